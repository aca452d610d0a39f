package org.regames.draw.board;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Directions as rules name them: {@code upLeft}, {@code northEast}, {@code left1down1}, {@code NE}.
 */
final class Compass {
  private static final Map<String, Point> WORDS =
      Map.ofEntries(
          Map.entry("north", new Point(0, -1)),
          Map.entry("up", new Point(0, -1)),
          Map.entry("south", new Point(0, 1)),
          Map.entry("down", new Point(0, 1)),
          Map.entry("east", new Point(1, 0)),
          Map.entry("right", new Point(1, 0)),
          Map.entry("west", new Point(-1, 0)),
          Map.entry("left", new Point(-1, 0)));
  private static final Map<String, Point> LETTERS =
      Map.of(
          "n", new Point(0, -1),
          "s", new Point(0, 1),
          "e", new Point(1, 0),
          "w", new Point(-1, 0),
          "ne", new Point(1, -1),
          "nw", new Point(-1, -1),
          "se", new Point(1, 1),
          "sw", new Point(-1, 1));
  private static final Pattern WORD =
      Pattern.compile("(north|south|east|west|up|down|left|right)(\\d*)");

  private Compass() {}

  /** The vector of a direction with this name, if it is the name of a single step. */
  static Optional<Point> direction(String name) {
    String low =
        name.toLowerCase(Locale.ROOT)
            .replaceFirst("(direction|dir)$", "")
            .replaceAll("[^a-z0-9]", "");
    if (LETTERS.containsKey(low)) {
      return Optional.of(LETTERS.get(low));
    }
    Matcher word = WORD.matcher(low);
    Point sum = new Point(0, 0);
    int end = 0;
    while (word.find() && word.start() == end) {
      String steps = word.group(2);
      if (!steps.isEmpty() && !steps.equals("1")) {
        return Optional.empty();
      }
      sum = sum.plus(WORDS.get(word.group(1)));
      end = word.end();
    }
    boolean isStep =
        end == low.length() && end > 0 && Math.max(Math.abs(sum.x()), Math.abs(sum.y())) == 1;
    return isStep ? Optional.of(sum) : Optional.empty();
  }
}
