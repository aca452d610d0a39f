package org.regames.linegames.wall;

import static java.lang.foreign.ValueLayout.JAVA_INT_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static java.lang.foreign.ValueLayout.JAVA_LONG_UNALIGNED;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.Collection;

/**
 * Rules for files that a thread imposes on itself and on its children, see {@code landlock(7)}:
 * nothing may be written, executed, created or removed, and nothing read except what is listed.
 * With later kernels they also forbid connections over TCP, and signals to and abstract sockets of
 * other processes.
 */
final class Landlock {
  private static final long VERSION = 1; // LANDLOCK_CREATE_RULESET_VERSION
  private static final long PATH_BENEATH = 1;

  private static final long EXECUTE = 1;
  private static final long READ_FILE = 1 << 2;
  private static final long READ_FOLDER = 1 << 3;

  /**
   * The number of rights for files in versions 1 to 5: rights are bits, and later versions added
   * some.
   */
  private static final int[] FILE_RIGHTS = {13, 14, 15, 15, 16};

  /** From these versions on there are rules for networks, and for other processes. */
  private static final int NETWORK = 4;

  private static final int SCOPES = 6;

  private Landlock() {}

  /**
   * Imposes the rules on this thread and on all programs and threads that it starts.
   *
   * @param readable files, and folders with everything below them, that stay readable
   * @return whether the kernel supports such rules
   */
  static boolean confine(Linux linux, Collection<Path> readable) {
    long version = linux.call(SystemCall.LANDLOCK_CREATE_RULESET, 0, 0, VERSION);
    if (version < 1) {
      return false;
    }
    long rules = ruleset(linux, (int) Math.min(version, Integer.MAX_VALUE));
    if (rules < 0) {
      return false;
    }
    for (Path path : readable) {
      allow(linux, rules, path);
    }
    boolean done = linux.call(SystemCall.LANDLOCK_RESTRICT_SELF, rules, 0) == 0;
    linux.call(SystemCall.CLOSE, rules);
    return done;
  }

  private static long ruleset(Linux linux, int version) {
    long files = (1L << FILE_RIGHTS[Math.min(version, FILE_RIGHTS.length) - 1]) - 1;
    long network = 0b11; // to accept and to open connections over TCP
    long scopes = 0b11; // abstract sockets and signals
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment attributes = arena.allocateFrom(JAVA_LONG, files, network, scopes);
      long size = Long.BYTES * (version < NETWORK ? 1L : version < SCOPES ? 2L : 3L);
      return linux.call(SystemCall.LANDLOCK_CREATE_RULESET, attributes.address(), size, 0);
    }
  }

  private static void allow(Linux linux, long rules, Path path) {
    long parent = linux.openPath(path);
    if (parent < 0) {
      return; // a missing file need not be readable
    }
    boolean folder = path.toFile().isDirectory();
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment rule = arena.allocate(Long.BYTES + Integer.BYTES, Long.BYTES);
      rule.set(JAVA_LONG_UNALIGNED, 0, EXECUTE | READ_FILE | (folder ? READ_FOLDER : 0));
      rule.set(JAVA_INT_UNALIGNED, Long.BYTES, (int) parent);
      linux.call(SystemCall.LANDLOCK_ADD_RULE, rules, PATH_BENEATH, rule.address(), 0);
    }
    linux.call(SystemCall.CLOSE, parent);
  }
}
