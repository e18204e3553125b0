// Generated from caravansary.server.messages by caravansary.server.typescript. Do not edit.

export type Arg = number | string | string[] | number[];

export type Args = Record<string, Arg>;

export type SeatKind = "bot" | "person";

/** A sentence to be said in any language: a key of the word catalogue and its arguments. */
export interface Msg {
  key: string;
  args: Args;
}

/** What would a good player do on this seat, and why? */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
  seq: number;
}

/** The answer to hint: an action, what it does, and what the seat would do next.

    `points` are expected of each seat in the end; `other` is the next best action, with points of its own, if there is any. */
export interface Hinted {
  type: "hinted";
  id: string;
  action: string;
  say: Msg;
  points: number[];
  line: Msg[];
  other: Msg | null;
  other_points: number[];
}

/** Which seats have a page open now, which ever had, and what everybody is called by now.

    `next` is the table that was laid after this one; only those who sit here are told. */
export interface Presence {
  type: "presence";
  here: number[];
  arrived: number[];
  names: string[];
  next: string | null;
}

/** A choice made before a game starts; without `choices` the game checks the value itself, and with `each` it is the default
    or one of these letters per seat, no two alike. */
export interface Option {
  name: string;
  default: string | number | boolean;
  choices: (string | number | boolean)[];
  each: string[];
}

/** What one may know about a game without playing it; `books` says which of `rules` and `lessons` it has words for.

    `own_data`: in this house its tables are laid with an owner's own component data. */
export interface GameInfo {
  name: string;
  title: string;
  players: [number, number];
  minutes: number;
  authors: string[];
  rules_version: string;
  options: Option[];
  bots: string[];
  books: string[];
  own_data?: boolean;
}

/** GET /api/games; `version` is the house's own, which its page should have too. */
export interface GamesAnswer {
  version: string;
  games: GameInfo[];
}

/** Who sits on a seat; `level` is a bot's. */
export interface SeatSpec {
  kind: SeatKind;
  name: string;
  level?: string | null;
}

/** POST /api/tables; `automatic`: decisions that everybody can see are none are taken by themselves. */
export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  seats: SeatSpec[];
  automatic?: boolean;
}

/** POST /api/tables/{id}/branch: a new table that begins with the first `ply` entries of a game that is over. */
export interface Branch {
  ply: number;
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

/** GET /api/tables/{id}; `own_data`: it was laid with an owner's own component data, GET /api/tables/{id}/data. */
export interface TableInfo {
  table: string;
  game: string;
  seats: SeatSpec[];
  over: boolean;
  own_data?: boolean;
}

/** A legal action of the viewer's seat, by which rules, and what it will do.

    `letter` is the key of what ends a step or does nothing; `brings` says more of it to a page that is told the table in words. */
export interface Choice {
  action: string;
  rules: string[];
  say: Msg;
  letter?: string;
  brings?: Msg[];
}

/** A part of the table told in words (`part`: board, players, next): a heading, and lines of one sentence or several. */
export interface Section {
  part: string;
  heading: Msg;
  lines: Msg[][];
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

/** How the game ended, and which seats brought that about; with the seed anybody can compute every draw again. */
export interface Over {
  reason: string;
  by: number[];
  places: number[];
  winners: number[];
  seed: string;
}

/** Everything one viewer may know now, and may do.

    `drawing` is the view drawn in text, by language; only for a page that has no board of its own for the game. `told`: the same
    in words, for a page that wants it so; none of it if the game does not tell its table. */
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
  drawing?: Record<string, string>;
  told?: Section[] | null;
}

/** Why not: the rules, and a message. */
export interface Verdict {
  rules: string[];
  key: string;
  args: Args;
}

/** POST /api/lessons/{game}/{number}: everything the learner has done in this lesson so far; `why` asks about an action. */
export interface LessonTry {
  actions: string[];
  why?: string | null;
}

/** How a lesson stands after the first `played` actions; `refused` says why the one behind them was not played, or what the
    rules say about the one that was only asked about.

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

/** The first message: the tokens of all seats this page holds, and the last `seq` it has of each ("null": spectator).

    `boards` names the games that the page has a board for: any other is sent drawn in text too. `tells`: updates are to bring the
    table told in words. */
export interface Hello {
  type: "hello";
  tokens: string[];
  since: 0 | Record<string, number>;
  boards?: string[] | null;
  tells?: boolean;
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

/** What do the rules say about this action of a seat? Changes nothing. */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  action: string;
}

/** How is the table told in words, as it stands for a seat (null: a spectator) now? */
export interface Tell {
  type: "tell";
  seat: number | null;
}

/** From now on updates are to bring the table told in words, or no longer; one comes at once for each seat. */
export interface Tells {
  type: "tells";
  on: boolean;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** The answer to hello; `you` are the seats the tokens opened, `seq` is that of the first viewer.

    `own_data`: the table was laid with an owner's own component data. */
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
  own_data?: boolean;
}

/** What a seat (null: a spectator) saw happen, and how the table stands for it now.

    `undone` of the events it was told last are forgotten: a decision was taken back, or it is not known what the page has. Those
    of them that did happen are among `events` again. */
export interface Update {
  type: "update";
  seq: number;
  seat: number | null;
  events: GameEvent[];
  snapshot: Snapshot;
  undone?: number;
}

/** An update of which the page has the one before: `changed` are pieces of the snapshot, `view` pieces of its view, and those
    in `gone` are there no longer. What is not named stays as it was. */
export interface Change {
  type: "change";
  seq: number;
  seat: number | null;
  events: GameEvent[];
  changed: Record<string, unknown>;
  view: Record<string, unknown>;
  gone?: string[];
  undone?: number;
}

/** The answer to tell: the table in words, as it stood after this update. */
export interface Told {
  type: "told";
  seat: number | null;
  seq: number;
  sections: Section[];
}

/** The play, undo or hint with this id changed nothing. */
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

/** What the rules say to the why with this id; `legal` if the action could be played. */
export interface Because {
  type: "because";
  id: string;
  legal: boolean;
  verdict: Verdict;
}

/** I am here. */
export interface Pong {
  type: "pong";
}

/** The first message: the tokens of all seats this page holds, and how many milliseconds each decision is worth.

    `boards` and `tells` are what they are in hello. */
export interface Analyse {
  type: "analyse";
  tokens: string[];
  think?: number;
  boards?: string[] | null;
  tells?: boolean;
}

/** Show the table at a moment; it is judged next if it has not been yet. */
export interface Look {
  type: "look";
  at: number;
}

/** Judge another action at a moment. */
export interface Try {
  type: "try";
  at: number;
  action: string;
}

/** A decision of a game; `action` is null if it is still owed, `ply` is told when the game is over.

    `say` is how it was offered, `told` how its own seat was told of it; null where nothing was, as of a step only finished. */
export interface Moment {
  seat: number;
  action: string | null;
  say: Msg | null;
  told: GameEvent | null;
  forced: boolean;
  ply: number | null;
}

/** The answer to analyse: all decisions that will be judged. */
export interface Course {
  type: "course";
  table: string;
  game: string;
  players: number;
  seats: SeatSpec[];
  over: boolean;
  winners: number[];
  moments: Moment[];
}

/** An action that was tried: the chance to win and the expected points of each seat. */
export interface TriedAction {
  action: string;
  tries: number;
  chances: number[];
  points: number[];
}

/** A decision that is expected: what it would do, and how the seat that thinks would be told of it; null if not at once. */
export interface LineStep {
  seat: number;
  say: Msg;
  told: GameEvent | null;
}

/** What a search thinks of a moment: the best actions first, how many it tried, and the one taken (or asked about). */
export interface Judged {
  at: number;
  chances: number[];
  options: TriedAction[];
  tried: number;
  line: LineStep[];
  taken: TriedAction | null;
  taken_line: LineStep[];
  loss: number;
  mark: "" | "blunder" | "mistake";
}

/** Moments that have been judged since the last such message. */
export interface Judgements {
  type: "judged";
  judged: Judged[];
}

/** The answer to try; its `taken` is the action asked about. */
export interface Tried {
  type: "tried";
  judged: Judged;
}

/** The table at a moment, as whoever decided there saw it, and what it had seen since the moment before. */
export interface Frame {
  type: "frame";
  at: number;
  seat: number | null;
  events: GameEvent[];
  snapshot: Snapshot;
}

/** There will be no analysis, or no more of it. */
export interface Stopped {
  type: "stopped";
  why: Msg;
}

/** The tokens somebody has for the seats of a table. */
export interface Held {
  table: string;
  tokens: string[];
}

/** POST /api/tables/mine: all seats that a browser holds. */
export interface Mine {
  tables: Held[];
}

/** A table for those who sit there. `touched` is when something last happened that everybody could see (null: unknown).

    `places` and `winners` are empty until it is over, `scores` unless they lie open; `next` is the table that was laid after it. */
export interface MyTable {
  table: string;
  game: string;
  seats: SeatSpec[];
  mine: number[];
  pending: number[];
  places: number[];
  winners: number[];
  scores: number[];
  touched: number | null;
  next: string | null;
}

/** The tables that were opened by a token, in the order they were asked for; `now` is the server's clock, in seconds. */
export interface MineAnswer {
  now: number;
  tables: MyTable[];
}

/** POST /api/tables/{id}/rematch */
export interface Rematch {
  tokens: string[];
}

/** The table that was laid again, and the seats at it that the same tokens open. */
export interface RematchAnswer {
  table: string;
  seats: Record<string, string>;
}

/** POST /api/tables/{id}/name: what the person on a seat is called. */
export interface Naming {
  token: string;
  name: string;
}

/** The name as it is kept. */
export interface Named {
  name: string;
}

export type FromPage = Hello | Play | Undo | Hint | Why | Tell | Tells | Ping;

export type FromServer = Welcome | Update | Change | Told | Refused | Done | Hinted | Because | Pong | Presence;

export type FromAnalyst = Analyse | Look | Try;

export type ToAnalyst = Course | Judgements | Tried | Frame | Stopped;
