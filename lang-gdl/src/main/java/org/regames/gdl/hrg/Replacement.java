package org.regames.gdl.hrg;

import java.util.List;
import org.regames.gdl.clause.Clause;
import org.regames.gdl.syntax.Term;
import org.regames.ir.diagnostic.Origin;

/** Clauses with a symbol for a variable. */
final class Replacement {
  private Replacement() {}

  static FlatClause of(FlatClause clause, String variable, String symbol) {
    return of(clause, variable, new Term.Symbol(symbol, Origin.UNKNOWN));
  }

  /** Clauses with one variable for another, or a symbol. */
  static FlatClause of(FlatClause clause, String variable, Term symbol) {
    return new FlatClause(
        of(clause.head(), variable, symbol),
        clause.positive().stream().map(literal -> of(literal, variable, symbol)).toList(),
        clause.negative().stream().map(literal -> of(literal, variable, symbol)).toList(),
        clause.distinct().stream()
            .map(
                pair ->
                    new Clause.Pair(
                        of(pair.left(), variable, symbol), of(pair.right(), variable, symbol)))
            .toList());
  }

  private static Literal of(Literal literal, String variable, Term symbol) {
    List<Term> arguments =
        literal.arguments().stream().map(term -> of(term, variable, symbol)).toList();
    return new Literal(literal.relation(), arguments);
  }

  private static Term of(Term term, String variable, Term symbol) {
    return term instanceof Term.Variable(String name, _) && name.equals(variable) ? symbol : term;
  }
}
