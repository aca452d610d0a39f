# In plain Python: the library's are classes of Java. The names of Python 3 are there, too.


def count(start=0, step=1):
    while True:
        yield start
        start += step


def cycle(iterable):
    saved = []
    for element in iterable:
        yield element
        saved.append(element)
    while saved:
        for element in saved:
            yield element


def repeat(element, times=None):
    while times is None or times > 0:
        yield element
        if times is not None:
            times -= 1


def chain(*iterables):
    for iterable in iterables:
        for element in iterable:
            yield element


def _from_iterable(iterables):
    for iterable in iterables:
        for element in iterable:
            yield element


chain.from_iterable = _from_iterable


def izip(*iterables):
    iterators = [iter(iterable) for iterable in iterables]
    while iterators:
        yield tuple([next(iterator) for iterator in iterators])


def zip_longest(*iterables, **options):
    fill = options.get('fillvalue')
    iterators = [iter(iterable) for iterable in iterables]
    end = object()
    while True:
        values = [next(iterator, end) for iterator in iterators]
        if all(value is end for value in values):
            return
        yield tuple([fill if value is end else value for value in values])


izip_longest = zip_longest


def imap(function, *iterables):
    for values in izip(*iterables):
        yield function(*values)


def starmap(function, iterable):
    for values in iterable:
        yield function(*values)


def ifilter(predicate, iterable):
    for element in iterable:
        if element if predicate is None else predicate(element):
            yield element


def filterfalse(predicate, iterable):
    for element in iterable:
        if not (element if predicate is None else predicate(element)):
            yield element


ifilterfalse = filterfalse


def takewhile(predicate, iterable):
    for element in iterable:
        if not predicate(element):
            return
        yield element


def dropwhile(predicate, iterable):
    iterator = iter(iterable)
    for element in iterator:
        if not predicate(element):
            yield element
            break
    for element in iterator:
        yield element


def compress(data, selectors):
    for element, selected in izip(data, selectors):
        if selected:
            yield element


def islice(iterable, *bounds):
    bounds = slice(*bounds)
    at = bounds.start or 0
    iterator = iter(iterable)
    index = 0
    while bounds.stop is None or at < bounds.stop:
        while index <= at:
            element = next(iterator)
            index += 1
        yield element
        at += bounds.step or 1


def accumulate(iterable, function=None):
    total = None
    first = True
    for element in iterable:
        total = element if first else function(total, element) if function else total + element
        first = False
        yield total


def tee(iterable, n=2):
    saved = []
    iterator = iter(iterable)

    def copy():
        index = 0
        while True:
            if index == len(saved):
                saved.append(next(iterator))
            yield saved[index]
            index += 1
    return tuple([copy() for _ in range(n)])


def groupby(iterable, key=None):
    group = []
    for element in iterable:
        value = element if key is None else key(element)
        if group and value != last:
            yield last, iter(group)
            group = []
        last = value
        group.append(element)
    if group:
        yield last, iter(group)


def product(*iterables, **options):
    pools = [tuple(iterable) for iterable in iterables] * options.get('repeat', 1)

    def from_pool(index):
        if index == len(pools):
            yield ()
        else:
            for element in pools[index]:
                for rest in from_pool(index + 1):
                    yield (element,) + rest
    return from_pool(0)


def _choose(elements, length, after):
    def choose(available, length):
        if length == 0:
            yield ()
        else:
            for at in available:
                for rest in choose(after(available, at), length - 1):
                    yield (elements[at],) + rest
    return choose(range(len(elements)), length)


def permutations(iterable, r=None):
    elements = tuple(iterable)
    return _choose(
        elements, len(elements) if r is None else r,
        lambda available, at: [other for other in available if other != at])


def combinations(iterable, r):
    return _choose(
        tuple(iterable), r, lambda available, at: [other for other in available if other > at])


def combinations_with_replacement(iterable, r):
    return _choose(
        tuple(iterable), r, lambda available, at: [other for other in available if other >= at])
