// Setting up a position by hand: pieces to put on cells, who is to move, and everything that is not on the board.

import type { App } from './app';
import { Board } from './board';
import { brief, button, fill, h, message } from './dom';
import type { Question } from './rpc';
import type { Field, GameText, SetUp, SetUpBoard } from './told';

/** What a click on a cell does: puts a piece, given by its number, removes what is there, or moves it. */
type Tool = number | 'take' | 'hand';

interface Change { kind: string; piece?: number; board?: number; cell?: string; to?: string; place?: string; value?: string }

export class SetUpPanel {
  readonly element: HTMLElement;
  private readonly board = new Board();
  private readonly palette = h('div', { class: 'supply', role: 'toolbar', 'aria-label': 'What to put on the board' });
  private readonly warning = h('div', { class: 'warning', role: 'status', 'aria-live': 'polite' });
  private readonly mover = h('div', { class: 'row' });
  private readonly fields = h('div', { class: 'fields' });
  private game: GameText | null = null;
  private shown: SetUpBoard | null = null;
  private tool: Tool = 'hand';
  private from: { cell: string; board: number } | null = null;
  /** Changes are made one after the other, each to the result of the one before. */
  private last: Promise<void> = Promise.resolve();
  private asked = 0;
  /** The search for a play that leads to the position. */
  private reaching: Question<{ warning: string }> | null = null;

  /**
   * @param begin continues from a position
   * @param close cancels
   */
  constructor(private readonly app: App, private readonly begin: (position: SetUp) => void, private readonly close: () => void) {
    this.board.element.classList.add('setting');
    this.board.oncell = (cell, board) => this.click(cell, board);
    this.board.ontake = (cell, board) => { this.from = { cell, board }; };
    this.board.onaway = (cell, board) => { this.from = null; this.change({ kind: 'take', cell, board }); };
    this.element = h('div', { class: 'table setting-up', hidden: true },
      h('div', { class: 'column grow' },
        h('div', { class: 'row wrap head-of' }, this.mover, h('span', { class: 'grow' }), button('Cancel', () => this.close()), button('Play from here', () => this.play(), { class: 'button primary' })),
        this.palette, h('div', { class: 'board-room' }, this.board.element), this.warning),
      h('aside', { class: 'side' }, h('section', { class: 'part-of' }, h('h2', {}, 'Beside the board'), this.fields)));
    this.element.addEventListener('keydown', event => {
      if (event.key === 'Escape') { this.choose('hand'); event.stopPropagation(); }
    });
  }

  flip(): void { this.board.flip(); }

  name(): void { this.board.name(); }

  /** Shows a position of a game for editing, and what was played to reach it. */
  open(game: GameText, position: SetUp, moves: string[][]): void {
    this.game = { ...game, setUp: null };
    this.shown = null;
    this.board.reset();
    this.element.scrollTop = 0; // where another position was left is no place to begin
    fill(this.warning);
    this.choose('hand');
    this.ask(position, null, moves);
  }

  private restart(): void { this.ask({ after: [], changes: {} }); }

  private play(): void { void this.last.then(() => { if (this.shown) this.begin(this.shown.position); }); }

  private change(change: Change): void { this.ask(null, change); }

  private ask(position: SetUp | null, change: Change | null = null, moves: string[][] | null = null): void {
    this.reaching?.cancel(); // it would hold up the change, and nobody needs it any more
    this.last = this.last.then(async () => {
      const now = position ?? this.shown?.position;
      if (!now || this.element.hidden) return;
      try {
        this.show(await this.app.rpc.ask<SetUpBoard>('studio/setUp', { game: this.game, position: now, change, moves }));
      } catch (error) {
        if (message(error)) this.warn(message(error));
      }
    });
  }

  private warn(text: string): void { fill(this.warning, text); }

  private show(shown: SetUpBoard): void {
    const first = !this.shown;
    this.shown = shown;
    this.board.show(shown.board);
    this.board.offer(this.board.all(), this.from ? [this.from.cell] : []);
    if (first) this.supply();
    this.list();
    void this.reach(shown.position);
  }

  /** Warns if possibly no play leads to the position. */
  private async reach(position: SetUp): Promise<void> {
    const mine = ++this.asked;
    fill(this.warning, h('span', { class: 'muted' }, 'Looking for a play that leads here …'));
    try {
      this.reaching = this.app.rpc.ask<{ warning: string }>('studio/reach', { game: this.game, position });
      const { warning } = await this.reaching;
      if (mine === this.asked) fill(this.warning, warning || h('span', { class: 'muted' }, 'A play leads to this position.'));
    } catch (error) {
      if (mine === this.asked && message(error)) this.warn(message(error));
    }
  }

  private supply(): void {
    const tool = (which: Tool, name: string, content: Node | string): HTMLElement => h('button', { type: 'button', class: 'piece-tool', title: name, 'aria-label': name, 'data-tool': which, onclick: () => this.choose(which) }, content);
    const drawn = (svg: string): Node => document.importNode(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement, true);
    fill(this.palette, tool('hand', 'Move what is on the board', 'Move'),
      ...this.shown!.pieces.map((piece, i) => tool(i, piece.name, drawn(piece.picture))), tool('take', 'Remove from the board', 'Take'),
      button('Empty board', () => this.change({ kind: 'clear' }), { class: 'link' }), button('Start', () => this.restart(), { class: 'link', title: 'The start of the game' }));
    this.choose('hand');
  }

  private choose(tool: Tool): void {
    this.tool = tool;
    this.from = null;
    this.palette.querySelectorAll<HTMLElement>('.piece-tool').forEach(one => { one.setAttribute('aria-pressed', String(one.dataset.tool === String(tool))); });
    this.board.offer(this.board.all(), []);
  }

  private click(cell: string, board: number): void {
    const { from, tool } = this;
    this.from = null;
    if (from && from.cell === cell && from.board === board) this.board.offer(this.board.all(), []);
    else if (from) this.change({ kind: 'move', cell: from.cell, board: from.board, to: cell });
    else if (tool === 'take') this.change({ kind: 'take', cell, board });
    else if (tool !== 'hand') this.change({ kind: 'put', piece: tool, cell, board });
    else if (this.board.isFull(cell)) { this.from = { cell, board }; this.board.offer(this.board.all(), [cell]); }
  }

  private list(): void {
    const { mover, movers, fields } = this.shown!;
    const choose = (label: string, value: string, values: string[], change: (to: string) => Change, name = brief): HTMLElement => {
      const select = h('select', { onchange: () => this.change(change(select.value)) }, ...values.map(one => h('option', { value: one, selected: one === value }, name(one))));
      return h('label', { class: 'field' }, h('span', {}, label), select);
    };
    const truth = ({ place, name, value }: Field): HTMLElement => {
      const box: HTMLInputElement = h('input', { type: 'checkbox', checked: value === '1', onchange: () => this.change({ kind: 'set', place, value: box.checked ? '1' : '0' }) });
      return h('label', { class: 'field truth' }, h('span', {}, name), box);
    };
    const row = (field: Field): HTMLElement => [...field.values].sort().join() === '0,1' && !field.name.startsWith('score ') ? truth(field)
      : choose(field.name, field.value, field.values, value => ({ kind: 'set', place: field.place, value }));
    const kept = fields.filter(field => field.remembered);
    const open = !!this.fields.querySelector('details[open]');
    fill(this.mover, choose('To move', mover, movers, value => ({ kind: 'mover', value })));
    fill(this.fields, ...fields.filter(field => !field.remembered).map(row),
      kept.length ? h('details', { open }, h('summary', {}, 'Scores, and what the rules remember'), ...kept.map(row)) : null);
  }
}
