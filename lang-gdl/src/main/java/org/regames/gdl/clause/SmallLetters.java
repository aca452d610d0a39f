package org.regames.gdl.clause;

import java.util.ArrayList;
import java.util.List;
import org.regames.gdl.syntax.Atom;
import org.regames.gdl.syntax.GdlTerm;

/**
 * Reads a rule sheet written entirely in capitals like the same text in small letters: its capitals
 * mean nothing, and messages about the game may use either. {@code (LEGAL ?P NOOP)} is {@code
 * (legal ?p noop)}. Letters beyond a to z stay as they are.
 */
public final class SmallLetters {
  private SmallLetters() {}

  /** Whether a text has capitals and, outside of comments, no small letters. Linear. */
  public static boolean isInCapitals(String text) {
    String rules = text.replaceAll(";[^\r\n]*", "");
    return rules.chars().anyMatch(c -> c >= 'A' && c <= 'Z')
        && rules.chars().noneMatch(c -> c >= 'a' && c <= 'z');
  }

  /** The same clauses in small letters; messages still show their rules as written. */
  public static List<Clause> of(List<Clause> clauses) {
    return clauses.stream().map(SmallLetters::of).toList();
  }

  private static Clause of(Clause clause) {
    return new Clause(
        of(clause.head()),
        clause.positive().stream().map(SmallLetters::of).toList(),
        clause.negative().stream().map(SmallLetters::of).toList(),
        clause.distinct().stream()
            .map(pair -> new Clause.Pair(of(pair.left()), of(pair.right())))
            .toList(),
        clause.rule());
  }

  private static Atom of(Atom atom) {
    return new Atom(small(atom.relation()), terms(atom.arguments()), atom.origin());
  }

  private static List<GdlTerm> terms(List<GdlTerm> terms) {
    List<GdlTerm> all = new ArrayList<>();
    terms.forEach(term -> all.add(of(term)));
    return all;
  }

  private static GdlTerm of(GdlTerm term) {
    return switch (term) {
      case GdlTerm.Symbol(String name, var origin) -> new GdlTerm.Symbol(small(name), origin);
      case GdlTerm.Variable(String name, var origin) -> new GdlTerm.Variable(small(name), origin);
      case GdlTerm.Compound(String function, List<GdlTerm> arguments, var origin) ->
          new GdlTerm.Compound(small(function), terms(arguments), origin);
    };
  }

  private static String small(String name) {
    StringBuilder small = new StringBuilder(name.length());
    name.chars().forEach(c -> small.append((char) (c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c)));
    return small.toString();
  }
}
