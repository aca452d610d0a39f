package org.regames.approvals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.approvaltests.Approvals;
import org.approvaltests.core.Options;
import org.approvaltests.reporters.AutoApproveReporter;
import org.approvaltests.reporters.QuietReporter;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.regames.backend.cpp.CppEmitter;
import org.regames.backend.planner.PlanBuilder;
import org.regames.ir.Builtins;

/**
 * The C++ of three small games is what somebody approved: packed moves, moves of random, and moves
 * that are noted decision by decision. {@code -Dapprove=true} accepts what it is now.
 */
class GoldenCppTest {
  private static final Path GOLDEN = Games.ROOT.resolve("approvals/golden-cpp");

  @ParameterizedTest
  @CsvSource({"hrg/tictactoe.hrg", "hrg/monty-hall.hrg", "rbg/peg-solitaire.rbg"})
  @Tag("long")
  void translationIsApproved(String game) throws IOException {
    Path file = Games.LIBRARY.resolve(game);
    String name = file.getFileName().toString();
    String title = name.substring(0, name.lastIndexOf('.'));
    Map<String, String> files =
        CppEmitter.emit(PlanBuilder.plan(Builtins.complete(Games.read(file))), title);
    Path folder = Files.createDirectories(GOLDEN.resolve(title));
    String stem = title.replace('-', '_');
    boolean approve = Boolean.getBoolean("approve");
    files.forEach(
        (each, text) -> {
          int dot = each.lastIndexOf('.');
          Options options =
              new Options(approve ? new AutoApproveReporter() : new QuietReporter())
                  .forFile()
                  .withExtension(each.substring(dot))
                  .forFile()
                  .withNamer(new BesideNamer(folder.resolve(each.substring(0, dot))));
          if (title.equals("tictactoe") && !each.equals("main.cpp")
              || each.endsWith(".cpp") && each.startsWith(stem)) {
            Approvals.verify(text, options);
          }
        });
  }
}
