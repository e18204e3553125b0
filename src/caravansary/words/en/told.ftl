### The table told in words: headings, the same on the page and in the terminal.

told-question = Your question
told-choices = Your choices
told-since = Since your last turn
told-laid-out = The table was set up.
told-coming = What comes next

## The text table on the page

told-others = The others are playing
told-task = What to do
told-next = What you can do next
told-everything =
    { $count ->
        [one] Everything that happened: { $count } line
       *[other] Everything that happened: { $count } lines
    }
told-score = { $what }: { $points }
told-earlier = Earlier turns
told-yours = You
told-nobody = At the table

## Asking

told-why = Why can’t I…?
told-rule-of = The rule behind a choice
told-again = Tell me again
told-field-number = Which choice? Its number, then Enter.
told-field-rule = The rule behind which choice? Its number, then Enter.
told-field-why = Which place or action? Then Enter.
told-field-go = OK
told-field-leave = Never mind
told-rule = Rule { $rule }: { $what }
told-rule-which = Press the number of a choice to hear its rule, or ? again for all keys.
told-rule-none = There is no rule text for this: { $what }
told-no-number = There is no choice with that number.
told-no-answer = The rules cannot be asked about that now.
told-press-again = Press { $key } again to do it all the same.
