### Toll: everything it says in English. Every key begins with the name of the game.

toll-title = Toll
toll-tagline = Send your mules over the pass, and turn back in time.

## What is asked

toll-prompt-send = Day { $day }: how many mules do you send over the pass?
toll-prompt-decide = { $pot } in your pot, { $left ->
    [one] one card
   *[other] { $left } cards
} to the far side. Do you go on, or turn back?

## What a choice does

toll-do-send = Send { $mules ->
    [one] one mule
   *[other] { $mules } mules
}. Nobody sees it until all have chosen.
toll-do-go-calm = Go on. There has been no storm yet, so the next card cannot take your pot; sun brings 2 for each mule, cloud 1.
toll-do-go = Go on. Of the { $cards } cards left { $storms ->
    [one] one is a storm
   *[other] { $storms } are storms
}, and a storm loses your pot of { $pot }.
toll-do-back = Turn back, and bank { $pot ->
    [one] { $pot } point
   *[other] { $pot } points
}.
toll-no-send = Mules are sent at the start of a day; now you go on or turn back.
toll-no-decide = You are not on the pass yet; first choose how many mules to send.

## What happened

toll-event-first = { $name } begins.
toll-event-goal = The secret goal of { $name }: { $goal }.
toll-event-chosen = { $name } has chosen.
toll-event-sent = { $name } sends { $mules ->
    [one] one mule
   *[other] { $mules } mules
}.
toll-event-sent-alone = { $name } sends { $mules ->
    [one] one mule
   *[other] { $mules } mules
}, like nobody else, and starts with 2 in the pot.
toll-event-card = The weather: { $card }.
toll-event-go = { $name } goes on.
toll-event-back = { $name } turns back and banks { $points }.
toll-event-crossed = { $name } reaches the far side and banks { $points }.
toll-event-lost = The second storm: { $name } loses a pot of { $pot } and pays { $price } for the rescue.
toll-event-day = Day { $day } begins; { $name } is first.
toll-event-goal-met = { $name } met the goal “{ $goal }” and scores { $points }.
toll-event-goal-missed = { $name } missed the goal “{ $goal }”.

## Cards

toll-card-sun = sun
toll-card-cloud = cloud
toll-card-storm = storm
toll-goal-herd = Great herd
toll-goal-light = Light load
toll-goal-safe = Safe and sound
toll-goal-daring = Daring
toll-goal-hardy = Storm-hardy

## The end

toll-line-banked = banked on the pass
toll-line-goal = goal: { $goal }
toll-reason-days = The last day is over.

## Phases

toll-phase-first_player = first player
toll-phase-deal = goals are dealt
toll-phase-send = sending mules
toll-phase-weather = the weather turns
toll-phase-decide = go on or turn back
toll-phase-over = over

## Drawn in text

toll-drawing-day = day { $day } of 3
toll-drawing-weather = weather: { $cards }
toll-drawing-mules = { $mules ->
    [one] one mule
   *[other] { $mules } mules
}
toll-drawing-chosen = has chosen
toll-drawing-pot = on the pass with { $pot } in the pot
toll-drawing-goal = goal: { $goal }

## The rules page: an entry for each rule of rules.md

toll-rules-title = The rules of Toll
toll-rules-minute = In one minute
toll-rules-minute-1 = Each day you secretly send one to three mules over the pass. While the weather holds your pot grows; turn back in time and it is yours. The second storm takes the pots of all who are still out.
toll-rules-section-1 = The start
toll-rule-1-1 = Chance says who begins. The game has three days; each day the next player clockwise is first.
toll-rule-1-2 = Everybody gets one of five goal cards and keeps it secret until the end.
toll-rules-section-2 = Sending mules
toll-rule-2-1 = At the start of a day all choose in secret, and at the same time, how many mules to send: one, two or three.
toll-rule-2-2 = When all have chosen, the choices are revealed together and everybody is on the pass.
toll-rule-2-3 = If nobody else sent as many mules as you, you start with 2 in your pot.
toll-rules-section-3 = On the pass
toll-rule-3-1 = Each day has a fresh deck of ten cards: three suns, four clouds and three storms. They are drawn one by one.
toll-rule-3-2 = A sun puts 2 into your pot for each of your mules, a cloud 1. The first storm does nothing.
toll-rule-3-3 = With the second storm everybody on the pass loses the pot and pays 1 point for each mule, but never more than they have. The day is over.
toll-rule-3-4 = After each card those on the pass decide in turn, from the first player on: go on, or turn back and score the pot. When nobody is left on the pass, the day is over.
toll-rule-3-5 = The sixth card leads to the far side: whoever gets there scores the pot, and the day is over.
toll-rules-section-4 = The end
toll-rule-4-1 = After the third day all goals are shown.
toll-rule-4-2 = Goals that were met score: Great herd, eight or more mules sent in all, 4 points; Light load, four or fewer, 12; Safe and sound, no pot lost, 6; Daring, reached the far side at least once, 10; Storm-hardy, two or more pots lost, 12.
toll-rule-4-3 = Whoever has most points wins; equals share it.
