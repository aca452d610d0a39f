import lineGames
import lineGames as lg, math
import itertools, functools, collections
from math import sqrt, floor
from lineGames import Enum


class Kind(Enum):
    CIRCLE = 1
    SQUARE = 2


class Game(lineGames.LineGame):
    """A game that knows its kind."""
    made = []
    __slots__ = ()

    def __init__(self, name, kind=Kind.SQUARE):
        super(Game, self).__init__(name)
        self._kind = kind
        self.__private = name
        Game.made.append(self)

    @property
    def kind(self):
        return self._kind

    @staticmethod
    def limits():
        return dict(maxTurns=1250)

    @classmethod
    def circle(cls, name):
        return cls(name, Kind.CIRCLE)

    def __eq__(self, other):
        return isinstance(other, Game) and other.__private == self.__private

    def __hash__(self):
        return hash(self.__private)

    def finish(self, *rules, **more):
        self.setRules(*rules)
        self.setLimits(**more)
        return self


games = [Game.circle('baraGutiBihar_lud'), Game('baraGuti_lud'), Game('tavelspel_lud')]
assert games[0] == Game.made[0] and games[0] != games[1]
assert [member.name for member in Kind] == ['CIRCLE', 'SQUARE'] and Kind['CIRCLE'].value == 1
games[0].addBoardCircle(lines=8, length=int(sqrt(16)))
games[0].addPiecesCircle(lg.InitialPieces.CIRCLE_CLUSTERED_NOCENTRAL)
games[1].addBoardAlquerque(*itertools.repeat(5, 2))
games[1].addPiecesAlquerque(initial=lg.InitialPieces.SQUARE_W_TO_E_NOCENTRAL)
games[2].addBoardGrid(floor(13.5), math.ceil(12.1))
games[2].addPiecesGrid(lg.InitialPieces.SQUARE_2ROWS)
single = functools.partial(Game.finish, maxTurns=1250)
rules = collections.OrderedDict()
rules['baraGutiBihar_lud'] = rules['baraGuti_lud'] = lg.CaptureSequences.NONE
rules['tavelspel_lud'] = getattr(lg.CaptureSequences, 'SP' + 'LIT')
for game, (name, sequences) in zip(games, rules.items()):
    single(game, sequences, lg.captureMandatory.NOMANDATORY).printHRG()
kinds = collections.defaultdict(list)
for index, game in enumerate(reversed(games)):
    kinds[game.kind.name].append(index)
assert kinds == {'SQUARE': [0, 1], 'CIRCLE': [2]}
for bad in (lambda: games[1].addBoardGrid(3, 3), lambda: lg.rev('up'), lambda: Game('a/b')):
    try:
        bad()
    except ValueError as e:
        assert type(e).__name__ == 'LineGameError', '{0.__class__.__name__}'.format(e)
    else:
        raise AssertionError('not refused')
assert list(itertools.product('ab', repeat=2)) == [('a', 'a'), ('a', 'b'), ('b', 'a'), ('b', 'b')]
assert list(itertools.combinations(range(4), 2))[-1] == (2, 3)
assert len(list(itertools.permutations(range(4)))) == 24
assert list(itertools.chain([1], [2])) == list(itertools.chain.from_iterable([[1], [2]])) == [1, 2]
assert [(k, list(g)) for k, g in itertools.groupby('aab')] == [('a', ['a', 'a']), ('b', ['b'])]
assert list(itertools.islice(itertools.count(), 1, 7, 2)) == [1, 3, 5]
Point = collections.namedtuple('Point', 'x y')
p = Point(1, y=2)
assert p.x + p.y == 3 and repr(p) == 'Point(x=1, y=2)'
assert collections.Counter('aab').most_common(1) == [('a', 2)]
assert functools.reduce(lambda a, b: a * b, [1, 2, 3]) == 6
assert sorted([3, 1, 2], key=functools.cmp_to_key(lambda a, b: b - a)) == [3, 2, 1]
