### La mesa contada con palabras: títulos, los mismos en la página y en el terminal.

told-question = Tu pregunta
told-choices = Tus opciones
told-since = Desde tu último turno
told-laid-out = Se preparó la mesa.
told-coming = Lo que viene

## La mesa en texto en la página

told-others = Juegan los demás
told-task = Qué hay que hacer
told-next = Qué puedes hacer ahora
told-everything =
    { $count ->
        [one] Todo lo ocurrido: { $count } línea
       *[other] Todo lo ocurrido: { $count } líneas
    }
told-score = { $what }: { $points }
told-earlier = Turnos anteriores
told-yours = Tú
told-nobody = En la mesa

## Preguntar

told-why = ¿Por qué no puedo…?
told-rule-of = La regla de una opción
told-again = Repetir
told-field-number = ¿Qué opción? Su número y luego Intro.
told-field-rule = ¿La regla de qué opción? Su número y luego Intro.
told-field-why = ¿Qué lugar o qué acción? Luego Intro.
told-field-go = Aceptar
told-field-leave = Dejarlo
told-rule = Regla { $rule }: { $what }
told-rule-which = Pulsa el número de una opción para oír su regla, o ? otra vez para ver todas las teclas.
told-rule-none = Esto no tiene texto en las reglas: { $what }
told-no-number = No hay ninguna opción con ese número.
told-no-answer = Ahora no se puede preguntar eso a las reglas.
told-press-again = Pulsa { $key } otra vez para hacerlo de todos modos.
