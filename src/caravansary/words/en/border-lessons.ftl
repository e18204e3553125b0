### The Border's tutorial. Each lesson of lessons.json has a title, a text, a task (task-2 for what comes after the first
### action, and so on), an answer to something else that is allowed, and a word when it is solved.

border-lesson-goal-title = Close an area
border-lesson-goal-text = Nine areas lie on your map, and coloured cells run around each of them. Cross all the cells around an area, and it is yours.
border-lesson-goal-task = Only one cell around the villa is still open. Cross the glowing grey cell.
border-lesson-goal-else = You may finish without crossing anything, but then the villa stays open. Cross the glowing cell.
border-lesson-goal-solved = The villa is closed! It brings you 9 points, because nobody closed it before you.

border-lesson-roll-title = Roll and keep
border-lesson-roll-text = When you are the active player, you roll five dice, up to three times. After each roll you choose which of them to roll again.
border-lesson-roll-task = Two grey dice are a good start. Pick up the other three and roll them again.
border-lesson-roll-task-2 = Three grey dice: just what you need. You have a third roll left, but you may stop here.
border-lesson-roll-else = You could do that. This time keep exactly the grey dice, and stop when you have three of them.
border-lesson-roll-solved = Only what lies on the table now counts. Next you spend these dice.

border-lesson-segment-title = Complete a segment
border-lesson-segment-text = In the first action you cross whole segments: a chain of cells of one colour, anywhere on your board. You need as many dice of that colour as the segment has open cells.
border-lesson-segment-task = You have three grey dice. Complete the grey segment of three at the bottom. Try another segment first, if you like.
border-lesson-segment-else = That is allowed too, but it leaves a grey die unused. Complete the grey segment of three.
border-lesson-segment-solved = Three dice, three crosses. Starting a segment without completing it would not have been allowed.

border-lesson-several-title = Several at once
border-lesson-several-text = You may complete several segments in one turn. A segment that is partly crossed costs only the cells that are missing.
border-lesson-several-task = Half of the green segment on the right is crossed already. Complete it and the yellow segment of two, in any order.
border-lesson-several-task-2 = Well done. You still have the dice for the other glowing segment: complete it too.
border-lesson-several-else = That is allowed, but today we want both glowing segments: two green dice for one, two yellow dice for the other.
border-lesson-several-solved = Four dice for two segments. Your neighbour could only use the orange die you left.

border-lesson-left-title = What you leave to the others
border-lesson-left-text = Dice that you do not use are not lost: all the others may use them in the second action, each for one cross. Everybody has all of these dice.
border-lesson-left-task = You have spent both grey dice. Use the yellow ones too, so that only the blue die is left.
border-lesson-left-else = If you finish now, three dice stay for the others. Complete the yellow segment first.
border-lesson-left-solved = Both of the others crossed one blue cell: the same die served them both.

border-lesson-chain-title = From neighbour to neighbour
border-lesson-chain-text = In the second action of somebody else’s round, you cross cells one by one. Each must touch a crossed cell; the white ones count from the start.
border-lesson-chain-task = Two blue dice and a green one are left for you. Begin with the blue cell beside the white one.
border-lesson-chain-task-2 = Your new cross is a neighbour too. Go on with the next blue cell.
border-lesson-chain-task-3 = Now the green cell has a crossed neighbour. Cross it.
border-lesson-chain-else = You may finish early, but there are still dice for you. Go on with the glowing cell.
border-lesson-chain-solved = Three dice, a chain of three. Here you may also start a segment without completing it.

border-lesson-all-title = All five dice used
border-lesson-all-text = If the active player uses all five dice, nothing is left over. Then each of the others picks one of the five for a single cross.
border-lesson-all-task = Several cells are possible, but you have only one cross. Take the red cell that closes the chapel.
border-lesson-all-else = That is allowed, but it would be your only cross. Close the chapel with it.
border-lesson-all-solved = One die, one cross, and the chapel is yours.

border-lesson-values-title = First and later
border-lesson-values-text = Every area has two values. Whoever closes it first gets the higher one; everybody who closes it in a later action gets the lower one.
border-lesson-values-task = One red die: you can close the chapel or the bridge. Your neighbour has had the chapel for some time, so close the bridge.
border-lesson-values-else = That is allowed, but it brings less: the higher value of the chapel is gone. Close the bridge while it is free.
border-lesson-values-solved = The bridge brings you 6 points. The chapel would have brought only 2, and it will not run away.

border-lesson-end-title = The end
border-lesson-end-text = When somebody closes a sixth area, the others still play the second action; then the game is over and the most points win. In a tie, the best single area decides.
border-lesson-end-task = You have five areas. Close the sixth: complete the long red segment around the bridge.
border-lesson-end-else = That is allowed, but it does not close an area. Complete the long red segment around the bridge.
border-lesson-end-solved = Your neighbour closed the villa and caught up. But your castle brought 12 points at once, more than any single area of theirs: you win!
