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

/**
 * From the text of a game to its automaton in a warm JVM. Another file: {@code -p file=PATH,PATH}.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(1)
public class LoweringBenchmark {
  @Param({
    "games/hrg/breakthrough.hrg",
    "games/hrg/chess.hrg",
    "games/hrg/backgammon.hrg",
    "games/hrg/english-draughts.hrg",
    "games/hrg/gomoku.hrg"
  })
  private String file;

  private Language language;
  private Source source;

  @Setup
  public void read() throws IOException {
    language =
        Language.all().stream()
            .filter(each -> each.suffixes().stream().anyMatch(file::endsWith))
            .findFirst()
            .orElseThrow();
    source = new Source(file, Files.readString(Path.of(file)));
  }

  @Benchmark
  public Game lower() {
    Result<Game> result = language.frontend().orElseThrow().read(source, new Budget());
    return result.value().orElseThrow();
  }
}
