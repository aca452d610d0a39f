import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import { gameOf, read, readStudy, writtenStudy } from '../src/record';
import { Study } from '../src/study';

const line = (text: string): { player: string; tags: string[] }[] => text.split(' ').filter(Boolean).map((tag, i) => ({ player: i % 2 ? 'o' : 'x', tags: [tag] }));

function study(): Study {
  const made = new Study();
  made.add(line('a b c d'));
  made.add(line('a b e f g'));
  made.add(line('a b e h'));
  made.add(line('a i'));
  made.say([], 'a start');
  made.say(line('a b'), 'good / quiet');
  made.say(line('a b e h'), 'a {trap}');
  return made;
}

test('a study knows how a play goes on and what else there is', () => {
  const made = study();
  deepEqual(made.whole(line('a b')), line('a b c d'));
  deepEqual(made.whole(line('a b e')), line('a b e f g'));
  deepEqual(made.others(line('a b c')).map(move => move.tags[0]), ['e']);
  deepEqual(made.others(line('a i')).map(move => move.tags[0]), ['b']);
  made.prefer(line('a b e h'));
  deepEqual(made.whole([]), line('a b e h'));
  made.remove(line('a b e'));
  deepEqual(made.whole([]), line('a b c d'));
  equal(made.comment(line('a b e h')), '');
  made.rename(line('a'), [{ player: 'x', tags: ['A__1'] }]);
  equal(made.whole([])[0].tags[0], 'A__1');
});

test('a record holds all of a study, and commands read the play', () => {
  const made = study();
  equal(made.isPlain(), false);
  const text = writtenStudy(['game: g.hrg'], made.lines(), 'x 100');
  equal(text, `// game: g.hrg
// start: a start
x: a
o: b // good/quiet
x: c
o: d
// x 100
// or after 1: o: i
// or after 2: x: e / o: f / x: g
// or after 3 of 3: o: h {a (trap)}
`);
  deepEqual(read(text), line('a b c d'));
  equal(gameOf(text), 'g.hrg');
  const again = new Study();
  again.take(readStudy(text));
  equal(writtenStudy(['game: g.hrg'], again.lines(), 'x 100'), text);
});

test('lines that are written wrongly are as short as they must be', () => {
  const lines = readStudy('x: a\n// or after 7 of 9: o: b\n// or after 1: {\n');
  deepEqual(lines.map(one => one.moves.length), [1, 1, 2]);
});
