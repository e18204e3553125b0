### Torneos: las tablas de la terminal y la página con las gráficas.

arena-title = Torneo: { $game }
arena-played = { $players ->
    [one] 1 participante
   *[other] { $players } participantes
} en { $seats } asientos. { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
} de { $size ->
    [one] 1 partida
   *[other] { $size } partidas
}, { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} en total.
arena-restored = { $count ->
    [one] 1 partida ya estaba en el registro.
   *[other] { $count } partidas ya estaban en el registro.
}

## Tablas

arena-result = Clasificación
arena-player = Participante
arena-games = Partidas
arena-wins = Victorias
arena-interval = Intervalo del 95 %
arena-rating = Nivel
arena-mean-score = Puntuación media
arena-time = Tiempo por decisión
arena-seat = Asiento { $number }
arena-by-seat = Victorias por asiento
arena-against = Quién queda por delante de quién
arena-mean = Media
arena-least = Mínimo
arena-median = Mediana
arena-most = Máximo
arena-slowest = La más lenta
arena-decisions = Decisiones
arena-scores = Puntuaciones
arena-lengths = Duración de las partidas
arena-endings = Cómo terminaron las partidas

## La página

arena-figures = Las cifras
arena-rating-how = El nivel estimado μ de cada participante; la línea abarca dos σ a cada lado.
arena-wins-how = La proporción de partidas ganadas, con su intervalo del 95 %. La línea discontinua es lo que ganaría cada cual si hubiera igualdad de fuerzas: { $part }.
arena-by-seat-how = La proporción de partidas ganadas en cada asiento, del primero al último.
arena-scores-how = Con qué frecuencia se alcanzó cada puntuación; la línea es la media.
arena-lengths-how = Cuántas decisiones hubo en una partida, sumando todos los asientos; la línea es la media.
arena-time-how = Cuánto se tardó en decidir cuando había elección: la media, el tramo del 80 % central de las partidas y la decisión más lenta.
arena-against-how = Con qué frecuencia quedó cada participante de la izquierda por delante de cada participante de arriba y cuántas veces se encontraron. Los empates cuentan la mitad.
arena-wins-note = Victorias: una victoria compartida se reparte a partes iguales. Con igualdad de fuerzas, cada participante ganaría el { $part } de sus partidas.
arena-rating-note = Nivel: el modelo Plackett–Luce de openskill sobre la clasificación final de cada partida, tres σ por debajo de la estimación μ. Todos empiezan con μ 25 y σ 8,33.
arena-several-note = Hay más asientos que participantes, así que cada participante ocupa varios. Cada asiento cuenta como una partida aparte.
arena-repeat = Repetir el torneo
arena-repeat-how = Esta orden vuelve a jugar las mismas partidas, con cualquier número de procesos. Quienes piensan contra el reloj pueden decidir de otra manera.
arena-rules-version = Versión de las reglas
arena-options = Opciones
