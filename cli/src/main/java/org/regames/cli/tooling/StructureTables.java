package org.regames.cli.tooling;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.regames.cli.console.Table;
import org.regames.ir.language.FactStructure;

/**
 * The structures recovered from the facts of games: a table for each game, and a summary of what
 * remained and why.
 */
public final class StructureTables {
  /** If at most this share of the bits is booleans, structure counts as recovered. */
  private static final double FEW = 0.1;

  /** What {@code --json} prints about a file. */
  record Recovered(String file, long bits, long booleans, List<FactStructure> facts) {
    static Recovered of(String file, List<FactStructure> facts) {
      return new Recovered(
          file,
          facts.stream().mapToLong(FactStructure::bits).sum(),
          facts.stream().mapToLong(FactStructure::booleans).sum(),
          facts);
    }

    private boolean hasFewBooleans() {
      return booleans <= FEW * bits;
    }
  }

  private final List<Recovered> games = new ArrayList<>();

  /** Prints the table of a game. */
  void print(Recovered game, PrintStream out) {
    synchronized (games) {
      games.add(game);
    }
    out.printf(
        Locale.ROOT,
        "%s: %d bits for facts, %d of them booleans (%.0f%%)%n",
        game.file,
        game.bits,
        game.booleans,
        game.bits == 0 ? 0.0 : 100.0 * game.booleans / game.bits);
    Table table =
        Table.ofWords(3, 3, "  facts", "what", "key", "keys", "values", "bits", "why booleans");
    for (FactStructure facts : game.facts) {
      table.add(
          "  " + facts.facts(),
          facts.kind().name().toLowerCase(Locale.ROOT),
          facts.key().stream().map(String::valueOf).collect(Collectors.joining(",")),
          facts.keys(),
          facts.values(),
          facts.bits(),
          facts.why());
    }
    table.print(out);
  }

  /** Prints in how many games few booleans remained, and why the others did. */
  void printSum(PrintStream out) {
    long few = games.stream().filter(Recovered::hasFewBooleans).count();
    out.printf(
        Locale.ROOT,
        "%nat most %.0f%% of the bits are booleans in %d of %d games%n",
        100 * FEW,
        few,
        games.size());
    Map<String, long[]> reasons = new TreeMap<>();
    for (Recovered game : games) {
      Map<String, Long> ofGame =
          game.facts.stream()
              .filter(facts -> facts.booleans() > 0)
              .collect(
                  Collectors.groupingBy(
                      FactStructure::why, Collectors.summingLong(FactStructure::booleans)));
      ofGame.forEach(
          (why, booleans) -> {
            long[] sums = reasons.computeIfAbsent(why, _ -> new long[3]);
            sums[0]++;
            sums[1] += game.hasFewBooleans() ? 0 : 1;
            sums[2] += booleans;
          });
    }
    Table table = new Table("why booleans", "games", "of these with more", "booleans");
    reasons.entrySet().stream()
        .sorted(Comparator.comparingLong(reason -> -reason.getValue()[1]))
        .forEach(
            reason -> {
              long[] sums = reason.getValue();
              table.add(reason.getKey(), sums[0], sums[1], sums[2]);
            });
    table.print(out);
  }
}
