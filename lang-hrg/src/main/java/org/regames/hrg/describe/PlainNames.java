package org.regames.hrg.describe;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Turns names of games into words. */
final class PlainNames {
  /** Symbols for an empty place. Any other symbol keeps its name. */
  private static final Set<String> NOTHING = Set.of("empty", "blank", "none", "nothing", "free");

  private PlainNames() {}

  /** {@code farWest} as {@code far west}. */
  static String split(String name) {
    return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ")
        .replace('_', ' ')
        .toLowerCase(Locale.ROOT);
  }

  /** A name that has no plainer word. */
  static String code(String name) {
    return "`" + name + "`";
  }

  /** The name of a part of the rules, which has a section of its own. */
  static String title(String graph) {
    return "\"" + split(graph) + "\"";
  }

  /** A step as a phrase that its origin follows: {@code north of}, {@code below}. */
  static String relative(String step) {
    String words = split(step);
    return Set.of("above", "below", "behind").contains(words) ? words : words + " of";
  }

  /** Whether a symbol means that a place is empty. */
  static boolean isNothing(String symbol) {
    return NOTHING.contains(symbol);
  }

  /** A symbol: a number, {@code white pawn} for {@code P__white_pawn}, or its name. */
  static String symbol(String symbol, List<String> players) {
    List<String> arguments = GridPlace.arguments(symbol);
    if (!arguments.isEmpty() && players.contains(arguments.getFirst())) {
      return String.join(" ", arguments.stream().map(PlainNames::split).toList());
    }
    if (!arguments.isEmpty()) {
      String all = String.join(", ", arguments);
      return arguments.size() == 1 ? all : "(" + all + ")";
    }
    return split(symbol);
  }
}
