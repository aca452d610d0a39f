package org.regames.backend.engine;

import java.util.List;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import org.regames.backend.interpreter.Impropriety;
import org.regames.backend.interpreter.Turn;
import org.regames.backend.model.EndlessPlayException;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.play.Incidents;
import org.regames.backend.play.ModelPerft;
import org.regames.backend.play.MoveCount;
import org.regames.backend.play.PlayoutStatistics;
import org.regames.backend.play.Playouts;

/** A game as a forward model, and a witness for improprieties. */
record ModelGame(ForwardModel model, Follower follower) implements PlayableGame {
  @Override
  public List<Long> counts(int depth, LongConsumer progress) {
    ModelPerft perft = new ModelPerft(model, progress);
    return told(perft.incidents(), () -> perft.counts(depth));
  }

  @Override
  public List<Long> choiceCounts(int depth, LongConsumer progress) {
    ModelPerft perft = new ModelPerft(model, progress);
    return told(perft.incidents(), () -> perft.choiceCounts(depth));
  }

  @Override
  public List<MoveCount> divided(List<Turn> play, int depth, LongConsumer progress) {
    ModelPerft perft = new ModelPerft(model, progress);
    return told(perft.incidents(), () -> perft.divided(play, depth));
  }

  @Override
  public PlayoutStatistics playouts(Playouts playouts, LongConsumer progress) {
    Incidents incidents = new Incidents();
    return told(incidents, () -> playouts.run(model, progress, incidents));
  }

  /** Has plays that stopped early replayed; throws what is found about endless moves. */
  private <T> T told(Incidents incidents, Supplier<T> work) {
    try {
      T result = work.get();
      follower.follow(incidents);
      return result;
    } catch (EndlessPlayException endless) {
      follower.follow(incidents);
      throw new UnplayableException(endless.getMessage());
    }
  }

  @Override
  public List<Impropriety> findings() {
    return follower.findings();
  }
}
