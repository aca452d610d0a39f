// The comments on the moves of a play, and its variations.

import { button, fill, h } from './dom';
import type { Study } from './study';
import type { Made } from './told';
import type { Words } from './words';

/** What the notes need from the board next to them. */
export interface Noted {
  study: Study;
  /** The moves up to the position that is shown. */
  line(): Made[];
  /** Shows the position after a line, and how it continues. */
  go(line: Made[], at: number): void;
  /** Called when what is known about the play has changed. */
  changed(): void;
}

export class Notes {
  readonly element: HTMLElement;
  private readonly comment = h('textarea', { rows: 2, 'aria-label': 'Comment', oninput: () => { this.noted.study.say(this.noted.line(), this.comment.value); this.noted.changed(); } });
  private readonly branch = h('div', { class: 'row wrap' });

  constructor(private readonly words: Words, private readonly noted: Noted) {
    this.element = h('div', { class: 'notes' }, this.comment, this.branch);
  }

  /** The alternatives to a move, as links. */
  others(line: Made[]): HTMLElement | null {
    const others = this.noted.study.others(line);
    return others.length ? h('span', { class: 'others-of' }, 'or ', ...others.map(move => h('button', { type: 'button', class: 'link', title: 'Show this variation',
      onclick: (event: Event) => { event.stopPropagation(); this.noted.go([...line.slice(0, -1), move], line.length); } }, this.words.move(move.tags)))) : null;
  }

  /** Whether there is a comment on the last move of a line. */
  mark(line: Made[]): HTMLElement | null {
    const comment = this.noted.study.comment(line);
    return comment ? h('span', { class: 'said-of' }, comment) : null;
  }

  /** @param what what a comment here is about, in words */
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
