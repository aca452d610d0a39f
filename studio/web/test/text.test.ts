import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brief, inBrief } from '../src/dom';

test('tags are shown as people say them', () => {
  assert.equal(brief('S__3_1'), '3,1');
  assert.equal(brief('S__a_2'), 'a2');
  assert.equal(brief('NORMAL'), 'NORMAL');
  assert.equal(inBrief('board[S__3_1] == P__white_pawn'), 'board[3,1] == white,pawn');
});

test('lines can be read', () => {
  const long = readdirSync('src').filter(file => file.endsWith('.ts'))
    .flatMap(file => readFileSync(`src/${file}`, 'utf8').split('\n').map((line, i) => ({ at: `${file}:${i + 1}`, line })))
    .filter(({ line }) => line.length > 240).map(({ at }) => at);
  assert.deepEqual(long, []);
});
