### Lo que ha pasado en una mesa: desde el último turno, y en el registro.

happened-since = Desde tu último turno
happened-again = Ver otra vez
happened-back = Un paso atrás
happened-next = Un paso adelante
happened-step = { $at } de { $of }
happened-now = Volver al presente
happened-setup = Se preparó la mesa
happened-lines =
    { $count ->
        [one] { $count } línea
       *[other] { $count } líneas
    }
happened-board-of = Ir al tablero de { $name }
# Títulos del registro: de quién fue el turno o la ronda.
happened-day = Día { $number }
happened-round = Ronda { $number }
happened-round-of = Ronda { $number }, { $name }
    .you = Ronda { $number }, tú
happened-turn-of = Turno { $number }, { $name }
    .you = Turno { $number }, tú
