# Tries: codecs of texts that compress, compile, or load modules
import lineGames
for c in ('zlib', 'zip', 'bz2', 'hex', 'base64', 'rot13', 'uu', 'quopri', 'idna', 'punycode', 'unicode_escape', 'raw_unicode_escape', 'string_escape', 'unicode_internal', 'utf-7', 'utf-16', 'utf-32', 'mbcs', 'os', 'sys', 'subprocess', '../os', 'encodings.os', 'java', 'cp037', 'aliases', '__builtin__', 'x' * 100000, 'a b', '\x00', 'charmap', 'undefined', 'palmos', 'gb2312', 'shift_jis'):
    for f in (lambda: 'abc'.encode(c), lambda: 'abc'.decode(c), lambda: u'abc'.encode(c), lambda: unicode('abc', c), lambda: bytearray(u'abc', c), lambda: bytearray('abc').decode(c), lambda: u'\xe9'.encode('ascii', c), lambda: '\xe9'.decode('ascii', c), lambda: str('a').encode(encoding=c, errors=c)):
        try:
            f()
        except Exception as e:
            if 'java.' in repr(e): print('ESCAPED')
