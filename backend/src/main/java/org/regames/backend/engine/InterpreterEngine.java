package org.regames.backend.engine;

import java.util.List;
import java.util.function.LongConsumer;
import org.regames.backend.interpreter.Impropriety;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Turn;
import org.regames.backend.play.MoveCount;
import org.regames.backend.play.Perft;
import org.regames.backend.play.PlayoutStatistics;
import org.regames.backend.play.Playouts;
import org.regames.ir.Game;

/** Plays by following the rules edge by edge, and reports everything improper. */
final class InterpreterEngine implements Engine {
  private record Interpreted(Interpreter interpreter) implements PlayableGame {
    @Override
    public List<Long> counts(int depth, LongConsumer progress) {
      return new Perft(interpreter, progress).counts(depth);
    }

    @Override
    public List<Long> choiceCounts(int depth, LongConsumer progress) {
      return new Perft(interpreter, progress).choiceCounts(depth);
    }

    @Override
    public List<MoveCount> divided(List<Turn> play, int depth, LongConsumer progress) {
      return new Perft(interpreter, progress).divided(play, depth);
    }

    @Override
    public PlayoutStatistics playouts(Playouts playouts, LongConsumer progress) {
      return playouts.run(interpreter, progress);
    }

    @Override
    public List<Impropriety> findings() {
      return interpreter.findings().list();
    }
  }

  @Override
  public String name() {
    return "interpreter";
  }

  @Override
  public PlayableGame start(Game game) {
    return new Interpreted(Interpreter.of(game));
  }
}
