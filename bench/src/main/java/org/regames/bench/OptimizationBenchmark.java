package org.regames.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
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

  private Language language;
  private Source source;

  @Setup
  public void read() throws IOException {
    boolean generated = game.startsWith(HEX);
    String name = generated ? "hex.hrg" : game;
    language =
        Language.all().stream()
            .filter(each -> each.suffixes().stream().anyMatch(name::endsWith))
            .findFirst()
            .orElseThrow();
    String text =
        generated
            ? HexSource.of(Integer.parseInt(game.substring(HEX.length())))
            : Files.readString(Path.of(game));
    source = new Source(name, text);
  }

  @Benchmark
  public Game translateAndOptimize() {
    Result<Game> result = language.frontend().orElseThrow().read(source, new Budget());
    return Passes.all().run(result.value().orElseThrow());
  }
}
