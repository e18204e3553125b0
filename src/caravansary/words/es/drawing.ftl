### Mesas dibujadas con texto, como hace `caravansary show`: breve, en minúsculas, en filas de cosas.

## Cualquier juego; los asientos llevan aquí su número del registro, desde 0

drawing-seat = asiento { $number }
drawing-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
drawing-active = le toca
