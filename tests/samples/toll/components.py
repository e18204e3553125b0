"""What is in the box: numbers and names, before any rule."""

DAYS = 3  # TOLL-1.1
MOST_MULES = 3  # TOLL-2.1
ALONE = 2  # TOLL-2.3: what the keeper gives to a number of mules that nobody else sent
MAX_SEATS = 4

CARDS = ["sun", "cloud", "storm"]
SUN, CLOUD, STORM = range(len(CARDS))
DECK = [3, 4, 3]  # TOLL-3.1: how many of each
VALUES = [2, 1, 0]  # TOLL-3.2: what each adds to the pot, per mule
LOSING_STORM = 2  # TOLL-3.3
LAST_CARD = 6  # TOLL-3.5

GOALS = ["herd", "light", "safe", "daring", "hardy"]
HERD, LIGHT, SAFE, DARING, HARDY = range(len(GOALS))
GOAL_POINTS = [4, 12, 6, 10, 12]  # TOLL-4.2
HERD_MULES, LIGHT_MULES, HARDY_LOSSES = 8, 4, 2

MOST_POT = ALONE + MOST_MULES * (DECK[SUN] * VALUES[SUN] + (LAST_CARD - DECK[SUN]) * VALUES[CLOUD])

# Every action a seat can ever take, and every outcome of chance: stable texts, each of which means the same in every situation.
ACTIONS = [f"send {mules}" for mules in range(1, MOST_MULES + 1)] + ["go", "back"]
FIRST_SEND, GO, BACK = 0, MOST_MULES, MOST_MULES + 1
OUTCOMES = [f"first {seat}" for seat in range(MAX_SEATS)] + [f"goal {goal}" for goal in GOALS] + [f"card {card}" for card in CARDS]
FIRST_SEAT = len(ACTIONS)  # outcomes are numbered behind the actions
FIRST_GOAL = FIRST_SEAT + MAX_SEATS
FIRST_CARD = FIRST_GOAL + len(GOALS)

PHASES = ["first_player", "deal", "send", "weather", "decide", "over"]
FIRST_PLAYER, DEAL, SEND, WEATHER, DECIDE, OVER = range(len(PHASES))
