package org.regames.backend.plan;

/** Why something cannot be done for a set of numbers at once. */
final class Unliftable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  Unliftable(String reason) {
    super(reason, null, false, false);
  }
}
