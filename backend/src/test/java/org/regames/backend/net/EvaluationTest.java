package org.regames.backend.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.ir.net.Circuit;
import org.regames.ir.net.NetGame;

/** Values that follow a state are those worked out from nothing, in random circuits. */
@Tag("long")
class EvaluationTest {
  private static final int CIRCUITS = 300;
  private static final int STEPS = 30;
  private static final int FACTS = 70; // more than a word has bits
  private static final int MOVES = 5;

  @Test
  void valuesFollowTheState() {
    SplittableRandom random = new SplittableRandom(11);
    int cycles = 0;
    for (int number = 0; number < CIRCUITS; number++) {
      Circuit circuit = circuit(random);
      cycles += circuit.cycles().size();
      NetGame game =
          Nets.of(
              circuit,
              literals(random, circuit, FACTS),
              literals(random, circuit, MOVES),
              literals(random, circuit, 1).getFirst());
      follow(game, random);
    }
    assertTrue(cycles > CIRCUITS, "hardly any cycle was tried");
  }

  private static void follow(NetGame game, SplittableRandom random) {
    Wiring wiring = new Wiring(game);
    CircuitEvaluation evaluation = new CircuitEvaluation(wiring, game);
    long[] state = new long[(FACTS + 63) / 64];
    for (int step = 0; step < STEPS; step++) {
      int move = random.nextInt(MOVES);
      boolean[] made = values(game, state, move);
      evaluation.step(state, new int[] {move}, 1);
      for (int fact = 0; fact < FACTS; fact++) {
        boolean holds = (state[fact >> 6] >>> fact & 1) != 0;
        assertEquals(holds(made, game.next().get(fact)), holds, "fact " + fact);
      }
      compare(game, wiring, evaluation, state);
      if (random.nextInt(4) == 0) {
        state[0] = random.nextLong();
        evaluation = new CircuitEvaluation(evaluation);
        evaluation.at(state);
        compare(game, wiring, evaluation, state);
      }
    }
  }

  private static void compare(
      NetGame game, Wiring wiring, CircuitEvaluation evaluation, long[] state) {
    boolean[] values = values(game, state, -1);
    for (int signal = 0; signal < values.length; signal++) {
      assertEquals(values[signal], evaluation.holds(Circuit.literal(signal)), "signal " + signal);
    }
    for (int move = 0; move < MOVES; move++) {
      int output = wiring.outputOfMove[move];
      boolean legal = (evaluation.outputs[output >> 6] >>> output & 1) != 0;
      assertEquals(holds(values, game.moves().get(move).legal()), legal, "move " + move);
    }
  }

  /** The values of all signals, from nothing. */
  private static boolean[] values(NetGame game, long[] state, int move) {
    Circuit circuit = game.circuit();
    boolean[] values = new boolean[circuit.size()];
    for (int signal = 0; signal < values.length; signal++) {
      int[] inputs = circuit.inputs(signal);
      switch (circuit.kind(signal)) {
        case OUTSIDE ->
            values[signal] =
                signal < FACTS ? (state[signal >> 6] >>> signal & 1) != 0 : signal - FACTS == move;
        case AND -> values[signal] = Arrays.stream(inputs).allMatch(in -> holds(values, in));
        case OR -> values[signal] = Arrays.stream(inputs).anyMatch(in -> holds(values, in));
        case CYCLIC -> {
          for (Circuit.Cycle cycle : circuit.cycles()) {
            if (cycle.first() == signal) {
              solve(cycle, values);
            }
          }
        }
      }
    }
    return values;
  }

  private static void solve(Circuit.Cycle cycle, boolean[] values) {
    for (int round = 0; round < cycle.rules().size(); round++) {
      for (int one = 0; one < cycle.rules().size(); one++) {
        for (Circuit.Rule rule : cycle.rules().get(one)) {
          values[cycle.first() + one] |=
              holds(values, rule.condition())
                  && rule.others().stream().allMatch(other -> values[cycle.first() + other]);
        }
      }
    }
  }

  private static boolean holds(boolean[] values, int literal) {
    return values[Circuit.signal(literal)] != Circuit.isDenied(literal);
  }

  private static Circuit circuit(SplittableRandom random) {
    Circuit.Builder builder = new Circuit.Builder(FACTS + MOVES);
    int signals = FACTS + MOVES;
    for (int part = random.nextInt(60); part >= 0; part--) {
      int[] inputs = new int[random.nextInt(4)];
      for (int i = 0; i < inputs.length; i++) {
        inputs[i] = random.nextInt(2 * signals);
      }
      switch (random.nextInt(5)) {
        case 0, 1 -> builder.and(inputs);
        case 2, 3 -> builder.or(inputs);
        default -> {
          int size = 1 + random.nextInt(4);
          builder.cycle(rules(random, signals, size));
          signals += size - 1;
        }
      }
      signals++;
    }
    return builder.build();
  }

  private static List<List<Circuit.Rule>> rules(SplittableRandom random, int signals, int size) {
    List<List<Circuit.Rule>> rules = new ArrayList<>();
    for (int one = 0; one < size; one++) {
      List<Circuit.Rule> some = new ArrayList<>();
      for (int rule = random.nextInt(4); rule > 0; rule--) {
        List<Integer> others = new ArrayList<>();
        for (int other = random.nextInt(3); other > 0; other--) {
          others.add(random.nextInt(size));
        }
        some.add(new Circuit.Rule(random.nextInt(2 * signals), others));
      }
      rules.add(some);
    }
    return rules;
  }

  private static List<Integer> literals(SplittableRandom random, Circuit circuit, int count) {
    List<Integer> literals = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      literals.add(random.nextInt(2 * circuit.size()));
    }
    return literals;
  }
}
