package org.regames.gdl.recover;

import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.Net;

/**
 * Recognizes by the form of formulas that at most one fact of a group follows from at most one:
 * each next fact needs one of some present facts of the group, and no two need the same. Turns and
 * counters are like that, and solvers take long to prove it for long counters.
 */
final class Succession {
  private final GameNet game;
  private final Net net;

  Succession(GameNet game) {
    this.game = game;
    this.net = game.net();
  }

  boolean is(FactFamily family) {
    return family.groups().values().stream().map(Map::values).allMatch(this::is);
  }

  private boolean is(Collection<Integer> group) {
    Set<Integer> facts = new HashSet<>(group);
    Set<Integer> needed = new HashSet<>();
    for (int fact : group) {
      Optional<Set<Integer>> needs = needs(game.next().get(fact), facts);
      if (needs.isEmpty() || !needs.get().stream().allMatch(needed::add)) {
        return false;
      }
    }
    return true;
  }

  /** Facts of a group of which a formula needs one, if its form shows that. */
  private Optional<Set<Integer>> needs(int formula, Set<Integer> group) {
    return switch (net.kind(formula)) {
      case CONSTANT -> formula == Net.FALSE ? Optional.of(Set.of()) : Optional.empty();
      case FACT ->
          group.contains(net.leaf(formula))
              ? Optional.of(Set.of(net.leaf(formula)))
              : Optional.empty();
      case MOVE, VIEW, NOT -> Optional.empty();
      case AND -> {
        for (int operand : net.operands(formula)) {
          Optional<Set<Integer>> needs = direct(operand, group);
          if (needs.isPresent()) {
            yield needs;
          }
        }
        yield Optional.empty();
      }
      case OR -> {
        Set<Integer> all = new HashSet<>();
        for (int operand : net.operands(formula)) {
          Optional<Set<Integer>> needs = needs(operand, group);
          if (needs.isEmpty()) {
            yield Optional.empty();
          }
          all.addAll(needs.get());
        }
        yield Optional.of(all);
      }
    };
  }

  /** What an operand of a conjunction needs: a fact, or a disjunction of facts. */
  private Optional<Set<Integer>> direct(int operand, Set<Integer> group) {
    boolean isJunction = net.kind(operand) == Net.Kind.AND;
    return isJunction ? Optional.empty() : needs(operand, group);
  }
}
