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


class _EnumType(type):
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


class LineGameError(ValueError):
    """A wrong argument of one of the functions here; the message begins with its name."""


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


def _bind(script_name):
    # Java is known in here alone, so that scripts have no way to it.
    from java.util import LinkedHashMap
    from org.regames.linegames.model import (
        Captures, Direction, LineGameBuilder, LineGameException, Piece, Start)
    from org.regames.linegames.output import Parameters, PrintedGames

    starts = {
        InitialPieces.SQUARE_E_TO_W_NOCENTRAL: Start.EAST_TO_WEST,
        InitialPieces.SQUARE_W_TO_E_NOCENTRAL: Start.WEST_TO_EAST,
        InitialPieces.SQUARE_1ROWS: Start.ONE_ROW,
        InitialPieces.SQUARE_2ROWS: Start.TWO_ROWS,
        InitialPieces.SQUARE_4ROWS: Start.FOUR_ROWS}
    captures = {
        CaptureSequences.NONE: Captures.NONE,
        CaptureSequences.SPLIT: Captures.SPLIT,
        CaptureSequences.FULL: Captures.FULL}
    duties = {captureMandatory.MANDATORY: True, captureMandatory.NOMANDATORY: False}
    pieces = {WHITE_PIECE: Piece.WHITE, BLACK_PIECE: Piece.BLACK}
    builders = {}  # by identity: what a script calls equal is its own affair

    def checked(function):
        # Mistakes that the builder finds come out as exceptions of Python.
        def call(*arguments, **named):
            try:
                return function(*arguments, **named)
            except LineGameException as wrong:
                message = wrong.getMessage()
            raise LineGameError(message)
        call.__name__ = function.__name__
        call.__doc__ = function.__doc__
        return call

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

    @checked
    def rev(d):
        return str(Direction.of(d).opposite().symbol())

    @checked
    def rot(d, angle):
        return str(Direction.of(d).rotated(number('angle', angle)).symbol())

    @checked
    def choice(name, *values):
        """A parameter that is one of these values, which read differently."""
        if not values:
            raise LineGameError(
                "choice: expected a name and values as in choice('side', N, S); "
                "random.choice takes a list")
        return values[Parameters.index(text('name', name), [str(value) for value in values])]

    def param(name, first, last, step=1):
        """A parameter: one of the numbers from first to last, the first unless another is chosen."""
        numbers = number('first', first), number('last', last), number('step', step)
        if numbers[2] < 1 or numbers[1] - numbers[0] > numbers[2] * Parameters.MOST_VALUES:
            raise LineGameError('%s: expected at most %d numbers, in steps of 1 or more' % (
                name, Parameters.MOST_VALUES))
        return choice(name, *range(numbers[0], numbers[1] + 1, numbers[2]))

    class LineGame(object):
        def __init__(self, name=None):
            builders[id(self)] = LineGameBuilder(
                text('name', name or script_name), PrintedGames.warning())

        def addBoardPoint(self):
            builders[id(self)].addBoardPoint()

        def addBoardAlquerque(self, width, height):
            builders[id(self)].addBoardAlquerque(number('width', width), number('height', height))

        def addBoardSquareWithDiagonals(self, width, height):
            builders[id(self)].addBoardSquareWithDiagonals(
                number('width', width), number('height', height))

        def addBoardGrid(self, width, height):
            builders[id(self)].addBoardGrid(number('width', width), number('height', height))

        def addBoardCircle(self, lines, length):
            builders[id(self)].addBoardCircle(number('lines', lines), number('length', length))

        def attachTriangle3(self, dir, height):
            builders[id(self)].attachTriangle3(Direction.of(dir), number('height', height))

        def addNode(self, name, piece=None, edges={}):
            lines = LinkedHashMap()
            for dir in sorted(edges):
                lines.put(Direction.of(dir), text('edges', edges[dir]))
            builders[id(self)].addNode(
                text('name', name),
                None if piece is None else one_of('piece', pieces, piece),
                lines)

        def addEdge(self, *arguments, **named):
            # The first parameter is called `from`, which only a caller can write.
            values = dict(zip(('from', 'to', 'dir'), arguments))
            values.update(named)
            if sorted(values) != ['dir', 'from', 'to']:
                raise LineGameError('addEdge: expected from, to, dir')
            builders[id(self)].addEdge(
                text('from', values['from']), text('to', values['to']), Direction.of(values['dir']))

        def addPieces(self, piece, *nodes):
            builders[id(self)].addPieces(
                one_of('piece', pieces, piece), [text('nodes', node) for node in nodes])

        def addPiecesAlquerque(self, initial):
            builders[id(self)].addPieces(one_of('initial', starts, initial))

        def addPiecesSquareWithDiagonals(self, initial):
            builders[id(self)].addPieces(one_of('initial', starts, initial))

        def addPiecesGrid(self, initial):
            builders[id(self)].addPieces(one_of('initial', starts, initial))

        def addPiecesCircle(self, initial=InitialPieces.CIRCLE_CLUSTERED_NOCENTRAL):
            one_of('initial', {InitialPieces.CIRCLE_CLUSTERED_NOCENTRAL: 1}, initial)
            builders[id(self)].addPiecesCircle()

        def addPiecesTriangle(self, dir, initial, piece):
            one_of('initial', {InitialPieces.TRIANGLE_FULL_NOROOT: 1}, initial)
            builders[id(self)].addPiecesTriangle(
                Direction.of(dir), one_of('piece', pieces, piece))

        def setRules(self, captureSequences, captureMandatory):
            builders[id(self)].setRules(
                one_of('captureSequences', captures, captureSequences),
                one_of('captureMandatory', duties, captureMandatory))

        def setLimits(self, stagnation=None, maxTurns=None):
            builders[id(self)].setLimits(
                None if stagnation is None else number('stagnation', stagnation),
                None if maxTurns is None else number('maxTurns', maxTurns))

        def checkEdgeCorrectness(self):
            builders[id(self)].checkEdgeCorrectness()

        def printDebug(self):
            print(builders[id(self)].debug())

        def printHRG(self):
            PrintedGames.printBuilt(builders[id(self)])

    for name, method in list(LineGame.__dict__.items()):
        if callable(method):
            setattr(LineGame, name, checked(method))
    return rev, rot, param, choice, LineGame


rev, rot, param, choice, LineGame = _bind(SCRIPT_NAME)
del _bind
