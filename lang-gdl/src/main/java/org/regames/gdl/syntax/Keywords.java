package org.regames.gdl.syntax;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The words with a meaning in GDL, in whatever case they are written. */
public final class Keywords {
  public static final String ROLE = "role";
  public static final String BASE = "base";
  public static final String INPUT = "input";
  public static final String INIT = "init";
  public static final String TRUE = "true";
  public static final String NEXT = "next";
  public static final String LEGAL = "legal";
  public static final String DOES = "does";
  public static final String GOAL = "goal";
  public static final String TERMINAL = "terminal";
  public static final String SEES = "sees";

  /** The role that plays each of its moves with the same probability. */
  public static final String RANDOM = "random";

  private static final Map<String, Integer> ARITIES =
      Map.ofEntries(
          Map.entry(ROLE, 1),
          Map.entry(BASE, 1),
          Map.entry(INPUT, 2),
          Map.entry(INIT, 1),
          Map.entry(TRUE, 1),
          Map.entry(NEXT, 1),
          Map.entry(LEGAL, 2),
          Map.entry(DOES, 2),
          Map.entry(GOAL, 2),
          Map.entry(TERMINAL, 0),
          Map.entry(SEES, 2));

  /** Words that are not relations: connectives and the comparison. */
  private static final Set<String> CONNECTIVES = Set.of("not", "or", "and", "distinct", "<=");

  private Keywords() {}

  /** A word in the form in which it is compared: one with a meaning in GDL is in small letters. */
  public static String plain(String word) {
    String small = word.toLowerCase(Locale.ROOT);
    boolean isKeyword = ARITIES.containsKey(small) || CONNECTIVES.contains(small);
    return isKeyword || small.equals(RANDOM) ? small : word;
  }

  /**
   * A constant in the form in which it is compared: among terms, only the role {@code random} has a
   * meaning.
   */
  public static String plainTerm(String word) {
    return word.equalsIgnoreCase(RANDOM) ? RANDOM : word;
  }

  /** The number of arguments of a built-in relation; empty for any other. */
  public static Optional<Integer> arity(String relation) {
    return Optional.ofNullable(ARITIES.get(relation));
  }

  /** Whether no rule can define a relation of this name. */
  public static boolean isConnective(String name) {
    return CONNECTIVES.contains(name);
  }

  /** The built-in relations, for suggestions. */
  public static List<String> relations() {
    return ARITIES.keySet().stream().sorted().toList();
  }
}
