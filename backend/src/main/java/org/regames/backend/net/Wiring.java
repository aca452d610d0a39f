package org.regames.backend.net;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.regames.ir.net.Circuit;
import org.regames.ir.net.NetGame;

/**
 * A circuit in arrays, for propagating changes. The gates that a signal feeds are in one array from
 * {@code start[signal]} to {@code start[signal + 1]}: up to {@code denied[signal]} those that it
 * enters as it is, from there on those that it enters negated. Outputs are the bits of an array of
 * words: first the next states of facts, then for each role, in words of its own, its legal moves.
 * Immutable. Numbers from {@link #signals} on represent cycles.
 */
final class Wiring {
  /** The number of signals. */
  final int signals;

  final int[] start;
  final int[] denied;
  final int[] targets;

  /** The outputs that a signal changes, and as {@code ~cycle} the cycles that have to be solved. */
  final int[] watchStart;

  final int[] watchers;

  /** The distance of a signal or cycle from the inputs. */
  final int[] level;

  /** Where the queue of each level starts, and the end. */
  final int[] levelStart;

  final List<CycleWiring> cycles = new ArrayList<>();

  /** The word of the outputs where the moves of each role start, and the end. */
  final int[] roleWords;

  /** The output of each move. */
  final int[] outputOfMove;

  final int outputWords;
  final int facts;

  Wiring(NetGame game) {
    Circuit circuit = game.circuit();
    signals = circuit.size();
    facts = game.initial().size();
    roleWords = new int[game.roles().size() + 1];
    outputOfMove = new int[game.moves().size()];
    outputWords = outputs(game);
    level = levels(circuit);
    levelStart = levelStarts();
    start = new int[signals + 1];
    denied = new int[signals];
    targets = targets(circuit);
    watchStart = new int[signals + 1];
    watchers = watchers(game);
    circuit.cycles().forEach(cycle -> cycles.add(new CycleWiring(cycle)));
  }

  private int outputs(NetGame game) {
    int words = (facts + Long.SIZE - 1) / Long.SIZE;
    for (int role = 0; role < game.roles().size(); role++) {
      roleWords[role] = words;
      int count = 0;
      for (int move = 0; move < outputOfMove.length; move++) {
        if (game.moves().get(move).role() == role) {
          outputOfMove[move] = words * Long.SIZE + count++;
        }
      }
      words += (count + Long.SIZE - 1) / Long.SIZE;
    }
    roleWords[game.roles().size()] = words;
    return words;
  }

  private static int[] levels(Circuit circuit) {
    int[] level = new int[circuit.size() + circuit.cycles().size()];
    int next = 0;
    for (int signal = 0; signal < circuit.size(); signal++) {
      int highest = -1;
      switch (circuit.kind(signal)) {
        case OUTSIDE -> {}
        case AND, OR -> {
          for (int literal : circuit.inputs(signal)) {
            highest = Math.max(highest, level[Circuit.signal(literal)]);
          }
        }
        case CYCLIC -> {
          if (next < circuit.cycles().size() && circuit.cycles().get(next).first() == signal) {
            level[circuit.size() + next] = levelOf(circuit.cycles().get(next), level);
            next++;
          }
          highest = level[circuit.size() + next - 1];
        }
      }
      level[signal] = highest + 1;
    }
    return level;
  }

  private static int levelOf(Circuit.Cycle cycle, int[] level) {
    int highest = 0;
    for (List<Circuit.Rule> rules : cycle.rules()) {
      for (Circuit.Rule rule : rules) {
        highest = Math.max(highest, level[Circuit.signal(rule.condition())]);
      }
    }
    return highest + 1;
  }

  private int[] levelStarts() {
    int[] starts = new int[Arrays.stream(level).max().orElse(0) + 2];
    for (int one : level) {
      starts[one + 1]++;
    }
    for (int one = 1; one < starts.length; one++) {
      starts[one] += starts[one - 1];
    }
    return starts;
  }

  private int[] targets(Circuit circuit) {
    int[] plain = new int[signals + 1];
    int[] not = new int[signals + 1];
    for (int gate = 0; gate < signals; gate++) {
      for (int literal : circuit.inputs(gate)) {
        (Circuit.isDenied(literal) ? not : plain)[Circuit.signal(literal)]++;
      }
    }
    for (int signal = 0; signal < signals; signal++) {
      denied[signal] = start[signal] + plain[signal];
      start[signal + 1] = denied[signal] + not[signal];
      plain[signal] = start[signal];
      not[signal] = denied[signal];
    }
    int[] all = new int[start[signals]];
    for (int gate = 0; gate < signals; gate++) {
      for (int literal : circuit.inputs(gate)) {
        all[(Circuit.isDenied(literal) ? not : plain)[Circuit.signal(literal)]++] = gate;
      }
    }
    return all;
  }

  private int[] watchers(NetGame game) {
    List<int[]> pairs = new ArrayList<>();
    for (int fact = 0; fact < facts; fact++) {
      pairs.add(new int[] {Circuit.signal(game.next().get(fact)), fact});
    }
    for (int move = 0; move < outputOfMove.length; move++) {
      pairs.add(new int[] {Circuit.signal(game.moves().get(move).legal()), outputOfMove[move]});
    }
    List<Circuit.Cycle> all = game.circuit().cycles();
    for (int cycle = 0; cycle < all.size(); cycle++) {
      for (List<Circuit.Rule> rules : all.get(cycle).rules()) {
        for (Circuit.Rule rule : rules) {
          pairs.add(new int[] {Circuit.signal(rule.condition()), ~cycle});
        }
      }
    }
    pairs.forEach(pair -> watchStart[pair[0] + 1]++);
    for (int signal = 0; signal < signals; signal++) {
      watchStart[signal + 1] += watchStart[signal];
    }
    int[] at = watchStart.clone();
    int[] found = new int[pairs.size()];
    pairs.forEach(pair -> found[at[pair[0]]++] = pair[1]);
    return found;
  }

  /** The rules of a cycle in arrays. */
  static final class CycleWiring {
    final int first;
    final int size;
    final int[] conditions;
    final int[] heads;

    /** How many signals of the cycle each rule needs. */
    final int[] needed;

    /**
     * For each signal of the cycle the rules that need it, repeated as often as they mention it.
     */
    final int[][] users;

    CycleWiring(Circuit.Cycle cycle) {
      first = cycle.first();
      size = cycle.rules().size();
      List<Circuit.Rule> all = new ArrayList<>();
      cycle.rules().forEach(all::addAll);
      conditions = all.stream().mapToInt(Circuit.Rule::condition).toArray();
      needed = all.stream().mapToInt(rule -> rule.others().size()).toArray();
      heads = new int[all.size()];
      List<List<Integer>> uses = new ArrayList<>();
      cycle.rules().forEach(_ -> uses.add(new ArrayList<>()));
      int rule = 0;
      for (int head = 0; head < size; head++) {
        for (Circuit.Rule one : cycle.rules().get(head)) {
          int number = rule;
          heads[rule++] = head;
          one.others().forEach(other -> uses.get(other).add(number));
        }
      }
      users = new int[size][];
      Arrays.setAll(users, one -> uses.get(one).stream().mapToInt(Integer::intValue).toArray());
    }
  }
}
