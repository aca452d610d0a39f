package org.regames.backend.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import org.regames.backend.interpreter.Turn;
import org.regames.backend.model.EndlessPlayException;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.ir.Builtins;

/** Plays the playouts of one thread with a compiled game; allocates nothing while playing. */
final class ModelWorker implements Callable<ModelWorker> {
  private final ForwardModel model;
  private final long seed;
  private final long mostPlies;
  private final LongSupplier numbers;
  private final Tally tally = new Tally();
  private GameState state;
  private MoveBuffer moves;
  private SplitMix random;
  private final long[][] scores;

  /** For each node the first playout that stopped there before its end. */
  private final Map<String, Long> stopped = new TreeMap<>();

  private final Map<String, Long> givenUp = new TreeMap<>();

  ModelWorker(ForwardModel model, long seed, long mostPlies, LongSupplier numbers) {
    this.model = model;
    this.seed = seed;
    this.mostPlies = mostPlies;
    this.numbers = numbers;
    this.scores = new long[model.players().size()][model.symbolCount()];
  }

  /** Makes what changes while playing; a thread of its own makes it far from that of others. */
  private void prepare() {
    state = model.newState();
    moves = model.newMoves();
    random = new SplitMix();
  }

  @Override
  public ModelWorker call() {
    prepare();
    for (long n = numbers.getAsLong(); n != PlayoutWorker.NO_MORE; n = numbers.getAsLong()) {
      random.start(seed, n);
      play(n);
    }
    for (int player = 0; player < scores.length; player++) {
      for (int symbol = 0; symbol < scores[player].length; symbol++) {
        if (scores[player][symbol] > 0) {
          tally.scored(model.players().get(player), model.symbol(symbol), scores[player][symbol]);
        }
      }
    }
    return this;
  }

  private void play(long number) {
    long plies = 0;
    try {
      model.reset(state);
      while (plies < mostPlies && state.applyRandom(moves, random)) {
        tally.choice(moves.size());
        plies++;
      }
    } catch (EndlessPlayException endless) {
      stopped.putIfAbsent(endless.getMessage(), number);
      if (endless.kind() == EndlessPlayException.Kind.MOVE) {
        throw endless;
      }
      tally.choice(moves.size());
      tally.unfinished(plies + 1);
      return;
    }
    if (!state.isTerminal()) {
      (plies == mostPlies ? givenUp : stopped).putIfAbsent(state.node(), number);
      tally.unfinished(plies);
      return;
    }
    tally.finished(plies);
    for (int player = 0; player < scores.length; player++) {
      scores[player][state.scoreSymbol(player)]++;
    }
  }

  /** The tags of the moves of a playout up to where it stops. */
  List<Turn> replay(long number) {
    List<Turn> play = new ArrayList<>();
    prepare();
    random.start(seed, number);
    model.reset(state);
    try {
      for (long plies = 0; plies < mostPlies; plies++) {
        state.legalMoves(moves);
        if (moves.size() == 0) {
          break;
        }
        int move = state.draw(moves, random);
        play.add(turn(state, moves, move));
        state.apply(moves, move);
      }
    } catch (EndlessPlayException _) {
      return play; // it stopped here before, too
    }
    return play;
  }

  /** A move as it is written down. */
  static Turn turn(GameState state, MoveBuffer moves, int move) {
    int player = state.currentPlayer();
    String name =
        player == ForwardModel.RANDOM ? Builtins.RANDOM : state.model().players().get(player);
    return new Turn(name, state.tags(moves, move));
  }

  /** For each node where playouts were given up the number of the first of them. */
  Map<String, Long> givenUp() {
    return givenUp;
  }

  /** For each place where playouts stopped before their end the number of the first of them. */
  Map<String, Long> stopped() {
    return stopped;
  }

  Tally tally() {
    return tally;
  }
}
