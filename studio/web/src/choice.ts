// A few moves to choose from, next to the cell that was clicked.

import { fill, h } from './dom';
import { differences } from './pointing';
import { placeNear } from './popover';
import type { Words } from './words';

export class Choice {
  readonly element = h('div', { class: 'choice', role: 'menu', 'aria-label': 'Moves to choose from', hidden: true });

  /** @param closed called when the choice is cancelled with the keyboard */
  constructor(private readonly words: Words, private readonly take: (move: number) => void, closed: () => void) {
    this.element.addEventListener('keydown', event => {
      const buttons = [...this.element.querySelectorAll('button')];
      const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key] ?? 0;
      if (step) buttons[(buttons.indexOf(document.activeElement as HTMLButtonElement) + step + buttons.length) % buttons.length].focus();
      else if (event.key === 'Escape') { this.hide(); closed(); }
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
  }

  hide(): void { this.element.hidden = true; }

  /** Offers moves by their numbers at a place on the page; a move whose tags all of them share only ends there. */
  show(moves: { move: number; tags: string[] }[], at: DOMRect): void {
    const words = differences(moves.map(one => one.tags));
    fill(this.element, ...moves.map((one, i) => h('button', { type: 'button', role: 'menuitem', class: 'chip', 'data-tags': one.tags.join(' '), title: this.words.move(one.tags), onclick: () => this.take(one.move) },
      moves.length === 1 ? 'Move here' : words[i].length ? this.words.move(words[i]) : 'nothing more')));
    this.element.hidden = false;
    placeNear(this.element, at);
    this.element.querySelector('button')?.focus({ preventScroll: true });
  }
}
