package org.regames.linegames.wall;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;

/**
 * The system calls that a process may still make, as a program for {@code seccomp(2)}: those that a
 * running JVM needs to read, compute and wait. None of them starts a process, opens a connection or
 * changes a file.
 */
final class Filter {
  // Instructions, see linux/bpf_common.h.
  private static final int LOAD = 0x20;
  private static final int IF_EQUAL = 0x15;
  private static final int IF_AT_LEAST = 0x35;
  private static final int IF_ANY_BIT = 0x45;
  private static final int ANSWER = 0x06;

  // Answers, see linux/seccomp.h.
  private static final int ALLOW = 0x7fff0000;
  private static final int KILL = 0x80000000;
  private static final int FAIL = 0x00050000;

  // Error numbers.
  private static final int NOT_PERMITTED = 1;
  private static final int NO_ACCESS = 13;
  private static final int NO_TERMINAL = 25;
  private static final int NO_SUCH_CALL = 38;

  // Offsets of the number of a call, of the machine and of the arguments.
  private static final int NUMBER = 0;
  private static final int MACHINE = 4;
  private static final int ARGUMENTS = 16;

  /** Numbers from here on are those of the x32 ABI, which has other calls. */
  private static final int X32 = 0x40000000;

  /** The flags for opening a file to write or to create it. */
  private static final int WRITING = 0x1 | 0x2 | 0x40 | 0x200 | 0x400 | 0x400000;

  private static final int AS_THREAD = 0x10000; // CLONE_THREAD
  private static final int SET_NAME = 15; // PR_SET_NAME: the JVM names its threads
  private static final int NAME_MEMORY = 0x53564d41; // PR_SET_VMA: the C library names memory
  private static final int BYTES_WAITING = 0x541b; // FIONREAD
  private static final int TERMINAL = 0x5401; // TCGETS: is it one?
  private static final int LAST_FLAG_OF_FILE = 3; // F_GETFL; below are descriptors and their flags

  private static final long SET_FILTER = 1; // SECCOMP_SET_MODE_FILTER
  private static final long ALL_THREADS = 1; // SECCOMP_FILTER_FLAG_TSYNC

  private record Instruction(int code, int yes, int no, int value) {}

  private final List<Instruction> program = new ArrayList<>();
  private final Machine machine;

  private Filter(Machine machine, int process) {
    this.machine = machine;
    add(LOAD, MACHINE);
    add(IF_EQUAL, 1, 0, machine.audit());
    add(ANSWER, KILL);
    add(LOAD, NUMBER);
    if (machine == Machine.X86_64) {
      add(IF_AT_LEAST, 0, 1, X32);
      add(ANSWER, KILL);
    }
    for (SystemCall call : SystemCall.values()) {
      if (call.isHarmless() && call.isOn(machine)) {
        add(IF_EQUAL, 0, 1, call.number(machine));
        add(ANSWER, ALLOW);
      }
    }
    if (SystemCall.OPEN.isOn(machine)) {
      check(SystemCall.OPEN, 1, List.of(new Instruction(IF_ANY_BIT, 0, 1, WRITING)), NO_ACCESS);
    }
    check(SystemCall.OPENAT, 2, List.of(new Instruction(IF_ANY_BIT, 0, 1, WRITING)), NO_ACCESS);
    check(
        SystemCall.CLONE, 0, List.of(new Instruction(IF_ANY_BIT, 1, 0, AS_THREAD)), NOT_PERMITTED);
    check(SystemCall.TGKILL, 0, oneOf(process), NOT_PERMITTED);
    check(SystemCall.PRLIMIT64, 0, oneOf(0), NOT_PERMITTED);
    check(SystemCall.PRCTL, 0, oneOf(SET_NAME, NAME_MEMORY), NOT_PERMITTED);
    check(SystemCall.FCNTL, 1, oneOf(1, 2, LAST_FLAG_OF_FILE), NOT_PERMITTED);
    check(SystemCall.IOCTL, 1, oneOf(BYTES_WAITING, TERMINAL), NO_TERMINAL);
    add(ANSWER, FAIL | NO_SUCH_CALL);
  }

  /** Tests of an argument that allow these values. */
  private static List<Instruction> oneOf(int... values) {
    List<Instruction> tests = new ArrayList<>();
    for (int i = 0; i < values.length; i++) {
      tests.add(new Instruction(IF_EQUAL, values.length - i, 0, values[i]));
    }
    return tests;
  }

  /**
   * A call that is allowed depending on an argument.
   *
   * @param tests on the argument: they jump to the instruction after them to refuse it, and to the
   *     next but one to allow it
   */
  private void check(SystemCall call, int argument, List<Instruction> tests, int error) {
    add(IF_EQUAL, 0, tests.size() + 3, call.number(machine));
    add(LOAD, ARGUMENTS + Long.BYTES * argument);
    program.addAll(tests);
    add(ANSWER, FAIL | error);
    add(ANSWER, ALLOW);
  }

  private void add(int code, int value) {
    add(code, 0, 0, value);
  }

  private void add(int code, int yes, int no, int value) {
    program.add(new Instruction(code, yes, no, value));
  }

  /**
   * Installs the filter for all threads of this process, forever. New privileges must be ruled out
   * before.
   *
   * @return whether the kernel supports such filters
   */
  static boolean install(Linux linux) {
    Filter filter = new Filter(linux.machine(), (int) ProcessHandle.current().pid());
    try (Arena arena = Arena.ofConfined()) {
      int length = filter.program.size();
      MemorySegment code = arena.allocate(Long.BYTES * length, Long.BYTES);
      for (int i = 0; i < length; i++) {
        Instruction instruction = filter.program.get(i);
        long at = (long) Long.BYTES * i;
        code.set(JAVA_SHORT, at, (short) instruction.code());
        code.set(JAVA_BYTE, at + 2, (byte) instruction.yes());
        code.set(JAVA_BYTE, at + 3, (byte) instruction.no());
        code.set(JAVA_INT, at + 4, instruction.value());
      }
      MemorySegment program = arena.allocate(2 * Long.BYTES, Long.BYTES);
      program.set(JAVA_SHORT, 0, (short) length);
      program.set(JAVA_LONG, Long.BYTES, code.address());
      return linux.call(SystemCall.SECCOMP, SET_FILTER, ALL_THREADS, program.address()) == 0;
    }
  }
}
