### Las lecciones de Yak. Cada lección de lessons.json tiene un título, un texto, una tarea (task-2 para lo que viene tras la
### primera acción, etc.), una respuesta a otra cosa permitida y unas palabras al resolverla.

yak-lesson-tower-title = Levanta una torre
yak-lesson-tower-text = Las piedras de un mismo color que se tocan forman un grupo, y los grupos dan puntos. El nivel más bajo tiene cinco huecos; más arriba, cada piedra se apoya en otras dos.
yak-lesson-tower-task = Has comprado una piedra roja y una negra. En el nivel más bajo, una piedra va junto a otra: pon la roja al lado de la roja.
yak-lesson-tower-task-2 = Ahora, el segundo nivel: coloca la piedra negra encima de las dos negras.
yak-lesson-tower-else = Ahí se puede poner. Pero esta vez junta primero las rojas y luego coloca la negra encima de las dos negras.
yak-lesson-tower-solved = Tres piedras negras dan 6 puntos y dos rojas, 3. Cuanto más grande es un grupo, más da, hasta siete piedras.

yak-lesson-build-title = Compra piedras
yak-lesson-build-text = Con Construir compras piedras de la carreta que está delante de tu yurta: una cuesta 1 alimento; dos, 3; y tres, 5. Cada carreta rechaza un tipo de alimento; el cartel del yak dice cuál.
yak-lesson-build-task = Esta carreta no acepta pan, así que aquí puedes gastar cuatro alimentos. Elige primero una piedra azul.
yak-lesson-build-task-2 = Dos piedras cuestan 3 alimentos en total. Toma también la otra azul.
yak-lesson-build-task-3 = La próxima carreta que te llega no acepta leche. Guarda para ella una ficha de carne y paga con dos de leche y una de carne.
yak-lesson-build-else = Podrías hacerlo. Esta vez compra las dos piedras azules y págalas con dos de leche y una de carne.
yak-lesson-build-solved = Las dos piedras ya son tuyas, y con lo que has guardado te llega para otras dos en la próxima carreta. En partidas de cuatro hay además una carreta que lo acepta todo, pero como mucho dos tipos a la vez.

yak-lesson-restock-title = Toma alimentos
yak-lesson-restock-text = Cuando te quedas sin alimentos, toca Reabastecer: tomas de tu carreta todos los de un mismo tipo. En tu yurta caben ocho; lo que no quepa se queda en la carreta.
yak-lesson-restock-task = Te quedan tres alimentos. Toma la leche de tu carreta.
yak-lesson-restock-else = Se puede, pero de pan solo hay dos. Toma la leche, que hay mucha más.
yak-lesson-restock-solved = Han cabido cinco de las seis fichas de leche y tu yurta está llena. Después, tu carreta ha recibido una piedra de la bolsa: así es siempre al reabastecer, mientras tenga menos de cuatro.

yak-lesson-market-title = Ve al Mercado
yak-lesson-market-text = Con Mercado tomas hasta dos alimentos del centro. Luego sacas tres piedras y pones una en la carreta que quieras; las otras vuelven a la bolsa. Cuando todo el mundo ha jugado, cada carreta pasa a la persona siguiente.
yak-lesson-market-task = Hoy juegas en último lugar. La próxima carreta que te llega no acepta leche: toma una ficha de pan.
yak-lesson-market-task-2 = Puedes tomar otra ficha. Que sea pan otra vez.
yak-lesson-market-task-3 = Tienes tres piedras para elegir y estás reuniendo rojas. Pon la roja en la carreta que no acepta leche, porque ahora viene hacia ti.
yak-lesson-market-else = Puedes hacerlo. Pero piensa en mañana: toma dos fichas de pan y pon la piedra roja en la carreta que no acepta leche.
yak-lesson-market-solved = Las carretas han avanzado y la de las dos piedras rojas está delante de tu yurta. Nadie ha podido quitarte la tuya, porque jugabas en último lugar.

yak-lesson-day-title = Un día entero
yak-lesson-day-text = Al amanecer, cada cual elige en secreto una de sus tres cartas. A mediodía se descubren una a una, empezando por quien tiene la cría de yak. Al atardecer avanzan las carretas y cada cual recupera su carta.
yak-lesson-day-task = Los demás ya han elegido. Solo tienes un alimento, pero en tu carreta hay siete: elige Reabastecer.
yak-lesson-day-task-2 = Los demás ya han jugado y ahora se descubre tu carta. Toma el pan.
yak-lesson-day-else = Puedes hacerlo, pero lo que más te ayuda es tener alimentos. Elige Reabastecer y toma el pan.
yak-lesson-day-solved = Ya tienes seis alimentos. Las carretas han avanzado y la cría de yak ha pasado a la persona siguiente, que ahora empieza.

yak-lesson-fog-title = Niebla en la cantera
yak-lesson-fog-text = Entre las piedras de la bolsa hay cinco fichas de niebla. Cuando sacas niebla, todas las carretas dan la vuelta y al atardecer van hacia el otro lado. La niebla pasa a la montaña y en su lugar sacas otras piedras.
yak-lesson-fog-task = Hoy juegas en último lugar. Toma la leche del Mercado y mira qué sale de la bolsa.
yak-lesson-fog-task-2 = ¡Niebla! Todas las carretas han dado la vuelta, así que te llegará la que no acepta carne. Pon en ella la piedra naranja.
yak-lesson-fog-else = Puedes hacerlo. Pero toma primero la leche y fíjate luego en el nuevo sentido: la que te llega es la carreta que no acepta carne.
yak-lesson-fog-solved = Las carretas han venido del otro lado y tienes dos piedras naranjas delante. Las dos fichas de niebla han salido juntas, por eso solo han dado la vuelta una vez.

yak-lesson-crystal-title = Cristales
yak-lesson-crystal-text = Un cristal cuesta 1 alimento más que las otras piedras. Toma el color que más puntos te da y se une a las piedras de ese color que toca. A partir de tres grupos, también se puntúa cuántos tienes.
yak-lesson-crystal-task = Aquí puedes gastar 2 alimentos, justo lo que cuesta el cristal. Cómpralo.
yak-lesson-crystal-task-2 = Tienes dos piedras rojas que no se tocan. Pon el cristal entre ellas, de modo que toque las dos.
yak-lesson-crystal-else = Puedes hacerlo, pero un cristal entre las dos piedras rojas te da mucho más. Cómpralo y colócalo ahí.
yak-lesson-crystal-solved = El cristal y las dos rojas forman un grupo de tres, y ya es tu tercer grupo: tu torre valía 8 puntos y ahora vale 16. Un segundo cristal tendría que tomar otro color.

yak-lesson-end-title = El último día
yak-lesson-end-text = Quien llega antes que nadie a catorce piedras se lleva la estupa, que da 3 puntos. Se termina el día, se juega otro más y se cuentan los puntos. Tener más alimentos que nadie da 2.
yak-lesson-end-task = Tienes trece piedras y te llega para una más. Compra la morada: con ella tendrás cinco grupos.
yak-lesson-end-task-2 = Ponla en el último hueco del cuarto nivel y la estupa será tuya.
yak-lesson-end-task-3 = El último amanecer. Ninguna piedra que puedas pagar formaría un grupo, pero tener más alimentos que nadie da 2 puntos: elige Reabastecer.
yak-lesson-end-task-4 = Toma la leche. Con cinco alimentos, nadie tendrá más que tú.
yak-lesson-end-else = Puedes hacerlo, pero ahora cuenta cada punto: la piedra morada para la estupa y luego la leche, para tener más alimentos que nadie.
yak-lesson-end-solved = ¡Ganas con 42 puntos, contra 41 y 29! Sin los 2 puntos de los alimentos habrías perdido. Ya sabes todo lo que hace falta para tu primera partida.
