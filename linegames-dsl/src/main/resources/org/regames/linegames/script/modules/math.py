# All of Python's, made of plain functions: the library's is a class of Java.

acos = WORDS['acos']
acosh = WORDS['acosh']
asin = WORDS['asin']
asinh = WORDS['asinh']
atan = WORDS['atan']
atan2 = WORDS['atan2']
atanh = WORDS['atanh']
copysign = WORDS['copysign']
cos = WORDS['cos']
cosh = WORDS['cosh']
degrees = WORDS['degrees']
erf = WORDS['erf']
erfc = WORDS['erfc']
exp = WORDS['exp']
expm1 = WORDS['expm1']
fabs = WORDS['fabs']
factorial = WORDS['factorial']
fmod = WORDS['fmod']
frexp = WORDS['frexp']
gamma = WORDS['gamma']
hypot = WORDS['hypot']
isinf = WORDS['isinf']
isnan = WORDS['isnan']
ldexp = WORDS['ldexp']
lgamma = WORDS['lgamma']
log = WORDS['log']
log10 = WORDS['log10']
log1p = WORDS['log1p']
modf = WORDS['modf']
pow = WORDS['pow']
radians = WORDS['radians']
sin = WORDS['sin']
sinh = WORDS['sinh']
sqrt = WORDS['sqrt']
tan = WORDS['tan']
tanh = WORDS['tanh']
pi = 3.141592653589793
e = 2.718281828459045


def _bind(words):
    # Whole numbers, as in Python 3: they are what sizes are made of.
    def whole(name):
        return lambda x: int(words[name](x))
    return whole('ceil'), whole('floor'), whole('trunc')


ceil, floor, trunc = _bind(WORDS)
del _bind


def fsum(iterable):
    # Shewchuk 1997: partial sums that do not overlap hold the sum without a rounding error.
    partials = []
    special = 0.0
    for x in iterable:
        x = float(x)
        if x - x != 0.0:
            special += x
            continue
        kept = []
        for y in partials:
            if abs(x) < abs(y):
                x, y = y, x
            high = x + y
            low = y - (high - x)
            if low:
                kept.append(low)
            x = high
        partials = kept + [x]
    if special != 0.0:
        return special
    total = low = 0.0
    while partials and not low:
        last = partials.pop()
        total, before = total + last, total
        low = last - (total - before)
    # Where what is left is half of the last bit, the next partial sum says which way to round.
    if partials and (low > 0.0) == (partials[-1] > 0.0) and total + 2 * low - total == 2 * low:
        total += 2 * low
    return total


def gcd(a, b):
    while b:
        a, b = b, a % b
    return abs(a)
