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
  /** With more, the data of playouts evict each other from the cache. */
  private static final int AT_ONCE = 2;

  private final ForwardModel model;
  private final long seed;
  private final long mostPlies;
  private final LongSupplier numbers;
  private final Tally tally = new Tally();
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

  /** A playout under way. */
  private final class Playout {
    final GameState state = model.newState();
    final MoveBuffer moves = model.newMoves();
    final SplitMix random = new SplitMix();
    long number;
    long plies;

    void start(long number) {
      this.number = number;
      plies = 0;
      random.start(seed, number);
      model.reset(state);
    }
  }

  /**
   * Interleaves some playouts, one move of each at a time: while one waits for memory or for a long
   * chain of operations the processor already works on the next one.
   */
  @Override
  public ModelWorker call() {
    Playout[] playouts = new Playout[AT_ONCE];
    int busy = 0;
    while (busy < AT_ONCE && started(playouts[busy] = new Playout())) {
      busy++;
    }
    while (busy > 0) {
      for (int i = 0; i < busy; i++) {
        if (!goesOn(playouts[i]) && !started(playouts[i])) {
          busy--;
          playouts[i] = playouts[busy];
          i--;
        }
      }
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

  /** Starts the next playout, if there is one. */
  private boolean started(Playout playout) {
    while (true) {
      long number = numbers.getAsLong();
      if (number == PlayoutWorker.NO_MORE) {
        return false;
      }
      try {
        playout.start(number);
        return true;
      } catch (EndlessPlayException endless) {
        stop(playout, endless);
      }
    }
  }

  /** Plays one move, or many if that is faster; returns whether the playout goes on. */
  private boolean goesOn(Playout playout) {
    try {
      playOn(playout);
      if (playout.state.isTerminal()) {
        finish(playout);
        return false;
      }
      if (playout.plies < mostPlies && playout.state.applyRandom(playout.moves, playout.random)) {
        choice(playout.moves);
        playout.plies++;
        return true;
      }
    } catch (EndlessPlayException endless) {
      stop(playout, endless);
      return false;
    }
    finish(playout);
    return false;
  }

  private void playOn(Playout playout) {
    MoveBuffer moves = playout.moves;
    long more = playout.state.playOn(moves, playout.random, mostPlies - playout.plies);
    if (more > 0) {
      tally.choices(more, moves.sumDrawn(), moves.leastDrawn(), moves.greatestDrawn());
      playout.plies += more;
    }
  }

  private void choice(MoveBuffer moves) {
    if (moves.isEstimated()) {
      tally.estimated(moves.choices());
    } else {
      tally.choice(moves.size());
    }
  }

  private void stop(Playout playout, EndlessPlayException endless) {
    stopped.merge(endless.getMessage(), playout.number, Math::min);
    if (endless.kind() == EndlessPlayException.Kind.MOVE) {
      throw endless;
    }
    choice(playout.moves);
    tally.unfinished(playout.plies + 1);
  }

  private void finish(Playout playout) {
    GameState state = playout.state;
    if (!state.isTerminal()) {
      (playout.plies == mostPlies ? givenUp : stopped)
          .merge(state.node(), playout.number, Math::min);
      tally.unfinished(playout.plies);
      return;
    }
    tally.finished(playout.plies);
    for (int player = 0; player < scores.length; player++) {
      scores[player][state.scoreSymbol(player)]++;
    }
  }

  /** The tags of the moves of a playout up to where it stops. */
  List<Turn> replay(long number) {
    List<Turn> play = new ArrayList<>();
    Playout playout = new Playout();
    GameState state = playout.state;
    MoveBuffer moves = playout.moves;
    try {
      playout.start(number);
      for (long plies = 0; plies < mostPlies; plies++) {
        int move = state.choose(moves, playout.random);
        if (move < 0) {
          break;
        }
        play.add(turn(state, moves, move));
        state.apply(moves, move);
      }
    } catch (EndlessPlayException _) {
      return play; // the original playout stopped here as well
    }
    return play;
  }

  /** A move in text form. */
  static Turn turn(GameState state, MoveBuffer moves, int move) {
    int player = state.currentPlayer();
    String name =
        player == ForwardModel.RANDOM ? Builtins.RANDOM : state.model().players().get(player);
    return new Turn(name, state.tags(moves, move));
  }

  /** For each node where playouts were given up, the number of the first of them. */
  Map<String, Long> givenUp() {
    return givenUp;
  }

  /** For each place where playouts stopped before their end, the number of the first of them. */
  Map<String, Long> stopped() {
    return stopped;
  }

  Tally tally() {
    return tally;
  }
}
