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

silk-pasture-dry = pasto seco
silk-pasture-normal = pasto normal
silk-pasture-leafy = pasto frondoso
silk-pasture-den = pasto con la guarida

## Piezas, sin artículo; todas son masculinas

silk-piece-nursery = criadero
silk-piece-shepherd = pastor
silk-piece-mastiff = mastín
silk-piece-ookami = ookami

## Las seis acciones, como nombres

silk-action-raise = criar una oruga
silk-action-move = desplazar al pastor o al mastín
silk-action-wall = construir un muro
silk-action-build = construir un criadero
silk-action-graze = pastar
silk-action-ookami = desplazar al ookami

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
silk-phase-build = Construir un criadero o regenerar
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
    { $points ->
        [one] Elige un dado y la acción que harás con él. Tienes { $dice }, y { $points } punto para modificarlos.
       *[other] Elige un dado y la acción que harás con él. Tienes { $dice }, y { $points } puntos para modificarlos.
    }
silk-prompt-raise = Cría una oruga: elige una loseta junto a tus criaderos o en la que ya haya una oruga tuya.
silk-prompt-move = Desplaza un paso a tu pastor o a tu mastín.
silk-prompt-wall = Construye un muro conectado a tus criaderos o a tu red.
silk-prompt-nursery = Construye un criadero en una esquina de la loseta de tu pastor.
silk-prompt-regenerate = Regenera una loseta de yermo que toque alguno de tus criaderos.
silk-prompt-graze = Elige una loseta con orugas tuyas para pastar.
silk-prompt-ookami = Desplaza un paso al ookami.
silk-prompt-bump = ¿Adónde va el { $piece } de color { $colour }? Elige un paso.
silk-prompt-bump-ookami = ¿Adónde va el ookami? Elige un paso.
silk-prompt-displace =
    { $left ->
        [one] Elige adónde va desde { $tile } la oruga de color { $colour }. Es la última que sale.
       *[other] Elige adónde va desde { $tile } la siguiente oruga de color { $colour }. Tienen que salir { $left } orugas.
    }

## Lo que hará y costará una acción permitida

silk-do-worm = Coloca una oruga en { $tile }.
silk-do-piece = Coloca tu { $piece } en { $tile }.
silk-do-nursery = Coloca un criadero en { $point }.
silk-do-nursery-marker = Coloca tu cuarto criadero en { $point } y consigue la mejora Criadero: { $points } puntos.
silk-do-raise = Cría una oruga en { $tile }.
silk-do-raise-marker = Cría tu última oruga en { $tile } y consigue la mejora { $improvement }: { $points } puntos.
silk-do-die = Usa el { $die } para { $action }.
silk-do-die-pay =
    { $cost ->
        [one] Paga { $cost } punto por modificar el { $die } para { $action }.
       *[other] Paga { $cost } puntos por modificar el { $die } para { $action }.
    }
silk-do-rescue =
    { $cost ->
        [0] Usa el { $die }: una de tus orugas vuelve de la cueva a tu reserva.
        [one] Paga { $cost } punto por modificar el { $die }: una de tus orugas vuelve de la cueva a tu reserva.
       *[other] Paga { $cost } puntos por modificar el { $die }: una de tus orugas vuelve de la cueva a tu reserva.
    }
silk-do-step = El { $piece } va a la loseta { $tile }.
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
    }
silk-do-displace = La oruga de color { $colour } va a la loseta { $tile }.
silk-do-displace-captured = La oruga de color { $colour } va a la loseta { $tile }, donde la captura el ookami.
silk-do-displace-off = La oruga de color { $colour } se pierde en campo abierto y vuelve a la reserva de su dueño.
silk-do-graze =
    { $points ->
        [0] Pasta en { $tile }, que no da ningún punto.
        [one] Pasta en { $tile } y gana { $points } punto; la loseta queda yerma.
       *[other] Pasta en { $tile } y gana { $points } puntos; la loseta queda yerma.
    }
silk-do-regenerate = Regenera { $tile }: vuelve a ser { $pasture }.
silk-do-wall = Construye el muro { $wall }.
silk-do-wall-segment =
    { $points ->
        [one] Construye el muro { $wall } y cierra un tramo: { $points } punto.
       *[other] Construye el muro { $wall } y cierra un tramo: { $points } puntos.
    }
silk-do-wall-improvement = Construye el muro { $wall } y consigue { $improvements }: { $more } puntos.
silk-do-wall-both =
    { $points ->
        [one] Construye el muro { $wall }, cierra un tramo por { $points } punto y consigue { $improvements }: { $more } puntos más.
       *[other] Construye el muro { $wall }, cierra un tramo por { $points } puntos y consigue { $improvements }: { $more } puntos más.
    }

## Por qué no

silk-no-turn = Ahora decide { $active }.
silk-no-other = Ahora toca decidir otra cosa. { $phase }.
silk-no-piece-there = No se puede poner una oruga en { $tile }: hay una pieza.
silk-no-room = En { $tile } ya hay tres orugas.
silk-no-raise = Solo puedes criar junto a uno de tus criaderos o donde ya haya una oruga tuya; { $tile } no cumple ninguna de las dos cosas.
silk-no-dry = Aún queda sitio en pasto seco, así que todavía no se puede poner una oruga en { $tile }.
silk-no-leafy = En la preparación no se ponen orugas en pasto frondoso, como { $tile }.
silk-no-placed = Tu { $piece } ya está en el tablero.
silk-no-empty = La loseta { $tile } no está vacía.
silk-no-neighbour = El { $piece } debe empezar al lado de una loseta con una oruga tuya; { $tile } no lo está.
silk-no-graze-own = No tienes ninguna oruga en { $tile }.
silk-no-graze-stuck = No todas las orugas podrían salir de { $tile }, así que no se puede pastar ahí.
silk-no-four = Solo puedes regenerar cuando tus cuatro criaderos están en el tablero.
silk-no-barren = La loseta { $tile } no está yerma.
silk-no-regenerate = La loseta { $tile } no toca ninguno de tus criaderos.
silk-no-nursery-left = Tus cuatro criaderos ya están en el tablero; ahora solo puedes regenerar.
silk-no-near = En { $point } no cabe un criadero: hay otro a menos de dos lados de loseta.
silk-no-nursery-worm = Ninguna de las losetas que tocan { $point } tiene una oruga tuya.
silk-no-shepherd = Un criadero nuevo debe ir en una esquina de la loseta de tu pastor; { $point } no lo es.
silk-no-wall-twice = En { $wall } ya hay un muro.
silk-no-wall-joined = El muro { $wall } no estaría conectado a tus criaderos ni a los muros de tu red.
silk-no-die = No te queda ningún dado que muestre un { $die }.
silk-no-possible-raise = Ahora no puedes criar: no hay loseta donde poner la oruga, o no te quedan ni en la reserva ni en la cueva.
silk-no-possible-move = Ni tu pastor ni tu mastín tienen un paso que se pueda completar.
silk-no-possible-wall = No puedes construir un muro: no queda ninguno, o tu red no tiene sitio libre.
silk-no-possible-build = Ahora no puedes construir un criadero ni regenerar una loseta.
silk-no-possible-graze = Ahora no se puede pastar en ninguna loseta con orugas tuyas.
silk-no-possible-ookami = El ookami no tiene un paso que se pueda completar.
silk-no-points =
    { $cost ->
        [one] Para { $action } con el { $die } hace falta { $cost } punto; tienes { $points }.
       *[other] Para { $action } con el { $die } hacen falta { $cost } puntos; tienes { $points }.
    }
silk-no-other-piece = Ahora no se mueve el { $piece }.
silk-no-wall-between = Un muro impide que el { $piece } llegue a la loseta { $tile }.
silk-no-moved = La pieza que está en { $tile } ya se ha desplazado en esta acción.
silk-no-enter = El { $piece } no puede entrar en { $tile }, donde está el { $other }.
silk-no-way-out = El { $piece } no puede ir a la loseta { $tile }: lo que hay allí no tendría adónde ir.
silk-no-off = Ningún lado de esta loseta da a campo abierto.
silk-no-worm-wall = Un muro impide que la oruga vaya hacia el { $direction }.
silk-no-worm-border = Hacia el { $direction } no hay loseta; para salir del tablero, elige campo abierto.
silk-no-worm-piece = Hacia el { $direction } hay una pieza.
silk-no-worm-room = Hacia el { $direction } ya hay tres orugas.

## Lo que ha pasado; quien lo hace es $name y va delante

silk-event-tile = La loseta { $tile } es { $pasture }.
silk-event-starting-roll = { $name } saca { $dice }: { $sum }.
silk-event-tied = Hay empate en la tirada más alta: quienes la han sacado tiran otra vez.
silk-event-starts = { $name } tiene la tirada más alta y empieza.
silk-event-worm-placed = { $name } coloca una oruga en { $tile }.
silk-event-phase-2 = { $name } ha colocado la última oruga y empieza la segunda fase.
silk-event-piece-placed = { $name } coloca el { $piece } en { $tile }.
silk-event-nursery = { $name } coloca un criadero en { $point }.
silk-event-turn = { $name } juega el turno { $turn }.
silk-event-roll = { $name } saca { $dice }.
silk-event-die =
    { $cost ->
        [0] { $name } usa el { $die } para { $action }.
        [one] { $name } paga { $cost } punto por modificar el { $die } para { $action }.
       *[other] { $name } paga { $cost } puntos por modificar el { $die } para { $action }.
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

silk-reason-points = Se ha llegado a la puntuación final.
silk-reason-walls = Se ha construido el último muro.
silk-reason-barren = Todo el valle está yermo.
silk-reason-cap = Se ha llegado al límite de rondas.

## La hoja de puntuación

silk-line-start = Al empezar
silk-line-grazed = Pastos
silk-line-walled = Tramos cerrados
silk-line-improvement = Mejora: { $improvement }
silk-line-spent = Pagado por modificar dados
silk-line-enclosures = Cercados
silk-line-pasture = Orugas en pastos
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
silk-board-improvement = { $improvement }: { $points } puntos, todavía sin dueño
silk-board-improvement-taken = { $improvement }: { $points } puntos, conseguidos por { $name }
silk-board-walls =
    { $left ->
        [one] Queda { $left } muro; el último provoca el final
       *[other] Quedan { $left } muros; el último provoca el final
    }
silk-board-target = Quien llega a { $target } puntos provoca el final
silk-board-last =
    { $left ->
        [0] Final provocado: este es el último turno
        [one] Final provocado: queda { $left } turno después de este
       *[other] Final provocado: quedan { $left } turnos después de este
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
