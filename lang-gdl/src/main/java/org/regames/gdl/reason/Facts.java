package org.regames.gdl.reason;

import org.regames.gdl.ground.Relation;
import org.regames.gdl.ground.TermTable;
import org.regames.gdl.syntax.Keywords;

/** The facts of a state, indexed as a whole and by the arguments of their functions. */
final class Facts {
  final Relation all = new Relation(Keywords.TRUE, 1);
  private final Relation[] byFunction;

  /** Linear in the facts. */
  Facts(AnswerList facts, FactFunctions functions, TermTable terms) {
    byFunction = functions.relations();
    for (int number = 0; number < facts.size(); number++) {
      int[] tuple = facts.get(number);
      all.add(tuple);
      int function = functions.of(tuple[0]);
      if (function != FactFunctions.NONE) {
        byFunction[function].add(terms.arguments(tuple[0]));
      }
    }
  }

  Relation of(int function) {
    return byFunction[function];
  }
}
