import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import type { ViewWords } from '../src/told';
import { jsonPlace, wordsAt } from '../src/viewtext';

const WORDS: ViewWords = {
  variables: ['board', 'pot'], values: ['x', 'o'], players: ['white'], constants: ['facing'], cells: { board: ['a1', 'a2'] },
  shapes: ['disc'], colours: ['red'], kinds: ['squares'],
};

/** The words that are offered at the bar in the text. */
function at(text: string): string[] {
  const place = text.indexOf('|');
  return wordsAt(jsonPlace(text.replace('|', ''), place), WORDS).words;
}

test('a place in JSON has its path, also where the text is half written', () => {
  deepEqual(jsonPlace('{"boards": {"board": {"rows": ["a1 a', 36), { path: ['boards', 'board', 'rows', 0], isKey: false, inText: true, from: 35 });
  deepEqual(jsonPlace('{"hide": ["\\"x", ', 17), { path: ['hide', 1], isKey: false, inText: false, from: 17 });
  equal(jsonPlace('{"a": 1, ', 9).isKey, true);
});

test('each place of a view has its words', () => {
  equal(at('{ "|').length, 4);
  deepEqual(at('{"hide": ["board", "|'), ['board', 'pot']);
  deepEqual(at('{"labels": {"|'), ['board', 'pot']);
  deepEqual(at('{"pieces": {"|'), ['x', 'o']);
  deepEqual(at('{"pieces": {"x": {"sh|'), ['shape', 'colour', 'text', 'letter', 'name']);
  deepEqual(at('{"pieces": {"x": {"shape": "|'), ['disc']);
  deepEqual(at('{"pieces": {"x": {"shape": "disc", "colour": "r|'), ['red']);
  deepEqual(at('{"boards": {"board": {"cells": |'), ['squares']);
  deepEqual(at('{"boards": {"board": {"rows": ["a1 |'), ['a1', 'a2']);
  deepEqual(at('{"boards": {"board": {"lines": [["a1", "|'), ['a1', 'a2']);
  deepEqual(at('{"boards": {"board": {"turned": |'), ['0', '90', '180', '270']);
  deepEqual(at('{"boards": {"board": {"through": {"|'), ['white']);
  deepEqual(at('{"boards": {"board": {"through": {"white": "|'), ['facing']);
  deepEqual(at('{"labels": {"board": "|'), []);
});
