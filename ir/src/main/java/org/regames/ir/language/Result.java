package org.regames.ir.language;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Diagnostics;

/** The result of a stage, absent after errors, and its findings. */
public record Result<T>(Optional<T> value, List<Diagnostic> diagnostics) {
  public Result {
    diagnostics = List.copyOf(diagnostics);
  }

  /** A value with the warnings found on the way, or, if errors were found, no value. */
  public static <T> Result<T> of(T value, Diagnostics diagnostics) {
    return diagnostics.hasErrors()
        ? failure(diagnostics)
        : new Result<>(Optional.of(value), diagnostics.list());
  }

  /** A value without findings. */
  public static <T> Result<T> success(T value) {
    return new Result<>(Optional.of(value), List.of());
  }

  /** Findings without a value. */
  public static <T> Result<T> failure(Diagnostics diagnostics) {
    return new Result<>(Optional.empty(), diagnostics.list());
  }

  /**
   * What a stage makes of the value, with the findings of this result; where there is no value, or
   * the stage runs out of its budget, no value.
   */
  public <U> Result<U> then(Function<T, U> stage) {
    if (value.isEmpty()) {
      return new Result<>(Optional.empty(), diagnostics);
    }
    try {
      return new Result<>(Optional.of(stage.apply(value.get())), diagnostics);
    } catch (DiagnosticException tooLarge) {
      Diagnostics all = new Diagnostics();
      all.reportAll(diagnostics);
      all.report(tooLarge.diagnostic());
      return failure(all);
    }
  }
}
