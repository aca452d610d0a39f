package org.regames.gdl.hrg;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.regames.gdl.clause.Clause;
import org.regames.gdl.lowering.TermNames;
import org.regames.gdl.syntax.Atom;
import org.regames.gdl.syntax.GdlTerm;
import org.regames.gdl.syntax.Keywords;
import org.regames.ir.NaturalOrder;

/**
 * Gives symbols that begin with a capital a small letter, since capitalized names are variables in
 * functions and maps of HRG. The directions {@code N} and {@code NE} become {@code n} and {@code
 * ne} or, if {@code n} is a symbol too, {@code n2}. Negative numbers, which HRG does not have,
 * become words: {@code -1} is {@code minus1}.
 */
public final class Capitals {
  private final Map<String, String> small = new HashMap<>();

  private Capitals(Set<String> symbols) {
    Set<String> taken = new HashSet<>(symbols);
    for (String symbol : symbols) {
      if (Character.isUpperCase(symbol.charAt(0)) || symbol.startsWith("-")) {
        String wish = small(symbol);
        String name = wish;
        for (int number = 2; isSpecial(name) || !taken.add(name); number++) {
          name = wish + number;
        }
        small.put(symbol, name);
      }
    }
  }

  /** The same clauses, with no symbol that HRG could take for a variable. */
  public static List<Clause> small(List<Clause> clauses) {
    Set<String> symbols = new TreeSet<>(NaturalOrder.NATURAL);
    for (Clause clause : clauses) {
      symbols(clause.head().arguments(), symbols);
      clause.positive().forEach(atom -> symbols(atom.arguments(), symbols));
      clause.negative().forEach(atom -> symbols(atom.arguments(), symbols));
      clause.distinct().forEach(pair -> symbols(List.of(pair.left(), pair.right()), symbols));
    }
    Capitals capitals = new Capitals(symbols);
    return capitals.small.isEmpty() ? clauses : clauses.stream().map(capitals::of).toList();
  }

  private static void symbols(List<GdlTerm> terms, Set<String> into) {
    for (GdlTerm term : terms) {
      switch (term) {
        case GdlTerm.Symbol(String name, _) -> into.add(name);
        case GdlTerm.Variable _ -> {}
        case GdlTerm.Compound(_, List<GdlTerm> arguments, _) -> symbols(arguments, into);
      }
    }
  }

  private static String small(String symbol) {
    if (symbol.startsWith("-")) {
      return "minus" + symbol.substring(1);
    }
    return symbol.equals(symbol.toUpperCase(Locale.ROOT))
        ? symbol.toLowerCase(Locale.ROOT)
        : Character.toLowerCase(symbol.charAt(0)) + symbol.substring(1);
  }

  /** Whether a name has a meaning in every game. */
  private static boolean isSpecial(String name) {
    return TermNames.isReserved(name) || name.equals(Keywords.RANDOM);
  }

  private Clause of(Clause clause) {
    return new Clause(
        of(clause.head()),
        clause.positive().stream().map(this::of).toList(),
        clause.negative().stream().map(this::of).toList(),
        clause.distinct().stream()
            .map(pair -> new Clause.Pair(of(pair.left()), of(pair.right())))
            .toList(),
        clause.rule());
  }

  private Atom of(Atom atom) {
    return new Atom(atom.relation(), of(atom.arguments()), atom.origin());
  }

  private List<GdlTerm> of(List<GdlTerm> terms) {
    List<GdlTerm> all = new ArrayList<>();
    terms.forEach(term -> all.add(of(term)));
    return all;
  }

  private GdlTerm of(GdlTerm term) {
    return switch (term) {
      case GdlTerm.Symbol(String name, var origin) ->
          new GdlTerm.Symbol(small.getOrDefault(name, name), origin);
      case GdlTerm.Variable variable -> variable;
      case GdlTerm.Compound(String function, List<GdlTerm> arguments, var origin) ->
          new GdlTerm.Compound(function, of(arguments), origin);
    };
  }
}
