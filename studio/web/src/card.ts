// A measurement that can be started and stopped, and its result.

import { button, fill, h, message } from './dom';
import type { Question } from './rpc';

export class Card {
  readonly element: HTMLElement;
  readonly body = h('div', { class: 'card-body' });
  readonly run: HTMLButtonElement;
  private question: Question<unknown> | null = null;

  constructor(title: string, about: string, private readonly ask: () => Question<any> | null, private readonly done: (result: any) => void, ...options: HTMLElement[]) {
    this.run = button('Run', () => this.toggle(), { icon: 'play', class: 'button primary' });
    this.element = h('section', { class: 'card', 'aria-label': title },
      h('header', {}, h('div', { class: 'grow' }, h('h2', {}, title), h('p', { class: 'muted' }, about)), ...options, this.run), this.body);
  }

  private label(text: string, iconName: string): void {
    const fresh = button(text, () => {}, { icon: iconName });
    this.run.replaceChildren(...fresh.childNodes);
    this.run.classList.toggle('primary', iconName === 'play');
  }

  /** Starts again, even if it is running. */
  start(): void {
    this.question?.cancel();
    this.question = null;
    this.toggle();
    this.element.scrollIntoView({ block: 'nearest' });
  }

  toggle(): void {
    if (this.question) { this.question.cancel(); return; }
    const question = this.ask();
    if (!question) return;
    this.question = question;
    fill(this.body, h('p', { class: 'muted' }, 'Working …'));
    this.label('Stop', 'stop');
    this.element.classList.add('busy');
    question.then(result => this.done(result), error => {
      if (this.question !== question) return;
      const text = message(error);
      if (text) fill(this.body, h('pre', { class: 'note' }, text));
      else this.body.append(h('p', { class: 'muted' }, 'Stopped.'));
    }).finally(() => { if (this.question !== question) return; this.question = null; this.label('Run', 'play'); this.element.classList.remove('busy'); });
  }
}
