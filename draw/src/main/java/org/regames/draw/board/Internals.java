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

/** Distinguishes internal state of the rules from what belongs on the table. */
final class Internals {
  /** Who is to move is shown elsewhere; counters only end plays that lead nowhere. */
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
          "allequal",
          "counter",
          "waspass",
          "movesby",
          "oddmoves",
          "oddmovesthisturn");

  /**
   * What translations count and remember: remaining pieces, choices that are not visible yet,
   * internal values of Ludii games.
   */
  private static final Pattern TRANSLATED =
      Pattern.compile("(left|count|does)_.+|var[A-Z]\\w*|(face|ago|way|drawn)\\d+");

  /** What is remembered for castling and en passant. */
  private static final Pattern MOVED =
      Pattern.compile("(?i)\\w*(king|rook|pawn)\\w*(moved|move)|en_?passant\\w*");

  /** Where something was done, or what {@code remember} of Ludii stores. */
  private static final Pattern MEMORY =
      Pattern.compile("(?i)(un|not|has|was)?_?(moved|touched|visited)|remembered.*");

  /** The number of pieces of a kind. */
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

  /** Whether a value says that there is none yet. */
  static boolean isUnset(String value) {
    return value.equals("unset");
  }

  /** What is counted, if the name of a variable says that a translation counts something in it. */
  static Optional<String> counted(String variable) {
    Matcher name = COUNTED.matcher(variable);
    return name.matches() ? Optional.of(name.group(1)) : Optional.empty();
  }

  /**
   * The name of a part of a variable for people.
   *
   * @param words the name of the variable for people
   * @param of the part: a player or a cell; empty for the whole
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

  /** The name of a variable for people: {@code in hand} for {@code inHand}. */
  static String words(String variable) {
    return HUMP.matcher(variable).find()
        ? HUMP.matcher(variable).replaceAll(" ").strip().toLowerCase(Locale.ROOT)
        : variable;
  }

  /** Whether a map holds the places of things that the board shows there, such as kings. */
  static boolean isOfPlaces(Shape.SetShape values, Set<String> cells) {
    long places = values.symbols().stream().filter(cells::contains).count();
    return places > 3 && 2 * places > values.symbols().size();
  }

  /**
   * Whether a map marks places where something was done, such as castling; these may have a type of
   * their own, with the names of cells.
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
