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

  /** What the grammar asks for by name. Where it does not, these words are names like others. */
  public static final Set<String> GRAMMAR =
      Set.of(
          "branch", DOMAIN, "else", GRAPH, "if", "in", "loop", "or", "repeat", REUSABLE, "then",
          "where", "while");

  /** Keywords of RG, which name nothing in HRG either. */
  public static final Set<String> RESERVED = Set.of("const", "type", "var");

  /** Names to the grammar, with a meaning of their own: conditions, jumps, the graph played. */
  public static final Set<String> MEANINGFUL =
      Set.of(
          "break",
          "check",
          "continue",
          "end",
          "false",
          "not",
          "reachable",
          "return",
          RULES,
          "true");

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
