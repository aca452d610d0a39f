package org.regames.draw.board;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.regames.ir.Builtins;
import org.regames.ir.analysis.Shape;

/** Tells what rules keep for themselves from what belongs on the table. */
final class Internals {
  /** Who is to move is said elsewhere; counters only end plays that lead nowhere. */
  private static final Set<String> NAMES =
      Set.of(
          "mover",
          "turn",
          "turns",
          "next",
          "prev",
          "previous",
          "passed",
          "passes",
          "quiet",
          "stagnation",
          "clock",
          "ply",
          "plies",
          "step",
          "steps",
          "control",
          "lead",
          "ischosen",
          "lastfrom",
          "lastto",
          "justmoved",
          "active",
          "playing",
          "winners",
          "losers",
          "seat",
          "swappable",
          "pending",
          "pendingnext",
          "wanders",
          "pips",
          "allequal");

  /**
   * What translations count and remember: pieces that are left, choices that are not seen yet, what
   * a game of Ludii notes for itself.
   */
  private static final Pattern TRANSLATED =
      Pattern.compile("(left|count|does)_.+|var[A-Z]\\w*|(face|ago)\\d");

  /** What is kept for castling and for what pawns may take. */
  private static final Pattern MOVED =
      Pattern.compile("(?i)\\w*(king|rook|pawn)\\w*(moved|move)|en_?passant\\w*");

  /** Where something was done, or what {@code remember} of Ludii keeps. */
  private static final Pattern MEMORY =
      Pattern.compile("(?i)(un|not|has|was)?_?(moved|touched|visited)|remembered.*");

  /** How many there are of a piece. */
  private static final Pattern COUNTED = Pattern.compile("(?:left|count)_(\\w+)");

  private static final Pattern UNMOVED = Pattern.compile("(?i)(un|not)_?(moved|touched)");

  private static final Pattern HAS_MOVED = Pattern.compile("(?i)(has|was)?_?(moved|touched)");

  private static final Pattern HUMP = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])|_+");

  private Internals() {}

  static boolean isOne(String variable) {
    return NAMES.contains(variable.toLowerCase(Locale.ROOT))
        || TRANSLATED.matcher(variable).matches()
        || MEMORY.matcher(variable).matches()
        || MOVED.matcher(variable).matches();
  }

  /** Whether a variable only remembers what was done. */
  static boolean isMemory(String variable) {
    return MEMORY.matcher(variable).matches();
  }

  /** What is counted, where the name of a variable says that translations count something in it. */
  static Optional<String> counted(String variable) {
    Matcher name = COUNTED.matcher(variable);
    return name.matches() ? Optional.of(name.group(1)) : Optional.empty();
  }

  /**
   * What people call a part of a variable.
   *
   * @param words what they call the variable
   * @param of the part: a player or a cell; an empty text for the whole
   */
  static String said(String variable, String words, String of) {
    if (of.isEmpty()) {
      return counted(variable).map(piece -> "how many " + piece + " there are").orElse(words);
    }
    if (variable.equals(Builtins.GOALS)) {
      return "score of " + of;
    }
    if (UNMOVED.matcher(variable).matches()) {
      return of + " has not moved";
    }
    return HAS_MOVED.matcher(variable).matches() ? of + " has moved" : words + " " + of;
  }

  /** What people call a variable: {@code in hand} for {@code inHand}. */
  static String words(String variable) {
    return HUMP.matcher(variable).find()
        ? HUMP.matcher(variable).replaceAll(" ").strip().toLowerCase(Locale.ROOT)
        : variable;
  }

  /** Whether a map says where things are that the board shows there, such as the kings. */
  static boolean isOfPlaces(Shape.SetShape values, Set<String> cells) {
    long places = values.symbols().stream().filter(cells::contains).count();
    return places > 3 && 2 * places > values.symbols().size();
  }

  /**
   * Whether a map says of places whether something was done there, such as castling; they may have
   * a type of their own, and then go by the names of the cells.
   */
  static boolean isOfMarks(Shape.SetShape values, List<List<String>> paths, Set<String> cells) {
    Set<String> names = cells.stream().map(Looks::brief).collect(Collectors.toSet());
    long places =
        paths.stream()
            .filter(path -> path.size() == 1 && names.contains(Looks.brief(path.getFirst())))
            .count();
    return values.symbols().size() == 2
        && values.contains("0")
        && values.contains("1")
        && places > 3
        && 2 * places > paths.size();
  }
}
