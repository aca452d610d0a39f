// What a view of a game may contain at a place of its text. Independent of the page.

import type { ViewWords } from './told';

/** A position in a JSON text: the keys and indices that lead there, and the beginning of the word there. */
export interface JsonPlace { path: (string | number)[]; isKey: boolean; inText: boolean; from: number }

/** Finds a position in a text that may be incomplete. */
export function jsonPlace(text: string, at: number): JsonPlace {
  const open: { isObject: boolean; key: string; count: number; isKey: boolean }[] = [];
  let start = -1;
  for (let i = 0; i < at; i++) {
    const c = text[i];
    const inside = open.at(-1);
    if (c === '"') {
      start = i + 1;
      for (i++; i < at && text[i] !== '"'; i++) if (text[i] === '\\') i++;
      if (i >= at) break;
      if (inside?.isObject && inside.isKey) inside.key = text.slice(start, i);
      start = -1;
    } else if (c === '{' || c === '[') open.push({ isObject: c === '{', key: '', count: 0, isKey: c === '{' });
    else if (c === '}' || c === ']') open.pop();
    else if (c === ':' && inside) inside.isKey = false;
    else if (c === ',' && inside) { inside.isKey = inside.isObject; inside.count++; }
  }
  const last = open.at(-1);
  const isKey = !!last?.isObject && last.isKey;
  const path = open.map((one, i) => one.isObject ? (i === open.length - 1 && isKey ? null : one.key) : one.count).filter(one => one !== null);
  const before = text.slice(Math.max(start, 0), at);
  const from = start >= 0 ? at - before.match(/[^\s,]*$/)![0].length : at - text.slice(0, at).match(/\w*$/)![0].length;
  return { path, isKey, inText: start >= 0, from };
}

const MEMBERS = ['hide', 'labels', 'pieces', 'boards'];
const OF_PIECES = ['shape', 'colour', 'text', 'letter', 'name'];
const OF_BOARDS = ['cells', 'chequered', 'rows', 'lines', 'turned', 'mirrored', 'through'];

/** The words that may occur at a position; quoted unless they are numbers or Booleans. */
export function wordsAt({ path, isKey }: JsonPlace, words: ViewWords): { words: string[]; isPlain?: boolean } {
  const [part, name, member] = path;
  const depth = path.length;
  if (isKey && depth === 0) return { words: MEMBERS };
  if (part === 'hide' && depth === 2) return { words: words.variables };
  if (isKey && depth === 1) return { words: part === 'pieces' ? words.values : words.variables };
  if (isKey && depth === 2) return { words: part === 'pieces' ? OF_PIECES : part === 'boards' ? OF_BOARDS : [] };
  if (part === 'pieces' && depth === 3) return { words: member === 'shape' ? words.shapes : member === 'colour' ? words.colours : [] };
  if (part !== 'boards') return { words: [] };
  if (member === 'cells') return { words: words.kinds };
  if (member === 'chequered' || member === 'mirrored') return { words: ['true', 'false'], isPlain: true };
  if (member === 'turned') return { words: ['0', '90', '180', '270'], isPlain: true };
  if (member === 'rows' || member === 'lines') return { words: words.cells[name] ?? [] };
  if (member === 'through') return { words: isKey ? words.players : words.constants };
  return { words: [] };
}
