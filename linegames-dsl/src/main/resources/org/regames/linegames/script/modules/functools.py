# In plain Python: the library's are classes of Java.

reduce = reduce


class partial(object):
    def __init__(self, func, *args, **keywords):
        self.func = func
        self.args = args
        self.keywords = keywords

    def __call__(self, *args, **keywords):
        return self.func(*(self.args + args), **dict(self.keywords, **keywords))


def wraps(wrapped):
    def name(wrapper):
        wrapper.__name__ = wrapped.__name__
        wrapper.__doc__ = wrapped.__doc__
        return wrapper
    return name


def cmp_to_key(compare):
    class Key(object):
        def __init__(self, value):
            self.value = value

        def __cmp__(self, other):
            return compare(self.value, other.value)
    return Key
