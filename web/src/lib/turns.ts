// What somebody should hear or be told of a table, as it goes on: told apart from how it is shown.
import type { GameEvent, Snapshot } from "../generated/messages";

/** Notices when a seat is asked again after it had nothing to decide, and when the game has ended. */
export class Turns {
  private idle = false;
  private over: boolean | null = null;

  /** What has just begun for this seat, if anything has. */
  see(seat: number | null, stage: Snapshot, asked: boolean): "turn" | "won" | "over" | null {
    const ended = stage.over !== null && this.over === false;
    this.over = stage.over !== null;
    if (ended) return seat === null || stage.over?.winners.includes(seat) ? "won" : "over";
    if (seat === null) return null;
    if (!stage.pending.includes(seat)) this.idle = true;
    if (!asked || !this.idle) return null;
    this.idle = false;
    return "turn";
  }
}

/** Notices what is new in a log. Where lines were taken back, or somebody else looks, nothing is. */
export class Ears {
  private heard: readonly GameEvent[] | null = null;
  private seat: number | null = null;

  fresh(seat: number | null, log: readonly GameEvent[]): readonly GameEvent[] {
    const before = seat === this.seat ? this.heard : null;
    this.heard = log;
    this.seat = seat;
    return before === null || log.length < before.length ? [] : log.slice(before.length);
  }
}
