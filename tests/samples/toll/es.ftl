### Toll: todo lo que dice en español. Cada clave empieza por el nombre del juego.

toll-title = Peaje
toll-tagline = Envía tus mulas por el puerto y da la vuelta a tiempo.

## Lo que se pregunta

toll-prompt-send = Día { $day }: ¿cuántas mulas envías por el puerto?
toll-prompt-decide = Llevas { $pot } en el bote y { $left ->
    [one] falta una carta
   *[other] faltan { $left } cartas
} para llegar al otro lado. ¿Sigues o das la vuelta?

## Lo que hace cada opción

toll-do-send = Envía { $mules ->
    [one] una mula
   *[other] { $mules } mulas
}. Nadie lo ve hasta que todo el mundo haya elegido.
toll-do-go-calm = Sigue. Aún no ha habido tormenta, así que la próxima carta no puede quitarte el bote; el sol da 2 por mula y las nubes 1.
toll-do-go = Sigue. De las { $cards } cartas que quedan, { $storms ->
    [one] una es tormenta
   *[other] { $storms } son tormentas
}, y con una tormenta pierdes tu bote de { $pot }.
toll-do-back = Da la vuelta y anota { $pot ->
    [one] { $pot } punto
   *[other] { $pot } puntos
}.
toll-no-send = Las mulas se envían al empezar el día; ahora sigues o das la vuelta.
toll-no-decide = Todavía no estás en el puerto; primero elige cuántas mulas envías.

## Lo que ha pasado

toll-event-first = { $name } empieza.
toll-event-goal = El objetivo secreto de { $name }: { $goal }.
toll-event-chosen = { $name } ya ha elegido.
toll-event-sent = { $name } envía { $mules ->
    [one] una mula
   *[other] { $mules } mulas
}.
toll-event-sent-alone = { $name } envía { $mules ->
    [one] una mula
   *[other] { $mules } mulas
}, como nadie más, y empieza con 2 en el bote.
toll-event-card = El tiempo: { $card }.
toll-event-go = { $name } sigue adelante.
toll-event-back = { $name } da la vuelta y anota { $points }.
toll-event-crossed = { $name } llega al otro lado y anota { $points }.
toll-event-lost = Segunda tormenta: { $name } pierde un bote de { $pot } y paga { $price } por el rescate.
toll-event-day = Empieza el día { $day }; abre { $name }.
toll-event-goal-met = { $name } ha cumplido el objetivo «{ $goal }» y anota { $points }.
toll-event-goal-missed = { $name } no ha cumplido el objetivo «{ $goal }».

## Cartas

toll-card-sun = sol
toll-card-cloud = nubes
toll-card-storm = tormenta
toll-goal-herd = Gran recua
toll-goal-light = Carga ligera
toll-goal-safe = Sin un rasguño
toll-goal-daring = Audacia
toll-goal-hardy = A prueba de tormentas

## El final

toll-line-banked = anotado en el puerto
toll-line-goal = objetivo: { $goal }
toll-reason-days = Ha terminado el último día.

## Fases

toll-phase-first_player = quién empieza
toll-phase-deal = se reparten los objetivos
toll-phase-send = enviar mulas
toll-phase-weather = cambia el tiempo
toll-phase-decide = seguir o dar la vuelta
toll-phase-over = final

## Dibujado con texto

toll-drawing-day = día { $day } de 3
toll-drawing-weather = tiempo: { $cards }
toll-drawing-mules = { $mules ->
    [one] una mula
   *[other] { $mules } mulas
}
toll-drawing-chosen = ya ha elegido
toll-drawing-pot = en el puerto con { $pot } en el bote
toll-drawing-goal = objetivo: { $goal }

## La página de reglas: una entrada por cada regla de rules.md

toll-rules-title = Las reglas de Peaje
toll-rules-minute = En un minuto
toll-rules-minute-1 = Cada día envías en secreto de una a tres mulas por el puerto de montaña. Mientras el tiempo aguanta, tu bote crece; si das la vuelta a tiempo, es tuyo. La segunda tormenta se lleva los botes de quienes sigan allí.
toll-rules-section-1 = El comienzo
toll-rule-1-1 = El azar dice quién empieza. La partida dura tres días; cada día empieza la siguiente persona en el sentido de las agujas del reloj.
toll-rule-1-2 = Cada cual recibe una de las cinco cartas de objetivo y la guarda en secreto hasta el final.
toll-rules-section-2 = Enviar mulas
toll-rule-2-1 = Al empezar el día, todo el mundo elige en secreto y a la vez cuántas mulas envía: una, dos o tres.
toll-rule-2-2 = Cuando todo el mundo ha elegido, las elecciones se descubren a la vez y todas las recuas están en el puerto.
toll-rule-2-3 = Si nadie más ha enviado tantas mulas como tú, empiezas con 2 en tu bote.
toll-rules-section-3 = En el puerto
toll-rule-3-1 = Cada día hay un mazo nuevo de diez cartas: tres de sol, cuatro de nubes y tres de tormenta. Se sacan una a una.
toll-rule-3-2 = El sol pone 2 en tu bote por cada una de tus mulas; las nubes, 1. La primera tormenta no hace nada.
toll-rule-3-3 = Con la segunda tormenta, quienes siguen en el puerto pierden el bote y pagan 1 punto por mula, pero nunca más de lo que tienen. El día termina.
toll-rule-3-4 = Después de cada carta, quienes están en el puerto deciden por turno, desde quien va primero: seguir, o dar la vuelta y anotarse el bote. Cuando ya no queda nadie, el día termina.
toll-rule-3-5 = La sexta carta lleva al otro lado: quien llega se anota el bote, y el día termina.
toll-rules-section-4 = El final
toll-rule-4-1 = Después del tercer día se muestran todos los objetivos.
toll-rule-4-2 = Los objetivos cumplidos dan puntos: Gran recua, ocho mulas o más en total, 4 puntos; Carga ligera, cuatro o menos, 12; Sin un rasguño, ningún bote perdido, 6; Audacia, llegar al otro lado al menos una vez, 10; A prueba de tormentas, dos botes perdidos o más, 12.
toll-rule-4-3 = Gana quien tiene más puntos; en caso de empate se comparte la victoria.
