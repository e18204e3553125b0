### Qué son las partes de una mesa alrededor del tablero, para quien lo pregunta.

why-about-seat = Un jugador: el borde dorado marca a quien tiene que decidir. En un teléfono, toca la flecha para ir a su tablero.
why-about-score = Los puntos hasta ahora, los que todo el mundo puede ver.
why-about-prompt = Lo que se te pregunta ahora, o a quién espera la mesa. Debajo está lo que necesitas para responder.
why-about-hint = Una pista: qué haría en tu lugar un buen jugador de la casa, y por qué. El registro anota que la has pedido.
why-about-undo = Deshace tu última decisión. Se puede mientras no se haya descubierto nada nuevo.
why-about-phase = Hasta dónde ha llegado la partida.
why-about-since = Lo que han hecho los demás desde tu última decisión. Puedes volver a verlo, paso a paso.
why-about-tab-log = Todo lo que ha pasado, turno a turno. Abre una línea para leer más; señala una para ver dónde pasó.
why-about-tab-choices = Todo lo que puedes elegir ahora, en una lista.
why-about-tab-scores = Los puntos de cada cual, y de dónde salen.
