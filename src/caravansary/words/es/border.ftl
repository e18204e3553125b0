### The Border. Casilla, segmento, área, tachar, jugador activo, primera y segunda acción: las palabras del juego de mesa.

## Colores de dados, casillas y segmentos. En masculino singular: «segmento rojo», pero «casilla de color rojo».

border-colour-grey = gris
border-colour-green = verde
border-colour-blue = azul
border-colour-red = rojo
border-colour-yellow = amarillo
border-colour-orange = naranja

## Áreas, tal como van en una frase (nunca tras «a» o «de»: «del castillo»); la etiqueta va sola en el tablero.

border-area-well = el pozo
    .label = Pozo
border-area-chapel = la capilla
    .label = Capilla
border-area-bridge = el puente
    .label = Puente
border-area-sailboat = el velero
    .label = Velero
border-area-eagle = el águila
    .label = Águila
border-area-villa = la villa
    .label = Villa
border-area-forest = el bosque
    .label = Bosque
border-area-windmill = el molino
    .label = Molino
border-area-castle = el castillo
    .label = Castillo

## Fases

border-phase-deal = Reparto de tableros
border-phase-first_player = Sorteo de quién empieza
border-phase-roll = Primera acción: ruedan los dados
border-phase-reroll = Primera acción: tirar
border-phase-complete = Primera acción: tachar
border-phase-second_action = Segunda acción
border-phase-over = Fin de la partida

## Lo que se pregunta

border-prompt-reroll =
    { $left ->
        [one] Plántate o elige qué dados vuelves a tirar. Te queda { $left } tirada.
       *[other] Plántate o elige qué dados vuelves a tirar. Te quedan { $left } tiradas.
    }
border-prompt-complete = Completa un segmento o termina la primera acción. Dados: { $dice }.
border-prompt-cross = 
    { $left ->
        [one] Tacha una casilla junto a otra ya tachada, o termina. Dados: { $dice }.
       *[other] Tacha casillas, como mucho una por dado y siempre junto a otra ya tachada, o termina. Dados: { $dice }.
    }
border-prompt-cross-one = Los cinco dados están usados: elige uno y tacha una casilla junto a otra ya tachada, o termina. Dados: { $dice }.

## Lo que hará y costará una acción permitida

border-do-stop = Plántate con { $dice }.
border-do-reroll =
    { $count ->
        [one] Vuelve a tirar { $count } dado: { $dice }.
       *[other] Vuelve a tirar { $count } dados: { $dice }.
    }
border-do-done-first =
    { $left ->
        [one] Termina la primera acción; queda { $left } dado para la segunda.
       *[other] Termina la primera acción; quedan { $left } dados para la segunda.
    }
border-do-done-second = 
    { $left ->
        [one] Termina la segunda acción; queda { $left } dado sin usar.
       *[other] Termina la segunda acción; quedan { $left } dados sin usar.
    }
border-do-done-one = Termina la segunda acción sin tachar nada.
border-do-segment =
    { $dice ->
        [one] Completa el segmento { $colour } de { $size } con { $dice } dado de ese color.
       *[other] Completa el segmento { $colour } de { $size } con { $dice } dados de ese color.
    }
border-do-segment-area =
    { $dice ->
        [one] Completa el segmento { $colour } de { $size } con { $dice } dado de ese color y cierra { $areas }.
       *[other] Completa el segmento { $colour } de { $size } con { $dice } dados de ese color y cierra { $areas }.
    }
border-do-cross = Tacha esta casilla con un dado { $colour }.
border-do-cross-area = Tacha esta casilla con un dado { $colour } y cierra { $areas }.
border-do-cross-one = Usa tu única cruz en esta casilla, con un dado { $colour }.
border-do-cross-one-area = Usa tu única cruz en esta casilla, con un dado { $colour }, y cierra { $areas }.

## Por qué no

border-no-wait-first = Espera: { $active } sigue con la primera acción; la segunda es de los demás.
border-no-active-second = La segunda acción es de los demás; en esta ronda la tuya era la primera.
border-no-finished = Ya has terminado tu segunda acción. Hasta que terminen todos, puedes deshacer tu última decisión.
border-no-finished-one = Los cinco dados estaban usados, así que era una cruz como mucho, y ya has terminado. Hasta que terminen todos, puedes deshacerlo.
border-no-cell = En esta segunda acción no puedes tachar nada: ninguna casilla junto a otra ya tachada es del color de un dado. Dados: { $dice }.
border-no-done-yet = Primero plántate; luego podrás terminar.
border-no-done-stop = Plántate: con estos dados no puedes completar nada, así que con eso termina tu primera acción.
border-no-passive-roll = Los dados solo los tira el jugador activo.
border-no-fourth-roll = Ya has tirado tres veces; no hay cuarta tirada.
border-no-roll-after-stop = Ya te has plantado: ahora completa un segmento o termina la primera acción.
border-no-stop-again = Ya no estás tirando: completa un segmento o termina la primera acción.
border-no-same-dice = Los dados de un mismo color son iguales: elige los primeros.
border-no-such-dice = Esos dados no están todos en la mesa. Dados: { $dice }.
border-no-segment-before-stop = Primero plántate; luego podrás completar el segmento { $colour } de { $size }.
border-no-segment-second = En la segunda acción se tacha casilla a casilla, no segmentos enteros.
border-no-segment-one = Los cinco dados estaban usados: puedes tachar una sola casilla, no un segmento entero.
border-no-segment-full = El segmento { $colour } de { $size } ya está completo.
border-no-segment-dice =
    Para completar el segmento { $colour } de { $size } { $missing ->
        [one] hace falta { $missing } dado
       *[other] hacen falta { $missing } dados
    } de ese color; { $have ->
        [0] no tienes ninguno
       *[other] tienes { $have }
    }.
border-no-single-cell = En la primera acción se completan segmentos enteros, nunca casillas sueltas.
border-no-white = Las casillas blancas ya están tachadas desde el principio.
border-no-crossed = Esta casilla ya está tachada.
border-no-die = No tienes ningún dado { $colour } para esta casilla.
border-no-neighbour = Solo puedes tachar una casilla si está junto a otra ya tachada.
border-no-boards = En «Tableros», escribe «random» (al azar) o { $players } letras distintas de entre { $letters }.

## Lo que ha pasado; quien lo hace es $name y va delante

border-event-board = { $name } recibe el tablero { $board }.
border-event-first-player = { $name } empieza la partida.
border-event-roll =
    { $roll ->
        [1] { $name } saca { $dice }.
       *[other] { $name } saca { $fallen }; ahora tiene { $dice }.
    }
border-event-reroll = { $name } vuelve a tirar: { $dice }.
border-event-stop =
    { $roll ->
        [one] { $name } se planta tras { $roll } tirada.
       *[other] { $name } se planta tras { $roll } tiradas.
    }
border-event-segment =
    { $dice ->
        [one] { $name } completa el segmento { $colour } de { $size } con { $dice } dado.
       *[other] { $name } completa el segmento { $colour } de { $size } con { $dice } dados.
    }
border-event-nothing-used = { $name } no usa ningún dado. Quedan los cinco para la segunda acción: { $dice }.
border-event-all-used = { $name } usa los cinco dados. En la segunda acción, cada uno de los demás puede usar uno de ellos: { $dice }.
border-event-unused = { $name } deja para la segunda acción: { $dice }.
border-event-cross = { $name } tacha una casilla de color { $colour }.
border-event-finished = { $name } termina la segunda acción.
border-event-reveal =
    { $count ->
        [0] { $name } no tacha nada.
        [one] { $name } tacha { $count } casilla.
       *[other] { $name } tacha { $count } casillas.
    }
border-event-area-first =
    { $points ->
        [one] { $name } cierra { $area } y puntúa el valor más alto: { $points } punto.
       *[other] { $name } cierra { $area } y puntúa el valor más alto: { $points } puntos.
    }
border-event-area-later =
    { $points ->
        [one] { $name } cierra { $area } y puntúa el valor más bajo: { $points } punto.
       *[other] { $name } cierra { $area } y puntúa el valor más bajo: { $points } puntos.
    }
border-event-trigger = { $name } tiene seis áreas: la partida termina con esta ronda.
border-event-over =
    { $rounds ->
        [one] La partida termina tras { $rounds } ronda.
       *[other] La partida termina tras { $rounds } rondas.
    } { $reason ->
        [cap] { border-reason-cap }
       *[sixth_area] { border-reason-sixth_area }
    }

## Por qué ha terminado la partida

border-reason-sixth_area = Alguien ha cerrado su sexta área.
border-reason-cap = Se ha llegado al límite de rondas.

## Cuando hay empate a puntos y aun así gana alguien.

border-tie = Hay empate a puntos: decide el área de más valor.

## La hoja de puntuación

border-line-first = Valor más alto: { $area }
border-line-later = Valor más bajo: { $area }

## On the page

border-option-boards = Tableros
border-option-boards-about = «random» (al azar) o una letra de la A a la D por asiento, por ejemplo { $example }.
border-board-round = Ronda { $round }
border-board-map = Tablero de { $name }
border-board-enlarge = Ampliar el tablero de { $name }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
border-board-dice = Dados
border-board-die = dado { $colour }
border-board-die-again = dado { $colour }: se vuelve a tirar
border-board-die-keep = dado { $colour }: se queda
border-board-die-used = dado { $colour }: usado
border-board-pick-all = Tomar los cinco
border-board-roll = { $count ->
        [one] Volver a tirar { $count } dado
       *[other] Volver a tirar { $count } dados
    }
border-board-stop = Plantarse
border-board-done = Terminar
border-board-rolls = Tirada { $roll } de 3
border-board-area-open = { $area }: { $first } al cerrarla antes, { $later } después; { $missing ->
        [one] falta { $missing } casilla
       *[other] faltan { $missing } casillas
    }
border-board-area-taken = { $area }: ya se han llevado el valor alto; el bajo da { $later ->
        [one] { $later } punto
       *[other] { $later } puntos
    }; { $missing ->
        [one] falta { $missing } casilla
       *[other] faltan { $missing } casillas
    }
border-board-area-scored = { $area }: área cerrada, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
border-board-others = Otros tableros
border-board-sealed = ha terminado; sus cruces siguen en secreto
border-board-sealing = todavía está tachando en secreto
