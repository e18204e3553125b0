### What the parts of a table around its board are, for those who ask.

why-about-seat = A player: the golden border marks whoever has to decide now. On a phone, tap the arrow to go to that player’s board.
why-about-score = The points so far, as everybody can see them.
why-about-prompt = What you are asked now, or whom the table is waiting for. Below it is what you need to answer.
why-about-hint = A hint: what a strong player of the house would do in your place, and why. The log notes that you asked.
why-about-undo = Take back your last decision. That is possible as long as nothing new has come to light.
why-about-phase = How far the game has come.
why-about-since = What the others have done since you last decided. You can have it shown again, step by step.
why-about-tab-log = Everything that has happened, turn by turn. Open a line to read more; point at one to see where it happened.
why-about-tab-choices = Everything you may choose now, as a list.
why-about-tab-scores = Everybody’s points, and where they come from.
