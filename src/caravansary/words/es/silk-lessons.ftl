### Las lecciones de Silk. Cada lección de lessons.json tiene un título, un texto, una tarea (task-2 para lo que viene tras la
### primera acción, etc.), una respuesta a otra cosa permitida y unas palabras al resolverla.

silk-lesson-graze-title = A pastar
silk-lesson-graze-text = Los puntos se ganan pastando: eliges una loseta con orugas tuyas y cada una te da lo que vale la loseta. El pasto reseco vale 1; el natural, 2; y el frondoso, 3.
silk-lesson-graze-task = Juegas con el morado y tienes dos orugas en pasto frondoso. Haz que pasten.
silk-lesson-graze-task-2 = Al pastar, todas las orugas tienen que irse de la loseta. Lleva la primera hacia el norte, a un pasto natural.
silk-lesson-graze-task-3 = Lleva la otra hacia el oeste, donde sigue junto a tu criadero.
silk-lesson-graze-else = Se puede, pero lo que más da es la loseta frondosa con dos orugas. Pasta en ella y lleva después una oruga hacia el norte y la otra hacia el oeste.
silk-lesson-graze-solved = Dos orugas en pasto frondoso: ¡6 puntos! Ahora la loseta está yerma, y volver a pastar en ella no daría nada.

silk-lesson-turn-title = Cría orugas
silk-lesson-turn-text = Cada turno empieza con una oruga de tu reserva. Va a una loseta que toque uno de tus criaderos o en la que ya haya una oruga tuya; en cada loseta caben tres. Después tiras dos dados, y cada uno es una acción.
silk-lesson-turn-task = Tu criadero toca una loseta frondosa. Cría ahí la oruga.
silk-lesson-turn-task-2 = Ya están tirados los dados. Con el 1 puedes criar otra oruga: úsalo para eso.
silk-lesson-turn-task-3 = Ponla en la loseta frondosa, junto a la primera.
silk-lesson-turn-else = Se puede. Pero hoy quieres dos orugas en la loseta frondosa: una antes de tirar y otra con el 1.
silk-lesson-turn-solved = Dos orugas en pasto frondoso, y con el 5 que te queda puedes pastar. Ya sabes lo que eso da: 6 puntos.

silk-lesson-dice-title = Modifica un dado
silk-lesson-dice-text = Cada número es una acción: 1, criar; 2, desplazar; 3, muro; 4, criadero; 5, pastar; y 6, el ookami. Puedes modificar un dado, pero cada paso te cuesta 1 punto. Después del 6 vuelve el 1.
silk-lesson-dice-task = Te gustaría pastar. Pasar del 3 al 5 cuesta 2 puntos; del 6 al 5, solo 1: modifica el 6.
silk-lesson-dice-task-2 = En el borde izquierdo tienes dos orugas juntas en un pasto natural. Pasta ahí.
silk-lesson-dice-task-3 = Al norte y al sur no caben, porque ya hay tres orugas en cada loseta. Pero por el borde pueden irse a campo abierto: echa la primera.
silk-lesson-dice-task-4 = La otra se queda en el valle. Llévala hacia el este, a la loseta yerma.
silk-lesson-dice-else = Se puede. Pero esta vez modifica el 6, pasta en el pasto natural del borde izquierdo y echa una oruga a campo abierto y la otra hacia el este.
silk-lesson-dice-solved = Has pagado 1 punto y has ganado 4. Y la oruga que ha salido no se pierde: está en tu reserva y podrás volver a criarla.

silk-lesson-drive-title = Pastor y mastín
silk-lesson-drive-text = Con un 2 das un paso con tu pastor o con tu mastín. Los dos echan a las orugas, y el pastor también desaloja mastines. Un muro detiene al mastín, pero no al pastor. Por el borde del valle pueden salir y entrar por el lado opuesto.
silk-lesson-drive-task = En la loseta frondosa de la esquina inferior derecha hay dos orugas verdes. Mueve tu mastín hacia el oeste, por encima del borde, y aparecerá allí.
silk-lesson-drive-task-2 = Tú decides adónde van, aunque no sean tuyas. Echa la primera a campo abierto.
silk-lesson-drive-task-3 = Haz lo mismo con la segunda.
silk-lesson-drive-else = Puedes hacerlo. Pero las orugas verdes podrían ganar allí 6 puntos: mueve tu mastín hacia el oeste y echa las dos a campo abierto.
silk-lesson-drive-solved = Las dos han vuelto a la reserva verde. Y tu mastín vigila la loseta frondosa: mientras siga ahí, no puede entrar ninguna oruga.

silk-lesson-ookami-title = El ookami
silk-lesson-ookami-text = El ookami no es de nadie: con un 6, cualquiera puede moverlo. Captura las orugas con las que se encuentra, y al final cada oruga tuya en la cueva te cuesta 1 punto. El ookami desaloja pastores, pero un mastín desaloja al ookami.
silk-lesson-ookami-task = No tienes un 6, pero el 1 está justo al lado. Paga 1 punto y usa el 1 para el ookami.
silk-lesson-ookami-task-2 = Al norte del ookami hay dos orugas verdes. Muévelo allí.
silk-lesson-ookami-task-3 = ¡Capturadas! Aún te queda el 2. Úsalo para desplazar una pieza.
silk-lesson-ookami-task-4 = Tu mastín está al lado del ookami. Muévelo hacia el este, a su loseta.
silk-lesson-ookami-task-5 = El ookami tiene que apartarse y tú decides hacia dónde: hacia el este, donde hay otras dos orugas verdes.
silk-lesson-ookami-else = Puedes hacerlo. Pero el ookami puede capturar ahora cuatro orugas verdes: muévelo al norte con el 1, luego tu mastín al este con el 2, y desaloja al ookami hacia el este.
silk-lesson-ookami-solved = Hay cuatro orugas verdes en la cueva. Cuida de las tuyas: donde hay un mastín, el ookami no entra.

silk-lesson-build-title = Criaderos y muros
silk-lesson-build-text = Con un 4 edificas un criadero en una esquina de la loseta de tu pastor, a dos lados o más de los demás criaderos. Con un 3 construyes un muro junto a un criadero tuyo o junto a muros que lleven a él. Cuando los muros van de criadero a criadero, ganas 1 punto por cada uno.
silk-lesson-build-task = Dos muros llevan de tu criadero a tu pastor. Edifica otro criadero en la esquina inferior derecha de la loseta del pastor.
silk-lesson-build-task-2 = Todavía no ha dado puntos, pero ya solo falta un muro. Usa el 3.
silk-lesson-build-task-3 = Construye el muro entre los otros dos y tu nuevo criadero.
silk-lesson-build-else = Se puede. Pero mira lo que dan los muros: edifica el criadero en la esquina inferior derecha y cierra luego el hueco que hay debajo de tu pastor.
silk-lesson-build-solved = Tres muros de criadero a criadero: 3 puntos. Además, ahora puedes criar en dos sitios. Quien antes tenga sus cuatro criaderos en el valle gana otros 5 puntos.

silk-lesson-enclosure-title = Cercados
silk-lesson-enclosure-text = Dos o más losetas rodeadas de muros son un cercado. El primero que tenga tres o más da 10 puntos al momento. Al final, quien tiene más criaderos en sus muros gana por cada uno de ellos tantos puntos como losetas hay dentro.
silk-lesson-enclosure-task = Siete muros rodean tres losetas y solo falta uno. Usa el 3.
silk-lesson-enclosure-task-2 = Construye el muro que falta a la izquierda.
silk-lesson-enclosure-else = Puedes hacerlo, pero entonces tu rival podría cerrarlo antes que tú. Usa el 3 y construye el muro que falta.
silk-lesson-enclosure-solved = Un muro, 14 puntos: 4 por cerrar un tramo y 10 por la mejora. Ahí tienes dos criaderos y tu rival, uno; al final te dará otros 6: dos por tres losetas.

silk-lesson-end-title = El final
silk-lesson-end-text = En partidas de dos, el final se desencadena cuando alguien tiene 30 puntos, se construye el último muro o todas las losetas están yermas. Terminas tu turno y los demás juegan uno más. Entonces puntúan los cercados, cada oruga da lo que vale su loseta y las de la cueva restan 1 punto cada una.
silk-lesson-end-task = Tienes 24 puntos. La loseta frondosa con dos orugas tuyas da 6: pasta ahí.
silk-lesson-end-task-2 = Al final, las orugas en losetas yermas no dan nada. Lleva la primera hacia el este, a un pasto natural.
silk-lesson-end-task-3 = Lleva allí también la segunda, que cabe justo.
silk-lesson-end-task-4 = Tienes 30 puntos y has desencadenado el final. Pero aún te queda el 1: úsalo para criar una oruga.
silk-lesson-end-task-5 = Críala en la otra loseta frondosa, donde dará 3 puntos.
silk-lesson-end-else = Se puede, pero hay algo mejor para el recuento: pasta en la loseta frondosa con dos orugas, llévalas las dos hacia el este y cría una en la otra loseta frondosa.
silk-lesson-end-solved = Tu rival ha jugado un turno más, pero ¡ganas por 57 puntos a 52! Sin los 6 puntos de tu cercado habrías perdido.

silk-lesson-begin-title = Cómo empieza todo
silk-lesson-begin-text = Falta una cosa: el principio. Primero, por turnos, cada cual coloca siete orugas en pasto reseco. Luego se sigue en sentido contrario, y colocas un criadero, un pastor y un mastín, siempre cerca de tus orugas.
silk-lesson-begin-task = Es tu última oruga. Ponla abajo, con las dos verdes: cuando pastes ahí, decidirás tú adónde van.
silk-lesson-begin-task-2 = Ahora sigues tú. Pon tu criadero entre tus tres orugas de la izquierda y la loseta frondosa: pronto podrás criar ahí.
silk-lesson-begin-task-3 = Los nuevos criaderos se edifican en las esquinas de la loseta de tu pastor. Ponlo al norte del ookami, donde hay sitio para ellos.
silk-lesson-begin-task-4 = El ookami no entra donde hay un mastín. Pon el tuyo entre el ookami y tus tres orugas.
silk-lesson-begin-else = Puedes hacerlo, y en tu partida colocarás todo donde quieras. Esta vez elige el sitio que se te pide.
silk-lesson-begin-solved = Todo está en su sitio. Tu rival puso la primera oruga y por eso juega el primer turno. ¡Ya sabes todo lo que hace falta para tu primera partida!
