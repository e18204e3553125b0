### Las reglas de Silk Road: una entrada por cada regla de docs/rules/silk_road.md, en su orden. El número de la clave es el de la
### regla: silk_road-rule-4-2 es SROAD-4.2. La página se compone a partir de este archivo.

silk_road-rules-title = Silk Road: las reglas
silk_road-rules-minute = El juego en un minuto
silk_road-rules-minute-1 = Una sola caravana viaja de Chang’An a Antioch, y en ella va todo el mundo. Compra mercancías donde están baratas, véndelas caras más adelante y guarda el dinero y las mercancías detrás de tu pantalla.
silk_road-rules-minute-2 = Cada ronda empieza con una subasta por el liderazgo. Quien es líder elige la próxima ciudad, toma una de sus losetas, la usa y entrega el peón a otra persona, que toma la siguiente.
silk_road-rules-minute-3 = Alguien se quedará sin loseta, pero empezará la ronda siguiente como líder. En Antioch cuenta tu dinero, cada mercancía vale 1 punto y tener más que nadie de un tipo da 2. Gana quien tenga más puntos.

## 1

silk_road-rules-section-1 = Preparación
silk_road-rule-1-1 = Tienes una pantalla y detrás de ella, donde nadie los ve, tus monedas y tus mercancías.
silk_road-rule-1-2 = En la bolsa hay 75 mercancías, quince de cada tipo. Sacas tres sin mirar y no se las muestras a nadie.
silk_road-rule-1-3 = El azar reparte losetas boca arriba en 18 ciudades: tres en cada una con cuatro jugadores, cuatro con cinco y cinco con tres o con seis. Las de dorso naranja van a ciudades naranjas y las de dorso violeta, a violetas.
silk_road-rule-1-4 = Ni en la ciudad de salida ni en la de llegada hay losetas.
silk_road-rule-1-5 = La acción impresa de una ciudad se suma a sus losetas: no ocupa el sitio de ninguna.
silk_road-rule-1-6 = En Aleppo y en Tyre nunca hay Estafadores ni Trocadores, porque allí llegarían tarde. En su lugar va otra loseta violeta.
silk_road-rule-1-7 = Para conseguirlo, Aleppo y Tyre reciben sus losetas antes que nadie, de entre las violetas de otras clases. Lo que queda se mezcla y se reparte por las demás ciudades violetas.
silk_road-rule-1-8 = En partidas de cuatro sobran 18 losetas de cada color y en las de cinco, 9: se quedan en la caja sin que nadie las vea. En las de tres o seis se usan todas.
silk_road-rule-1-9 = Empiezas con 10 de plata. Una moneda de oro vale por 5 de plata.
silk_road-rule-1-10 = La caravana espera en Chang’An. El azar decide quién es líder primero y recibe el peón y todas las fichas de turno: cinco en partidas de tres; si no, una menos que jugadores.
silk_road-rule-1-11 = Se juega en sentido horario: después de ti va quien tienes a la izquierda.

## 2

silk_road-rules-section-2 = La subasta
silk_road-rule-2-1 = En cada ronda hay subasta, viaje y mercado, y así hasta el final del camino. También la primera empieza con una subasta: vende quien ha salido líder por azar.
silk_road-rule-2-2 = Puja primero quien está a la izquierda del líder y después, en sentido horario, el resto, una vez cada cual. El líder no puja.
silk_road-rule-2-3 = Solo tienes una oportunidad: puja más que todos los anteriores o pasa.
silk_road-rule-2-4 = Se puja plata, sin fracciones, y como mínimo 1.
silk_road-rule-2-5 = No puedes pujar más dinero del que tienes.
silk_road-rule-2-6 = Si nadie puja, no se paga nada y el líder sigue siéndolo.
silk_road-rule-2-7 = El líder responde a la puja más alta. Puede vender: cobra esa cantidad y cede el peón y todas las fichas. O puede pagar esa misma cantidad a quien pujó y seguir como líder.
silk_road-rule-2-8 = Si al líder no le llega para pagar, tiene que vender.
silk_road-rule-2-9 = Solo cuenta la puja más alta; las demás no cuestan nada. No puede haber empate, porque cada puja supera a la anterior.
silk_road-rule-2-10 = Solo se puja y se paga con dinero, nunca con mercancías, losetas ni promesas. Siempre hay cambio.
silk_road-rule-2-11 = También hay subasta antes del último viaje, aunque allí ya solo está en juego el propio dinero. Se puede acordar no hacer esa.

## 3

silk_road-rules-section-3 = El viaje
silk_road-rule-3-1 = Si eres líder, llevas la caravana por una flecha hasta la ciudad siguiente. De algunas ciudades salen dos y eliges. La caravana nunca se queda quieta ni vuelve atrás.
silk_road-rule-3-2 = En la última ciudad no hay mercado: al llegar la caravana, se acaba la partida.
silk_road-rule-3-3 = El mapa muestra las ciudades, sus colores y sus flechas. No hemos podido ver el mapa original, así que una parte del nuestro es invención nuestra.

## 4

silk_road-rules-section-4 = El mercado
silk_road-rule-4-1 = Cinco ciudades tienen una acción impresa en el mapa. Si eres tú quien ha llevado allí la caravana, puedes usarla una vez como bonificación.
silk_road-rule-4-2 = Decide sobre la bonificación antes de tomar loseta. Si la dejas pasar, se pierde: quien reciba el peón más tarde en esa ronda tampoco podrá usarla.
silk_road-rule-4-3 = Con el peón en la mano, eliges la loseta de la ciudad que quieras. Tienes que tomar una, aunque ninguna te sirva.
silk_road-rule-4-4 = Haz lo que dice la loseta del todo, en parte o nada. En cualquier caso, desaparece del mapa.
silk_road-rule-4-5 = Los Estafadores y Trocadores se quedan a la vista delante de ti hasta que los gastes, y los Visires usados se apartan. Las demás losetas se descartan tras su uso y no vuelven.
silk_road-rule-4-6 = Después pon una ficha de turno delante de ti. El peón y las demás fichas se los das a otra persona, la que quieras, mientras le quede turno en esa ronda.
silk_road-rule-4-7 = La ficha indica que ya has tenido tu turno. En partidas de tres, cada cual puede tener dos turnos y reunir dos fichas.
silk_road-rule-4-8 = El peón no se puede rechazar: toma una loseta y entrégalo después de la misma manera.
silk_road-rule-4-9 = El mercado cierra cuando alguien se lleva la última loseta de la ciudad.
silk_road-rule-4-10 = Entonces el peón es para quien se ha quedado sin turno o, en partidas de tres, con uno solo. Recibe todas las fichas y empieza la ronda siguiente como líder.
silk_road-rule-4-11 = Mientras queden losetas no puedes quedarte el peón, tampoco en partidas de tres. Pero cuando se acaban es para quien tenga una sola ficha, y puede ser quien ha tomado la última.
silk_road-rule-4-12 = Tras un Trocador, al cerrar el mercado puede quedarles turno a varias personas. Quien ha tomado la última loseta decide a quién le da el peón.
silk_road-rule-4-13 = Al empezar cada ronda, el líder recoge otra vez todas las fichas de turno.
silk_road-rule-4-14 = En el mapa puedes comprar seda en Dunhuang, frutos secos en Koria y joyas en Kashgar, y vender especias en Merv y marfil en Susia.

## 5

silk_road-rules-section-5 = Las losetas
silk_road-rule-5-1 = Con un Vendedor vendes cuantas mercancías quieras de su tipo. Por la primera te dan 4 de plata; por la segunda, 3; por la tercera, 2; y por cada una de las demás, 1.
silk_road-rule-5-2 = Con un Comprador compras cuantas mercancías quieras de su tipo. La primera cuesta 1 de plata; la segunda, 2; la tercera, 3; y cada una de las demás, 4.
silk_road-rule-5-3 = Cada acción empieza de nuevo por el primer precio, aunque en un mismo turno uses una acción impresa y una loseta iguales.
silk_road-rule-5-4 = No puedes comprar más de lo que te permite tu dinero ni más de lo que hay en la bolsa.
silk_road-rule-5-5 = Con un Comerciante entregas lo que muestra a la izquierda y recibes lo que muestra a la derecha. Puedes hacerlo una vez, dos o ninguna.
silk_road-rule-5-6 = Necesitas todo lo de la izquierda, y en la bolsa tiene que haber todo lo de la derecha; lo que entregas entra antes en ella. No hay cambios a medias.
silk_road-rule-5-7 = Un comerciante especial acepta mercancías de cualquier tipo y te da otras tantas de los tipos que quieras: hasta cuatro o, en algunas losetas, hasta dos.
silk_road-rule-5-8 = Un comerciante especial se usa una sola vez. Cambia de una en una y para cuando quieras, pero no más veces que mercancías tenías al empezar.
silk_road-rule-5-9 = El Ladrón le quita una mercancía a quien tú digas. Decide el azar, y todas las que haya tras esa pantalla tienen las mismas opciones.
silk_road-rule-5-10 = Qué se ha robado solo lo saben quien roba y su víctima. Si detrás de la pantalla no había nada, el Ladrón vuelve con las manos vacías y la loseta se gasta igual.
silk_road-rule-5-11 = Con el Gran Visir, di un tipo que ningún otro Visir haya pedido. Después cada cual, tú también, muestra a la vez cuantas fichas quiera de ese tipo. Puedes ocultar parte o todas.
silk_road-rule-5-12 = La banca paga 5 de plata a quien más muestra y 3 a quien queda en segundo lugar. Si hay empate, cada cual cobra la cantidad entera. Por no mostrar nada no se cobra.
silk_road-rule-5-13 = Lo que muestras sigue siendo tuyo. Si nadie muestra nada, nadie cobra, pero ese tipo ya cuenta como pedido.
silk_road-rule-5-14 = Junto a cada uno de los cinco primeros Visires usados se deja una ficha de su tipo, sacada de la bolsa para toda la partida. Si no queda ninguna, o con el sexto Visir, no se deja nada.
silk_road-rule-5-15 = Cuando ya se han pedido los cinco tipos, el sexto Visir puede volver a pedir cualquiera.
silk_road-rule-5-16 = Si tomas un Visir y no lo usas, no pide nada y no cuenta.
silk_road-rule-5-17 = Guarda el Estafador hasta que te convenga. Al hacer una acción, gástalo para convertir un tipo de mercancía de esa loseta en otro cualquiera, solo por esa vez.
silk_road-rule-5-18 = Sirve con un Comprador, un Vendedor o un Comerciante, en loseta o impreso en el mapa. No sirve con losetas que no muestran ningún tipo.
silk_road-rule-5-19 = En un Comerciante cambia un tipo de uno de los lados, en todos sus símbolos y para los dos cambios. Ese tipo no se cambia dos veces; el nuevo puede estar ya en la loseta.
silk_road-rule-5-20 = Puedes gastar un Estafador ya en tu próxima acción, incluso en la misma ciudad. Con varios puedes cambiar varias cosas de una loseta.
silk_road-rule-5-21 = El Trocador también se guarda. Solo te sirve a partir de la ciudad siguiente.
silk_road-rule-5-22 = Allí lo gastas para tomar dos losetas en un turno. Termina con la primera y elige luego la segunda.
silk_road-rule-5-23 = Lo decides al acabar con tu primera loseta, si queda otra en la ciudad. En un turno solo puedes usar un Trocador.
silk_road-rule-5-24 = Aunque tomes dos losetas, pones una sola ficha de turno. Así que en ese mercado hay un turno menos: desde cuatro jugadores, se queda sin turno una persona más de lo habitual; en partidas de tres, sobra un turno más.
silk_road-rule-5-25 = Los Estafadores y Trocadores que te queden al final no dan puntos.
silk_road-rule-5-26 = Hay 90 losetas, la mitad naranjas y la mitad violetas. No sabemos cuántas hay de cada una en el juego original, así que casi todas esas cantidades son nuestras.

## 6

silk_road-rules-section-6 = El final
silk_road-rule-6-1 = La partida acaba en el mismo momento en que la caravana entra en la última ciudad.
silk_road-rule-6-2 = Cada moneda de plata vale 1 punto; cada una de oro, 5; y cada mercancía que te quede, 1.
silk_road-rule-6-3 = En cada uno de los cinco tipos, tener más que nadie da 2 puntos. Si hay empate en cabeza, no se los lleva nadie.
silk_road-rule-6-4 = Gana quien tenga más puntos.
silk_road-rule-6-5 = Si hay empate a puntos, la victoria se comparte.

## 7

silk_road-rules-section-7 = La bolsa, lo visible y lo oculto
silk_road-rule-7-1 = No hay más mercancías que esas 75. Después del principio se sacan de la bolsa por su tipo, nunca a ciegas, y lo que vendes o entregas vuelve a ella.
silk_road-rule-7-2 = A la banca nunca se le acaba el dinero.
silk_road-rule-7-3 = A la vista están el mapa, las losetas, los peones y las fichas de turno, y todo lo que se hace en abierto: pujas, pagos, tratos, lo mostrado a un Visir y quién ha robado a quién.
silk_road-rule-7-4 = Oculto queda lo que tienes tras la pantalla, las tres mercancías que sacaste, el contenido de la bolsa y, salvo para ladrón y víctima, lo que se lleva un Ladrón. Tampoco se muestran las losetas que sobran.
silk_road-rule-7-5 = Se puede hablar y prometer cuanto se quiera, pero nadie está obligado a cumplir. Nadie puede dar ni vender nada a otra persona.
silk_road-rule-7-6 = Si así se acuerda, una hoja de notas te ayuda a recordar: el dinero y el número de mercancías de cada cual, y qué tipos tiene seguro. No dice nada que no hubieras podido apuntar tú.

## 8

silk_road-rules-section-8 = Al revés
silk_road-rule-8-1 = En esta variante, la caravana sale de Antioch, sigue todas las flechas en sentido contrario y llega a Chang’An.
silk_road-rule-8-2 = También las losetas cambian de lado: las de dorso violeta van al este y las de dorso naranja, al oeste.
silk_road-rule-8-3 = Ahora las últimas son Lanzhou y Yumen, así que allí no hay Estafadores ni Trocadores. En Aleppo y en Tyre sí puede haberlos.
silk_road-rule-8-4 = Lo que está impreso en el mapa se queda donde está.

## Dibujos

silk_road-rules-picture-goods = Los cinco tipos de mercancías: marfil, seda, joyas, frutos secos y especias.
silk_road-rules-picture-lead = El peón de líder con sus fichas de turno: tres en partidas de cuatro.
silk_road-rules-picture-map = De Yumen salen dos flechas, una a Dunhuang y otra a Turfan. Elige quien es líder.
silk_road-rules-picture-market = Cuatro jugadores, tres losetas: tres personas tendrán turno y la restante empezará la ronda siguiente como líder.
silk_road-rules-picture-buyer = Lo que cuestan de una a cuatro mercancías con un Comprador.
silk_road-rules-picture-seller = Lo que te dan por una a cuatro mercancías con un Vendedor.
silk_road-rules-picture-traders = Una ficha de marfil por dos de seda; una de especias por una de seda y una de joyas; hasta cuatro mercancías por otras que tú elijas.
silk_road-rules-picture-people = El Ladrón y el Gran Visir.
silk_road-rules-picture-kept = Dos losetas que se guardan: el Estafador y el Trocador.
silk_road-rules-picture-score = Monedas por valor de 12 y cuatro mercancías son 16 puntos. Si nadie tiene tanta seda, 2 más: 18.
