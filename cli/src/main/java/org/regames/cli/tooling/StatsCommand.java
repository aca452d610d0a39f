package org.regames.cli.tooling;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToDoubleFunction;
import org.regames.backend.plan.analysis.PlanStatistics;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Json;
import org.regames.cli.console.Rows;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.GameFiles;
import org.regames.cli.games.GameOptions;
import org.regames.cli.games.PassOptions;
import org.regames.cli.games.PlanFiles;
import org.regames.ir.Game;
import org.regames.ir.analysis.GameStatistics;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code regames stats}: how large games are. */
@Command(
    name = "stats",
    header = StatsCommand.SUMMARY,
    description =
        "Counts the nodes and edges of the automaton, the variables and constants (built-in ones "
            + "included), the bits that hold the values of all variables, and the variables and "
            + "map entries that hold 0 or 1, such as GDL facts that are part of no other variable. "
            + "With --passes, the numbers before and after, and the change. For "
            + "plans (--dump-plan): functions, statements, numbers and array cells of the state, "
            + "words of bitboards, and sizes of constant arrays.",
    footer = {"", "Example: regames stats games/hrg/breakthrough.hrg"})
public final class StatsCommand implements Callable<Integer> {
  public static final String SUMMARY = "Print how large games are.";

  private static final List<String> SIZES =
      List.of("file", "nodes", "edges", "variables", "constants", "state bits", "booleans");
  private static final List<String> CHANGES =
      List.of("file", "nodes", "", "edges", "", "variables", "constants", "state bits", "");

  private static final List<String> PLAN_SIZES =
      List.of("file", "functions", "statements", "numbers", "cells", "words", "constants");

  /** Wide enough for most changes. */
  private static final int LEAST_CHANGE = 8;

  /** What {@code --json} prints about a file: its sizes, and what they were before the passes. */
  record Sizes(
      String file,
      int nodes,
      int edges,
      int variables,
      int constants,
      long stateBits,
      long booleans,
      GameStatistics before) {
    static Sizes of(String file, GameStatistics of, GameStatistics before) {
      return new Sizes(
          file,
          of.nodes(),
          of.edges(),
          of.variables(),
          of.constants(),
          of.stateBits(),
          of.booleans(),
          before);
    }
  }

  /** What {@code --json} prints about a plan. */
  record PlanSizes(String file, PlanStatistics plan) {}

  private final Terminal terminal;

  @Mixin private GameFiles files;
  @Mixin private GameOptions games;
  @Mixin private PassOptions passes;
  @Mixin private Json json;

  @Option(
      names = "--explain-structure",
      description =
          "For games made of facts (GDL), print instead what the facts of each function became: a "
              + "variable, a counter, a map, or a boolean for each, and why nothing better; for "
              + "several games, also how many of them have few booleans left.")
  private boolean isStructure;

  public StatsCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    passes.check();
    List<String> all = files.all(games);
    if (isStructure) {
      if (!passes.isNone()) {
        throw Failure.misused("--explain-structure is about rules as they are, without --passes");
      }
      return explainStructure(all.size() > 1);
    }
    if (all.stream().anyMatch(PlanFiles::isPlan)) {
      return plans(all);
    }
    Rows rows = passes.isNone() ? new Rows(all, 0, SIZES) : new Rows(all, LEAST_CHANGE, CHANGES);
    Map<String, Sizes> measured = new ConcurrentHashMap<>();
    if (!json.wanted) {
      rows.begin(terminal.out());
    }
    int exitCode =
        files.forEach(
            games,
            terminal,
            json,
            (file, shown) -> {
              Sizes sizes = measure(file, shown);
              measured.put(file, sizes);
              if (json.wanted) {
                shown.out().println(Json.line(sizes));
              } else {
                rows.print(shown.out(), cells(sizes));
              }
            });
    if (!json.wanted && !passes.isNone() && measured.size() > 1) {
      List<Sizes> inOrder = all.stream().map(measured::get).filter(Objects::nonNull).toList();
      rows.print(terminal.out(), averages(inOrder));
    }
    return exitCode;
  }

  /** The sizes of plans, in columns of their own. */
  private int plans(List<String> all) {
    if (!passes.isNone() || !all.stream().allMatch(PlanFiles::isPlan)) {
      throw Failure.misused(
          "plans have other sizes than games: name plans alone, without --passes");
    }
    Rows rows = new Rows(all, 0, PLAN_SIZES);
    if (!json.wanted) {
      rows.begin(terminal.out());
    }
    return files.forEach(
        games,
        terminal,
        json,
        (file, shown) -> {
          PlanStatistics of = PlanStatistics.of(PlanFiles.read(file, shown));
          if (json.wanted) {
            shown.out().println(Json.line(new PlanSizes(file, of)));
          } else {
            rows.print(
                shown.out(),
                new Object[] {
                  file,
                  of.functions(),
                  of.statements(),
                  of.numbers(),
                  of.cells(),
                  of.words(),
                  of.constants()
                });
          }
        });
  }

  private int explainStructure(boolean several) {
    StructureTables tables = new StructureTables();
    int exitCode =
        files.forEach(
            games,
            terminal,
            json,
            (file, shown) -> {
              StructureTables.Recovered game =
                  StructureTables.Recovered.of(file, games.structure(file, shown));
              if (json.wanted) {
                shown.out().println(Json.line(game));
              } else {
                tables.print(game, shown.out());
              }
            });
    if (several && !json.wanted) {
      tables.printSum(terminal.out());
    }
    return exitCode;
  }

  private Sizes measure(String file, Terminal terminal) {
    Game game = games.load(file, terminal);
    GameStatistics before = GameStatistics.of(game);
    return passes.isNone()
        ? Sizes.of(file, before, null)
        : Sizes.of(file, GameStatistics.of(passes.transform(game)), before);
  }

  /** The sizes, or those before and after the passes with the change. */
  private static Object[] cells(Sizes s) {
    GameStatistics b = s.before;
    if (b == null) {
      return new Object[] {
        s.file, s.nodes, s.edges, s.variables, s.constants, s.stateBits, s.booleans
      };
    }
    return new Object[] {
      s.file,
      change(b.nodes(), s.nodes),
      percent(share(b.nodes(), s.nodes)),
      change(b.edges(), s.edges),
      percent(share(b.edges(), s.edges)),
      change(b.variables(), s.variables),
      change(b.constants(), s.constants),
      change(b.stateBits(), s.stateBits),
      percent(share(b.stateBits(), s.stateBits))
    };
  }

  private static Object[] averages(List<Sizes> measured) {
    return new Object[] {
      "average",
      "",
      average(measured, s -> share(s.before.nodes(), s.nodes)),
      "",
      average(measured, s -> share(s.before.edges(), s.edges)),
      "",
      "",
      "",
      average(measured, s -> share(s.before.stateBits(), s.stateBits))
    };
  }

  private static String change(long before, long after) {
    return before + " -> " + after;
  }

  private static double share(double before, double after) {
    return before == 0 ? 0 : after / before - 1;
  }

  private static String average(List<Sizes> measured, ToDoubleFunction<Sizes> share) {
    return percent(measured.stream().mapToDouble(share).average().orElseThrow());
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%+.1f%%", 100 * share);
  }
}
