### Yak's tutorial. Each lesson of lessons.json has a title, a text, a task (task-2 for what comes after the first action, and
### so on), an answer to something else that is allowed, and a word when it is solved.

yak-lesson-tower-title = Build a tower
yak-lesson-tower-text = Stones of one colour that touch are a group, and groups bring points. The lowest level has five places; higher up, each stone rests on two others.
yak-lesson-tower-task = You have bought a red and a black stone. On the lowest level a stone goes next to another one: put the red stone beside the red one.
yak-lesson-tower-task-2 = Now the second level: lay the black stone on the two black ones.
yak-lesson-tower-else = You may put it there. This time make a pair of the red stones first, then lay the black one on the two black ones.
yak-lesson-tower-solved = Three black stones bring 6 points, two red ones 3. The larger a group, the more it brings, up to seven stones.

yak-lesson-build-title = Buy stones
yak-lesson-build-text = With Build you buy stones from the cart at your yurt: one costs 1 food, two cost 3, three cost 5. Each cart refuses one kind of food; the sign on the yak shows which.
yak-lesson-build-task = This cart takes no bread, so you can spend four food here. Choose a blue stone first.
yak-lesson-build-task-2 = Together, two stones cost 3 food. Take the other blue one as well.
yak-lesson-build-task-3 = The cart that comes to you next takes no milk. So keep a meat for it, and pay with two milk and one meat.
yak-lesson-build-else = You could do that. This time buy both blue stones, and pay for them with two milk and one meat.
yak-lesson-build-solved = Both stones are yours to place, and what you kept will buy two more at the next cart. With four players there is also a cart that takes every food, but no more than two kinds at once.

yak-lesson-restock-title = Take food
yak-lesson-restock-text = When your food runs out, Restock helps: you take all the food of one kind from your cart. Your yurt holds eight; what does not fit stays on the cart.
yak-lesson-restock-task = You have three food left. Take the milk from your cart.
yak-lesson-restock-else = That is allowed, but there are only two bread. Take the milk, of which there is much more.
yak-lesson-restock-solved = Five of the six milk fitted in, and your yurt is full. Then your cart got a new stone from the bag: that belongs to Restock, as long as there are fewer than four.

yak-lesson-market-title = Go to the Market
yak-lesson-market-text = With Market you take up to two food from the middle. Then you draw three stones and put one of them on any cart; the others go back into the bag. When all have had their turn, every cart moves on to the next player.
yak-lesson-market-task = You are the last one today. The cart that comes to you next takes no milk: take a bread.
yak-lesson-market-task-2 = You may take one more. Take bread again.
yak-lesson-market-task-3 = Three stones to choose from, and you are collecting red ones. Put the red stone on the cart that takes no milk, for it comes to you now.
yak-lesson-market-else = You may do that. But think of tomorrow: take two bread, and put the red stone on the cart that takes no milk.
yak-lesson-market-solved = The carts have moved on, and the one with two red stones is at your yurt. Nobody could buy your stone in between, because you were the last one of the day.

yak-lesson-day-title = A whole day
yak-lesson-day-text = At dawn you all choose one of your three cards in secret. At noon they are turned over one by one, beginning with the player who has the baby yak. At dusk the carts move on, and you take your cards back.
yak-lesson-day-task = The others have already chosen. You have a single food, but there are seven on your cart: choose Restock.
yak-lesson-day-task-2 = The others have had their turns, and now your card is turned over. Take the bread.
yak-lesson-day-else = You may do that, but more food will help you most. Choose Restock and take the bread.
yak-lesson-day-solved = Now you have six food. The carts have moved on, and the baby yak has gone to the next player, who now goes first.

yak-lesson-fog-title = Fog in the quarry
yak-lesson-fog-text = Among the stones in the bag there are five fog tokens. When you draw fog, all carts turn round, and at dusk they drive the other way. The fog goes to the mountain, and you draw new stones for it.
yak-lesson-fog-task = You are the last one today. Take the milk from the Market, then see what comes out of the bag.
yak-lesson-fog-task-2 = Fog! All carts have turned round, so the cart that takes no meat will come to you. Put the orange stone on it.
yak-lesson-fog-else = You may do that. But first take the milk, and then mind the new direction: it is the cart that takes no meat that comes to you.
yak-lesson-fog-solved = The carts came from the other side, and there are two orange stones for you. Two fog tokens were in the same draw, so the carts turned round only once.

yak-lesson-crystal-title = Crystals
yak-lesson-crystal-text = A crystal costs 1 food more than other stones. It takes the colour that brings you most, and joins the stones of that colour that it touches. From three groups on, you get extra points for their number.
yak-lesson-crystal-task = You can spend 2 food here, and that is what the crystal costs. Buy it.
yak-lesson-crystal-task-2 = Two of your red stones do not touch. Put the crystal between them, so that it touches both.
yak-lesson-crystal-else = You may do that, but a crystal between the two red stones brings you much more. Buy it and place it there.
yak-lesson-crystal-solved = The crystal and the red stones are a group of three, and it is your third group: your tower was worth 8 points and is worth 16 now. A second crystal would have to take another colour.

yak-lesson-end-title = The last day
yak-lesson-end-text = The first player with fourteen stones takes the stupa, which brings 3 points. You finish the day and play one more; then the points are counted. Having the most food brings 2.
yak-lesson-end-task = You have thirteen stones, and food for one more. Buy the purple one: it will make a fifth group.
yak-lesson-end-task-2 = Fill the last gap on the fourth level with it, and the stupa is yours.
yak-lesson-end-task-3 = The last dawn. No stone that you can pay for would make a group, but the most food brings 2 points: choose Restock.
yak-lesson-end-task-4 = Take the milk. With five food you will have the most.
yak-lesson-end-else = You may do that, but every point counts now: the purple stone for the stupa, and then the milk for the most food.
yak-lesson-end-solved = You win with 42 points against 41 and 29! Without the 2 points for the most food you would have lost. Now you know all you need for your first game.
