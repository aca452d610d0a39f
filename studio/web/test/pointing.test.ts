import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differences, Pointing } from '../src/pointing';

const ways = (...paths: string[]): { path: string[]; also: string[] }[] =>
  paths.map(path => { const [on, also = ''] = path.split('+'); return { path: on.split('').filter(Boolean), also: also.split('').filter(Boolean) }; });

function clicked(cells: string, ...paths: string[]): Pointing {
  let at = Pointing.of(ways(...paths));
  for (const cell of cells) { const next = at.click(cell); assert.ok(next, `${cell} goes on`); at = next; }
  return at;
}

test('a move is made when its last cell is clicked', () => {
  assert.equal(clicked('a', 'ab', 'cd').decided, null);
  assert.deepEqual(clicked('a', 'ab', 'ac', 'cd').next, ['b', 'c']);
  assert.equal(clicked('ab', 'ab', 'ac', 'cd').decided, 0);
});

test('a click on a later cell takes the steps between, unless it is a next one of another move', () => {
  assert.equal(clicked('ad', 'abcd').decided, 0);
  assert.deepEqual(clicked('ab', 'abc', 'adb').open, [{ move: 0, at: 2 }]);
  assert.deepEqual(clicked('a', 'abd', 'acd', 'abe').ends, ['e']);
});

test('cells that change with a move tell it from others, but begin none', () => {
  assert.deepEqual(clicked('ad', 'ad+b', 'ad+c').done, [0, 1]);
  assert.equal(clicked('adc', 'ad+b', 'ad+c').decided, 1);
  assert.equal(Pointing.of(ways('ad+b')).click('b'), null);
});

test('a path may come back to its beginning', () => {
  assert.equal(clicked('a', 'aba').decided, null);
  assert.equal(clicked('aba', 'aba').decided, 0);
});

test('a move that touches no cell is done at once and decided by no click', () => {
  const none = Pointing.of(ways('', 'a'));
  assert.deepEqual(none.done, [0]);
  assert.equal(none.decided, null);
});

test('choices are named by what they differ in', () => {
  assert.deepEqual(differences([['a7', 'a8', 'queen'], ['a7', 'a8', 'rook']]), [['queen'], ['rook']]);
  assert.deepEqual(differences([['a', 'plank', 'b'], ['a', 'b']]), [['plank'], []]);
  assert.deepEqual(differences([]), []);
});
