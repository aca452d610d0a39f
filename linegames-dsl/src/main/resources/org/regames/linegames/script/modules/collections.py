# In plain Python: the library's are partly classes of Java.


class defaultdict(dict):
    def __init__(self, default_factory=None, *arguments, **named):
        dict.__init__(self, *arguments, **named)
        self.default_factory = default_factory

    def __missing__(self, key):
        if self.default_factory is None:
            raise KeyError(key)
        self[key] = self.default_factory()
        return self[key]


class OrderedDict(dict):
    def __init__(self, *arguments, **named):
        dict.__init__(self)
        self._order = []
        self.update(*arguments, **named)

    def __setitem__(self, key, value):
        if key not in self:
            self._order.append(key)
        dict.__setitem__(self, key, value)

    def __delitem__(self, key):
        dict.__delitem__(self, key)
        self._order.remove(key)

    def __iter__(self):
        return iter(list(self._order))

    def __repr__(self):
        return 'OrderedDict(%r)' % (self.items(),)

    def update(self, other=(), **named):
        pairs = [(key, other[key]) for key in other] if isinstance(other, dict) else other
        for key, value in list(pairs) + list(named.items()):
            self[key] = value

    def setdefault(self, key, default=None):
        if key not in self:
            self[key] = default
        return self[key]

    def pop(self, key, *default):
        if key in self:
            self._order.remove(key)
        return dict.pop(self, key, *default)

    def popitem(self, last=True):
        key = self._order[-1 if last else 0]
        return key, self.pop(key)

    def clear(self):
        del self._order[:]
        dict.clear(self)

    def copy(self):
        return OrderedDict(self)

    def keys(self):
        return list(self._order)

    def values(self):
        return [self[key] for key in self._order]

    def items(self):
        return [(key, self[key]) for key in self._order]


class Counter(dict):
    def __init__(self, iterable=()):
        dict.__init__(self)
        self.update(iterable)

    def __missing__(self, key):
        return 0

    def update(self, iterable):
        if isinstance(iterable, dict):
            for key in iterable:
                self[key] += iterable[key]
        else:
            for element in iterable:
                self[element] += 1

    def most_common(self, n=None):
        return sorted(self.items(), key=lambda item: -item[1])[:n]


def namedtuple(typename, field_names):
    if isinstance(field_names, basestring):
        field_names = field_names.replace(',', ' ').split()
    fields = tuple(field_names)

    class Named(tuple):
        def __new__(cls, *arguments, **named):
            values = list(arguments) + [named[field] for field in fields[len(arguments):]]
            if len(values) != len(fields):
                raise TypeError('%s: expected %d fields, found %d'
                                % (typename, len(fields), len(values)))
            return tuple.__new__(cls, values)

        def __repr__(self):
            return '%s(%s)' % (
                typename, ', '.join('%s=%r' % pair for pair in zip(fields, self)))

    for index, field in enumerate(fields):
        setattr(Named, field, (lambda at: property(lambda self: self[at]))(index))
    Named.__name__ = typename
    return Named
