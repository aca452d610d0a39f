package org.regames.draw.board;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Draws cards beside boards. */
final class CardFaces {
  /** The faces of cards. */
  private static final Map<String, String> FACES =
      Map.ofEntries(
          Map.entry("ace", "A"),
          Map.entry("king", "K"),
          Map.entry("queen", "Q"),
          Map.entry("jack", "J"),
          Map.entry("ten", "10"),
          Map.entry("nine", "9"),
          Map.entry("eight", "8"),
          Map.entry("seven", "7"));

  private static final String BACK = "?";
  private static final double WIDTH = 30;
  static final double HEIGHT = 42;

  private CardFaces() {}

  /** Whether values are cards: at least two are, including one that is not a chess piece. */
  static boolean areIn(Collection<String> symbols) {
    List<String> faces =
        symbols.stream().flatMap(symbol -> face(Looks.brief(symbol)).stream()).toList();
    return faces.size() > 1 && (faces.contains("J") || faces.contains("A"));
  }

  private static Optional<String> face(String value) {
    return Optional.ofNullable(FACES.get(value.toLowerCase(Locale.ROOT)));
  }

  /**
   * Draws a card, or the back of one if its value is not known.
   *
   * @return its width; nothing if the value is not a card
   */
  static Optional<Double> write(String value, double x, double y, StringBuilder svg) {
    boolean isBack = value.equals(BACK);
    Optional<String> face = isBack ? Optional.of("") : face(value);
    face.ifPresent(
        text -> {
          svg.append("<g class=\"card\"><title>").append(isBack ? "a hidden card" : value);
          svg.append("</title><rect class=\"").append(isBack ? "back" : "face").append("\" x=\"");
          svg.append(SvgBoard.number(x)).append("\" y=\"").append(SvgBoard.number(y));
          svg.append("\" width=\"30\" height=\"42\" rx=\"4\"/>");
          svg.append("<text class=\"pip\" x=\"").append(SvgBoard.number(x + WIDTH / 2));
          svg.append("\" y=\"").append(SvgBoard.number(y + HEIGHT / 2 + 6)).append("\">");
          svg.append(text).append("</text></g>\n");
        });
    return face.map(_ -> WIDTH);
  }
}
