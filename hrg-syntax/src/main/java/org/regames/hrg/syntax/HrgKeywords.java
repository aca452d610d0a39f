package org.regames.hrg.syntax;

import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/** The words with a meaning in HRG, for all code that reads or writes it or chooses names. */
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

  /** Begins the statements, or the value, for when a condition does not hold. */
  public static final String ELSE = "else";

  /** Begins what depends on a condition. */
  public static final String IF = "if";

  /** Stands before the values that a variable takes. */
  public static final String IN = "in";

  /** Begins statements that repeat until a jump leaves them. */
  public static final String LOOP = "loop";

  /** Stands between alternatives. */
  public static final String OR = "or";

  /** Begins statements that are repeated. */
  public static final String REPEAT = "repeat";

  /** Stands before the value for when a condition holds. */
  public static final String THEN = "then";

  /** Begins generators. */
  public static final String WHERE = "where";

  /** Begins statements that repeat as long as a condition holds. */
  public static final String WHILE = "while";

  /** Leaves the innermost loop. */
  public static final String BREAK = "break";

  /** Continues only if a condition holds. */
  public static final String CHECK = "check";

  /** Starts the next iteration of the innermost loop. */
  public static final String CONTINUE = "continue";

  /** Ends the game. */
  public static final String END = "end";

  /** Holds if a condition does not. */
  public static final String NOT = "not";

  /** Holds if a graph can be run to its end. */
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

  /** Keywords of RG, which cannot be names in HRG either. */
  public static final Set<String> RESERVED = Set.of("const", "type", "var");

  /** Names to the grammar, but with a fixed meaning: conditions, jumps, the graph played. */
  public static final Set<String> MEANINGFUL =
      Set.of(BREAK, CHECK, CONTINUE, END, FALSE, NOT, REACHABLE, RETURN, RULES, TRUE);

  /** All of them, in alphabetical order: names to avoid for anything new. */
  public static final Set<String> ALL = all();

  private HrgKeywords() {}

  private static Set<String> all() {
    Set<String> all = new TreeSet<>(GRAMMAR);
    all.addAll(RESERVED);
    all.addAll(MEANINGFUL);
    return Collections.unmodifiableSet(all);
  }
}
