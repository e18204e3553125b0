import { describe, expect, test } from "vitest";
import type { Choice, GameEvent } from "../../generated/messages";
import bump from "./fixtures/bump-4.json";
import later from "./fixtures/dice-4.json";
import dice from "./fixtures/dice-2.json";
import end from "./fixtures/end-4.json";
import pieces from "./fixtures/pieces-3.json";
import wall from "./fixtures/wall-4.json";
import worms from "./fixtures/worms-4.json";
import { step } from "./step";
import { rings, targetsOf, tileOf } from "./targets";
import { lay, settle, stand } from "./things";
import { aboutAt, askAbout, directionTo } from "./asking";
import { bare, diceRows, offersOf, type SilkView } from "./view";

const seen = (fixture: { update: { snapshot: unknown } }) => {
  const { view, choices } = fixture.update.snapshot as { view: unknown; choices: Choice[] };
  return { view: view as SilkView, choices };
};
const FIXTURES = { bump, dice, later, end, pieces, wall, worms };

function after(view: SilkView, key: string, args: GameEvent["args"], seat = 0): SilkView {
  const event = { key: `silk-event-${key}`, args, seat };
  return step(view as unknown as Record<string, unknown>, event).view as unknown as SilkView;
}
const tileIn = (view: SilkView, name: string) => view.tiles.find(({ tile }) => tile === name)!;
const sum = (counts: number[]) => counts.reduce((all, one) => all + one, 0);
const at = (view: SilkView, piece: string) => view.tiles.find((tile) => tile.piece?.piece === piece)!.tile;

describe("what is offered can be clicked", () => {
  test.each(Object.entries(FIXTURES))("%s: every choice has one place, on the board or on the tray", (_, fixture) => {
    const { view, choices } = seen(fixture);
    const offers = offersOf(view, choices);
    expect(offers).toHaveLength(choices.length);
    const onBoard = targetsOf(view, offers).map(({ choice }) => choice.action);
    const onTray = diceRows(view, offers).flatMap(({ offers: row }) =>
      Object.values(row).map(({ choice }) => choice.action),
    );
    expect([...onBoard, ...onTray].sort()).toEqual(choices.map(({ action }) => action).sort());
  });
  test("what the view tells about is not enough: only choices count", () => {
    const { view, choices } = seen(wall);
    expect(offersOf(view, [])).toEqual([]);
    expect(offersOf(view, choices.slice(0, 1))).toHaveLength(1);
  });
  test("shepherd and mastiff share a tile side by side", () => {
    const { view, choices } = seen(pieces);
    const targets = targetsOf(view, offersOf(view, choices));
    const tile = tileOf(targets[0]!.detail);
    const sharing = targets.filter(({ detail }) => tileOf(detail) === tile);
    expect(sharing.map(({ detail }) => detail.kind).sort()).toEqual(["mastiff", "shepherd"]);
    expect(new Set(sharing.map(({ area }) => area)).size).toBe(2);
  });
  test("a wall that brings points says so before it is looked at", () => {
    const { view, choices } = seen(wall);
    const paying = targetsOf(view, offersOf(view, choices)).filter(({ bonus }) => bonus);
    expect(paying.map(({ detail }) => detail.action)).toEqual(["wall 4,4-4,5"]);
  });
});

describe("dice", () => {
  const { view, choices } = seen(dice);
  test("each die has its row of prices", () => {
    const rows = diceRows(view, offersOf(view, choices));
    expect(rows.map(({ face }) => face)).toEqual(view.dice.map(({ face }) => face));
    for (const { offers } of rows) for (const one of Object.values(offers)) expect(one.cost).toBeLessThanOrEqual(3);
  });
  test("equal dice lie in one row, and a played one in none", () => {
    const equal = { ...view, dice: [4, 4].map((face) => ({ face, played: null })) };
    expect(diceRows(equal, [])).toEqual([{ face: 4, count: 2, offers: {} }]);
    const played = {
      ...view,
      dice: [
        { face: 4, played: "wall" as const },
        { face: 4, played: null },
      ],
    };
    expect(diceRows(played, [])).toEqual([{ face: 4, count: 1, offers: {} }]);
  });
  test("what a die would be about is ringed", () => {
    const detail = { kind: "die", action: "die 6 ookami", die: 6, for: "ookami", space: 6, cost: 0 } as const;
    expect(rings(view, detail)).toHaveLength(1);
    expect(rings(view, null)).toEqual([]);
  });
});

test("a click beside what is offered becomes a question", () => {
  const spot = { tile: "1,2", point: "1,3", edge: "1,2-1,3", corner: false };
  const asked = (phase: string) => askAbout({ ...seen(wall).view, phase }, spot);
  expect(asked("phase_1")).toBe("worm 1,2");
  expect(asked("start_of_turn")).toBe("raise 1,2");
  expect(asked("wall")).toBe("wall 1,2-1,3");
  expect(asked("build")).toBe("nursery 1,3");
  expect(asked("choose_action")).toBe("raise 1,2");
  expect(bare("@silk-piece-mastiff")).toBe("mastiff");
});

test("a tile one step from a piece is a step of that piece, over the border too", () => {
  const { view } = seen(wall);
  const size = { rows: view.rows, columns: view.columns };
  expect(directionTo("1,1", "0,1", size)).toBe("north");
  expect(directionTo("0,1", `${view.rows - 1},1`, size)).toBe("north");
  expect(directionTo("1,0", `1,${view.columns - 1}`, size)).toBe("west");
  expect(directionTo("1,1", "2,2", size)).toBeNull();
  const { tile } = view.tiles.find(({ piece }) => piece?.piece === "ookami")!;
  const [row = 0, column = 0] = tile.split(",").map(Number);
  const beside = `${row},${(column + 1) % view.columns}`;
  const at = { tile: beside, point: "0,0", edge: "0,0-0,1", corner: false };
  expect(askAbout({ ...view, phase: "ookami" }, at)).toBe("move ookami east");
  expect(aboutAt(view, { ...at, tile })).toBe("silk-about-piece-ookami");
});

describe("events change the view in steps", () => {
  const { view } = seen(wall);
  test("a shepherd comes to worms: they have to leave, one by one", () => {
    const full = view.tiles.find(({ worms: lying }) => sum(lying) === 3 && lying[1]! > 0)!;
    const moved = after(view, "move", { piece: "@silk-piece-shepherd", at: ["0,0", full.tile] });
    expect(tileIn(moved, "0,0").piece).toBeNull();
    expect(tileIn(moved, full.tile).piece).toEqual({ piece: "shepherd", seat: 0 });
    expect(sum(moved.step!.displacing!.left)).toBe(3);
    const args = { owner: 1, colour: "@silk-colour-green", at: [full.tile, "2,5"] };
    const left = after(moved, "worm-moves", args);
    expect(sum(left.step!.displacing!.left)).toBe(2);
    expect(tileIn(left, "2,5").worms[1]).toBe(tileIn(view, "2,5").worms[1]! + 1);
    const off = after(moved, "worm-off", args);
    expect(off.seats[1]!.reserve).toBe(view.seats[1]!.reserve + 1);
    const caught = after(moved, "worm-captured", args);
    expect(caught.seats[1]!.cave).toBe(view.seats[1]!.cave + 1);
  });
  test("a chain: what is bumped waits, then goes on", () => {
    const [wolf, dog] = [at(view, "ookami"), at(view, "mastiff")];
    const moved = after(view, "move", { piece: "@silk-piece-ookami", at: [wolf, dog] });
    expect(moved.step!.bumped).toMatchObject({ piece: "mastiff", tile: dog });
    const owner = moved.step!.bumped!.seat!;
    const gone = after(moved, "bump", { piece: "@silk-piece-mastiff", owner, at: [dog, wolf] });
    expect(gone.step!.bumped).toBeNull();
    expect(tileIn(gone, wolf).piece).toEqual({ piece: "mastiff", seat: owner });
    expect(gone.step!.chain).toHaveLength(2);
  });
  test("grazing: the worms leave, the tile turns, points are scored", () => {
    const tile = view.tiles.find((one) => one.worms[0]! > 0 && !one.barren)!;
    const begun = after(view, "graze", { at: [tile.tile], worms: 1, value: tile.value! });
    expect(sum(tileIn(begun, tile.tile).worms)).toBe(0);
    const done = after(begun, "grazed", { at: [tile.tile], points: 4 });
    expect(tileIn(done, tile.tile)).toMatchObject({ barren: true, value: 0 });
    expect(done.seats[0]!.score).toBe(view.seats[0]!.score + 4);
  });
  test("dice are rolled, paid for and played; walls and improvements count", () => {
    const rolled = after(view, "roll", { dice: [2, 2] });
    const played = after(rolled, "die", { die: 2, action: "@silk-action-wall", cost: 1 });
    expect(played.dice.map((die) => die.played)).toEqual(["wall", null]);
    expect(played.seats[0]!.score).toBe(view.seats[0]!.score - 1);
    const built = after(played, "wall", { at: ["4,4-4,5"] });
    expect([built.supply, built.walls.length]).toEqual([view.supply - 1, view.walls.length + 1]);
    const won = after(built, "improvement", { improvement: "@silk-improvement-long_wall", points: 5 });
    expect(won.improvements.find(({ name }) => name === "long_wall")!.seat).toBe(0);
  });
  test("event by event one comes to what the next snapshot says", () => {
    const events = later.update.events as unknown as GameEvent[];
    let now = view as unknown as Record<string, unknown>;
    for (const event of events) now = step(now, event).view;
    const told = now as unknown as SilkView;
    const { view: real } = seen(later);
    expect(told.tiles.map(({ tile, worms: lying, piece, barren }) => ({ tile, lying, piece, barren }))).toEqual(
      real.tiles.map(({ tile, worms: lying, piece, barren }) => ({ tile, lying, piece, barren })),
    );
    expect([...told.walls].sort()).toEqual([...real.walls].sort());
    expect([told.supply, told.active, told.turn, told.dice]).toEqual([real.supply, real.active, real.turn, real.dice]);
    const kept = ({ score, reserve, cave, nurseries_left }: SilkView["seats"][number]) => [
      score,
      reserve,
      cave,
      nurseries_left,
    ];
    expect(told.seats.map(kept)).toEqual(real.seats.map(kept));
    expect(told.improvements).toEqual(real.improvements);
  });
  test("an unknown event changes nothing", () => {
    expect(after(view, "from-the-future", {})).toBe(view);
  });
});

describe("worms and pieces stay themselves", () => {
  const { view } = seen(wall);
  let count = 0;
  const fresh = () => (count += 1);
  const first = settle([], view, fresh);
  test("one for each in the view, and the same ones for the same view", () => {
    expect(first).toHaveLength(view.tiles.reduce((all, { worms: lying }) => all + sum(lying), 0));
    expect(settle(first, view, fresh).map(({ id }) => id)).toEqual(first.map(({ id }) => id));
  });
  test("a worm that moves is no new one", () => {
    const from = view.tiles.find((one) => one.worms[0]! > 0)!.tile;
    const [row, column] = from.split(",").map(Number);
    const to = `${row! + 1},${column}`;
    const moved = settle(first, after(view, "worm-moves", { owner: 0, at: [from, to] }), fresh);
    expect(new Set(moved.map(({ id }) => id))).toEqual(new Set(first.map(({ id }) => id)));
    expect(moved.filter(({ tile }) => tile === to).length).toBe(first.filter(({ tile }) => tile === to).length + 1);
  });
  test("no two worms of a tile lie in the same place", () => {
    const spots = lay(first, view).map(({ tile, x, y }) => `${tile} ${Math.round(x / 8)} ${Math.round(y / 8)}`);
    expect(new Set(spots).size).toBe(first.length);
  });
  test("a piece travels; over the border another one comes in", () => {
    const before = stand([], view);
    const wolf = before.find(({ kind }) => kind === "ookami")!;
    const [row, column] = wolf.tile.split(",").map(Number);
    const go = (to: string) => after(view, "move", { piece: "@silk-piece-ookami", at: [wolf.tile, to] });
    const near = stand(before, go(`${row! + 1},${column}`)).find(({ kind }) => kind === "ookami")!;
    expect([near.id, near.over]).toEqual([wolf.id, null]);
    const far = stand(before, go(`${row},${view.columns - 1}`)).find(({ kind }) => kind === "ookami")!;
    expect(far.id).not.toBe(wolf.id);
    expect(far.over).toEqual([-1, 0]);
  });
});
