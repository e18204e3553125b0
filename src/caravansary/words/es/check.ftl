### Lo que dice `caravansary check`: qué se ha jugado y cuántas veces se hizo de verdad cada comprobación.

check-players = Jugadores
check-games = Partidas
check-decisions = Decisiones
check-faults = Fallos
check-seen = Qué se ha mirado
check-seats = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
check-never = nunca

## Lo que se cuenta

check-moments = Momentos con algo que elegir
check-applied = Acciones ofrecidas y aplicadas
check-described = Acciones ofrecidas y explicadas
check-refusals = Negativas
check-undos = Decisiones deshechas
check-clones = Copias
check-positions = Posiciones leídas de nuevo
check-logs = Registros leídos de nuevo
check-nonsense = Posiciones ajenas rechazadas
check-nonsense-taken = Posiciones ajenas aceptadas
check-scores = Hojas de puntos
check-observations = Observaciones
check-told = Mesas contadas en palabras
check-draws = Clases de azar
check-rotations = Mesas giradas
check-no-twin = Mesas que no se pueden girar
check-sealed-choices = Elecciones secretas comparadas
check-sealed-order = Rondas secretas en dos órdenes
check-sealed-alone = Rondas secretas de un solo asiento
check-resamples = Cosas ocultas imaginadas
check-secrets = … de otro modo que como son
check-worlds = Mundos comparados
check-distributions = Distribuciones comparadas
check-events = Sucesos contados
check-words = Frases distintas, { $text }
check-phase = Fase { $text }
