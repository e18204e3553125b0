### La línea de órdenes: su ayuda, sus quejas y lo que muestran sus órdenes. Una línea por valor y por atributo.

## Ayuda

cli-usage = Uso
cli-arguments = Argumentos
cli-options = Opciones
cli-commands = Órdenes
cli-default = por defecto
cli-form-options = [OPCIONES]
cli-form-command = ORDEN …
cli-form-number = NÚMERO
cli-form-text = TEXTO

cli-house = Caravansary: juegos de mesa modernos sobre un único motor de reglas exacto.
    .more = Sin ninguna orden, sirve las mesas y las abre en tu navegador, hasta Ctrl-C. Lo que admite cada orden: caravansary ORDEN --help
cli-house-version = Muestra la versión.

## Ayuda: lo que comparten varias órdenes

cli-any-help = Muestra esta ayuda.
cli-any-lang = El idioma de todo lo que se dice. Si no se indica, el de tu sistema, según LANG.
cli-any-json = Muestra un objeto JSON en vez de una tabla.
cli-any-name = Un juego por su nombre corto; caravansary games los enumera.
    .form = JUEGO
cli-any-file = El registro de una partida; - lee la entrada estándar.
    .form = ARCHIVO
cli-any-players = Cuántos juegan; si no se indica, los menos posibles.
cli-any-games = Cuántas partidas.
cli-any-seed = El mismo número da las mismas partidas.
cli-any-option = Una opción del juego; se puede repetir.
    .form = CLAVE=VALOR
cli-any-bot-limit = Segundos que un bot tuyo puede tardar en una decisión.
cli-any-data = Tus propios datos de los componentes (JSON) en lugar de los incluidos.
    .form = ARCHIVO

## Ayuda: las órdenes

cli-games = Enumera los juegos de la casa.

cli-serve = Sirve las mesas y la página hasta Ctrl-C.
cli-serve-host = La dirección en la que se atiende; 0.0.0.0 para toda tu red.
    .form = DIRECCIÓN
cli-serve-port = El puerto en el que se atiende.
cli-serve-store = Dónde se guardan las mesas: un archivo, o postgresql://… para varios servidores. Si no se indica, tu carpeta de datos.
    .form = ARCHIVO|URL
cli-serve-redis = Redis o Valkey, por donde varios servidores de un mismo PostgreSQL se avisan de los cambios. Si no se indica, se avisan por PostgreSQL.
    .form = URL
cli-serve-page = Una carpeta con la página construida, en lugar de la instalada.
    .form = CARPETA
cli-serve-open = Abre la página en un navegador.
cli-serve-bot-pause = Segundos entre las jugadas de bots que se ven.
cli-serve-player = Un bot tuyo que se puede elegir en las mesas, como módulo:Clase; se puede repetir.
    .form = JUGADOR
cli-serve-log = Cómo escribe el servidor su registro en stderr: para personas, o una línea de JSON por suceso.
cli-serve-metrics = Dónde puede preguntar Prometheus: un puerto de esta máquina, o DIRECCIÓN:PUERTO en una red tuya; nunca para todo el mundo.
    .form = [DIRECCIÓN:]PUERTO
cli-serve-crowd = Cuántas personas pueden llegar desde una misma dirección, como la de un club; de ahí se deduce cuánto pueden pedir.
cli-serve-proxy = La dirección de un proxy al que se cree cuando dice para quién pregunta (X-Forwarded-For), o una red de ellos; se puede repetir. Si no se indica, no se cree a nadie.
    .form = DIRECCIÓN
cli-serve-allow-host = Un nombre por el que se puede llamar a la casa, además de los de esta máquina; se puede repetir.
    .form = NOMBRE
cli-serve-keep = Retirar una mesa empezada cuando nadie la haya abierto en tantos días. Si no se indica, se queda para siempre; una en la que nadie llegó a decidir se va al cabo de un día.
    .form = DÍAS
cli-serve-data = Componentes propios (JSON) para las mesas nuevas de un juego; se puede repetir para otros juegos.
    .form = JUEGO=ARCHIVO

cli-backup = Copia todas las mesas a un lugar nuevo, tal como están en un mismo momento; los servidores pueden seguir en marcha.
    .more = También de un archivo a PostgreSQL, o de allí a un archivo. Se rechaza donde ya se guardan mesas.
cli-backup-place = Adónde van: un archivo nuevo, o postgresql://… de una base vacía.
    .form = ARCHIVO|URL
cli-backup-store = Dónde se guardan las mesas: un archivo, o postgresql://…. Si no se indica, tu carpeta de datos.
    .form = ARCHIVO|URL

cli-restore = Copia todas las mesas de una copia de seguridad al lugar donde han de guardarse.
    .more = Una copia de una versión anterior se pone al día allí, y ella misma se queda como está. Se rechaza donde ya se guardan mesas.
cli-restore-place = La copia de seguridad: un archivo, o postgresql://….
    .form = ARCHIVO|URL
cli-restore-store = Dónde han de guardarse las mesas: un archivo nuevo, o postgresql://… de una base vacía. Si no se indica, tu carpeta de datos.
    .form = ARCHIVO|URL

cli-show = Dibuja una posición o un momento de una partida, o lo cuenta con palabras.
    .more = Se muestra como lo ve un asiento o un espectador.
cli-show-what = Una posición en JSON, su archivo o el registro de una partida; - lee la entrada estándar.
    .form = POSICIÓN|ARCHIVO
cli-show-seat = Quién mira, desde 0; si no se indica, un espectador.
cli-show-ply = Tras tantas entradas del registro; si no se indica, tras todas.
cli-show-words = Contado con palabras en vez de dibujado.

cli-replay = Cuenta una partida a partir de su registro, y los puntos línea por línea.
    .more = Se cuenta como la vio un espectador, con el número de cada entrada.
cli-replay-from = La primera entrada que se cuenta.

cli-analyse = Dice de cada decisión qué otras había y qué se regaló.
    .more = Una decisión se juzga por lo que sabía su asiento al tomarla.
cli-analyse-what = El registro de una partida o una posición en JSON; - lee la entrada estándar.
    .form = ARCHIVO|POSICIÓN
cli-analyse-think = Un tiempo para cada decisión, como 200ms, o un número de rondas, como 500.
    .form = TIEMPO|RONDAS
cli-analyse-ply = Solo la decisión que es esta entrada del registro, contada desde 1 como en replay.
cli-analyse-by = Pregunta en cambio a un jugador o nivel: qué haría y por qué.
    .form = JUGADOR
cli-analyse-seed = Lo que la búsqueda imagina y sortea. Con un número de rondas, el mismo número da la misma respuesta.

cli-verify = Recalcula todos los sorteos de una partida terminada: ¿fueron limpios?
    .more = Acaba con el código 1 si un sorteo está mal o no se puede demostrar. Una partida que continúa un momento de otra ha tomado de ella sus primeros sorteos; los demuestra el registro de la otra.
cli-verify-commitment = Lo que se mostró antes de la partida.
    .form = CIFRAS
cli-verify-source = El registro de la partida que esta continúa; se repite con la que continuaba aquella, y así sucesivamente.
    .form = ARCHIVO

cli-new = Juega una partida de bots con azar demostrable y escribe su registro.
cli-new-players = Cuántos juegan; si no se indica, tantos como bots.
cli-new-seed = El secreto de la partida, 64 cifras hexadecimales; si no se indica, se sortea.
    .form = CIFRAS
cli-new-bots = Un bot para todos los asientos, o uno para cada uno: greedy,random.
    .form = JUGADORES
cli-new-out = Adónde va el registro; - es la salida estándar.
    .form = ARCHIVO

cli-simulate = Juega partidas y cuenta quién gana, por cuánto y a qué velocidad.
    .more = Ctrl-C la termina y muestra lo contado hasta entonces.
cli-simulate-by = Quién ocupa todos los asientos.
    .form = JUGADOR

cli-check = Comprueba con partidas al azar que un juego cumple el contrato.
    .more = Muestra cuántas veces se hizo de verdad cada comprobación. Acaba con el código 1 si se rompe una promesa o si una comprobación no se hizo nunca en cincuenta partidas.
cli-check-games = Cuántas partidas con cada número de jugadores.
cli-check-players = Solo con tantos jugadores; si no se indica, con todos los números que admite el juego.
cli-check-allow-never = Una comprobación que puede no haberse hecho; se puede repetir.
    .form = NOMBRE

cli-start-game = Escribe un pequeño juego que funciona, como paquete propio, para empezar.
cli-start-game-name = El nombre del juego: letras minúsculas, cifras y guiones bajos.
    .form = NOMBRE
cli-start-game-into = La carpeta que se escribe; si no se indica, una aquí con el nombre del juego.
    .form = CARPETA

cli-bench = Mide el juego al azar, las copias y la búsqueda, por juego y número de jugadores.
cli-bench-name = Un juego; si no se indica, todos.
    .form = JUEGO
cli-bench-seconds = Cuánto tiempo se mide cada cosa.

cli-tune = Busca jugando un jugador de búsqueda más fuerte; necesita optuna.
    .more = Las propuestas se enfrentan al mismo rival en las mismas partidas, y las que no tienen esperanza se dejan pronto. La mejor se confirma después en partidas nuevas contra el jugador actual. Ctrl-C conserva lo encontrado.
cli-tune-what = Qué se ajusta.
cli-tune-quick = El estilo para pocas rondas, el del nivel hard.
cli-tune-against = A quién se enfrentan las propuestas: present (el actual) o un jugador por su nombre.
    .form = JUGADOR
cli-tune-think = Un tiempo para cada decisión, como 20ms, o un número de rondas, como 100.
    .form = TIEMPO|RONDAS
cli-tune-trials = Cuántas propuestas se prueban como mucho.
cli-tune-games = Cuántas partidas juega cada una como mucho.
cli-tune-confirm = Cuántas partidas nuevas juega después la mejor.
cli-tune-jobs = Cuántos procesos juegan.
cli-tune-minutes = Cuánto puede durar en total.
cli-tune-write = Pone la mejor en los archivos de datos si es mejor.

cli-arena = Enfrenta a jugadores en todos los asientos con la misma suerte y los clasifica.
    .more = Una vuelta es cada reparto en todos sus órdenes alrededor de la mesa, todas sus partidas con los mismos dados. Si hay más asientos que participantes, cada uno ocupa varios; una partida cuenta una vez por asiento.
cli-arena-players = Los participantes, al menos dos: greedy,random.
    .form = JUGADORES
cli-arena-games = Cuántas partidas al menos; las vueltas se juegan hasta el final.
cli-arena-seats = Cuántos se sientan a la mesa; si no se indica, los menos que admite el juego.
cli-arena-lone = El primero de dos participantes juega solo; el segundo ocupa los demás asientos.
cli-arena-jobs = Cuántos procesos juegan; si no se indica, uno por procesador.
cli-arena-record = Guarda aquí cada partida terminada; la misma orden continúa desde ahí.
    .form = ARCHIVO
cli-arena-html = Escribe una página con el resultado en gráficos.
    .form = ARCHIVO
cli-arena-ray = Juega en un clúster de Ray; sin dirección, en uno propio.
    .form = [DIRECCIÓN]

## Lo que no sirve: la propia línea

cli-no-command = no hay ninguna orden '{ $text }'; hay: { $names }
cli-no-such-option = aquí no hay ninguna opción { $what }
cli-did-you-mean = ¿querías decir { $names }?
cli-missing = falta { $what }; lo que se puede indicar: { $text }
cli-needs-value = { $what } necesita un valor
cli-takes-no-value = { $what } no admite ningún valor
cli-too-many = no se sabe qué hacer con: { $text }
cli-invalid = Valor no válido para '{ $what }': { $reason }, y no '{ $text }'
cli-must-be-one-of = debe ser uno de { $names }
cli-must-be-whole = debe ser un número entero
cli-must-be-whole-from = debe ser un número entero, { $least } o más
cli-must-be-whole-between = debe ser un número entero de { $least } a { $most }
cli-must-be-number = debe ser un número
cli-must-be-number-from = debe ser un número, { $least } o más
cli-must-be-number-between = debe ser un número de { $least } a { $most }

## Lo que no sirve: archivos

cli-file-missing = No existe ese archivo o carpeta
cli-file-is-folder = Es una carpeta
cli-file-no-folder = No es una carpeta
cli-file-forbidden = Permiso denegado
cli-file-no-space = No queda espacio en el dispositivo
cli-too-large = { $text }: pasa de { $most } MB
cli-not-text = { $text }: no es un texto en { $what }
cli-not-json = { $text }: no es JSON: { $what } (línea { $line }, columna { $column })
cli-not-json-at-all = { $text }: no es un JSON que nadie escribiría
cli-not-object = { $text }: debe ser un objeto JSON
cli-neither = { $text }: ni el registro de una partida ni una posición: game: debe ser el nombre de un juego
cli-no-seats = { $text }: seats: debe ser una lista
cli-cannot-write = { $text }: ahí no se puede escribir
cli-page-is-record = { $text }: no puede ser a la vez la página y el registro de las partidas

## Lo que no sirve: juegos, opciones, jugadores

cli-no-game = no hay ningún juego '{ $text }'; hay: { $names }
cli-no-player = no hay ningún jugador '{ $text }'; hay: { $names }, search:200ms, search:500, y los tuyos como módulo:Clase
cli-seats = { $game } es para entre { $least } y { $most } jugadores, no { $count }
cli-think = --think { $text }: debe ser un tiempo como 200ms (hasta 99999ms) o un número de rondas como 500 (hasta 9999999)
cli-option-form = --option { $text }: debe ser CLAVE=VALOR
cli-option-none = --option { $what }: { $game } no tiene opciones
cli-option-unknown = --option { $what }: { $game } no tiene la opción '{ $text }'; tiene: { $names }
cli-option-twice = --option { $what }: { $text } se indica dos veces
cli-option-choice = --option { $text }: debe ser true o false
cli-option-number = --option { $text }: debe ser un número entero
cli-lone = --lone: un participante contra los asientos de otro, no { $count } participantes
cli-few-contestants = --players { $text }: un torneo necesita al menos dos participantes
cli-contestant-twice = --players { $text }: { $what } aparece dos veces
cli-bots = --bots { $text }: debe ser un bot, o uno para cada uno de los { $seats } asientos
cli-hex-seed = --seed { $text }: deben ser { $count } cifras hexadecimales
cli-seconds = --seconds { $text }: debe ser más de 0 y como mucho { $most }

## Lo que no sirve: momentos de una partida

cli-no-such-seat = --seat { $text }: debe ser un asiento de 0 a { $most }
cli-no-such-entry = { $what } { $text }: la partida tiene { $entries } entradas
cli-data-form = --data { $text }: tiene que ser JUEGO=ARCHIVO
cli-data-twice = --data { $what }: { $text } se indica dos veces
cli-data-none = --data { $what }: { $text } no tiene componentes que se puedan corregir
cli-own-data = Las mesas nuevas de { $game } se preparan con { $text }
cli-log-options = { $text }: un registro tiene sus propias opciones y datos; --option y --data son para posiciones
cli-ply-position = --ply: es para el registro de una partida, no para una posición
cli-think-by = --think: es para la búsqueda; a quien se pregunta con --by piensa a su manera
cli-by-ply = --by: es para una sola decisión; indícala con --ply
cli-nobody-decides = --ply { $text }: ahí nadie debe una decisión; la más cercana es la entrada { $near } de { $entries }
cli-nobody-owes = { $text }: en esta posición nadie debe una decisión
cli-nothing-decided = en esta partida nadie ha decidido nada
cli-no-source = --source { $text }: la partida de { $what } no continúa ninguna otra

## Lo que no sirve: dónde escribir y dónde atender

cli-game-name = name: deben ser de 2 a 31 letras minúsculas, cifras y guiones bajos, no '{ $text }'
cli-game-taken = name: ya hay un juego { $text }
cli-not-empty = { $text }: no está vacía
cli-no-page = --page { $text }: ahí no hay ninguna página construida (index.html)
cli-port-taken = no se puede atender en { $text }, puerto { $port }: { $reason }; prueba con { $what }
cli-proxy-form = --proxy necesita una dirección como 10.0.0.7, o una red como 10.0.0.0/24: «{ $text }» no es ninguna de las dos
cli-metrics-form = --metrics { $text }: debe ser PUERTO o DIRECCIÓN:PUERTO
cli-metrics-missing = --metrics necesita un paquete que no está instalado: { $text }

## Lo que no sirve: lugares donde se guardan las mesas

cli-store-unusable = el almacén no se puede usar: { $reason }
cli-store-unknown = el almacén no se puede usar: { $text } no es ni sqlite ni postgresql
cli-store-bad-address = el almacén no se puede usar: la URL de un archivo es sqlite:///relativo o sqlite:////absoluto
cli-store-redis-file = el almacén no se puede usar: Redis es para varios servidores de un mismo PostgreSQL, y un archivo es para uno solo
cli-store-taken = { $text }: lo usa otro servidor; dale a este el suyo con --store
cli-store-newer = el almacén lo escribió una versión más nueva de Caravansary
cli-store-none = { $text }: ahí no se guardan mesas
cli-store-holds = { $text }: ahí ya se guardan mesas, y se mezclarían con estas

## Lo que muestran las órdenes

cli-players = { $game }, { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
cli-head-name = Nombre
cli-head-game = Juego
cli-head-players = Jugadores
cli-head-minutes = Minutos
cli-head-options = Opciones
cli-head-by = De
cli-head-seat = Asiento
cli-head-wins = Victorias
cli-head-mean = Puntos de media
cli-head-decisions = Decisiones/s
cli-head-games = Partidas/s
cli-head-clones = Copias/s
cli-head-searched = Buscadas/s
cli-head-compiled = Motor
cli-machine = Python { $text } en { $what }
cli-compiled = compilado
cli-interpreted = interpretado
cli-simulated = { $count ->
    [one] 1 partida de { $game }
   *[other] { $count } partidas de { $game }
}
cli-simulated-until = { $count ->
    [one] 1 partida de { $game }
   *[other] { $count } partidas de { $game }
} hasta Ctrl-C
cli-speed = { $what } decisiones en { $seconds } s: { $text } por segundo, { $how }
cli-new-written = { $text }: { $count ->
    [one] 1 entrada
   *[other] { $count } entradas
}; { $what }
cli-laid-out = { $text }: { $game } está preparado. Después:
cli-tuning = ajuste de { $game }
cli-tuned = { $count ->
    [one] 1 intento
   *[other] { $count } intentos
}, { $text } hasta el final; { $what }
cli-present = Actual
cli-best = Mejor
cli-written = escrito: { $text }
cli-unit-games = partidas
cli-stop-recorded = Ctrl-C lo detiene; la misma orden continúa desde { $text }.
cli-stop-lost = Ctrl-C lo detiene y pierde sus partidas; con --record ARCHIVO la misma orden continuaría desde ahí.
cli-stopped-recorded = Detenido tras { $count } de { $games } partidas. Están en { $text }; la misma orden continúa desde ahí.
cli-stopped-lost = Detenido tras { $count } de { $games } partidas, que se pierden; con --record ARCHIVO la misma orden continuaría desde ahí.

## Servir

cli-bare = Caravansary sirve sus mesas en este equipo, en { $text }, y abre tu navegador. Ctrl-C lo termina; caravansary --help muestra lo que hay además.
cli-store-at = Las mesas se guardan en { $text }
cli-store-moved = Las mesas se han trasladado de { $what } a { $text }
cli-store-stays = Las mesas se quedan en { $text }: { $reason }
cli-open = Caravansary está abierto en { $text } (Ctrl-C lo cierra)
cli-open-network = Para jugar con otros en tu red, prepara la mesa en { $text }
cli-rules-other = { $count ->
    [one] 1 mesa de { $game } se empezó con la versión { $saved } de las reglas. Aquí se juega con la { $current }, así que se queda como está y no se puede continuar.
   *[other] { $count } mesas de { $game } se empezaron con la versión { $saved } de las reglas. Aquí se juega con la { $current }, así que se quedan como están y no se pueden continuar.
}
cli-rules-missing = { $count ->
    [one] 1 mesa de { $text } se queda como está y no se puede continuar: ese juego no está aquí.
   *[other] { $count } mesas de { $text } se quedan como están y no se pueden continuar: ese juego no está aquí.
}
cli-store-copied = { $count ->
    [one] Se ha copiado 1 mesa de { $what } a { $text }
   *[other] Se han copiado { $count } mesas de { $what } a { $text }
}
