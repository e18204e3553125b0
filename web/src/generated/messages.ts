// Generated from caravansary.server.messages by caravansary.server.typescript. Do not edit.

export type Arg = number | string | string[] | number[];

export type Args = Record<string, Arg>;

export type SeatKind = "bot" | "person";

/** A sentence to be said in any language: a key of the word catalogue and its arguments. */
export interface Msg {
  key: string;
  args: Args;
}

/** A choice made before a game starts; without `choices` the game checks the value itself. */
export interface Option {
  name: string;
  default: string | number | boolean;
  choices: (string | number | boolean)[];
}

/** What one may know about a game without playing it. */
export interface GameInfo {
  name: string;
  title: string;
  players: [number, number];
  minutes: number;
  authors: string[];
  rules_version: string;
  options: Option[];
  ready: boolean;
  bots: string[];
}

/** GET /api/games */
export interface GamesAnswer {
  games: GameInfo[];
}

/** Who sits on a seat; `level` is a bot's. */
export interface SeatSpec {
  kind: SeatKind;
  name: string;
  level?: string | null;
}

/** POST /api/tables */
export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  seats: SeatSpec[];
}

/** The table's id, and the secret token of each person's seat. */
export interface NewTableAnswer {
  table: string;
  tokens: (string | null)[];
}

/** The body of every answer that is not 2xx. */
export interface ErrorAnswer {
  error: Msg;
}

/** GET /api/tables/{id} */
export interface TableInfo {
  table: string;
  game: string;
  seats: SeatSpec[];
  over: boolean;
}

/** A legal action of the viewer's seat, by which rules, and what it will do. */
export interface Choice {
  action: string;
  rules: string[];
  say: Msg;
}

/** Something that happened; `seat` is who did it. */
export interface GameEvent {
  key: string;
  args: Args;
  seat: number | null;
}

/** One line of a seat's score sheet. */
export interface ScoreLine {
  key: string;
  points: number;
  rules: string[];
  args: Args;
}

/** How the game ended; with the seed anybody can compute every draw again. */
export interface Over {
  reason: string;
  places: number[];
  winners: number[];
  seed: string;
}

/** Everything one viewer may know now, and may do. */
export interface Snapshot {
  view: Record<string, unknown>;
  pending: number[];
  prompt: Msg | null;
  choices: Choice[];
  can_undo: boolean;
  scores: number[];
  breakdown: ScoreLine[][];
  over: Over | null;
  thinking: number[];
}

/** Why not: the rules, and a message. */
export interface Verdict {
  rules: string[];
  key: string;
  args: Args;
}

/** POST /api/lessons/{game}/{number}: everything the learner has done in this lesson so far. */
export interface LessonTry {
  actions: string[];
}

/** How a lesson stands after the first `played` actions; `refused` says why the one behind them was not played.

    `events` are what the last action led to, `wanted` what is to be done next, `lessons` the names of all lessons. */
export interface LessonAnswer {
  lessons: string[];
  seats: SeatSpec[];
  you: number;
  played: number;
  events: GameEvent[];
  snapshot: Snapshot;
  wanted: string[];
  solved: boolean;
  refused: Verdict | null;
}

/** The first message: the tokens of all seats this page holds, and the last `seq` it has of each ("null": spectator). */
export interface Hello {
  type: "hello";
  tokens: string[];
  since: 0 | Record<string, number>;
}

/** A decision of a seat, made on what update `seq` showed. */
export interface Play {
  type: "play";
  id: string;
  seat: number;
  seq: number;
  action: string;
}

/** Take back the seat's last decision. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  seq: number;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** The answer to hello; `you` are the seats the tokens opened, `seq` is that of the first viewer. */
export interface Welcome {
  type: "welcome";
  table: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  seats: SeatSpec[];
  you: number[];
  commit: string;
  seq: number;
}

/** What a seat (null: a spectator) saw happen, and how the table stands for it now.

    `undone` of the events it was told last did not happen: the decision was taken back. */
export interface Update {
  type: "update";
  seq: number;
  seat: number | null;
  events: GameEvent[];
  snapshot: Snapshot;
  undone?: number;
}

/** The play or undo with this id changed nothing. */
export interface Refused {
  type: "refused";
  id: string;
  verdict: Verdict;
}

/** The play or undo with this id is durable. */
export interface Done {
  type: "done";
  id: string;
}

/** I am here. */
export interface Pong {
  type: "pong";
}

export type FromPage = Hello | Play | Undo | Ping;

export type FromServer = Welcome | Update | Refused | Done | Pong;
