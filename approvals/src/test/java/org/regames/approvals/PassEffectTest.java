package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.approvaltests.Approvals;
import org.approvaltests.core.Options;
import org.approvaltests.reporters.AutoApproveReporter;
import org.approvaltests.reporters.QuietReporter;
import org.junit.jupiter.api.Test;
import org.regames.ir.Game;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.passes.Passes;
import org.regames.ir.passes.Pipeline;

/**
 * How much smaller the passes make every game: a table that somebody approved, so that a pass that
 * does less shows in review. {@code -Dapprove=true} accepts the table as it is now.
 */
final class PassEffectTest {
  private static final Pipeline ALL = Passes.parse("all");
  private static final Pipeline DROPPING =
      Passes.parse("all,skip-redundant-tags,skip-artificial-tags");

  @Test
  void effectOnTheLibraryIsApproved() {
    verify(Games.LIBRARY, "library");
  }

  @Test
  void effectOnTheCorpusIsApproved() {
    assumeTrue(Files.isDirectory(Games.CORPUS), "no shared corpus beside the checkout");
    verify(Games.CORPUS, "corpus");
  }

  private static void verify(Path folder, String name) {
    List<Path> files = Games.below(folder);
    assertFalse(files.isEmpty(), "no games in " + folder);
    StringBuilder table = new StringBuilder();
    table.append(
        row("game", "nodes", "all", "dropping", "", "edges", "all", "dropping", "", "variables"));
    double nodes = 0;
    double edges = 0;
    for (Path file : files) {
      Game game = Games.read(file);
      Game all = ALL.run(game);
      Game dropping = DROPPING.run(game);
      nodes += less(nodes(game), nodes(dropping));
      edges += less(game.edges().size(), dropping.edges().size());
      table.append(
          row(
              folder.relativize(file).toString().replace('\\', '/'),
              nodes(game),
              nodes(all),
              nodes(dropping),
              percent(less(nodes(game), nodes(dropping))),
              game.edges().size(),
              all.edges().size(),
              dropping.edges().size(),
              percent(less(game.edges().size(), dropping.edges().size())),
              game.variables().size() + " -> " + all.variables().size()));
    }
    table.append(
        row(
            "average",
            "",
            "",
            "",
            percent(nodes / files.size()),
            "",
            "",
            "",
            percent(edges / files.size()),
            ""));
    boolean approve = Boolean.getBoolean("approve");
    Path approved = Games.ROOT.resolve("approvals/effect").resolve(name);
    Approvals.verify(
        table.toString(),
        new Options(approve ? new AutoApproveReporter() : new QuietReporter())
            .forFile()
            .withExtension(".txt")
            .forFile()
            .withNamer(new BesideNamer(approved)));
  }

  private static int nodes(Game game) {
    return Automaton.of(game).nodeCount();
  }

  private static double less(int before, int after) {
    return 1 - (double) after / before;
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "-%.1f%%", 100 * share);
  }

  private static String row(Object... cells) {
    return String.format(Locale.ROOT, "%-28s %6s %6s %8s %7s %6s %6s %8s %7s  %s", cells)
            .stripTrailing()
        + "\n";
  }
}
