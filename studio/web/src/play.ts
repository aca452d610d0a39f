// A board to play on, against people or agents.

import type { App, View } from './app';
import { Analysis } from './analysis';
import { Board } from './board';
import { Choice } from './choice';
import { button, fill, h, message } from './dom';
import { PERSON } from './levels';
import { differences, Pointing } from './pointing';
import { row } from './movelist';
import { Notes } from './notes';
import { ParametersPanel } from './parameters';
import { patiently } from './patience';
import { CHOICES, choicesIn, readStudy, setUpIn, SET_UP, writtenStudy } from './record';
import { Records } from './records';
import type { Question } from './rpc';
import { dot, Seats } from './seats';
import { SetUpPanel } from './setup';
import { Study, type Line } from './study';
import type { GameText, Made, Position, SetUp } from './told';
import { WhyPanel } from './why';

export class PlayView implements View {
  readonly id = 'play';
  readonly title = 'Play';
  readonly element: HTMLElement;
  private readonly board = new Board();
  private readonly status = h('div', { class: 'status', role: 'status', 'aria-live': 'polite' });
  private readonly seats: Seats;
  private readonly note = h('pre', { class: 'note', role: 'status' });
  private readonly choices = h('div', { class: 'choices' });
  private readonly filter = h('input', { type: 'search', placeholder: 'Type a move', 'aria-label': 'Filter or type a move', spellcheck: 'false' });
  private readonly moves = h('ol', { class: 'moves', tabindex: 0, 'aria-label': 'Moves so far' });
  private game: GameText | null = null;
  private play: Made[] = [];
  private at = 0;
  private study = new Study();
  private readonly notes: Notes;
  private position: Position | null = null;
  /** Where the play starts, if that was set up. */
  private setUp?: SetUp;
  private readonly settingUp: SetUpPanel;
  private pointing = Pointing.of([]);
  private place = '';
  private question: Question<unknown> | null = null;
  private seed = Math.floor(Math.random() * 1e9);
  private thinking = false;
  private shownText = '';

  private readonly back: HTMLButtonElement[];
  private readonly forward: HTMLButtonElement[];
  private readonly why: WhyPanel;
  private readonly choice: Choice;
  private readonly analysis: Analysis;
  readonly records: Records;
  private readonly parameters: ParametersPanel;
  /** Moves that do not correspond to any cell of the board. */
  private readonly others = h('div', { class: 'others', role: 'group', 'aria-label': 'Moves beside the board' });

  constructor(private readonly app: App) {
    this.records = new Records(app, { written: () => this.written(), openText: (name, text) => this.openText(name, text) });
    this.parameters = new ParametersPanel(app);
    this.seats = new Seats(app, () => void this.update());
    this.settingUp = new SetUpPanel(app, position => this.begin(position), () => this.showTable());
    this.why = new WhyPanel(app, () => this.board.box());
    this.choice = new Choice(app.words, move => this.move(this.position!.legal[move]), () => { this.restartClicks(); this.element.focus({ preventScroll: true }); });
    this.analysis = new Analysis(app, {
      played: () => this.played(), whole: () => this.play.map(move => move.tags), jump: to => this.jump(to), judged: () => this.listMoves(),
      hint: tags => this.board.hint(this.cells(tags)),
      move: tags => { if (this.mayMove() && this.position!.legal.some(one => one.join(' ') === tags.join(' '))) this.move(tags); },
    });
    const line = (): Made[] => this.play.slice(0, this.at);
    this.notes = new Notes(app.words, { study: this.study, line, go: (to, at) => this.go(to, at), changed: () => { this.keep(); this.listMoves(); } });
    this.board.oncell = cell => this.click(cell);
    this.board.ontake = cell => this.take(cell);
    this.filter.addEventListener('input', () => this.offer());
    this.filter.addEventListener('keydown', event => { if (event.key === 'Enter') this.typed(); });
    const nav = (label: string, name: string, to: () => number): HTMLButtonElement => button(label, () => this.jump(to()), { icon: name, text: false, class: `tool ${name}` });
    const undo = button('Undo', () => this.undo(), { icon: 'undo', class: 'button' });
    this.back = [nav('First position', 'first', () => 0), nav('Back', 'prev', () => this.at - 1)];
    this.forward = [nav('Forward', 'next', () => this.at + 1), nav('Last position', 'last', () => this.play.length)];
    this.element = h('section', { class: 'view column', 'aria-label': 'Play' },
      h('div', { class: 'toolbar' }, button('New game', () => this.restart(), { class: 'button' }),
        undo, h('span', { class: 'grow' }), ...this.back, ...this.forward,
        button('Names of cells', () => this.name(), { icon: 'names', text: false, class: 'tool names' }),
        button('Set up a position', () => this.openSetUp(), { icon: 'setup', text: false, class: 'tool' }),
        button('Flip the board', () => this.flip(), { icon: 'flip', text: false, class: 'tool' })),
      this.note,
      h('div', { class: 'table' },
        h('div', { class: 'column grow' }, this.status, this.others, h('div', { class: 'board-room' }, this.board.element, this.choice.element, this.why.element)),
        h('aside', { class: 'side' },
          h('section', { class: 'part-of' }, h('h2', {}, 'Players'), this.seats.element), this.parameters.element,
          h('section', { class: 'part-of long' }, h('div', { class: 'row' }, h('h2', { class: 'grow' }, 'Moves'),
            ...this.records.tools), this.moves, this.notes.element),
          this.analysis.element,
          h('section', { class: 'part-of long' }, h('h2', { id: 'legal-title' }, 'Legal moves'), this.filter, this.choices))), this.settingUp.element);
    this.element.tabIndex = -1; // gets the focus when the control that had it is gone
    this.element.addEventListener('keydown', event => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
      if (event.key === 'ArrowLeft') this.jump(this.at - 1);
      else if (event.key === 'ArrowRight') this.jump(this.at + 1);
      else if (event.key === 'Escape') { this.why.hide(); this.restartClicks(); }
      else return;
      event.preventDefault();
    });
  }

  refresh(): void {
    const game = this.app.store.onBoard();
    if (!game) {
      this.question?.cancel();
      this.game = null;
      this.shownText = '';
      this.clear();
      return;
    }
    const key = JSON.stringify(game), sameFile = this.game?.file === game.file;
    if (key === this.shownText) return;
    this.shownText = key;
    this.game = game;
    if (!sameFile) { this.clear(); this.restore(); }
    void this.parameters.refresh(game);
    void this.update();
  }

  leave(): void { this.question?.cancel(); this.analysis.stop(); }

  /** Continues the play as it was left, or as it came with a link. */
  private restore(): void {
    const kept = this.app.store.play(this.game!.file);
    if (!kept) return;
    this.play = kept.moves;
    this.at = Math.min(kept.at, kept.moves.length);
    this.setUp = kept.setUp;
    this.seats.take(kept.agents);
    this.study.take(kept.record ? readStudy(kept.record) : []);
    this.study.add(this.play);
  }

  private keep(): void {
    if (this.game) this.app.store.keepPlay(this.game.file, { moves: this.play, at: this.at, agents: this.seats.all(), record: this.kept(), setUp: this.setUp });
  }

  /** What a link contains about the play. */
  shared(): { moves?: string[][]; at?: number; record?: string; setUp?: SetUp } {
    const isHere = this.game && this.game.file === this.app.store.game()?.file && (this.play.length > 0 || this.setUp);
    return isHere ? { moves: this.play.map(move => move.tags), at: this.at, record: this.kept(), setUp: this.setUp } : {};
  }

  /** The variations in the form in which the page stores them, with all tags unchanged; undefined if there are none. */
  private kept(): string | undefined { return this.study.isPlain() ? undefined : writtenStudy([], this.study.lines()); }

  /** What a file contains about the play. */
  private written(): { file: string; text: string } | null {
    if (!this.game || !this.play.length && !this.setUp) return null;
    const scores = this.position?.over ? this.position.players.map(player => `${player} ${this.position!.scores[player]}`).join(', ') : '';
    const seats = (this.position?.players ?? []).map(player => `${player}: ${this.seats.of(player)}`);
    const { setUp, game: { choices }, app: { words } } = this;
    const start = [...(choices ? [CHOICES + JSON.stringify(choices)] : []), ...(setUp ? [SET_UP + JSON.stringify(setUp)] : [])];
    const said = (line: Line): Line => ({ ...line, moves: line.moves.map(move => ({ ...move, tags: words.written(move.tags) })) });
    const text = writtenStudy([`game: ${this.game.file}`, ...seats, ...start], this.study.lines().map(said), scores);
    return { file: this.game.file, text };
  }

  /** Shows the play of a record, with its variations. */
  openText(name: string, text: string): void {
    const lines = readStudy(text);
    const setUp = setUpIn(text);
    this.app.store.recorded(choicesIn(text));
    if (lines[0].moves.length || setUp) this.load(lines[0].moves, lines, setUp); else this.app.say(`${name} has no moves.`);
  }

  /** The cells of a legal move, in the order in which they are clicked. */
  private cells(tags: string[]): string[] {
    const move = this.position?.legal.findIndex(one => one.join(' ') === tags.join(' ')) ?? -1;
    return tags.length && move >= 0 ? this.position!.clicks[move].path : [];
  }

  /** The moves up to the position that is shown. */
  played(): string[][] {
    return this.game && this.game.file === this.app.store.game()?.file ? this.play.slice(0, this.at).map(move => move.tags) : [];
  }

  /** Why a cell cannot be clicked next, although others can: first by the moves, then by the rules. */
  private doubt(before: Pointing, cell: string): void {
    if (!this.mayMove()) return;
    const ones = this.position!.clicks.every(way => way.path.length < 2);
    const last = before.clicked.at(-1);
    if (!last && !ones && !this.board.isFull(cell)) return;
    const name = (one: string): string => this.app.words.move(one.split(' '));
    const first = last ? `No move leads from ${name(last)} to ${name(cell)}; from there they lead to ${before.next.map(name).join(', ') || 'no cell'}.`
      : ones ? '' : `No move leads from ${name(cell)}.`;
    void this.why.ask(this.played(), [...before.clicked, cell], { at: () => this.board.place(cell), first, isCell: ones ? undefined : tag => this.board.has(tag) });
  }

  /** Forgets the game that was shown. */
  private clear(): void {
    this.study.take([]);
    [this.play, this.at, this.position] = [[], 0, null];
    this.notes.show('the start');
    this.restartClicks();
    this.seats.clear();
    this.setUp = undefined;
    this.showTable();
    this.board.reset();
    [this.moves, this.choices, this.status, this.note, this.others].forEach(part => fill(part));
    [...this.back, ...this.forward].forEach(step => { step.setAttribute('aria-disabled', 'true'); });
  }

  /** Shows a play, such as one that leads to a mistake; people play on unless it is said who does. */
  load(moves: Made[], lines: Line[] = [], setUp?: SetUp, agents?: [string, string][]): void {
    this.analysis.forget(0);
    this.study.take(lines);
    this.study.add(moves);
    this.setUp = setUp;
    this.play = moves;
    this.at = moves.length;
    this.seats.take(agents ?? (this.position?.players ?? []).map(player => [player, PERSON]));
    this.position = null;
    this.showTable();
    this.follow();
  }

  flip(): void { this.board.flip(); this.settingUp.flip(); }

  /** Shows the names of cells, or hides them. */
  name(): void { this.board.name(); this.settingUp.name(); }

  restart(): void {
    if (!this.study.isPlain() && !confirm('A new play forgets the comments and variations. Begin it?')) return;
    this.study.take([]);
    this.analysis.forget(0);
    this.play = [];
    this.at = 0;
    this.seed = Math.floor(Math.random() * 1e9);
    this.setUp = undefined;
    this.showTable();
    this.follow();
  }

  /** Requests everything again, for the game from where the play starts. */
  private follow(): void {
    this.game = this.app.store.game();
    this.keep();
    this.game = this.app.store.onBoard();
    this.shownText = JSON.stringify(this.game);
    void this.update();
  }

  /** Lets users set up a position, beginning with the one that is shown. */
  openSetUp(): void {
    const game = this.app.store.game();
    if (!game || !this.position) return;
    this.question?.cancel();
    this.analysis.stop();
    const played = this.position.over ? this.played().slice(0, -1) : this.played();
    this.element.querySelector<HTMLElement>('.table')!.hidden = true;
    this.settingUp.element.hidden = false;
    this.settingUp.open(game, this.setUp ?? { after: played, changes: {} }, this.setUp ? played : []);
  }

  private showTable(): void {
    this.settingUp.element.hidden = true;
    this.element.querySelector<HTMLElement>('.table')!.hidden = false;
  }

  /** Continues from a position that was set up; if a play leads to it, continues that play. */
  private begin(position: SetUp): void {
    if (!this.study.isPlain() && !confirm('A new play forgets the comments and variations. Begin it?')) return;
    const isPlay = !Object.keys(position.changes).length;
    this.load(isPlay ? position.after.map(tags => ({ player: '', tags })) : [], [], isPlay ? undefined : position, this.seats.all());
  }

  /** Takes back the last move of a person, and what followed. */
  undo(): void {
    const isPersons = (move: Made): boolean => this.seats.isPerson(move.player);
    let left = this.at - 1;
    while (left > 0 && !isPersons(this.play[left])) left--;
    if (left < 0) return;
    this.study.remove(this.play.slice(0, left + 1));
    this.go(this.play.slice(0, left), left);
  }

  /** Shows the position after some moves of a line, which continues as in the study. */
  private go(line: Made[], at: number): void {
    this.play = this.study.whole(line);
    this.analysis.forget(0);
    this.jump(at);
  }

  private jump(to: number): void {
    this.at = Math.max(0, Math.min(to, this.play.length));
    void this.update();
  }

  private async update(): Promise<void> {
    if (!this.game) return;
    this.question?.cancel();
    this.why.hide();
    this.choice.hide();
    this.keep();
    const moves = this.play.slice(0, this.at).map(move => move.tags);
    const question = this.app.rpc.ask<Position>('studio/position', { game: this.game, moves, seenBy: this.seats.seenBy(this.position) });
    this.question = question;
    this.element.classList.add('busy');
    patiently(this.app, this.game, question, text => { if (this.question === question) fill(this.status, h('span', { class: 'muted' }, text)); });
    try {
      const position = await question;
      if (this.question !== question) return;
      const first = this.position?.players.join() !== position.players.join();
      this.position = position;
      this.app.words.learn(position.words);
      fill(this.note, position.note);
      if (first) this.seats.show(position);
      const before = this.play;
      this.play = this.play.map((move, i) => i < position.moves.length ? { player: position.moves[i].player, tags: position.hides ? move.tags : position.moves[i].tags } : move);
      this.study.rename(before, this.play);
      this.show();
      void this.goOn();
    } catch (error) {
      if (this.question !== question) return;
      const text = message(error);
      fill(this.note, text);
      // A text that is being written says nothing about the play.
      if (text && this.play.length && await this.isGame() && this.question === question) { this.study.take([]); this.play = []; this.at = 0; this.app.say('The rules have changed, so the play starts over.'); void this.update(); }
    } finally {
      if (this.question === question) this.element.classList.remove('busy');
    }
  }

  private isGame(): Promise<boolean> {
    return this.app.rpc.ask<Position>('studio/position', { game: this.game, moves: [], seenBy: null }).then(() => true, () => false);
  }

  private show(): void {
    const position = this.position!;
    this.element.querySelectorAll<HTMLElement>('.score').forEach(score => { score.textContent = position.over ? position.scores[score.dataset.player!] : ''; });
    this.board.show(position.board);
    const scores = position.players.map(player => `${player} ${position.scores[player]}`).join(', ');
    const from = this.setUp ? h('span', { class: 'muted' }, ' · from a position that was set up ', button('change', () => this.openSetUp(), { class: 'link' })) : null;
    fill(this.status, position.over ? h('strong', {}, `Over: ${scores}`) : h('span', {}, h('strong', {}, position.mover), position.mover === 'random' ? ' decides' : ' to move',
      position.mover !== 'random' && !this.mayMove() ? h('span', { class: 'muted' }, ' · thinking') : null,
      this.at < this.play.length ? h('span', { class: 'muted' }, ` · position ${this.at} of ${this.play.length}`) : null), from);
    this.status.dataset.over = String(position.over);
    this.back.forEach(step => { step.setAttribute('aria-disabled', String(this.at === 0)); });
    this.forward.forEach(step => { step.setAttribute('aria-disabled', String(this.at === this.play.length)); });
    this.listMoves();
    // If only something else has changed, such as who plays, the clicked cells stay.
    const place = JSON.stringify([position.legal, position.moves]);
    const clicked = place === this.place ? this.pointing.clicked : [];
    this.place = place;
    this.analysis.refresh(place);
    this.restartClicks(clicked);
  }

  private listMoves(): void {
    const { position, app: { words } } = this;
    if (!position) return;
    fill(this.moves, ...this.play.map((move, i) => {
      const line = this.play.slice(0, i + 1);
      return row(words, position.moves[i] ?? move, dot(position, move.player), this.saidOf(i), i === this.at - 1, this.analysis.of(i), () => this.jump(i + 1), this.notes.others(line), this.notes.mark(line));
    }));
    this.notes.show(this.at ? this.saidOf(this.at - 1) ?? 'this move' : 'the start');
    const here = this.moves.querySelector<HTMLElement>('.here');
    // Only the list scrolls: the board next to or above it stays where it is.
    if (here) this.moves.scrollTop = here.offsetTop - (this.moves.clientHeight - here.offsetHeight) / 2;
  }

  /** The visible part of a move of the play; nothing if the move is hidden. */
  private saidOf(i: number): string | null {
    const seen = this.position!.moves[i] ?? this.play[i];
    return !seen.tags.length && this.play[i].tags.length ? null : this.app.words.move(seen.tags);
  }

  /** Whether a click makes a move: one of a person, or a variation for anybody where somebody looks back. */
  private mayMove(): boolean {
    const position = this.position;
    if (!position || position.over || position.mover === 'random') return false;
    return this.seats.isPerson(position.mover) || this.at < this.play.length && !position.hides;
  }

  /** Forgets the clicked cells, except some. */
  private restartClicks(clicked: string[] = []): void {
    this.choice.hide();
    // What is not on a visible board cannot be clicked.
    const ways = this.mayMove() ? this.position!.clicks.map(way => ({ path: way.path.filter(cell => this.board.has(cell)), also: way.also.filter(cell => this.board.has(cell)) })) : [];
    this.pointing = clicked.reduce((so, cell) => so.click(cell) ?? so, Pointing.of(ways));
    this.offer();
  }

  private offer(): void {
    const { app: { words }, pointing: { open, next, ends, clicked } } = this;
    const legal = this.position?.legal ?? [];
    this.board.offer(next, clicked, ends);
    // A choice next to the cell would cover the cells that may come next.
    const beside = clicked.length && !this.pointing.goesOn ? [] : this.pointing.done.map(move => legal[move]);
    const named = clicked.length && beside.length === 1 ? ['Move here'] : differences(beside).map(tags => words.move(tags));
    fill(this.others, ...beside.map((tags, i) => h('button', { type: 'button', class: 'button', 'data-tags': tags.join(' '), title: words.move(tags), onclick: () => this.move(tags) }, clicked.length ? named[i] : words.move(tags))));
    const wanted = this.filter.value.trim();
    const shown = open.filter(({ move }) => words.fits(legal[move], wanted));
    const title = this.element.querySelector('#legal-title')!;
    title.textContent = clicked.length ? `${open.length} of ${legal.length} moves` : this.mayMove() ? `${legal.length} legal ${legal.length === 1 ? 'move' : 'moves'}` : 'Legal moves';
    fill(this.choices, ...shown.slice(0, 200).map(({ move }) => this.chip(move)),
      shown.length > 200 ? h('span', { class: 'muted' }, `and ${shown.length - 200} more`) : null,
      wanted && !shown.length && this.mayMove() ? button('Why not?', () => this.typed(), { class: 'button' }) : null);
  }

  private chip(move: number): HTMLElement {
    const { legal, clicks } = this.position!;
    return h('button', { type: 'button', class: 'chip', onclick: () => this.move(legal[move]),
      onmouseenter: () => this.board.hint(clicks[move].path), onmouseleave: () => this.board.hint([]), title: legal[move].join(' ') }, this.app.words.move(legal[move]));
  }

  private typed(): void {
    const text = this.filter.value.trim();
    const legal = this.position?.legal ?? [];
    const exact = this.pointing.open.map(one => legal[one.move]).find(tags => tags.join(' ') === text || this.app.words.move(tags) === text);
    const shown = [...this.choices.querySelectorAll<HTMLButtonElement>('.chip')];
    if (exact) this.move(exact);
    else if (shown.length === 1) shown[0].click();
    else if (text && !shown.length && this.position && !this.position.over) void this.why.ask(this.played(), text.split(/\s+/), { at: () => this.filter.getBoundingClientRect(), play: tags => this.move(tags) });
  }

  /** Continues with a cell; else begins with it, or says why that is not possible. */
  private click(cell: string): void {
    if (!this.mayMove()) return;
    const before = this.pointing;
    const on = before.click(cell);
    this.choice.hide();
    if (on) this.pointed(on, cell);
    else if (before.clicked.at(-1) === cell && before.done.length === 1) this.move(this.position!.legal[before.done[0]]);
    else if (before.clicked.at(-1) === cell) this.restartClicks();
    else if (!this.take(cell)) this.doubt(before, cell);
  }

  /** Begins with a cell if some move does. */
  private take(cell: string): boolean {
    if (!this.mayMove()) return false;
    this.restartClicks();
    const begun = this.pointing.click(cell);
    if (begun) this.pointed(begun, cell);
    return !!begun;
  }

  private pointed(to: Pointing, cell: string): void {
    this.pointing = to;
    this.why.hide();
    const { decided, done } = to;
    if (decided !== null) { this.move(this.position!.legal[decided]); return; }
    this.offer();
    if (done.length && !to.goesOn) this.choice.show(done.map(move => ({ move, tags: this.position!.legal[move] })), this.board.place(cell));
  }

  private move(tags: string[]): void {
    const position = this.position;
    if (!position || !this.mayMove()) return;
    this.make({ player: position.mover, tags });
  }

  private make(move: Made): void {
    this.analysis.forget(this.at);
    // A record may write it differently.
    const said = this.app.words.move(move.tags);
    const before = this.play.slice(0, this.at);
    const line = [...before, this.study.next(before).find(one => this.app.words.move(one.tags) === said) ?? move];
    this.study.add(line);
    this.play = this.study.whole(line);
    this.at = line.length;
    this.filter.value = '';
    if (document.activeElement?.closest('.choice, .others, .board')) this.board.keepFocus();
    fill(this.others);
    if (document.activeElement?.closest('.choices, .thoughts')) this.element.focus({ preventScroll: true }); // the pressed element disappears
    void this.update();
  }

  /** Lets an agent, or chance, move if it is its turn and the last position is shown. */
  private async goOn(): Promise<void> {
    const position = this.position;
    if (!position || position.over || this.thinking || this.at < this.play.length || !this.element.isConnected || this.element.hidden) return;
    const agent = position.mover === 'random' ? null : this.seats.of(position.mover);
    if (agent === PERSON) return;
    const before = this.play;
    this.thinking = true;
    this.element.classList.add('thinking');
    let chosen: string[] | null = null;
    const question = this.app.rpc.ask<{ tags: string[] }>('studio/choose', { game: this.game, moves: before.map(move => move.tags), agent, seed: this.seed + before.length });
    this.question = question;
    try {
      chosen = (await question).tags;
    } catch (error) {
      const text = message(error);
      if (text) { fill(this.note, text); if (agent) { this.seats.set(position.mover, PERSON); this.seats.show(position); this.show(); } }
    } finally {
      this.thinking = false;
      this.element.classList.remove('thinking');
    }
    if (chosen && this.play === before && this.at === before.length) this.make({ player: position.mover, tags: chosen });
    else if (this.position !== position) void this.goOn();
  }
}
