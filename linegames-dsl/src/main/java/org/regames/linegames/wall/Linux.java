package org.regames.linegames.wall;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Calls of the Linux kernel, by number, through the C library's {@code syscall}. */
final class Linux {
  private static final int ARGUMENTS = 6;
  private static final StructLayout STATE = Linker.Option.captureStateLayout();
  private static final VarHandle ERRNO =
      STATE.varHandle(MemoryLayout.PathElement.groupElement("errno"));

  private final Machine machine;
  private final MethodHandle syscall;

  @SuppressWarnings("restricted") // the C library's own function
  private Linux(Machine machine) {
    this.machine = machine;
    Linker linker = Linker.nativeLinker();
    FunctionDescriptor type =
        FunctionDescriptor.of(
            JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG);
    this.syscall =
        linker.downcallHandle(
            linker.defaultLookup().findOrThrow("syscall"),
            type,
            Linker.Option.captureCallState("errno"),
            Linker.Option.firstVariadicArg(1));
  }

  /** The kernel, if it is Linux on a machine whose calls are known. */
  static Optional<Linux> here() {
    return System.getProperty("os.name").equals("Linux")
        ? Machine.here().map(Linux::new)
        : Optional.empty();
  }

  Machine machine() {
    return machine;
  }

  /**
   * Calls the kernel.
   *
   * @return the result; for an error, minus its number
   */
  long call(SystemCall call, long... arguments) {
    try (Arena arena = Arena.ofConfined()) {
      long[] all = new long[ARGUMENTS];
      System.arraycopy(arguments, 0, all, 0, arguments.length);
      MemorySegment state = arena.allocate(STATE);
      long answer =
          (long)
              syscall.invokeExact(
                  state,
                  (long) call.number(machine),
                  all[0],
                  all[1],
                  all[2],
                  all[3],
                  all[4],
                  all[5]);
      return answer < 0 ? -(int) ERRNO.get(state, 0L) : answer;
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException("a call of the kernel throws nothing", e);
    }
  }

  /**
   * Opens a file or folder only to refer to it.
   *
   * @return its descriptor; negative if there is none
   */
  long openPath(Path path) {
    long here = -100;
    long flags = 0x200000 | 0x80000; // O_PATH | O_CLOEXEC
    try (Arena arena = Arena.ofConfined()) {
      return call(SystemCall.OPENAT, here, arena.allocateFrom(path.toString()).address(), flags);
    }
  }

  /**
   * Replaces this process by another program; returns only if that fails.
   *
   * @return minus the number of the error
   */
  long execute(List<String> command, List<String> environment) {
    try (Arena arena = Arena.ofConfined()) {
      return call(
          SystemCall.EXECVE,
          arena.allocateFrom(command.getFirst()).address(),
          texts(command, arena).address(),
          texts(environment, arena).address());
    }
  }

  private static MemorySegment texts(List<String> texts, Arena arena) {
    MemorySegment array = arena.allocate(ADDRESS, texts.size() + 1L);
    for (int i = 0; i < texts.size(); i++) {
      array.setAtIndex(ADDRESS, i, arena.allocateFrom(texts.get(i)));
    }
    return array;
  }

  /** A call about the process itself, see {@code prctl(2)}. */
  long control(int option, long value) {
    return call(SystemCall.PRCTL, option, value);
  }
}
