### Las reglas de Yak: una entrada por cada regla de docs/rules/yak.md, en su orden. El número de la clave es el de la regla:
### yak-rule-4-2 es YAK-4.2. La página se compone a partir de este archivo.

yak-rules-title = Yak: las reglas
yak-rules-minute = El juego en un minuto
yak-rules-minute-1 = Los yaks traen piedras hasta tu yurta y tú las compras con alimentos. Levanta una torre: las piedras de un mismo color que se tocan forman un grupo; cuanto más grande, más puntos, y tener muchos grupos da puntos de más.
yak-rules-minute-2 = Al amanecer, cada cual elige en secreto una de sus tres cartas. Construir compra piedras de la carreta que tienes delante, Reabastecer le quita alimentos y Mercado da alimentos y envía otra piedra a la carreta que quieras.
yak-rules-minute-3 = Al atardecer, las carretas siguen hasta la parada de al lado; la niebla de la cantera las hace dar la vuelta. Cuando alguien llega a catorce piedras, se juega un último día. Gana quien tenga más puntos.

## 1

yak-rules-section-1 = Preparación
yak-rule-1-1 = Empiezas con una yurta, tus tres cartas y tres alimentos: uno de carne, uno de leche y uno de pan.
yak-rule-1-2 = Delante de cada yurta espera una carreta. Al principio todos los yaks miran en sentido horario: la tuya irá hacia quien juega después de ti. En partidas de dos, una de las dos pasa de camino por el cruce.
yak-rule-1-3 = En partidas de cuatro se usan las cuatro carretas; en las de dos o tres, solo tres de ellas.
yak-rule-1-4 = La que sobra en ese caso es la que acepta dos tipos cualesquiera. El reglamento solo lo muestra en un dibujo; nosotros lo leemos así.
yak-rule-1-5 = En partidas de dos, la tercera carreta espera en el cruce, entre las dos yurtas.
yak-rule-1-6 = El azar decide en qué parada empieza cada carreta.
yak-rule-1-7 = La carreta de dos tipos lleva tres alimentos de cada; las demás, tres de cada tipo que aceptan. En el Mercado hay dos de cada.
yak-rule-1-8 = En partidas de dos o tres, el azar deja en la caja un color entero y, además, una piedra de cada uno de los otros y un cristal. Todo el mundo sabe qué color falta.
yak-rule-1-9 = Cada carreta recibe tres piedras de la bolsa. Las cinco fichas de niebla se meten después, así que antes del primer día no puede salir ninguna.
yak-rule-1-10 = La montaña tiene cuatro casillas para la niebla. La última está tapada de momento y las otras tres, vacías.
yak-rule-1-11 = La cría de yak indica quién va primero. En la mesa es para quien tenga más pelo; aquí decide el azar.

## 2

yak-rules-section-2 = El día
yak-rule-2-1 = El día tiene amanecer, mediodía y atardecer. Al amanecer, todo el mundo pone a la vez una de sus cartas boca abajo, sin saber qué ha elegido el resto.
yak-rule-2-2 = Puedes elegir cualquiera de las tres, aunque parezca que no te sirve. Hasta que todo el mundo haya elegido, puedes deshacer tu elección y elegir otra.
yak-rule-2-3 = A mediodía, quien tiene la cría de yak descubre su carta y hace todo lo que dice; después sigue el turno en sentido horario. Tu carta no se ve hasta que te toca.
yak-rule-2-4 = Tu carreta es la que está delante de tu yurta. Durante el mediodía ninguna cambia de parada, aunque la niebla le haga dar la vuelta.
yak-rule-2-5 = Haz de tu acción todo lo que se pueda y sáltate el resto. Si no se puede hacer nada, tu turno se acaba sin más.
yak-rule-2-6 = Tras tu acción se rellena tu carreta, si Construir la ha dejado sin piedras; luego va a la montaña la niebla que hayas sacado y le toca a la persona siguiente.
yak-rule-2-7 = Los cristales cuentan igual que las piedras de color: en las carretas, al rellenar, como apoyo en la torre, para el final de la partida y en los empates.

## 3

yak-rules-section-3 = Construir
yak-rule-3-1 = Compra una, dos o tres piedras de tu carreta, las que prefieras. También valen las que alguien haya puesto ese mismo día.
yak-rule-3-2 = Una piedra cuesta 1 alimento; dos, 3; y tres, 5.
yak-rule-3-3 = Nunca se compran más de tres piedras de una vez, aunque en la carreta haya cuatro.
yak-rule-3-4 = Cada cristal que compres cuesta 1 alimento más.
yak-rule-3-5 = Paga el precio justo con lo que haya en tu yurta. Tres de las carretas rechazan un tipo de alimento cada una; la de dos tipos los acepta todos, pero como mucho dos por compra, cristales incluidos.
yak-rule-3-6 = Por eso nunca se paga con los tres tipos a la vez, y en una carreta no hay nunca el alimento que rechaza.
yak-rule-3-7 = Puedes gastar todo lo que la carreta acepte; en la de dos tipos, solo los dos tipos de los que más tengas.
yak-rule-3-8 = Lo que pagas se carga en la carreta, donde caben nueve alimentos. Lo que ya no cabe va al Mercado; lo que había antes en la carreta se queda.
yak-rule-3-9 = Si solo cabe una parte de tu pago, tú decides qué alimentos se quedan en la carreta.
yak-rule-3-10 = Si puedes pagar aunque sea una sola piedra, tienes que comprar. Si no te llega para ninguna, Construir no hace nada.
yak-rule-3-11 = Coloca enseguida en tu torre las piedras compradas, una a una y en el orden que quieras. No puedes guardarte ninguna.
yak-rule-3-12 = Si al final de tu turno no quedan piedras en tu carreta, se sacan tres para ella. Mientras quede alguna, no se añade nada.

## 4

yak-rules-section-4 = La torre
yak-rule-4-1 = En el nivel más bajo caben cinco piedras; en los siguientes, cuatro, tres, dos y una. A partir de ahí, la torre sube de piedra en piedra.
yak-rule-4-2 = Las piedras se colocan como ladrillos: del segundo al quinto nivel, cada una se apoya en dos. Más arriba, en la única que tiene debajo.
yak-rule-4-3 = Puedes empezar en cualquiera de los cinco huecos del nivel más bajo.
yak-rule-4-4 = Las demás piedras de ese nivel van junto a las que ya están, de modo que la fila nunca tiene huecos en medio.
yak-rule-4-5 = Del segundo al quinto nivel hacen falta las dos piedras de debajo, y con eso basta. No necesita otra al lado, y tenerla no sustituye a la que falte debajo.
yak-rule-4-6 = Desde el sexto nivel basta con la piedra de debajo.
yak-rule-4-7 = Una piedra se queda donde la pones. Cualquier color puede ir en cualquier hueco libre.
yak-rule-4-8 = La torre nunca se llena: siempre hay sitio para la siguiente piedra. Pero solo con la primera puedes elegir entre cinco huecos.
yak-rule-4-9 = Para los grupos, dos piedras se tocan si son vecinas en el mismo nivel o si una se apoya en la otra.
yak-rule-4-10 = Para llenar el cuarto nivel hacen falta catorce piedras, y con catorce siempre está lleno: el quinto no se puede empezar antes.

## 5

yak-rules-section-5 = Reabastecer
yak-rule-5-1 = Elige un tipo de alimento de tu carreta y llévalo todo a tu yurta, donde caben ocho. Lo que no quepa se queda en la carreta.
yak-rule-5-2 = Solo vale un tipo que haya en la carreta, y tomas todo lo que te quepa. Si no hay alimentos o tu yurta está llena, no tomas nada.
yak-rule-5-3 = Después se saca una piedra para tu carreta, salvo que ya tenga cuatro o la cantera esté cerrada. Si no se saca nada, no puede salir niebla.

## 6

yak-rules-section-6 = Mercado
yak-rule-6-1 = Toma del Mercado hasta dos alimentos, iguales o distintos, si te caben en la yurta. También puedes no tomar ninguno.
yak-rule-6-2 = Con el Mercado vacío o la yurta llena te quedas sin alimentos, pero las piedras se sacan igual.
yak-rule-6-3 = Luego tienes que sacar tres piedras. Pon una en cualquier carreta que tenga menos de cuatro: la tuya, una ajena o la del cruce. Las otras dos vuelven a la bolsa.
yak-rule-6-4 = Si todas las carretas llevan cuatro piedras, no se saca ninguna y no puede salir niebla.
yak-rule-6-5 = Primero se sustituye toda la niebla y después eliges piedra y carreta. Lo que sacas lo ve todo el mundo.
yak-rule-6-6 = Al Mercado solo llegan alimentos nuevos cuando alguien paga más de lo que cabe en la carreta.

## 7

yak-rules-section-7 = La niebla
yak-rule-7-1 = Las piedras que toca sacar salen juntas de la bolsa. Si entre ellas hay niebla, todas las carretas dan la vuelta, la niebla se aparta y se saca otra vez lo que falta, hasta tener todas las piedras.
yak-rule-7-2 = Aunque salgan juntas dos o tres fichas de niebla, las carretas dan la vuelta una sola vez. Si al sacar lo que falta sale más, la dan de nuevo.
yak-rule-7-3 = La niebla apartada no vuelve a la bolsa hasta el final del turno, así que no puede salir otra vez antes.
yak-rule-7-4 = Al final del turno, esa niebla se coloca en la montaña, casilla a casilla. Con la tercera ficha, toda la niebla vuelve a la bolsa y se abre la cuarta casilla.
yak-rule-7-5 = La segunda vez, la montaña se llena con cuatro fichas. Esas ya no se mueven en toda la partida; si habías sacado una de más, vuelve a la bolsa.
yak-rule-7-6 = Desde entonces hay una sola ficha de niebla en la bolsa. Hace girar las carretas y se sustituye como siempre, pero al final del turno vuelve a la bolsa.
yak-rule-7-7 = La niebla no es una piedra: nunca se pone en una carreta ni en una torre.
yak-rule-7-8 = Si la bolsa se acaba antes de tiempo, te quedas con las piedras que haya; su niebla aún hace girar las carretas. La cantera cierra al momento: bolsa y niebla salen del juego, menos la de la montaña.
yak-rule-7-9 = Con la cantera cerrada ya no hay piedras nuevas, y la carreta que se vacía se queda vacía. Los alimentos se toman como antes.
yak-rule-7-10 = Si la cantera cierra durante tu Mercado, elige una de las piedras que hayan salido; si hay otra, sale del juego. Si no ha salido ninguna, no pones nada.
yak-rule-7-11 = Sacar justo las últimas piedras no cierra la cantera. Se cierra la próxima vez que haya que sacar.

## 8

yak-rules-section-8 = Atardecer
yak-rule-8-1 = Cada cual recupera su carta. La cría de yak pasa siempre a la persona siguiente en sentido horario, aunque los yaks miren hacia el otro lado.
yak-rule-8-2 = Cada carreta avanza una parada hacia donde miran los yaks. En partidas de dos, el cruce es una parada más.
yak-rule-8-3 = Al día siguiente, los yaks siguen mirando hacia el mismo lado; solo la niebla los hace girar.

## 9

yak-rules-section-9 = El final
yak-rule-9-1 = La estupa es para quien coloca antes que nadie su decimocuarta piedra, en ese mismo momento.
yak-rule-9-2 = Se termina ese día y se juega otro entero; después se cuentan los puntos. Así, todo el mundo habrá tenido los mismos turnos.
yak-rule-9-3 = Si después alguien más llega a catorce piedras, no pasa nada.
yak-rule-9-4 = El último día acaba tras el mediodía. El atardecer ya no cambiaría nada.

## 10

yak-rules-section-10 = Recuento final
yak-rule-10-1 = Un grupo son dos o más piedras de un color unidas entre sí, con cristal o sin él. Con dos piedras da 3 puntos; con tres, 6; con cuatro, 9; con cinco, 12; con seis, 16; con siete o más, 21. El cristal cuenta.
yak-rule-10-2 = Cuenta tus grupos: tres dan 4 puntos; cuatro, 8; cinco, 12; seis, 16; siete o más, 20. Dos grupos del mismo color que no están unidos cuentan por separado.
yak-rule-10-3 = Un cristal puede tomar cualquier color, pero dos cristales tuyos no pueden tomar el mismo.
yak-rule-10-4 = Se une a todo lo que toca de su color, si suma al menos dos piedras de color. Así puede ampliar un grupo, convertir piedras sueltas en grupo o hacer de dos grupos uno.
yak-rule-10-5 = El cristal que no une nada, o al que no le das color, vale 1 punto y no cambia nada más.
yak-rule-10-6 = Cada piedra sin grupo vale 1 punto, también los cristales.
yak-rule-10-7 = Los cristales toman los colores que más puntos te dan. De eso nos encargamos nosotros.
yak-rule-10-8 = La estupa te da 3 puntos, y tener más alimentos que nadie en la yurta, 2. Si hay empate, cada cual se lleva los 2.
yak-rule-10-9 = Gana quien tenga más puntos. En caso de empate, quien tenga menos piedras, cristales incluidos; y si sigue el empate, la victoria se comparte.

## 11

yak-rules-section-11 = Cartas de bonificación
yak-rule-11-1 = En esta variante, al acabar la preparación se ponen a la vista tres cartas de bonificación o, si así se acuerda, una o dos. Las del color que falta no se usan.
yak-rule-11-2 = Mayoría: quien tiene más piedras del color recibe el valor alto; quien va detrás, el bajo. Si hay empate a más, cada cual recibe el bajo y nadie más puntúa; si lo hay en segundo lugar, nada. Sin ninguna piedra no se puntúa.
yak-rule-11-3 = Lugares: por cada piedra del color que esté en un lugar marcado recibes 1 o 2 puntos, según la carta.
yak-rule-11-4 = Penalización: si en tu torre no hay ninguna piedra del color, pierdes los puntos que indica la carta.
yak-rule-11-5 = Los cristales no cuentan para estas cartas, tomen el color que tomen. Con las penalizaciones puedes quedar por debajo de cero.

## 12

yak-rules-section-12 = A la vista y oculto
yak-rule-12-1 = Todo está a la vista, así que hasta se puede contar lo que queda en la bolsa. Solo se ocultan las cartas que siguen boca abajo y lo próximo que saldrá.
yak-rule-12-2 = Nadie está obligado a construir, así que nuestras partidas se puntúan como muy tarde tras el mediodía del día 200. Difícilmente lo verás.

## Dibujos

yak-rules-picture-table = Todo listo para cuatro: una carreta con tres piedras en cada yurta, dos alimentos de cada en el Mercado y una casilla de la montaña todavía tapada.
yak-rules-picture-cards = Construir, Reabastecer y Mercado: cada amanecer eliges una.
yak-rules-picture-prices = Lo que cuestan una, dos y tres piedras. Si dos de ellas son cristales, tres piedras cuestan 7.
yak-rules-picture-carts = El cartel del yak dice qué rechaza su carreta: pan, leche o carne. Una de las cuatro lo acepta todo, pero solo dos tipos a la vez.
yak-rules-picture-places = Cuatro huecos para la próxima piedra: a los dos lados de la fila de abajo o encima de dos piedras.
yak-rules-picture-bricks = Catorce piedras llenan los cuatro primeros niveles. Después, la torre crece a razón de una piedra por nivel.
yak-rules-picture-restock = Al reabastecer puedes llevarte de esta carreta las cinco fichas de leche o las dos de pan.
yak-rules-picture-market = De las cestas tomas hasta dos alimentos. Luego, una de las tres piedras va a una carreta; aquí, la roja.
yak-rules-picture-fog = Dos fichas de niebla en la montaña. Con la tercera, toda la niebla vuelve a la bolsa y se abre la casilla tapada.
yak-rules-picture-full = La montaña se ha llenado por segunda vez: estas cuatro fichas se quedan.
yak-rules-picture-dusk = Los yaks miran en sentido horario: al atardecer, cada carreta sigue hasta la yurta siguiente.
yak-rules-picture-stupa = La primera torre con catorce piedras se lleva la estupa.
yak-rules-picture-groups = Cuatro grupos: tres de 6 puntos y uno de 3, y otros 8 puntos porque son cuatro.
yak-rules-picture-crystal = El cristal ha tomado el rojo. Toca las dos piedras rojas y las tres forman un grupo.
yak-rules-picture-bonus = Los cuatro tipos de cartas de bonificación: mayoría, lugares de 1 punto y de 2, y penalización. Los valores son nuestros, porque no conocemos los impresos.
