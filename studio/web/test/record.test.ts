import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import { judgement, percent } from '../src/judgement';
import { choicesIn, CHOICES, read, written } from '../src/record';
import { packed, unpacked } from '../src/share';

const MOVES = [{ player: 'x', tags: ['C__2_2'] }, { player: 'random', tags: ['king'] }, { player: 'o', tags: [] }];

test('a record reads back', () => {
  const text = written(['game: a.hrg'], MOVES, 'x 100, o 0');
  equal(text, '// game: a.hrg\nx: C__2_2\nrandom: king\no:\n// x 100, o 0\n');
  deepEqual(read(text), MOVES);
});

test('records may be written by hand', () => {
  deepEqual(read('2,2 // the middle\r\n\nkeeper: on\no : a2-a3 x\n'), [{ player: '', tags: ['2,2'] }, { player: 'o', tags: ['a2-a3', 'x'] }]);
});

test('a record says what was chosen of the options', () => {
  const choices = { options: ['Size/5'], ruleset: null };
  deepEqual(choicesIn(written(['game: a.hrg', CHOICES + JSON.stringify(choices)], MOVES)), choices);
  equal(choicesIn('// choices: of the cook'), undefined);
});

test('a link holds text, view and play, and no more than it should', () => {
  const shared = { name: 'a.hrg', text: 'T', view: '{}', tab: 'play', moves: [['C__2_2'], []], at: 1, choices: { options: ['Size/5'], ruleset: null } };
  deepEqual(unpacked(JSON.parse(JSON.stringify(packed(shared)))), shared);
  deepEqual(unpacked(['a b.hrg', 'T']), { name: 'a_b.hrg', text: 'T' });
  deepEqual(unpacked(['a.hrg', 'T', { view: 1, moves: [[2]], tab: {} }]), { name: 'a.hrg', text: 'T' });
  deepEqual(unpacked(['a.hrg', 'T', { moves: [['a']], at: 99 }])?.at, 1);
  equal(unpacked(['a.hrg']), null);
});

test('moves are judged by what they give away', () => {
  const judged = (value: number, best: number) => judgement({ move: 0, value, best, better: [] }).sign;
  deepEqual([judged(0.5, 0.5), judged(0.4, 0.6), judged(0.1, 0.9)], ['', '?', '??']);
  equal(percent(0.625), '63 %');
});
