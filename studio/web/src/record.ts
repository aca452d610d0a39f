// Records of plays, as `regames play`, `match` and `--after` write and read them. Knows nothing of pages.

import type { Made } from './told';

/** What the names of files with records end in. */
export const RECORD = '.play';

/** The text of a play: comments, then a move on each line after the name of the player. */
export function written(comments: string[], moves: Made[], result = ''): string {
  const lines = [...comments.map(line => `// ${line}`), ...moves.map(move => `${move.player}: ${move.tags.join(' ')}`.trimEnd()), ...(result ? [`// ${result}`] : [])];
  return lines.map(line => `${line}\n`).join('');
}

/** The moves of a record; how they are written is for the server to understand. */
export function read(text: string): Made[] {
  return text.split(/\r?\n/).map(line => line.replace(/\/\/.*/, '').trim()).filter(Boolean).map(line => {
    const [, player, tags] = line.match(/^(?:(\w+)\s*:)?\s*(.*)$/)!;
    return { player: player ?? '', tags: tags.split(/\s+/).filter(Boolean) };
  }).filter(move => move.player !== 'keeper');
}
