package org.regames.hrg.syntax;

import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/** The words that mean something in HRG, wherever text is read, written or named. */
public final class HrgKeywords {
  /** Begins a domain. */
  public static final String DOMAIN = "domain";

  /** Begins a graph, after {@link #REUSABLE} or alone. */
  public static final String GRAPH = "graph";

  /** Stands before the {@link #GRAPH} that all its calls share. */
  public static final String REUSABLE = "reusable";

  /** The name of the graph that is played. */
  public static final String RULES = "rules";

  /** Begins alternatives. */
  public static final String BRANCH = "branch";

  /** Begins what is done, or had, where a condition does not hold. */
  public static final String ELSE = "else";

  /** Begins what depends on a condition. */
  public static final String IF = "if";

  /** Stands before the values that a variable takes. */
  public static final String IN = "in";

  /** Begins what is done again and again. */
  public static final String LOOP = "loop";

  /** Stands between alternatives. */
  public static final String OR = "or";

  /** Begins statements that are repeated. */
  public static final String REPEAT = "repeat";

  /** Stands before the value where a condition holds. */
  public static final String THEN = "then";

  /** Begins generators. */
  public static final String WHERE = "where";

  /** Begins what is done as long as a condition holds. */
  public static final String WHILE = "while";

  /** Leaves the innermost loop. */
  public static final String BREAK = "break";

  /** Goes on only where a condition holds. */
  public static final String CHECK = "check";

  /** Begins the innermost loop anew. */
  public static final String CONTINUE = "continue";

  /** Ends the game. */
  public static final String END = "end";

  /** Holds where a condition does not. */
  public static final String NOT = "not";

  /** Holds where a graph can be walked to its end. */
  public static final String REACHABLE = "reachable";

  /** Leaves the graph. */
  public static final String RETURN = "return";

  /** Holds always. */
  public static final String TRUE = "true";

  /** Holds never. */
  public static final String FALSE = "false";

  /**
   * The words that the grammar reserves in some places. Everywhere else they are ordinary names.
   */
  public static final Set<String> GRAMMAR =
      Set.of(BRANCH, DOMAIN, ELSE, GRAPH, IF, IN, LOOP, OR, REPEAT, REUSABLE, THEN, WHERE, WHILE);

  /** Keywords of RG, which name nothing in HRG either. */
  public static final Set<String> RESERVED = Set.of("const", "type", "var");

  /** Names to the grammar, with a meaning of their own: conditions, jumps, the graph played. */
  public static final Set<String> MEANINGFUL =
      Set.of(BREAK, CHECK, CONTINUE, END, FALSE, NOT, REACHABLE, RETURN, RULES, TRUE);

  /** All of them, in alphabetical order: what is best not the name of anything new. */
  public static final Set<String> ALL = all();

  private HrgKeywords() {}

  private static Set<String> all() {
    Set<String> all = new TreeSet<>(GRAMMAR);
    all.addAll(RESERVED);
    all.addAll(MEANINGFUL);
    return Collections.unmodifiableSet(all);
  }
}
