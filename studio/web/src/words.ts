// Moves as people say them, which is also how they may be written.

import { brief } from './dom';

/** A text without what it may be written with or without; the server reads whole moves. */
export const plain = (text: string): string => text.trim().toLowerCase().replace(/[_,()]/g, '').replace(/[\s-]+/g, ' ');

/** How the tags of the present game are said: as the server has said, else as in most games. */
export class Words {
  private said: Record<string, string> = {};

  learn(said: Record<string, string>): void { this.said = { ...this.said, ...said }; }

  tag(tag: string): string { return this.said[tag] ?? brief(tag); }

  move(tags: string[]): string { return tags.map(tag => this.tag(tag)).join(' ') || 'pass'; }

  /** Tags for a record: as they are where nobody knows how they are said. */
  written(tags: string[]): string[] { return tags.map(tag => this.said[tag] ?? tag); }
}
