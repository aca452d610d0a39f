import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brief, inBrief } from '../src/dom';
import { Words } from '../src/words';

test('tags are shown as people say them', () => {
  assert.equal(brief('S__3_1'), '3,1');
  assert.equal(brief('S__a_2'), 'a2');
  assert.equal(brief('NORMAL'), 'NORMAL');
  assert.equal(brief('mark__b_3'), 'mark(b,3)');
  assert.equal(inBrief('board[S__3_1] == P__white_pawn'), 'board[3,1] == white,pawn');
});

test('moves are said as the server says them', () => {
  const words = new Words();
  words.learn({ R__1_2: 'R__1_2', S__3_1: '3,1' });
  assert.equal(words.move(['R__1_2', 'S__3_1', 'left']), 'R__1_2 3,1 left');
  assert.equal(words.move([]), 'pass');
  assert.deepEqual(words.written(['S__3_1', 'S__3_2']), ['3,1', 'S__3_2']);
});

test('moves are found however they are written', () => {
  const words = new Words();
  words.learn({ S__d_2: 'd2', S__d_4: 'd4', S__3_1: '3,1', S__3_2: '3,2' });
  const chess = ['S__d_2', 'S__d_4'], checkers = ['S__3_1', 'S__3_2'];
  for (const text of ['d2 d4', 'd2-d4', 'd2_d4', 'd2d4', 'D2-D4', 'S__d_2 S__d_4', 'd4', '']) assert.ok(words.fits(chess, text), text);
  for (const text of ['3,1 3,2', '3_1 3_2', '31 32', '3,1-3,2', '3132', '(3,1) (3,2)']) assert.ok(words.fits(checkers, text), text);
  for (const text of ['d2-d5', 'd4d2', '3,1 3,3']) assert.ok(!words.fits(chess, text) && !words.fits(checkers, text), text);
});

test('lines can be read', () => {
  const long = readdirSync('src').filter(file => file.endsWith('.ts'))
    .flatMap(file => readFileSync(`src/${file}`, 'utf8').split('\n').map((line, i) => ({ at: `${file}:${i + 1}`, line })))
    .filter(({ line }) => line.length > 240).map(({ at }) => at);
  assert.deepEqual(long, []);
});
