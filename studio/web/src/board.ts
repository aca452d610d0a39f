// The board of a position: pictures from the server, whose cells can be clicked; or text.

import { fill, h } from './dom';
import type { Position } from './told';

const STYLE = `
:host { display: block; overflow: auto; min-height: 0; flex: 1; }
.boards { display: flex; flex-wrap: wrap; gap: 20px; align-items: flex-start; justify-content: safe center; padding: 8px; min-height: 100%; box-sizing: border-box; }
svg { max-width: 100%; height: auto; max-height: var(--board-height, 70vh); }
pre { font: 15px/1.35 var(--mono); margin: auto; color: var(--ink); }
[data-cell].open { cursor: pointer; }
`;

export class Board {
  readonly element = h('div', { class: 'board', role: 'group', 'aria-label': 'Board' });
  private readonly boards = h('div', { class: 'boards' });
  private cells = new Map<string, SVGElement[]>();
  oncell: (cell: string) => void = () => {};

  constructor() {
    const root = this.element.attachShadow({ mode: 'open' });
    root.append(h('style', {}, STYLE), this.boards);
  }

  reset(): void { fill(this.boards); this.cells.clear(); }

  has(tag: string): boolean { return this.cells.has(tag); }

  show(position: Position, last: string[]): void {
    this.cells.clear();
    fill(this.boards, position.table ? h('pre', {}, position.table) : h('p', {}, 'What is on the board is hidden from whoever looks.'));
    this.hint(last);
  }

  offer(_open: string[], _chosen: string[]): void {}

  hint(_tags: string[]): void {}
}
