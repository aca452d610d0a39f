package org.regames.bench;

import java.io.IOException;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;

/**
 * From the text of a game to the first move played, with bytecode in a warm JVM. Another file:
 * {@code -p file=PATH,PATH}.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(1)
public class FirstMoveBenchmark {
  @Param({
    "games/hrg/breakthrough.hrg",
    "games/hrg/chess.hrg",
    "games/hrg/backgammon.hrg",
    "games/hrg/english-draughts.hrg",
    "games/hrg/gomoku.hrg"
  })
  private String file;

  private GameFile text;

  @Setup
  public void read() throws IOException {
    text = GameFile.read(file);
  }

  @Benchmark
  public GameState play() {
    ForwardModel model = JvmEngine.compile(text.game());
    GameState state = model.newState();
    state.applyRandom(model.newMoves(), new SplittableRandom(1));
    return state;
  }
}
