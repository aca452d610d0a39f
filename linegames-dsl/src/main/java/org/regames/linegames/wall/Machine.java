package org.regames.linegames.wall;

import java.util.Optional;

/** The kinds of machines whose system calls are known. */
enum Machine {
  X86_64("amd64", 0xC000003E),
  AARCH64("aarch64", 0xC00000B7);

  private final String javaName;
  private final int audit;

  Machine(String javaName, int audit) {
    this.javaName = javaName;
    this.audit = audit;
  }

  /** The constant for it in filters: {@code AUDIT_ARCH_…} of {@code linux/audit.h}. */
  int audit() {
    return audit;
  }

  static Optional<Machine> here() {
    for (Machine machine : values()) {
      if (machine.javaName.equals(System.getProperty("os.arch"))) {
        return Optional.of(machine);
      }
    }
    return Optional.empty();
  }
}
