### Lo que dice `caravansary analyse` en la terminal, además de las palabras de la página de análisis.

analyse-does = Qué hace
analyse-tries = Intentos
analyse-takes = { $bot } elige «{ $text }».
analyse-expects = Puntos esperados con «{ $text }»: { $points }.

## Una partida entera

analyse-ply = Entrada
analyse-who = Quién
analyse-best = La mejor
analyse-wins-of = Gana { $seat }
analyse-loss = Regalado
analyse-left-out = { $count ->
    [one] No se muestra 1 decisión en la que no había elección.
   *[other] No se muestran { $count } decisiones en las que no había elección.
}
analyse-mean-loss = Regalado de media
analyse-mistakes = Errores
analyse-blunders = Pifias
analyse-points = Puntos esperados
analyse-why = Puntos esperados: { $points }.
