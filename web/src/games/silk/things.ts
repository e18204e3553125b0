// Worms and pieces as things that stay themselves from one view to the next, so that they travel instead of jumping.
import { isOverBorder, middleOf, pair, quirk, wayBetween, type Spot } from "./geometry";
import type { Kind, SilkView } from "./view";

export interface Worm {
  id: number;
  seat: number;
  tile: string;
  /** Has to leave its tile: displaced by whatever came. */
  loose: boolean;
}

export interface Placed extends Worm, Spot {
  turn: number;
  flip: boolean;
  /** It leaves next. */
  next: boolean;
}

const SLOTS = [
  { x: 34, y: 27 },
  { x: 66, y: 46 },
  { x: 34, y: 65 },
];
/** Beside somebody who stands in the middle. */
const FEET = [
  { x: 25, y: 76 },
  { x: 75, y: 76 },
  { x: 50, y: 88 },
];

function wanted(view: SilkView): Omit<Worm, "id">[] {
  const all: Omit<Worm, "id">[] = [];
  for (const { tile, worms } of view.tiles) {
    worms.forEach((count, seat) => {
      for (let k = 0; k < count; k++) all.push({ seat, tile, loose: false });
    });
  }
  const leaving = view.step?.displacing;
  leaving?.left.forEach((count, seat) => {
    for (let k = 0; k < count; k++) all.push({ seat, tile: leaving.tile, loose: true });
  });
  return all;
}

const apart = (a: string, b: string) => {
  const [r, c] = pair(a);
  const [r2, c2] = pair(b);
  return Math.abs(r - r2) + Math.abs(c - c2);
};

/** The worms of a view: those that were there before keep their place or go to the nearest one that is new. */
export function settle(before: readonly Worm[], view: SilkView, fresh: () => number): Worm[] {
  const free = new Set(before);
  const now: (Worm | null)[] = [];
  const open = wanted(view);
  for (const one of open) {
    const same = [...free].find((worm) => worm.seat === one.seat && worm.tile === one.tile);
    if (same) free.delete(same);
    now.push(same ? { ...same, loose: one.loose } : null);
  }
  return open.map((one, k) => {
    const kept = now[k];
    if (kept) return kept;
    let best: Worm | null = null;
    for (const worm of free) {
      if (worm.seat !== one.seat || apart(worm.tile, one.tile) > 1) continue;
      if (!best || apart(worm.tile, one.tile) < apart(best.tile, one.tile)) best = worm;
    }
    if (best) free.delete(best);
    return { ...one, id: best?.id ?? fresh() };
  });
}

/** Where each worm lies: up to three to a tile, or around the feet of whoever came. */
export function lay(worms: readonly Worm[], view: SilkView): Placed[] {
  const next = view.step?.displacing?.next;
  const pieces = new Set(view.tiles.filter(({ piece }) => piece).map(({ tile }) => tile));
  const used = new Map<string, number>();
  let found = false;
  return worms.map((worm) => {
    const k = used.get(worm.tile) ?? 0;
    used.set(worm.tile, k + 1);
    const slot = (pieces.has(worm.tile) ? FEET : SLOTS)[k % 3]!;
    const [row, column] = pair(worm.tile);
    const first = worm.loose && worm.seat === next && !found;
    found ||= first;
    return {
      ...worm,
      x: column * 100 + slot.x + quirk(worm.id, 1) * 2,
      y: row * 100 + slot.y + quirk(worm.id, 2) * 2,
      turn: Math.round(quirk(worm.id, 3) * 7),
      flip: slot.x > 50,
      next: first,
    };
  });
}

export interface Figure extends Spot {
  /** The same as long as it travels on the board; another one once it has come over the border. */
  id: string;
  kind: Kind;
  seat: number | null;
  tile: string;
  /** It was bumped and has to go. */
  bumped: boolean;
  /** Where it comes from over the border, as a way; null if it does not. */
  over: [number, number] | null;
}

/** The pieces of a view, after those of the one before. */
export function stand(before: readonly Figure[], view: SilkView): Figure[] {
  const now = view.tiles.flatMap(({ tile, piece }) => (piece ? [{ ...piece, tile, bumped: false }] : []));
  const bumped = view.step?.bumped;
  if (bumped) now.push({ ...bumped, bumped: true });
  return now
    .map((one) => {
      const name = `${one.piece}-${one.seat ?? ""}`;
      const old = before.find(({ id }) => id.startsWith(`${name}/`));
      const crossed = old && isOverBorder(old.tile, one.tile);
      const times = old ? Number(old.id.split("/")[1]) + (crossed ? 1 : 0) : 0;
      const { x, y } = middleOf(one.tile);
      const over = crossed ? wayBetween(old.tile, one.tile) : old?.tile === one.tile ? old.over : null;
      const [dx, dy] = one.bumped ? [27, -25] : [0, 0];
      return {
        id: `${name}/${times}`,
        kind: one.piece,
        seat: one.seat,
        tile: one.tile,
        bumped: one.bumped,
        over,
        x: x + dx,
        y: y + dy,
      };
    })
    .sort((a, b) => a.id.localeCompare(b.id));
}
