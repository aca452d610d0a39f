# Ways out of a process. The checks are off: only the wall is there. FOLDER, PORT and PARENT are put
# in by the test, which looks at what came of it from outside, too.
import java
import os
import threading
from java.io import File, FileInputStream, FileOutputStream, RandomAccessFile
from java.lang import ClassLoader, Object, ProcessBuilder, ProcessHandle, Runtime, System, Thread
from java.lang.foreign import Arena, FunctionDescriptor, Linker, MemoryLayout, ValueLayout
from java.net import DatagramSocket, InetAddress, InetSocketAddress, ServerSocket, Socket, URI
from java.net import StandardProtocolFamily, UnixDomainSocketAddress
from java.nio.channels import DatagramChannel, FileChannel, ServerSocketChannel, SocketChannel
from java.nio.file import CopyOption, Files, Path, StandardOpenOption
from java.nio.file.attribute import FileAttribute
from java.util import ArrayList, HashSet
from jarray import array

victim = FOLDER + '/victim'
new = FOLDER + '/new'


def path(name):
    return Path.of(name, array([], java.lang.String))


def native(name, *arguments):
    # Calls a function of the C library; numbers are long, texts are C strings.
    linker = Linker.nativeLinker()
    layouts = array([ValueLayout.JAVA_LONG if isinstance(each, (int, long)) else ValueLayout.ADDRESS
                     for each in arguments], MemoryLayout)
    handle = linker.downcallHandle(
        linker.defaultLookup().find(name).get(), FunctionDescriptor.of(ValueLayout.JAVA_INT, layouts),
        array([], Linker.Option))
    values = ArrayList()
    for each in arguments:
        values.add(java.lang.Long(each) if isinstance(each, (int, long))
                   else Arena.global().allocateFrom(each))
    answer = handle.invokeWithArguments(values)
    if answer < 0:
        raise ValueError('%s failed' % name)
    return answer


def system():
    # Its answer is that of a shell, and an error where there is none.
    if native('system', 'echo x > ' + new) != 0:
        raise ValueError('failed')


def fork():
    if native('fork') == 0:
        native('_exit', 0)


def at_signal():
    # The JVM runs this from a thread that was there before the wall.
    from sun.misc import Signal, SignalHandler
    done = []

    class Handler(SignalHandler):
        def handle(self, signal):
            try:
                done.append(Files.readString(path(victim)))
            except BaseException:
                done.append(None)
            except java.lang.Throwable:
                done.append(None)

    Signal.handle(Signal('USR2'), Handler())
    getattr(Signal, 'raise')(Signal('USR2'))
    wait(done)


def in_finalizer():
    # So does it here.
    done = []

    class Garbage(Object):
        def finalize(self):
            try:
                done.append(Files.readString(path(victim)))
            except java.lang.Throwable:
                done.append(None)

    Garbage()
    wait(done)


def in_pool():
    # The threads of the common pool come from whoever needs one first.
    from java.util.concurrent import ForkJoinPool
    ForkJoinPool.commonPool().submit(lambda: Files.readString(path(victim))).get()


def destroy():
    if not ProcessHandle.of(PARENT).get().destroy():
        raise ValueError('failed')


def wait(done):
    for _ in range(50):
        if done:
            break
        System.gc()
        Thread.sleep(20)
    if done != [done[0]] or done[0] is None:
        raise ValueError('failed')


def map_file():
    FileChannel.open(path(victim), HashSet([StandardOpenOption.READ, StandardOpenOption.WRITE]),
                     array([], FileAttribute)).map(FileChannel.MapMode.READ_WRITE, 0, 1).put(0, 0)


def load_library():
    # A library may be read where libraries are, but a script cannot put one there.
    Files.write(path(new), array([127, 69, 76, 70], 'b'), array([], StandardOpenOption))


ATTEMPTS = [
    lambda: open(victim).read(),
    lambda: open(new, 'w').write('x'),
    lambda: open(victim, 'a').write('x'),
    lambda: os.listdir('/'),
    lambda: os.listdir(FOLDER),
    lambda: os.remove(victim),
    lambda: os.rename(victim, new),
    lambda: os.mkdir(new),
    lambda: Files.readString(path('/etc/passwd')),
    lambda: Files.readString(path('/proc/self/environ')),
    lambda: Files.readString(path('/proc/%d/cmdline' % PARENT)),
    lambda: FileInputStream(victim).read(),
    lambda: FileOutputStream(new).write(1),
    lambda: RandomAccessFile(victim, 'rw').setLength(0),
    lambda: Files.createSymbolicLink(path(new), path('/'), array([], FileAttribute)),
    lambda: Files.createLink(path(new), path(victim)),
    lambda: Files.createTempFile('x', 'y', array([], FileAttribute)),
    lambda: Files.setPosixFilePermissions(path(victim), HashSet()),
    lambda: Files.copy(path(victim), path(new), array([], CopyOption)),
    map_file,
    load_library,
    at_signal,
    in_finalizer,
    in_pool,
    lambda: Socket('127.0.0.1', PORT),
    lambda: SocketChannel.open(InetSocketAddress('127.0.0.1', PORT)),
    lambda: ServerSocket(0),
    lambda: ServerSocketChannel.open(),
    lambda: DatagramSocket(),
    lambda: SocketChannel.open(UnixDomainSocketAddress.of(FOLDER + '/socket')),
    lambda: URI('http://127.0.0.1:%d/' % PORT).toURL().openStream(),
    lambda: ProcessBuilder(['/bin/true']).start(),
    lambda: Runtime.getRuntime().exec('/bin/true'),
    lambda: native('execv', '/bin/true', 0),
    system,
    fork,
    lambda: destroy(),
    lambda: native('kill', PARENT, 0),
    lambda: native('kill', -1, 0),
    lambda: native('tgkill', PARENT, PARENT, 0),
    lambda: native('ptrace', 16, PARENT, 0, 0),
    lambda: native('socket', 2, 1, 0),
    lambda: native('creat', new, 511),
    lambda: native('unlink', victim),
    lambda: native('truncate', victim, 0),
    lambda: native('chmod', victim, 0),
    lambda: native('chdir', '/'),
    lambda: native('memfd_create', 'x', 0),
    lambda: native('prlimit', PARENT, 0, 0, 0),
    lambda: native('setsid'),
]
escaped = []
for number, attempt in enumerate(ATTEMPTS):
    try:
        attempt()
        escaped.append(number)
    except Exception:
        pass
    except java.lang.Throwable:
        pass
raise ValueError('%d attempts, escaped: %s' % (len(ATTEMPTS), escaped))
