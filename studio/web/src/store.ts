// The open texts. The browser stores what is not saved yet, so that it survives a reload.

import type { Shared } from './share';
import type { Choices, GameText, Known, Made, SetUp } from './told';

/** A text; `first` is its initial content, if it is not in a file. */
export interface Doc { name: string; text: string; saved: string | null; first?: string }

/** A play of a game: its moves, which position is shown, and who sits where; all variations as the text of a record; where it starts, if that was set up. */
export interface KeptPlay { moves: Made[]; at: number; agents: [string, string][]; record?: string; setUp?: SetUp }

type Kept = { docs: Doc[]; current: string | null; plays?: [string, KeptPlay][]; choices?: [string, Choices][] };

const VIEW = '.view.json';

/** Whether a text describes the look of a game, rather than being one. */
export const isView = (name: string): boolean => name.endsWith(VIEW);

const MOST_KEPT = 2_000_000;

export class Store extends EventTarget {
  docs: Doc[] = [];
  current: Doc | null = null;
  languages: Known[] = [];
  private plays = new Map<string, KeptPlay>();
  private choices = new Map<string, Choices>();
  private readonly key: string;
  private timer = 0;

  constructor(folder: string) {
    super();
    this.key = `regames.docs.${folder}`;
    try {
      const kept: Kept | null = JSON.parse(localStorage.getItem(this.key) ?? 'null');
      if (kept) {
        this.docs = kept.docs;
        this.plays = new Map(kept.plays ?? []);
        this.choices = new Map(kept.choices ?? []);
        this.current = this.find(kept.current ?? '') ?? this.docs[0] ?? null;
      }
    } catch {
      // What another version stored is of no use.
    }
    addEventListener('pagehide', () => this.keep());
  }

  find(name: string): Doc | undefined {
    return this.docs.find(doc => doc.name === name);
  }

  private keep(): void {
    const open = <T>(map: Map<string, T>): [string, T][] => [...map].filter(([name]) => this.find(name));
    const kept: Kept = { docs: this.docs.filter(doc => doc.text.length < MOST_KEPT), current: this.current?.name ?? null, plays: open(this.plays), choices: open(this.choices) };
    try {
      localStorage.setItem(this.key, JSON.stringify(kept));
    } catch {
      // Too much for the browser; what is saved in files is safe anyway.
    }
  }

  private keepSoon(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.keep(), 300);
  }

  private changed(what: string): void {
    this.keepSoon();
    this.dispatchEvent(new Event(what));
  }

  /** The play of a game as it was left. */
  play(name: string): KeptPlay | undefined { return this.plays.get(name); }

  keepPlay(name: string, play: KeptPlay): void {
    this.plays.set(name, play);
    this.keepSoon();
  }

  /** The chosen options of a game; undefined for the choice of its author. */
  chosen(name: string): Choices | undefined { return this.choices.get(name); }

  choose(name: string, choices?: Choices | null): void {
    if (JSON.stringify(choices ?? undefined) === JSON.stringify(this.choices.get(name))) return;
    if (choices) this.choices.set(name, choices); else this.choices.delete(name);
    this.changed('edited');
  }

  /** Takes over the options of the current game that a record specifies. */
  recorded(choices?: Choices): void { if (choices && this.game()) this.choose(this.game()!.file, choices); }

  /** Opens a text, or brings an open one with that name to the front unchanged. */
  open(name: string, text: string, saved: string | null, first?: string): Doc {
    let doc = this.find(name);
    if (!doc) {
      doc = { name, text, saved, first };
      this.docs.push(doc);
    }
    this.show(doc);
    return doc;
  }

  show(doc: Doc): void {
    this.current = doc;
    this.changed('shown');
  }

  close(doc: Doc): void {
    const place = this.docs.indexOf(doc);
    this.docs.splice(place, 1);
    if (this.current === doc) this.current = this.docs[Math.min(place, this.docs.length - 1)] ?? null;
    this.changed('shown');
  }

  /** Why a text cannot have a name; undefined if it can. */
  unfit(name: string): string {
    if (!/^[\w.-]+(\/[\w.-]+)*$/.test(name)) return 'Names are made of letters, digits, `-`, `_` and `.`.';
    if (this.find(name)) return `${name} is open already.`;
    if (isView(name) || this.language(name)) return '';
    return `The suffix tells the language: ${this.languages.flatMap(language => language.suffixes).join(', ')}.`;
  }

  /** Renames the open text. */
  rename(doc: Doc, name: string): void {
    const fresh: Doc = { name, text: doc.text, saved: null };
    this.docs[this.docs.indexOf(doc)] = fresh;
    this.show(fresh);
  }

  edit(doc: Doc, text: string): void {
    if (doc.text === text) return;
    doc.text = text;
    this.changed('edited');
  }

  /** Whether a text has unsaved changes. */
  isChanged(doc: Doc): boolean { return doc.text !== (doc.saved ?? doc.first); }

  markSaved(doc: Doc): void {
    doc.saved = doc.text;
    this.changed('edited');
  }

  /** A name that no open text has. */
  fresh(name: string): string {
    const dot = name.indexOf('.');
    const [stem, suffix] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
    let free = name;
    for (let n = 2; this.find(free); n++) free = `${stem}-${n}${suffix}`;
    return free;
  }

  language(name: string): Known | undefined {
    if (isView(name)) return undefined;
    let best: Known | undefined;
    let length = 0;
    for (const language of this.languages) {
      for (const suffix of language.suffixes) {
        if (suffix.length > length && name.endsWith(suffix)) { best = language; length = suffix.length; }
      }
    }
    return best;
  }

  /** The name of a text without the suffix of its language. */
  stem(name: string): string {
    const suffix = this.language(name)?.suffixes.filter(one => name.endsWith(one)).sort((a, b) => b.length - a.length)[0] ?? '';
    return name.slice(0, name.length - suffix.length);
  }

  /** Opens what came with a link: the game, its view, and its play. */
  receive(shared: Shared): void {
    const same = this.docs.find(doc => doc.text === shared.text);
    const name = same?.name ?? this.fresh(shared.name);
    const view = this.stem(name) + VIEW;
    if (shared.view !== undefined) {
      const open = this.find(view);
      if (open) this.edit(open, shared.view); else this.open(view, shared.view, null);
    }
    this.choose(name, shared.choices);
    if (shared.moves) this.keepPlay(name, { moves: shared.moves.map(tags => ({ player: '', tags })), at: shared.at ?? shared.moves.length, agents: [], record: shared.record, setUp: shared.setUp });
    this.open(name, shared.text, null);
  }

  /** The current game as it is on the board: from the position that was set up there, if there is one. */
  onBoard(): GameText | null {
    const game = this.game();
    return game && { ...game, setUp: this.plays.get(game.file)?.setUp ?? null };
  }

  /** The current game as an argument of requests; undefined if there is none. A view stands for its game. */
  game(passes?: string): GameText | null {
    const shown = this.current;
    const stem = shown && (isView(shown.name) ? shown.name.slice(0, -VIEW.length) : this.stem(shown.name));
    const game = shown && isView(shown.name) ? this.docs.find(doc => !isView(doc.name) && this.stem(doc.name) === stem) : shown;
    return game ? { file: game.name, text: game.text, passes: passes ?? null, view: this.find(stem + VIEW)?.text ?? null, choices: this.choices.get(game.name) ?? null } : null;
  }
}
