package org.regames.backend.plan.analysis;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * What came of trying to do something for a set of numbers at once: it is done, or refused for a
 * reason. Deep inside of an attempt {@link NotVectorizable} ends it, as a parser's error ends a
 * choice of its grammar; it is caught here and nowhere else. Who starts an attempt gets a result,
 * and what it had taken is given back.
 */
public sealed interface Attempt<T> {
  record Vectorized<T>(T done) implements Attempt<T> {}

  /** For a reason that {@code explain} shows to users. */
  record Refused<T>(String reason) implements Attempt<T> {}

  /**
   * Tries something.
   *
   * @param undo takes back what a refused attempt has changed
   */
  public static <T> Attempt<T> of(Supplier<T> attempt, Runnable undo) {
    try {
      return new Vectorized<>(attempt.get());
    } catch (NotVectorizable refused) {
      undo.run();
      return new Refused<>(refused.getMessage());
    }
  }

  /** Tries something that changes nothing unless it is done. */
  public static <T> Attempt<T> of(Supplier<T> attempt) {
    return of(attempt, () -> {});
  }

  /** What was done; else the attempt that this one is a part of is refused for the same reason. */
  default T orRefuse() {
    return switch (this) {
      case Vectorized<T>(T done) -> done;
      case Refused<T>(String reason) -> throw new NotVectorizable(reason);
    };
  }

  /** What was done, if it was. */
  public default Optional<T> value() {
    return switch (this) {
      case Vectorized<T>(T done) -> Optional.of(done);
      case Refused<T> _ -> Optional.empty();
    };
  }
}
