package org.regames.gdl.hrg;

import java.util.List;
import org.regames.gdl.clause.Clause;
import org.regames.gdl.syntax.GdlTerm;
import org.regames.ir.diagnostic.Origin;

/** Clauses with a symbol for a variable. */
final class Replacement {
  private Replacement() {}

  static FlatClause of(FlatClause clause, String variable, String symbol) {
    return of(clause, variable, new GdlTerm.Symbol(symbol, Origin.UNKNOWN));
  }

  /** Clauses with one variable for another, or a symbol. */
  static FlatClause of(FlatClause clause, String variable, GdlTerm symbol) {
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

  private static FlatLiteral of(FlatLiteral literal, String variable, GdlTerm symbol) {
    List<GdlTerm> arguments =
        literal.arguments().stream().map(term -> of(term, variable, symbol)).toList();
    return new FlatLiteral(literal.relation(), arguments);
  }

  private static GdlTerm of(GdlTerm term, String variable, GdlTerm symbol) {
    return term instanceof GdlTerm.Variable(String name, _) && name.equals(variable)
        ? symbol
        : term;
  }
}
