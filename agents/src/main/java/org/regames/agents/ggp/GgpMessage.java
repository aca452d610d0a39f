package org.regames.agents.ggp;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A message from the host of a match to a player. {@code toString} is the form in which it is sent.
 */
sealed interface GgpMessage {
  /** Asks for the name of the player and whether it is busy. */
  record Info() implements GgpMessage {
    @Override
    public String toString() {
      return "( INFO )";
    }
  }

  /** Shows the rules before a match. */
  record Preview(List<Kif> rules, int clock) implements GgpMessage {
    @Override
    public String toString() {
      return "( PREVIEW " + new Kif.Group(rules) + " " + clock + " )";
    }
  }

  /**
   * Begins a match.
   *
   * @param role the role of the player
   * @param startClock how many seconds it has to get ready
   * @param playClock how many seconds it has for each move
   */
  record Start(String id, String role, List<Kif> rules, int startClock, int playClock)
      implements GgpMessage {
    /** The same with clocks of at most this many seconds. */
    Start within(int most) {
      return new Start(id, role, rules, Math.min(startClock, most), Math.min(playClock, most));
    }

    @Override
    public String toString() {
      Kif all = new Kif.Group(rules);
      return "( START " + id + " " + role + " " + all + " " + startClock + " " + playClock + ")";
    }
  }

  /** Announces the moves of all roles in the last step, if there was one, and asks for a move. */
  record Play(String id, List<Kif> moves) implements GgpMessage {
    @Override
    public String toString() {
      return "( PLAY " + id + " " + text(moves) + " )";
    }
  }

  /** Announces the moves of all roles in the last step of the match. */
  record Stop(String id, List<Kif> moves) implements GgpMessage {
    @Override
    public String toString() {
      return "( STOP " + id + " " + text(moves) + " )";
    }
  }

  /** Aborts a match. */
  record Abort(String id) implements GgpMessage {
    @Override
    public String toString() {
      return "( ABORT " + id + " )";
    }
  }

  private static String text(List<Kif> moves) {
    return moves.isEmpty() ? "NIL" : new Kif.Group(moves).toString();
  }

  /** Reads a message; nothing if the text is not one. */
  static Optional<GgpMessage> read(String text) {
    List<Kif> parts = Kif.first(text).map(Kif::elements).orElse(List.of());
    if (parts.isEmpty()) {
      return Optional.empty();
    }
    return switch (parts.getFirst().toString().toUpperCase(Locale.ROOT)) {
      case "INFO" -> parts.size() == 1 ? Optional.of(new Info()) : Optional.empty();
      case "PREVIEW" ->
          parts.size() == 3
              ? seconds(parts.get(2)).map(clock -> new Preview(parts.get(1).elements(), clock))
              : Optional.empty();
      case "START" -> parts.size() >= 6 ? start(parts) : Optional.empty();
      case "PLAY" ->
          parts.size() == 3
              ? word(parts.get(1)).map(id -> new Play(id, parts.get(2).elements()))
              : Optional.empty();
      case "STOP" ->
          parts.size() == 3
              ? word(parts.get(1)).map(id -> new Stop(id, parts.get(2).elements()))
              : Optional.empty();
      case "ABORT" -> parts.size() == 2 ? word(parts.get(1)).map(Abort::new) : Optional.empty();
      default -> Optional.empty(); // input from outside
    };
  }

  private static Optional<GgpMessage> start(List<Kif> parts) {
    Optional<String> id = word(parts.get(1));
    Optional<String> role = word(parts.get(2).plain());
    Optional<Integer> start = seconds(parts.get(4));
    Optional<Integer> play = seconds(parts.get(5));
    if (id.isEmpty() || role.isEmpty() || start.isEmpty() || play.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Start(id.get(), role.get(), parts.get(3).elements(), start.get(), play.get()));
  }

  private static Optional<String> word(Kif kif) {
    return switch (kif) {
      case Kif.Word(String text) -> Optional.of(text);
      case Kif.Group _ -> Optional.empty();
    };
  }

  private static Optional<Integer> seconds(Kif kif) {
    String text = kif.toString();
    if (!text.matches("\\d{1,9}")) {
      return Optional.empty();
    }
    return Optional.of(Integer.parseInt(text));
  }
}
