### Silk. Las palabras son las de la caja: oruga, pastor, mastín, ookami, criadero, muro, tramo, cercado, cueva, pasto reseco, natural
### y frondoso, loseta de yermo, criar, desplazar, desalojar, campo a través, edificar, regenerar, pastar.

silk-title = Silk
silk-tagline = Orugas, pastores y muros en un valle de alta montaña.

## Lo que no es como está impreso

silk-board-origin = Algunas cosas solo estaban impresas como imágenes: el valor de la loseta con la guarida, los números de las seis acciones y el cuarto color son reconstrucción nuestra; quien tenga la caja puede poner los impresos en una copia del archivo de componentes y jugar con ella: caravansary serve --data silk=ARCHIVO.

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
silk-prompt-move-one = Desplaza un paso a tu { $pieces }. De los dos, solo él puede desplazarse.
silk-prompt-wall = Construye un muro conectado a tus criaderos o a tu red.
silk-prompt-nursery = Edifica un criadero en una esquina de la loseta de tu pastor.
silk-prompt-regenerate = Regenera una loseta de yermo que toque alguno de tus criaderos.
silk-prompt-graze = Elige una loseta con orugas tuyas para pastar.
silk-prompt-ookami = Desplaza un paso al ookami.
silk-prompt-bump = ¿Adónde va el { $piece } de color { $colour } (de { $owner })? Elige un paso.
    .to-you = ¿Adónde va tu { $piece } de color { $colour }? Elige un paso.
silk-prompt-bump-ookami = ¿Adónde va el ookami? Elige un paso.
silk-prompt-displace =
    { $left ->
        [one] ¿Adónde va la última oruga de color { $colour } (de { $owner }) que hay en { $tile }?
       *[other] ¿Adónde va la siguiente oruga de color { $colour } (de { $owner }) que hay en { $tile }? Quedan { $left } por salir.
    }
    .to-you =
        { $left ->
            [one] ¿Adónde va tu última oruga de color { $colour } que hay en { $tile }?
           *[other] ¿Adónde va tu siguiente oruga de color { $colour } que hay en { $tile }? Quedan { $left } por salir.
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
    La oruga de color { $colour } (de { $owner }) va a la loseta { $tile }.{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
    .to-you =
        Tu oruga de color { $colour } va a la loseta { $tile }.{ $end ->
            [no] { "" }
           *[other] { " " }{ $end }
        }
silk-do-displace-captured =
    La oruga de color { $colour } (de { $owner }) va a la loseta { $tile }, donde la captura el ookami.{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
    .to-you =
        Tu oruga de color { $colour } va a la loseta { $tile }, donde la captura el ookami.{ $end ->
            [no] { "" }
           *[other] { " " }{ $end }
        }
silk-do-displace-off =
    La oruga de color { $colour } (de { $owner }) sale a campo abierto y vuelve a la reserva.{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
    .to-you =
        Tu oruga de color { $colour } sale a campo abierto y vuelve a tu reserva.{ $end ->
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
silk-no-corner = En { $point } nunca puede haber un criadero: las esquinas del valle quedan libres.
silk-no-nursery-worm = Ninguna de las losetas que tocan { $point } tiene una oruga tuya.
silk-no-nearest-nursery = Ninguna de tus piezas cabe junto a tus orugas, así que el criadero debe quedar lo más cerca posible de ellas; { $point } está más lejos.
silk-no-shepherd = Un criadero nuevo debe ir en una esquina de la loseta de tu pastor; { $point } no lo es.
silk-no-wall-twice = Ya hay un muro { $wall }.
silk-no-wall-joined = El muro { $wall } no estaría conectado a tus criaderos ni a los muros de tu red.
silk-no-die = No te queda ningún dado que muestre un { $die }.
silk-no-possible-worm = No puedes criar: todas las losetas junto a tus criaderos o con orugas tuyas están llenas o tienen una pieza.
silk-no-possible-rescue = No tienes orugas en la reserva para criar ni en la cueva para recuperar.
silk-no-possible-move = Ni tu pastor ni tu mastín tienen un paso que se pueda completar.
silk-no-possible-supply = No puedes construir un muro: no queda ninguno.
silk-no-possible-wall = No puedes construir un muro: tu red no tiene ningún lado libre.
silk-no-possible-nursery = No puedes edificar un criadero: cada esquina de la loseta de tu pastor es una esquina del valle o está demasiado cerca de un criadero.
silk-no-possible-regenerate = No puedes regenerar: no hay ninguna loseta de yermo vacía junto a tus criaderos.
silk-no-possible-graze = No puedes pastar: en ninguna loseta con orugas tuyas podrían salir todas.
silk-no-possible-grazer = No puedes pastar: no tienes ninguna oruga en el valle.
silk-no-possible-ookami = El ookami no tiene un paso que se pueda completar.
silk-no-points =
    { $cost ->
        [one] Para { $action } con el { $die } hace falta { $cost } punto; tienes { $points }.
       *[other] Para { $action } con el { $die } hacen falta { $cost } puntos; tienes { $points }.
    }
silk-no-other-piece = Ahora no se desplaza el { $piece }.
silk-no-wall-between = Un muro impide que el { $piece } llegue a la loseta { $tile }.
silk-no-moved = La pieza que está en { $tile } ya se ha desplazado en esta acción.
silk-no-enter = El { $piece } no puede entrar en { $tile }, donde está el { $other } de color { $colour } (de { $owner }).
    .to-you = El { $piece } no puede entrar en { $tile }, donde está tu { $other } de color { $colour }.
silk-no-enter-another = El { $piece } no puede entrar en { $tile }, donde está otro { $piece }, el de color { $colour } (de { $owner }).
    .to-you = El { $piece } no puede entrar en { $tile }, donde está otro { $piece }, el tuyo de color { $colour }.
silk-no-enter-ookami = El { $piece } no puede entrar en { $tile }, donde está el ookami.
silk-no-way-out = El { $piece } no puede ir a la loseta { $tile }: lo que hay allí no tendría adónde ir.
silk-no-off = Ningún lado de esta loseta da a campo abierto.
silk-no-worm-wall = Un muro impide que la oruga vaya hacia el { $direction }.
silk-no-worm-border = Hacia el { $direction } no hay loseta; para salir del valle, elige campo abierto.
silk-no-worm-piece = Hacia el { $direction } hay una pieza.
silk-no-worm-room = Hacia el { $direction } ya hay tres orugas.
silk-no-which = Eso podría ser más de una opción: hay que decir algo más.
silk-no-far = Eso no está a un paso.

## Lo que ha pasado; quien lo hace es $name y va delante. Esa persona lee .you, y a quien se lo hacen, .to-you

silk-event-tile = La loseta { $tile } es de { $pasture }.
silk-event-starting-roll = { $name } saca { $dice }, en total { $sum }.
    .you = Sacas { $dice }, en total { $sum }.
silk-event-tied = Hay empate en la tirada más alta: quienes la han sacado tiran otra vez.
silk-event-starts = { $name } tiene la tirada más alta y empieza.
    .you = Tienes la tirada más alta y empiezas.
silk-event-worm-placed = { $name } coloca una oruga en { $tile }.
    .you = Colocas una oruga en { $tile }.
silk-event-phase-2 = { $name } ha colocado la última oruga y empieza la segunda fase.
    .you = Has colocado la última oruga y empiezas la segunda fase.
silk-event-piece-placed = { $name } coloca el { $piece } en { $tile }.
    .you = Colocas tu { $piece } en { $tile }.
silk-event-nursery = { $name } edifica un criadero en { $point }.
    .you = Edificas un criadero en { $point }.
silk-event-turn = { $name } juega el turno { $turn }.
    .you = Juegas el turno { $turn }.
silk-event-roll = { $name } saca { $dice }.
    .you = Sacas { $dice }.
silk-event-die =
    { $cost ->
        [0] { $name } usa el { $die } para { $doing }.
        [one] { $name } paga { $cost } punto, modifica el { $die } y lo usa para { $doing }.
       *[other] { $name } paga { $cost } puntos, modifica el { $die } y lo usa para { $doing }.
    }
    .you =
        { $cost ->
            [0] Usas el { $die } para { $doing }.
            [one] Pagas { $cost } punto, modificas el { $die } y lo usas para { $doing }.
           *[other] Pagas { $cost } puntos, modificas el { $die } y lo usas para { $doing }.
        }
silk-event-lost = { $name } no puede usar el { $die } y lo pierde.
    .you = No puedes usar el { $die } y lo pierdes.
silk-event-raise = { $name } cría una oruga en { $tile }.
    .you = Crías una oruga en { $tile }.
silk-event-rescue = { $name } recupera una oruga de la cueva.
    .you = Recuperas una oruga de la cueva.
silk-event-move = { $name } desplaza al { $piece } de { $from } a { $to }.
    .you = Desplazas al { $piece } de { $from } a { $to }.
silk-event-bump =
    { $whose ->
        [own] { $name } desaloja a su propio { $piece } de color { $colour } de { $from } a { $to }.
       *[other] { $name } desaloja al { $piece } de color { $colour } (de { $owner }) de { $from } a { $to }.
    }
    .you =
        { $whose ->
            [own] Desalojas a tu { $piece } de color { $colour } de { $from } a { $to }.
           *[other] Desalojas al { $piece } de color { $colour } (de { $owner }) de { $from } a { $to }.
        }
    .to-you = { $name } desaloja a tu { $piece } de color { $colour } de { $from } a { $to }.
silk-event-bump-ookami = { $name } desaloja al ookami de { $from } a { $to }.
    .you = Desalojas al ookami de { $from } a { $to }.
silk-event-captured =
    { $count ->
        [one] El ookami captura { $count } oruga de color { $colour } (de { $owner }) en { $tile }.
       *[other] El ookami captura { $count } orugas de color { $colour } (de { $owner }) en { $tile }.
    }
    .to-you =
        { $count ->
            [one] El ookami captura una de tus orugas en { $tile }.
           *[other] El ookami captura { $count } de tus orugas en { $tile }.
        }
silk-event-worm-moves =
    { $whose ->
        [own] { $name } lleva una oruga propia, de color { $colour }, de { $from } a { $to }.
       *[other] { $name } lleva una oruga de color { $colour } (de { $owner }) de { $from } a { $to }.
    }
    .you =
        { $whose ->
            [own] Llevas una de tus orugas, de color { $colour }, de { $from } a { $to }.
           *[other] Llevas una oruga de color { $colour } (de { $owner }) de { $from } a { $to }.
        }
    .to-you = { $name } lleva una de tus orugas, de color { $colour }, de { $from } a { $to }.
silk-event-worm-off =
    { $whose ->
        [own] { $name } echa a campo abierto una oruga propia, de color { $colour }, desde { $from }.
       *[other] { $name } echa a campo abierto una oruga de color { $colour } (de { $owner }) desde { $from }.
    }
    .you =
        { $whose ->
            [own] Echas a campo abierto una de tus orugas, de color { $colour }, desde { $from }.
           *[other] Echas a campo abierto una oruga de color { $colour } (de { $owner }) desde { $from }.
        }
    .to-you = { $name } echa a campo abierto una de tus orugas, de color { $colour }, desde { $from }.
silk-event-worm-captured =
    { $whose ->
        [own] { $name } lleva una oruga propia, de color { $colour }, de { $from } hasta el ookami, en { $to }.
       *[other] { $name } lleva una oruga de color { $colour } (de { $owner }) de { $from } hasta el ookami, en { $to }.
    }
    .you =
        { $whose ->
            [own] Llevas una de tus orugas, de color { $colour }, de { $from } hasta el ookami, en { $to }.
           *[other] Llevas una oruga de color { $colour } (de { $owner }) de { $from } hasta el ookami, en { $to }.
        }
    .to-you = { $name } lleva una de tus orugas, de color { $colour }, de { $from } hasta el ookami, en { $to }.
silk-event-graze = { $name } pasta en { $tile }.
    .you = Pastas en { $tile }.
silk-event-grazed =
    { $points ->
        [0] { $name } no gana puntos en { $tile }.
        [one] { $name } gana { $points } punto; { $tile } queda yerma.
       *[other] { $name } gana { $points } puntos; { $tile } queda yerma.
    }
    .you =
        { $points ->
            [0] No ganas puntos en { $tile }.
            [one] Ganas { $points } punto; { $tile } queda yerma.
           *[other] Ganas { $points } puntos; { $tile } queda yerma.
        }
silk-event-regenerated = { $name } regenera { $tile }: vuelve a ser { $pasture }.
    .you = Regeneras { $tile }: vuelve a ser { $pasture }.
silk-event-wall = { $name } construye el muro { $wall }.
    .you = Construyes el muro { $wall }.
silk-event-segment =
    { $points ->
        [one] { $name } cierra un tramo y gana { $points } punto.
       *[other] { $name } cierra un tramo y gana { $points } puntos.
    }
    .you =
        { $points ->
            [one] Cierras un tramo y ganas { $points } punto.
           *[other] Cierras un tramo y ganas { $points } puntos.
        }
silk-event-improvement = { $name } consigue la mejora { $improvement }: { $points } puntos.
    .you = Consigues la mejora { $improvement }: { $points } puntos.
silk-event-trigger =
    { $name } desencadena el final. { $reason ->
        [walls] { silk-reason-walls }
        [barren] { silk-reason-barren }
       *[points] { silk-reason-points }
    }
    .you =
        Desencadenas el final. { $reason ->
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
    .by = { $names } ha alcanzado los puntos que desencadenan el final.
    .you = Has alcanzado los puntos que desencadenan el final.
silk-reason-walls = Se ha construido el último muro.
    .by = { $names } ha construido el último muro.
    .you = Has construido el último muro.
silk-reason-barren = Todo el valle está yermo.
    .by = { $names } ha dejado yerma la última loseta.
    .you = Has dejado yerma la última loseta.
silk-reason-cap = Se ha llegado al límite de turnos.

## Lo que hizo el azar, al principio de la prueba

silk-fair = Las losetas del valle, quién empezaba y cada tirada de los dados salen de un solo número, fijado antes de empezar la partida:

## La hoja de puntuación

silk-line-start = Al empezar
silk-line-grazed = Por pastar
silk-line-walled = Tramos cerrados
silk-line-improvement = Mejora: { $improvement }
silk-line-spent = Pagado por modificar dados
silk-line-enclosures = Cercados
silk-line-pasture = Orugas en pasto al final
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
silk-board-worms =
    { $count ->
        [one] { $count } oruga de color { $colour }
       *[other] { $count } orugas de color { $colour }
    }

### Las reglas de Silk: una entrada por cada regla de docs/rules/silk.md, en su orden. El número de la clave es el de la
### regla: silk-rule-4-2 es SILK-4.2. La página se compone a partir de este archivo.

silk-rules-title = Silk: las reglas
silk-rules-minute = El juego en un minuto
silk-rules-minute-1 = Tus orugas de seda viven en un valle de alta montaña. Haz que pasten: cuanto mejor es el pasto y más orugas tuyas hay en él, más puntos de seda ganas. Después la loseta queda yerma y las orugas se van a otra parte.
silk-rules-minute-2 = En tu turno crías una oruga y tiras dos dados; cada número es una de las seis acciones, y pagando puntos puedes modificarlo. Pastores y mastines se abren paso, y el ookami captura las orugas con las que se encuentra.
silk-rules-minute-3 = Los tramos de muro cerrados puntúan al momento y los cercados, al final. Cuando alguien llega a los puntos necesarios, se acaban los muros o todo el valle queda yermo, los demás juegan un último turno. Gana quien tenga más puntos.

## 1

silk-rules-section-1 = El valle
silk-rule-1-1 = Juegas con un color: un pastor, un mastín, quince orugas, cuatro criaderos y una ficha de puntos.
silk-rule-1-2 = Con dos, tres o cuatro jugadores se sacan a ciegas 19, 24 o 29 losetas y se mezclan con la de la guarida. Se colocan boca arriba en 4 filas de 5, 5 filas de 5 o 5 filas de 6. Las que sobran no se miran.
silk-rule-1-3 = Los muros son comunes: hay 10, 15 o 20 en partidas de dos, tres o cuatro. Los demás no se usan.
silk-rule-1-4 = La puntuación que desencadena el final es de 30 puntos en partidas de dos, 40 en las de tres y 50 en las de cuatro.
silk-rule-1-5 = Todo el mundo empieza con 5 puntos de seda, que aquí se llaman puntos sin más.
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
silk-rule-2-9 = Un criadero va en una intersección: donde se juntan cuatro losetas, o dos en el borde, pero nunca en una esquina del valle. Una de ellas debe tener una oruga tuya, y los demás criaderos han de estar a dos lados o más.
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

silk-rules-section-4 = Desplazarse y desalojar
silk-rule-4-1 = En una loseta caben hasta tres orugas, o bien un solo pastor, mastín u ookami. Orugas y piezas nunca se quedan juntas.
silk-rule-4-2 = Criaderos y muros están entre las losetas y no ocupan ninguna.
silk-rule-4-3 = Cada desplazamiento es de un paso, cruzando un lado de la loseta; nunca en diagonal.
silk-rule-4-4 = En una misma acción, nada se desplaza más de una loseta. Por eso una pieza que ya se ha desplazado no se puede desalojar hasta la siguiente acción.
silk-rule-4-5 = Los muros detienen a orugas, mastines y ookami. El pastor los salta.
silk-rule-4-6 = Pastores, mastines y ookami pueden ir campo a través: salen por el borde del valle y entran por el opuesto, en la misma fila o columna. También cuando se les desaloja.
silk-rule-4-7 = Un muro en el borde, ya sea por donde se sale o por donde se entra, impide al mastín y al ookami ir campo a través. Al pastor, no.
silk-rule-4-8 = Las orugas no van campo a través. Si salen por un borde sin muro, acaban en campo abierto y vuelven a su reserva; un muro no las deja salir.
silk-rule-4-9 = Las orugas no desalojan a nadie. Pueden ir a una loseta vacía, juntarse con otras si caben o acabar donde está el ookami, pero nunca donde hay un pastor o un mastín.
silk-rule-4-10 = El pastor desaloja a mastines y orugas. No puede entrar donde hay otro pastor o está el ookami.
silk-rule-4-11 = El mastín desaloja al ookami y a las orugas. No puede entrar donde hay un pastor u otro mastín.
silk-rule-4-12 = El ookami desaloja a los pastores. No puede entrar donde hay un mastín.
silk-rule-4-13 = Cuando el ookami y unas orugas se encuentran en una loseta, las captura a todas en el acto, sean del color que sean, y van a la cueva. Nunca las manda a otra loseta.
silk-rule-4-14 = Quien está jugando su turno decide adónde va todo lo que tiene que apartarse, sea de quien sea. También a lo largo de una cadena y cuando se desplaza el ookami.
silk-rule-4-15 = Una pieza desalojada da un paso en cualquier dirección, como se desplazan las de su clase. A su vez puede desalojar a otra.
silk-rule-4-16 = La loseta de la que parte el desplazamiento queda libre en el acto. Lo desalojado puede ir a ella, si su forma de desplazarse lo permite; así, dos piezas pueden intercambiarse.
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
silk-rule-5-7 = Acción 4, edificar un criadero: sale de tu reserva y va en una esquina de la loseta de tu pastor, pero no en una esquina del valle. Debe estar a dos lados o más de cualquier otro criadero; los muros no importan.
silk-rule-5-8 = Con tus cuatro criaderos ya edificados, la acción 4 pasa a regenerar: una loseta de yermo que toque uno de ellos, sin orugas ni piezas, vuelve a ser el pasto que era.
silk-rule-5-9 = En los demás casos, la acción 4 es imposible. Mientras te quede un criadero en la reserva no se regenera, aunque no tengas dónde ponerlo.
silk-rule-5-10 = Acción 5, pastar: elige una loseta con alguna oruga tuya. Todas las que hay en ella, de cualquier color, van a las losetas de al lado, a campo abierto o al ookami. Si una no puede salir, elige otra loseta.
silk-rule-5-11 = La loseta queda yerma. Por cada oruga tuya que había en ella ganas 1 punto en pasto reseco, 2 en pasto natural y 3 en pasto frondoso; los demás no ganan nada.
silk-rule-5-12 = Puedes pastar en una loseta de yermo solo para desplazar las orugas. No da puntos y sigue yerma.
silk-rule-5-13 = Acción 6, ookami: el ookami da un paso. No es de nadie, así que cualquiera puede desplazarlo.

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
silk-rule-9-6 = Después, cada oruga tuya te da el valor del pasto en que está; en una loseta de yermo no da nada. No se desplaza ninguna oruga ni se gira ninguna loseta.
silk-rule-9-7 = Por último, pierdes 1 punto por cada oruga tuya en la cueva, aunque te quedes por debajo de cero.
silk-rule-9-8 = Gana quien tenga más puntos. Si son varios, comparten la victoria.
silk-rule-9-9 = Durante el recuento ya no se consiguen mejoras ni se desencadena otra vez el final.
silk-rule-9-10 = Todo está a la vista, incluso lo que era antes una loseta de yermo. El azar solo está en los dados y en cómo salen las losetas.
silk-rule-9-11 = Para que ninguna partida se eternice, aquí se pasa al recuento final tras 100 turnos de cada jugador como mucho. Casi nunca lo verás.

## Imágenes

silk-rules-picture-valley = Un valle para dos, con el ookami en su guarida. Las hojas al pie de cada loseta dicen lo que vale: 1 si es de pasto reseco, 2 si es natural y 3 si es frondoso.
silk-rules-picture-sites = El morado puede poner su primer criadero donde brilla: en una esquina de la loseta con sus orugas. La cuarta esquina está demasiado cerca del criadero verde.
silk-rules-picture-wheel = En qué se puede convertir un 1. Las acciones de al lado cuestan 1 punto; las siguientes, 2; y la de enfrente, 3.
silk-rules-picture-bumping = Quién desaloja a quién: el pastor al mastín, el mastín al ookami y el ookami al pastor.
silk-rules-picture-chain = Una cadena: el ookami desaloja al pastor verde, el pastor al mastín morado y el mastín desaloja a dos orugas. Pueden ir adonde brilla.
silk-rules-picture-round = Campo a través: sale por el borde y entra por el lado opuesto, donde el mastín desaloja a dos orugas. Un muro en cualquiera de los dos extremos se lo impediría.
silk-rules-picture-raise = El morado puede criar donde brilla: junto a su criadero o donde ya hay una oruga morada. No valen la loseta llena ni la del ookami.
silk-rules-picture-build = El nuevo criadero va en una esquina de la loseta del pastor. La cuarta esquina está demasiado cerca del criadero de la izquierda.
silk-rules-picture-graze = Dos orugas moradas en pasto frondoso dan 6 puntos. Las tres tienen que irse, también la verde, y la loseta queda yerma.
silk-rules-picture-network = El siguiente muro del morado va donde brilla: junto al criadero o junto al muro que lleva a él.
silk-rules-picture-segment = Este muro cierra un tramo del criadero morado al verde: tres muros, 3 puntos para quien lo construye.
silk-rules-picture-enclosure = Tres losetas rodeadas de muros, también en el borde. En ellos el morado tiene dos criaderos y el verde, uno: al final, 6 puntos para el morado.
silk-rules-picture-improvements = Las cuatro mejoras: Oruga, Muro largo, Cercado y Criadero.
silk-rules-picture-count = El recuento final: el morado gana 6 puntos por dos orugas en pasto frondoso, 2 por una en pasto natural y nada en la loseta de yermo.

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
silk-lesson-dice-text = Cada número es una acción: 1, criar; 2, desplazar; 3, construir un muro; 4, edificar un criadero; 5, pastar; y 6, el ookami. Puedes modificar un dado, pero cada paso te cuesta 1 punto. Después del 6 vuelve el 1.
silk-lesson-dice-task = Te gustaría pastar. Pasar del 3 al 5 cuesta 2 puntos; del 6 al 5, solo 1: modifica el 6.
silk-lesson-dice-task-2 = En el borde izquierdo tienes dos orugas juntas en un pasto natural. Pasta ahí.
silk-lesson-dice-task-3 = Al norte y al sur no caben, porque ya hay tres orugas en cada loseta. Pero por el borde pueden irse a campo abierto: echa la primera.
silk-lesson-dice-task-4 = La otra se queda en el valle. Llévala hacia el este, a la loseta de yermo.
silk-lesson-dice-else = Se puede. Pero esta vez modifica el 6, pasta en el pasto natural del borde izquierdo y echa una oruga a campo abierto y la otra hacia el este.
silk-lesson-dice-solved = Has pagado 1 punto y has ganado 4. Y la oruga que ha salido no se pierde: está en tu reserva y podrás volver a criarla.

silk-lesson-drive-title = Pastor y mastín
silk-lesson-drive-text = Con un 2 das un paso con tu pastor o con tu mastín. Los dos desalojan a las orugas, y el pastor también a los mastines. Un muro detiene al mastín, pero no al pastor. Los dos pueden ir campo a través: salen por el borde del valle y entran por el lado opuesto.
silk-lesson-drive-task = En la loseta frondosa de la esquina inferior derecha hay dos orugas verdes. Desplaza tu mastín campo a través hacia el oeste, por encima del borde, y aparecerá allí.
silk-lesson-drive-task-2 = Tú decides adónde van, aunque no sean tuyas. Echa la primera a campo abierto.
silk-lesson-drive-task-3 = Haz lo mismo con la segunda.
silk-lesson-drive-else = Puedes hacerlo. Pero las orugas verdes podrían ganar allí 6 puntos: desplaza tu mastín hacia el oeste y echa las dos a campo abierto.
silk-lesson-drive-solved = Las dos han vuelto a la reserva verde. Y tu mastín vigila la loseta frondosa: mientras siga ahí, no puede entrar ninguna oruga.

silk-lesson-ookami-title = El ookami
silk-lesson-ookami-text = El ookami no es de nadie: con un 6, cualquiera puede desplazarlo. Captura las orugas con las que se encuentra, y al final cada oruga tuya en la cueva te cuesta 1 punto. El ookami desaloja pastores, pero un mastín desaloja al ookami.
silk-lesson-ookami-task = No tienes un 6, pero el 1 está justo al lado. Paga 1 punto y usa el 1 para el ookami.
silk-lesson-ookami-task-2 = Al norte del ookami hay dos orugas verdes. Desplázalo allí.
silk-lesson-ookami-task-3 = ¡Capturadas! Aún te queda el 2. Úsalo para desplazar una pieza.
silk-lesson-ookami-task-4 = Tu mastín está al lado del ookami. Desplázalo hacia el este, a su loseta.
silk-lesson-ookami-task-5 = El ookami tiene que apartarse y tú decides hacia dónde: hacia el este, donde hay otras dos orugas verdes.
silk-lesson-ookami-else = Puedes hacerlo. Pero el ookami puede capturar ahora cuatro orugas verdes: desplázalo al norte con el 1, luego tu mastín al este con el 2, y desaloja al ookami hacia el este.
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
silk-lesson-end-task-2 = Al final, las orugas en losetas de yermo no dan nada. Lleva la primera hacia el este, a un pasto natural.
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

## La guía rápida

silk-reference-turn-1 = Primero: cría una oruga de tu reserva. Después tira dos dados; cada uno es una acción.
silk-reference-turn-2 = 1, criar: una oruga junto a un criadero tuyo o donde tengas otra. Con la reserva vacía: recupera una de la cueva.
silk-reference-turn-3 = 2, desplazar: tu pastor o tu mastín, un paso.
silk-reference-turn-4 = 3, muro: desde uno de tus criaderos o desde muros que lleven a uno.
silk-reference-turn-5 = 4, edificar: un criadero en una esquina de la loseta de tu pastor. Con los cuatro edificados: regenera una loseta de yermo.
silk-reference-turn-6 = 5, pastar: todas las orugas dejan la loseta, puntúas las tuyas y queda yerma.
silk-reference-turn-7 = 6, ookami: un paso; captura orugas.
silk-reference-turn-8 = Quién desaloja a quién: pastor – mastín – ookami – pastor. Como mucho, tres orugas por loseta.
silk-reference-cost-1 = Modificar un dado: 1 punto por paso, y el 6 está junto al 1
silk-reference-score-1 = Pastar, por cada oruga tuya: reseco 1, natural 2, frondoso 3
silk-reference-score-2 = Cerrar un tramo de muro: 1 por muro
silk-reference-score-3 = Oruga, la última de tu reserva: 10
silk-reference-score-4 = Muro largo, cinco muros: 5
silk-reference-score-5 = Cercado, tres losetas: 10
silk-reference-score-6 = Criadero, el cuarto: 5
silk-reference-score-7 = Al final, cercados: losetas × criaderos tuyos, para quien tenga más allí
silk-reference-score-8 = Al final, orugas: el valor de su loseta; en la cueva, −1
silk-reference-end-1 = 30, 40 o 50 puntos en partidas de dos, tres o cuatro; ningún muro por construir, o todo el valle yermo: los demás juegan un turno más.

## Qué son las piezas y los lugares, para quien los señala.
silk-about-raise = Criar: pon una oruga de tu reserva junto a uno de tus criaderos o donde tengas otra. Si la reserva está vacía, recupera una de la cueva. Gratis con este número; cualquier otro cuesta 1 punto por paso.
silk-about-move = Desplazar: tu pastor o tu mastín da un paso. Gratis con este número; cualquier otro cuesta 1 punto por paso.
silk-about-wall = Muro: construye un muro conectado a uno de tus criaderos o a tu red. Una cadena de muros de criadero a criadero da 1 punto por muro. Gratis con este número; cualquier otro cuesta 1 punto por paso.
silk-about-build = Edificar: un criadero en una esquina de la loseta de tu pastor. Con los cuatro edificados, en su lugar regenera una loseta de yermo. Gratis con este número; cualquier otro cuesta 1 punto por paso.
silk-about-graze = Pastar: las orugas de una loseta la dejan yerma y siguen su camino. Cada una de las tuyas da de 1 a 3 puntos. Gratis con este número; cualquier otro cuesta 1 punto por paso.
silk-about-ookami = Ookami: desplaza al ookami un paso. Las orugas que encuentra van a la cueva. Gratis con este número; cualquier otro cuesta 1 punto por paso.
silk-about-die = Un dado: su número es una acción. Puedes modificarlo por 1 punto cada paso; el 6 está junto al 1.
silk-about-starting-roll = La tirada inicial: empieza quien saque la suma más alta. En caso de empate se vuelve a tirar.
silk-about-points = Puntos. También pagas con ellos al modificar un dado.
silk-about-cave = En la cueva están las orugas que el ookami ha capturado. Al final, cada una resta 1 punto a su color.
silk-about-silkworm = Mejora, 10 puntos: para quien antes críe la última oruga de su reserva.
silk-about-long_wall = Mejora, 5 puntos: para quien antes construya un muro en un tramo de cinco o más.
silk-about-enclosure = Mejora, 10 puntos: para quien antes complete con su muro un cercado de tres losetas o más.
silk-about-nursery = Mejora, 5 puntos: para quien antes edifique sus cuatro criaderos.
silk-about-supply = Muros que quedan para todo el mundo. Construir el último desencadena el final.
silk-about-target = Quien llega a estos puntos desencadena el final: acaba su turno y cada uno de los demás juega otro.
silk-about-reserve = Orugas en la reserva, aún por criar.
silk-about-nurseries = Un criadero: las orugas se crían en las losetas que lo rodean, y los muros parten de él. Hay cuatro de cada color.
silk-about-end = Los puntos si la partida acabara ahora: con cercados, orugas en el pasto y orugas en la cueva.
silk-about-worm = Orugas. Caben tres en una loseta. En el pasto pueden pastar; un pastor o un mastín las desaloja, y el ookami las captura.
silk-about-barren = Una loseta de yermo: ya se ha pastado en ella y no vale nada hasta que se regenere.
silk-about-pasture-dry = Pasto reseco: 1 punto por cada oruga tuya que paste aquí.
silk-about-pasture-normal = Pasto natural: 2 puntos por cada oruga tuya que paste aquí.
silk-about-pasture-leafy = Pasto frondoso: 3 puntos por cada oruga tuya que paste aquí.
silk-about-pasture-den = Pasto natural con la guarida, donde empieza el ookami: 2 puntos por cada oruga tuya que paste aquí.
silk-about-piece-shepherd = Un pastor desaloja orugas y mastines y salta los muros. Los criaderos se edifican en las esquinas de su loseta.
silk-about-piece-mastiff = Un mastín desaloja orugas y al ookami. Los muros lo detienen.
silk-about-piece-ookami = El ookami no es de nadie. Desaloja pastores y captura todas las orugas que encuentra. Los muros lo detienen.

## Lo que ha pasado, en pocas palabras junto a un dibujo

silk-chip-worms =
    { $count ->
        [one] { $count } oruga nueva
       *[other] { $count } orugas nuevas
    }
silk-chip-rescue = recupera una oruga
silk-chip-piece = coloca el { $piece }
silk-chip-moves = desplaza al { $piece }
silk-chip-bumps = desaloja al { $piece }
silk-chip-captured =
    { $count ->
        [one] { $count } oruga capturada
       *[other] { $count } orugas capturadas
    }
silk-chip-driven =
    { $whose ->
        [own] { $count ->
            [one] desplaza { $count } oruga propia
           *[other] desplaza { $count } orugas propias
        }
       *[other] { $count ->
            [one] desplaza { $count } oruga de { $owner }
           *[other] desplaza { $count } orugas de { $owner }
        }
    }
    .to-you =
        { $count ->
            [one] desplaza { $count } oruga tuya
           *[other] desplaza { $count } orugas tuyas
        }
silk-chip-grazes = pasta (+{ $count })
silk-chip-regenerates = regenera una loseta
silk-chip-walls =
    { $count ->
        [one] { $count } muro nuevo
       *[other] { $count } muros nuevos
    }
silk-chip-nursery = criadero nuevo
silk-chip-points =
    { $count ->
        [one] +{ $count } punto
       *[other] +{ $count } puntos
    }
silk-chip-lost = pierde un dado
silk-chip-trigger = desencadena el final

## Lugares, como están impresos alrededor del tablero: las columnas son letras, las filas son números
silk-place-between = entre { $one } y { $two }
silk-place-north = al norte de { $one }
silk-place-east = al este de { $one }
silk-place-south = al sur de { $one }
silk-place-west = al oeste de { $one }
silk-place-corner = la esquina de { $one } y { $two }
silk-place-board-corner = la esquina exterior de { $one }
silk-place-north-between = el borde norte, entre { $one } y { $two }
silk-place-east-between = el borde este, entre { $one } y { $two }
silk-place-south-between = el borde sur, entre { $one } y { $two }
silk-place-west-between = el borde oeste, entre { $one } y { $two }

### La mesa contada en palabras, para quien la oye. A quien se refiere la frase lee .to-you.

silk-told-heading-action = Dados y acciones
silk-told-heading-pieces = Piezas y orugas
silk-told-heading-valley = El valle, loseta por loseta
silk-told-heading-walls = Criaderos y muros
silk-told-heading-improvements = Mejoras
silk-told-heading-player = { $seat }, color { $colour }
    .to-you = Tú, color { $colour }

## Dados y acciones

silk-told-dice-none = No hay dados en la mesa.
silk-told-die = Dado { $die }, sin usar. Gratis: { $free }. Por 1 punto: { $near }. Por 2: { $far }. Por 3: { $opposite }.
silk-told-die-played = Dado { $die }, usado para { $action }.
silk-told-die-lost = Dado { $die }, perdido.
silk-told-lost = Dados perdidos desde la última tirada: { $dice }.
silk-told-purse =
    { $points ->
        [0] Para modificar dados, { $seat } no tiene puntos.
        [one] Para modificar dados, { $seat } tiene { $points } punto.
       *[other] Para modificar dados, { $seat } tiene { $points } puntos.
    }
    .to-you =
        { $points ->
            [0] Para modificar dados no tienes puntos.
            [one] Para modificar dados tienes { $points } punto.
           *[other] Para modificar dados tienes { $points } puntos.
        }
silk-told-spaces = Los números del 1 al 6 son: { $actions }.
silk-told-doing = En curso: { $action }.
silk-told-step-of = El { $piece } de color { $colour }, de { $seat }, ha ido de { $from } a { $to }.
    .to-you = Tu { $piece }, de color { $colour }, ha ido de { $from } a { $to }.
silk-told-step-ookami = El ookami ha ido de { $from } a { $to }.
silk-told-bumped-of = El { $piece } de color { $colour }, de { $seat }, ha sido desalojado en { $tile } y tiene que irse.
    .to-you = Tu { $piece }, de color { $colour }, ha sido desalojado en { $tile } y tiene que irse.
silk-told-bumped-ookami = El ookami ha sido desalojado en { $tile } y tiene que irse.
silk-told-displaced = Una oruga de color { $colour }, de { $seat }, ha ido a { $tile }.
    .to-you = Una oruga tuya, de color { $colour }, ha ido a { $tile }.
silk-told-gone = Una oruga de color { $colour }, de { $seat }, ha salido a campo abierto.
    .to-you = Una oruga tuya, de color { $colour }, ha salido a campo abierto.
silk-told-leaving = Aún tienen que salir de { $tile }:
silk-told-leaves-next = La siguiente en salir es una oruga de { $seat } (de color { $colour }).
    .to-you = La siguiente en salir es una oruga tuya (de color { $colour }).
silk-told-harvest =
    { $points ->
        [0] Cuando hayan salido todas las orugas, { $seat } no gana puntos.
        [one] Cuando hayan salido todas las orugas, { $seat } gana { $points } punto.
       *[other] Cuando hayan salido todas las orugas, { $seat } gana { $points } puntos.
    }
    .to-you =
        { $points ->
            [0] Cuando hayan salido todas las orugas no ganas puntos.
            [one] Cuando hayan salido todas las orugas ganas { $points } punto.
           *[other] Cuando hayan salido todas las orugas ganas { $points } puntos.
        }

## Piezas y orugas

silk-told-nothing = Aún no hay nada en el valle.
silk-told-stands-of = El { $piece } de color { $colour }, de { $seat }, está en { $tile }.
    .to-you = Tu { $piece }, de color { $colour }, está en { $tile }.
silk-told-stands-ookami = El ookami está en { $tile }.
silk-told-flock = Orugas de { $seat }, color { $colour }: { $places }.
    .to-you = Tus orugas, color { $colour }: { $places }.
silk-told-on = { $two } en { $one }

## El valle, loseta por loseta

silk-told-valley = { $rows } filas de { $columns } losetas, desde A1, al noroeste, hasta { $last }, al sureste.
silk-told-round = Campo a través, al norte de la fila 1 está la fila { $rows }; al oeste de la columna A, la columna { $column }. Por el borde, las orugas salen a campo abierto.
silk-told-tile-green = { $tile }: { $pasture }, vale { $value }.
silk-told-tile-barren = { $tile }: yerma, vale { $value }; antes, { $pasture }.
silk-told-missing = Aún sin colocar: { $tiles }.
silk-told-empty = Vacía.
silk-told-worms =
    { $count ->
        [one] Una oruga de color { $colour }, de { $seat }.
       *[other] { $count } orugas de color { $colour }, de { $seat }.
    }
    .to-you =
        { $count ->
            [one] Una oruga tuya, de color { $colour }.
           *[other] { $count } orugas tuyas, de color { $colour }.
        }
silk-told-piece-of = El { $piece } de color { $colour }, de { $seat }.
    .to-you = Tu { $piece }, de color { $colour }.
silk-told-piece-ookami = El ookami.
silk-told-walled = Con muro al { $sides }.

## Criaderos y muros

silk-told-nurseries = Criaderos de { $seat }, color { $colour }: { $count }.
    .to-you = Tus criaderos, color { $colour }: { $count }.
silk-told-at = En { $point }.
silk-told-nurseries-none = Aún no hay ningún criadero.
silk-told-network = Muros en la red de { $seat }: { $count }.
    .to-you = Muros en tu red: { $count }.
silk-told-network-shared = Muros en una red común ({ $seats }): { $count }.
silk-told-wall = Un muro { $wall }.
silk-told-walls-none = Aún no hay ningún muro.
silk-told-segment-open = Tramo abierto de { $count } muros, desde { $from } hasta { $to }.
silk-told-segment-closed = Tramo cerrado de { $count } muros, desde { $from } hasta { $to }.
silk-told-enclosure = Cercado de { $tiles }: { $value } puntos para { $seat } al final.
    .to-you = Cercado de { $tiles }: { $value } puntos para ti al final.
silk-told-enclosure-free = Cercado de { $tiles }: no lo controla nadie y da { $value } puntos.
silk-told-contacts = Criaderos de { $seat } junto a sus muros: { $count }.
    .to-you = Tus criaderos junto a sus muros: { $count }.
silk-told-supply = Muros por construir: { $left } de { $count }.

## Mejoras

silk-told-improvement = { $improvement }, { $points } puntos: no la tiene nadie.
silk-told-improvement-taken = { $improvement }, { $points } puntos: la tiene { $seat }.
    .to-you = { $improvement }, { $points } puntos: la tienes tú.

## Jugadores

silk-told-place =
    { $place ->
        [1] 1.er puesto
        [3] 3.er puesto
       *[other] { $place }.º puesto
    }.
silk-told-score =
    { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
silk-told-sheet = Al empezar { $start }, por pastar { $grazed }, tramos cerrados { $walled }, mejoras { $improvements }, menos { $spent } pagados por dados.
silk-told-final = El recuento final daría ahora { $total }: cercados { $enclosures }, orugas en pasto { $pasture }, orugas en la cueva { $cave }.
silk-told-final-over = El recuento final, ya incluido, ha dado { $total }: cercados { $enclosures }, orugas en pasto { $pasture }, orugas en la cueva { $cave }.
silk-told-stock = Orugas: { $valley } en el valle, { $reserve } en la reserva, { $cave } en la cueva.
silk-told-nursery-stock = Criaderos sin edificar: { $left }.
silk-told-to-place =
    { $count ->
        [0] Por colocar: { $pieces }.
        [one] Por colocar: { $count } oruga, { $pieces }.
       *[other] Por colocar: { $count } orugas, { $pieces }.
    }
silk-told-rolled = Tirada para ver quién empieza: { $dice }.
silk-told-start-to-roll = Aún sin tirar para ver quién empieza.
silk-told-start-contends = Todavía con opción de empezar.
silk-told-start-out = Ya sin opción de empezar.

## Lo que sigue

silk-told-now = Ahora: { $phase }.
silk-told-active = Es el turno de { $seat }.
    .to-you = Es tu turno.
silk-told-then-deal = Cuando estén todas las losetas, se tira para ver quién empieza.
silk-told-then-starting_roll = Después se colocan las orugas.
silk-told-then-phase_1 = Cuando estén todas las orugas, se colocan criaderos, pastores y mastines en sentido contrario, empezando por quien haya puesto la última oruga.
silk-told-then-phase_2 = Cuando todo esté colocado, empieza el primer turno.
silk-told-then-roll = Después se tiran dos dados, cada uno para una acción.
silk-told-dice-left = Dados sin usar en este turno: { $count }.
silk-told-then-over = Tras este turno termina la partida.
silk-told-then-turn = Tras este turno le toca a { $seat }.
    .to-you = Tras este turno te toca a ti.
silk-told-turn = Turno { $turn }, ronda { $round }.
silk-told-starter = Ha empezado { $seat }.
    .to-you = Has empezado tú.
silk-told-target = Quien llega a { $target } puntos desencadena el final.
silk-told-most =
    { $points ->
        [one] Por ahora, el máximo es de { $points } punto: { $seats }.
       *[other] Por ahora, el máximo es de { $points } puntos: { $seats }.
    }
silk-told-nearness = También lo desencadenan el último muro (muros que quedan: { $left }) y un valle del todo yermo (losetas que no son de yermo: { $tiles }).
silk-told-triggered = El final lo ha desencadenado { $seat }.
    .to-you = Has desencadenado el final.
silk-told-turns-left =
    { $left ->
        [0] Este es el último turno.
        [one] Tras este turno queda { $left } turno más.
       *[other] Tras este turno quedan { $left } turnos más.
    }
silk-told-over = La partida ha terminado en el turno { $turn }, ronda { $round }.
silk-told-winners = Primer puesto: { $seats }.

## Lo que trae una opción

silk-told-there-green = Allí: { $pasture }, vale { $value }.
silk-told-there-barren = Allí: loseta de yermo, vale { $value }; antes, { $pasture }.
silk-told-touches = Toca { $tiles }.
silk-told-worth = { $one } (vale { $two })
silk-told-way = Hacia el { $direction }, desde { $from }.
silk-told-way-over = Hacia el { $direction }, campo a través, desde { $from }.
silk-told-has-worms = Tienes { $reserve } en la reserva y { $cave } en la cueva.
silk-told-grazing = Se puede en { $places }.
silk-told-for =
    { $two ->
        [one] { $one } por { $two } punto
       *[other] { $one } por { $two } puntos
    }
silk-told-closes = El tramo va desde { $from } hasta { $to }.
silk-told-encloses = Así { $tiles } forman un cercado.
