package org.regames.backend.play;

import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;

/** Plays the playouts of one thread with a compiled game; allocates nothing while playing. */
final class ModelWorker implements Callable<ModelWorker> {
  private final ForwardModel model;
  private final long seed;
  private final long mostPlies;
  private final LongSupplier numbers;
  private final Tally tally = new Tally();
  private final GameState state;
  private final MoveBuffer moves;
  private final SplitMix random = new SplitMix();
  private final long[][] scores;

  ModelWorker(ForwardModel model, long seed, long mostPlies, LongSupplier numbers) {
    this.model = model;
    this.seed = seed;
    this.mostPlies = mostPlies;
    this.numbers = numbers;
    this.state = model.newState();
    this.moves = model.newMoves();
    this.scores = new long[model.players().size()][model.symbolCount()];
  }

  @Override
  public ModelWorker call() {
    for (long n = numbers.getAsLong(); n != PlayoutWorker.NO_MORE; n = numbers.getAsLong()) {
      random.start(seed, n);
      play();
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

  private void play() {
    model.reset(state);
    long plies = 0;
    while (plies < mostPlies && state.applyRandom(moves, random)) {
      tally.choice(moves.size());
      plies++;
    }
    if (!state.isTerminal()) {
      tally.unfinished(plies);
      return;
    }
    tally.finished(plies);
    for (int player = 0; player < scores.length; player++) {
      scores[player][state.scoreSymbol(player)]++;
    }
  }

  Tally tally() {
    return tally;
  }
}
