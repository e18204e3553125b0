### Cómo se siente una mesa: ajustes, sonidos, avisos desde otra pestaña, teclas, pistas, la guía rápida.

## Ajustes

feel-sound = Sonidos
feel-sound-about = Dados, piedras, monedas y una campana cuando te toca.
feel-sound-is-on = Sonidos activados
feel-sound-is-off = Sonidos desactivados
feel-volume = Volumen
feel-speed = Velocidad de la animación
feel-speed-about = Cuánto se muestra cada paso de los demás. Lo que se dice en voz alta llega cuando todo se ha mostrado; con «Ninguna», al momento.
feel-speed-calm = Tranquila
feel-speed-quick = Rápida
feel-speed-none = Ninguna
feel-theme = Claro u oscuro
feel-theme-auto = Automático
feel-theme-light = Claro
feel-theme-dark = Oscuro
feel-notify = Avisarme cuando me toque
feel-notify-about = Cuando estés en otra página. El navegador te pedirá permiso una vez.
feel-notify-refused = El navegador no permite avisos de esta página. Puedes cambiarlo en sus propios ajustes.
feel-shortcuts-on = Atajos de teclado
feel-shortcuts-about = Letras sueltas; pulsa ? en una mesa para verlas todas.
feel-text-about = Todo en palabras, para jugar con las teclas de números: para lectores de pantalla y para quien prefiera leer. Tecla T.
feel-kept = Los ajustes se guardan en este navegador.

## Mi turno

feel-turn = Es tu turno.
feel-turn-title = ● Tu turno · { $game }

## Teclas

feel-shortcuts = Atajos de teclado
feel-shortcuts-off = Se pueden desactivar en los ajustes.
feel-key-next = Ir a la siguiente opción
feel-key-take = Elegir lo que está resaltado
feel-key-arrows = Moverte por el tablero
feel-key-undo = Deshacer
feel-key-hint = Pedir una pista
feel-key-hurry = Saltar la animación
feel-key-log = Lo ocurrido
feel-key-choices = Opciones
feel-key-scores = Puntuación
feel-key-number = Elegir por su número
feel-key-more-numbers = Escribir un número de varias cifras
feel-key-finish = Terminar, si es una de las opciones
feel-key-pass = Pasar, si es una de las opciones
feel-key-why = Preguntar por qué no se puede hacer algo
feel-key-rule = La regla de la opción 1, o de cualquier otra
feel-key-again = Repetir; dos veces: todo lo ocurrido
feel-key-question = Ir a la pregunta
feel-key-board = Ir al tablero
feel-key-next-table = Ir a la siguiente mesa en la que te toca
feel-no-next-table = No te espera ninguna otra mesa.
feel-key-text = Mesa en texto o mesa dibujada
feel-key-reference = Guía rápida
feel-key-mute = Activar o desactivar los sonidos
feel-key-sheet = Mostrar u ocultar esta hoja

## Pistas

feel-hint = Pista
feel-hint-thinking = La casa está pensando…
feel-hint-title = Pista:
feel-hint-do = Hacerlo
feel-hint-ahead = { $points ->
        [one] Resultado esperado: un punto por delante de tu mejor rival.
       *[other] Resultado esperado: { $points } puntos por delante de tu mejor rival.
    }
feel-hint-behind = { $points ->
        [one] Resultado esperado: un punto por detrás de tu mejor rival.
       *[other] Resultado esperado: { $points } puntos por detrás de tu mejor rival.
    }
feel-hint-level = Resultado esperado: empate con tu mejor rival.
feel-hint-more = { $points ->
        [one] Un punto más que con la segunda mejor opción: { $other }
       *[other] { $points } puntos más que con la segunda mejor opción: { $other }
    }
feel-hint-close = Casi igual de buena: { $other }
feel-hint-only = Aquí no tiene sentido hacer otra cosa.
feel-hint-next = Después: { $next }

## La guía rápida

feel-reference = Guía rápida
feel-reference-of = { $game }: guía rápida
feel-reference-turn = Cómo es un turno
feel-reference-cost = Qué cuesta y qué hace cada cosa
feel-reference-score = Puntos
feel-reference-end = El final
feel-reference-print = Imprimir
feel-reference-rules = Todas las reglas
