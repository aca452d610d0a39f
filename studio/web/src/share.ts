// A game, its view and a play of it in a link: compressed in the part of the address that browsers do not send.

import type { Choices, SetUp } from './told';

/**
 * The contents of a link: a game; its view, if there is one; which view of the page is shown; a play with the number of
 * moves up to the position that is shown, its variations as the text of a record, and the position where it starts, if
 * that was set up; and the chosen options of the game.
 */
export interface Shared { name: string; text: string; view?: string; tab?: string; moves?: string[][]; at?: number; record?: string; setUp?: SetUp; choices?: Choices }

const LONGEST = 2_000_000;

async function through(bytes: Uint8Array, transform: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const reader = new Blob([bytes as BlobPart]).stream().pipeThrough(transform as ReadableWritablePair<Uint8Array, Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > LONGEST) throw new Error('the link holds too much');
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let place = 0;
  for (const part of parts) { all.set(part, place); place += part.length; }
  return all;
}

/** The form in links: what older links contain is at the same place. */
export const packed = ({ name, text, ...more }: Shared): unknown[] => [name, text, more];

const isText = (value: unknown): value is string => typeof value === 'string';
const isMoves = (value: unknown): value is string[][] => Array.isArray(value) && value.every(move => Array.isArray(move) && move.every(isText));

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A position that was set up, from a link or a record; undefined if it is not one. */
export const setUpOf = (value: unknown): SetUp | undefined => isObject(value) && isMoves(value.after) && isObject(value.changes) && Object.values(value.changes).every(isText)
  ? { after: value.after, changes: value.changes as Record<string, string> } : undefined;

/** The chosen options, from a link or a record; undefined if they are not valid. */
export const choicesOf = (value: unknown): Choices | undefined => isObject(value) && Array.isArray(value.options) && value.options.every(isText)
  ? { options: value.options, ruleset: isText(value.ruleset) ? value.ruleset : null } : undefined;

/** The valid contents of a link; a link may come from anybody. */
export function unpacked(parsed: unknown): Shared | null {
  if (!Array.isArray(parsed) || !isText(parsed[0]) || !isText(parsed[1])) return null;
  const more: Record<string, unknown> = typeof parsed[2] === 'object' && parsed[2] ? parsed[2] as Record<string, unknown> : {};
  const shared: Shared = { name: parsed[0].replace(/[^\w.-]/g, '_').slice(0, 80), text: parsed[1] };
  if (isText(more.view)) shared.view = more.view;
  if (isText(more.tab)) shared.tab = more.tab;
  if (isText(more.record)) shared.record = more.record;
  const setUp = setUpOf(more.setUp);
  if (setUp) shared.setUp = setUp;
  const choices = choicesOf(more.choices);
  if (choices) shared.choices = choices;
  if (isMoves(more.moves)) {
    shared.moves = more.moves;
    shared.at = Number.isInteger(more.at) ? Math.max(0, Math.min(more.at as number, more.moves.length)) : more.moves.length;
  }
  return shared;
}

export async function link(shared: Shared): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(packed(shared))), new CompressionStream('deflate-raw'));
  let binary = '';
  for (let i = 0; i < bytes.length; i += 8192) binary += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return `${location.origin}/#g=${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The game in the address, if there is one that can be read. */
export async function received(hash: string): Promise<Shared | null> {
  const found = hash.match(/^#g=([\w-]+)$/);
  if (!found) return null;
  const binary = atob(found[1].replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, c => c.charCodeAt(0));
  const parsed: unknown = JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))));
  return unpacked(parsed);
}
