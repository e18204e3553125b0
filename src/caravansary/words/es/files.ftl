### Lo que dicen `caravansary replay` y `caravansary verify` en la terminal.

files-not-over = { $count ->
    [one] (sin terminar tras 1 entrada)
   *[other] (sin terminar tras { $count } entradas)
}

## Comprobaciones: sí o no, y por qué

files-yes = sí: { $what }
files-line = no: línea { NUMBER($line, useGrouping: 0) }: { $what }
files-line-of = no: { $text }, línea { NUMBER($line, useGrouping: 0) }: { $what }
files-computed = { $count ->
    [0] no había ningún sorteo que recalcular
    [one] se ha recalculado 1 sorteo y es el que da la semilla fijada antes de la partida
   *[other] se han recalculado { $count } sorteos y cada uno es el que da la semilla fijada antes de su partida
}
files-proved = Demostrado: { $what }
files-no-nonce = Ningún asiento añadió un nonce: no se cambió nada después del compromiso, pero la semilla la eligió la casa.
files-no-nonce-of = { $text }: ningún asiento añadió un nonce, así que la semilla la eligió la casa.

## Una partida que continúa otra

files-taken-over = { $text }: { $count ->
    [one] la primera entrada se tomó
   *[other] las primeras { $count } entradas se tomaron
} de la partida con el compromiso { $source }. Lo demuestra su registro, { $what }.
files-unproved = Queda sin demostrar una parte de los sorteos: { $given } de { $draws }.
files-unproved-source = no: queda sin demostrar una parte de los sorteos, { $given } de { $draws }: es la de { $count ->
    [one] la primera entrada, tomada
   *[other] las primeras { $count } entradas, tomadas
} de la partida con el compromiso { $source }. Añade su registro: --source FILE
files-unproved-unnamed = no: queda sin demostrar una parte de los sorteos, { $given } de { $draws }: es la de { $count ->
    [one] la primera entrada, tomada
   *[other] las primeras { $count } entradas, tomadas
} de una partida que el registro no nombra. Ningún --source puede demostrarla.

## Qué falla

files-other-commitment = el compromiso no es el que se mostró antes de la partida
files-by-hand = en esta mesa el azar se introdujo a mano; no hay nada que demostrar
files-no-seed = la semilla se publica cuando termina la partida
files-other-seed = la semilla no es aquella con la que la casa se comprometió antes de la partida
files-known-seed = la semilla es la de la partida de la que parte esta, y ya se había publicado
files-not-finished = en este registro la partida no ha terminado
files-wrong-end = el final registrado no es el que resulta de estas entradas
files-wrong-count = este es el sorteo { NUMBER($number, useGrouping: 0) } de «{ $stream }», y el registro dice otra cosa
files-wrong-draw = el sorteo { NUMBER($number, useGrouping: 0) } de «{ $stream }» es «{ $right }», no «{ $text }»
files-not-legal = aquí no está permitido según { $rules }
files-unnamed-source = el registro no nombra la partida de la que parte
files-other-source = esta no es la partida de la que parte la otra: su compromiso es distinto
files-other-game = es otro juego, o el mismo con otros jugadores, opciones o datos
files-other-entry = esta entrada no es la de la partida de la que se tomó
