# What a script has instead of the usual builtins. Whatever stands here only computes; `getattr` and
# its like ask first about names that come as texts.


def builtins(modules, allowed):
    import __builtin__
    # When a script calls what stands here, names are looked up in the script's builtins.
    real_getattr, real_hasattr, real_setattr, real_type = getattr, hasattr, setattr, type

    def checked_getattr(object, name, *default):
        return real_getattr(object, allowed(name), *default)

    def checked_hasattr(object, name):
        return real_hasattr(object, allowed(name))

    def checked_setattr(object, name, value):
        real_setattr(object, allowed(name), value)

    def type_of(object):
        return real_type(object)

    def import_module(name, globals=None, locals=None, fromlist=(), level=-1):
        if name not in modules:
            raise ImportError('%s is not allowed' % name)
        return modules[name]

    for encoding in ('ascii', 'utf-8', 'UTF-8', 'utf8', 'latin-1', 'iso-8859-1'):
        # Looks it up while imports still work.
        for errors in ('strict', 'replace', 'ignore', 'backslashreplace', 'xmlcharrefreplace'):
            u'a'.encode(encoding, errors)
            u'\xe9'.encode(encoding, errors if errors != 'strict' else 'replace')
            if errors in ('strict', 'replace', 'ignore'):
                '\xc3\xa9'.decode(encoding, 'replace' if errors == 'strict' else errors)
    names = dict((name, getattr(__builtin__, name)) for name in '''
        ArithmeticError AssertionError AttributeError BaseException Ellipsis Exception False
        ImportError IndexError KeyError LookupError NameError None NotImplemented NotImplementedError
        OverflowError RuntimeError StopIteration True TypeError UnboundLocalError UnicodeError
        ValueError ZeroDivisionError __debug__ abs all any basestring bin bool bytearray bytes callable chr
        classmethod cmp complex dict divmod enumerate filter float format frozenset hash hex id int
        isinstance issubclass iter len list long map max min next object oct ord pow print property
        range reduce repr reversed round set slice sorted staticmethod str sum super tuple unichr
        unicode xrange zip'''.split())
    names['getattr'] = checked_getattr
    names['hasattr'] = checked_hasattr
    names['setattr'] = checked_setattr
    names['type'] = type_of
    names['__import__'] = import_module
    return names


BUILTINS = builtins(MODULES, WORDS['allowed'])
