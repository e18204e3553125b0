### Torneos: las tablas de la terminal y la página con las gráficas.

arena-title = Torneo: { $game }
arena-played = { $players } participantes en { $seats } asientos. { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
} de { $size } partidas, { $games } partidas en total.
arena-restored = { $count ->
    [one] 1 partida ya estaba en el registro.
   *[other] { $count } partidas ya estaban en el registro.
}

## Tablas

arena-result = Clasificación
arena-player = Participante
arena-games = Partidas
arena-wins = Victorias
arena-interval = Intervalo del 95 %
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
arena-times = Tiempo por decisión
arena-ended = Motivo del final: { $what }
