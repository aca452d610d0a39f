package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.approvaltests.Approvals;
import org.approvaltests.core.Options;
import org.approvaltests.reporters.AutoApproveReporter;
import org.approvaltests.reporters.QuietReporter;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.ir.Game;
import org.regames.ir.analysis.GameStatistics;
import org.regames.ir.passes.Passes;
import org.regames.ir.passes.Pipeline;

/**
 * How much smaller the passes make every game: a table that somebody approved, so that a pass that
 * does less shows in review; of the corpus some games, with {@code -Dsample=1} all. {@code
 * -Dapprove=true} accepts the table as it is now.
 */
@Tag("long")
final class PassEffectTest {
  private static final Pipeline DROPPING =
      Passes.parse("all,skip-redundant-tags,skip-artificial-tags");

  /** What the passes must take away on average, in percent, where the goal is reached. */
  private static final Map<String, Goal> GOALS = Map.of("hrg", new Goal(47, 41));

  /** All of the corpus takes most of a minute. */
  private static final boolean WHOLE = Integer.getInteger("sample", 12) == 1;

  private record Goal(int nodes, int edges) {}

  /** How large one game is before the passes, after all, and after all and the dropping ones. */
  private record Effect(String file, Game before, Game all, Game dropping) {
    static Effect of(Path folder, Path file) {
      Game game = Games.read(file);
      String name = folder.relativize(file).toString().replace('\\', '/');
      return new Effect(name, game, Games.optimized(file), DROPPING.run(game));
    }

    /** The language, by the folder that the game is in; low and high level are one. */
    String language() {
      return file.substring(0, file.indexOf('/')).replaceFirst("-.*", "");
    }

    double less(ToDoubleFunction<GameStatistics> size) {
      return 1
          - size.applyAsDouble(GameStatistics.of(dropping))
              / size.applyAsDouble(GameStatistics.of(before));
    }

    Object[] row() {
      GameStatistics first = GameStatistics.of(before);
      GameStatistics middle = GameStatistics.of(all);
      GameStatistics last = GameStatistics.of(dropping);
      return new Object[] {
        file,
        first.nodes(),
        middle.nodes(),
        last.nodes(),
        percent(less(GameStatistics::nodes)),
        first.edges(),
        middle.edges(),
        last.edges(),
        percent(less(GameStatistics::edges)),
        first.stateBits(),
        last.stateBits(),
        percent(less(GameStatistics::stateBits))
      };
    }
  }

  @Test
  void effectOnTheLibraryIsApproved() {
    verify(Games.LIBRARY, "library");
  }

  @Test
  void effectOnTheCorpusIsApproved() {
    assumeTrue(WHOLE && Files.isDirectory(Games.CORPUS), "needs -Pfull and the shared corpus");
    verify(Games.CORPUS, "corpus");
  }

  @Test
  void effectOnSomeOfTheCorpusIsApproved() throws IOException {
    assumeTrue(Files.isDirectory(Games.CORPUS), "no shared corpus beside the checkout");
    List<String> approved = Files.readAllLines(approved("corpus.txt"));
    List<Path> games = Games.below(Games.CORPUS).stream().filter(Games::isSampled).toList();
    assertFalse(games.isEmpty());
    for (Path game : games) {
      String row = row(Effect.of(Games.CORPUS, game).row()).strip();
      assertTrue(approved.contains(row), () -> row + "\nis not approved");
    }
  }

  @Test
  void onAverageGamesOfTheCorpusShrinkByTheGoals() {
    assumeTrue(WHOLE && Files.isDirectory(Games.CORPUS), "needs -Pfull and the shared corpus");
    GOALS.forEach(
        (language, goal) -> {
          List<Effect> effects =
              effects(Games.CORPUS).stream()
                  .filter(effect -> effect.language().equals(language))
                  .toList();
          assertAll(
              language,
              () -> assertTrue(100 * average(effects, GameStatistics::nodes) >= goal.nodes()),
              () -> assertTrue(100 * average(effects, GameStatistics::edges) >= goal.edges()));
        });
  }

  private static final Map<Path, List<Effect>> MEASURED = new ConcurrentHashMap<>();

  private static List<Effect> effects(Path folder) {
    return MEASURED.computeIfAbsent(
        folder, _ -> Games.below(folder).stream().map(file -> Effect.of(folder, file)).toList());
  }

  private static double average(List<Effect> effects, ToDoubleFunction<GameStatistics> size) {
    return effects.stream().mapToDouble(effect -> effect.less(size)).average().orElseThrow();
  }

  private static void verify(Path folder, String name) {
    List<Effect> effects = effects(folder);
    assertFalse(effects.isEmpty(), "no games in " + folder);
    StringBuilder table = new StringBuilder();
    table.append(
        row(
            "game",
            "nodes",
            "all",
            "dropping",
            "",
            "edges",
            "all",
            "dropping",
            "",
            "bits",
            "",
            ""));
    effects.forEach(effect -> table.append(row(effect.row())));
    Map<String, List<Effect>> byLanguage =
        effects.stream()
            .collect(Collectors.groupingBy(Effect::language, TreeMap::new, Collectors.toList()));
    byLanguage.forEach(
        (language, games) -> table.append(averages("average of " + language, games)));
    table.append(averages("average", effects));
    boolean approve = Boolean.getBoolean("approve");
    Approvals.verify(
        table.toString(),
        new Options(approve ? new AutoApproveReporter() : new QuietReporter())
            .forFile()
            .withExtension(".txt")
            .forFile()
            .withNamer(new BesideNamer(approved(name))));
  }

  private static Path approved(String name) {
    return Games.ROOT.resolve("approvals/effect").resolve(name);
  }

  private static String averages(String title, List<Effect> effects) {
    return row(
        title,
        "",
        "",
        "",
        percent(average(effects, GameStatistics::nodes)),
        "",
        "",
        "",
        percent(average(effects, GameStatistics::edges)),
        "",
        "",
        percent(average(effects, GameStatistics::stateBits)));
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "-%.1f%%", 100 * share);
  }

  private static String row(Object... cells) {
    return String.format(Locale.ROOT, "%-28s %6s %6s %8s %7s %6s %6s %8s %7s %6s %6s %7s", cells)
            .stripTrailing()
        + "\n";
  }
}
