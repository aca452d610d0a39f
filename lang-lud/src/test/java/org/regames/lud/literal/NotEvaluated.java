package org.regames.lud.literal;

/** Something that the evaluator lacks. */
final class NotEvaluated extends RuntimeException {
  private static final long serialVersionUID = 1;

  NotEvaluated(String ludeme) {
    super(ludeme);
  }
}
