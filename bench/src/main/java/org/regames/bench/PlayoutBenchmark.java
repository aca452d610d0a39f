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
import org.regames.backend.model.MoveBuffer;

/**
 * Flat Monte Carlo playouts per second of compiled games on one thread. Other files: {@code -p
 * file=PATH,PATH}; {@code -prof gc} shows that nothing is allocated.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(3)
public class PlayoutBenchmark {
  @Param({
    "games/hrg/breakthrough.hrg",
    "games/hrg/connectfour.hrg",
    "games/hrg/english-draughts.hrg",
    "games/hrg/gomoku.hrg",
    "games/hrg/hex.hrg",
    "games/hrg/reversi.hrg",
    "games/hrg/tictactoe.hrg"
  })
  private String file;

  private ForwardModel model;
  private GameState state;
  private MoveBuffer moves;
  private SplittableRandom random;

  @Setup
  public void compile() throws IOException {
    model = JvmEngine.compile(GameFile.read(file).game());
    state = model.newState();
    moves = model.newMoves();
    random = new SplittableRandom(1);
  }

  /** One playout; returns the number of moves by players and random in it. */
  @Benchmark
  public int playout() {
    model.reset(state);
    int plies = 0;
    while (state.applyRandom(moves, random)) {
      plies++;
    }
    return plies;
  }
}
