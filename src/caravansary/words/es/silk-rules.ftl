### Las reglas de Silk: una entrada por cada regla de docs/rules/silk.md, en su orden. El número de la clave es el de la
### regla: silk-rule-4-2 es SILK-4.2. La página se compone a partir de este archivo.

silk-rules-title = Silk: las reglas
silk-rules-minute = El juego en un minuto
silk-rules-minute-1 = Tus orugas de seda viven en un valle de alta montaña. Haz que pasten: cuanto mejor es el pasto y más orugas tuyas hay en él, más puntos ganas. Después la loseta queda yerma y las orugas se van a otra parte.
silk-rules-minute-2 = En tu turno crías una oruga y tiras dos dados; cada número es una de las seis acciones, y pagando puntos puedes modificarlo. Pastores y mastines se abren paso, y el ookami captura las orugas con las que se encuentra.
silk-rules-minute-3 = Los tramos de muro cerrados puntúan al momento y los cercados, al final. Cuando alguien llega a los puntos necesarios, se acaban los muros o todo el valle queda yermo, los demás juegan un último turno. Gana quien tenga más puntos.

## 1

silk-rules-section-1 = El valle
silk-rule-1-1 = Juegas con un color: un pastor, un mastín, quince orugas, cuatro criaderos y una ficha de puntos.
silk-rule-1-2 = Con dos, tres o cuatro jugadores se sacan a ciegas 19, 24 o 29 losetas y se mezclan con la de la guarida. Se colocan boca arriba en 4 filas de 5, 5 filas de 5 o 5 filas de 6. Las que sobran no se miran.
silk-rule-1-3 = Los muros son comunes: hay 10, 15 o 20 en partidas de dos, tres o cuatro. Los demás no se usan.
silk-rule-1-4 = La puntuación que desencadena el final es de 30 puntos en partidas de dos, 40 en las de tres y 50 en las de cuatro.
silk-rule-1-5 = Todo el mundo empieza con 5 puntos de seda.
silk-rule-1-6 = El ookami empieza en la loseta de la guarida.
silk-rule-1-7 = Las cuatro mejoras están siempre en juego.
silk-rule-1-8 = Antes del primer turno colocas siete orugas, un criadero, tu pastor y tu mastín. En la reserva te quedan ocho orugas y tres criaderos.
silk-rule-1-9 = La guarida solo sirve para que el ookami empiece en ella. Por lo demás es un pasto natural: vale 2, y se puede pastar y regenerar.

## 2

silk-rules-section-2 = Colocar orugas y piezas
silk-rule-2-1 = Cada cual tira dos dados y empieza a colocar quien saque la suma más alta. Si hay empate, solo repite quien haya empatado, hasta que alguien gane.
silk-rule-2-2 = Por turnos, en sentido horario, pones dos orugas en pasto reseco: juntas en una loseta o separadas en dos.
silk-rule-2-3 = En una loseta caben tres orugas, de un color o de varios. Así es durante toda la partida.
silk-rule-2-4 = Mientras quepan orugas en pasto reseco, no se ponen en pasto natural. Se comprueba oruga por oruga: con la primera puedes ocupar el último hueco reseco y poner la segunda en pasto natural.
silk-rule-2-5 = En las tres primeras rondas pones dos orugas cada vez; en la cuarta, la que te queda.
silk-rule-2-6 = No se ponen orugas en pasto frondoso ni en la guarida, donde está el ookami. En el resto siempre hay sitio de sobra.
silk-rule-2-7 = Sigue quien haya puesto la última oruga, y ahora en sentido contrario. Cada vez colocas una de tus tres piezas, criadero, pastor o mastín, en el orden que quieras.
silk-rule-2-8 = Pastor y mastín empiezan en una loseta vacía, del pasto que sea, con una oruga tuya en alguna de las cuatro losetas de al lado. El borde opuesto del valle no cuenta como vecino.
silk-rule-2-9 = Un criadero va donde se juntan cuatro losetas, o dos en el borde, pero nunca en una esquina del valle. Una de ellas debe tener una oruga tuya, y los demás criaderos han de estar a dos lados o más.
silk-rule-2-10 = Elige cualquiera de tus piezas que tenga un sitio así. Si no lo tiene ninguna, coloca una lo más cerca posible de tus orugas: pastor o mastín, en una loseta vacía; el criadero, también a dos lados de los demás.
silk-rule-2-11 = Quien coloca la última pieza juega el primer turno. Siempre es quien puso la primera oruga.

## 3

silk-rules-section-3 = Tu turno y los dados
silk-rule-3-1 = Se juega por turnos, en sentido horario, hasta que llega el final.
silk-rule-3-2 = Antes de tirar tienes que criar una oruga de tu reserva. Si no te queda ninguna o no hay loseta para ella, te lo saltas. Así nunca se recuperan orugas de la cueva.
silk-rule-3-3 = Después tiras los dos dados.
silk-rule-3-4 = Elige un dado, modifícalo si quieres y haz su acción completa. Luego haces lo mismo con el otro y le toca a la persona siguiente.
silk-rule-3-5 = Modificar un dado cuesta 1 punto por paso, que se paga antes de la acción. Los números van en círculo, con el 6 junto al 1, y cuenta el camino más corto: nunca pasa de 3 puntos.
silk-rule-3-6 = Puedes gastar hasta tu último punto, pero no más de los que tienes.
silk-rule-3-7 = Cada dado se modifica por separado. Sobre el segundo decides al terminar la primera acción, con los puntos que tengas entonces.
silk-rule-3-8 = Los dos dados pueden servir para la misma acción.
silk-rule-3-9 = Un dado sirve para cualquier acción que ahora se pueda hacer y que puedas pagar. Mientras haya alguna, hay que usarlo: no se puede pasar.
silk-rule-3-10 = Si la acción que marca el dado es imposible, tienes que pagar por otra. Vale cualquiera que sea posible y que te puedas permitir, aunque no sea la más barata.
silk-rule-3-11 = Un dado que no sirve para nada se pierde, sin pagar. Pero si puedes usar el otro, va antes: quizá cambie las cosas.
silk-rule-3-12 = Cada dado se juzga por separado. Puedes usar el primero de tal modo que el segundo ya no sirva.

## 4

silk-rules-section-4 = Moverse y desalojar
silk-rule-4-1 = En una loseta caben hasta tres orugas, o bien un solo pastor, mastín u ookami. Orugas y piezas nunca se quedan juntas.
silk-rule-4-2 = Criaderos y muros están entre las losetas y no ocupan ninguna.
silk-rule-4-3 = Cada desplazamiento es de un paso, cruzando un lado de la loseta; nunca en diagonal.
silk-rule-4-4 = En una misma acción, nada se mueve más de una loseta. Por eso una pieza que ya se ha movido no se puede desalojar hasta la siguiente acción.
silk-rule-4-5 = Los muros detienen a orugas, mastines y ookami. El pastor los salta.
silk-rule-4-6 = Pastores, mastines y ookami pueden salir por el borde del valle y entrar por el opuesto, en la misma fila o columna. También cuando se les desaloja.
silk-rule-4-7 = Un muro en el borde, ya sea por donde se sale o por donde se entra, impide dar esa vuelta al mastín y al ookami. Al pastor, no.
silk-rule-4-8 = Las orugas no dan la vuelta al valle. Si salen por un borde sin muro, se pierden en campo abierto y vuelven a su reserva; un muro no las deja salir.
silk-rule-4-9 = Las orugas no desalojan a nadie. Pueden ir a una loseta vacía, juntarse con otras si caben o acabar donde está el ookami, pero nunca donde hay un pastor o un mastín.
silk-rule-4-10 = El pastor desaloja a mastines y orugas. No puede entrar donde hay otro pastor o está el ookami.
silk-rule-4-11 = El mastín desaloja al ookami y a las orugas. No puede entrar donde hay un pastor u otro mastín.
silk-rule-4-12 = El ookami desaloja a los pastores. No puede entrar donde hay un mastín.
silk-rule-4-13 = Cuando el ookami y unas orugas se encuentran en una loseta, las captura a todas en el acto, sean del color que sean, y van a la cueva. Nunca las manda a otra loseta.
silk-rule-4-14 = Quien está jugando su turno decide adónde va todo lo que tiene que apartarse, sea de quien sea. También a lo largo de una cadena y cuando se mueve el ookami.
silk-rule-4-15 = Una pieza desalojada da un paso en cualquier dirección, como se mueven las de su clase. A su vez puede desalojar a otra.
silk-rule-4-16 = La loseta de la que parte el movimiento queda libre en el acto. Lo desalojado puede ir a ella, si su forma de moverse lo permite; así, dos piezas pueden intercambiarse.
silk-rule-4-17 = Si entra una pieza, se van todas las orugas, juntas o por separado, y tú eliges cuál va adónde. En cada loseta caben tres; con el ookami y en campo abierto no hay límite.
silk-rule-4-18 = Si una pieza desalojada, o una sola oruga, se quedara sin sitio adonde ir, ese paso no está permitido.
silk-rule-4-19 = También puedes desalojar a tus propias piezas y orugas.
silk-rule-4-20 = Una cadena no se ramifica. Acaba en una loseta vacía, con orugas que se apartan o con una captura; la más larga es pastor, mastín, ookami, pastor, mastín y orugas.

## 5

silk-rules-section-5 = Las acciones, menos los muros
silk-rule-5-1 = Acción 1, criar: pon una oruga de tu reserva en una loseta donde quepa, que toque uno de tus criaderos o donde ya haya una oruga tuya. También vale si está yerma.
silk-rule-5-2 = No se puede criar donde hay una pieza, ni siquiera donde está el ookami. Los muros no afectan a la cría.
silk-rule-5-3 = Mientras tengas orugas en la reserva, la acción 1 no las saca de la cueva. Si no hay loseta para ellas, es imposible.
silk-rule-5-4 = Con la reserva vacía, la acción 1 recupera una oruga tuya de la cueva. Vuelve a la reserva, no al valle.
silk-rule-5-5 = Si no tienes orugas ni en la reserva ni en la cueva, la acción 1 es imposible.
silk-rule-5-6 = Acción 2, desplazar: tu pastor o tu mastín da un paso. Tiene que haber alguno que se pueda completar.
silk-rule-5-7 = Acción 4, edificar: pon un criadero de tu reserva en una esquina de la loseta de tu pastor, pero no en una esquina del valle. Debe estar a dos lados o más de cualquier otro criadero; los muros no importan.
silk-rule-5-8 = Con tus cuatro criaderos ya edificados, la acción 4 pasa a regenerar: una loseta yerma que toque uno de ellos, sin orugas ni piezas, vuelve a ser el pasto que era.
silk-rule-5-9 = En los demás casos, la acción 4 es imposible. Mientras te quede un criadero en la reserva no se regenera, aunque no tengas dónde ponerlo.
silk-rule-5-10 = Acción 5, pastar: elige una loseta con alguna oruga tuya. Todas las que hay en ella, de cualquier color, van a las losetas de al lado, a campo abierto o al ookami. Si una no puede salir, elige otra loseta.
silk-rule-5-11 = La loseta queda yerma. Por cada oruga tuya que había en ella ganas 1 punto en pasto reseco, 2 en pasto natural y 3 en pasto frondoso; los demás no ganan nada.
silk-rule-5-12 = Puedes pastar en una loseta yerma solo para mover las orugas. No da puntos y sigue yerma.
silk-rule-5-13 = Acción 6, ookami: el ookami da un paso. No es de nadie, así que cualquiera puede moverlo.

## 6

silk-rules-section-6 = Muros
silk-rule-6-1 = Acción 3, muro: pon un muro de los comunes en un lado libre de una loseta, dentro del valle o en el borde. Cuando se acaban, ya no se puede construir.
silk-rule-6-2 = El muro nuevo debe partir de un criadero tuyo, o del extremo de un muro desde el que otros muros lleven sin interrupción a uno de tus criaderos.
silk-rule-6-3 = Los muros no son de nadie. Tu red son todos los que están unidos a un criadero tuyo, sin importar quién los construyó ni de quién son los criaderos que hay por el camino. Una red puede ser de varios.
silk-rule-6-4 = Los muros se unen en cualquier ángulo, incluso en las esquinas del valle. Muros y criaderos se quedan donde están hasta el final.
silk-rule-6-5 = Un tramo es una cadena de dos o más muros que parte de un criadero, sin cruzarse consigo misma. Llega como mucho hasta el siguiente criadero, del color que sea: ahí se cierra. También puede acabar en el criadero del que partió.
silk-rule-6-6 = Si tu muro cierra un tramo, ganas 1 punto por cada muro que lo forma. Los criaderos pueden ser de cualquiera.
silk-rule-6-7 = Si tu muro cierra varios tramos a la vez, solo puntúas el más corto.
silk-rule-6-8 = Un criadero puesto sobre un tramo lo parte en dos. Edificar un criadero nunca da puntos por tramos, aunque cierre uno.
silk-rule-6-9 = Un bucle que vuelve a su propio muro, y no a un criadero, no cierra ningún tramo.

## 7

silk-rules-section-7 = Cercados
silk-rule-7-1 = Un cercado son dos o más losetas comunicadas entre sí y rodeadas de muros por todos los lados. El borde del valle no hace de muro: ahí también hay que construirlos.
silk-rule-7-2 = Solo cuentan los muros que lo rodean. Un muro que queda dentro, con el cercado a ambos lados, no cuenta.
silk-rule-7-3 = Un criadero cuenta para un cercado si está en un extremo de alguno de los muros que lo rodean.
silk-rule-7-4 = El cercado lo controla quien tiene en sus muros más criaderos que cada uno de los demás. Si varios empatan con más, o no hay ninguno, no da puntos a nadie.
silk-rule-7-5 = Al final te da tantos puntos como losetas tenga, yermas o no, por cada criadero tuyo en sus muros.
silk-rule-7-6 = Lo que queda amurallado dentro de un cercado no forma parte de él, así que ninguna loseta cuenta dos veces. Los muros que los separan cuentan también para el cercado exterior.
silk-rule-7-7 = Hasta que acaba la partida, las losetas de un cercado no dan puntos.
silk-rule-7-8 = Un muro que atraviesa un cercado lo divide. Cada parte cuenta por separado, y una loseta sola no cuenta; los criaderos en el muro que divide cuentan para ambos lados.

## 8

silk-rules-section-8 = Mejoras
silk-rule-8-1 = Hay cuatro mejoras y cada una se consigue una sola vez: se la lleva quien antes cumpla en su turno lo que pide. Los puntos se ganan al momento.
silk-rule-8-2 = Oruga, 10 puntos: cría la última oruga de tu reserva. Da igual que tengas otras en la cueva.
silk-rule-8-3 = Muro largo, 5 puntos: construye un muro que forme parte de un tramo de cinco o más. No hace falta que esté cerrado, y el criadero puede ser de cualquiera. Con un criadero nunca se consigue.
silk-rule-8-4 = Cercado, 10 puntos: tu muro completa un cercado de tres losetas o más. No hace falta que lo controles tú.
silk-rule-8-5 = Criadero, 5 puntos: edifica el último de tus cuatro criaderos.
silk-rule-8-6 = Un solo muro puede darte varias cosas a la vez: primero los puntos del tramo, luego Muro largo y por último Cercado.

## 9

silk-rules-section-9 = El final
silk-rule-9-1 = El final se desencadena cuando alguien tiene 30, 40 o 50 puntos, en partidas de dos, tres o cuatro; cuando se construye el último muro; o cuando alguien pasta y todo el valle queda yermo.
silk-rule-9-2 = A partir de ahí no hay vuelta atrás, aunque luego se gasten puntos o se regenere una loseta.
silk-rule-9-3 = Quien lo desencadena termina su turno y cada uno de los demás juega uno más. Entonces se acaba: nada puede añadir otro turno.
silk-rule-9-4 = Los puntos no tienen límite. Al pasar de 50, tu ficha de puntos se gira por la cara de +50 y sigue.
silk-rule-9-5 = El recuento final empieza por los cercados: quien controla uno se lleva sus puntos.
silk-rule-9-6 = Después, cada oruga tuya te da el valor del pasto en que está; en una loseta yerma no da nada. No se mueve ninguna oruga ni se gira ninguna loseta.
silk-rule-9-7 = Por último, pierdes 1 punto por cada oruga tuya en la cueva, aunque te quedes por debajo de cero.
silk-rule-9-8 = Gana quien tenga más puntos. Si son varios, comparten la victoria.
silk-rule-9-9 = Durante el recuento ya no se consiguen mejoras ni se desencadena otra vez el final.
silk-rule-9-10 = Todo está a la vista, incluso lo que era antes una loseta yerma. El azar solo está en los dados y en cómo salen las losetas.
silk-rule-9-11 = Para que ninguna partida se eternice, aquí se pasa al recuento final tras 100 turnos de cada jugador como mucho. Casi nunca lo verás.

## Imágenes

silk-rules-picture-valley = Un valle para dos, con el ookami en su guarida. Las hojas al pie de cada loseta dicen lo que vale: 1 si es de pasto reseco, 2 si es natural y 3 si es frondoso.
silk-rules-picture-sites = El morado puede poner su primer criadero donde brilla: en una esquina de la loseta con sus orugas. La cuarta esquina está demasiado cerca del criadero verde.
silk-rules-picture-wheel = En qué se puede convertir un 1. Las acciones de al lado cuestan 1 punto; las siguientes, 2; y la de enfrente, 3.
silk-rules-picture-bumping = Quién desaloja a quién: el pastor al mastín, el mastín al ookami y el ookami al pastor.
silk-rules-picture-chain = Una cadena: el ookami desaloja al pastor verde, el pastor al mastín morado y el mastín echa a dos orugas. Pueden ir adonde brilla.
silk-rules-picture-round = Sale por el borde y entra por el lado opuesto, donde el mastín echa a dos orugas. Un muro en cualquiera de los dos extremos se lo impediría.
silk-rules-picture-raise = El morado puede criar donde brilla: junto a su criadero o donde ya hay una oruga morada. No valen la loseta llena ni la del ookami.
silk-rules-picture-build = El nuevo criadero va en una esquina de la loseta del pastor. La cuarta esquina está demasiado cerca del criadero de la izquierda.
silk-rules-picture-graze = Dos orugas moradas en pasto frondoso dan 6 puntos. Las tres tienen que irse, también la verde, y la loseta queda yerma.
silk-rules-picture-network = El siguiente muro del morado va donde brilla: junto al criadero o junto al muro que lleva a él.
silk-rules-picture-segment = Este muro cierra un tramo del criadero morado al verde: tres muros, 3 puntos para quien lo construye.
silk-rules-picture-enclosure = Tres losetas rodeadas de muros, también en el borde. En ellos el morado tiene dos criaderos y el verde, uno: al final, 6 puntos para el morado.
silk-rules-picture-improvements = Las cuatro mejoras: Oruga, Muro largo, Cercado y Criadero.
silk-rules-picture-count = El recuento final: el morado gana 6 puntos por dos orugas en pasto frondoso, 2 por una en pasto natural y nada en la loseta yerma.
