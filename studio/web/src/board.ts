// The board of a position: a picture from the server, whose cells can be clicked.

import { fill, h, s } from './dom';
import type { Position } from './told';

const center = (cell: Element): [number, number] | null => {
  const circle = cell.querySelector(':scope > circle');
  if (circle) return [Number(circle.getAttribute('cx')), Number(circle.getAttribute('cy'))];
  const points = cell.querySelector(':scope > polygon')?.getAttribute('points')?.trim().split(/\s+/).map(point => point.split(',').map(Number));
  if (!points?.length) return null;
  const mean = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [mean(0), mean(1)];
};

export class Board {
  readonly element = h('div', { class: 'board', role: 'group', 'aria-label': 'Board' });
  private cells = new Map<string, SVGElement[]>();
  private named: Record<string, string[]> = {};
  private drawn: string | null = null;
  oncell: (cell: string) => void = () => {};
  /** A cell was clicked that cannot be chosen. */
  onother: (cell: string) => void = () => {};

  constructor() {
    const cellOf = (event: Event): string | null => (event.target as Element).closest('.cell.open, .cell.chosen')?.getAttribute('data-cell') ?? null;
    this.element.addEventListener('click', event => {
      const cell = cellOf(event);
      if (cell !== null) { this.oncell(cell); return; }
      const other = (event.target as Element).closest('.cell')?.getAttribute('data-cell');
      if (other) this.onother(other);
    });
    this.element.addEventListener('keydown', event => {
      const cell = event.key === 'Enter' || event.key === ' ' ? cellOf(event) : null;
      if (cell !== null) { event.preventDefault(); this.oncell(cell); }
    });
  }

  reset(): void { fill(this.element); this.cells.clear(); this.drawn = null; }

  /** The cells of a move, in the order of its tags. */
  path(tags: string[]): string[] {
    return tags.flatMap(tag => this.named[tag] ?? []).filter(cell => this.cells.has(cell));
  }

  show(position: Pick<Position, 'board' | 'cells'>): void {
    this.named = position.cells;
    // A click whose board is exchanged while the button is down would be lost.
    if (position.board && position.board === this.drawn) return;
    this.cells.clear();
    this.drawn = position.board;
    if (!position.board) {
      fill(this.element, h('p', { class: 'muted unseen' }, 'Too little is known of the position to show it.'));
      return;
    }
    const parsed = new DOMParser().parseFromString(position.board, 'image/svg+xml').documentElement;
    const svg = document.importNode(parsed, true) as unknown as SVGElement;
    const width = Number(svg.getAttribute('width')), height = Number(svg.getAttribute('height'));
    svg.style.setProperty('--wide', `${Math.round(Math.min(width * 1.6, 860))}px`);
    svg.style.aspectRatio = `${width} / ${height}`;
    for (const cell of svg.querySelectorAll<SVGElement>('[data-cell]')) {
      const id = cell.getAttribute('data-cell')!;
      this.cells.set(id, [...this.cells.get(id) ?? [], cell]);
      const at = center(cell);
      if (at) cell.append(s('circle', { class: 'target', cx: at[0], cy: at[1], r: 8 }), s('circle', { class: 'reach', cx: at[0], cy: at[1], r: 21 }));
    }
    svg.setAttribute('role', 'group'); // with cells to press in it, it is no image
    fill(this.element, svg as unknown as HTMLElement);
  }

  private mark(kind: string, cells: string[]): void {
    this.element.querySelectorAll(`.${kind}`).forEach(cell => cell.classList.remove(kind));
    for (const cell of cells) this.cells.get(cell)?.forEach(element => element.classList.add(kind));
  }

  /** Says which cells may be clicked next, and which were. */
  offer(open: string[], chosen: string[]): void {
    this.mark('open', open);
    this.element.classList.toggle('many', open.length > 24);
    this.mark('chosen', chosen);
    this.element.querySelectorAll('.cell').forEach(cell => {
      const can = cell.classList.contains('open') || cell.classList.contains('chosen');
      if (can) { cell.setAttribute('tabindex', '0'); cell.setAttribute('role', 'button'); } else { cell.removeAttribute('tabindex'); cell.removeAttribute('role'); }
    });
  }

  /** Shows where a move leads, before it is made. */
  hint(tags: string[]): void { this.mark('hint', this.path(tags)); }
}
