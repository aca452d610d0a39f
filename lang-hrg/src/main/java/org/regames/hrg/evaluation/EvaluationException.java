package org.regames.hrg.evaluation;

import java.util.Optional;
import org.regames.ir.diagnostic.Diagnostic;

/** Says that an expression has no value; the caller reports why. */
public final class EvaluationException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Optional<Diagnostic> diagnostic;

  private EvaluationException(String message, Optional<Diagnostic> diagnostic) {
    super(message, null, false, false);
    this.diagnostic = diagnostic;
  }

  public static EvaluationException of(Diagnostic diagnostic) {
    return new EvaluationException(diagnostic.message(), Optional.of(diagnostic));
  }

  /** For an expression that depends on a mistake reported elsewhere. */
  public static EvaluationException known() {
    return new EvaluationException("depends on an error", Optional.empty());
  }

  /** Why there is no value, unless that has been reported. */
  public Optional<Diagnostic> diagnostic() {
    return diagnostic;
  }
}
