# Asking what a thing is, why it cannot be chosen, and tapping twice.
why-yes = Yes, do it
why-help = What is this?
why-help-on = Tap anything on the table to read what it is. Tap ? again to play on.
why-nothing = There is nothing to say about this.
why-tap-twice = Tap twice to decide
why-tap-twice-hint = On touch screens, the first tap shows what would happen; the second one does it.
