import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutName } from '../src/filenames';

test('what distinguishes names is never cut', () => {
  for (const [one, other] of [['linegames/alquerque.linegame.kts', 'linegames/alquerque_lud.linegame.kts'], ['hrg/backgammon.hrg', 'hrg/backgammon.view.json'], ['breakthrough-a.hrg', 'breakthrough-b.hrg']]) {
    assert.notEqual(cutName(one)[1], cutName(other)[1]);
    assert.equal(cutName(one).join(''), one);
  }
  assert.deepEqual(cutName('tictactoe.hrg'), ['tictactoe.hrg', '']);
  assert.deepEqual(cutName('a-very-long-name-without-suffix'), ['a-very-long-name-without-su', 'ffix'].join('').match(/^(.*)(.{5})$/)!.slice(1));
});
