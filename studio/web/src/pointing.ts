// Which moves match the cells that were clicked so far. Independent of the page.

import type { Clicks } from './told';

/** A legal move, by number, and how many cells of its path are clicked. */
export interface Open { readonly move: number; readonly at: number }

/** The clicked cells, and the moves that match them. */
export class Pointing {
  private constructor(
    private readonly ways: Clicks[],
    readonly clicked: string[],
    readonly open: Open[],
  ) {}

  /** Nothing is clicked yet: all moves are possible. */
  static of(ways: Clicks[]): Pointing {
    return new Pointing(ways, [], ways.map((_, move) => ({ move, at: 0 })));
  }

  private rest(one: Open): string[] { return this.ways[one.move].path.slice(one.at); }

  /** The cells that come next on the path of a move. */
  get next(): string[] {
    return [...new Set(this.open.flatMap(one => this.rest(one).slice(0, 1)))];
  }

  /** Where moves of several steps end; a click there performs the steps in between at once. */
  get ends(): string[] {
    if (!this.clicked.length) return [];
    const next = this.next;
    const ends = this.open.map(one => this.rest(one).at(-1)).filter((cell): cell is string => cell !== undefined && !next.includes(cell));
    return [...new Set(ends)].filter(cell => ends.indexOf(cell) === ends.lastIndexOf(cell));
  }

  /** Whether some moves need further clicks. */
  get goesOn(): boolean { return this.done.length < this.open.length; }

  /** The moves whose path is clicked completely. */
  get done(): number[] { return this.open.filter(one => !this.rest(one).length).map(one => one.move); }

  /** The intended move, if it is unambiguous. */
  get decided(): number | null {
    return this.clicked.length && this.open.length === 1 && this.done.length === 1 ? this.done[0] : null;
  }

  /** The state after a click on a cell, if a move matches: by its next cell, else by a later one, else by one that changes with it. */
  click(cell: string): Pointing | null {
    const tight = this.open.filter(one => this.rest(one)[0] === cell).map(one => ({ ...one, at: one.at + 1 }));
    if (tight.length) return this.with(cell, tight);
    if (!this.clicked.length) return null;
    const later = this.open.filter(one => this.rest(one).includes(cell)).map(one => ({ ...one, at: this.ways[one.move].path.indexOf(cell, one.at) + 1 }));
    if (later.length) return this.with(cell, later);
    const beside = this.open.filter(one => this.ways[one.move].also.includes(cell));
    return beside.length && !this.clicked.includes(cell) ? this.with(cell, beside) : null;
  }

  private with(cell: string, open: Open[]): Pointing { return new Pointing(this.ways, [...this.clicked, cell], open); }
}

/** What distinguishes each of several moves: its tags without the common ones at its beginning and end. */
export function differences(moves: string[][]): string[][] {
  if (!moves.length) return [];
  const shortest = Math.min(...moves.map(tags => tags.length));
  let first = 0;
  while (first < shortest && moves.every(tags => tags[first] === moves[0][first])) first++;
  let last = 0;
  while (last < shortest - first && moves.every(tags => tags.at(-1 - last) === moves[0].at(-1 - last))) last++;
  return moves.map(tags => tags.slice(first, tags.length - last));
}
