package org.regames.pcg.metrics;

import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.function.Supplier;
import org.regames.backend.engine.UnplayableException;

/**
 * The time that measuring a game takes, by stage, with a limit. Threads can share it.
 *
 * <p>The clock is checked between the stages, between the moves of random plays and between the
 * plays of agents. Code that counts its work instead, such as readers and the search for moves,
 * stops by itself.
 */
public final class Meter {
  /** A stage of the work. */
  public enum Stage {
    /** Making the text of a game. */
    MAKE,
    /** From the text to an automaton without errors. */
    READ,
    /** Planning and compiling. */
    PLAN,
    /** Plays at random. */
    PLAYS,
    /** Metrics and their intervals. */
    METRICS,
    /** Plays of agents with their metrics. */
    AGENTS,
    /** Analysis of the rules alone. */
    RULES,
    /** Other measurers, and comparison with known games. */
    OTHERS,
    /** Solving a small game. */
    SOLVE,
    /** Plays of a weaker search against a stronger one. */
    LADDER,
    /** Plays of a search that records its evaluations, with their metrics. */
    VALUES,
    /** Comparing a game with others. */
    COMPARE;

    /** The stage in a table or a message. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final AtomicLongArray nanos = new AtomicLongArray(Stage.values().length);
  private final long start = System.nanoTime();
  private final Duration most;

  private Meter(Duration most) {
    this.most = most;
  }

  /** A meter without a limit. */
  public static Meter unlimited() {
    return new Meter(Duration.ofNanos(Long.MAX_VALUE));
  }

  /** A meter that stops a game after some time from now. */
  public static Meter within(Duration most) {
    return new Meter(most);
  }

  /**
   * Does work that belongs to a stage.
   *
   * @throws UnplayableException if there was no time left before or after it
   */
  public <T> T of(Stage stage, Supplier<T> work) {
    check(stage);
    long before = System.nanoTime();
    T done;
    try {
      done = work.get();
    } finally {
      nanos.addAndGet(stage.ordinal(), System.nanoTime() - before);
    }
    check(stage);
    return done;
  }

  /**
   * Checks that there is time left.
   *
   * @throws UnplayableException if there is none
   */
  public void check(Stage stage) {
    if (System.nanoTime() - start > most.toNanos()) {
      throw new UnplayableException(
          String.format(Locale.ROOT, "took more than %s s (%s)", seconds(most), stage));
    }
  }

  private static String seconds(Duration time) {
    return String.valueOf(time.toMillis() / 1e3).replaceAll("\\.0$", "");
  }

  /** The seconds of a stage, summed over all threads. */
  public double seconds(Stage stage) {
    return nanos.get(stage.ordinal()) / 1e9;
  }

  /** The nanoseconds of all stages, in their order. */
  public long[] nanos() {
    return Arrays.stream(Stage.values()).mapToLong(stage -> nanos.get(stage.ordinal())).toArray();
  }

  /** Adds the measurements of a meter in another process, see {@link #nanos}. */
  public void add(long[] more) {
    for (Stage stage : Stage.values()) {
      nanos.addAndGet(stage.ordinal(), more[stage.ordinal()]);
    }
  }

  /** Adds the measurements of another meter. */
  public void add(Meter other) {
    add(other.nanos());
  }
}
