package org.regames.backend.diff;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.regames.ir.Action;
import org.regames.ir.Constant;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Expressions;

/**
 * The variables that the differences between two automata depend on: those read or assigned by
 * actions that one automaton has more often than the other, or that use a constant which is not the
 * same in both.
 */
final class Concerned {
  /**
   * With more different actions the games are simply written differently, and all variables matter
   * equally.
   */
  private static final int MOST_ACTIONS = 200;

  private final Game game;
  private final Automaton automaton;
  private final Set<String> variables = new HashSet<>();

  private Concerned(Game game) {
    this.game = game;
    this.automaton = Automaton.of(game);
  }

  /** The variables of the first game; none if too much differs. */
  public static Set<String> variables(Game first, Game second) {
    Set<String> variables = new HashSet<>(new Concerned(first).against(second));
    variables.addAll(new Concerned(second).against(first));
    Set<String> own = first.variables().stream().map(v -> v.name()).collect(Collectors.toSet());
    variables.retainAll(own);
    return variables;
  }

  private Set<String> against(Game other) {
    Map<String, Integer> others = new HashMap<>();
    other.edges().forEach(edge -> others.merge(label(edge.action()), 1, Integer::sum));
    Map<String, Integer> mine = new HashMap<>();
    game.edges().forEach(edge -> mine.merge(label(edge.action()), 1, Integer::sum));
    Set<String> same =
        other.constants().stream().map(Constant::toString).collect(Collectors.toSet());
    Set<String> constants =
        game.constants().stream()
            .filter(constant -> !same.contains(constant.toString()))
            .map(Constant::name)
            .collect(Collectors.toSet());
    List<Edge> different =
        game.edges().stream()
            .filter(
                edge -> {
                  String label = label(edge.action());
                  return mine.get(label) > others.getOrDefault(label, 0)
                      || names(edge.action()).anyMatch(constants::contains);
                })
            .toList();
    if (different.size() <= MOST_ACTIONS) {
      different.forEach(edge -> add(edge.action()));
    }
    return variables;
  }

  private static String label(Action action) {
    return action instanceof Action.Reachability check
        ? check.negated() ? "!" : "?"
        : action.toString();
  }

  private static Stream<String> names(Action action) {
    Stream.Builder<String> names = Stream.builder();
    Expressions.reads(action).forEach(names);
    return names.build();
  }

  private void add(Action action) {
    if (action instanceof Action.Reachability check) {
      OptionalInt from = automaton.find(check.from());
      if (from.isPresent()) {
        automaton.reachableFrom(from.getAsInt()).stream()
            .flatMap(node -> Arrays.stream(automaton.outgoing(node)))
            .mapToObj(automaton::action)
            .forEach(this::addNames);
      }
    } else {
      addNames(action);
    }
  }

  private void addNames(Action action) {
    names(action).forEach(variables::add);
    String assigned = Expressions.assigned(action);
    if (assigned != null) {
      variables.add(assigned);
    }
  }
}
