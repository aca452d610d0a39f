package org.regames.backend.plan.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The result of trying to do something for all lanes of a loop at once: either done, or refused for
 * a reason. Attempts are combined with {@link #map} and {@link #then}; the first refusal is the
 * result.
 */
public sealed interface Attempt<T> {
  record Vectorized<T>(T done) implements Attempt<T> {
    @Override
    public <R> Attempt<R> map(Function<? super T, ? extends R> next) {
      return new Vectorized<>(next.apply(done));
    }

    @Override
    public <R> Attempt<R> then(Function<? super T, Attempt<R>> next) {
      return next.apply(done);
    }
  }

  /** Refused for a reason that {@code explain} shows to users. */
  record Refused<T>(String reason) implements Attempt<T> {
    /** The same refusal of something else. */
    public <R> Refused<R> same() {
      return new Refused<>(reason);
    }

    @Override
    public <R> Attempt<R> map(Function<? super T, ? extends R> next) {
      return same();
    }

    @Override
    public <R> Attempt<R> then(Function<? super T, Attempt<R>> next) {
      return same();
    }
  }

  static <T> Attempt<T> done(T done) {
    return new Vectorized<>(done);
  }

  static <T> Attempt<T> refused(String reason) {
    return new Refused<>(reason);
  }

  /** The value of an optional, or a refusal if it is empty. */
  static <T> Attempt<T> of(Optional<T> found, String otherwise) {
    return found.map(Attempt::done).orElseGet(() -> refused(otherwise));
  }

  /** The result mapped by a function. */
  <R> Attempt<R> map(Function<? super T, ? extends R> next);

  /** Another attempt that uses the result. */
  <R> Attempt<R> then(Function<? super T, Attempt<R>> next);

  /** Attempts one after the other, up to the first refusal. */
  static <S, T> Attempt<List<T>> all(Iterable<S> of, Function<? super S, Attempt<T>> attempt) {
    List<T> all = new ArrayList<>();
    for (S one : of) {
      switch (attempt.apply(one)) {
        case Vectorized<T>(T done) -> all.add(done);
        case Refused<T> refused -> {
          return refused.same();
        }
      }
    }
    return done(all);
  }

  /**
   * The same; a refusal is undone.
   *
   * @param undo reverts what a refused attempt has changed
   */
  default Attempt<T> orElse(Runnable undo) {
    if (this instanceof Refused<T>) {
      undo.run();
    }
    return this;
  }

  /** The result, unless refused. */
  default Optional<T> value() {
    return switch (this) {
      case Vectorized<T>(T done) -> Optional.of(done);
      case Refused<T> _ -> Optional.empty();
    };
  }
}
