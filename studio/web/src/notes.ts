// What is said about the moves of a play, and where it went otherwise.

import { button, fill, h } from './dom';
import type { Study } from './study';
import type { Made } from './told';
import type { Words } from './words';

/** What the notes ask of the board beside them. */
export interface Noted {
  study: Study;
  /** The moves up to the position that is shown. */
  line(): Made[];
  /** Shows the position after a line, and how it goes on. */
  go(line: Made[], at: number): void;
  /** What is known of the play has changed. */
  changed(): void;
}

export class Notes {
  readonly element: HTMLElement;
  private readonly comment = h('textarea', { rows: 2, 'aria-label': 'Comment', oninput: () => { this.noted.study.say(this.noted.line(), this.comment.value); this.noted.changed(); } });
  private readonly branch = h('div', { class: 'row wrap' });

  constructor(private readonly words: Words, private readonly noted: Noted) {
    this.element = h('div', { class: 'notes' }, this.comment, this.branch);
  }

  /** The moves that were made instead of one, as links. */
  others(line: Made[]): HTMLElement | null {
    const others = this.noted.study.others(line);
    return others.length ? h('span', { class: 'others-of' }, 'or ', ...others.map(move => h('button', { type: 'button', class: 'link', title: 'Show this variation',
      onclick: (event: Event) => { event.stopPropagation(); this.noted.go([...line.slice(0, -1), move], line.length); } }, this.words.move(move.tags)))) : null;
  }

  /** Whether something is said about the last move of a line. */
  mark(line: Made[]): HTMLElement | null {
    const comment = this.noted.study.comment(line);
    return comment ? h('span', { class: 'said-of' }, comment) : null;
  }

  /** @param what a comment here is about, for people */
  show(what: string): void {
    const line = this.noted.line();
    this.comment.placeholder = `About ${what}`;
    if (document.activeElement !== this.comment) this.comment.value = this.noted.study.comment(line);
    const branches = line.some((_, i) => this.noted.study.others(line.slice(0, i + 1)).length > 0);
    fill(this.branch, branches ? button('Make it the main line', () => { this.noted.study.prefer(line); this.noted.go(line, line.length); }, { class: 'button small', title: 'Other lines become variations of this one' }) : null,
      line.length ? button('Delete from here', () => this.remove(line), { class: 'button small', title: 'Forget this move and what follows' }) : null);
  }

  private remove(line: Made[]): void {
    this.noted.study.remove(line);
    this.noted.go(line.slice(0, -1), line.length - 1);
  }
}
