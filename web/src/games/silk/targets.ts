// What can be chosen in the valley: where it is, how it glows, and what it says at a glance.
import type { Choice } from "../../generated/messages";
import {
  edgeAt,
  kite,
  MARGIN,
  middleOf,
  outside,
  partPath,
  pointAt,
  ring,
  round,
  slab,
  T,
  wayOut,
  type Spot,
} from "./geometry";
import type { Detail, Offer, SilkView } from "./view";

export interface Target {
  choice: Choice;
  detail: Detail;
  /** What is clicked. */
  area: string;
  /** What glows. */
  rim: string;
  /** A line rather than a shape; then this is what is outlined when the keyboard is there. */
  thin: boolean;
  outline: string | null;
  /** Points it brings, shown without asking; null for none. */
  bonus: { at: Spot; points: number } | null;
  /** Which piece would stand there, where that is not clear. */
  piece: { at: Spot; name: string; seat: number; badge: boolean } | null;
  /** The way out of the valley. */
  arrow: string | null;
}

/** The tile a choice is about, if it is about one. */
export function tileOf(detail: Detail): string | null {
  if ("tile" in detail) return detail.tile;
  return "to" in detail ? detail.to : null;
}

function pieceOf(detail: Detail, active: number): { name: string; seat: number } | null {
  if (detail.kind === "shepherd" || detail.kind === "mastiff") return { name: detail.kind, seat: active };
  if (detail.kind === "move" && detail.piece !== "ookami") return { name: detail.piece, seat: detail.seat ?? active };
  return null;
}

/** A rounded place outside the valley, beside a tile. */
function landing({ x, y }: Spot, [dx]: [number, number]): string {
  const [w, h] = dx ? [MARGIN - 4, T - 22] : [T - 22, MARGIN - 4];
  const c = 10;
  return (
    `M${round(x - w / 2 + c)} ${round(y - h / 2)}h${w - 2 * c}q${c} 0 ${c} ${c}v${h - 2 * c}q0 ${c} ${-c} ${c}` +
    `h${2 * c - w}q${-c} 0 ${-c} ${-c}v${2 * c - h}q0 ${-c} ${c} ${-c}z`
  );
}

function onTile(offer: Offer, tile: string, part: number, parts: number, active: number): Target {
  const { choice, detail } = offer;
  const area = partPath(tile, part, parts);
  const { x, y } = middleOf(tile);
  const bonus = detail.kind === "graze" ? { at: { x: x + 30, y: y - 31 }, points: detail.points } : null;
  const named = pieceOf(detail, active);
  // On a badge where worms or pieces may lie; on empty tiles as large as there is room.
  const badge = detail.kind === "move";
  const dx = parts > 1 ? (part - 0.5) * 46 : badge ? 30 : 0;
  const piece = named && { ...named, badge, at: { x: x + dx, y: y + (badge ? -30 : 2) } };
  return { choice, detail, area, rim: area, thin: false, outline: null, bonus, piece, arrow: null };
}

function elsewhere(view: SilkView, { choice, detail }: Offer): Target | null {
  const plain = { choice, detail, outline: null, bonus: null, piece: null, arrow: null };
  if (detail.kind === "nursery") {
    const at = pointAt(detail.point);
    return { ...plain, area: ring(at, 24), rim: ring(at, 14), thin: false };
  }
  if (detail.kind === "wall") {
    const { from, to, middle } = edgeAt(detail.wall);
    const part = (a: number, b: number) => round(a + (b - a) * 0.2);
    const rim = `M${part(from.x, to.x)} ${part(from.y, to.y)}L${part(to.x, from.x)} ${part(to.y, from.y)}`;
    const bonus = detail.total > 0 ? { at: middle, points: detail.total } : null;
    return { ...plain, area: kite(detail.wall), rim, thin: true, outline: slab(detail.wall), bonus };
  }
  if (detail.kind === "displace") {
    const way = wayOut(detail.from, view.walls, view);
    const { x, y } = outside(detail.from, way);
    const area = landing({ x, y }, way);
    // Beside the label that is printed there.
    const [dx, dy] = way[0] ? [0, 24] : [24, 0];
    const arrow = `M${x + dx - way[0] * 26} ${y + dy - way[1] * 26}L${x + dx + way[0] * 4} ${y + dy + way[1] * 4}`;
    return { ...plain, area, rim: area, thin: false, arrow };
  }
  return null;
}

export function targetsOf(view: SilkView, offers: readonly Offer[]): Target[] {
  const shared = new Map<string, Offer[]>();
  const targets: Target[] = [];
  for (const offer of offers) {
    const tile = tileOf(offer.detail);
    if (tile) shared.set(tile, [...(shared.get(tile) ?? []), offer]);
    else {
      const target = elsewhere(view, offer);
      if (target) targets.push(target);
    }
  }
  for (const [tile, sharing] of shared) {
    sharing.forEach((offer, part) => targets.push(onTile(offer, tile, part, sharing.length, view.active ?? 0)));
  }
  // In reading order, for those who step from one to the next; points and edges lie above tiles.
  return targets.sort((a, b) => (tileOf(a.detail) ? 0 : 1) - (tileOf(b.detail) ? 0 : 1));
}

/** What a die played for an action would be about: rings around it. */
export function rings(view: SilkView, detail: Detail | null): Spot[] {
  const seat = view.active ?? 0;
  if (detail?.kind !== "die") return [];
  const pieces = (wanted: (kind: string, owner: number | null) => boolean) =>
    view.tiles.filter(({ piece }) => piece && wanted(piece.piece, piece.seat)).map(({ tile }) => middleOf(tile));
  const own = () => view.tiles.filter(({ worms }) => (worms[seat] ?? 0) > 0).map(({ tile }) => middleOf(tile));
  const huts = () => view.nurseries.filter((one) => one.seat === seat).map(({ point }) => pointAt(point));
  switch (detail.for) {
    case "move":
      return pieces((_, owner) => owner === seat);
    case "ookami":
      return pieces((kind) => kind === "ookami");
    case "build":
      return view.seats[seat]?.nurseries_left ? pieces((kind, owner) => kind === "shepherd" && owner === seat) : huts();
    case "wall":
      return (view.networks[seat] ?? []).map(pointAt);
    case "graze":
      return own();
    case "raise":
      return huts();
  }
}
