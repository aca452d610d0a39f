# The names that scripts use: a thin layer over the same builder that Kotlin scripts use. Nothing of
# the rules or of boards is known here.

__all__ = [
    'N', 'E', 'S', 'W', 'NE', 'NW', 'SE', 'SW', 'R', 'L', 'WHITE_PIECE', 'BLACK_PIECE', 'v', 'rev',
    'rot', 'Enum', 'InitialPieces', 'CaptureSequences', 'captureMandatory', 'LineGame',
    'LineGameError', 'param', 'choice']

N = 'north'
E = 'east'
S = 'south'
W = 'west'
NE = 'northeast'
NW = 'northwest'
SE = 'southeast'
SW = 'southwest'
R = 'right'
L = 'left'
WHITE_PIECE = 'white'
BLACK_PIECE = 'black'


def v(x, y, name):
    return '%sy%sx%s' % (name, y, x)


class _Member(object):
    def __init__(self, enum, name, value):
        self.enum = enum
        self.name = name
        self.value = value

    def __repr__(self):
        return '<%s.%s: %r>' % (self.enum, self.name, self.value)

    def __str__(self):
        return '%s.%s' % (self.enum, self.name)


class _EnumType(type(object)):
    # What Python 2.7 lacks: the plain values of a class become members that know their names.
    def __new__(mcs, name, bases, names):
        members = [key for key in names if not key.startswith('_')]
        for key in members:
            names[key] = _Member(name, key, names[key])
        cls = super(_EnumType, mcs).__new__(mcs, name, bases, names)
        cls._members = sorted((names[key] for key in members), key=lambda member: member.value)
        return cls

    def __iter__(cls):
        return iter(cls._members)

    def __getitem__(cls, name):
        return [member for member in cls._members if member.name == name][0]

    def __len__(cls):
        return len(cls._members)


class Enum(object):
    __metaclass__ = _EnumType


# A wrong argument of one of the functions here; the message begins with its name.
LineGameError = WORDS['LineGameError']


class InitialPieces(Enum):
    SQUARE_E_TO_W_NOCENTRAL = 1
    SQUARE_W_TO_E_NOCENTRAL = 2
    SQUARE_1ROWS = 3
    SQUARE_2ROWS = 4
    SQUARE_4ROWS = 5
    CIRCLE_CLUSTERED_NOCENTRAL = 6
    TRIANGLE_FULL_NOROOT = 7


class CaptureSequences(Enum):
    NONE = 1
    SPLIT = 2
    FULL = 3


class captureMandatory(Enum):
    MANDATORY = 1
    NOMANDATORY = 2


def _bind(script_name, words):
    # Java is reached through these words alone, which take and give plain values.
    starts = {
        InitialPieces.SQUARE_E_TO_W_NOCENTRAL: 'EAST_TO_WEST',
        InitialPieces.SQUARE_W_TO_E_NOCENTRAL: 'WEST_TO_EAST',
        InitialPieces.SQUARE_1ROWS: 'ONE_ROW',
        InitialPieces.SQUARE_2ROWS: 'TWO_ROWS',
        InitialPieces.SQUARE_4ROWS: 'FOUR_ROWS'}
    captures = {
        CaptureSequences.NONE: 'NONE',
        CaptureSequences.SPLIT: 'SPLIT',
        CaptureSequences.FULL: 'FULL'}
    duties = {captureMandatory.MANDATORY: True, captureMandatory.NOMANDATORY: False}
    pieces = {WHITE_PIECE: 'WHITE', BLACK_PIECE: 'BLACK'}
    numbers = {}  # of games, by identity: what a script calls equal is its own affair

    def tell(game, word, *arguments):
        words['tell'](numbers[id(game)], word, *arguments)

    def one_of(argument, values, value):
        if value not in values:
            names = ', '.join(sorted(str(each) for each in values))
            raise LineGameError('%s: expected one of %s, found %s' % (argument, names, value))
        return values[value]

    def number(argument, value):
        if isinstance(value, bool) or not isinstance(value, (int, long)):
            raise LineGameError('%s: expected a whole number, found %r' % (argument, value))
        if not -2**31 <= value < 2**31:
            raise LineGameError('%s: the number %s is too large' % (argument, value))
        return value

    def text(argument, value):
        if not isinstance(value, basestring):
            raise LineGameError('%s: expected a string, found %r' % (argument, value))
        return value

    def rev(d):
        return words['opposite'](text('d', d))

    def rot(d, angle):
        return words['rotated'](text('d', d), number('angle', angle))

    def choice(name, *values):
        """A parameter that is one of these values, which read differently."""
        if not values:
            raise LineGameError(
                "choice: expected a name and values as in choice('side', N, S); "
                "random.choice takes a list")
        return values[words['index'](text('name', name), [str(value) for value in values])]

    def param(name, first, last, step=1):
        """A parameter: one of the numbers from first to last, the first unless another is chosen."""
        first, last, step = number('first', first), number('last', last), number('step', step)
        most = words['most_values']()
        if step < 1 or last - first > step * most:
            raise LineGameError('%s: expected at most %d numbers, in steps of 1 or more' % (
                name, most))
        return choice(name, *range(first, last + 1, step))

    class LineGame(object):
        def __init__(self, name=None):
            numbers[id(self)] = words['game'](text('name', name or script_name))

        def addBoardPoint(self):
            tell(self, 'point')

        def addBoardAlquerque(self, width, height):
            tell(self, 'alquerque', number('width', width), number('height', height))

        def addBoardSquareWithDiagonals(self, width, height):
            tell(self, 'squares', number('width', width), number('height', height))

        def addBoardGrid(self, width, height):
            tell(self, 'grid', number('width', width), number('height', height))

        def addBoardCircle(self, lines, length):
            tell(self, 'circle', number('lines', lines), number('length', length))

        def attachTriangle3(self, dir, height):
            tell(self, 'triangle', text('dir', dir), number('height', height))

        def addNode(self, name, piece=None, edges={}):
            lines = []
            for dir in sorted(edges):
                lines += [text('edges', dir), text('edges', edges[dir])]
            tell(self, 'node',
                 text('name', name),
                 None if piece is None else one_of('piece', pieces, piece),
                 lines)

        def addEdge(self, *arguments, **named):
            # The first parameter is called `from`, which only a caller can write.
            values = dict(zip(('from', 'to', 'dir'), arguments))
            values.update(named)
            if sorted(values) != ['dir', 'from', 'to']:
                raise LineGameError('addEdge: expected from, to, dir')
            tell(self, 'edge', *[text(name, values[name]) for name in ('from', 'to', 'dir')])

        def addPieces(self, piece, *nodes):
            tell(self, 'pieces',
                 one_of('piece', pieces, piece), [text('nodes', node) for node in nodes])

        def addPiecesAlquerque(self, initial):
            tell(self, 'start', one_of('initial', starts, initial))

        def addPiecesSquareWithDiagonals(self, initial):
            tell(self, 'start', one_of('initial', starts, initial))

        def addPiecesGrid(self, initial):
            tell(self, 'start', one_of('initial', starts, initial))

        def addPiecesCircle(self, initial=InitialPieces.CIRCLE_CLUSTERED_NOCENTRAL):
            one_of('initial', {InitialPieces.CIRCLE_CLUSTERED_NOCENTRAL: 1}, initial)
            tell(self, 'pieces_circle')

        def addPiecesTriangle(self, dir, initial, piece):
            one_of('initial', {InitialPieces.TRIANGLE_FULL_NOROOT: 1}, initial)
            tell(self, 'pieces_triangle', text('dir', dir), one_of('piece', pieces, piece))

        def setRules(self, captureSequences, captureMandatory):
            tell(self, 'rules',
                 one_of('captureSequences', captures, captureSequences),
                 one_of('captureMandatory', duties, captureMandatory))

        def setLimits(self, stagnation=None, maxTurns=None):
            tell(self, 'limits',
                 None if stagnation is None else number('stagnation', stagnation),
                 None if maxTurns is None else number('maxTurns', maxTurns))

        def checkEdgeCorrectness(self):
            tell(self, 'check')

        def printDebug(self):
            print(words['debug'](numbers[id(self)]))

        def printHRG(self):
            words['print_game'](numbers[id(self)])

    return rev, rot, param, choice, LineGame


rev, rot, param, choice, LineGame = _bind(SCRIPT_NAME, WORDS)
del _bind
