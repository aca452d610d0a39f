package org.regames.gdl.lowering;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.LeafSubstitution;
import org.regames.gdl.net.Net;

/**
 * What can end the play after a step. Before it the play had not ended, so no alternative of the
 * terminal condition held; one that no change of the step makes true need not be tested again.
 */
final class Endings {
  /** The most literals visited for all steps together; beyond that everything is tested again. */
  private static final long MOST_WORK = 30_000_000;

  /** The number for the value of a group none of whose facts holds. */
  private static final int NO_FACT = -1;

  private final GameNet game;
  private final Net net;
  private final StateVariables state;

  /** For each alternative the literals of facts in it, as far as these were collected. */
  private final Map<Integer, List<Integer>> literals = new HashMap<>();

  /** The alternatives that mention a group of facts, by its number. */
  private final Map<Integer, List<Integer>> byGroup = new HashMap<>();

  /** The alternatives about which nothing is known. */
  private final List<Integer> always = new ArrayList<>();

  private long work;

  Endings(GameNet game, StateVariables state) {
    this.game = game;
    this.net = game.net();
    this.state = state;
    Deque<Integer> open = new ArrayDeque<>(List.of(game.terminal()));
    while (!open.isEmpty() && work < MOST_WORK) {
      int formula = open.pop();
      if (net.kind(formula) == Net.Kind.OR) {
        Arrays.stream(net.operands(formula)).forEach(open::push);
      } else {
        add(formula);
      }
    }
  }

  private void add(int alternative) {
    List<Integer> all = new ArrayList<>();
    boolean known = collect(alternative, all);
    work += all.size();
    literals.put(alternative, all);
    if (known) {
      all.stream()
          .map(this::number)
          .distinct()
          .forEach(
              group -> byGroup.computeIfAbsent(group, _ -> new ArrayList<>()).add(alternative));
    } else {
      always.add(alternative);
    }
  }

  /** Collects the literals of a formula; false if it depends on something else. */
  private boolean collect(int from, List<Integer> found) {
    Set<Integer> seen = new HashSet<>();
    Deque<Integer> open = new ArrayDeque<>(List.of(from));
    while (!open.isEmpty()) {
      int formula = open.pop();
      if (!seen.add(formula)) {
        continue;
      }
      boolean denied = net.kind(formula) == Net.Kind.NOT;
      int inner = denied ? net.operands(formula)[0] : formula;
      switch (net.kind(inner)) {
        case FACT -> found.add(formula);
        case AND, OR ->
            Arrays.stream(net.operands(inner))
                .forEach(operand -> open.push(denied ? net.not(operand) : operand));
        case CONSTANT, MOVE, VIEW, NOT -> {
          return false;
        }
      }
    }
    return true;
  }

  /** The number of the group of a literal. */
  private int number(int literal) {
    return state.group(fact(literal)).number();
  }

  private int fact(int literal) {
    return net.leaf(net.kind(literal) == Net.Kind.NOT ? net.operands(literal)[0] : literal);
  }

  /** The alternatives of the terminal condition that may hold after some effects. */
  SortedSet<Integer> after(List<Effect> effects) {
    Map<Integer, Set<Integer>> values = new HashMap<>();
    Map<Integer, Integer> known = new HashMap<>();
    TreeSet<Integer> candidates = new TreeSet<>();
    for (Effect effect : effects) {
      StateVariables.Group group = effect.group();
      Set<Integer> facts = facts(effect);
      values.put(group.number(), facts);
      candidates.addAll(byGroup.getOrDefault(group.number(), List.of()));
      if (effect instanceof Effect.Set) {
        group
            .facts()
            .forEach(fact -> known.put(net.fact(fact), net.constant(facts.contains(fact))));
      }
    }
    candidates.forEach(candidate -> work += literals.get(candidate).size());
    if (work >= MOST_WORK) {
      return new TreeSet<>(Set.of(game.terminal()));
    }
    LeafSubstitution substitution = new LeafSubstitution(net, known);
    SortedSet<Integer> possible = new TreeSet<>(always);
    candidates.stream()
        .filter(some -> literals.get(some).stream().anyMatch(part -> isMade(part, values)))
        .filter(some -> substitution.apply(some) != Net.FALSE)
        .forEach(possible::add);
    return possible;
  }

  /** Whether a literal may hold because of the values that groups get. */
  private boolean isMade(int literal, Map<Integer, Set<Integer>> values) {
    int fact = fact(literal);
    Set<Integer> some = values.getOrDefault(number(literal), Set.of());
    return net.kind(literal) == Net.Kind.FACT
        ? some.contains(fact)
        : some.stream().anyMatch(other -> other != fact);
  }

  /** The facts that an effect may make true. */
  private static Set<Integer> facts(Effect effect) {
    StateVariables.Group group = effect.group();
    List<String> values =
        switch (effect) {
          case Effect.Set(_, String value) -> List.of(value);
          case Effect.Successor(_, List<String> next) -> next;
          case Effect.Cases(_, List<Effect.Case> cases) ->
              cases.stream().map(Effect.Case::value).toList();
        };
    Set<Integer> facts = new HashSet<>();
    for (String value : values) {
      int place = group.symbols().indexOf(value);
      facts.add(place < 0 ? NO_FACT : group.facts().get(place));
    }
    return facts;
  }
}
