package org.regames.studio;

/** A question cannot be answered, for a reason that the person at the page can understand. */
final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  Refusal(String why) {
    super(why, null, false, false);
  }
}
