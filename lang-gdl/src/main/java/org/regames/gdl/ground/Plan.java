package org.regames.gdl.ground;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * An order in which to join the positive literals of a clause: next always the one that seems to
 * leave the fewest candidates, by the sizes that the relations have now. Comparisons, negations and
 * the test whether the head is known already come as soon as their variables are bound.
 */
final class Plan {
  /**
   * A literal to join.
   *
   * @param literal its number in the clause
   * @param mask the places that are bound by then
   * @param binds the variables that it binds
   * @param distinct the comparisons that can be made after it
   * @param negative the numbers of the negations that can be tested after it
   * @param headKnown whether it binds the last variable of the head
   */
  record Step(
      int literal,
      int mask,
      int[] binds,
      List<Body.Distinct> distinct,
      List<Integer> negative,
      boolean headKnown) {}

  final List<Step> steps = new ArrayList<>();

  /** How many tuples all relations had together when the plan was made. */
  final long madeAt;

  private final Body body;
  private final Set<Integer> bound = new HashSet<>();
  private final Set<Integer> open = new HashSet<>();
  private final List<Body.Distinct> distinct;
  private final List<Integer> negative = new ArrayList<>();
  private boolean headOpen = true;

  /**
   * @param first the literal to start with, or -1
   */
  Plan(Body body, int first, long madeAt) {
    this.body = body;
    this.madeAt = madeAt;
    this.distinct = new ArrayList<>(body.distinct);
    for (int i = 0; i < body.negative.size(); i++) {
      negative.add(i);
    }
    for (int i = 0; i < body.positive.size(); i++) {
      open.add(i);
    }
    if (first >= 0) {
      step(first);
    }
    while (!open.isEmpty()) {
      step(cheapest());
    }
  }

  private void step(int literal) {
    int mask = body.positive.get(literal).boundPlaces(bound);
    open.remove(literal);
    Set<Integer> binds = new HashSet<>();
    body.positive.get(literal).collect(binds);
    binds.removeAll(bound);
    bound.addAll(binds);
    List<Body.Distinct> pairs = new ArrayList<>();
    distinct.removeIf(pair -> bound.containsAll(Body.variables(pair)) && pairs.add(pair));
    List<Integer> tests = new ArrayList<>();
    negative.removeIf(number -> isBound(body.negative.get(number)) && tests.add(number));
    boolean headKnown = headOpen && isBound(body.head);
    headOpen &= !headKnown;
    steps.add(
        new Step(
            literal,
            mask,
            binds.stream().mapToInt(Integer::intValue).toArray(),
            pairs,
            tests,
            headKnown));
  }

  private boolean isBound(Literal literal) {
    Set<Integer> variables = new HashSet<>();
    literal.collect(variables);
    return bound.containsAll(variables);
  }

  private int cheapest() {
    int best = -1;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < body.positive.size(); i++) {
      if (open.contains(i)) {
        double cost = cost(body.positive.get(i));
        if (cost < least) {
          least = cost;
          best = i;
        }
      }
    }
    return best;
  }

  private double cost(Literal literal) {
    double cost = literal.relation().size();
    int mask = literal.boundPlaces(bound);
    for (int place = 0; place < literal.arguments().size(); place++) {
      if (place < Relation.PLACES && (mask >> place & 1) != 0) {
        cost /= Math.max(1, literal.relation().distinct(place));
      }
    }
    return cost;
  }
}
