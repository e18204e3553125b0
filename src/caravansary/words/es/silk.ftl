### Silk. Oruga, pastor, mastín, ookami, criadero, muro, tramo, cercado, cueva: las palabras del juego de mesa.

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
