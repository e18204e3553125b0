### What a house that plays interpreted says in the terminal about the compiled engine that it waits for.

compiled-in-use = The compiled engine is in use from now on.
compiled-other = The house goes on without the compiled engine in { $text }, which was built from other sources.
compiled-not = The house goes on without a compiled engine: nothing was compiled in { $text }.
compiled-broken = The house goes on without the compiled engine in { $text }, which does not work ({ $what }).
