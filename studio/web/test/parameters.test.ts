import { equal } from 'node:assert/strict';
import { test } from 'node:test';
import { isRange } from '../src/parameters';

test('numbers have a slider, few of them and words a list', () => {
  equal(isRange(['4', '6', '8']), true);
  equal(isRange(['4', '6']), false);
  equal(isRange(['all', 'some', 'none']), false);
});
