package org.regames.backend.net;

import java.util.Arrays;
import org.regames.ir.net.Circuit;
import org.regames.ir.net.NetGame;

/**
 * The values of all signals of a circuit at some state, updated incrementally from state to state:
 * what did not change is not visited. Each gate counts how many of its inputs hold minus how many
 * have to; it holds if that is not negative. Changes go through the circuit level by level, so that
 * each signal changes at most once per query (event-driven levelized simulation, E. Ulrich,
 * Communications of the ACM 12(2), 1969; for game playing "differential propagation" of
 * propositional nets).
 *
 * <p>A step takes time proportional to the inputs of gates that change. For one thread at a time.
 */
final class CircuitEvaluation {
  private final Wiring wiring;

  /** The facts and moves that hold now: the true inputs of the circuit. */
  private final long[] facts;

  private final int[] counts;
  private final boolean[] on;

  /** The bits that {@link Wiring} describes. */
  final long[] outputs;

  private final int[] queue;
  private final int[] queueEnd;
  private final boolean[] queued;

  /** The levels whose queues are not empty. */
  private final long[] levels;

  private final int[] left;
  private final boolean[] holding;
  private final int[] found;

  /** The values at the first state, computed from scratch. Linear in the circuit. */
  CircuitEvaluation(Wiring wiring, NetGame game) {
    this.wiring = wiring;
    Circuit circuit = game.circuit();
    int nodes = wiring.signals + wiring.cycles.size();
    facts = new long[(wiring.facts + Long.SIZE - 1) / Long.SIZE];
    counts = new int[nodes];
    on = new boolean[nodes];
    outputs = new long[wiring.outputWords];
    queue = new int[nodes];
    queueEnd = wiring.levelStart.clone();
    queued = new boolean[nodes];
    levels = new long[wiring.levelStart.length / Long.SIZE + 1];
    left = new int[wiring.cycles.stream().mapToInt(c -> c.conditions.length).max().orElse(0)];
    holding = new boolean[wiring.cycles.stream().mapToInt(c -> c.size).max().orElse(0)];
    found = new int[holding.length];
    // At first no signal holds, and outputs are set accordingly.
    for (int signal = 0; signal < wiring.signals; signal++) {
      counts[signal] =
          switch (circuit.kind(signal)) {
            case OUTSIDE, CYCLIC, OR -> -1;
            case AND -> -circuit.inputs(signal).length;
          };
      for (int literal : circuit.inputs(signal)) {
        counts[signal] += Circuit.isDenied(literal) ? 1 : 0;
      }
      if (counts[signal] >= 0) {
        schedule(signal);
      }
    }
    for (int fact = 0; fact < wiring.facts; fact++) {
      setOutput(fact, Circuit.isDenied(game.next().get(fact)));
    }
    for (int move = 0; move < game.moves().size(); move++) {
      setOutput(wiring.outputOfMove[move], Circuit.isDenied(game.moves().get(move).legal()));
    }
    for (int cycle = 0; cycle < wiring.cycles.size(); cycle++) {
      schedule(wiring.signals + cycle);
    }
    long[] initial = facts.clone();
    for (int fact = 0; fact < wiring.facts; fact++) {
      initial[fact >> 6] |= game.initial().get(fact) ? 1L << fact : 0;
    }
    at(initial);
  }

  /** An independent copy. */
  CircuitEvaluation(CircuitEvaluation other) {
    wiring = other.wiring;
    facts = other.facts.clone();
    counts = other.counts.clone();
    on = other.on.clone();
    outputs = other.outputs.clone();
    queue = new int[other.queue.length];
    queueEnd = other.queueEnd.clone();
    queued = new boolean[other.queued.length];
    levels = new long[other.levels.length];
    left = new int[other.left.length];
    holding = new boolean[other.holding.length];
    found = new int[other.found.length];
  }

  private void setOutput(int output, boolean value) {
    outputs[output >> 6] |= value ? 1L << output : 0;
  }

  /** Whether a literal holds. */
  boolean holds(int literal) {
    return on[literal >> 1] != ((literal & 1) != 0);
  }

  /** Updates the values to a state where nobody has moved yet. */
  void at(long[] state) {
    for (int word = 0; word < facts.length; word++) {
      long differs = facts[word] ^ state[word];
      facts[word] = state[word];
      for (; differs != 0; differs &= differs - 1) {
        int bit = Long.numberOfTrailingZeros(differs);
        set((word << 6) + bit, (state[word] >>> bit & 1) != 0);
      }
    }
    propagate();
  }

  /**
   * Makes a step.
   *
   * @param state receives the facts after it
   * @param moves the moves made in it
   * @param count the number of these
   */
  public void step(long[] state, int[] moves, int count) {
    for (int i = 0; i < count; i++) {
      set(wiring.facts + moves[i], true);
    }
    propagate();
    System.arraycopy(outputs, 0, state, 0, facts.length);
    for (int i = 0; i < count; i++) {
      set(wiring.facts + moves[i], false);
    }
    at(state);
  }

  private void set(int signal, boolean value) {
    counts[signal] = value ? 0 : -1;
    flip(signal);
  }

  /** Propagates all changes. */
  private void propagate() {
    for (int word = 0; word < levels.length; word++) {
      while (levels[word] != 0) {
        int level = (word << 6) + Long.numberOfTrailingZeros(levels[word]);
        levels[word] &= levels[word] - 1;
        int end = queueEnd[level];
        queueEnd[level] = wiring.levelStart[level];
        for (int i = wiring.levelStart[level]; i < end; i++) {
          int node = queue[i];
          queued[node] = false;
          if (node >= wiring.signals) {
            solve(node);
          } else if (counts[node] >= 0 != on[node]) {
            flip(node);
          }
        }
      }
    }
  }

  private void schedule(int node) {
    if (!queued[node]) {
      queued[node] = true;
      int level = wiring.level[node];
      queue[queueEnd[level]++] = node;
      levels[level >> 6] |= 1L << level;
    }
  }

  private void flip(int signal) {
    boolean value = !on[signal];
    on[signal] = value;
    int start = wiring.start[signal];
    int middle = wiring.denied[signal];
    int end = wiring.start[signal + 1];
    if (value) {
      more(start, middle);
      less(middle, end);
    } else {
      less(start, middle);
      more(middle, end);
    }
    for (int i = wiring.watchStart[signal]; i < wiring.watchStart[signal + 1]; i++) {
      int output = wiring.watchers[i];
      if (output >= 0) {
        outputs[output >> 6] ^= 1L << output;
      } else {
        schedule(wiring.signals + ~output);
      }
    }
  }

  private void more(int start, int end) {
    int[] targets = wiring.targets;
    for (int i = start; i < end; i++) {
      int gate = targets[i];
      if (++counts[gate] == 0) {
        schedule(gate);
      }
    }
  }

  private void less(int start, int end) {
    int[] targets = wiring.targets;
    for (int i = start; i < end; i++) {
      int gate = targets[i];
      if (--counts[gate] == -1) {
        schedule(gate);
      }
    }
  }

  /**
   * Recomputes a cycle, linear in its rules (W. Dowling, J. Gallier, Journal of Logic Programming
   * 1(3), 1984).
   */
  private void solve(int node) {
    Wiring.CycleWiring cycle = wiring.cycles.get(node - wiring.signals);
    Arrays.fill(holding, 0, cycle.size, false);
    int end = 0;
    for (int rule = 0; rule < cycle.conditions.length; rule++) {
      left[rule] = holds(cycle.conditions[rule]) ? cycle.needed[rule] : Integer.MAX_VALUE;
      if (left[rule] == 0 && !holding[cycle.heads[rule]]) {
        holding[cycle.heads[rule]] = true;
        found[end++] = cycle.heads[rule];
      }
    }
    for (int next = 0; next < end; next++) {
      for (int rule : cycle.users[found[next]]) {
        if (--left[rule] == 0 && !holding[cycle.heads[rule]]) {
          holding[cycle.heads[rule]] = true;
          found[end++] = cycle.heads[rule];
        }
      }
    }
    for (int one = 0; one < cycle.size; one++) {
      int signal = cycle.first + one;
      counts[signal] = holding[one] ? 0 : -1;
      if (holding[one] != on[signal]) {
        schedule(signal);
      }
    }
  }
}
