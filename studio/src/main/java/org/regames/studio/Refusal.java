package org.regames.studio;

/** A request cannot be answered, for a reason that the user of the page can understand. */
final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  Refusal(String why) {
    super(why, null, false, false);
  }
}
