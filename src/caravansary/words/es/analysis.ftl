### La página de análisis: qué opina una búsqueda de las decisiones de una partida.

## La página

analysis-of = { $game }: análisis
analysis-back = Volver a la mesa
analysis-progress = { $done } de { $all } decisiones juzgadas
analysis-done = Todas las decisiones juzgadas
analysis-line-lost = Se ha perdido la conexión o la casa ha dejado de pensar.
analysis-again = Continuar
analysis-nothing = Todavía nadie ha decidido nada.
analysis-live = La partida sigue: solo se muestra lo que sabía la gente de este dispositivo y sus propias decisiones.
analysis-fair = Cada decisión se juzga por lo que se sabía desde ese asiento en ese momento.

## Recorrer la partida

analysis-walk = Recorrer la partida
analysis-slider = Decisión
analysis-at = Decisión { $number } de { $all }
analysis-at-end = El final
analysis-first = Al principio
analysis-previous = Una decisión atrás
analysis-next = Una decisión adelante
analysis-last = Al final
analysis-next-mark = Siguiente error

## La gráfica

analysis-graph = Probabilidad de ganar
analysis-chance-of = { $name } { $percent } %
analysis-numbers = Lo mismo en números
analysis-number = N.º
analysis-percent = { $percent } %

## Las decisiones

analysis-decisions = Decisiones
analysis-only-marks = Solo errores y pifias
analysis-no-marks = De momento no se ha encontrado ningún error.
analysis-mistake = Error
analysis-blunder = Pifia
analysis-loss = { $percent ->
        [1] −1 punto porcentual
       *[other] −{ $percent } puntos porcentuales
    }
analysis-good = Lo mejor que había, hasta donde se puede saber.
analysis-as-good = Casi tan buena como la mejor.
analysis-mistake-of = { $percent ->
        [1] Un error: regaló 1 punto porcentual de probabilidad de ganar.
       *[other] Un error: regaló { $percent } puntos porcentuales de probabilidad de ganar.
    }
analysis-blunder-of = { $percent ->
        [1] Una pifia: regaló 1 punto porcentual de probabilidad de ganar.
       *[other] Una pifia: regaló { $percent } puntos porcentuales de probabilidad de ganar.
    }
analysis-maybe = { $percent ->
        [1] Quizá no la mejor: 1 punto porcentual menos, que puede ser casualidad.
       *[other] Quizá no la mejor: { $percent } puntos porcentuales menos, que pueden ser casualidad.
    }
analysis-forced = No había elección.
analysis-open = Aún por decidir.
analysis-thinking = Pensando en esta decisión…
analysis-played = jugada
analysis-best = la mejor
analysis-tried = probada
analysis-actions = Lo que se podía hacer
analysis-action = Acción
analysis-wins = Prob. de ganar
analysis-more = { $count ->
        [one] y otra acción que apenas se probó
       *[other] y otras { $count } que apenas se probaron
    }
analysis-try-it = Elige cualquier acción, aquí o en el tablero, para ver cuánto vale.
analysis-then = Probabilidades entonces: { $chances }.
analysis-main-line = Cómo seguiría
analysis-since = Antes de esto
analysis-step = { $name }: { $what }

## La partida en breve

analysis-summary = La partida en breve
analysis-who = Quién
analysis-accuracy = Acierto
analysis-mistakes = Errores
analysis-blunders = Pifias
analysis-accuracy-about = Acierto: cuántas decisiones fueron las mejores posibles o casi.
analysis-turns = Lo que decidió la partida
analysis-gain = { $percent ->
        [1] +1 punto porcentual para { $name }
       *[other] +{ $percent } puntos porcentuales para { $name }
    }
analysis-drop = { $percent ->
        [1] −1 punto porcentual para { $name }
       *[other] −{ $percent } puntos porcentuales para { $name }
    }
analysis-turns-about = Cómo cambió la probabilidad de victoria de quien ganó hasta la decisión siguiente, por lo elegido y por azar.

## Otra rama

analysis-branch = Seguir jugando desde aquí
analysis-branch-about = Se prepara una mesa nueva con esta partida hasta esta decisión. Desde ahí el azar se sortea de nuevo; lo oculto sigue como estaba.
analysis-branch-seat = Quién juega por { $name }
analysis-branch-go = Preparar la mesa
