// What the server sends: the records of org.regames.studio.Told.

/** What an editor colours before the text has been analyzed. */
export interface Wording { comment: string; keywords: string[] }
export interface Known { name: string; description: string; suffixes: string[]; charts: boolean; wording: Wording; manual: string; patience: string; varied: boolean; options: boolean }
/** A parameter; without possible values if there are too many. */
export interface Parameter { name: string; value: string; possible: string[] }
export interface AgentKnown { name: string; description: string }
export interface PassKnown { name: string; description: string }
export interface Welcome {
  folder: string; files: string[]; open: string[]; languages: Known[];
  targets: { name: string; description: string; wording: Wording }[];
  agents: AgentKnown[]; passes: PassKnown[]; games: string[]; pages: { name: string; title: string }[]; begun: { name: string; text: string };
}
/** An edge, the closed part of the automaton that contains it, and its place in the text. */
export interface Place { edge: string; part: string; line: number; column: number; endLine: number; endColumn: number }
/** A paragraph (prose), a point (item) within so many others, or lines that keep their shape (quote, drawing). */
export interface Saying { kind: string; text: string; depth: number }
export interface Described { title: string; readable: boolean; board: string; topics: { heading: string; sayings: Saying[] }[] }
export interface Picture { svg: string; nodes: number; edges: number; places: Place[]; open: string[]; closed: string[] }
export interface Size { nodes: number; edges: number; variables: number; bits: number }
export interface StepDone { pass: string; round: number; after: Size; millis: number }
export interface Steps { before: Size; steps: StepDone[] }
export interface StepTexts { pass: string; before: string; after: string; touched: string[] }
export interface Translation { text: string; warnings: string[] }
export interface Made { player: string; tags: string[] }
/** Where to click for a move: cells in order, and other cells that change. */
export interface Clicks { path: string[]; also: string[] }
export interface Position {
  players: string[]; colours: Record<string, string>; mover: string; over: boolean; hides: boolean; legal: string[][]; moves: Made[]; words: Record<string, string>;
  scores: Record<string, string>; board: string; clicks: Clicks[]; note: string;
}
export interface Measured {
  playouts: number; seconds: number; playoutsPerSecond: number; statesPerSecond: number;
  meanPlies: number; meanBranching: number; plies: [number, number][]; branching: [number, number][];
  scores: Record<string, Record<string, number>>; unfinished: number; engine: string;
}
export interface DepthCount { depth: number; count: number; millis: number }
export interface Reason { subject: string; how: string; reason: string; nodes: string[] }
export interface Found { message: string; code: string; line: number; column: number; play: Made[] }
export interface Held { meaning: string; holds: boolean; found: Found[] }
export interface Verdict {
  proper: boolean; exhaustive: boolean; states: number; depth: number; plays: number;
  conditions: Held[]; lints: Found[];
}
export interface MoveValue { tags: string[]; value: number }
export interface Thoughts { best: MoveValue[] }
/** A move of a play, by number, its value for the player who made it, and the value of the best one. */
export interface Judged { move: number; value: number; best: number; better: string[] }
export interface Review { moves: Judged[] }
export interface MatchRow {
  agent: string; plays: number; wins: number; draws: number; losses: number; meanScore: number; elo: number; eloMargin: number; faults: number;
}
export interface SeatResult { player: string; agent: string; score: number }
export interface MatchTable { rows: MatchRow[]; last: { seats: SeatResult[]; fault: string; moves: Made[] }; done: number; total: number }
export interface Progress {
  kind: string; done: number; measured?: Measured; counted?: DepthCount; thoughts?: Thoughts; review?: Review; match?: MatchTable;
}
/** A position that was set up: the one after some moves, with some values changed. */
export interface SetUp { after: string[][]; changes: Record<string, string> }
export interface Field { place: string; name: string; value: string; values: string[]; remembered: boolean }
export interface SetUpBoard { position: SetUp; mover: string; movers: string[]; board: string; pieces: { name: string; picture: string }[]; fields: Field[] }
/** The choice if a text offers options: some of them, or a ruleset. */
export interface Choices { options: string[]; ruleset?: string | null }
/** A text with values of its parameters, or with its chosen options. */
export interface Family { text: string; parameters: Parameter[]; choices?: Choices | null; rulesets: string[] }
export interface GameText { file: string; text: string; passes?: string | null; view?: string | null; setUp?: SetUp | null; choices?: Choices | null }
export interface Line { line: number; column: number; text: string }
export interface Obstacle { decisive: boolean; matched: number; at: Line; condition: string; values: Record<string, string> }
export interface Why {
  tags: string[]; player: string; legal: boolean; complete: boolean; path: Line[]; obstacles: Obstacle[];
  reached: number; possible: string[]; nearest: string[];
}
export interface Frame { name: string; line: number; column: number; endLine: number; endColumn: number }
export interface Row { name: string; value: string; rows: Row[] }
export interface Debug {
  reason: string; message: string; player: string; tags: string[]; frames: Frame[];
  choices: { label: string; value: string; fate: string }[]; board: string; variables: Row[]; text?: string | null;
}
export interface ViewWords {
  variables: string[]; values: string[]; players: string[]; constants: string[]; cells: Record<string, string[]>;
  shapes: string[]; colours: string[]; kinds: string[];
}
export interface Span { line: number; column: number; endLine: number; endColumn: number }
/** A change of a text: what it does, what it replaces, and by what. */
export interface TextFix { title: string; at: Span; text: string }
export interface Mistake { message: string; at: Span; fixes: TextFix[] }
export interface ViewCheck { mistakes: Mistake[]; words: ViewWords }
