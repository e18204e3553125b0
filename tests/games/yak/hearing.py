"""What must be heard of a view of Yak: for every field of it the words, in English and Spanish, and where they must stand.

Written from the view alone, beside the game's own telling: whatever the view shows and no row here names makes a test fail.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

from tests.games.untold import ORDINAL, ORDINAL_ES

from .sounds import FOODS, Heard, counts, label, name, said, stones, word

MIDDLE = ("market", "quarry", "mountain", "draw", "taken", "boxed")
NEXT = ("phase", "day", "last_day", "is_last_day", "first", "active", "order", "stupa", "end")


class Subject(NamedTuple):
    """A part of a view, what must be heard of it, and under which heading (of which seat, in which line)."""

    path: str
    thing: Any
    heard: Callable[[], Iterator[Heard]]
    heading: str
    seat: int | None = None
    line: int | None = None
    beside: object = None  # what else of the view that depends on


def subjects(view: dict[str, Any], names: list[str]) -> Iterator[Subject]:
    """All parts of a view."""
    you = view["you"]
    yield from on_the_road(view, names)
    yield Subject("", {key: view[key] for key in MIDDLE}, partial(middle, view), "yak-told-middle")
    for seat, whole in enumerate(view["seats"]):
        row = {key: value for key, value in whole.items() if key != "cart"}
        row["points"] = {key: value for key, value in row["points"].items() if key != "bonus"}
        total = sum(whole["points"]["bonus"])
        yield Subject("seats[]", row, partial(camp, row, total), "yak-told-seat", seat, None, total)
    for number, card in enumerate(view["bonus_cards"]):
        now = [row["points"]["bonus"][number] for row in view["seats"]]
        yield Subject("bonus_cards[]", card, partial(bonus, card), "yak-told-bonus", None, number)
        yield Subject("seats[].points.bonus", now, partial(so_far, now, you, names), "yak-told-bonus", None, number)
    scores = [row["score"] for row in view["seats"]] if view["end"] is not None else None
    rest = {key: view[key] for key in NEXT}
    yield Subject("", rest, partial(coming, view, names), "told-coming", None, None, scores)


def on_the_road(view: dict[str, Any], names: list[str]) -> Iterator[Subject]:
    """Carts, stops, and the purchase from one of them."""
    you, n, heading = view["you"], len(view["seats"]), "yak-told-road"
    carts = {cart["stop"]: cart for cart in view["carts"]}
    stops = [((you or 0) + k) % len(view["stops"]) for k in range(len(view["stops"]))]
    for line, stop in enumerate(stop for stop in stops if stop in carts):
        yield Subject("carts[]", carts[stop], partial(cart, you, carts[stop], names), heading, None, line)
    for seat in range(n):
        here, lines = view["seats"][seat]["cart"], [stop for stop in stops if stop in carts]
        line_of = lines.index(seat) if seat in carts else None
        yield Subject("seats[].cart", here, partial(own_cart, here, seat, you, names), heading, None, line_of, seat)
    rest = {key: view[key] for key in ("stops", "direction")}
    yield Subject("", rest, partial(road, view, names), heading)
    if view["build"] is not None:
        yield Subject("build", view["build"], partial(build, view, names), "yak-told-build", None, None, view["active"])


def own_cart(here: str | None, seat: int, you: int | None, names: list[str]) -> Iterator[Heard]:
    if here is None:
        yield said("seats[].cart", None, *stop_words(seat, you, names), silent=True)
    else:
        yield said("seats[].cart", here, "#", "#", word(f"yak-cart-{here}"))


def so_far(now: list[int], you: int | None, names: list[str]) -> Iterator[Heard]:
    """What a bonus card brings everybody."""
    for seat, points in enumerate(now):
        words = (f"Now for #: {points}.", f"Ahora para #: {points}.")
        yield said("seats[].points.bonus[]", points, *words, for_seat(seat, you, names))


def for_seat(seat: int, you: int | None, names: list[str]) -> tuple[str, str]:
    return ("you", "ti") if seat == you else (names[seat], names[seat])


def stop_words(seat: int | None, you: int | None, names: list[str]) -> tuple[str, str]:
    if seat is None:
        return "At the junction: ", "En el cruce: "
    if seat == you:
        return "At your yurt: ", "Delante de tu yurta: "
    return f"At the yurt of {names[seat]}: ", f"Delante de la yurta de {names[seat]}: "


def cart(you: int | None, row: dict[str, Any], names: list[str]) -> Iterator[Heard]:
    seat = row["seat"]
    where = stop_words(seat, you, names)
    yield said("carts[].name", row["name"], f"{where[0]}#.", f"{where[1]}#.", word(f"yak-cart-{row['name']}"))
    yield said("carts[].stop", row["stop"], *where)
    yield said("carts[].seat", seat, *where)
    yield from stones("carts[].stones[]", row["stones"])
    yield from counts(
        "carts[].food",
        row["food"],
        ("Food on it: ", "Alimentos en ella: "),
        ("There is no food on it.", "No hay alimentos en ella."),
    )
    if row["forbids"] is None:
        yield said("carts[].forbids", None, "It takes any food", "Acepta cualquier alimento")
        yield said("carts[].kinds", 2, "no more than 2 kinds at a time", "como mucho de 2 tipos a la vez")
    else:
        food = word(f"yak-food-{row['forbids']}")
        yield said("carts[].forbids", row["forbids"], "It takes no #.", "No acepta #.", food)
        yield said("carts[].kinds", None, "kinds at a time", "tipos a la vez", silent=True)


def road(view: dict[str, Any], names: list[str]) -> Iterator[Heard]:
    way = word(f"yak-direction-{view['direction']}")
    yield said("direction", view["direction"], "The yaks face #.", "Los yaks miran #.", way)
    for stop in view["stops"]:
        seat = stop["seat"]
        where = ("the junction", "el cruce") if seat is None else name(seat, view["you"], names)
        yield said("stops[].seat", seat, "#", "#", where)


def build(view: dict[str, Any], names: list[str]) -> Iterator[Heard]:
    row = view["build"]
    words = (f"Buying from #: {names[view['active']]}.", f"Compra en #: {names[view['active']]}.")
    if view["active"] == view["you"]:
        words = ("You are buying from #.", "Estás comprando en #.")
    yield said("build.cart", row["cart"], *words, word(f"yak-cart-{row['cart']}"))
    if row["stones"]:
        assert len(row["to_place"]) == row["stones"]
        placing = ("Still to be placed: ", "Piedras por colocar: ")
        chosen = ("Chosen so far: ", "Piedras elegidas hasta ahora: ")
        yield said("build.stones", row["stones"], *(placing if row["price"] is None else chosen))
    else:
        yield said("build.stones", 0, "No stone is chosen yet.", "Aún no hay ninguna piedra elegida.")
    yield from stones("build.to_place[]", row["to_place"])
    if row["price"]:
        en = f"price: {row['price']} food."
        yield said("build.price", row["price"], en, f"precio: {food_es(row['price'])}.")
    else:
        yield said("build.price", row["price"], "; price: ", "; precio: ", silent=True)
    budget = row["budget"]
    en, es = f"can pay up to {budget} food here.", f"puede pagar aquí hasta {food_es(budget)}."
    if budget is None:
        en, es = "can pay up to", "puede pagar aquí hasta"
    yield said("build.budget", budget, en, es, silent=budget is None)
    for stone, cost in row["costs"].items():
        en, es = ("crystal", "un cristal") if stone == "crystal" else ("coloured stone", "una piedra de color")
        en, es = f"one more {en} the price is {cost} food.", f"Con {es} más, el precio es de {food_es(cost)}."
        yield said(f"build.costs.{stone}", cost, en, es)
    loading = row["room"] is not None
    for kind in FOODS:
        tokens = row["paid"][kind]
        if tokens:
            yield said(f"build.paid.{kind}", tokens, "#", "#", word(f"yak-told-food-{kind}", tokens))
        else:
            yield said(f"build.paid.{kind}", 0, r"\d #", r"\d fichas? de #", word(f"yak-food-{kind}"), silent=True)
    en, es = f"the cart has room for {row['room']}.", f"en la carreta hay sitio para {row['room']}."
    yield said("build.room", row["room"], en, es, silent=not loading)


def food_es(count: int | None) -> str:
    return "1 alimento" if count == 1 else f"{count} alimentos"


def middle(view: dict[str, Any]) -> Iterator[Heard]:
    empty = ("The Market is empty.", "El Mercado está vacío.")
    yield from counts("market", view["market"], ("In the Market: ", "En el Mercado: "), empty)
    taken = view["taken"]
    en, es = "Taken from there in this turn: ", "Tomado de allí en este turno: "
    if taken:
        en, es = f"{en}{taken} food.", f"{es}{food_es(taken)}."
    yield said("taken", taken, en, es, silent=not taken)
    yield from quarry(view)
    row = view["mountain"]
    closed = not view["quarry"]["open"]
    key = "yak-told-mountain-closed" if closed else f"yak-told-mountain-{row['phase']}"
    yield said("mountain.phase", row["phase"], "#", "#", word(key))
    yield said("mountain.spaces", row["spaces"], f"of {row['spaces']} spaces.", f"de {row['spaces']} casillas.")
    yield said("mountain.track", row["track"], f"mountain: {row['track']} of", f"montaña: {row['track']} de")
    en, es = f"Fog set aside in this turn: {row['aside']}.", f"Niebla apartada en este turno: {row['aside']}."
    yield said("mountain.aside", row["aside"], en, es, silent=not row["aside"])
    draw = view["draw"]
    yield from stones("draw.stones[]", draw["stones"])
    left, fog = draw["left"], draw["fog"]
    en, es = f"Still to be drawn: {left};", f"Aún por sacar: {left};"
    yield said("draw.left", left, en, es, silent=not left)
    en, es = f"fog among those drawn just now: {fog}.", f"niebla entre lo que acaba de salir: {fog}."
    yield said("draw.fog", fog, en, es, silent=not left)


def quarry(view: dict[str, Any]) -> Iterator[Heard]:
    row = view["quarry"]
    closed = ("The quarry is closed", "La cantera está cerrada")
    yield said("quarry.open", row["open"], *closed, silent=row["open"])
    en, es = f"In the bag there are {row['stones']} stones: ", f"En la bolsa hay {row['stones']} piedras: "
    if row["stones"] == 1:
        en, es = "In the bag there is 1 stone: ", "En la bolsa hay 1 piedra: "
    if row["stones"] == 0:
        en, es = "There is no stone in the bag.", "En la bolsa no hay ninguna piedra."
    yield said("quarry.stones", row["stones"], *((en, es) if row["open"] else closed))
    fog = (f"Fog in it: {row['fog']}", f"Niebla en ella: {row['fog']}")
    fog = fog if row["fog"] else ("There is no fog in it.", "En ella no hay niebla.")
    yield said("quarry.fog", row["fog"], *(fog if row["open"] else closed))
    for stone, count in row["bag"].items():
        path = f"quarry.bag.{stone}"
        if count:
            yield said(path, count, "#", "#", word(f"yak-told-stones-{stone}", count))
        elif not row["open"] or row["stones"] == 0:
            yield said(path, 0, *(closed if not row["open"] else (en, es)))
        elif stone == view["boxed"]:
            yield said(path, 0, *boxed(stone))
        else:
            yield said(path, 0, "#", "#", word(f"yak-stone-{stone}.label"))
            yield said("", 0, "Colours that are not in it: ", "Colores que no hay en ella: ")
    lost = ("", "") if row["lost"] is None else word(f"yak-stone-{row['lost']}")
    en, es = ("left the game", "salió del juego") if row["lost"] is None else ("One # stone left", "Una piedra # salió")
    yield said("quarry.lost", row["lost"], en, es, lost, row["lost"] is None)
    out = boxed(view["boxed"]) if view["boxed"] else ("are in this game", "En esta partida no hay")
    yield said("boxed", view["boxed"], *out, silent=view["boxed"] is None)


def boxed(stone: str) -> tuple[str, str]:
    en, es = word(f"yak-stone-{stone}")
    return f"No {en} stones are in this game.", f"En esta partida no hay ninguna piedra {es}."


def camp(row: dict[str, Any], bonus: int) -> Iterator[Heard]:
    """A seat's tower, yurt and cards."""
    yield from card(row)
    empty = ("The yurt is empty", "La yurta está vacía")
    yield from counts("seats[].yurt", row["yurt"], ("In the yurt: ", "En la yurta: "), empty)
    all_food = (f"; {row['food']} in all", f"; {row['food']} en total")
    yield said("seats[].food", row["food"], *(all_food if row["food"] else empty))
    plural = "" if row["stones"] == 1 else "s"
    yield said(
        "seats[].stones", row["stones"], f"{row['stones']} stone{plural} in all.", f"{row['stones']} piedra{plural} en"
    )
    for cell in row["tower"]:
        yield from placed(cell, row["groups"])
    for group in row["groups"]:
        yield from grouped(group)
    for cell in row["free"]:
        yield said("seats[].free[]", cell, label(cell), label(cell))
    if bonus:
        yield said("", bonus, "#", "#", word("yak-told-worth-bonus", bonus))
    for kind, points in row["points"].items():
        words = word(f"yak-told-worth-{kind}", points)
        silent_words = word(f"yak-told-worth-{kind}", 0)
        words = words if points else (silent_words[0].removeprefix("0 "), silent_words[1].removeprefix("0 "))
        yield said(f"seats[].points.{kind}", points, "#", "#", words, not points)
    en, es = f"Points as it stands: {row['score']}.", f"Puntos por ahora: {row['score']}."
    yield said("seats[].score", row["score"], en, es)


def placed(cell: dict[str, Any], groups: list[dict[str, Any]]) -> Iterator[Heard]:
    """A stone on its place: the label is heard with the stone, and in its group."""
    place = label(cell["cell"])
    key = f"yak-told-on-{cell['stone']}"
    if cell["stone"] == "crystal" and cell["colour"] is not None:
        key = f"yak-told-as-{cell['colour']}"
    words = word(key, place)
    for field in ("cell", "stone", "colour"):
        yield said(f"seats[].tower[].{field}", cell[field], "#", "#", words)
    yield said("seats[].tower[].level", cell["level"], f"Level {place[0]} from the left: ", f"Nivel {place[0]} desde")
    yield said("seats[].tower[].pos", cell["pos"], place, place)
    start = (f"Group {cell['group']}, ", f"Grupo {cell['group']}, ")
    yield said("seats[].tower[].group", cell["group"], *(start if cell["group"] else words))
    assert cell["group"] is None or cell["cell"] in groups[cell["group"] - 1]["cells"]


def grouped(group: dict[str, Any]) -> Iterator[Heard]:
    colour = word(f"yak-stone-{group['colour']}.label")
    start = (f"Group {group['number']}, {colour[0]}: ", f"Grupo {group['number']}, de color {colour[1]}: ")
    places = [label(cell) for cell in group["cells"]]
    lists = [", ".join(places[:-1]) + word + places[-1] for word in (" and ", " y ")]
    size, points = group["size"], group["points"]
    whole = (
        f"{start[0]}{lists[0]}; {size} stones, {points} points.",
        f"{start[1]}{lists[1]}; {size} piedras, {points} puntos.",
    )
    for field in ("number", "colour", "size", "points"):
        yield said(f"seats[].groups[].{field}", group[field], *whole)
    for cell in group["cells"]:
        yield said("seats[].groups[].cells[]", cell, *whole)


def card(row: dict[str, Any]) -> Iterator[Heard]:
    """Today's card and the last one that was played."""
    words = ("No card chosen yet.", "Aún sin carta elegida.")
    chosen = word(f"yak-card-{row['card']}") if row["card"] else ("", "")
    if row["revealed"]:
        words = (f"Card today: {chosen[0]}.", f"Carta de hoy: {chosen[1]}.")
    elif row["card"]:
        words = (f"Chosen card: {chosen[0]}, face down.", f"Carta elegida: {chosen[1]}, boca abajo.")
    elif row["committed"]:
        words = ("A card is chosen and lies face down.", "Hay una carta elegida, boca abajo.")
    for field in ("committed", "revealed", "card"):
        yield said(f"seats[].{field}", row[field], *words)
    if row["played"] is None:
        yield said("seats[].played", None, "Card yesterday", "Carta de ayer", silent=True)
    elif row["revealed"]:
        assert row["played"] == row["card"]
        yield said("seats[].played", row["played"], *words)
    else:
        played = word(f"yak-card-{row['played']}")
        yield said("seats[].played", row["played"], "Card yesterday: #.", "Carta de ayer: #.", played)


def bonus(card: dict[str, Any]) -> Iterator[Heard]:
    stone, colour = word(f"yak-stone-{card['colour']}"), word(f"yak-stone-{card['colour']}.label")
    if card["kind"] == "majority":
        words = (f"Most {stone[0]} stones: ", f"Más piedras de color {colour[1]}: ")
        yield said("bonus_cards[].high", card["high"], f"{card['high']} points;", f"{card['high']} puntos;")
        yield said("bonus_cards[].low", card["low"], f"second most: {card['low']}.", f"segundo lugar: {card['low']}.")
    elif card["kind"] == "position":
        words = (f"Each {stone[0]} stone on ", f"Cada piedra {stone[1]} en ")
        each = (": 1 point.", ": 1 punto.") if card["each"] == 1 else (": 2 points.", ": 2 puntos.")
        yield said("bonus_cards[].each", card["each"], *each)
        for cell in card["cells"]:
            yield said("bonus_cards[].cells[]", cell, label(cell), label(cell))
    else:
        words = (f"Not one {stone[0]} stone: ", f"Ninguna piedra {stone[1]}: ")
        lose = card["lose"]
        yield said("bonus_cards[].lose", lose, f"{lose} points are lost.", f"pierden {lose} puntos.")
    yield said("bonus_cards[].kind", card["kind"], *words)
    yield said("bonus_cards[].colour", card["colour"], *words)


def coming(view: dict[str, Any], names: list[str]) -> Iterator[Heard]:
    """Day, turns, stupa, end."""
    you, day = view["you"], view["day"]
    phase = word(f"yak-phase-{view['phase']}")
    yield said("phase", view["phase"], "#.", "#.", phase)
    yield said("day", day, f"Day {day}. ", f"Día {day}. ", silent=day == 0)
    last, over = view["last_day"], view["end"] is not None
    today = ("This is the last day.", "Es el último día.")
    reason = word(f"yak-reason-{view['end']['reason']}") if over else ("", "")
    later = (f"Day {last} will be the last.", f"El día {last} será el último.")
    if over:
        yield said("last_day", last, *reason)
        yield said("is_last_day", view["is_last_day"], *reason)
    else:
        yield said("last_day", last, *(today if last == day else later), silent=last is None)
        yield said("is_last_day", view["is_last_day"], *today, silent=not view["is_last_day"])
    yield from turns(view, names)
    if view["stupa"] is None:
        yield said("stupa", None, "Nobody has the stupa yet", "Nadie tiene aún la estupa")
    else:
        who = view["stupa"]
        own = ("You have the stupa.", "Tienes la estupa.")
        yield said(
            "stupa", who, *(own if who == you else (f"stupa is with {names[who]}.", f"estupa está con {names[who]}."))
        )
    if not over:
        yield said("end", None, "1st place", "1.er puesto", silent=True)
        return
    yield said("end.reason", view["end"]["reason"], *reason)
    for seat, place in enumerate(view["end"]["places"]):
        en, es = (
            f"{ORDINAL[place]} place: #, {view['seats'][seat]['score']}",
            f"{ORDINAL_ES[place]} puesto: #, {view['seats'][seat]['score']}",
        )
        yield said("end.places[]", place, en, es, name(seat, you, names))


def turns(view: dict[str, Any], names: list[str]) -> Iterator[Heard]:
    you, first, active = view["you"], view["first"], view["active"]
    own = ("You have the baby yak.", "Tienes la cría de yak.")
    baby = ("baby yak is|have the baby", "cría de yak está|Tienes la cría")
    if first is not None:
        baby = own if first == you else (f"baby yak is with {names[first]}.", f"cría de yak está con {names[first]}.")
    yield said("first", first, *baby, silent=first is None)
    acting = ("cting now", "Ahora actúa")
    if active is not None:
        own = ("You are acting now.", "Ahora actúas tú.")
        acting = own if active == you else (f"Acting now: {names[active]}.", f"Ahora actúa {names[active]}.")
    yield said("active", active, *acting, silent=active is None)
    for seat in view["order"]:
        yield said("order[]", seat, "#", "#", name(seat, you, names))
    if view["order"]:
        yield said("", 0, "Turn order today: ", "Orden de turno de hoy: ")
