// Moves in words, which is also a form in which they can be entered.

import { brief } from './dom';

/** A text without its optional parts; the server reads whole moves. */
export const plain = (text: string): string => text.trim().toLowerCase().replace(/[_,()]/g, '').replace(/[\s-]+/g, ' ');

/** The wording of the tags of the current game: from the server, else as in most games. */
export class Words {
  private said: Record<string, string> = {};

  learn(said: Record<string, string>): void { this.said = { ...this.said, ...said }; }

  tag(tag: string): string { return this.said[tag] ?? brief(tag); }

  move(tags: string[]): string { return tags.map(tag => this.tag(tag)).join(' ') || 'pass'; }

  /** Tags for a record: unchanged if their wording is not known. */
  written(tags: string[]): string[] { return tags.map(tag => this.said[tag] ?? tag); }
}
