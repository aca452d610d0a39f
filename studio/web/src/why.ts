// Why a move is not legal, in lines of the text that can be gone to.

import type { App } from './app';
import { brief, button, fill, h, message } from './dom';
import type { Line, Why } from './told';

export class WhyPanel {
  readonly element = h('section', { class: 'why', hidden: true, 'aria-label': 'Why', 'aria-live': 'polite' });
  private asked = 0;

  constructor(private readonly app: App) {}

  hide(): void { this.asked++; this.element.hidden = true; }

  /** Asks about a move: its tags, words that people write, or cells. */
  async ask(moves: string[][], words: string[]): Promise<void> {
    const game = this.app.store.game();
    if (!game) return;
    const mine = ++this.asked;
    try {
      const why = await this.app.rpc.ask<Why>('studio/why', { game, moves, words });
      if (mine === this.asked) this.show(why);
    } catch (error) {
      if (mine !== this.asked) return;
      fill(this.element, this.head(message(error)));
      this.element.hidden = false;
    }
  }

  private head(text: string, ...more: HTMLElement[]): HTMLElement {
    return h('header', { class: 'row' }, h('strong', { class: 'grow' }, text), ...more,
      button('Close', () => this.hide(), { icon: 'close', text: false, class: 'tool small' }));
  }

  private line(line: Line): HTMLElement {
    return line.line
      ? h('button', { type: 'button', class: 'link code', onclick: () => this.app.open(line.line, line.column) }, `${line.line}: ${line.text}`)
      : h('code', {}, line.text);
  }

  private show(why: Why): void {
    const tags = why.tags.map(brief);
    const debug = button('Step through', () => this.app.debug(why.tags), { class: 'button', title: 'Follow this move statement by statement' });
    if (why.legal) {
      fill(this.element, this.head(`${tags.join(' ')} is legal for ${why.player}, by these lines`, debug), ...why.path.map(line => h('div', {}, this.line(line))));
    } else {
      const shown = why.obstacles.slice(0, 5);
      fill(this.element, this.head(`${tags.join(' ')} is not legal for ${why.player}${why.complete ? '' : ' as far as known'}`, debug),
        ...shown.map(one => h('div', { class: 'obstacle' },
          h('span', { class: 'muted' }, one.decisive ? 'Only this stands in the way: ' : one.matched ? `After ${tags.slice(0, one.matched).join(' ')}: ` : ''),
          this.line(one.at),
          h('dl', {}, ...Object.entries(one.values).flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, value)])))),
        why.obstacles.length > shown.length ? h('p', { class: 'muted' }, '… and more') : null,
        why.next.length ? h('p', { class: 'muted' }, `${why.matched ? 'There go on' : 'Moves begin with'}: ${why.next.map(brief).join(', ')}`) : null);
    }
    this.element.hidden = false;
  }
}
