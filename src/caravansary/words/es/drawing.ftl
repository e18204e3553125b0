### Mesas dibujadas con texto, como hace `caravansary show`: breve, en minúsculas, en filas de cosas.

## Cualquier juego; los asientos llevan aquí su número del registro, desde 0

drawing-seat = asiento { $number }
drawing-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
drawing-active = le toca

## The Border

# Una letra por color: gris, verde, azul, rojo, amarillo, naranja. La x no, que es una cruz.
border-drawing-letters = g v a r m n
border-drawing-round = ronda { $number }
border-drawing-dice = dados { $text }
border-drawing-kept = guardados { $text }
border-drawing-unused = sin usar { $text }
border-drawing-board = tablero { $board }
border-drawing-finished = ha terminado
border-drawing-to-act = aún no ha terminado

## Silk

silk-drawing-turn = turno { $number }
silk-drawing-walls = muros { $number }
silk-drawing-target = meta { $number }
silk-drawing-die = dado { $number }
silk-drawing-die-played = dado { $number } ({ $action })
silk-drawing-die-lost = dado { $number } (perdido)
silk-drawing-end = final por el asiento { $number }: { $what }
silk-drawing-final = recuento final { $text }
silk-drawing-reserve = reserva { $number }
silk-drawing-cave = cueva { $number }
silk-drawing-nurseries = criaderos { $number }

## Yak

# Una letra por piedra: roja, naranja, amarilla, gris, negra, verde, azul, morada, de cristal.
yak-drawing-letters = R N A G K V Z M X
yak-drawing-day = día { $day }
yak-drawing-direction = los yaks miran { $direction }
yak-drawing-last-day = último día: { $day }
yak-drawing-boxed = sin la piedra { $stone }
yak-drawing-market = mercado: { $food }
yak-drawing-bag = bolsa: { $count ->
    [one] { $count } piedra
   *[other] { $count } piedras
} y { $fog } de niebla
yak-drawing-closed = cantera cerrada
yak-drawing-mountain = montaña: { $track } de { $spaces }
yak-drawing-aside = { $fog } de niebla aparte
yak-drawing-drawn = sacadas: { $text }
yak-drawing-bought = compradas: { $text }
yak-drawing-junction = cruce
yak-drawing-stones = piedras { $text }
yak-drawing-food = alimentos: { $food }
yak-drawing-none = nada
yak-drawing-yurt = yurta: { $food }
yak-drawing-card = carta { $card }
yak-drawing-card-hidden = carta boca abajo
yak-drawing-baby = cría de yak
yak-drawing-stupa = estupa

## Silk Road

# Una letra por dorso de las losetas: naranja, violeta.
silk_road-drawing-letters = n v
silk_road-drawing-round = ronda { $number }
silk_road-drawing-caravan = caravana en { $city }
silk_road-drawing-printed = (impreso: { $what })
silk_road-drawing-tile-good = { $tile } de { $good }
silk_road-drawing-tile-trade = { $tile }: { $give } por { $get }
silk_road-drawing-tile-swaps = { $tile } de { $count }
silk_road-drawing-many = { $count } de { $good }
silk_road-drawing-bids = pujas: { $text }
silk_road-drawing-bid = asiento { $number }: { $bid }
silk_road-drawing-pass = asiento { $number }: pasa
silk_road-drawing-action = acción del asiento { $number }: { $what }
silk_road-drawing-named = ya nombradas por Visires: { $text }
silk_road-drawing-pawn = peón de líder
silk_road-drawing-tokens = { $count ->
    [one] { $count } ficha de turno
   *[other] { $count } fichas de turno
}
silk_road-drawing-crooks = { $count ->
    [one] { $count } Estafador
   *[other] { $count } Estafadores
}
silk_road-drawing-barterers = { $count ->
    [one] { $count } Trocador
   *[other] { $count } Trocadores
}
silk_road-drawing-money = plata { $money }
silk_road-drawing-no-goods = sin mercancías
silk_road-drawing-noted = anotado: plata { $money }, { $count ->
    [one] { $count } mercancía
   *[other] { $count } mercancías
}
