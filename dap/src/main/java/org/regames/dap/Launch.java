package org.regames.dap;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A launch configuration of an editor.
 *
 * @param program the file of the game
 * @param after the moves so far, separated by slashes
 * @param move the move to follow; none to let the user choose
 * @param begin whether to begin with the keeper's first move rather than with the first of a player
 * @param edges whether to show the automaton rather than the text of the game
 * @param stopOnEntry whether to stop immediately
 */
record Launch(
    String program,
    List<String> after,
    Optional<String> move,
    boolean begin,
    boolean edges,
    boolean stopOnEntry) {
  /** The settings for users. */
  static final Set<String> SETTINGS =
      Set.of("program", "after", "move", "begin", "edges", "stopOnEntry");

  /** The settings added by editors. */
  private static final Set<String> THEIRS =
      Set.of("type", "request", "name", "noDebug", "cwd", "console", "internalConsoleOptions");

  /**
   * Reads a configuration.
   *
   * @throws IllegalArgumentException if it is invalid, with a message for people
   */
  static Launch of(Map<String, Object> arguments) {
    Set<String> unknown = new TreeSet<>(arguments.keySet());
    unknown.removeAll(SETTINGS);
    unknown.removeAll(THEIRS);
    unknown.removeIf(name -> name.startsWith("_") || name.endsWith("Task"));
    unknown.removeIf(name -> name.equals("presentation") || name.equals("env"));
    if (!unknown.isEmpty()) {
      throw new IllegalArgumentException(
          "launch: there is no `" + unknown.iterator().next() + "`; there are " + names());
    }
    String program =
        text(arguments, "program")
            .orElseThrow(() -> new IllegalArgumentException("launch: `program` names the game"));
    List<String> after = new ArrayList<>();
    text(arguments, "after")
        .filter(moves -> !moves.isBlank())
        .ifPresent(moves -> after.addAll(List.of(moves.split("/", -1))));
    return new Launch(
        program,
        List.copyOf(after),
        text(arguments, "move").filter(move -> !move.isBlank()),
        truth(arguments, "begin", false),
        truth(arguments, "edges", false),
        truth(arguments, "stopOnEntry", true));
  }

  private static String names() {
    return String.join(", ", new TreeSet<>(SETTINGS));
  }

  private static Optional<String> text(Map<String, Object> arguments, String name) {
    return switch (arguments.get(name)) {
      case null -> Optional.empty();
      case String text -> Optional.of(text);
      case Object other ->
          throw new IllegalArgumentException("launch: `" + name + "` is a text; found " + other);
    };
  }

  private static boolean truth(Map<String, Object> arguments, String name, boolean usual) {
    return switch (arguments.get(name)) {
      case null -> usual;
      case Boolean truth -> truth;
      case Object other ->
          throw new IllegalArgumentException(
              "launch: `" + name + "` is true or false; found " + other);
    };
  }
}
