### Tables drawn in text, as `caravansary show` does it: short, in small letters, in rows of things.

## Every game; seats have their numbers of the log here, from 0

drawing-seat = seat { $number }
drawing-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
drawing-active = active

## The Border

# One letter for each colour: grey, green, blue, red, yellow, orange. No x, which is a cross.
border-drawing-letters = g n b r y o
border-drawing-round = round { $number }
border-drawing-dice = dice { $text }
border-drawing-kept = kept { $text }
border-drawing-unused = unused { $text }
border-drawing-board = board { $board }
border-drawing-finished = finished
border-drawing-to-act = to act

## Silk

silk-drawing-turn = turn { $number }
silk-drawing-walls = walls { $number }
silk-drawing-target = target { $number }
silk-drawing-die = die { $number }
silk-drawing-die-played = die { $number } ({ $action })
silk-drawing-die-lost = die { $number } (lost)
silk-drawing-end = end by seat { $number }: { $what }
silk-drawing-final = final scoring { $text }
silk-drawing-reserve = reserve { $number }
silk-drawing-cave = cave { $number }
silk-drawing-nurseries = nurseries { $number }

## Yak

# One letter for each stone: red, orange, yellow, grey, black, green, blue, purple, crystal.
yak-drawing-letters = R O Y G K E B P X
yak-drawing-day = day { $day }
yak-drawing-direction = yaks face { $direction }
yak-drawing-last-day = last day { $day }
yak-drawing-boxed = without { $stone }
yak-drawing-market = market { $food }
yak-drawing-bag = bag { $count ->
    [one] { $count } stone
   *[other] { $count } stones
} and { $fog } fog
yak-drawing-closed = quarry closed
yak-drawing-mountain = mountain { $track } of { $spaces }
yak-drawing-aside = { $fog } fog set aside
yak-drawing-drawn = drawn { $text }
yak-drawing-bought = bought { $text }
yak-drawing-junction = junction
yak-drawing-stones = stones { $text }
yak-drawing-food = food { $food }
yak-drawing-none = none
yak-drawing-yurt = yurt { $food }
yak-drawing-card = card { $card }
yak-drawing-card-hidden = card face down
yak-drawing-baby = baby yak
yak-drawing-stupa = stupa

## Silk Road

# One letter for each back of the tiles: orange, purple.
silk_road-drawing-letters = o p
silk_road-drawing-round = round { $number }
silk_road-drawing-caravan = caravan in { $city }
silk_road-drawing-printed = (printed: { $what })
silk_road-drawing-tile-good = { $tile } of { $good }
silk_road-drawing-tile-trade = { $tile }: { $give } for { $get }
silk_road-drawing-tile-swaps = { $tile } of { $count }
silk_road-drawing-many = { $count } { $good }
silk_road-drawing-bids = bids: { $text }
silk_road-drawing-bid = seat { $number } { $bid }
silk_road-drawing-pass = seat { $number } passes
silk_road-drawing-action = action of seat { $number }: { $what }
silk_road-drawing-named = named by Viziers: { $text }
silk_road-drawing-pawn = leader pawn
silk_road-drawing-tokens = { $count ->
    [one] { $count } turn token
   *[other] { $count } turn tokens
}
silk_road-drawing-crooks = { $count ->
    [one] { $count } Crook
   *[other] { $count } Crooks
}
silk_road-drawing-barterers = { $count ->
    [one] { $count } Barterer
   *[other] { $count } Barterers
}
silk_road-drawing-money = money { $money }
silk_road-drawing-no-goods = no goods
silk_road-drawing-noted = noted: money { $money }, { $count ->
    [one] { $count } good
   *[other] { $count } goods
}
