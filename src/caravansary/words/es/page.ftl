### La interfaz propia de la aplicación: botones, títulos, esperas y conexión. Lo que dicen los juegos está en sus archivos.

## La casa

page-house = Caravansary
page-tagline = Una posada para juegos de mesa modernos
page-welcome = Siéntate, las lámparas ya están encendidas. Juega contra la casa, comparte pantalla o envía el enlace a quien quieras.
page-games = Juegos
page-skip = Saltar al contenido
page-skips = Atajos de la página
page-skip-question = Saltar a la pregunta
page-skip-board = Saltar al tablero
page-skip-log = Saltar a lo ocurrido
page-home = Volver a la posada
page-players = { $min }–{ $max } jugadores
page-minutes = { $minutes } min
page-play = Jugar a { $game }
page-by = De { $authors }
page-lost = Este camino no lleva a ninguna parte.
page-lost-more = Puede que la dirección esté mal escrita o que la mesa ya se haya recogido.
page-no-answer = El servidor no responde. Vuelve a intentarlo dentro de un momento.
page-not-loaded = No se ha podido cargar esta página: puede que haya una versión nueva o que el servidor se esté reiniciando.
page-try-again = Reintentar
page-loading = Encendiendo las lámparas…
page-inn-alt = Un caravasar al anochecer con arcos iluminados, camellos descansando fuera y las primeras estrellas
page-theme = Claro u oscuro: { $theme ->
        [light] claro
        [dark] oscuro
       *[auto] como en este dispositivo
    }
page-language = Idioma
page-language-en = English
page-language-es = Español
page-settings = Ajustes
page-close = Cerrar

## Preparar una mesa

page-new-title = { $game }: mesa nueva
page-how-many = ¿Cuántas personas juegan?
page-players-count = { $count } jugadores
page-who = ¿Quién se sienta dónde?
page-seat-kind = Quién juega en el asiento { $number }
page-kind-me = Yo
page-kind-person = Alguien en este dispositivo
page-kind-friend = Alguien con el enlace
page-kind-bot = La casa
page-name-of = Nombre en el asiento { $number }
page-level-of = Nivel de la casa en el asiento { $number }
page-bot-elsewhere = No es de la casa: este bot lo ha escrito otra persona.
page-options = Opciones
page-start = Empezar la partida
page-starting = Preparando la mesa…
page-not-kept = El navegador no deja guardar nada: no cierres ni recargues esta página o se perderán los asientos.
page-default-me = Caminante
page-default-person = Huésped { $number }
page-bot-name = Casa { $number }
# Nombres para quienes juegan por la casa, uno por asiento.
page-bot-names = Zahra, Tariq, Leyla, Omar, Nur, Farid

## En la mesa

page-board = Tablero
page-others = Los demás
page-seats = Asientos
page-you = tú
page-points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
page-turn = le toca
page-your-turn = te toca
page-waiting = Esperando a { $names }.
page-thinking-short = pensando
page-waiting-all = Un momento…
page-watching = Estás mirando la partida.
page-choices = Opciones ({ $count })
page-choices-empty = Ahora mismo no tienes nada que decidir.
page-log = Lo ocurrido
page-log-empty = Todavía nada.
page-scores = Puntuación
page-scores-empty = Aún sin puntos.
page-scores-none = Ningún punto.
page-total = Total
page-view = Lo que hay en la mesa
page-text-table = Mesa en texto
page-undo = Deshacer
page-skip-motion = Saltar la animación
page-invite = Invitar
page-invite-title = Invitar a esta mesa
page-invite-spectator = Con este enlace cualquiera puede mirar:
page-invite-seat = { $name } juega con este enlace:
page-copy = Copiar el enlace
page-copied = Copiado
page-copy-by-hand = No se ha podido copiar, pero el enlace está seleccionado: cópialo desde ahí.
page-invite-local = Estos enlaces solo funcionan en este dispositivo. Para jugar con más gente de tu red, arranca el servidor con --host 0.0.0.0 y prepara la mesa en la dirección que te muestre.
page-line-connecting = Conectando…
page-line-open = Con conexión
page-line-broken = Se ha perdido la conexión. Reintentando…
page-offline = No se ha enviado: ahora mismo no hay conexión. Inténtalo de nuevo cuando vuelva.
page-lost-move = La conexión se cortó antes de confirmar tu jugada. Mira el tablero: ahí está lo que vale.
page-dismiss = Entendido
page-new-game = Preparar otra partida
page-curtain = Pasa el dispositivo a { $name }
page-curtain-more = El resto, a mirar un momento a otro lado.
page-curtain-go = Soy { $name }
page-more = Más

## El final

page-end = Fin de la partida
page-winner = ¡Gana { $names }!
page-winners = ¡{ $names } comparten la victoria!
page-place = { $place ->
        [1] 1.er lugar
        [3] 3.er lugar
       *[other] { $place }.º lugar
    }
page-show-end = Ver el resultado
page-analyse = Analizar
page-back-to-board = Mirar el tablero
page-download-log = Descargar el registro

## Aprender un juego

page-rules = Reglas
page-rules-of = Las reglas de { $game }
page-learn = Aprender jugando
page-contents = Contenido
page-origin = Lo impreso y lo reconstruido
page-origin-file = El archivo de componentes
page-own-table = Componentes propios
page-own-table-about = Esta mesa se ha preparado con los componentes propios de quien tiene la caja, no con los de la casa.
page-own-house = Aquí, las nuevas mesas de este juego se preparan con los componentes propios de quien tiene la caja.
page-own-reference = Esta mesa se ha preparado con componentes propios: donde no coincidan con esta hoja, vale lo que hay en la mesa.
# Una regla en cualquier sitio de la aplicación, como enlace: su número abre la página de reglas.
page-rule = Regla { $rule }, se abre en otra pestaña
page-rule-number = Regla { $rule }
page-learn-of = { $game }: aprender jugando
page-lesson-of = Lección { $number } de { $count }
page-lesson-done = Lección { $number }, hecha: { $title }
page-lesson-open = Lección { $number }: { $title }
page-lessons = Lecciones
page-lesson-next = Siguiente
page-lesson-again = Reintentar
page-lesson-solved = ¡Resuelta!
page-lesson-finish = Jugar una partida de verdad
