package org.regames.bench;

import java.io.IOException;
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
import org.regames.ir.Game;
import org.regames.ir.passes.Passes;

/**
 * From the text of a game to its automaton after all passes, in a warm JVM: how the time grows with
 * the game. {@code hex:n} is Hex on n times n cells written out cell by cell ({@link HexSource}),
 * anything else a file: {@code -p game=PATH,PATH}.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(1)
public class OptimizationBenchmark {
  private static final String HEX = "hex:";

  @Param({"hex:5", "hex:10", "hex:15", "hex:20", "hex:25", "games/hrg/chess.hrg"})
  private String game;

  private GameFile text;

  @Setup
  public void read() throws IOException {
    text =
        game.startsWith(HEX)
            ? GameFile.of("hex.hrg", HexSource.of(Integer.parseInt(game.substring(HEX.length()))))
            : GameFile.read(game);
  }

  @Benchmark
  public Game translateAndOptimize() {
    return Passes.all().run(text.game());
  }
}
