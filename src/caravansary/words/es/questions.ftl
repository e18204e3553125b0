### Preguntas: qué se pregunta antes de una partida y qué no se pregunta en ella

questions-automatic = Saltar preguntas con una sola respuesta
questions-automatic-about = Cuando solo puedes hacer una cosa y todo el mundo lo ve, se hace por ti.
questions-random = Al azar
questions-seat = { $letter }, para el asiento { $number }
