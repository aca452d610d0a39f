package org.regames.agents.solo;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.ir.net.Circuit;
import org.regames.ir.net.NetGame;

/** Finds the {@link GoalFormula} of a score in a net: the part of the circuit that computes it. */
final class NetGoals {
  private static final int MOST_PARTS = 20_000;

  private final NetGame net;
  private final Circuit circuit;
  private final GoalFormula.Builder formulas = new GoalFormula.Builder(MOST_PARTS);
  private final Map<Integer, Integer> signals = new HashMap<>();
  private boolean isExact = true;

  private NetGoals(NetGame net) {
    this.net = net;
    this.circuit = net.circuit();
  }

  /**
   * The formula of a score of the first player.
   *
   * @return nothing if there is no such score, or the formula is too large or trivial
   */
  static Optional<GoalFormula> of(NetGame net, String player, String score) {
    return net.roles().stream()
        .filter(role -> role.symbol().equals(player))
        .flatMap(role -> role.scores().stream())
        .filter(one -> one.symbol().equals(score))
        .findFirst()
        .flatMap(one -> new NetGoals(net).formula(one.literal()));
  }

  private Optional<GoalFormula> formula(int literal) {
    int formula = literal(literal);
    return formula <= GoalFormula.FALSE || formulas.isTooLarge()
        ? Optional.empty()
        : Optional.of(formulas.build(formula, isExact));
  }

  private int literal(int literal) {
    int formula = signal(Circuit.signal(literal));
    return Circuit.isDenied(literal) ? formulas.not(formula) : formula;
  }

  private int signal(int signal) {
    Integer known = signals.get(signal);
    if (known != null) {
      return known;
    }
    int formula =
        switch (circuit.kind(signal)) {
          case OUTSIDE -> outside(signal);
          case AND -> formulas.and(inputs(signal));
          case OR -> formulas.or(inputs(signal));
          case CYCLIC -> unknown();
        };
    signals.put(signal, formula);
    return formula;
  }

  private int outside(int signal) {
    return signal < net.initial().size() ? formulas.fact(signal) : unknown();
  }

  /** A part that is not unfolded is assumed to hold. */
  private int unknown() {
    isExact = false;
    return GoalFormula.TRUE;
  }

  private List<Integer> inputs(int signal) {
    List<Integer> inputs = new ArrayList<>();
    for (int input : circuit.inputs(signal)) {
      inputs.add(literal(input));
    }
    return inputs;
  }
}
