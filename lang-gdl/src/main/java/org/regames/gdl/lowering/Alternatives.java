package org.regames.gdl.lowering;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.regames.gdl.net.Net;
import org.regames.gdl.recover.Implication;

/** Effects of a move of which only one changes anything: a disc falls into one cell of a column. */
final class Alternatives {
  /** With more effects, comparing them all costs more time than it saves. */
  private static final int MOST = 64;

  private final Net net;
  private final StateVariables state;

  /** Pairs of facts of which the second holds whenever the first does. */
  private final Set<List<Integer>> implied = new HashSet<>();

  Alternatives(Net net, StateVariables state, List<Implication> implications) {
    this.net = net;
    this.state = state;
    implications.forEach(known -> implied.add(List.of(known.from(), known.to())));
  }

  /**
   * The effects in the order in which to test for them: one that needs no test comes last. Empty if
   * several may change something.
   */
  Optional<List<Effect>> of(List<Effect> effects) {
    if (effects.size() < 2 || effects.size() > MOST) {
      return Optional.empty();
    }
    List<List<Integer>> conditions = new ArrayList<>();
    List<Effect> ordered = new ArrayList<>();
    List<Effect> last = new ArrayList<>();
    for (Effect effect : effects) {
      Optional<List<Integer>> condition = condition(effect);
      if (condition.isEmpty()
          || !conditions.stream().allMatch(other -> exclude(other, condition.get()))) {
        return Optional.empty();
      }
      conditions.add(condition.get());
      (effect instanceof Effect.Cases ? ordered : last).add(effect);
    }
    ordered.addAll(last);
    return last.size() > 1 ? Optional.empty() : Optional.of(ordered);
  }

  /**
   * The literals that hold if an effect changes something; empty if there is no such simple
   * condition.
   */
  private Optional<List<Integer>> condition(Effect effect) {
    return switch (effect) {
      case Effect.Set _ -> Optional.empty();
      case Effect.Cases(_, List<Effect.Case> cases) -> {
        int condition = cases.getFirst().condition();
        yield cases.size() > 1
            ? Optional.empty()
            : Optional.of(
                net.kind(condition) == Net.Kind.AND
                    ? Arrays.stream(net.operands(condition)).boxed().toList()
                    : List.of(condition));
      }
      case Effect.Successor(StateVariables.Group group, List<String> next) -> {
        List<Integer> changing = new ArrayList<>();
        for (int value = 0; value < next.size(); value++) {
          if (value >= group.symbols().size()) {
            changing.addAll(next.get(value).equals(group.none()) ? List.of() : List.of(-1));
          } else if (!next.get(value).equals(group.symbols().get(value))) {
            changing.add(net.fact(group.facts().get(value)));
          }
        }
        yield changing.size() == 1 && changing.getFirst() >= 0
            ? Optional.of(changing)
            : Optional.empty();
      }
    };
  }

  private boolean exclude(List<Integer> some, List<Integer> others) {
    return some.stream().anyMatch(one -> others.stream().anyMatch(other -> exclude(one, other)));
  }

  private boolean exclude(int one, int other) {
    boolean fact = net.kind(one) == Net.Kind.FACT;
    boolean otherFact = net.kind(other) == Net.Kind.FACT;
    if (fact && otherFact) {
      return one != other && state.group(net.leaf(one)) == state.group(net.leaf(other));
    }
    return one == net.not(other)
        || fact && implies(one, net.not(other))
        || otherFact && implies(other, net.not(one));
  }

  private boolean implies(int fact, int other) {
    return net.kind(other) == Net.Kind.FACT
        && implied.contains(List.of(net.leaf(fact), net.leaf(other)));
  }
}
