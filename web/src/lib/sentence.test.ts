import { expect, test } from "vitest";
import { Language } from "./sentence";

const SOURCE = `
house-list = { $start } & { $last }
house-list-before-i = { $start } e { $last }
colour-red = red
colour-blue = blue
area = the well
    .label = Well
list = You have { $dice }.
cells = Cells { $cells }.
between = between { $one } and { $two }
wall = A wall { $wall }.
turn = It is not your turn, { $seat }.
    .to-you = It is not your turn.
wait = { $active } is still busy.
typed = No action “{ $text }”.
event = { $name } rolls { $dice }.
    .you = You roll { $dice }.
hand = { $name } hands the pawn to { $seat }.
    .you = You hand the pawn to { $seat }.
    .to-you = { $name } hands you the pawn.
captured = The ookami captures a { $colour } worm ({ $owner }’s).
    .to-you = The ookami captures one of your worms.
plain = { $name } waits.
count = { $n ->
    [one] one die
   *[other] { $n } dice
}
`;
const en = new Language("en", SOURCE);
const es = new Language("es", SOURCE);
const names = ["Ana", "Bruno"];

test("keys in arguments are translated and lists joined", () => {
  expect(en.say("list", { dice: ["@colour-red", "@colour-red", "@colour-blue"] })).toBe("You have red, red & blue.");
  expect(en.say("list", { dice: ["Ana", "Inés"] })).toBe("You have Ana e Inés.");
  expect(en.say("wall", { wall: "@between B3 C3" })).toBe("A wall between B3 and C3.");
  expect(en.list(["aceite", "hierro"])).toBe("aceite & hierro");
  expect(en.say("cells", { cells: [1, 22] })).toBe("Cells 1 & 22.");
  expect(en.say("list", { dice: [] })).toBe("You have .");
});

test("seats are called by name", () => {
  expect(en.say("turn", { seat: 1 }, names)).toBe("It is not your turn, Bruno.");
  expect(en.say("wait", { active: 0 }, names)).toBe("Ana is still busy.");
  expect(en.say("turn", { seat: 5 }, names)).toBe("It is not your turn, 5.");
});

test("the acting seat of an event is $name", () => {
  expect(en.event({ key: "event", args: { dice: ["@colour-red"] }, seat: 0 }, names)).toBe("Ana rolls red.");
});

test("whoever reads is “you”, as the one who acts and as the one it is done to", () => {
  const roll = { key: "event", args: { dice: ["@colour-red"] }, seat: 0 };
  expect(en.event(roll, names, 0)).toBe("You roll red.");
  expect(en.event(roll, names, 1)).toBe("Ana rolls red.");
  const hand = { key: "hand", args: { seat: 1 }, seat: 0 };
  expect([0, 1, null].map((you) => en.event(hand, names, you))).toEqual([
    "You hand the pawn to Bruno.",
    "Ana hands you the pawn.",
    "Ana hands the pawn to Bruno.",
  ]);
  const captured = { key: "captured", args: { colour: "@colour-red", owner: 1 }, seat: 0 };
  expect(en.event(captured, names, 1)).toBe("The ookami captures one of your worms.");
  expect(en.event(captured, names, 0)).toBe("The ookami captures a red worm (Bruno’s).");
  expect(en.message({ key: "turn", args: { seat: 1 } }, names, 1)).toBe("It is not your turn.");
  expect(en.message({ key: "turn", args: { seat: 1 } }, names, 0)).toBe("It is not your turn, Bruno.");
  // A game of somebody else may have no such form.
  expect(en.event({ key: "plain", args: {}, seat: 0 }, names, 0)).toBe("Ana waits.");
});

test("what somebody typed is never looked up", () => {
  expect(en.say("typed", { text: "@colour-red" })).toBe("No action “@colour-red”.");
  expect(en.event({ key: "plain", args: {}, seat: 0 }, ["@colour-red"])).toBe("@colour-red waits.");
});

test("attributes, plurals, unknown keys", () => {
  expect(en.say("area.label")).toBe("Well");
  expect(en.say("count", { n: 1 })).toBe("one die");
  expect(en.say("count", { n: 3 })).toBe("3 dice");
  expect(en.say("count", { n: -3 })).toBe("-3 dice");
  expect(en.say("count", { n: 12345 })).toBe("12,345 dice");
  expect(es.say("count", { n: 12345 })).toBe("12.345 dice");
  expect(en.say("no-such-key")).toBe("no-such-key");
  expect(en.has("area.label")).toBe(true);
  expect(en.has("area.other")).toBe(false);
});
