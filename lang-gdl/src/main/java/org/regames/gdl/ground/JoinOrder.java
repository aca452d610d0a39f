package org.regames.gdl.ground;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Set;

/**
 * An order in which to join the positive literals of a clause: the next is always the one that
 * seems to leave the fewest candidates, given the current sizes of the relations. Comparisons,
 * negations and the test whether the head is known already come as soon as their variables are
 * bound.
 */
final class JoinOrder {
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
  record JoinedLiteral(
      int literal,
      int mask,
      int[] binds,
      List<Body.Distinct> distinct,
      List<Integer> negative,
      boolean headKnown) {}

  final List<JoinedLiteral> steps = new ArrayList<>();

  /** How many tuples all relations had together when the plan was made. */
  final long madeAt;

  private final Body body;
  private final Set<Integer> bound = new HashSet<>();
  private final boolean[] taken;

  /** The literals that each variable is in. */
  private final Map<Integer, List<Integer>> users = new HashMap<>();

  /** Costs only fall, so the newest candidate of a literal comes first. */
  private final Queue<Candidate> candidates =
      new PriorityQueue<>(
          Comparator.comparingDouble(Candidate::cost).thenComparingInt(Candidate::literal));

  private final Waiting<Body.Distinct> distinct = new Waiting<>();
  private final Waiting<Integer> negative = new Waiting<>();
  private final Waiting<Literal> head = new Waiting<>();

  /** A literal and its estimated cost, when at least as many variables were free as now. */
  private record Candidate(int literal, double cost) {}

  /**
   * Tests that wait for their variables; finding those that are ready does not visit the others.
   */
  private static final class Waiting<T> {
    private final Map<Integer, List<Integer>> byVariable = new HashMap<>();
    private final List<T> tests = new ArrayList<>();
    private final List<Integer> missing = new ArrayList<>();
    private final List<Integer> ready = new ArrayList<>();

    void add(T test, Set<Integer> variables) {
      variables.forEach(
          variable ->
              byVariable.computeIfAbsent(variable, _ -> new ArrayList<>()).add(tests.size()));
      if (variables.isEmpty()) {
        ready.add(tests.size());
      }
      tests.add(test);
      missing.add(variables.size());
    }

    /** The tests that become ready when some more variables are bound, in the order of adding. */
    List<T> bind(Set<Integer> variables) {
      for (int variable : variables) {
        for (int test : byVariable.getOrDefault(variable, List.of())) {
          missing.set(test, missing.get(test) - 1);
          if (missing.get(test) == 0) {
            ready.add(test);
          }
        }
      }
      List<T> found = ready.stream().sorted().map(tests::get).toList();
      ready.clear();
      return found;
    }
  }

  /**
   * Takes time linear in the occurrences of variables, apart from sorting.
   *
   * @param first the literal to start with, or -1
   */
  JoinOrder(Body body, int first, long madeAt) {
    this.body = body;
    this.madeAt = madeAt;
    this.taken = new boolean[body.positive.size()];
    body.distinct.forEach(pair -> distinct.add(pair, Body.variables(pair)));
    for (int i = 0; i < body.negative.size(); i++) {
      negative.add(i, variables(body.negative.get(i)));
    }
    head.add(body.head, variables(body.head));
    for (int i = 0; i < body.positive.size(); i++) {
      int literal = i;
      variables(body.positive.get(i))
          .forEach(
              variable -> users.computeIfAbsent(variable, _ -> new ArrayList<>()).add(literal));
      candidates.add(new Candidate(i, cost(body.positive.get(i))));
    }
    if (first >= 0) {
      step(first);
    }
    while (!candidates.isEmpty()) {
      int next = candidates.poll().literal();
      if (!taken[next]) {
        step(next);
      }
    }
  }

  private static Set<Integer> variables(Literal literal) {
    Set<Integer> variables = new HashSet<>();
    literal.collect(variables);
    return variables;
  }

  private void step(int literal) {
    int mask = body.positive.get(literal).boundPlaces(bound);
    taken[literal] = true;
    Set<Integer> binds = variables(body.positive.get(literal));
    binds.removeAll(bound);
    bound.addAll(binds);
    steps.add(
        new JoinedLiteral(
            literal,
            mask,
            binds.stream().mapToInt(Integer::intValue).toArray(),
            distinct.bind(binds),
            negative.bind(binds),
            !head.bind(binds).isEmpty()));
    Set<Integer> cheaper = new HashSet<>();
    binds.forEach(variable -> cheaper.addAll(users.get(variable)));
    for (int other : cheaper) {
      if (!taken[other]) {
        candidates.add(new Candidate(other, cost(body.positive.get(other))));
      }
    }
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
