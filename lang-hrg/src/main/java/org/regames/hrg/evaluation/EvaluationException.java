package org.regames.hrg.evaluation;

import java.util.Optional;
import org.regames.ir.diagnostic.Diagnostic;

/** Says that an expression has no value; whoever asked for the value reports why. */
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

  /** For what depends on something that is reported elsewhere. */
  public static EvaluationException known() {
    return new EvaluationException("depends on an error", Optional.empty());
  }

  /** Why there is no value, where nobody has reported it yet. */
  public Optional<Diagnostic> diagnostic() {
    return diagnostic;
  }
}
