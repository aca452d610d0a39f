package org.regames.agents.solo;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.regames.agents.PlayedGame;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.model.StateNumbers;
import org.regames.backend.play.SplitMix;
import org.regames.ir.Builtins;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Liveness;

/** The places that distinguish states, without move counters. */
final class StatePlaces {
  private static final int PLAYOUTS = 8;
  private static final int MOST_PLIES = 500;

  private final StateNumbers numbers;
  private final int[] wanted;
  private final int[] read;
  private final Set<String> clocks;

  StatePlaces(PlayedGame game) {
    numbers = new StateNumbers(game.model());
    read = new int[numbers.size()];
    clocks = Set.copyOf(clocks(game));
    Set<String> live = live(game);
    wanted =
        IntStream.range(0, numbers.variables().size())
            .filter(variable -> live.contains(numbers.variables().get(variable)))
            .filter(variable -> !clocks.contains(numbers.variables().get(variable)))
            .flatMap(
                variable -> IntStream.range(numbers.start(variable), numbers.start(variable + 1)))
            .toArray();
  }

  /** The variables that matter where somebody is to move. */
  private static Set<String> live(PlayedGame game) {
    Set<String> live = new HashSet<>();
    Automaton automaton = Automaton.of(game.rules().edges());
    Liveness liveness = Liveness.ofPlays(automaton, game.rules().variables());
    List<String> nodes = game.model().plan().nodes().names();
    game.rules().variables().stream()
        .map(variable -> variable.name())
        .filter(name -> !Builtins.VARIABLES.contains(name))
        .filter(
            name ->
                game.rules().edges().isEmpty()
                    || nodes.stream().anyMatch(node -> liveness.isLive(automaton.node(node), name)))
        .forEach(live::add);
    return live;
  }

  /**
   * The variables that change, but always have the same value after the same number of moves, in
   * some playouts.
   */
  private Set<String> clocks(PlayedGame game) {
    int[][] first = new int[MOST_PLIES][];
    boolean[] differs = new boolean[numbers.size()];
    boolean[] changes = new boolean[numbers.size()];
    SplitMix random = new SplitMix();
    random.start(1, 0);
    GameState state = game.model().newState();
    MoveBuffer moves = game.model().newMoves();
    for (int playout = 0; playout < PLAYOUTS; playout++) {
      game.model().reset(state);
      int ply = 0;
      do {
        numbers.read(state, read);
        first[ply] = first[ply] == null ? read.clone() : first[ply];
        for (int place = 0; place < read.length; place++) {
          differs[place] |= read[place] != first[ply][place];
          changes[place] |= read[place] != first[0][place];
        }
        ply++;
      } while (ply < MOST_PLIES && state.applyRandom(moves, random));
    }
    Set<String> clocks = new HashSet<>();
    for (int variable = 0; variable < numbers.variables().size(); variable++) {
      int from = numbers.start(variable);
      int to = numbers.start(variable + 1);
      if (IntStream.range(from, to).noneMatch(place -> differs[place])
          && IntStream.range(from, to).anyMatch(place -> changes[place])) {
        clocks.add(numbers.variables().get(variable));
      }
    }
    return clocks;
  }

  /** The move counters. */
  Set<String> clocks() {
    return clocks;
  }

  /** The number of places. */
  int size() {
    return wanted.length;
  }

  /** Writes the numbers of the symbols of all places. */
  void read(GameState state, int[] values) {
    numbers.read(state, read);
    for (int place = 0; place < wanted.length; place++) {
      values[place] = read[wanted[place]];
    }
  }

  @Override
  public String toString() {
    return wanted.length + " places " + Arrays.toString(wanted);
  }
}
