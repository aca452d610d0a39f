// Moves in words, which is also a form in which they can be entered.

import { brief } from './dom';

/** A text without its optional parts; the server reads whole moves. */
export const plain = (text: string): string => text.trim().toLowerCase().replace(/[_,()]/g, '').replace(/[\s-]+/g, ' ');

const squeezed = (text: string): string => plain(text).replaceAll(' ', '');

/** The wording of the tags of the current game: from the server, else as in most games. */
export class Words {
  private said: Record<string, string> = {};

  learn(said: Record<string, string>): void { this.said = { ...this.said, ...said }; }

  tag(tag: string): string { return this.said[tag] ?? brief(tag); }

  move(tags: string[]): string { return tags.map(tag => this.tag(tag)).join(' ') || 'pass'; }

  /** Whether a move goes with what somebody has typed of it, however that is written. */
  fits(tags: string[], typed: string): boolean {
    const parts = tags.flatMap(tag => [plain(tag), plain(this.tag(tag))]);
    const together = [tags.join(' '), this.move(tags)].map(squeezed);
    return plain(typed).split(' ').filter(Boolean).every(word => parts.some(part => part.includes(word))) || together.some(all => all.includes(squeezed(typed)));
  }

  /** Tags for a record: unchanged if their wording is not known. */
  written(tags: string[]): string[] { return tags.map(tag => this.said[tag] ?? tag); }
}
