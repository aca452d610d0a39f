// Records of plays, as `regames play`, `match` and `--after` write and read them. Independent of the page.

import { choicesOf, setUpOf } from './share';
import type { Line } from './study';
import type { Choices, Made, SetUp } from './told';

/** The suffix of the names of files with records. */
export const RECORD = '.play';

/** The prefix of a variation: a comment for commands, since they follow only one line. */
const OTHERWISE = /^\/\/ or after (\d{1,6})(?: of (\d{1,6}))?: (.*)$/;
const START = '// start: ';

/** The beginning of the comment that says where the play starts, if that was set up. */
export const SET_UP = 'set up: ';

const said = (move: Made): string => `${move.player}: ${move.tags.join(' ')}`.trimEnd();
const inLine = (comment: string): string => comment.replace(/\s+/g, ' ').replaceAll(' / ', '/').replaceAll('{', '(').replaceAll('}', ')').trim();

/** The text of a play: comments, then one move per line after the name of the player. */
export function written(comments: string[], moves: Made[], result = ''): string {
  return writtenStudy(comments, [{ of: 0, after: 0, moves, comments: new Map() }], result);
}

/** The same with comments on moves, and with variations after the play. */
export function writtenStudy(comments: string[], [first, ...others]: Line[], result = ''): string {
  const about = (line: Line, number: number, before: string, end: string): string => {
    const comment = inLine(line.comments.get(number) ?? '');
    return comment ? before + comment + end : '';
  };
  const start = about(first, 0, START, '');
  const lines = [...comments.map(line => `// ${line}`), ...(start ? [start] : []),
    ...first.moves.map((move, i) => said(move) + about(first, i + 1, ' // ', '')),
    ...(result ? [`// ${result}`] : []),
    ...others.map(line => `// or after ${line.after}${line.of ? ` of ${line.of + 1}` : ''}: ${line.moves.slice(line.after)
      .map((move, i) => said(move) + about(line, line.after + i + 1, ' {', '}')).join(' / ')}`)];
  return lines.map(line => `${line}\n`).join('');
}

/** The file of the game of a record, if the record names it. */
export const gameOf = (text: string): string | undefined => text.match(/^\/\/ game: (.*)$/m)?.[1].trim();

/** The beginning of the comment that says which options of the game were chosen. */
export const CHOICES = 'choices: ';

/** The value in a comment with a given beginning. */
function commented(text: string, start: string): unknown {
  const line = text.split(/\r?\n/).find(one => one.startsWith(`// ${start}`));
  try {
    return line ? JSON.parse(line.slice(3 + start.length)) : undefined;
  } catch {
    return undefined; // some other comment
  }
}

/** Where the play of a record starts, if that was set up. */
export const setUpIn = (text: string): SetUp | undefined => setUpOf(commented(text, SET_UP));

/** The chosen options of the game of a record. */
export const choicesIn = (text: string): Choices | undefined => choicesOf(commented(text, CHOICES));

function move(text: string): Made {
  const [, player, tags] = text.match(/^(?:(\w+)\s*:)?\s*(.*)$/)!;
  return { player: player ?? '', tags: tags.split(/\s+/).filter(Boolean) };
}

/** The moves of a record; the server interprets how they are written. */
export function read(text: string): Made[] { return readStudy(text)[0].moves; }

/**
 * All lines of a record. The comment on a move follows it. A line that branches off the play, or off another line given
 * by its number, says after how many moves.
 */
export function readStudy(text: string): Line[] {
  const first: Line = { of: 0, after: 0, moves: [], comments: new Map() };
  const lines = [first];
  for (const line of text.split(/\r?\n/)) {
    const otherwise = line.match(OTHERWISE);
    if (otherwise) {
      lines.push(variation(Number(otherwise[1]), Number(otherwise[2] ?? 1) - 1, otherwise[3], lines));
    } else if (line.startsWith(START)) {
      first.comments.set(0, line.slice(START.length));
    } else {
      const [, written, comment] = line.match(/^(.*?)(?:\/\/(.*))?$/)!;
      const made = written.trim() ? move(written.trim()) : null;
      if (!made || made.player === 'keeper') continue;
      first.moves.push(made);
      if (comment?.trim()) first.comments.set(first.moves.length, comment.trim());
    }
  }
  return lines;
}

function variation(after: number, of: number, text: string, lines: Line[]): Line {
  const before = lines[of]?.moves.slice(0, after) ?? [];
  const line: Line = { of, after: before.length, moves: [...before], comments: new Map() };
  for (const part of text.split(' / ')) {
    const [, made, comment] = part.match(/^([^{]*)(?:\{(.*)\})?\s*$/) ?? [null, part, ''];
    line.moves.push(move(made!.trim()));
    if (comment) line.comments.set(line.moves.length, comment);
  }
  return line;
}
