// What a search finds: a hint, the best moves as a live analysis, and the blunders of a play.

import type { App } from './app';
import { button, fill, h, message } from './dom';
import { judgement, percent } from './judgement';
import type { Question } from './rpc';
import type { Judged, MoveValue, Progress, Review, Thoughts } from './told';

const HINT_SECONDS = 1;
const SECONDS = 20;
/** For a move of a play, and for all of them. */
const REVIEW_SECONDS = 0.6;
const MOST_REVIEW_SECONDS = 50;
const MOST_SHOWN = 5;

/** What the analysis needs from the board next to it. */
export interface Table {
  /** The moves up to the position that is shown. */
  played(): string[][];
  /** All moves of the play, including those after that position. */
  whole(): string[][];
  /** Shows where a move leads; without tags, shows no move. */
  hint(tags: string[]): void;
  move(tags: string[]): void;
  jump(to: number): void;
  /** What is known about the moves of the play has changed. */
  judged(): void;
}

export class Analysis {
  readonly element: HTMLElement;
  private readonly body = h('div', { class: 'thoughts', 'aria-live': 'polite' });
  private readonly toggle = button('Analyse', () => this.turn(!this.isOn), { class: 'button', title: 'Show the best moves while a search thinks' });
  private question: Question<unknown> | null = null;
  private isOn = false;
  private shown = '';
  private judged = new Map<number, Judged>();
  /** While a row is pressed the rows stay: a click on one that is replaced meanwhile would be lost. */
  private isPressed = false;
  private later: Thoughts | null = null;

  constructor(private readonly app: App, private readonly table: Table) {
    this.element = h('section', { class: 'part-of analysis', 'aria-label': 'Analysis' }, h('h2', {}, 'Analysis'),
      h('div', { class: 'row wrap' }, button('Hint', () => void this.hint(), { class: 'button', title: 'Show a good move' }), this.toggle,
        button('Review', () => void this.review(), { class: 'button', title: 'Look for mistakes in this play' })), this.body);
    this.body.addEventListener('pointerdown', () => { this.isPressed = true; });
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => { if (this.isPressed) setTimeout(() => this.release()); });
    app.rpc.on('studio/progress', (progress: Progress) => {
      if (!this.question) return;
      if (progress.thoughts && this.isOn) this.show(progress.thoughts);
      if (progress.review) this.mark(progress.review, false);
    });
  }

  /** What was found about a move of the play. */
  of(move: number): Judged | undefined { return this.judged.get(move); }

  /** Called when another position is shown; the same one again changes nothing. */
  refresh(key: string): void {
    if (key === this.shown) return;
    this.shown = key;
    if (this.isOn) void this.think();
    else if (this.body.dataset.kind === 'hint') this.clear();
  }

  /** Discards the results for a play that is gone; another play may have the same first moves. */
  forget(from: number): void {
    for (const move of this.judged.keys()) if (move >= from) this.judged.delete(move);
  }

  stop(): void { this.question?.cancel(); this.question = null; }

  private clear(): void { fill(this.body); delete this.body.dataset.kind; this.table.hint([]); }

  private turn(on: boolean): void {
    this.isOn = on;
    this.toggle.classList.toggle('primary', on);
    this.toggle.setAttribute('aria-pressed', String(on));
    if (on) void this.think(); else { this.stop(); this.clear(); }
  }

  /** Sends one request at a time; requests that were stopped have no result. */
  private async ask<T>(method: string, params: object): Promise<T | null> {
    this.stop();
    const game = this.app.store.onBoard();
    if (!game) return null;
    const question = this.app.rpc.ask<T>(method, { game, seed: 1, ...params });
    this.question = question;
    this.element.classList.add('busy');
    try {
      return await question;
    } catch (error) {
      if (message(error)) fill(this.body, h('p', { class: 'muted' }, message(error)));
      return null;
    } finally {
      if (this.question === question) { this.question = null; this.element.classList.remove('busy'); }
    }
  }

  private async hint(): Promise<void> {
    const thoughts = await this.ask<Thoughts>('studio/think', { moves: this.table.played(), seconds: HINT_SECONDS });
    const best = thoughts?.best[0];
    if (!thoughts) return;
    this.body.dataset.kind = 'hint';
    fill(this.body, best ? this.row(best, 1) : h('p', { class: 'muted' }, 'Nobody is to move.'));
    this.table.hint(best?.tags ?? []);
  }

  private async think(): Promise<void> {
    this.body.dataset.kind = 'thoughts';
    this.later = null;
    fill(this.body, h('p', { class: 'muted' }, 'Thinking …'));
    const thoughts = await this.ask<Thoughts>('studio/think', { moves: this.table.played(), seconds: SECONDS });
    if (thoughts && this.isOn) this.show(thoughts);
  }

  private release(): void {
    const { later } = this;
    this.isPressed = false;
    if (later && this.isOn) this.show(later);
  }

  private show(thoughts: Thoughts): void {
    this.later = this.isPressed ? thoughts : null;
    if (this.isPressed) return;
    const best = thoughts.best.slice(0, MOST_SHOWN);
    fill(this.body, ...best.map(one => this.row(one, best.length)), best.length ? null : h('p', { class: 'muted' }, 'Nobody is to move.'));
  }

  private row(one: MoveValue, count: number): HTMLElement {
    return h('button', { type: 'button', class: 'thought', title: 'Play this', onclick: () => this.table.move(one.tags),
      onmouseenter: () => this.table.hint(one.tags), onmouseleave: () => this.table.hint([]) },
      h('span', { class: 'code grow' }, this.app.words.move(one.tags)), count > 1 || one.value ? h('meter', { min: 0, max: 1, value: one.value, 'aria-hidden': 'true' }) : null, h('span', { class: 'number' }, percent(one.value)));
  }

  private async review(): Promise<void> {
    const moves = this.table.whole();
    this.turn(false);
    this.judged.clear();
    this.table.judged();
    if (!moves.length) { fill(this.body, h('p', { class: 'muted' }, 'There is no move to look at yet.')); return; }
    fill(this.body, h('p', { class: 'muted' }, 'Looking through the play …'));
    const seconds = Math.min(MOST_REVIEW_SECONDS, moves.length * REVIEW_SECONDS);
    const review = await this.ask<Review>('studio/review', { moves, seconds });
    if (review) this.mark(review, true);
  }

  private mark(review: Review, isDone: boolean): void {
    this.judged = new Map(review.moves.map(one => [one.move, one]));
    this.table.judged();
    const bad = review.moves.filter(one => judgement(one).sign);
    fill(this.body, ...bad.map(one => h('button', { type: 'button', class: 'thought', title: 'Go to the position before this move', onclick: () => this.table.jump(one.move) },
      h('span', { class: `sign ${judgement(one).name}` }, judgement(one).sign), h('span', { class: 'grow' }, `Move ${one.move + 1}: ${this.app.words.move(one.better)} had ${percent(one.best)}, this ${percent(one.value)}`))),
      !isDone ? h('p', { class: 'muted' }, `${review.moves.length} moves looked at …`) : bad.length ? null : h('p', { class: 'muted' }, 'No mistake was found.'));
  }
}
