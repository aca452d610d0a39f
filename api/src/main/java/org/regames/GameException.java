package org.regames;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A text is not a game, or a game cannot be compiled or translated. The message is what a compiler
 * would print: every problem with its place, the line, a caret and a hint.
 */
public final class GameException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient List<Problem> problems;

  GameException(List<Problem> problems) {
    super(problems.stream().map(Problem::text).collect(Collectors.joining()).strip());
    this.problems = List.copyOf(problems);
  }

  GameException(String message, Throwable cause) {
    super(message, cause);
    this.problems = List.of();
  }

  /** The errors and warnings in the order of their places; none if a game is too large. */
  public List<Problem> problems() {
    return problems;
  }
}
