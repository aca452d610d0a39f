package org.regames.gdl.ground;

import java.util.Arrays;

/** Finds all bindings that satisfy the positive literals of a clause, one after the other. */
final class Join {
  /** What to do with bindings that were found. */
  interface Found {
    /**
     * @param bindings the values of all variables, until this returns
     * @param tuples for each positive literal the number of the tuple in its relation
     */
    void accept(int[] bindings, int[] tuples);
  }

  /** What the owner knows beyond the positive literals. */
  interface Tests {
    /** Whether a negation surely fails under the bindings. */
    boolean negationFails(Body body, int negation, int[] bindings);

    /** Whether these bindings of the head give nothing new. */
    boolean isKnown(Body body, int[] bindings);

    /** Counts a candidate; returns whether to try it. */
    boolean count(Body body);

    /** Whether more candidates are of any use. */
    boolean goesOn();
  }

  private final Body body;
  private final JoinOrder plan;
  private final TermTable terms;
  private final Tests tests;
  private final Found found;
  private final int[] tuples;

  Join(Body body, JoinOrder plan, TermTable terms, Tests tests, Found found) {
    this.body = body;
    this.plan = plan;
    this.terms = terms;
    this.tests = tests;
    this.found = found;
    this.tuples = new int[body.positive.size()];
  }

  /** Finds all bindings. */
  void run() {
    int[] bindings = new int[body.slots];
    Arrays.fill(bindings, TermTable.NONE);
    if (plan.steps.isEmpty()) {
      if (passesGround(bindings)) {
        found.accept(bindings, tuples);
      }
      return;
    }
    step(0, bindings);
  }

  /** Finds all bindings in which the first literal of the plan matches one tuple. */
  void run(int tuple) {
    int[] bindings = new int[body.slots];
    Arrays.fill(bindings, TermTable.NONE);
    candidate(0, tuple, bindings);
  }

  /** A body without positive literals has at most comparisons and negations of ground terms. */
  private boolean passesGround(int[] bindings) {
    for (Body.Distinct pair : body.distinct) {
      if (pair.left().make(bindings, terms) == pair.right().make(bindings, terms)) {
        return false;
      }
    }
    for (int number = 0; number < body.negative.size(); number++) {
      if (tests.negationFails(body, number, bindings)) {
        return false;
      }
    }
    return true;
  }

  private void step(int depth, int[] bindings) {
    if (depth == plan.steps.size()) {
      found.accept(bindings, tuples);
      return;
    }
    JoinOrder.JoinedLiteral step = plan.steps.get(depth);
    Literal literal = body.positive.get(step.literal());
    if (step.mask() == 0) {
      // Tuples found meanwhile are joined with this clause later.
      int size = literal.relation().size();
      for (int number = 0; number < size && tests.goesOn(); number++) {
        candidate(depth, number, bindings);
      }
      return;
    }
    int[] known = literal.find(bindings, terms);
    if (step.mask() == literal.allPlaces()) {
      int number = literal.relation().find(known);
      if (number >= 0 && passes(step, bindings)) {
        tuples[step.literal()] = number;
        step(depth + 1, bindings);
      }
      return;
    }
    for (int place = 0; place < known.length; place++) {
      if (place < Relation.PLACES
          && (step.mask() >> place & 1) != 0
          && known[place] == TermTable.NONE) {
        return;
      }
    }
    Relation.Integers candidates = literal.relation().candidates(step.mask(), known);
    int size = candidates.size();
    for (int i = 0; i < size && tests.goesOn(); i++) {
      candidate(depth, candidates.get(i), bindings);
    }
  }

  private void candidate(int depth, int number, int[] bindings) {
    if (!tests.count(body)) {
      return;
    }
    JoinOrder.JoinedLiteral step = plan.steps.get(depth);
    Literal literal = body.positive.get(step.literal());
    if (literal.match(literal.relation().tuple(number), bindings, terms)
        && passes(step, bindings)) {
      tuples[step.literal()] = number;
      step(depth + 1, bindings);
    }
    for (int slot : step.binds()) {
      bindings[slot] = TermTable.NONE;
    }
  }

  private boolean passes(JoinOrder.JoinedLiteral step, int[] bindings) {
    for (Body.Distinct pair : step.distinct()) {
      if (pair.left().make(bindings, terms) == pair.right().make(bindings, terms)) {
        return false;
      }
    }
    for (int negation : step.negative()) {
      if (tests.negationFails(body, negation, bindings)) {
        return false;
      }
    }
    return !(step.headKnown() && tests.isKnown(body, bindings));
  }
}
