// Why a move is not legal, with links to lines of the text.

import type { App } from './app';
import { brief, button, fill, h, inBrief, message } from './dom';
import { placeBeside } from './popover';
import type { Line, Obstacle, Why } from './told';

/** What is asked about, besides the move. */
export interface About {
  /** Where it was asked: the answer opens there. */
  at: () => DOMRect;
  /** What the page knows about the clicked cells. */
  first?: string;
  /** Makes a move that turns out to be legal, if it was entered as text. */
  play?: (tags: string[]) => void;
  /** For a move that was only begun: which words are cells; the first one that the rules know continues it. */
  isCell?: (tag: string) => boolean;
}

export class WhyPanel {
  readonly element = h('section', { class: 'why', hidden: true, 'aria-label': 'Why', 'aria-live': 'polite' });
  private asked = 0;

  /** @param board where the board is on the page */
  constructor(private readonly app: App, private readonly board: () => DOMRect) {}

  hide(): void { this.asked++; this.element.hidden = true; }

  /** Asks about a move, given by its tags, in words, or by cells. */
  async ask(moves: string[][], words: string[], { at, first = '', play, isCell }: About): Promise<void> {
    const game = this.app.store.onBoard();
    if (!game) return;
    const mine = ++this.asked;
    try {
      const answer = (said: string[]): Promise<Why> => this.app.rpc.ask<Why>('studio/why', { game, moves, words: said });
      const begun = await answer(words);
      const next = isCell && !begun.legal && !begun.obstacles.length ? begun.possible.find(isCell) : undefined;
      const why = next ? await answer([...begun.tags, next]) : begun;
      if (mine !== this.asked) return;
      if (why.legal && play) play(why.tags); else { this.show(why, first); this.open(at()); }
    } catch (error) {
      if (mine !== this.asked) return;
      fill(this.element, this.head(first || message(error)));
      this.open(at());
    }
  }

  /** Opens beside the board, which keeps its size, where it was asked. */
  private open(at: DOMRect): void {
    this.element.hidden = false;
    this.element.scrollTop = 0;
    placeBeside(this.element, at, this.board());
    this.element.scrollIntoView({ block: 'nearest' });
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

  private show(why: Why, first: string): void {
    const said = this.app.words;
    const words = (tags: string[]): string => said.move(tags);
    const debug = button('Step through', () => this.app.debug(why.tags), { class: 'button', title: 'Follow this move statement by statement' });
    const about = first ? h('p', {}, first) : null;
    if (why.legal) {
      fill(this.element, this.head(`${words(why.tags)} is legal for ${why.player}, by these lines`, debug), about, ...why.path.map(line => h('div', {}, this.line(line))));
    } else {
      const shown = why.obstacles.slice(0, 5);
      const ways = shown.filter(one => one.decisive).length;
      const wanted = why.reached < why.tags.length ? said.tag(why.tags[why.reached]) : 'the end of the move';
      fill(this.element, this.head(`${words(why.tags)} is not legal for ${why.player}${why.complete ? '' : ' as far as known'}`, debug),
        about,
        shown.length ? h('p', { class: 'muted' }, this.prevents(shown.length, ways)) : null,
        ...shown.map(one => this.obstacle(one)),
        why.obstacles.length > shown.length ? h('p', { class: 'muted' }, '… and more') : null,
        why.possible.length ? h('p', {}, `${why.reached ? `After ${words(why.tags.slice(0,
          why.reached))} the rules never go on with ` : 'No move of the rules begins with '}${wanted}, but with ${why.possible.map(tag => said.tag(tag)).join(', ')}.`) : null,
        why.nearest.length ? h('p', { class: 'muted' }, `The nearest legal move: ${words(why.nearest)}`) : null);
    }
  }

  /** What is below: each decisive obstacle ends a way on which nothing else is in the way. */
  private prevents(obstacles: number, ways: number): string {
    if (ways > 1) return `There are ${ways} ways to such a move; each would need one thing that is not so:`;
    if (ways === 1) return 'Only this prevents it:';
    return obstacles === 1 ? 'This prevents it:' : 'All of this prevents it:';
  }

  private obstacle(one: Obstacle): HTMLElement {
    return h('div', { class: 'obstacle' },
      this.line(one.at),
      h('dl', {}, ...Object.entries(one.values).flatMap(([name, value]) => [h('dt', {}, inBrief(name)), h('dd', {}, brief(value))])));
  }
}
