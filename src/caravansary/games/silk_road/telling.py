"""The table told in words, from a view: the road as steps and as a list of cities, whoever has what, and what comes next.

Tiles are sentences of their own behind their city, those alike once with their number. Seats are never at the beginning of a
sentence, as one without a name is called with a small letter there.
"""

from typing import Final

from caravansary.engine.messages import Arg, Args, Message, Plain
from caravansary.engine.telling import COMING, DECLINE, FINISH, Section
from caravansary.engine.telling import Telling as Teller
from caravansary.games.silk_road.components import GOODS
from caravansary.games.silk_road.tiles import (
    Line,
    Shown,
    after,
    all_tiles,
    crooked,
    good_word,
    one_tile,
    prices,
    silver,
    some,
    tile_words,
    use,
)

LETTERS: Final = {"pass": DECLINE, "stop": FINISH, "decline": FINISH, "no crook": FINISH, "no barter": FINISH}
SETTING_UP: Final = ("deal", "goods_draw", "first_leader")
CARRYING_OUT: Final = ("use_crook", "sell", "buy", "trade", "swap", "rob", "name")  # phases of an action
BIDDING: Final = ("auction", "settle")
BEFORE_SCREEN: Final = ("tokens", "crooks")


class Telling(Teller):
    """How Silk Road tells its table."""

    def sections(self, view: Plain) -> list[Section]:
        shown: Shown = view
        return [
            Section("board", Message("silk_road-told-now"), _now(shown)),
            Section("board", Message("silk_road-told-ahead"), _ahead(shown)),
            Section("board", Message("silk_road-told-box"), _box(shown)),
            Section("board", Message("silk_road-told-behind"), _behind(shown)),
            *_players(shown),
            Section("next", Message(COMING), _next(shown)),
        ]

    def brings(self, view: Plain, action: str) -> list[Message]:
        shown: Shown = view
        if shown["you"] is None:
            return []
        return after(shown, action) or _brought(shown, action)

    def letter(self, action: str) -> str:
        return LETTERS.get(action, "")

    def lays_out(self, phase: str) -> bool:
        return phase in SETTING_UP


# --- things in words


def _seat(key: str, seat: int, args: Args | None = None) -> Message:
    return Message(f"silk_road-told-{key}", {**(args or {}), "seat": seat})


def _seats(seats: list[int]) -> list[str]:
    return [f"@seat {seat}" for seat in seats]


# --- what is going on


def _now(shown: Shown) -> list[Line]:
    """The end first, when it has come; else where the caravan is, who has the pawn, bids and the running action."""
    phase: Arg = f"@silk_road-phase-{shown['phase']}"
    if shown["round"] == 0:
        lines = [[Message("silk_road-told-setting-up", {"phase": phase})]]
    else:
        lines = [[Message("silk_road-told-round", {"number": shown["round"], "phase": phase})]]
    if shown["end"] is not None:
        lines += _end(shown)
    if shown["action"] is not None:
        lines.append(_action(shown, shown["action"]))
    here = _cities(shown)[shown["caravan"]]
    where: Args = {"city": here["name"], "colour": here["colour"] or "none"}
    caravan = [Message("silk_road-told-caravan", where), *_about(shown, here)]
    pawn = [_pawn(shown), *_auction(shown)]
    return [*lines, *pawn, caravan] if shown["phase"] in BIDDING else [*lines, caravan, *pawn]


def _end(shown: Shown) -> list[Line]:
    """Who has won, by places, and who has most of what."""
    end, seats = shown["end"], shown["seats"]
    owners: dict[str, int] = end["majorities"]
    lines: list[Line] = [[Message(f"silk_road-reason-{end['reason']}")]]
    for place, seat in sorted((place, seat) for seat, place in enumerate(end["places"])):
        lines.append([_seat("place", seat, {"place": place, "points": seats[seat]["score"]})])
    most: Line = [_seat("majority", owners[good], {"good": good_word(good)}) for good in GOODS if good in owners]
    nobody = [good_word(good) for good in GOODS if good not in owners]
    return [*lines, most + ([Message("silk_road-told-no-majority", {"goods": nobody})] if nobody else [])]


def _pawn(shown: Shown) -> Line:
    count: Args = {"count": shown["pawn_tokens"]}
    if shown["pawn"] is None:
        return [Message("silk_road-told-no-pawn", count)]
    return [_seat("pawn", shown["pawn"], count)]


def _auction(shown: Shown) -> list[Line]:
    """The bids of this round in their order, and the highest."""
    auction = shown["auction"]
    if auction is None:
        return []
    line: Line = []
    for row in auction["bids"]:
        bid: Args = {"bid": silver(row["bid"])}
        line.append(_seat("bid", row["seat"], bid) if row["bid"] else _seat("pass", row["seat"]))
    if auction["high_bidder"] is None:
        return [[*line, Message("silk_road-told-no-bid")]]
    return [[*line, _seat("highest", auction["high_bidder"], {"bid": silver(auction["high_bid"])})]]


def _action(shown: Shown, action: Shown) -> Line:
    """The action being carried out, what Crooks have made of it, and how far it has come."""
    printed: Args = tile_words(action["printed"])
    line = [_seat(f"action-{action['source']}", action["seat"], printed)]
    for change in action["changes"]:
        words: Args = {"place": change["place"], "good": good_word(change["good"]), "into": good_word(change["into"])}
        line.append(Message("silk_road-told-change", words))
    if action["changes"]:
        line.append(Message("silk_road-told-changed", tile_words(action["now"])))
    if action["uses_left"]:
        line.append(Message("silk_road-told-uses", {"count": action["uses_left"]}))
    if action["victim"] is not None:
        line.append(_seat("victim", action["victim"]))
    if action["named"] is not None:
        line.append(Message("silk_road-told-asked", {"good": good_word(action["named"])}))
        chosen = [seat for seat, done in enumerate(action["shown"]) if done]
        line += [Message("silk_road-told-chosen", {"names": _seats(chosen)})] if chosen else []
    return line + ([Message("silk_road-told-second")] if shown["second_tile"] else [])


# --- the road


def _cities(shown: Shown) -> dict[str, Shown]:
    return {city["id"]: city for city in shown["map"]["cities"]}


def _names(shown: Shown, ids: list[str]) -> list[str]:
    cities = _cities(shown)
    return [cities[city]["name"] for city in ids]


def steps(shown: Shown) -> list[list[str]]:
    """Where the caravan can be after one move, after two, and so on, in the order of the map."""
    cities = _cities(shown)
    found: list[list[str]] = []
    edge: set[str] = set(cities[shown["caravan"]]["exits"])
    while edge:
        found.append([city for city in cities if city in edge])
        onward: set[str] = set()
        for city in edge:
            onward.update(cities[city]["exits"])
        edge = onward
    return found


def _ahead(shown: Shown) -> list[Line]:
    """First the steps, then every city that can be reached, the nearest first."""
    ends: Args = {"start": _names(shown, [shown["map"]["start"]]), "last": _names(shown, [shown["map"]["end"]])}
    way = "silk_road-told-road-reverse" if shown["reverse"] else "silk_road-told-road"
    first: Line = [Message(way, ends)]
    lines = [first]
    seen: list[str] = []
    for number, step in enumerate(steps(shown)):
        first.append(Message("silk_road-told-step", {"count": number + 1, "cities": _names(shown, step)}))
        seen += [city for city in step if city not in seen]
    cities = _cities(shown)
    lines += [_city(shown, cities[city]) for city in seen]
    return lines if seen else [*lines, [Message("silk_road-told-arrived")]]


def _behind(shown: Shown) -> list[Line]:
    """The way so far, then what has been visited or passed by, where tiles may have stayed."""
    lines: list[Line] = [[Message("silk_road-told-path", {"cities": _names(shown, shown["path"])})]]
    for city in shown["map"]["cities"]:
        if not city["ahead"] and city["id"] != shown["caravan"]:
            lines.append(_city(shown, city))
    return lines


def _city(shown: Shown, city: Shown) -> Line:
    place = "ahead" if city["ahead"] else "visited" if city["visited"] else "passed"
    name: Args = {"city": city["name"], "place": place, "colour": city["colour"] or "none"}
    return [Message("silk_road-told-city", name), *_about(shown, city)]


def _about(shown: Shown, city: Shown) -> Line:
    """What one has to know of a city, besides its name: its tiles first, if tiles are laid there at all."""
    line: Line = []
    open_here = not city["visited"] or city["id"] == shown["caravan"]
    if city["tiles"] or (city["colour"] is not None and open_here):
        line += all_tiles(city["tiles"])
    if city["printed"] is not None:
        line.append(Message("silk_road-told-bonus", tile_words(city["printed"])))
    if city["barred"]:
        line.append(Message("silk_road-told-barred"))
    exits = _names(shown, city["exits"])
    return [*line, Message("silk_road-told-exits", {"number": len(exits), "cities": exits})]


# --- Viziers, tiles out of the game, prices


def _box(shown: Shown) -> list[Line]:
    viziers = shown["viziers"]
    asked: Line = [Message("silk_road-told-viziers", {"number": viziers["used"]})]
    if viziers["named"]:
        asked.append(Message("silk_road-told-named", {"goods": [good_word(good) for good in viziers["named"]]}))
    if viziers["markers"]:
        asked.append(Message("silk_road-told-markers", {"goods": some(viziers["markers"])}))
    pile = [one_tile(row["tile"], row["count"], "spent") for row in shown["discard"]]
    count: Args = {"number": sum(int(row["count"]) for row in shown["discard"])}
    left: Args = {"orange": shown["undealt"]["orange"], "purple": shown["undealt"]["purple"]}
    over = "silk_road-told-undealt" if sum(shown["undealt"].values()) else "silk_road-told-all-dealt"
    undealt = Message("silk_road-told-to-deal" if shown["phase"] == "deal" else over, left)
    sums = [prices(f"silk_road-told-{side}", shown["prices"][side]) for side in ("buy", "sell")]
    return [asked, [Message("silk_road-told-discard", count), *pile], [undealt], sums]


# --- whoever sits at the table


def _players(shown: Shown) -> list[Section]:
    you, seats = shown["you"], shown["seats"]
    found = [Section("players", Message("silk_road-told-you"), _screen(shown, you))] if you is not None else []
    others = [(seat + (you or 0)) % len(seats) for seat in range(len(seats))]
    lines: list[Line] = []
    for seat in others:
        if seat != you:
            lines += _screen(shown, seat)
    found.append(
        Section("players", Message("silk_road-told-players" if you is None else "silk_road-told-others"), lines)
    )
    if shown["notes"] is not None:
        notes = [_noted(shown, seat) for seat in others if seat != you]
        found.append(Section("players", Message("silk_road-told-notes"), notes))
    if shown["lately"]:
        found.append(
            Section("players", Message("silk_road-told-lately"), [[_lately(shown, row)] for row in shown["lately"]])
        )
    return found


def _screen(shown: Shown, seat: int) -> list[Line]:
    """Behind the screen, if that is seen, and before it."""
    row = shown["seats"][seat]
    lines: list[Line] = []
    if row["goods"] is not None:
        held: Args = {"money": silver(row["money"]), "count": sum(row["goods"].values()), "goods": some(row["goods"])}
        worth = Message("silk_road-told-worth", {"points": row["worth"]})
        lines.append([_seat("behind-screen", seat, held), worth])
    line: Line = [_before(shown, seat)]
    if shown["phase"] not in SETTING_UP and shown["end"] is None:
        line.append(Message("silk_road-told-may-act" if row["may_act"] else "silk_road-told-acted"))
    if row["shown"] is not None:
        line.append(Message("silk_road-told-shown", {"goods": [_of_named(shown, row["shown"])]}))
    return [*lines, line]


def _of_named(shown: Shown, n: int) -> str:
    return f"@silk_road-told-good-{shown['action']['named']} {n}"


def _before(shown: Shown, seat: int) -> Message:
    """Turn tokens and kept tiles, for all to see."""
    row = shown["seats"][seat]
    things = [f"@silk_road-told-{name} {row[name]}" for name in BEFORE_SCREEN if row[name]]
    if row["fresh_barterers"]:
        things.append(f"@silk_road-told-fresh {row['barterers']} {row['fresh_barterers']}")
    elif row["barterers"]:
        things.append(f"@silk_road-told-barterers {row['barterers']}")
    return _seat("before-screen", seat, {"things": things}) if things else _seat("bare-screen", seat)


def _noted(shown: Shown, seat: int) -> Line:
    """What a careful player has written down of somebody."""
    sheet = shown["notes"][seat]
    line = [_seat("noted", seat, {"money": silver(sheet["money"]), "count": sheet["goods"]})]
    known = some(sheet["known"])
    line += [Message("silk_road-told-known", {"goods": known})] if known else []
    return line + ([Message("silk_road-told-unknown", {"count": sheet["unknown"]})] if sheet["unknown"] else [])


def _lately(shown: Shown, row: Shown) -> Message:
    """One line of what was open; of a theft the good only for the two."""
    did, seat, good, n = row["did"], row["seat"], row["good"], row["count"]
    if did == "marked":
        return Message("silk_road-told-marked" if n else "silk_road-told-unmarked", {"good": good_word(good)})
    goods: Args = {"goods": [f"@silk_road-told-good-{good} {n}" if good is not None else "@silk_road-told-one-good"]}
    if did != "stole" and did != "missed":
        return _seat(did, seat, goods)
    if did == "missed":
        goods = {"goods": ["@silk_road-told-nothing"]}
    if seat == shown["you"]:
        return _seat("you-stole", row["victim"], goods)
    if row["victim"] == shown["you"]:
        return _seat("stole-from-you", seat, goods)
    return _seat("stole", seat, {**goods, "active": row["victim"]})


# --- what comes next


def _next(shown: Shown) -> list[Line]:
    if shown["end"] is not None:
        return [[Message("silk_road-told-over")]]
    moves = [number + 1 for number, step in enumerate(steps(shown)) if shown["map"]["end"] in step]
    city: Args = {"city": _names(shown, [shown["map"]["end"]])}
    if moves[0] == moves[-1]:
        near = Message("silk_road-told-moves", {**city, "count": moves[0]})
    else:
        near = Message("silk_road-told-moves-between", {**city, "count": moves[0], "most": moves[-1]})
    return [_turn(shown), [near]]


def _turn(shown: Shown) -> Line:
    """Who acts now, and what follows in this round."""
    phase, last = shown["phase"], steps(shown)[0] == [shown["map"]["end"]]
    if phase in SETTING_UP:
        return [Message("silk_road-told-next-setup")]
    if phase == "auction":
        return _bidding(shown)
    arriving = Message("silk_road-told-next-end" if last else "silk_road-told-next-market")
    if phase == "settle":
        return [_seat("next-settle", shown["pawn"]), Message("silk_road-told-next-move"), arriving]
    if phase == "move":
        return [_seat("next-moves", shown["pawn"]), arriving]
    if phase == "show":
        waiting = [seat for seat, done in enumerate(shown["action"]["shown"]) if not done]
        now = Message("silk_road-told-next-show", {"names": _seats(waiting)})
    else:
        now = _seat(f"next-{'action' if phase in CARRYING_OUT else phase}", shown["pawn"])
    return [now, Message("silk_road-told-next-last" if last else "silk_road-told-next-round")]


def _bidding(shown: Shown) -> Line:
    """Who bids, who still will, and who answers."""
    bidder, pawn, n = shown["auction"]["bidder"], shown["pawn"], len(shown["seats"])
    later = [(bidder + k) % n for k in range(1, (pawn - bidder) % n)]
    line = [_seat("next-bid", bidder)]
    line += [Message("silk_road-told-next-bids", {"names": _seats(later)})] if later else []
    return [*line, _seat("next-answer", pawn), Message("silk_road-told-next-move")]


# --- what a choice brings


def _brought(shown: Shown, action: str) -> Line:
    """What else one wants to know before choosing."""
    verb, _, rest = action.partition(" ")
    cities, own = _cities(shown), shown["seats"][shown["you"]]
    here = cities[shown["caravan"]]
    if verb == "bid":
        return [Message("silk_road-told-paid", {"money": silver(own["money"] - int(rest))})]
    if verb == "move":
        return _about(shown, {**cities[rest], "printed": None}) if cities[rest]["tiles"] else []
    if verb == "take":
        alike = [tile for tile in here["tiles"] if tile["face"] == rest]
        more = [Message("silk_road-told-alike", {"number": len(alike)})] if len(alike) > 1 else []
        return more + use(shown, alike[0], own["crooks"] > 0) if alike else []
    if action == "use printed":
        return use(shown, here["printed"], True) if here["printed"] is not None else []
    if shown["action"] is not None and (verb == "crook" or action == "no crook"):
        return use(shown, crooked(shown["action"], rest.split()) if verb == "crook" else shown["action"]["now"], True)
    if verb == "name":
        return [Message("silk_road-told-have", {"goods": [f"@silk_road-told-good-{rest} {own['goods'][rest]}"]})]
    if action == "barter":
        return all_tiles(here["tiles"])
    if verb == "rob" or verb == "hand":
        return _of_seat(shown, int(rest.split()[-1]), verb == "hand")
    return []


def _of_seat(shown: Shown, seat: int, to_act: bool) -> Line:
    """What is known of somebody else, so that one can choose between them."""
    if seat == shown["you"]:
        return []
    noted = _noted(shown, seat) if shown["notes"] is not None else []
    return [_before(shown, seat), *noted] if to_act else noted
