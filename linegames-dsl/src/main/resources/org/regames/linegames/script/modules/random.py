# Numbers that depend on the seed alone (`--script-seed`), so that a script describes the same game
# each time. The generator is Java's SplittableRandom.


def _bind(words):
    def seed(a=0):
        words['seed'](hash(a))

    def below(n):
        if n < 1:
            raise ValueError('random: there is nothing to choose from')
        return int(words['below'](n))

    def random():
        return words['fraction']()

    return seed, below, random


seed, _below, random = _bind(WORDS)
del _bind


def randrange(start, stop=None, step=1):
    numbers = xrange(start) if stop is None else xrange(start, stop, step)
    return numbers[_below(len(numbers))]


def randint(a, b):
    return randrange(a, b + 1)


def uniform(a, b):
    return a + (b - a) * random()


def choice(sequence):
    return sequence[_below(len(sequence))]


def shuffle(x):
    for last in range(len(x) - 1, 0, -1):
        other = _below(last + 1)
        x[last], x[other] = x[other], x[last]


def sample(population, k):
    left = list(population)
    if not 0 <= k <= len(left):
        raise ValueError('sample: expected a number from 0 to %d, found %s' % (len(left), k))
    shuffle(left)
    return left[:k]
