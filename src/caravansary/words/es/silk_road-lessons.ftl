### Las lecciones de Silk Road. Cada lección de lessons.json tiene un título, un texto, una tarea (task-2 para lo que viene después
### de la primera acción, etcétera), una respuesta a otra cosa permitida y unas palabras al resolverla.

silk_road-lesson-sell-title = Vende mercancías
silk_road-lesson-sell-text = Viajas en una caravana y quieres hacer fortuna. En cada ciudad hay losetas para elegir. Con un Vendedor te dan 4 de plata por la primera mercancía de su tipo, 3 por la segunda, 2 por la tercera y 1 por cada una de las demás.
silk_road-lesson-sell-task = Tienes el peón de líder, así que te toca elegir loseta. Tras tu pantalla hay mucha seda: toma el Vendedor de seda.
silk_road-lesson-sell-task-2 = Ahora vende las tres fichas de seda.
silk_road-lesson-sell-else = Puedes hacerlo, pero lo que más tienes es seda. Toma el Vendedor de seda y vende las tres.
silk_road-lesson-sell-solved = Te han dado 9 de plata: 4, 3 y 2. Cada loseta se usa una sola vez; esta ya no está en la ciudad.

silk_road-lesson-buy-title = Compra mercancías
silk_road-lesson-buy-text = En el este, de donde sale la caravana, se compra barato. Con un Comprador, la primera mercancía de su tipo te cuesta 1 de plata; la segunda, 2; la tercera, 3; y cada una de las demás, 4.
silk_road-lesson-buy-task = Tienes 10 de plata y ninguna especia. Toma el Comprador de especias.
silk_road-lesson-buy-task-2 = Compra tres fichas de especias. La cuarta costaría 4 de plata y difícilmente la recuperarías.
silk_road-lesson-buy-else = Está permitido. Esta vez usa el Comprador y compra tres fichas de especias.
silk_road-lesson-buy-solved = Has pagado 6 de plata. Si en el oeste encuentras un Vendedor para las tres, te darán 9.

silk_road-lesson-pawn-title = Entrega el peón
silk_road-lesson-pawn-text = Tras tu acción te quedas una ficha de turno y das el peón a alguien que aún no tenga ninguna, que toma la siguiente loseta. Hay una loseta menos que jugadores: quien se queda sin ella empieza la ronda siguiente como líder.
silk_road-lesson-pawn-task = Queda una loseta, un Vendedor de marfil. Con un Estafador serviría para cualquier otra mercancía. Así que da el peón a quien no tiene Estafador.
silk_road-lesson-pawn-else = Puedes hacerlo, pero con su Estafador le sacaría más partido a la loseta. Dale el peón a la otra persona.
silk_road-lesson-pawn-solved = Ya no quedan losetas, y el peón ha ido a la única persona sin ficha de turno. Empezará la ronda siguiente como líder, pero quizá no lo siga siendo: antes hay una subasta.

silk_road-lesson-auction-title = La subasta
silk_road-lesson-auction-text = Antes de cada viaje se puja por el peón, una vez por persona; el líder no puja. Después, el líder vende el peón por la puja más alta o paga esa misma cantidad a quien la ha hecho y se lo queda.
silk_road-lesson-auction-task = De Merv se puede ir a Susia, donde el líder puede vender marfil como bonificación. Tú tienes tres. La puja más alta es 2: puja 3.
silk_road-lesson-auction-task-2 = El líder te ha vendido el peón. Ahora eliges tú el camino: ve a Susia.
silk_road-lesson-auction-task-3 = La bonificación está impresa en el mapa, solo para ti y solo antes de tomar loseta. Úsala.
silk_road-lesson-auction-task-4 = Vende las tres fichas de marfil.
silk_road-lesson-auction-else = Puedes hacerlo. Esta vez puja 3, lleva la caravana a Susia y aprovecha su bonificación para vender todo tu marfil.
silk_road-lesson-auction-solved = Has pagado 3 de plata y has ganado 9, y además eres quien elige loseta primero: hay un Vendedor para tu seda.

silk_road-lesson-settle-title = Vender o pagar
silk_road-lesson-settle-text = Cuando eres líder, el resto puja por tu peón. Véndelo por la puja más alta o paga esa cantidad y sigue como líder. Aunque lo vendas, todavía puede tocarte una loseta.
silk_road-lesson-settle-task = Te ofrecen 5 de plata. En las dos ciudades siguientes hay un Vendedor de joyas para ti, así que no necesitas elegir camino: vende el peón.
silk_road-lesson-settle-task-2 = El nuevo líder ya ha jugado y te da el peón. Toma el Vendedor de joyas.
silk_road-lesson-settle-task-3 = Vende las dos fichas de joyas.
silk_road-lesson-settle-else = Puedes hacerlo. Pero prueba cuánto puedes ganar: vende el peón y después las dos fichas de joyas.
silk_road-lesson-settle-solved = ¡Has ganado 5 de plata con el peón y 7 con las joyas! Pero sin el peón nunca tienes el turno asegurado: siempre hay alguien que se queda sin él.

silk_road-lesson-crook-title = El Estafador
silk_road-lesson-crook-text = El Estafador se guarda hasta que haga falta. Al usar un Comprador, un Vendedor o un Comerciante puedes gastarlo para cambiar un tipo de mercancía de la loseta por otro cualquiera.
silk_road-lesson-crook-task = Tienes tres fichas de joyas, pero aquí no hay dónde venderlas. Toma de todos modos el Vendedor de especias.
silk_road-lesson-crook-task-2 = Gasta tu Estafador: convierte las especias en joyas.
silk_road-lesson-crook-task-3 = Ahora la loseta es un Vendedor de joyas. Vende las tres.
silk_road-lesson-crook-else = Puedes hacerlo. Esta vez deja que te ayude el Estafador: toma el Vendedor de especias, conviértelas en joyas y vende tres.
silk_road-lesson-crook-solved = Te ha valido 9 de plata, y el Estafador ya está gastado. Al final de la partida no te habría dado nada.

silk_road-lesson-barterer-title = Una segunda loseta
silk_road-lesson-barterer-text = El Trocador también se guarda. En una ciudad posterior te da una segunda loseta en el mismo turno. Con un Comerciante cambias mercancías: lo de la izquierda por lo de la derecha, hasta dos veces.
silk_road-lesson-barterer-task = Ya has usado tu primera loseta y quedan dos más. Gasta tu Trocador.
silk_road-lesson-barterer-task-2 = Toma el Comerciante que da dos fichas de seda por una de marfil.
silk_road-lesson-barterer-task-3 = Tienes dos fichas de marfil. Cambia la primera.
silk_road-lesson-barterer-task-4 = Y otra vez.
silk_road-lesson-barterer-else = Puedes hacerlo. Esta vez usa el Trocador para tomar el Comerciante y cambia dos veces.
silk_road-lesson-barterer-solved = Dos fichas de marfil se han convertido en cuatro de seda, y por las dos losetas pones una sola ficha de turno. Así que esta vez se quedarán sin turno dos personas.

silk_road-lesson-vizier-title = El Gran Visir
silk_road-lesson-vizier-text = Quien toma un Gran Visir dice un tipo de mercancía que ningún Visir haya pedido aún. Luego cada cual, tú también, muestra a la vez cuantas quiera. Mostrar más que nadie da 5 de plata y quedar en segundo lugar, 3; nadie pierde sus mercancías.
silk_road-lesson-vizier-task = Has reunido seda. Toma el Gran Visir antes de que lo haga otra persona.
silk_road-lesson-vizier-task-2 = Las joyas ya se han pedido. Pide seda.
silk_road-lesson-vizier-task-3 = Muestra las tres fichas de seda.
silk_road-lesson-vizier-else = Puedes hacerlo, pero tu fuerte es la seda. Toma el Gran Visir, pide seda y muestra las tres.
silk_road-lesson-vizier-solved = Nadie ha mostrado tantas: 5 de plata para ti y 3 para quien ha mostrado dos. Aún tienes tu seda y podrás venderla.

silk_road-lesson-end-title = Llega a Antioch
silk_road-lesson-end-text = En Antioch se acaba la partida. Cada moneda de plata vale 1 punto, y cada mercancía que te quede, también. Tener más que nadie de un tipo da 2 puntos.
silk_road-lesson-end-task = Es el último mercado y tienes cuatro de seda. Por la cuarta solo te darían 1 de plata, y con ella quizá seas quien más seda tenga. Vende tres y quédate una.
silk_road-lesson-end-task-2 = Una última subasta. En Antioch no hay mercado, así que ser líder ya no sirve de nada: pasa.
silk_road-lesson-end-else = Puedes hacerlo, pero te cuesta puntos. Vende tres de seda, quédate la última y después pasa.
silk_road-lesson-end-solved = ¡Ganas con 29 puntos frente a 28, 28 y 25! Si hubieras vendido toda la seda, te habrías quedado en 27. Ya sabes lo necesario para tu primera partida.
