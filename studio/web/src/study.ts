// The variations of a play and the comments on its moves, as in a chess study. Independent of the page.

import type { Made } from './told';

/** A move, its comment, and its continuations: first the one in the play, then the others. */
interface Branch { player: string; tags: string[]; comment: string; next: Branch[] }

const same = (branch: Branch, move: Made): boolean => branch.tags.join(' ') === move.tags.join(' ');

/** A line of moves that branches off another one, given by its index in the list, after some of its moves; comments by the number of the move, from 1. */
export interface Line { of: number; after: number; moves: Made[]; comments: Map<number, string> }

export class Study {
  private root: Branch = { player: '', tags: [], comment: '', next: [] };

  /** Replaces everything by the contents of lines. */
  take(lines: Line[]): void {
    this.root = { player: '', tags: [], comment: '', next: [] };
    for (const { moves, comments } of lines) {
      this.add(moves);
      for (const [number, comment] of comments) this.say(moves.slice(0, number), comment);
    }
  }

  /** Where a line ends, if all of its moves are known. */
  private at(line: Made[]): Branch | null {
    let at: Branch | null = this.root;
    for (const move of line) at = at?.next.find(one => same(one, move)) ?? null;
    return at;
  }

  /** Adds what is new in a line. */
  add(line: Made[]): void {
    let at = this.root;
    for (const move of line) {
      let next = at.next.find(one => same(one, move));
      if (!next) {
        next = { player: move.player, tags: move.tags, comment: '', next: [] };
        at.next.push(next);
      }
      at = next;
    }
  }

  /** A line and its continuation from its end. */
  whole(line: Made[]): Made[] {
    const all = [...line];
    for (let at = this.at(line)?.next[0]; at; at = at.next[0]) all.push({ player: at.player, tags: at.tags });
    return all;
  }

  /** The moves that were made after a line. */
  next(line: Made[]): Made[] { return (this.at(line)?.next ?? []).map(({ player, tags }) => ({ player, tags })); }

  /** The alternatives to the last move of a line. */
  others(line: Made[]): Made[] {
    const last = line.at(-1);
    return last ? this.next(line.slice(0, -1)).filter(one => one.tags.join(' ') !== last.tags.join(' ')) : [];
  }

  comment(line: Made[]): string { return this.at(line)?.comment ?? ''; }

  /** Sets the comment on the last move of a line, or on the start. */
  say(line: Made[], comment: string): void {
    const at = this.at(line);
    if (at) at.comment = comment;
  }

  /** Makes each move of a line the first of its alternatives. */
  prefer(line: Made[]): void {
    let at = this.root;
    for (const move of line) {
      const place = at.next.findIndex(one => same(one, move));
      if (place < 0) return;
      at.next.unshift(...at.next.splice(place, 1));
      at = at.next[0];
    }
  }

  /** Forgets the last move of a line and all that follows. */
  remove(line: Made[]): void {
    const last = line.at(-1);
    const before = this.at(line.slice(0, -1));
    if (last && before) before.next = before.next.filter(one => !same(one, last));
  }

  /** Rewrites the moves of a line as they are in the game. */
  rename(line: Made[], names: Made[]): void {
    let at = this.root;
    line.forEach((move, i) => {
      const next = at.next.find(one => same(one, move));
      if (next && names[i]) { next.player = names[i].player; next.tags = names[i].tags; }
      at = next ?? { player: '', tags: [], comment: '', next: [] };
    });
  }

  /** Whether there is nothing but one line of moves. */
  isPlain(): boolean {
    for (let at: Branch | undefined = this.root; at; at = at.next[0]) if (at.next.length > 1 || at.comment) return false;
    return true;
  }

  /** All lines: the first one completely, the others from where they branch off, each after the one that it branches off. */
  lines(): Line[] {
    const lines: Line[] = [];
    const follow = (from: Branch, of: number, before: Made[]): void => {
      const place = lines.length;
      const moves = [...before];
      const comments = new Map<number, string>();
      const open: { branch: Branch; line: Made[] }[] = [];
      let at: Branch | undefined = from;
      while (at) {
        if (at !== this.root) moves.push({ player: at.player, tags: at.tags });
        if (at.comment && (moves.length > before.length || at === this.root)) comments.set(moves.length, at.comment);
        for (const other of at.next.slice(1)) open.push({ branch: other, line: [...moves] });
        at = at.next[0];
      }
      lines.push({ of, after: before.length, moves, comments });
      for (const { branch, line } of open) follow(branch, place, line);
    };
    follow(this.root, 0, []);
    return lines;
  }
}
