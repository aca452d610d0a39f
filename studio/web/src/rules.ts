// The rules in English, derived from the current text of the game.

import type { App, View } from './app';
import { fill, h, message } from './dom';
import { patiently } from './patience';
import type { Question } from './rpc';
import type { Described, Saying } from './told';

/** A text with the parts in backquotes as code. */
const withCode = (text: string): (Node | string)[] => text.split('`').map((part, i) => i % 2 ? h('code', {}, part) : part);

/** A point and its subpoints. */
export interface Point { text: string; parts: Point[] }

/** Points in order, each inside the last one that is less deep. */
export function tree(items: Saying[]): Point[] {
  const root: Point = { text: '', parts: [] };
  const open = [root];
  for (const { text, depth } of items) {
    open.length = Math.min(open.length, depth + 1);
    const point = { text, parts: [] };
    open.at(-1)!.parts.push(point);
    open.push(point);
  }
  return root.parts;
}

const list = (points: Point[]): HTMLElement => h('ul', {}, ...points.map(({ text, parts }) => h('li', {}, ...withCode(text), parts.length ? list(parts) : null)));

/** Everything there is to say, in order; successive points form one list. */
function said(sayings: Saying[]): HTMLElement[] {
  const parts: HTMLElement[] = [];
  for (let at = 0; at < sayings.length; at++) {
    const { kind, text } = sayings[at];
    if (kind === 'item') {
      const rest = sayings.slice(at).findIndex(one => one.kind !== 'item');
      const items = sayings.slice(at, rest < 0 ? undefined : at + rest);
      parts.push(list(tree(items)));
      at += items.length - 1;
    } else {
      parts.push(kind === 'prose' ? h('p', {}, ...withCode(text)) : h('pre', { tabindex: 0 }, text));
    }
  }
  return parts;
}

export class RulesView implements View {
  readonly id = 'rules';
  readonly title = 'Rules';
  readonly element: HTMLElement;
  private readonly body = h('article', { class: 'prose rules', tabindex: 0 });
  private readonly note = h('pre', { class: 'note', role: 'status' });
  private question: Question<Described> | null = null;
  private shown = '';

  constructor(private readonly app: App) {
    this.element = h('section', { class: 'view column', 'aria-label': 'Rules in English' }, this.note, this.body);
  }

  refresh(): void {
    const game = this.app.store.game();
    if (!game) { fill(this.body); fill(this.note); this.shown = ''; return; }
    const key = JSON.stringify(game);
    if (key === this.shown) return;
    const isOther = this.body.dataset.file !== game.file;
    this.shown = key;
    this.question?.cancel();
    const question = this.app.rpc.ask<Described>('studio/describe', { ...game });
    this.question = question;
    this.element.classList.add('busy');
    patiently(this.app, game, question, text => { if (this.question === question && isOther) fill(this.body, h('p', { class: 'muted' }, text)); });
    question.then(rules => {
      fill(this.note);
      this.show(rules);
      this.body.dataset.file = game.file;
      if (isOther) this.body.scrollTop = 0;
    }, error => {
      if (this.question !== question) return;
      if (isOther) fill(this.body);
      fill(this.note, message(error));
    }).finally(() => { if (this.question === question) { this.question = null; this.element.classList.remove('busy'); } });
  }

  private show({ title, readable, board, topics }: Described): void {
    const picture = board ? h('figure', {}, document.importNode(new DOMParser().parseFromString(board, 'image/svg+xml').documentElement, true)) : null;
    const place = topics.find(topic => topic.heading === 'Board') ?? topics[0];
    const about = readable ? 'All of this follows from the rules as they are written; it changes with them.'
      : 'All of this follows from the rules, through a translation, which may put simple things at length.';
    fill(this.body, h('h1', {}, title), h('p', { class: 'muted' }, about),
      ...topics.flatMap(topic => [h('h2', {}, topic.heading), ...(topic === place && picture ? [picture] : []), ...said(topic.sayings)]));
  }

  leave(): void {
    if (!this.question) return;
    this.question.cancel();
    this.shown = ''; // requested again when the user comes back
  }
}
