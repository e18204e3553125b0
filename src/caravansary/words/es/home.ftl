### Volver a casa: las mesas propias, empezar rápido, jugar otra vez y quienes están por llegar.

## Mis mesas

page-home-mine = Tus mesas
page-home-finished = Terminadas
page-home-your-turn = Te toca
page-home-waiting = Esperando a { $names }
page-home-against = Contra { $names }
page-home-here = Todo el mundo en este dispositivo
page-home-alone = En solitario
page-home-won-by = Victoria de { $names }
page-home-place = { $place ->
        [1] ¡Has ganado!
        [2] Has quedado en segundo lugar
        [3] Has quedado en tercer lugar
        [4] Has quedado en cuarto lugar
       *[other] Has quedado en el puesto { $place }
    }
page-home-forget = Quitar { $game } de esta lista
page-home-forgotten = { $game } ya no está en tu lista.
page-home-put-back = Recuperar
page-home-more = { $count ->
        [one] Mostrar una más
       *[other] Mostrar { $count } más
    }
page-home-none = No te espera ninguna partida. Elige una aquí abajo.
page-home-not-told = Ahora mismo no se pueden consultar tus mesas.

## Empezar

page-home-new-here = ¿Primera vez aquí? Empieza con { $game }: cinco minutos
page-home-play-now = Jugar ya
page-home-set-up = Preparar { $game }

## Jugar otra vez

page-rematch = Revancha, misma mesa
page-rematch-laid = Unirme a la revancha

## Con amistades

page-friends-title = ¿Quién viene a jugar?
page-friends-wait = La mesa está lista. Envía el enlace o deja que escaneen el código; aquí verás quién ha llegado.
page-friends-here = En la mesa
page-friends-away = Ha salido un momento
page-friends-not-yet = Aún no ha llegado
page-friends-share = Compartir
page-friends-share-text = ¡Ven a jugar a { $game } conmigo!
page-friends-code = Código QR: al escanearlo se sienta { $name }
page-friends-show-code = Mostrar el código QR
page-friends-all-here = Ya no falta nadie.
page-friends-meanwhile = Mirar el tablero mientras tanto
page-name-title = ¡Te damos la bienvenida!
page-name-ask = ¿Con qué nombre juegas?
page-name-go = Sentarme
page-name-keep = Seguir como { $name }
