package org.regames.lud.literal;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.lud.literal.LiteralReplay.GameReport;
import org.regames.lud.literal.LiteralReplay.Limits;
import org.regames.lud.literal.LiteralReplay.Verdict;

/**
 * Recorded plays of published games, played again by the literal evaluator. With {@code -Dgame=}
 * those whose path has this in it; {@code -Dsample=1} takes all, to their ends.
 */
@Tag("long")
class LiteralReplayTest {
  private static final Path CORPUS =
      Path.of(System.getProperty("regames.root", "..")).resolveSibling("shared/corpus/lud");
  private static final String ONLY = System.getProperty("game", "");

  /** One game in so many, by chance with a fixed seed. */
  private static final int SAMPLE = ONLY.isEmpty() ? Integer.getInteger("sample", 10) : 1;

  private static final long SEED = 60;
  private static final int THREADS = 2;

  /** In the normal build plays are followed so far; else to their ends, if that takes not long. */
  private static final Limits LIMITS =
      SAMPLE == 1 ? new Limits(Integer.MAX_VALUE, 20_000) : new Limits(50, 2_000);

  /** The part of games that differ from their records, or are not evaluated, is not to grow. */
  private static final double MOST_WRONG = 0.03;

  @Test
  void recordedPlaysAreExact() throws IOException, InterruptedException, ExecutionException {
    Path games = CORPUS.resolve("games");
    assumeTrue(Files.isDirectory(games), "../shared/corpus/lud is not there");
    List<GameReport> reports = replayAll(games, files(games));
    String table = table(reports);
    System.out.println(table);
    long wrong = reports.stream().filter(r -> r.verdict().compareTo(Verdict.DIFFERS) >= 0).count();
    assertTrue(
        ONLY.isEmpty() ? wrong <= MOST_WRONG * reports.size() : wrong == 0,
        () -> wrong + " of " + reports.size() + " games are wrong\n" + table);
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> paths = Files.walk(folder)) {
      List<Path> all =
          new ArrayList<>(
              paths
                  .filter(path -> path.toString().endsWith(".lud"))
                  .filter(path -> path.toString().contains(ONLY))
                  .sorted()
                  .toList());
      Collections.shuffle(all, new Random(SEED));
      return all.subList(0, (all.size() + SAMPLE - 1) / SAMPLE);
    }
  }

  private static List<GameReport> replayAll(Path games, List<Path> files)
      throws InterruptedException, ExecutionException {
    List<Future<GameReport>> running = new ArrayList<>();
    List<GameReport> reports = new ArrayList<>();
    try (ExecutorService pool = Executors.newFixedThreadPool(THREADS)) {
      for (Path file : files) {
        String name = games.relativize(file).toString().replaceFirst("\\.lud$", "");
        Path trials = CORPUS.resolve("trials").resolve(name);
        running.add(pool.submit(() -> LiteralReplay.replay(name, file, trials, LIMITS)));
      }
      for (Future<GameReport> report : running) {
        reports.add(report.get());
      }
    }
    reports.sort(Comparator.comparing(GameReport::name));
    return reports;
  }

  private static String table(List<GameReport> reports) {
    StringBuilder text = new StringBuilder();
    Map<String, Map<Verdict, Integer>> byFolder = new TreeMap<>();
    Map<String, Integer> missing = new TreeMap<>();
    for (GameReport report : reports) {
      Path folder = Path.of(report.name());
      for (String each :
          List.of(folder.subpath(0, Math.min(3, folder.getNameCount() - 1)).toString(), "all")) {
        byFolder
            .computeIfAbsent(each, _ -> new TreeMap<>())
            .merge(report.verdict(), 1, Integer::sum);
      }
      report.missing().forEach(ludeme -> missing.merge(ludeme, 1, Integer::sum));
      if (report.verdict() != Verdict.EXACT && report.verdict() != Verdict.STOPPED) {
        text.append(report.verdict()).append(' ').append(report.name()).append('\n');
        new TreeMap<>(report.plays())
            .forEach(
                (play, outcome) -> {
                  if (outcome.verdict().compareTo(Verdict.DIFFERS) >= 0) {
                    text.append(
                        "    %s state %d: %s%n"
                            .formatted(play, outcome.states(), shortened(outcome.why())));
                  }
                });
      }
    }
    text.append("%-40s %6s %7s %7s %5s%n".formatted("", "exact", "stopped", "differ", "lack"));
    byFolder.forEach(
        (folder, counts) ->
            text.append(
                "%-40s %6d %7d %7d %5d%n"
                    .formatted(
                        folder,
                        counts.getOrDefault(Verdict.EXACT, 0),
                        counts.getOrDefault(Verdict.STOPPED, 0),
                        counts.getOrDefault(Verdict.DIFFERS, 0),
                        counts.getOrDefault(Verdict.NOT_EVALUATED, 0))));
    missing.forEach(
        (ludeme, games) -> text.append("not evaluated: %s, %d games%n".formatted(ludeme, games)));
    return text.toString();
  }

  private static String shortened(String why) {
    return why.length() <= 300 ? why : why.substring(0, 300) + "…";
  }
}
