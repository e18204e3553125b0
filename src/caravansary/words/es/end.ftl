### El final de una partida: cómo le ha ido a quien lee, qué la ha decidido y que el azar ha sido limpio.

end-you-win = ¡Ganas tú!
end-you-share = ¡Compartes la victoria con { $names }!
end-you-place = { $place ->
        [2] Quedas en segundo lugar.
        [3] Quedas en tercer lugar.
        [4] Quedas en cuarto lugar.
        [5] Quedas en quinto lugar.
        [6] Quedas en sexto lugar.
       *[other] Quedas en el puesto { $place }.
    }
# Hay más gente en el mismo puesto.
end-you-tied = { $place ->
        [2] Compartes el segundo lugar.
        [3] Compartes el tercer lugar.
        [4] Compartes el cuarto lugar.
        [5] Compartes el quinto lugar.
        [6] Compartes el sexto lugar.
       *[other] Compartes el puesto { $place }.
    }
end-turning = Ver dónde se decidió
# El análisis va a la decisión que más ha costado; cuántas están juzgadas.
end-seeking = Buscando lo que decidió la partida: { $done } de { $all } juzgadas
end-rules = Qué reglas dan los puntos

## La prueba

end-fair = Prueba de juego limpio
# De un juego que no dice con sus propias palabras qué hizo en él el azar.
end-fair-any = Todo lo que trajo el azar sale de un solo número, fijado antes de empezar la partida:
end-fair-how = Nadie pudo cambiarlo y cualquiera puede volver a calcularlo: descarga el registro y ejecuta
