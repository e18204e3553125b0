### The Border. Casilla, segmento, área, tachar, jugador activo, primera y segunda acción: las palabras del juego de mesa.

border-title = The Border
border-tagline = Dados de colores, cruces y nueve áreas que cerrar antes que nadie.

## Lo que no es como está impreso

border-board-origin = No disponíamos de los tableros impresos: dónde están las casillas, cómo están coloreados los cuatro tableros, siete de los nueve valores y tres nombres de áreas son reconstrucción nuestra; quien tenga la caja puede poner los impresos en una copia del archivo de componentes y jugar con ella: caravansary serve --data border=ARCHIVO.

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
border-do-cross = Tacha { $place } con un dado { $colour }.
border-do-cross-area = Tacha { $place } con un dado { $colour } y cierra { $areas }.
border-do-cross-one = Usa tu única cruz en { $place }, con un dado { $colour }.
border-do-cross-one-area = Usa tu única cruz en { $place }, con un dado { $colour }, y cierra { $areas }.

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
border-no-crossed = La casilla { $place } ya está tachada.
border-no-die = No tienes ningún dado { $colour } para la casilla { $place }.
border-no-neighbour = Solo puedes tachar una casilla si está junto a otra ya tachada; { $place } no lo está.
border-no-boards = En «Tableros», escribe «random» (al azar) o { $players } letras distintas de entre { $letters }.

## Lo que ha pasado; quien lo hace es $name y va delante. Esa persona lee .you, y a quien se lo hacen, .to-you

border-event-board = { $name } recibe el tablero { $board }.
    .you = Recibes el tablero { $board }.
border-event-first-player = { $name } empieza la partida.
    .you = Empiezas la partida.
border-event-roll =
    { $roll ->
        [1] { $name } saca { $dice }.
       *[other] { $name } saca { $fallen }; ahora tiene { $dice }.
    }
    .you =
        { $roll ->
            [1] Sacas { $dice }.
           *[other] Sacas { $fallen }; ahora tienes { $dice }.
        }
border-event-reroll = { $name } vuelve a tirar: { $dice }.
    .you = Vuelves a tirar: { $dice }.
border-event-stop =
    { $roll ->
        [one] { $name } se planta tras { $roll } tirada.
       *[other] { $name } se planta tras { $roll } tiradas.
    }
    .you =
        { $roll ->
            [one] Te plantas tras { $roll } tirada.
           *[other] Te plantas tras { $roll } tiradas.
        }
border-event-segment =
    { $dice ->
        [one] { $name } completa el segmento { $colour } de { $size } con { $dice } dado.
       *[other] { $name } completa el segmento { $colour } de { $size } con { $dice } dados.
    }
    .you =
        { $dice ->
            [one] Completas el segmento { $colour } de { $size } con { $dice } dado.
           *[other] Completas el segmento { $colour } de { $size } con { $dice } dados.
        }
border-event-nothing-used = { $name } no usa ningún dado. Quedan los cinco para la segunda acción: { $dice }.
    .you = No usas ningún dado. Quedan los cinco para la segunda acción: { $dice }.
border-event-all-used = { $name } usa los cinco dados. En la segunda acción, cada uno de los demás puede usar uno de ellos: { $dice }.
    .you = Usas los cinco dados. En la segunda acción, cada uno de los demás puede usar uno de ellos: { $dice }.
border-event-unused = { $name } deja para la segunda acción: { $dice }.
    .you = Dejas para la segunda acción: { $dice }.
border-event-cross = { $name } tacha la casilla { $place }, de color { $colour }.
    .you = Tachas la casilla { $place }, de color { $colour }.
border-event-finished = { $name } termina la segunda acción.
    .you = Terminas la segunda acción.
border-event-reveal =
    { $count ->
        [0] { $name } no tacha nada.
        [one] { $name } tacha una casilla: { $places }.
       *[other] { $name } tacha { $count } casillas: { $places }.
    }
    .you =
        { $count ->
            [0] No tachas nada.
            [one] Tachas una casilla: { $places }.
           *[other] Tachas { $count } casillas: { $places }.
        }
border-event-area-first =
    { $points ->
        [one] { $name } cierra { $area } y se lleva el valor más alto: { $points } punto.
       *[other] { $name } cierra { $area } y se lleva el valor más alto: { $points } puntos.
    }
    .you =
        { $points ->
            [one] Cierras { $area } y te llevas el valor más alto: { $points } punto.
           *[other] Cierras { $area } y te llevas el valor más alto: { $points } puntos.
        }
border-event-area-later =
    { $points ->
        [one] { $name } cierra { $area } y se lleva el valor más bajo: { $points } punto.
       *[other] { $name } cierra { $area } y se lleva el valor más bajo: { $points } puntos.
    }
    .you =
        { $points ->
            [one] Cierras { $area } y te llevas el valor más bajo: { $points } punto.
           *[other] Cierras { $area } y te llevas el valor más bajo: { $points } puntos.
        }
border-event-trigger = { $name } tiene seis áreas: la partida termina con esta ronda.
    .you = Tienes seis áreas: la partida termina con esta ronda.
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
    .by =
        { $count ->
            [one] { $names } ha cerrado su sexta área.
           *[other] { $names } han cerrado su sexta área.
        }
    .you = Has cerrado tu sexta área.
    .you-too = Has cerrado tu sexta área, y { $names } también.
border-reason-cap = Se ha llegado al límite de rondas.

## Cuando hay empate a puntos y aun así gana alguien.

border-tie = Hay empate a puntos: decide el área de más valor.

## Lo que hizo el azar, al principio de la prueba

border-fair = Los tableros, quién empezaba y cada tirada de los dados salen de un solo número, fijado antes de empezar la partida:

## La hoja de puntuación

border-line-first = Valor más alto: { $area }
border-line-later = Valor más bajo: { $area }

## En la página

border-option-boards = Tableros
border-option-boards-about = Toca un tablero por asiento, en el orden de los asientos, o déjalo al azar.
border-board-round = Ronda { $round }
border-board-map = Tablero de { $name }
border-board-enlarge = Ampliar el tablero de { $name }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
border-board-dice = Dados
border-board-die = Dado { $place }, color { $colour }
border-board-die-again = Dado { $place }, color { $colour }: se vuelve a tirar
border-board-die-keep = Dado { $place }, color { $colour }: se queda
border-board-die-used = Dado { $place }, color { $colour }: usado
border-board-pick-all = Tomar los cinco
border-board-roll = { $count ->
        [one] Volver a tirar { $count } dado
       *[other] Volver a tirar { $count } dados
    }
border-board-stop = Plantarse
border-board-done = Terminar
border-board-rolls = Tirada { $roll } de 3
border-board-area-open = { $area }: { $first } para quien cierre antes, { $later } después; { $missing ->
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

### Las reglas de The Border: una entrada por cada regla de docs/rules/border.md, en su orden. El número de la clave es el de
### la regla: border-rule-4-2 es BORDER-4.2. La página se compone a partir de este archivo.

border-rules-title = The Border: las reglas
border-rules-minute = El juego en un minuto
border-rules-minute-1 = Tu mapa tiene nueve áreas, rodeadas por casillas de colores. Tacha todas las casillas que rodean un área y será tuya: las grandes dan más puntos, y quien cierra una antes que nadie se lleva su valor más alto.
border-rules-minute-2 = En tu turno tiras cinco dados de colores, hasta tres veces, y completas con ellos segmentos enteros. Cada dado que no uses ayuda a los demás, que van ampliando sus cruces casilla a casilla.
border-rules-minute-3 = En cuanto alguien ha cerrado seis áreas, se juega la ronda hasta el final. Gana quien tenga más puntos.

## 1

border-rules-section-1 = Preparación
border-rule-1-1 = Pueden jugar dos, tres o cuatro personas; las reglas no cambian con el número.
border-rule-1-2 = Cada cual recibe uno de los cuatro tableros. Los que sobran no se usan.
border-rule-1-3 = Los tableros se reparten al azar, cada uno una sola vez. También se puede acordar quién se queda con cuál.
border-rule-1-4 = Todos los tableros tienen las mismas casillas, áreas y valores; solo cambia la posición de los segmentos de color.
border-rule-1-5 = Las dos casillas blancas están tachadas desde el principio. No son de ningún segmento, pero cuentan como tachadas para las áreas y como vecinas.
border-rule-1-6 = El azar decide quién empieza.
border-rule-1-7 = Tableros, dados y puntos están a la vista. Solo las cruces de una segunda acción en curso se ocultan hasta que todo el mundo termina.
border-rule-1-8 = Una cruz es para siempre: ninguna casilla se tacha dos veces y ninguna cruz se borra. Solo cambia lo que aún se puede deshacer (5.13).

## 2

border-rules-section-2 = La ronda
border-rule-2-1 = Cada ronda tiene dos acciones: la primera es solo del jugador activo y la segunda, de todos los demás.
border-rule-2-2 = Cuando los demás han terminado, acaba la ronda y pasa a ser activo quien sigue en sentido horario.
border-rule-2-3 = El jugador activo no tacha nada en la segunda acción.
border-rule-2-4 = A nadie se le salta el turno y nadie queda fuera antes del final.

## 3

border-rules-section-3 = Primera acción: tirar
border-rule-3-1 = El jugador activo empieza tirando los cinco dados.
border-rule-3-2 = Tras la primera y la segunda tirada puedes plantarte o volver a tirar los dados que quieras. Como mucho hay tres tiradas.
border-rule-3-3 = Ningún dado queda fijo: el que hayas guardado puede volver a tirarse la próxima vez.
border-rule-3-4 = Solo cuenta lo que hay sobre la mesa tras la última tirada, para ti y para los demás.
border-rule-3-5 = Plantarse antes no da nada, y las tiradas no se guardan para después.

## 4

border-rules-section-4 = Primera acción: tachar
border-rule-4-1 = Un dado tacha una casilla de su color en tu propio tablero.
border-rule-4-2 = Los dados solo se gastan en segmentos que completas ahora: tantos dados del color del segmento como casillas le falten.
border-rule-4-3 = En la primera acción no se puede empezar ni ampliar un segmento sin completarlo.
border-rule-4-4 = El segmento puede estar en cualquier sitio; no hace falta que toque otra cruz.
border-rule-4-5 = Si ya tiene casillas tachadas, un segmento cuesta solo las que le faltan.
border-rule-4-6 = Puedes completar varios segmentos a la vez, de un color o de varios, y repartir los dados como quieras.
border-rule-4-7 = Nada es obligatorio: puedes completar menos de lo posible, o nada en absoluto.
border-rule-4-8 = Un dado está usado si ha tachado una casilla. Los demás quedan sin usar, hubieran servido o no.
border-rule-4-9 = Si no puedes completar nada, no tachas nada y sigue la segunda acción.
border-rule-4-10 = Todo lo que completas cuenta como una sola cosa, sea cual sea el orden; las áreas se puntúan después.

## 5

border-rules-section-5 = Segunda acción: los demás
border-rule-5-1 = Cada uno de los demás puede tachar una casilla del mismo color por cada dado sin usar.
border-rule-5-2 = Todos disponen de todos los dados sin usar; lo que usa una persona no se lo quita a otra.
border-rule-5-3 = La casilla debe tocar por un lado otra que ya esté tachada. Las blancas cuentan.
border-rule-5-4 = Se tacha una casilla tras otra, así que la cruz recién hecha ya sirve de vecina para la siguiente.
border-rule-5-5 = Aquí los segmentos se pueden empezar, ampliar o completar con libertad.
border-rule-5-6 = Puedes usar todos los dados, algunos o ninguno.
border-rule-5-7 = Si no tienes casilla para un dado, lo pierdes; ningún otro color lo sustituye.
border-rule-5-8 = Si el jugador activo ha usado los cinco dados, cada uno de los demás elige uno de los cinco y puede tachar una casilla con él. Cada cual elige por su cuenta.
border-rule-5-9 = En ese caso es una cruz como mucho, y puedes renunciar a ella.
border-rule-5-10 = Si el jugador activo no ha usado ningún dado, los cinco quedan para todos los demás.
border-rule-5-11 = Todos tachan a la vez y sin ver las cruces ajenas; solo se ve quién ha terminado.
border-rule-5-12 = Lo que ha tachado el jugador activo está a la vista antes de empezar la segunda acción.
border-rule-5-13 = Terminas cuando lo dices, cuando usas tu último dado o cuando no te queda casilla. Hasta que terminen todos puedes deshacer lo tuyo, empezando por lo último; entonces se ve que aún no has terminado.

## 6

border-rules-section-6 = Cerrar áreas
border-rule-6-1 = Un área está cerrada cuando todas las casillas que la rodean están tachadas en tu tablero.
border-rule-6-2 = Puntúa al final de la acción en que la cierras, una vez por persona.
border-rule-6-3 = Si nadie había cerrado esa área en una acción anterior, te llevas su valor más alto.
border-rule-6-4 = Quien la cierre en una acción posterior recibe el valor más bajo, aunque sea en la segunda acción de la misma ronda.
border-rule-6-5 = Si varias personas cierran un área aún libre en la misma segunda acción, todas reciben el valor más alto.
border-rule-6-6 = En una acción puedes cerrar varias áreas; cada una se mira por separado.
border-rule-6-7 = En la mesa hay que anunciar el área que se cierra. Aquí ocurre solo, así que no se olvida ninguna.
border-rule-6-8 = El valor más alto que ya se ha llevado alguien se tacha en todos los tableros. Es solo un recordatorio.
border-rule-6-9 = Los valores más bajos nunca se agotan.
border-rule-6-10 = Las áreas sin cerrar, los segmentos completos y las cruces sueltas no dan puntos.

## 7

border-rules-section-7 = El final
border-rule-7-1 = Cuando alguien cierra su sexta área, la partida está a punto de acabar.
border-rule-7-2 = Si ocurre en la primera acción, aún se juega la segunda y después termina la partida.
border-rule-7-3 = Si ocurre en la segunda acción, los demás acaban la suya y después termina la partida.
border-rule-7-4 = No hay turnos de más para quien haya sido activo menos veces.
border-rule-7-5 = En la última acción puedes cerrar más de seis áreas; todas cuentan.
border-rule-7-6 = Suma los valores de tus áreas: gana quien tenga más puntos. Desencadenar el final no da nada por sí mismo.
border-rule-7-7 = En caso de empate, gana quien tenga el área más valiosa.
border-rule-7-8 = Para eso cuentan los puntos que te dio: un castillo cerrado más tarde vale 6, no 12.
border-rule-7-9 = Si el empate sigue, la victoria se comparte.
border-rule-7-10 = No hay variantes ni partida en solitario.
border-rule-7-11 = Para que ninguna partida sea eterna, la nuestra acaba como muy tarde tras la ronda 300. Difícilmente lo verás.
border-rule-7-12 = Los demás puestos se deciden igual: primero los puntos y luego la mejor área; con ambas cosas iguales, se comparte el puesto.

## 8

border-rules-section-8 = Tableros y valores
border-rule-8-1 = Cada tablero tiene 86 casillas (la caja las llama espacios de frontera) alrededor de nueve áreas; dos de ellas son blancas. El dibujo es nuestro, hecho con lo que se sabe del juego.
border-rule-8-2 = Hay cuatro tableros, de la A a la D, con 24 segmentos cada uno: en cada color hay uno de dos, uno de tres, uno de cuatro y uno de cinco casillas.
border-rule-8-3 = Las áreas valen de 4 a 12 puntos para quien llega antes, y la mitad, redondeada hacia abajo, para quien llega después.
border-rule-8-4 = Los segmentos del mismo color nunca se tocan, así que siempre se ve dónde acaba cada uno.
border-rule-8-5 = Alrededor de un área están todas las casillas que la tocan, y ninguna más. Un archivo con tableros propios en el que falte alguna se rechaza.

## Dibujos

border-rules-picture-board = Un tablero nuevo. Las dos casillas blancas, arriba a la izquierda y abajo a la derecha, están tachadas desde el principio.
border-rules-picture-dice = Tras la primera tirada: los dos dados grises se quedan y los marcados se vuelven a tirar.
border-rules-picture-segment = Tres dados grises completan el segmento gris de tres. El amarillo y el azul quedan para los demás.
border-rules-picture-partly = Una parte del segmento verde ya está tachada: bastan dos dados verdes, y los dos amarillos completan otro segmento.
border-rules-picture-neighbours = Con un dado azul y uno rojo solo se alcanzan las casillas que brillan: tocan la casilla blanca.
border-rules-picture-chain = Tras la primera casilla azul ya se alcanza la siguiente: ahora tiene vecina.
border-rules-picture-all = Los cinco dados están usados: cada uno de los demás elige uno para una sola cruz.
border-rules-picture-ring = Nueve de las diez casillas que rodean el pozo están tachadas. Con la última, el pozo queda cerrado.
border-rules-picture-first = Nadie ha cerrado aún la capilla: cuenta el valor más alto.
border-rules-picture-taken = Alguien llegó antes: el valor más alto está tachado y queda el más bajo.
border-rules-picture-later = Cerrada más tarde: se rodea el valor más bajo.

### Las lecciones de The Border. Cada lección de lessons.json tiene un título, un texto, una tarea (task-2 para lo que viene
### tras la primera acción, etc.), una respuesta a otra cosa permitida y unas palabras al resolverla.

border-lesson-goal-title = Cierra un área
border-lesson-goal-text = En tu mapa hay nueve áreas, rodeadas por casillas de colores. Tacha todas las casillas que rodean un área y será tuya.
border-lesson-goal-task = Alrededor de la villa solo queda una casilla abierta. Tacha la casilla gris que brilla.
border-lesson-goal-else = Puedes terminar sin tachar nada, pero entonces la villa sigue abierta. Tacha la casilla que brilla.
border-lesson-goal-solved = ¡La villa está cerrada! Te da 9 puntos, porque nadie la había cerrado antes.

border-lesson-roll-title = Tira y guarda
border-lesson-roll-text = Cuando te toca ser el jugador activo, tiras cinco dados, hasta tres veces. Tras cada tirada eliges cuáles vuelves a tirar.
border-lesson-roll-task = Dos dados grises son un buen comienzo. Recoge los otros tres y vuelve a tirarlos.
border-lesson-roll-task-2 = Tres dados grises: justo lo que necesitas. Te queda una tirada, pero puedes plantarte aquí.
border-lesson-roll-else = Podrías hacerlo. Esta vez guarda solo los dados grises y plántate cuando tengas tres.
border-lesson-roll-solved = Solo cuenta lo que hay ahora sobre la mesa. Lo siguiente es gastar estos dados.

border-lesson-segment-title = Completa un segmento
border-lesson-segment-text = En la primera acción se tachan segmentos enteros: cadenas de casillas de un mismo color, en cualquier parte de tu tablero. Necesitas tantos dados de ese color como casillas le falten.
border-lesson-segment-task = Tienes tres dados grises. Completa el segmento gris de tres, abajo. Si quieres, prueba antes con otro segmento.
border-lesson-segment-else = También se puede, pero deja un dado gris sin usar. Completa el segmento gris de tres.
border-lesson-segment-solved = Tres dados, tres cruces. Empezar un segmento sin completarlo no habría estado permitido.

border-lesson-several-title = Varios a la vez
border-lesson-several-text = En un turno puedes completar varios segmentos. Si uno ya tiene casillas tachadas, cuesta solo las que le faltan.
border-lesson-several-task = La mitad del segmento verde de la derecha ya está tachada. Complétalo, y también el amarillo de dos, en el orden que quieras.
border-lesson-several-task-2 = Muy bien. Aún tienes los dados para el otro segmento que brilla: complétalo también.
border-lesson-several-else = Se puede, pero hoy queremos los dos segmentos que brillan: dos dados verdes para uno y dos amarillos para el otro.
border-lesson-several-solved = Cuatro dados para dos segmentos. Tu rival solo ha podido usar el dado naranja que has dejado.

border-lesson-left-title = Lo que dejas a los demás
border-lesson-left-text = Los dados que no usas no se pierden: los demás pueden usarlos en la segunda acción, cada uno para una cruz. Todos disponen de todos esos dados.
border-lesson-left-task = Ya has gastado los dos dados grises. Usa también los amarillos, para dejar solo el azul.
border-lesson-left-else = Si terminas ahora, quedan tres dados para los demás. Completa antes el segmento amarillo.
border-lesson-left-solved = Tus dos rivales han tachado cada uno una casilla azul: el mismo dado les ha servido a los dos.

border-lesson-chain-title = De vecina en vecina
border-lesson-chain-text = En la segunda acción de una ronda ajena tachas casilla a casilla. Cada una debe tocar otra ya tachada; las blancas cuentan desde el principio.
border-lesson-chain-task = Te quedan dos dados azules y uno verde. Empieza por la casilla azul que hay junto a la blanca.
border-lesson-chain-task-2 = Tu nueva cruz también es vecina. Sigue con la próxima casilla azul.
border-lesson-chain-task-3 = Ahora la casilla verde ya tiene una vecina tachada. Táchala.
border-lesson-chain-else = Puedes terminar antes, pero aún tienes dados. Sigue con la casilla que brilla.
border-lesson-chain-solved = Tres dados, una cadena de tres. Aquí también puedes empezar un segmento sin completarlo.

border-lesson-all-title = Los cinco dados usados
border-lesson-all-text = Si el jugador activo usa los cinco dados, no sobra ninguno. Entonces cada uno de los demás elige uno de los cinco para una sola cruz.
border-lesson-all-task = Hay varias casillas posibles, pero solo tienes una cruz. Tacha la casilla roja que cierra la capilla.
border-lesson-all-else = Se puede, pero sería tu única cruz. Cierra la capilla con ella.
border-lesson-all-solved = Un dado, una cruz, y la capilla es tuya.

border-lesson-values-title = Antes o después
border-lesson-values-text = Cada área tiene dos valores. Quien la cierra antes que nadie recibe el más alto; quien la cierra en una acción posterior, el más bajo.
border-lesson-values-task = Un dado rojo: puedes cerrar la capilla o el puente. La capilla ya la tiene alguien desde hace tiempo, así que cierra el puente.
border-lesson-values-else = Se puede, pero da menos: el valor más alto de la capilla ya no está. Cierra el puente mientras sigue libre.
border-lesson-values-solved = El puente te da 6 puntos. La capilla solo te habría dado 2, y no se va a escapar.

border-lesson-end-title = El final
border-lesson-end-text = Cuando alguien cierra su sexta área, los demás aún juegan la segunda acción; después termina la partida y gana quien tenga más puntos. Si hay empate, decide la mejor área.
border-lesson-end-task = Tienes cinco áreas. Cierra la sexta: completa el largo segmento rojo que rodea el puente.
border-lesson-end-else = Se puede, pero no cierra ningún área. Completa el largo segmento rojo que rodea el puente.
border-lesson-end-solved = Tu rival ha cerrado la villa y te ha alcanzado. Pero tu castillo dio 12 puntos él solo, más que cualquier área suya: ¡ganas!

### Dibujado con texto, como hace `caravansary show`: breve, en minúsculas, en filas de cosas.

# Una letra por color: gris, verde, azul, rojo, amarillo, naranja. La x no, que es una cruz.
border-drawing-letters = g v a r m n
border-drawing-round = ronda { $number }
border-drawing-dice = dados { $text }
border-drawing-kept = guardados { $text }
border-drawing-unused = sin usar { $text }
border-drawing-board = tablero { $board }
border-drawing-finished = ha terminado
border-drawing-to-act = aún no ha terminado

## La guía rápida

border-reference-turn-1 = Tira: los cinco dados; hasta dos veces más, los que quieras.
border-reference-turn-2 = Tacha segmentos enteros: tantos dados del color como casillas libres tenga el segmento. En cualquier lugar de tu mapa y tantos segmentos como quieras.
border-reference-turn-3 = Dados sin usar: son para todos los demás.
border-reference-turn-4 = Los demás: una casilla del color por cada dado sin usar, siempre junto a una tachada.
border-reference-turn-5 = Usados los cinco: cada uno de los demás elige un dado y tacha una casilla.
border-reference-turn-6 = Ninguno usado: los demás tienen los cinco.
border-reference-score-1 = Área con todas sus casillas tachadas: primero / después
border-reference-score-2 = Castillo: 12 / 6
border-reference-score-3 = Molino: 11 / 5
border-reference-score-4 = Bosque: 10 / 5
border-reference-score-5 = Villa: 9 / 4
border-reference-score-6 = Águila: 8 / 4
border-reference-score-7 = Velero: 7 / 3
border-reference-score-8 = Puente: 6 / 3
border-reference-score-9 = Capilla: 5 / 2
border-reference-score-10 = Pozo: 4 / 2
border-reference-score-11 = En la misma acción: quienes la cierran entonces se llevan el valor más alto.
border-reference-end-1 = Alguien ha cerrado seis áreas: se juega la ronda hasta el final y gana quien tenga más puntos.

## Qué son las piezas y los lugares, para quien los señala.
border-about-cell = Una casilla de un segmento de color. En tu primera acción tachas segmentos enteros, con un dado del color por cada casilla que falte; en la segunda acción de una ronda ajena, casillas sueltas junto a una cruz.
border-about-white = Una casilla blanca. Está tachada desde el principio: cuenta para las áreas que la rodean y como vecina de nuevas cruces.
border-about-area = Un área. Para cerrarla, tacha todas las casillas que la rodean; el hexágono de trazos cuenta las que faltan. El número grande es para quien la cierre antes que nadie; el pequeño, para los demás. Cuando alguien cierra su sexta área, la partida acaba con esa ronda.
border-about-die = Un dado tacha una casilla de su color. Puedes volver a tirar los que quieras, hasta tres tiradas en total. Los que dejes sin usar podrán usarlos los demás.
border-about-rolls = Cuántas de las tres tiradas se han hecho.
border-about-stop = No tiras más: estos son los dados de tu primera acción.
border-about-roll = Los dados que has tomado se vuelven a tirar; los demás se quedan como están. Hay hasta tres tiradas en total.
border-about-pick-all = Toma los cinco dados para volver a tirarlos.
border-about-done = No tachas nada más en esta acción. Tras la primera acción de tu propia ronda, los demás podrán usar los dados que dejes.
border-about-other = El tablero de otra persona. Todos tienen las mismas áreas, pero los segmentos de color están en otros lugares.
border-about-compass = La letra dice cuál de los tableros es este.

## Lo que ha pasado, en pocas palabras junto a un dibujo

border-chip-segment =
    { $count ->
        [one] segmento con { $count } dado
       *[other] segmento con { $count } dados
    }
border-chip-crosses =
    { $count ->
        [0] no tacha nada
        [one] tacha { $count } casilla
       *[other] tacha { $count } casillas
    }
border-chip-left =
    { $count ->
        [one] deja { $count } dado
       *[other] deja { $count } dados
    }
border-chip-nothing = no usa dados
border-chip-all = usa todos los dados
border-chip-area = cierra { $area }, +{ $points }
border-chip-trigger = tiene seis áreas

## Terminar antes de tiempo se pregunta una vez
border-board-give-up = Renunciar al resto
border-board-give-up-about = Se pierden dados o cruces que aún podrías usar.

### La mesa contada con palabras. Áreas, colores y casillas como van en una lista; luego las partes, en el orden en que se cuentan.

border-told-cell-grey = gris { $one }
border-told-cell-green = verde { $one }
border-told-cell-blue = azul { $one }
border-told-cell-red = roja { $one }
border-told-cell-yellow = amarilla { $one }
border-told-cell-orange = naranja { $one }
border-told-segment-grey = gris de { $one }
border-told-segment-green = verde de { $one }
border-told-segment-blue = azul de { $one }
border-told-segment-red = rojo de { $one }
border-told-segment-yellow = amarillo de { $one }
border-told-segment-orange = naranja de { $one }
border-told-area-well = el pozo { $one }
border-told-area-chapel = la capilla { $one }
border-told-area-bridge = el puente { $one }
border-told-area-sailboat = el velero { $one }
border-told-area-eagle = el águila { $one }
border-told-area-villa = la villa { $one }
border-told-area-forest = el bosque { $one }
border-told-area-windmill = el molino { $one }
border-told-area-castle = el castillo { $one }

## Los dados

border-told-dice = Los dados
border-told-dice-none = Aún no se ha tirado ningún dado.
border-told-dice-before = Se van a tirar los cinco dados. Siguen como quedaron en la ronda anterior: { $dice }.
border-told-dice-lay = Tras la tirada { $roll } de { $most } estaban así: { $dice }.
border-told-dice-kept = Guardados: { $dice }. Los demás se vuelven a tirar.
border-told-dice-again = Se vuelven a tirar los cinco.
border-told-dice-lie = Tras la tirada { $roll } de { $most }: { $dice }.
border-told-dice-unused = Sin usar: { $dice }.
border-told-dice-used = Los cinco están usados.
border-told-own-dice =
    { $count ->
        [one] Aún puedes tachar { $count } casilla. Tus dados: { $dice }.
       *[other] Aún puedes tachar { $count } casillas. Tus dados: { $dice }.
    }
border-told-own-crosses =
    { $count ->
        [one] En esta acción has tachado { $places }; los demás aún no ven esa cruz.
       *[other] En esta acción has tachado { $places }; los demás aún no ven esas cruces.
    }

## Áreas y segmentos de quien escucha

border-told-areas = Las áreas
border-told-areas-own = Tus áreas, primero las que están más cerca de cerrarse
border-told-worth =
    { $points ->
        [one] { $area }: { $points } punto antes que nadie, { $later } después.
       *[other] { $area }: { $points } puntos antes que nadie, { $later } después.
    }
border-told-worth-taken =
    { $points ->
        [one] { $area }: { $points } punto, el valor más alto ya no está.
       *[other] { $area }: { $points } puntos, el valor más alto ya no está.
    }
border-told-missing =
    { $count ->
        [one] Falta { $count } de { $size } casillas: { $places }.
       *[other] Faltan { $count } de { $size } casillas: { $places }.
    }
border-told-ready =
    { $points ->
        [one] { $area }: todas las casillas tachadas; { $points } punto cuando acabe esta acción.
       *[other] { $area }: todas las casillas tachadas; { $points } puntos cuando acabe esta acción.
    }
border-told-closed =
    { $points ->
        [one] { $area }: área cerrada, { $points } punto.
       *[other] { $area }: área cerrada, { $points } puntos.
    }
border-told-white = Las casillas blancas { $places } están tachadas en todos los tableros desde el principio.
border-told-segments = Tus segmentos
border-told-reach = Casillas libres junto a una tachada: { $places }.
border-told-reach-none = No hay ninguna casilla libre junto a una tachada.
border-told-segment = El segmento { $colour } de { $size } linda con { $areas }: { $places }, ninguna tachada.
border-told-segment-begun = El segmento { $colour } de { $size } linda con { $areas }: con cruz { $crossed }; sin cruz { $count }: { $places }.
border-told-segment-complete = El segmento { $colour } de { $size } está completo: { $places }.

## Los puntos de cada cual y los tableros de los demás

border-told-players = Puntos
border-told-seat =
    { $points ->
        [one] Tablero { $board }, { $seat }: { $points } punto.
       *[other] Tablero { $board }, { $seat }: { $points } puntos.
    }
    .to-you =
        { $points ->
            [one] Tablero { $board }, el tuyo: { $points } punto.
           *[other] Tablero { $board }, el tuyo: { $points } puntos.
        }
border-told-seat-undealt = Sin tablero todavía: { $seat }.
    .to-you = No tienes tablero todavía.
border-told-none-closed = Ningún área cerrada.
border-told-areas-closed =
    { $count ->
        [one] { $count } área cerrada, con sus puntos: { $areas }.
       *[other] { $count } áreas cerradas, con sus puntos: { $areas }.
    }
border-told-board-of = El tablero de { $seat }
border-told-all-crossed = Con todas las casillas tachadas, puntos cuando acabe esta acción: { $areas }.
border-told-nearly =
    { $count ->
        [one] { $area }: falta { $count } de { $size } casillas: { $places }.
       *[other] { $area }: faltan { $count } de { $size } casillas: { $places }.
    }
border-told-far = Faltan más de { $few } casillas en estas áreas: { $areas }.
border-told-crossed-none = Solo están tachadas las casillas blancas.
border-told-crossed =
    { $count ->
        [one] { $count } casilla de color tachada: { $places }.
       *[other] { $count } casillas de color tachadas: { $places }.
    }
border-told-complete = Segmentos completos: { $segments }.

## Lo que viene ahora

border-told-no-round = { $phase }. Aún no ha empezado ninguna ronda.
border-told-round = Ronda { $round }. { $phase }.
border-told-then-begin = Cuando se hayan repartido los tableros y sorteado quién empieza, comienza la primera ronda.
border-told-active = Jugador activo: { $seat }.
    .to-you = Eres el jugador activo.
border-told-last-active = Último jugador activo: { $seat }.
    .to-you = Has sido el último jugador activo.
border-told-then-second = Después de la primera acción, los demás tachan casillas con los dados que sobren.
border-told-crossing = Aún tachando: { $seats }.
border-told-finished = Han terminado: { $seats }.
border-told-last-round = La partida acaba con esta ronda.
border-told-next-active = Si la partida no acaba, { $seat } es el jugador activo de la próxima ronda.
    .to-you = Si la partida no acaba, eres el jugador activo de la próxima ronda.
border-told-end = La partida acaba con la ronda en que alguien cierre su sexta área.
border-told-most = Máximo de áreas cerradas hasta ahora, { $count }: { $seats }.
border-told-place =
    { $place ->
        [1] 1.er puesto
        [3] 3.er puesto
       *[other] { $place }.º puesto
    }: { $seats }.

## Lo que da una opción

border-told-could = Después podrías completar cualquiera de estos segmentos: { $segments }.
border-told-could-none = Después no podrías completar ningún segmento.
border-told-open = Sus casillas libres: { $places }.
border-told-left =
    { $left ->
        [0] Así se completa el segmento { $colour } de { $size }.
        [one] Al segmento { $colour } de { $size } le falta después { $left } casilla.
       *[other] Al segmento { $colour } de { $size } le faltan después { $left } casillas.
    }
border-told-scores =
    { $points ->
        [one] Esto da { $points } punto.
       *[other] Esto da { $points } puntos.
    }
border-told-then-missing = Casillas que faltan después: { $areas }.
