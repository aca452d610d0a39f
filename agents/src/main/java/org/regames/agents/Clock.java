package org.regames.agents;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How much to think about a move. */
public sealed interface Clock {
  /** A number of iterations of whatever the agent repeats, at least 1. */
  record Iterations(long number) implements Clock {
    public Iterations {
      if (number < 1) {
        throw new IllegalArgumentException("expected at least 1it");
      }
    }

    @Override
    public String toString() {
      return number + "it";
    }
  }

  /** A time, measured from the call on. */
  record Time(Duration duration) implements Clock {
    public Time {
      if (duration.isNegative() || duration.isZero()) {
        throw new IllegalArgumentException("expected at least 1ms");
      }
    }

    @Override
    public String toString() {
      long millis = duration.toMillis();
      return millis % 1000 == 0 ? millis / 1000 + "s" : millis + "ms";
    }
  }

  /** A running clock, queried repeatedly whether to go on. */
  interface Running {
    /**
     * @param done the number of iterations so far
     */
    boolean goesOn(long done);
  }

  /** Starts the clock. A clock of time also ends when the thread that queries it is interrupted. */
  default Running start() {
    return switch (this) {
      case Iterations(long number) -> done -> done < number;
      case Time(Duration duration) -> {
        long end = System.nanoTime() + duration.toNanos();
        yield _ -> System.nanoTime() < end && !Thread.currentThread().isInterrupted();
      }
    };
  }

  /** An equal part of this clock, such that this many parts take no more than all of it. */
  default Clock part(int parts) {
    return switch (this) {
      case Iterations(long number) -> new Iterations(Math.max(1, number / parts));
      case Time(Duration duration) ->
          new Time(Duration.ofNanos(Math.max(1, duration.toNanos() / parts)));
    };
  }

  /** What {@link #parse} reads: a number of up to nine digits and its unit. */
  Pattern FORM = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,3})?)(ms|s|it)");

  /**
   * Reads {@code 200ms}, {@code 1.5s} or {@code 1000it}.
   *
   * @throws IllegalArgumentException if the text is none of these, or the budget is zero
   */
  static Clock parse(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      throw new IllegalArgumentException(
          "expected a budget such as 200ms, 2s or 1000it, found `" + text + "`");
    }
    double number = Double.parseDouble(form.group(1));
    return switch (form.group(2)) {
      case "it" -> new Iterations((long) number);
      case "s" -> new Time(Duration.ofMillis(Math.round(number * 1000)));
      default -> new Time(Duration.ofMillis(Math.round(number)));
    };
  }
}
