package org.regames.gdl.hrg;

import java.util.List;
import org.regames.gdl.clause.Clause;

/** A clause without functions. */
record FlatClause(
    FlatLiteral head,
    List<FlatLiteral> positive,
    List<FlatLiteral> negative,
    List<Clause.Pair> distinct) {
  FlatClause {
    positive = List.copyOf(positive);
    negative = List.copyOf(negative);
    distinct = List.copyOf(distinct);
  }
}
