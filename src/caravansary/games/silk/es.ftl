### Silk. Oruga, pastor, mastín, ookami, criadero, muro, tramo, cercado, cueva: las palabras del juego de mesa.

silk-title = Silk
silk-tagline = Orugas, pastores y muros en un valle de alta montaña.

## Colores de orugas y piezas: «de color { $colour }»

silk-colour-purple = morado
silk-colour-green = verde
silk-colour-brown = marrón
silk-colour-blue = azul
silk-colour-yellow = amarillo
silk-colour-orange = naranja
silk-colour-red = rojo
silk-colour-white = blanco
silk-colour-black = negro

## Tipos de loseta, sin artículo

silk-pasture-dry = pasto reseco
silk-pasture-normal = pasto natural
silk-pasture-leafy = pasto frondoso
silk-pasture-den = pasto natural, con la guarida

## Piezas, sin artículo; todas son masculinas

silk-piece-nursery = criadero
silk-piece-shepherd = pastor
silk-piece-mastiff = mastín
silk-piece-ookami = ookami

## Las seis acciones, como nombres

silk-action-raise = criar o recuperar una oruga
silk-action-move = desplazar al pastor o al mastín
silk-action-wall = construir un muro
silk-action-build = edificar un criadero o regenerar
silk-action-graze = pastar
silk-action-ookami = desplazar al ookami

## Lo que hace un dado ahora, cuando su acción tiene dos caras

silk-action-worm = criar una oruga
silk-action-rescue = recuperar una oruga de la cueva
silk-action-shepherd = desplazar al pastor
silk-action-mastiff = desplazar al mastín
silk-action-nursery = edificar un criadero
silk-action-regenerate = regenerar una loseta

## Direcciones, como en «hacia el { $direction }»

silk-direction-north = norte
silk-direction-east = este
silk-direction-south = sur
silk-direction-west = oeste

## Mejoras

silk-improvement-silkworm = Oruga
silk-improvement-long_wall = Muro largo
silk-improvement-enclosure = Cercado
silk-improvement-nursery = Criadero

## Fases

silk-phase-deal = Colocación de las losetas
silk-phase-starting_roll = Tirada para ver quién empieza
silk-phase-phase_1 = Preparación: orugas
silk-phase-phase_2 = Preparación: criadero, pastor y mastín
silk-phase-start_of_turn = Inicio del turno: criar una oruga
silk-phase-roll = Tirada de dados
silk-phase-choose_action = Elección de la acción
silk-phase-raise = Criar una oruga
silk-phase-move = Desplazar al pastor o al mastín
silk-phase-wall = Construir un muro
silk-phase-build = Edificar un criadero o regenerar
silk-phase-nursery = Edificar un criadero
silk-phase-regenerate = Regenerar una loseta
silk-phase-graze = Pastar
silk-phase-ookami = Desplazar al ookami
silk-phase-bump = Desalojar una pieza
silk-phase-displace = Desplazar orugas
silk-phase-over = Fin de la partida

## Lo que se pregunta

silk-prompt-worm =
    { $left ->
        [one] Coloca tus orugas: elige una loseta. Te queda { $left } oruga.
       *[other] Coloca tus orugas: elige una loseta. Te quedan { $left } orugas.
    }
silk-prompt-piece = Coloca una de tus piezas junto a tus orugas. Por colocar: { $pieces }.
silk-prompt-piece-relaxed = Ninguna de tus piezas cabe junto a tus orugas: coloca una lo más cerca posible. Por colocar: { $pieces }.
silk-prompt-start =
    { $left ->
        [one] Antes de tirar, cría una oruga: elige una loseta. Tienes { $left } oruga en la reserva.
       *[other] Antes de tirar, cría una oruga: elige una loseta. Tienes { $left } orugas en la reserva.
    }
silk-prompt-die =
    Elige un dado y la acción que harás con él. Dados: { $dice }. { $points ->
        [0] No tienes puntos para modificarlos.
        [one] Tienes { $points } punto para modificar dados.
       *[other] Tienes { $points } puntos para modificar dados.
    }
silk-prompt-raise = Cría una oruga: elige una loseta junto a tus criaderos o en la que ya haya una oruga tuya.
silk-prompt-move = Desplaza un paso a tu pastor o a tu mastín.
silk-prompt-move-one = Desplaza un paso a tu { $pieces }. De los dos, solo él puede moverse.
silk-prompt-wall = Construye un muro conectado a tus criaderos o a tu red.
silk-prompt-nursery = Edifica un criadero en una esquina de la loseta de tu pastor.
silk-prompt-regenerate = Regenera una loseta yerma que toque alguno de tus criaderos.
silk-prompt-graze = Elige una loseta con orugas tuyas para pastar.
silk-prompt-ookami = Desplaza un paso al ookami.
silk-prompt-bump = ¿Adónde va el { $piece } de color { $colour }? Elige un paso.
silk-prompt-bump-ookami = ¿Adónde va el ookami? Elige un paso.
silk-prompt-displace =
    { $left ->
        [one] ¿Adónde va la última oruga de color { $colour } de { $tile }?
       *[other] ¿Adónde va la siguiente oruga de color { $colour } de { $tile }? Quedan { $left } por salir.
    }

## Lo que hará y costará una acción permitida

silk-do-worm = Coloca una oruga en { $tile }.
silk-do-piece = Coloca tu { $piece } en { $tile }.
silk-do-piece-relaxed = Coloca tu { $piece } en { $tile }, tan cerca de tus orugas como se puede.
silk-do-nursery =
    Edifica un criadero en { $point }.{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-nursery-relaxed = Edifica un criadero en { $point }, tan cerca de tus orugas como se puede.
silk-do-nursery-marker =
    Edifica tu cuarto criadero en { $point } y consigue la mejora Criadero: { $points } puntos.{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-raise =
    Cría una oruga en { $tile }.{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-raise-marker =
    Cría tu última oruga en { $tile } y consigue la mejora { $improvement }: { $points } puntos.{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-die =
    Usa el { $die } para { $action }.{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-die-pay =
    { $cost ->
        [one] Paga { $cost } punto, modifica el { $die } y úsalo para { $action }.
       *[other] Paga { $cost } puntos, modifica el { $die } y úsalo para { $action }.
    }{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-rescue =
    { $cost ->
        [0] Usa el { $die }: una de tus orugas vuelve de la cueva a tu reserva.
        [one] Paga { $cost } punto y modifica el { $die }: una de tus orugas vuelve de la cueva a tu reserva.
       *[other] Paga { $cost } puntos y modifica el { $die }: una de tus orugas vuelve de la cueva a tu reserva.
    }{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-step =
    El { $piece } va a la loseta { $tile }.{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-step-bump = El { $piece } va a la loseta { $tile } y desaloja al { $other }.
silk-do-step-worms =
    { $count ->
        [one] El { $piece } va a la loseta { $tile } y desaloja { $count } oruga.
       *[other] El { $piece } va a la loseta { $tile } y desaloja { $count } orugas.
    }
silk-do-step-capture =
    { $count ->
        [one] El { $piece } va a la loseta { $tile } y captura { $count } oruga.
       *[other] El { $piece } va a la loseta { $tile } y captura { $count } orugas.
    }{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-displace =
    La oruga de color { $colour } va a la loseta { $tile }.{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-displace-captured =
    La oruga de color { $colour } va a la loseta { $tile }, donde la captura el ookami.{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-displace-off =
    La oruga de color { $colour } se pierde en campo abierto y vuelve a su reserva.{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-graze =
    { $points ->
        [0] Pasta en { $tile }, que no da ningún punto.
        [one] Pasta en { $tile } y gana { $points } punto; la loseta queda yerma.
       *[other] Pasta en { $tile } y gana { $points } puntos; la loseta queda yerma.
    }{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-regenerate =
    Regenera { $tile }: vuelve a ser { $pasture }.{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-wall =
    Construye el muro { $wall }.{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-wall-segment =
    { $points ->
        [one] Construye el muro { $wall } y cierra un tramo: { $points } punto.
       *[other] Construye el muro { $wall } y cierra un tramo: { $points } puntos.
    }{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-wall-improvement =
    Construye el muro { $wall } y consigue { $improvements }: { $more } puntos.{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-wall-both =
    { $points ->
        [one] Construye el muro { $wall }, cierra un tramo por { $points } punto y consigue { $improvements }: { $more } puntos más.
       *[other] Construye el muro { $wall }, cierra un tramo por { $points } puntos y consigue { $improvements }: { $more } puntos más.
    }{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }

## El final que trae una acción así, dicho después de ella

silk-end-points = Con eso llegas a los puntos que desencadenan el final.
silk-end-walls = Es el último muro, y eso desencadena el final.
silk-end-barren = Con eso todo el valle queda yermo, lo que desencadena el final.
silk-end-over = Con eso termina la partida.

## Por qué no

silk-no-turn = Ahora decide { $active }.
silk-no-other = Ahora no: { $phase }.
silk-no-piece-there = No se puede poner una oruga en { $tile }: hay una pieza.
silk-no-room = En { $tile } ya hay tres orugas.
silk-no-raise = Solo puedes criar junto a uno de tus criaderos o donde ya haya una oruga tuya; { $tile } no cumple ninguna de las dos cosas.
silk-no-dry = Mientras quede sitio en pasto reseco, no se puede poner una oruga en { $tile }.
silk-no-leafy = En la preparación no se ponen orugas en pasto frondoso, como { $tile }.
silk-no-placed = Tu { $piece } ya está en el valle.
silk-no-empty = La loseta { $tile } no está vacía.
silk-no-neighbour = El { $piece } debe empezar al lado de una loseta con una oruga tuya; { $tile } no lo está.
silk-no-nearest = Ninguna de tus piezas cabe junto a tus orugas, así que el { $piece } debe quedar lo más cerca posible de ellas; { $tile } está más lejos.
silk-no-graze-own = No tienes ninguna oruga en { $tile }.
silk-no-graze-stuck = No todas las orugas podrían salir de { $tile }, así que no se puede pastar ahí.
silk-no-four = Solo puedes regenerar cuando tus cuatro criaderos están en el valle.
silk-no-barren = La loseta { $tile } no está yerma.
silk-no-regenerate = La loseta { $tile } no toca ninguno de tus criaderos.
silk-no-nursery-left = Tus cuatro criaderos ya están en el valle; ahora solo puedes regenerar.
silk-no-near = En { $point } no cabe un criadero: hay otro a menos de dos lados de loseta.
silk-no-nursery-there = En { $point } ya hay un criadero.
silk-no-corner = En { $point }, una esquina del valle, nunca puede haber un criadero.
silk-no-nursery-worm = Ninguna de las losetas que tocan { $point } tiene una oruga tuya.
silk-no-nearest-nursery = Ninguna de tus piezas cabe junto a tus orugas, así que el criadero debe quedar lo más cerca posible de ellas; { $point } está más lejos.
silk-no-shepherd = Un criadero nuevo debe ir en una esquina de la loseta de tu pastor; { $point } no lo es.
silk-no-wall-twice = En { $wall } ya hay un muro.
silk-no-wall-joined = El muro { $wall } no estaría conectado a tus criaderos ni a los muros de tu red.
silk-no-die = No te queda ningún dado que muestre un { $die }.
silk-no-possible-worm = No puedes criar: todas las losetas junto a tus criaderos o con orugas tuyas están llenas o tienen una pieza.
silk-no-possible-rescue = No tienes orugas en la reserva para criar ni en la cueva para recuperar.
silk-no-possible-move = Ni tu pastor ni tu mastín tienen un paso que se pueda completar.
silk-no-possible-supply = No puedes construir un muro: no queda ninguno.
silk-no-possible-wall = No puedes construir un muro: tu red no tiene ningún lado libre.
silk-no-possible-nursery = No puedes edificar un criadero: cada esquina de la loseta de tu pastor es una esquina del valle o está demasiado cerca de un criadero.
silk-no-possible-regenerate = No puedes regenerar: no hay ninguna loseta yerma y vacía junto a tus criaderos.
silk-no-possible-graze = No puedes pastar: en ninguna loseta con orugas tuyas podrían salir todas.
silk-no-possible-grazer = No puedes pastar: no tienes ninguna oruga en el valle.
silk-no-possible-ookami = El ookami no tiene un paso que se pueda completar.
silk-no-points =
    { $cost ->
        [one] Para { $action } con el { $die } hace falta { $cost } punto; tienes { $points }.
       *[other] Para { $action } con el { $die } hacen falta { $cost } puntos; tienes { $points }.
    }
silk-no-other-piece = Ahora no se mueve el { $piece }.
silk-no-wall-between = Un muro impide que el { $piece } llegue a la loseta { $tile }.
silk-no-moved = La pieza que está en { $tile } ya se ha desplazado en esta acción.
silk-no-enter = El { $piece } no puede entrar en { $tile }, donde está el { $other } de color { $colour }.
silk-no-enter-another = El { $piece } no puede entrar en { $tile }, donde está otro { $piece }, el de color { $colour }.
silk-no-enter-ookami = El { $piece } no puede entrar en { $tile }, donde está el ookami.
silk-no-way-out = El { $piece } no puede ir a la loseta { $tile }: lo que hay allí no tendría adónde ir.
silk-no-off = Ningún lado de esta loseta da a campo abierto.
silk-no-worm-wall = Un muro impide que la oruga vaya hacia el { $direction }.
silk-no-worm-border = Hacia el { $direction } no hay loseta; para salir del valle, elige campo abierto.
silk-no-worm-piece = Hacia el { $direction } hay una pieza.
silk-no-worm-room = Hacia el { $direction } ya hay tres orugas.

## Lo que ha pasado; quien lo hace es $name y va delante

silk-event-tile = La loseta { $tile } es de { $pasture }.
silk-event-starting-roll = { $name } saca { $dice }, en total { $sum }.
silk-event-tied = Hay empate en la tirada más alta: quienes la han sacado tiran otra vez.
silk-event-starts = { $name } tiene la tirada más alta y empieza.
silk-event-worm-placed = { $name } coloca una oruga en { $tile }.
silk-event-phase-2 = { $name } ha colocado la última oruga y empieza la segunda fase.
silk-event-piece-placed = { $name } coloca el { $piece } en { $tile }.
silk-event-nursery = { $name } edifica un criadero en { $point }.
silk-event-turn = { $name } juega el turno { $turn }.
silk-event-roll = { $name } saca { $dice }.
silk-event-die =
    { $cost ->
        [0] { $name } usa el { $die } para { $doing }.
        [one] { $name } paga { $cost } punto, modifica el { $die } y lo usa para { $doing }.
       *[other] { $name } paga { $cost } puntos, modifica el { $die } y lo usa para { $doing }.
    }
silk-event-lost = { $name } no puede usar el { $die } y lo pierde.
silk-event-raise = { $name } cría una oruga en { $tile }.
silk-event-rescue = { $name } recupera una oruga de la cueva.
silk-event-move = { $name } desplaza al { $piece } de { $from } a { $to }.
silk-event-bump = { $name } desaloja al { $piece } de color { $colour } de { $from } a { $to }.
silk-event-bump-ookami = { $name } desaloja al ookami de { $from } a { $to }.
silk-event-captured =
    { $count ->
        [one] El ookami captura { $count } oruga de color { $colour } en { $tile }.
       *[other] El ookami captura { $count } orugas de color { $colour } en { $tile }.
    }
silk-event-worm-moves = { $name } lleva una oruga de color { $colour } de { $from } a { $to }.
silk-event-worm-off = { $name } echa a campo abierto una oruga de color { $colour } desde { $from }.
silk-event-worm-captured = { $name } lleva una oruga de color { $colour } de { $from } hasta el ookami, en { $to }.
silk-event-graze = { $name } pasta en { $tile }.
silk-event-grazed =
    { $points ->
        [0] { $name } no gana puntos en { $tile }.
        [one] { $name } gana { $points } punto; { $tile } queda yerma.
       *[other] { $name } gana { $points } puntos; { $tile } queda yerma.
    }
silk-event-regenerated = { $name } regenera { $tile }: vuelve a ser { $pasture }.
silk-event-wall = { $name } construye el muro { $wall }.
silk-event-segment =
    { $points ->
        [one] { $name } cierra un tramo y gana { $points } punto.
       *[other] { $name } cierra un tramo y gana { $points } puntos.
    }
silk-event-improvement = { $name } consigue la mejora { $improvement }: { $points } puntos.
silk-event-trigger =
    { $name } desencadena el final. { $reason ->
        [walls] { silk-reason-walls }
        [barren] { silk-reason-barren }
       *[points] { silk-reason-points }
    }
silk-event-over =
    { $turns ->
        [one] La partida termina tras { $turns } turno.
       *[other] La partida termina tras { $turns } turnos.
    } { $reason ->
        [points] { silk-reason-points }
        [walls] { silk-reason-walls }
        [barren] { silk-reason-barren }
       *[cap] { silk-reason-cap }
    }

## Por qué ha terminado la partida

silk-reason-points = Alguien ha alcanzado los puntos que desencadenan el final.
silk-reason-walls = Se ha construido el último muro.
silk-reason-barren = Todo el valle está yermo.
silk-reason-cap = Se ha llegado al límite de turnos.

## La hoja de puntuación

silk-line-start = Al empezar
silk-line-grazed = Por pastar
silk-line-walled = Tramos cerrados
silk-line-improvement = Mejora: { $improvement }
silk-line-spent = Pagado por modificar dados
silk-line-enclosures = Cercados
silk-line-pasture = Orugas al final de la partida
silk-line-cave = Orugas en la cueva

## En la página

silk-board-valley = El valle
silk-board-round = Ronda { $round }
silk-board-tray = Dados y acciones
silk-board-die = Dado con un { $face }
silk-board-die-played = Dado con un { $face }, usado: { $action }
silk-board-die-lost = Dado con un { $face }, perdido
silk-board-purse =
    { $points ->
        [one] { $points } punto para modificar dados
       *[other] { $points } puntos para modificar dados
    }
silk-board-to-place = Por colocar: { $pieces }
silk-board-starting-roll = { $name } ha sacado { $dice }
silk-board-seats = Jugadores
silk-board-reserve = Orugas en la reserva
silk-board-nurseries = Criaderos en la reserva
silk-board-points = Puntos
silk-board-end = Puntos si la partida acabara ahora
silk-board-improvement = { $improvement }: { $points } puntos, aún por conseguir
silk-board-improvement-taken = { $improvement }: { $points } puntos, conseguidos por { $name }
silk-board-walls =
    { $left ->
        [one] Queda { $left } muro; el último desencadena el final
       *[other] Quedan { $left } muros; el último desencadena el final
    }
silk-board-target = Quien llega a { $target } puntos desencadena el final
silk-board-last =
    { $left ->
        [0] Última ronda: este es el último turno
        [one] Última ronda: queda { $left } turno después de este
       *[other] Última ronda: quedan { $left } turnos después de este
    }
silk-board-cave-of =
    { $count ->
        [one] { $count } oruga de color { $colour } en la cueva
       *[other] { $count } orugas de color { $colour } en la cueva
    }
silk-board-cave-empty = La cueva está vacía
silk-board-barren = yermo
silk-board-worms =
    { $count ->
        [one] { $count } oruga de color { $colour }
       *[other] { $count } orugas de color { $colour }
    }
silk-board-piece = { $piece } de color { $colour }
silk-board-tile = { $tile }: { $things }
silk-board-nursery = Criaderos de color { $colour }: { $points }
silk-board-wall-list = Muros: { $walls }
silk-board-enclosure = Cercado de { $tiles }: { $value ->
        [one] { $value } punto
       *[other] { $value } puntos
    } para { $name }
silk-board-enclosure-free = Cercado de { $tiles }: no lo controla nadie

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

### Dibujado con texto, como hace `caravansary show`: breve, en minúsculas, en filas de cosas.

silk-drawing-turn = turno { $number }
silk-drawing-walls = muros { $number }
silk-drawing-target = meta { $number }
silk-drawing-die = dado { $number }
silk-drawing-die-played = dado { $number } ({ $action })
silk-drawing-die-lost = dado { $number } (perdido)
silk-drawing-end = final por el asiento { $number }: { $what }
silk-drawing-final = recuento final { $text }
silk-drawing-reserve = reserva { $number }
silk-drawing-cave = cueva { $number }
silk-drawing-nurseries = criaderos { $number }
