// The board of a position: a picture from the server, whose cells can be clicked.

import { fill, h, s } from './dom';

const center = (cell: Element): [number, number] | null => {
  const circle = cell.querySelector(':scope > circle');
  if (circle) return [Number(circle.getAttribute('cx')), Number(circle.getAttribute('cy'))];
  const points = cell.querySelector(':scope > polygon')?.getAttribute('points')?.trim().split(/\s+/).map(point => point.split(',').map(Number));
  if (!points?.length) return null;
  const mean = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [mean(0), mean(1)];
};

/** The name of a cell: the part of its title before the pieces. */
const named = (cell: Element): string => cell.querySelector(':scope > title')?.textContent?.split(': ')[0] ?? '';

const turned = (element: Element, x: number, y: number): void => {
  const by = ` rotate(180 ${x} ${y})`;
  const now = element.getAttribute('transform') ?? '';
  element.setAttribute('transform', now.endsWith(by) ? now.slice(0, -by.length) : now + by);
};

/** Rotates each board of a picture by 180 degrees; pieces and words stay upright. Doing it twice restores the picture. */
function turn(svg: SVGElement): void {
  for (const board of svg.querySelectorAll<SVGGElement>(':scope > g')) {
    const centers = [...board.querySelectorAll('.cell')].map(center).filter(at => at !== null);
    if (!centers.length) continue;
    const middle = (axis: 0 | 1): number => (Math.min(...centers.map(at => at[axis])) + Math.max(...centers.map(at => at[axis]))) / 2;
    turned(board, middle(0), middle(1));
    board.querySelectorAll('.cell > g').forEach(piece => turned(piece, 0, 0));
    board.querySelectorAll(':scope > text, .cell > text').forEach(text => turned(text, Number(text.getAttribute('x')), Number(text.getAttribute('y')) - 4));
  }
}

/** A cell and the number of its board. */
const place = (cell: Element): [string, number] => [cell.getAttribute('data-cell')!, Number(cell.getAttribute('data-board') ?? 0)];

/** Where the arrow keys lead. */
const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Whether a cell may be clicked next, or was. */
const pickable = (cell: Element): boolean => cell.classList.contains('open') || cell.classList.contains('chosen');

/** The nearest cell in a direction as one sees it; a step aside counts double. */
function nextTowards(from: Element, all: SVGElement[], [x, y]: [number, number]): SVGElement | null {
  const middle = (cell: Element): [number, number] => { const box = (cell.querySelector(':scope > .reach') ?? cell).getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };
  const [left, top] = middle(from);
  const far = (cell: Element): number => {
    const [dx, dy] = [middle(cell)[0] - left, middle(cell)[1] - top];
    const along = dx * x + dy * y, aside = Math.abs(dx * y) + Math.abs(dy * x);
    return along < 2 || aside > 1.01 * along + 1 ? Infinity : along + 2 * aside;
  };
  const best = all.reduce<[SVGElement | null, number]>((so, cell) => { const away = far(cell); return away < so[1] ? [cell, away] : so; }, [null, Infinity]);
  return best[0];
}

/** How far the pointer has to move before it drags, in pixels. */
const DRAG = 6;

export class Board {
  readonly element = h('div', { class: 'board', role: 'group', 'aria-label': 'Board' });
  private cells = new Map<string, SVGElement[]>();
  private drawn: string | null = null;
  private dragged = false;
  /** Whether a piece that can be dragged is pressed. */
  private held = false;
  /** The cell that gets the focus back, if possible, after the board is redrawn. */
  private focused: string | null = null;
  private flipped = false;
  /** Called when a cell is clicked or a piece dropped there; with the number of its board. */
  oncell: (cell: string, board: number) => void = () => {};
  /** Called when a piece is picked up from a cell that may be chosen. */
  ontake: (cell: string, board: number) => void = () => {};
  /** Called when a piece is dropped outside the board. */
  onaway: (cell: string, board: number) => void = () => {};

  constructor() {
    this.element.addEventListener('click', event => {
      const cell = this.found(event.target);
      if (cell && !this.dragged) this.oncell(...place(cell));
      this.dragged = false;
    });
    this.element.addEventListener('keydown', event => {
      const cell = this.found(event.target) as SVGElement | null;
      const way = WAYS[event.key];
      if (!cell) return;
      if (event.key === 'Enter' || event.key === ' ') this.oncell(...place(cell));
      // Who has clicked with the mouse goes through the play with the arrow keys.
      else if (way && cell.matches(':focus-visible')) nextTowards(cell, [...this.cells.values()].flat(), way)?.focus({ preventScroll: true });
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    this.element.addEventListener('focusin', event => { const cell = this.found(event.target) as SVGElement | null; if (cell) this.enter(cell); });
    this.element.addEventListener('pointerdown', event => this.press(event));
    // A finger on a piece drags it; without this the page would scroll, and the browser take the pointer away.
    this.element.addEventListener('touchmove', event => { if (this.held && event.cancelable) event.preventDefault(); }, { passive: false });
  }

  private found(target: EventTarget | null): Element | null {
    return (target as Element | null)?.closest?.('.cell[data-cell]') ?? null;
  }

  private cellOf(target: EventTarget | null): string | null { return this.found(target)?.getAttribute('data-cell') ?? null; }

  /** Tracks a pointer that may drag what is on a cell to another one. */
  private press(event: PointerEvent): void {
    const from = (event.target as Element).closest<SVGGElement>('.cell.full');
    const can = from && (from.classList.contains('open') || from.classList.contains('chosen'));
    this.dragged = false;
    if (!can || event.button !== 0) return;
    this.held = true;
    const all = [...from.querySelectorAll<SVGGElement>(':scope > g')];
    const pieces = from.classList.contains('stack') ? all.slice(-1) : all;
    const scale = from.getScreenCTM()?.a || 1;
    const move = (at: PointerEvent): void => {
      const [x, y] = [at.clientX - event.clientX, at.clientY - event.clientY];
      if (!this.dragged && Math.hypot(x, y) < DRAG) return;
      if (!this.dragged) {
        this.dragged = true;
        from.parentElement?.append(from); // above the others
        if (!from.classList.contains('chosen')) this.ontake(...place(from));
      }
      pieces.forEach(piece => { piece.style.translate = `${x / scale}px ${y / scale}px`; piece.style.pointerEvents = 'none'; });
    };
    const end = (at: PointerEvent): void => {
      this.held = false;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      pieces.forEach(piece => { piece.style.translate = ''; piece.style.pointerEvents = ''; });
      if (!this.dragged || at.type === 'pointercancel') return;
      const to = this.found(document.elementFromPoint(at.clientX, at.clientY));
      if (to && to !== from) this.oncell(...place(to)); else if (!to) this.onaway(...place(from));
      // Ignore the click that the browser reports afterwards.
      setTimeout(() => { this.dragged = false; });
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }

  reset(): void { fill(this.element); this.cells.clear(); this.drawn = null; }

  has(cell: string): boolean { return this.cells.has(cell); }

  /** All cells. */
  all(): string[] { return [...this.cells.keys()]; }

  /** Whether anything is on a cell. */
  isFull(cell: string): boolean { return !!this.cells.get(cell)?.some(one => one.classList.contains('full')); }

  /** The position of the whole board on the page. */
  box(): DOMRect { return (this.element.querySelector('svg') ?? this.element).getBoundingClientRect(); }

  /** The position of a cell on the page. */
  place(cell: string): DOMRect {
    return (this.cells.get(cell)?.[0] ?? this.element).getBoundingClientRect();
  }

  show(board: string): void {
    // A click would be lost if the board were replaced while the button is down.
    if (board && board === this.drawn) return;
    if (this.element.contains(document.activeElement)) this.keepFocus();
    this.cells.clear();
    this.drawn = board;
    if (!board) {
      fill(this.element, h('p', { class: 'muted unseen' }, 'Too little is known about the position to show it.'));
      return;
    }
    const parsed = new DOMParser().parseFromString(board, 'image/svg+xml').documentElement;
    const svg = document.importNode(parsed, true) as unknown as SVGElement;
    const width = Number(svg.getAttribute('width')), height = Number(svg.getAttribute('height'));
    svg.style.setProperty('--wide', `${Math.round(Math.min(width * 2.6, 1100))}px`);
    svg.style.aspectRatio = `${width} / ${height}`;
    for (const cell of svg.querySelectorAll<SVGElement>('[data-cell]')) {
      const id = cell.getAttribute('data-cell')!;
      this.cells.set(id, [...this.cells.get(id) ?? [], cell]);
      const isFull = !!cell.querySelector(':scope > g');
      cell.classList.toggle('full', isFull);
      const at = center(cell);
      if (at && !cell.querySelector(':scope > text')) cell.append(s('text', { class: 'coordinate', x: at[0] - 21, y: at[1] - 13 }, named(cell)));
      // A ring around the content, so that it covers nothing.
      if (at) cell.append(s('circle', { class: 'target', cx: at[0], cy: at[1], r: isFull ? cell.querySelector(':scope > .hole') ? 21.5 : 20 : 8 }), s('circle', { class: 'reach', cx: at[0], cy: at[1], r: 21 }));
    }
    if (this.flipped) turn(svg);
    svg.setAttribute('role', 'group'); // since it contains clickable cells, it is not an image
    fill(this.element, svg as unknown as HTMLElement);
  }

  /** Shows the board from the other side, from now on. */
  flip(): void {
    this.flipped = !this.flipped;
    const svg = this.element.querySelector('svg');
    if (svg) turn(svg);
  }

  /** Shows the names of cells, or hides them, from now on. */
  name(): void { this.element.classList.toggle('named'); }

  private mark(kind: string, cells: string[]): void {
    this.element.querySelectorAll(`.${kind}`).forEach(cell => cell.classList.remove(kind));
    for (const cell of cells) this.cells.get(cell)?.forEach(element => element.classList.add(kind));
  }

  /** Sets which cells may be clicked next, which were clicked, and which end a move of several steps. */
  offer(open: string[], chosen: string[], ends: string[] = []): void {
    this.mark('open', [...open, ...ends]);
    this.mark('far', ends);
    this.element.classList.toggle('many', open.length > 24);
    this.mark('chosen', chosen);
    const all = [...this.cells.values()].flat();
    all.forEach(cell => {
      cell.setAttribute('role', 'button');
      cell.toggleAttribute('aria-disabled', false);
      if (!pickable(cell)) cell.setAttribute('aria-disabled', 'true');
    });
    const entered = all.find(cell => cell.getAttribute('tabindex') === '0' && (pickable(cell) || cell === document.activeElement)) ?? all.find(pickable) ?? all[0];
    if (entered) this.enter(entered);
    this.refocus();
  }

  /** Makes a cell the one that Tab reaches; the arrow keys go on from there. */
  private enter(cell: SVGElement): void {
    for (const other of [...this.cells.values()].flat()) other.setAttribute('tabindex', other === cell ? '0' : '-1');
  }

  /** Lets keyboard users continue where the last click was. */
  keepFocus(): void { this.focused = this.cellOf(document.activeElement) ?? this.focused ?? ''; }

  private refocus(): void {
    if (this.focused === null) return;
    const cells = [...this.element.querySelectorAll<SVGElement>('.cell.open, .cell.chosen')];
    const cell = cells.find(one => one.dataset.cell === this.focused) ?? cells[0];
    if (!cell) return;
    this.focused = null;
    cell.focus({ preventScroll: true });
  }

  /** Shows where a move leads, before it is made. */
  hint(cells: string[]): void { this.mark('hint', cells); }
}
