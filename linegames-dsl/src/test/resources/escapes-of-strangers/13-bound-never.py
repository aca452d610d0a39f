# Tries: names that the script seems to bind and does not
if False:
    open = eval = compile = globals = 1
def never():
    global file, execfile, dir
    file = execfile = dir = 1
for vars in []: pass
class A:
    locals = 1
def f(input=1): pass
for t in (lambda: open('/etc/hostname'), lambda: eval('1'), lambda: file('/etc/hostname'), lambda: execfile('/etc/hostname'), lambda: globals(), lambda: vars(), lambda: dir(), lambda: locals, lambda: input):
    try:
        print(t())
        print('ESCAPED')
    except NameError as e: print(e)
