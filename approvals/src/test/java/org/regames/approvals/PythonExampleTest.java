package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.backend.cpp.CppEmitter;
import org.regames.backend.cpp.build.Compiler;
import org.regames.backend.cpp.build.ProgramCache;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.plan.Plan;
import org.regames.backend.planner.PlanBuilder;
import org.regames.backend.play.PlayoutStatistics;
import org.regames.backend.play.Playouts;
import org.regames.ir.Builtins;

/** The Python example loads a game's library through the C interface, and plays. */
@Tag("long")
class PythonExampleTest {
  private static final Path EXAMPLE = Games.ROOT.resolve("examples/python/play.py");

  @Test
  void pythonPlaysThroughTheLibrary() throws IOException, InterruptedException {
    Optional<Compiler> compiler = Compiler.find(System.getenv());
    assumeTrue(compiler.isPresent(), "skipped, there is no C++ compiler");
    assumeTrue(run("python3", "--version") != null, "skipped, there is no python3");
    Plan plan =
        PlanBuilder.plan(Builtins.complete(Games.read(Games.LIBRARY.resolve("hrg/tictactoe.hrg"))));
    Map<String, String> sources = CppEmitter.emit(plan, "tictactoe");
    sources.remove("main.cpp");
    Compiler quick = compiler.get().with("-O1");
    Path library =
        new ProgramCache(Games.ROOT.resolve("approvals/target/cpp"))
            .program(sources, quick, quick::buildLibrary, () -> {})
            .file();

    List<String> lines =
        run("python3", EXAMPLE.toString(), library.toString(), "tictactoe", "--playouts", "50");

    List<String> moves = lines.subList(0, lines.size() - 2);
    assertTrue(moves.size() >= 5 && moves.size() <= 9, moves.toString());
    assertTrue(moves.getFirst().matches("x: C__\\d_\\d"), moves.toString());
    assertTrue(lines.get(moves.size()).matches("scores: x \\d+, o \\d+"), lines.toString());
    PlayoutStatistics statistics = Playouts.of(50, 1).run(JvmEngine.compile(plan));
    String mean = String.format(java.util.Locale.ROOT, "%.2f", statistics.plies().mean());
    assertEquals("50 playouts, " + mean + " moves on average", lines.getLast());
  }

  /** The lines that a program writes, or null where there is no such program. */
  private static List<String> run(String... words) throws InterruptedException {
    try {
      Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
      List<String> lines = process.inputReader(StandardCharsets.UTF_8).readAllLines();
      assertEquals(0, process.waitFor(), String.join("\n", lines));
      return lines;
    } catch (IOException _) {
      return null;
    }
  }
}
