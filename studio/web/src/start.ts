// Where measurements begin: at the start of the game, or at the position on the board.

import type { App } from './app';
import { fill, h, message } from './dom';
import type { GameText, Made, SetUp, SetUpBoard } from './told';

export class Start {
  readonly element = h('div', { class: 'row wrap start-of', hidden: true });
  private readonly which: HTMLSelectElement = h('select', { 'aria-label': 'Where measurements start' });
  /** The position on the board, if it differs from the start. */
  private position: SetUp | null = null;
  private shown = '';

  constructor(private readonly app: App) { fill(this.element, h('span', {}, 'From'), this.which); }

  /** Offers the position that is on the board now. */
  async refresh(): Promise<void> {
    const { store } = this.app;
    const game = store.onBoard(), moves = this.app.played();
    const key = JSON.stringify([game, moves]);
    if (key === this.shown) return;
    this.shown = key;
    const setUp = game?.setUp;
    this.element.hidden = true;
    const position = await this.positionOf(setUp ?? null, moves);
    if (this.shown !== key || !position) return;
    this.position = position;
    this.element.hidden = false;
    const here = setUp ? 'the position that was set up' : 'the position on the board';
    const after = moves.length ? `, after ${moves.length} ${moves.length === 1 ? 'move' : 'moves'}` : '';
    fill(this.which, h('option', { value: 'start', selected: !setUp }, 'the start of the game'), h('option', { value: 'here', selected: !!setUp }, here + after));
  }

  /** The position after some moves, from one that was set up or from the start; undefined for the start itself. */
  private async positionOf(setUp: SetUp | null, moves: string[][]): Promise<SetUp | null> {
    if (!setUp || !moves.length) return setUp ?? (moves.length ? { after: moves, changes: {} } : null);
    try {
      return (await this.app.rpc.ask<SetUpBoard>('studio/setUp', { game: this.app.store.game(), position: setUp, change: null, moves })).position;
    } catch (error) {
      if (message(error)) this.app.say(message(error));
      return null;
    }
  }

  /** The position to start at; undefined for the start of the game. */
  private get setUp(): SetUp | null { return this.which.value === 'here' && !this.element.hidden ? this.position : null; }

  /** The game from there. */
  game(): GameText | null {
    const game = this.app.store.game();
    return game && { ...game, setUp: this.setUp };
  }

  /** Shows a play from there on the board. */
  open(moves: Made[]): void {
    const { setUp } = this;
    const isPlay = setUp && !Object.keys(setUp.changes).length;
    if (isPlay) this.app.openPlay([...setUp.after.map(tags => ({ player: '', tags })), ...moves]);
    else this.app.openPlay(moves, setUp ?? undefined);
  }

  /** What the results are about, if that is not the start of the game. */
  said(): string { return this.setUp ? ` From ${this.which.selectedOptions[0].textContent}.` : ''; }
}
