package org.regames.backend.plan.analysis;

import org.regames.backend.plan.BytecodeSize;

/** Why something cannot be done for a set of numbers at once. */
public final class NotVectorizable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** For a reason that {@code explain} shows to users. */
  public NotVectorizable(String reason) {
    super(reason, null, false, false);
  }

  /**
   * Sees to it that a function is not too long.
   *
   * @param size about how many bytes it takes
   * @throws NotVectorizable where it is
   */
  public static void unlessShort(int size) {
    if (size > BytecodeSize.MOST) {
      throw new NotVectorizable("a method would be too long for the JVM to compile");
    }
  }
}
