package org.regames.gdl.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.regames.gdl.clause.Clause;
import org.regames.gdl.clause.Variables;
import org.regames.gdl.syntax.Atom;
import org.regames.gdl.syntax.GdlTerm;
import org.regames.gdl.syntax.Keywords;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.NearestName;

/**
 * Reports facts that conditions test but no rule makes, and moves that they test but nobody may
 * make: most often a name that is spelt differently elsewhere, such as {@code timeOut} for {@code
 * timeout}.
 */
final class UnknownTerms {
  private final List<Clause> clauses;
  private final Diagnostics diagnostics;

  private UnknownTerms(List<Clause> clauses, Diagnostics diagnostics) {
    this.clauses = clauses;
    this.diagnostics = diagnostics;
  }

  static void check(List<Clause> clauses, Diagnostics diagnostics) {
    UnknownTerms terms = new UnknownTerms(clauses, diagnostics);
    terms.check(Keywords.TRUE, Set.of(Keywords.INIT, Keywords.NEXT), "fact");
    terms.check(Keywords.DOES, Set.of(Keywords.LEGAL), "legal move");
    terms.constants();
  }

  private void check(String relation, Set<String> makers, String what) {
    List<GdlTerm> made =
        clauses.stream()
            .map(Clause::head)
            .filter(head -> makers.contains(head.relation()) && !head.arguments().isEmpty())
            .map(head -> head.arguments().getLast())
            .toList();
    if (made.isEmpty() || made.stream().anyMatch(GdlTerm.Variable.class::isInstance)) {
      return; // any may be made, or none, which is reported separately
    }
    Set<String> names = new TreeSet<>();
    made.forEach(term -> names.add(name(term)));
    NearestName near = NearestName.among(names);
    for (Clause clause : clauses) {
      Stream.concat(clause.positive().stream(), clause.negative().stream())
          .filter(atom -> atom.relation().equals(relation) && hasItsArity(atom))
          .filter(atom -> !(atom.arguments().getLast() instanceof GdlTerm.Variable))
          .filter(atom -> !names.contains(name(atom.arguments().getLast())))
          .forEach(atom -> diagnostics.report(near.suggest(named(atom), warning(atom, what))));
    }
  }

  /**
   * Reports constants that occur once and have the name of a variable elsewhere: most often one
   * that lost its question mark.
   */
  private void constants() {
    Map<String, List<GdlTerm.Symbol>> symbols = new LinkedHashMap<>();
    Set<String> variables = new HashSet<>();
    for (Clause clause : clauses) {
      Stream.of(Stream.of(clause.head()), clause.positive().stream(), clause.negative().stream())
          .flatMap(atoms -> atoms)
          .forEach(
              atom -> {
                variables.addAll(Variables.of(atom));
                atom.arguments().forEach(term -> collect(term, symbols));
              });
    }
    symbols.forEach(
        (name, uses) -> {
          if (uses.size() == 1 && variables.contains(name)) {
            diagnostics.report(
                Diagnostic.warning(
                        "lost-variable",
                        uses.getFirst().origin(),
                        "`" + name + "` is a constant here, and occurs nowhere else")
                    .withHint("a variable is written `?" + name + "`"));
          }
        });
  }

  private static void collect(GdlTerm term, Map<String, List<GdlTerm.Symbol>> symbols) {
    switch (term) {
      case GdlTerm.Symbol symbol ->
          symbols.computeIfAbsent(symbol.name(), _ -> new ArrayList<>()).add(symbol);
      case GdlTerm.Compound compound ->
          compound.arguments().forEach(inner -> collect(inner, symbols));
      case GdlTerm.Variable _ -> {}
    }
  }

  private static boolean hasItsArity(Atom atom) {
    return Keywords.arity(atom.relation()).stream().anyMatch(it -> it == atom.arguments().size());
  }

  private static String named(Atom atom) {
    return name(atom.arguments().getLast());
  }

  private static Diagnostic warning(Atom atom, String what) {
    return Diagnostic.warning(
        "unknown-term",
        atom.arguments().getLast().origin(),
        "`" + named(atom) + "` is never a " + what + ", so this never holds");
  }

  private static String name(GdlTerm term) {
    return switch (term) {
      case GdlTerm.Symbol(String name, _) -> name;
      case GdlTerm.Compound(String function, _, _) -> function;
      case GdlTerm.Variable variable -> variable.toString();
    };
  }
}
