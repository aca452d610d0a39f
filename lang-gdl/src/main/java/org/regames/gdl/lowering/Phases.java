package org.regames.gdl.lowering;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.LeafSubstitution;
import org.regames.gdl.net.Net;
import org.regames.gdl.recover.Structure;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;

/**
 * Whose turn it is, if a variable tells it: values of one variable with which the same roles have
 * only one legal move, whatever else holds, are a phase. In a phase only the other roles get a
 * turn.
 */
public final class Phases {
  /** Variables with more values count steps, and tell nothing about turns. */
  private static final int MOST_VALUES = 64;

  /** The most formulas visited for all variables together. */
  private static final long MOST_WORK = 8_000_000;

  /**
   * A phase.
   *
   * @param values the values of the variable, as places in the facts of its group; the number of
   *     facts stands for none
   * @param known what the phase says about facts, and about moves of roles that have no choice
   * @param forced the only move of each role that has no choice
   * @param movers the other roles
   */
  public record Phase(
      int number,
      List<Integer> values,
      Map<Integer, Integer> known,
      Map<Integer, Integer> forced,
      List<Integer> movers) {}

  private final GameNet game;
  private final List<List<Integer>> movesOfRoles = new ArrayList<>();
  private long work;

  /** The variable that tells the phase; empty if there is only one phase. */
  private final Optional<StateVariables.Group> variable;

  private final List<Phase> phases;

  Phases(GameNet game, StateVariables state) {
    this.game = game;
    for (int role = 0; role < game.roles().size(); role++) {
      movesOfRoles.add(game.movesOf(role));
    }
    Phase whole = phase(0, List.of(), Map.of(), Map.of());
    double fewest = whole.movers().size();
    Optional<StateVariables.Group> chosen = Optional.empty();
    for (StateVariables.Group group : state.groups()) {
      int values = group.facts().size() + (group.isTotal() ? 0 : 1);
      if (values <= MOST_VALUES
          && fewest > 1 - 1e-9
          && work < MOST_WORK
          && whole.movers().size() > 1) {
        double movers = movers(group, values);
        if (movers < fewest - 1e-9) {
          fewest = movers;
          chosen = Optional.of(group);
        }
      }
    }
    this.variable = chosen;
    this.phases = chosen.map(this::phases).orElse(List.of(whole));
  }

  /** The phases of a game, whatever its variables are called. */
  public static Phases of(GameNet game, Structure structure) {
    GdlDefinitions definitions = new GdlDefinitions(new Budget(), Origin.UNKNOWN);
    StateVariables state = new StateVariables(game, structure.families(), definitions);
    state.define();
    return new Phases(game, state);
  }

  /** The facts that tell the phase, of which at most one holds; empty if there is one phase. */
  public Optional<List<Integer>> facts() {
    return variable.map(StateVariables.Group::facts);
  }

  Optional<StateVariables.Group> variable() {
    return variable;
  }

  /** All phases. */
  public List<Phase> phases() {
    return phases;
  }

  /** The phase of a value of the variable. */
  Phase of(int value) {
    return phases.stream()
        .filter(phase -> phase.values().contains(value))
        .findFirst()
        .orElseThrow();
  }

  /** How many roles have a choice, on average over the values of a variable. */
  private double movers(StateVariables.Group group, int values) {
    int movers = 0;
    for (int value = 0; value < values; value++) {
      LeafSubstitution known = new LeafSubstitution(game.net(), known(group, List.of(value)));
      for (List<Integer> moves : movesOfRoles) {
        movers += isForced(moves, known) ? 0 : 1;
      }
      work += known.size();
    }
    return (double) movers / values;
  }

  /** Whether just one of a role's moves can be legal, and surely is. */
  private boolean isForced(List<Integer> moves, LeafSubstitution known) {
    int possible = 0;
    boolean certain = false;
    for (int i = 0; i < moves.size() && possible < 2; i++) {
      int legal = known.apply(game.legal().get(moves.get(i)));
      if (legal != Net.FALSE) {
        possible++;
        certain = legal == Net.TRUE;
      }
    }
    return possible == 1 && certain;
  }

  /** The values of a variable, those with the same forced moves together. */
  private List<Phase> phases(StateVariables.Group group) {
    Map<Map<Integer, Integer>, List<Integer>> byForced = new LinkedHashMap<>();
    int values = group.facts().size() + (group.isTotal() ? 0 : 1);
    for (int value = 0; value < values; value++) {
      Phase alone = phase(0, List.of(value), known(group, List.of(value)), Map.of());
      byForced.computeIfAbsent(alone.forced(), _ -> new ArrayList<>()).add(value);
    }
    List<Phase> phases = new ArrayList<>();
    byForced.forEach(
        (forced, some) -> phases.add(phase(phases.size(), some, known(group, some), forced)));
    return phases;
  }

  private Map<Integer, Integer> known(StateVariables.Group group, List<Integer> values) {
    Map<Integer, Integer> known = new HashMap<>();
    for (int i = 0; i < group.facts().size(); i++) {
      int fact = game.net().fact(group.facts().get(i));
      if (!values.contains(i)) {
        known.put(fact, Net.FALSE);
      } else if (values.size() == 1) {
        known.put(fact, Net.TRUE);
      }
    }
    return known;
  }

  /**
   * @param alike moves known to be forced for each of the values, even if what is known of all of
   *     them together does not show it
   */
  private Phase phase(
      int number, List<Integer> values, Map<Integer, Integer> known, Map<Integer, Integer> alike) {
    LeafSubstitution substitution = new LeafSubstitution(game.net(), known);
    Map<Integer, Integer> forced = new LinkedHashMap<>();
    List<Integer> movers = new ArrayList<>();
    Map<Integer, Integer> all = new HashMap<>(known);
    for (int role = 0; role < movesOfRoles.size(); role++) {
      List<Integer> possible = new ArrayList<>();
      boolean certain = false;
      for (int move : movesOfRoles.get(role)) {
        int legal =
            alike.containsKey(role)
                ? game.net().constant(alike.get(role) == move)
                : substitution.apply(game.legal().get(move));
        if (legal != Net.FALSE) {
          possible.add(move);
          certain = legal == Net.TRUE;
        } else {
          all.put(game.net().move(move), Net.FALSE);
        }
      }
      if (possible.size() == 1 && certain) {
        forced.put(role, possible.getFirst());
        all.put(game.net().move(possible.getFirst()), Net.TRUE);
      } else {
        movers.add(role);
      }
    }
    work += substitution.size();
    return new Phase(number, values, all, forced, movers);
  }
}
