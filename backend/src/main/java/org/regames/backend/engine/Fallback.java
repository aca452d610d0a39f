package org.regames.backend.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Makes sure that a game is played: by the requested engine, if that fails by the same engine with
 * plain plans, then by the default engine, and finally by the interpreter.
 */
public final class Fallback {
  /** What was made of a game, and by which engine in the end. */
  public record Played<T>(T value, PlayableGame game, Engine engine) {}

  private final List<Engine> order;
  private final Consumer<String> detour;

  /**
   * @param wanted the engine to try first
   * @param detour receives, in a sentence for the user, why the next engine is used; what it throws
   *     is passed on
   */
  public Fallback(Engine wanted, Consumer<String> detour) {
    this(
        Stream.of(wanted, Engines.DEFAULT, Engines.INTERPRETER)
            .flatMap(engine -> Stream.concat(Stream.of(engine), engine.plain().stream()))
            .distinct()
            .toList(),
        detour);
  }

  Fallback(List<Engine> order, Consumer<String> detour) {
    this.order = List.copyOf(order);
    this.detour = detour;
  }

  /**
   * Does something with a prepared game, again from the start with the next engine if one fails.
   * Exceptions that are not failures of an engine are passed on.
   *
   * @param start prepares the game for an engine
   */
  public <T> Played<T> play(Function<Engine, PlayableGame> start, Function<PlayableGame, T> work) {
    Engine last = order.getLast();
    Engine engine = order.getFirst();
    while (true) {
      try {
        PlayableGame game = start.apply(engine);
        return new Played<>(work.apply(game), game, engine);
      } catch (UnplayableException unplayable) {
        if (engine == last) {
          throw unplayable;
        }
        detour.accept(
            "engine %s cannot play this game (%s); the %s plays it instead"
                .formatted(engine.name(), unplayable.getMessage(), last.name()));
        engine = last;
      } catch (RuntimeException | LinkageError | StackOverflowError failure) {
        if (engine == last || !isFailure(failure)) {
          throw failure;
        }
        Engine next = order.get(order.indexOf(engine) + 1);
        detour.accept(
            "engine %s fails at this game: %s; %s plays it instead"
                .formatted(
                    engine.name(),
                    describe(failure),
                    next.name().equals(engine.name())
                        ? "it has a plainer plan now, which"
                        : next.name()));
        engine = next;
      }
    }
  }

  /**
   * Whether an exception is a bug in an engine. Our own exceptions are thrown on purpose, to tell
   * the user something, except for the one that says that an engine is broken; and after a
   * cancellation no other engine need try.
   */
  private static boolean isFailure(Throwable thrown) {
    return thrown instanceof BrokenEngineException
        || thrown.getClass().getName().startsWith("java.")
            && !(thrown instanceof CancellationException);
  }

  /** What happened, and where in our code, on one line. */
  public static String describe(Throwable failure) {
    String what = failure.toString().lines().findFirst().orElse("").strip();
    Optional<StackTraceElement> where =
        Arrays.stream(failure.getStackTrace())
            .filter(frame -> frame.getClassName().startsWith("org.regames."))
            .findFirst();
    return failure instanceof BrokenEngineException
        ? failure.getMessage()
        : what + where.map(frame -> " at " + frame).orElse("");
  }
}
