package org.regames.draw.board;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The colours that pieces may have. */
final class PieceColours {
  /** The names of colours; of two with a common prefix the longer one comes first. */
  static final List<String> NAMES =
      List.of(
          "white", "black", "red", "blue", "green", "yellow", "orange", "purple", "gold", "silver",
          "brown", "pink", "grey", "cyan");

  /** The colour of things that nobody owns. */
  static final String NEUTRAL = "neutral";

  private static final List<String> OF_PLAYERS =
      List.of("white", "black", "red", "blue", "green", "yellow", "purple", "orange");

  private PieceColours() {}

  /** The colour at the beginning of a name or, separated from other words, inside it. */
  static Optional<String> in(String name) {
    String low = name.toLowerCase(Locale.ROOT).replace("gray", "grey");
    return NAMES.stream()
        .filter(low::startsWith)
        .findFirst()
        .or(() -> NAMES.stream().filter(low::contains).findFirst());
  }

  /** White or black by the first of two letters, if there are pieces of both: {@code wp}. */
  static Optional<String> byInitial(String name, List<String> all) {
    boolean areBoth =
        Stream.of("w", "b")
            .allMatch(first -> all.stream().anyMatch(one -> one.matches("(?i)" + first + "[a-z]")));
    return areBoth && name.matches("(?i)[wb][a-z]")
        ? Optional.of(name.toLowerCase(Locale.ROOT).startsWith("w") ? "white" : "black")
        : Optional.empty();
  }

  /** The colour of a player's pieces, unless their names say otherwise. */
  static String of(String name, int player) {
    String low = name.toLowerCase(Locale.ROOT);
    return in(name)
        .or(() -> Optional.of("blue").filter(_ -> Looks.CROSS.contains(low)))
        .or(() -> Optional.of("red").filter(_ -> Looks.RING.contains(low)))
        .orElseGet(() -> ofPlayer(player));
  }

  /** The colour of the pieces of a player who is not named after one. */
  static String ofPlayer(int player) {
    return OF_PLAYERS.get(player % OF_PLAYERS.size());
  }
}
