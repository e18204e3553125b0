### Lo que dice la casa, se juegue a lo que se juegue.

## Piezas para construir frases

# Una lista es su principio, unido con comas, y su último elemento.
house-list = { $start } y { $last }
# Lo mismo cuando el último elemento empieza por el sonido i.
house-list-before-i = { $start } e { $last }
# Un asiento sin nombre: dentro de una frase, y como quien hace algo, al principio.
house-seat = Asiento { $number }
house-seat-name = Asiento { $number }
# Quien lee, en una lista de jugadores.
house-you = tú

## Por qué no

house-unknown-action = Este juego no tiene la acción «{ $text }».
house-no-such-seat = Ese asiento no existe en esta mesa.
house-not-your-turn = Ahora no te toca, { $seat }.
    .to-you = Ahora no te toca.
house-not-now = Ahora no se puede hacer «{ $text }».
house-game-over = La partida ha terminado.
house-chance-decides = Ahora decide el azar.
house-stale = La mesa ha cambiado desde que la miraste.
house-cannot-undo = Solo puedes deshacer tu última decisión: si fue a la vista de todos, hasta que intervengan el azar u otra persona, se revele algo o empiece una ronda secreta; si fue secreta, hasta que todos hayan elegido.
house-cannot-undo-over = La partida ha terminado y su final no se puede deshacer.
house-nothing-to-undo = No hay nada que deshacer.
house-wrong-rules = Esta partida se guardó con la versión { $saved } de las reglas; aquí se juega con la { $current }.
house-bad-table = Esta mesa no se puede reconstruir: { $what }

## Lo que dice el servidor

house-bad-message = La mesa no ha entendido ese mensaje.
house-bad-option = No se puede preparar una mesa así: { $what }
house-no-page = Falta la página: este Caravansary se construyó sin ella. Instala Node 20 o posterior y después Caravansary otra vez (pip install --force-reinstall --no-cache-dir …), o instala un paquete ya preparado (.whl), que trae la página. En la terminal todo funciona como siempre.
house-no-such-game = Aquí no existe ese juego.
house-no-such-language = Esta casa no habla ese idioma.
house-no-such-lesson = Esa lección no existe.
house-no-such-table = Esa mesa no existe o ya se ha recogido.
house-not-your-seat = Ese asiento no es tuyo.
house-not-saved = La jugada no se ha podido guardar, así que no se ha hecho. Inténtalo de nuevo.
house-trouble = Algo ha fallado en esta mesa. No ha cambiado nada; inténtalo de nuevo.
house-crowded = Tu red está pidiendo demasiado ahora mismo. Espera un momento y vuelve a intentarlo.
house-many-tables = Desde tu red se han preparado muchísimas mesas. Espera un minuto antes de preparar otra.
house-wrong-host = Esta casa no se llama «{ $text }». Quien la tiene abierta puede permitir ese nombre con caravansary serve --allow-host.
house-event-own-data = Esta mesa se ha preparado con los componentes propios de quien tiene la caja, no con los de la casa.
house-event-hint = { $name } ha pedido una pista.
    .you = Has pedido una pista.
house-event-bot-failed = { $name } no ha podido decidir: el programa del bot ha fallado y la casa ha jugado al azar en su lugar.
    .you = No has podido decidir: el programa de tu bot ha fallado y la casa ha jugado al azar en tu lugar.
house-event-bot-out = { $name } ha vuelto a fallar: desde ahora la casa juega al azar en su lugar.
    .you = Has vuelto a fallar: desde ahora la casa juega al azar en tu lugar.
house-hint-company = Solo puedes pedir pistas cuando juegas únicamente contra la casa.
house-hint-idle = Ahora mismo no tienes nada que decidir.
house-hint-busy = La casa todavía está pensando una pista. Inténtalo de nuevo dentro de un momento.
house-analysis-live = El análisis se abre al terminar la partida; antes contaría demasiado.
house-analysis-busy = La casa está ocupada con otros análisis. Inténtalo de nuevo dentro de un momento.
house-branch-live = Solo se puede seguir jugando desde una partida terminada.
house-rematch-live = La revancha se juega cuando la partida ha terminado.
house-name-empty = El nombre necesita al menos una letra.
house-name-late = El nombre se queda como está: ya se eligió o la partida está en marcha.

## Lo que hace el azar

house-chance = El azar trae «{ $text }».

## Bots

bot-random = Al azar
bot-random-about = Hace cualquier jugada permitida: buena compañía para una primera partida.
bot-greedy = Voraz
bot-greedy-about = Busca lo que mejor pinta ahora y nunca piensa en el turno siguiente.
bot-beginner = Principiante
bot-beginner-about = Sabe reconocer una buena jugada, pero muchas veces ni la mira.
bot-easy = Fácil
bot-easy-about = Busca la mejor jugada del momento, aunque de vez en cuando se le escapa.
bot-medium = Intermedio
bot-medium-about = No se le escapa lo que mejor pinta ahora, pero no piensa en el turno siguiente.
bot-hard = Difícil
bot-hard-about = Planea su turno, cuenta con lo que puedas hacer y castiga los descuidos.
bot-expert = Experto
bot-expert-about = Se toma uno o dos segundos y no regala nada.
