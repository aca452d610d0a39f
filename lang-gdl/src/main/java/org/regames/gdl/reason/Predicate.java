package org.regames.gdl.reason;

import java.util.ArrayList;
import java.util.List;
import org.regames.gdl.ground.Relation;

/** A relation that rules define. */
final class Predicate {
  private final int number;
  private final int arity;
  private final AnswerScope scope;

  /** The tuples that rules list. */
  final Relation listed;

  final List<CompiledClause> clauses = new ArrayList<>();

  Predicate(int number, String name, int arity, AnswerScope scope) {
    this.number = number;
    this.arity = arity;
    this.scope = scope;
    this.listed = new Relation(name, arity);
  }

  int number() {
    return number;
  }

  AnswerScope scope() {
    return scope;
  }

  /** Whether a mask has all places. */
  boolean isWhole(int mask) {
    return arity <= Relation.PLACES && mask == (int) ((1L << arity) - 1);
  }
}
