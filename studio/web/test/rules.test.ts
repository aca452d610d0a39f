import { deepEqual } from 'node:assert/strict';
import { test } from 'node:test';
import { tree } from '../src/rules';

const item = (text: string, depth: number) => ({ kind: 'item', text, depth });

test('a point is a part of the last one that is less deep', () => {
  deepEqual(tree([item('a', 0), item('b', 1), item('c', 2), item('d', 1), item('e', 0)]), [
    { text: 'a', parts: [{ text: 'b', parts: [{ text: 'c', parts: [] }] }, { text: 'd', parts: [] }] },
    { text: 'e', parts: [] },
  ]);
  deepEqual(tree([item('a', 1), item('b', 0)]), [{ text: 'a', parts: [] }, { text: 'b', parts: [] }]);
});
