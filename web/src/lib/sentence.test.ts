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
turn = It is not your turn, { $seat }.
wait = { $active } is still busy.
typed = No action “{ $text }”.
event = { $name } rolls { $dice }.
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

test("what somebody typed is never looked up", () => {
  expect(en.say("typed", { text: "@colour-red" })).toBe("No action “@colour-red”.");
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
