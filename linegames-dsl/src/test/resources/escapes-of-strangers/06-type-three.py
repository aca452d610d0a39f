# Tries: classes made by type() with special methods named in texts
seen = []
def hook(self, *a):
    seen.append(a)
    return 'x'
for n in ('__de' + 'l__', '__to' + 'java__', '__ge' + 'tattribute__', '__re' + 'duce__', '__coe' + 'rce__', '__ge' + 't__', '__instance' + 'check__', '__ne' + 'w__', '__meta' + 'class__', '__find' + 'attr__', '__ensure_' + 'finalizer__', '__unicode' + '__'):
    for make in (lambda d: type('A', (object,), d), lambda d: object.__class__('A', (object,), d), lambda d: type(type('B', (), {}))('A', (), d)):
        try:
            A = make({n: hook})
            a = A()
            str(a), '%s' % a, isinstance(a, int)
            a = None
            print(n, 'made', seen)
        except Exception as e:
            print(n, type(e), e)
