# Plain functions round those of the library, which is a class of Java that scripts must not hold.


def _bind(names):
    import math

    def plain(function):
        def call(*arguments):
            return function(*arguments)
        return call

    for name in ('acos', 'asin', 'atan', 'atan2', 'cos', 'degrees', 'exp', 'fabs', 'factorial',
                 'fmod', 'fsum', 'hypot', 'isinf', 'isnan', 'log', 'log10', 'modf', 'pow',
                 'radians', 'sin', 'sqrt', 'tan'):
        names[name] = plain(getattr(math, name))
        names[name].__name__ = name
    # Whole numbers, as in Python 3: they are what sizes are made of.
    for name in ('ceil', 'floor', 'trunc'):
        names[name] = (lambda function: lambda x: int(function(x)))(getattr(math, name))
        names[name].__name__ = name
    names['pi'] = math.pi
    names['e'] = math.e


_bind(globals())
del _bind


def gcd(a, b):
    while b:
        a, b = b, a % b
    return abs(a)
