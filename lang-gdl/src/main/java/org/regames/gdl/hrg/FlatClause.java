package org.regames.gdl.hrg;

import java.util.List;
import org.regames.gdl.clause.Clause;

/** A clause without functions. */
record FlatClause(
    Literal head, List<Literal> positive, List<Literal> negative, List<Clause.Pair> distinct) {
  FlatClause {
    positive = List.copyOf(positive);
    negative = List.copyOf(negative);
    distinct = List.copyOf(distinct);
  }
}
