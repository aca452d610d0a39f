package org.regames.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import org.regames.agents.PlayedGame;
import org.regames.backend.engine.UnplayableException;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Source;
import org.regames.pcg.Evaluation;
import org.regames.pcg.Gate;
import org.regames.pcg.Measurement;
import org.regames.pcg.metrics.AgentFailedException;
import org.regames.pcg.metrics.Estimate;
import org.regames.pcg.metrics.Meter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code regames evaluate}: what kind of games these are, by playing them. */
@Command(
    name = "evaluate",
    header = EvaluateCommand.SUMMARY,
    description =
        "Plays each game at random and, with --agent, by an agent, and prints how its plays end, "
            + "how long they are and how much there is to choose, with 95 %% intervals. Gates are "
            + "conditions on these; what fails one at random is not played by agents. docs/pcg.md "
            + "explains the metrics. The exit code is 1 where a game failed or did not pass.",
    footer = {
      "",
      "Example: regames evaluate games/hrg/tictactoe.hrg --plays 200",
      "         regames evaluate games/sbg --gates gates.txt -o metrics.csv"
    })
final class EvaluateCommand implements Callable<Integer> {
  static final String SUMMARY = "Measure games by playing them: balance, length, choice.";

  private static final List<String> SHOWN =
      List.of("completion", "drawishness", "balance", "turns", "agency", "branching");
  private static final int LEAST_WIDTH = 8;
  private static final int FEW_PLAYS = 1000;

  /** A measurement; what there is no value of is left out. */
  record Value(Double value, Double low, Double high, int plays) {
    static Value of(Estimate estimate) {
      return new Value(
          number(estimate.value()),
          number(estimate.low()),
          number(estimate.high()),
          estimate.plays());
    }

    private static Double number(OptionalDouble number) {
      return number.isPresent() ? Math.round(number.getAsDouble() * 1e6) / 1e6 : null;
    }
  }

  /** How many seconds the stages took. */
  record Seconds(double read, double plan, double plays, double metrics, double agents) {
    static Seconds of(Meter meter) {
      return new Seconds(
          Json.rounded(meter.seconds(Meter.Stage.READ)),
          Json.rounded(meter.seconds(Meter.Stage.PLAN)),
          Json.rounded(meter.seconds(Meter.Stage.PLAYS)),
          Json.rounded(meter.seconds(Meter.Stage.METRICS)),
          Json.rounded(meter.seconds(Meter.Stage.AGENTS)));
    }
  }

  /** What {@code --json} prints; files have it without the seconds, which differ each time. */
  record Outcome(
      String file,
      String rules,
      long seed,
      int plays,
      int mostPlies,
      String agent,
      Integer agentPlays,
      String version,
      Map<String, String> parameters,
      Map<String, Value> metrics,
      Map<String, String> gates,
      Seconds seconds) {
    Outcome withoutSeconds() {
      return new Outcome(
          file,
          rules,
          seed,
          plays,
          mostPlies,
          agent,
          agentPlays,
          version,
          parameters,
          metrics,
          gates,
          null);
    }

    String verdict() {
      if (gates.containsValue("failed")) {
        return "failed";
      }
      return gates.containsValue("undecided") ? "undecided" : "passed";
    }
  }

  private final Terminal terminal;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Games to measure, folders of games, or - for standard input.")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--plays",
      paramLabel = "N",
      description = "How many random plays (default: ${DEFAULT-VALUE}).")
  private int plays = 400;

  @Option(
      names = "--agent",
      paramLabel = "A",
      description = "Who judges the game by playing it, such as mcts:1000it (docs/agents.md).")
  private Optional<String> agent = Optional.empty();

  @Option(
      names = "--agent-plays",
      paramLabel = "N",
      description =
          "How often the agent plays all players, and meets random ones (default: "
              + "${DEFAULT-VALUE}).")
  private int agentPlays = 30;

  @Option(
      names = "--gates",
      paramLabel = "FILE",
      description = "Conditions, one on each line: random.completion >= 0.95")
  private Optional<String> gatesFile = Optional.empty();

  @Option(
      names = "--plies",
      paramLabel = "N",
      description = "After how many moves a play is broken off (default: ${DEFAULT-VALUE}).")
  private int mostPlies = 2000;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description =
          "How long a game may take; one that takes longer is a row with the reason (default: "
              + "${DEFAULT-VALUE}; 0: as long as it takes).")
  private int seconds = 600;

  @Option(
      names = "--seed",
      paramLabel = "X",
      description =
          "Chooses the random numbers, together with the rules of each game (default: "
              + "${DEFAULT-VALUE}).")
  private long seed = 1;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description =
          "Write all rows there, as the name says: NAME.csv, NAME.json (lines) or NAME.parquet.")
  private Optional<Path> output = Optional.empty();

  @Option(
      names = "--report",
      paramLabel = "DIR",
      description = "Write a page that shows the games there, index.html.")
  private Optional<Path> report = Optional.empty();

  @Option(
      names = "--threads",
      paramLabel = "T",
      description =
          "How many games to measure at a time (default: ${DEFAULT-VALUE}); 0 for one each core.")
  private int threads = 1;

  @Mixin private AgentGames games;
  @Mixin private Json json;

  private final Meter total = Meter.unlimited();

  EvaluateCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    games.check();
    Failure.unlessPositive("--plays", plays);
    Failure.unlessPositive("--agent-plays", agentPlays);
    Failure.unlessPositive("--plies", mostPlies);
    MetricsFile file = new MetricsFile(output);
    EvaluatedPage page = new EvaluatedPage(report);
    Optional<Evaluation.Judge> judge =
        agent.map(AgentGames::agent).map(spec -> new Evaluation.Judge(spec, agentPlays));
    List<Gate> gates = gates();
    GameFiles files = GameFiles.of(names, threads);
    List<String> all = files.all(games.reading());
    List<String> header = new ArrayList<>(List.of("file"));
    header.addAll(SHOWN);
    header.add("gates");
    Rows rows = new Rows(all, LEAST_WIDTH, header);
    boolean several = all.size() > 1;
    if (!json.wanted && several) {
      rows.begin(terminal.out());
    }
    int code =
        files.forEach(
            games.reading(),
            terminal,
            json,
            (name, shown) -> {
              Outcome outcome = file.noting(name, () -> measure(name, judge, gates, page, shown));
              print(outcome, several ? Optional.of(rows) : Optional.empty(), shown);
              if (outcome.verdict().equals("failed")) {
                throw Failure.reported();
              }
            });
    file.write(all);
    page.write(all, about());
    if (several) {
      StageTimes.print(total, terminal);
    }
    return code;
  }

  private List<Gate> gates() {
    if (gatesFile.isEmpty()) {
      return List.of();
    }
    try {
      return Gate.read(SourceFiles.read(gatesFile.get(), terminal.in()));
    } catch (DiagnosticException wrong) {
      new Findings(terminal).print(List.of(wrong.diagnostic()));
      throw Failure.misused("--gates: " + gatesFile.get() + " is no list of gates");
    }
  }

  private Outcome measure(
      String name,
      Optional<Evaluation.Judge> judge,
      List<Gate> gates,
      EvaluatedPage page,
      Terminal shown) {
    Meter meter = seconds > 0 ? Meter.within(Duration.ofSeconds(seconds)) : Meter.unlimited();
    List<Measurement> found = new ArrayList<>();
    PlayedGame game;
    RulesHash hash;
    try {
      Game rules = meter.of(Meter.Stage.READ, () -> games.rules(name, shown));
      game = meter.of(Meter.Stage.PLAN, () -> planned(name, rules));
      hash = RulesHash.of(game.rules());
      Evaluation evaluation = new Evaluation(plays, seed ^ hash.number(), mostPlies, judge);
      found.addAll(evaluation.screen(game, meter));
      if (gates.stream().noneMatch(gate -> gate.verdict(found) == Gate.Verdict.FAILED)) {
        found.addAll(evaluation.judged(game, meter));
      }
    } catch (UnplayableException tooMuch) {
      throw Failure.failed(name + ": " + tooMuch.getMessage());
    } catch (AgentFailedException failed) {
      throw Failure.failed(name + ": " + agent.orElseThrow() + ": " + failed.getMessage());
    } finally {
      total.add(meter);
    }
    Outcome outcome = outcome(name, hash, found, gates, Seconds.of(meter));
    if (report.isPresent()) {
      Source source = SourceFiles.read(name, terminal.in());
      page.add(outcome, game, source, games.reading().language(name));
    }
    return outcome;
  }

  private List<String> about() {
    String judged = agent.map(a -> ", and " + agentPlays + " of " + a).orElse("");
    return List.of(
        plays
            + " random plays of each game"
            + judged
            + ", each of at most "
            + mostPlies
            + " moves.",
        "regames " + Regames.version() + ", seed " + seed + ".");
  }

  /** Few plays are over before a plan for millions of them is made. */
  private PlayedGame planned(String name, Game rules) {
    boolean isQuick = plays <= FEW_PLAYS && agent.isEmpty();
    return AgentGames.played(name, rules, isQuick ? PlayedGame::forFewPlays : PlayedGame::of);
  }

  private Outcome outcome(
      String name, RulesHash hash, List<Measurement> found, List<Gate> gates, Seconds seconds) {
    Map<String, Value> metrics = new LinkedHashMap<>();
    found.forEach(each -> metrics.put(each.name(), Value.of(each.estimate())));
    Map<String, String> verdicts = new LinkedHashMap<>();
    for (Gate gate : gates) {
      verdicts.put(gate.toString(), gate.verdict(found).name().toLowerCase(Locale.ROOT));
    }
    return new Outcome(
        name,
        hash.text(),
        seed,
        plays,
        mostPlies,
        agent.orElse(null),
        agent.isPresent() ? agentPlays : null,
        Regames.version(),
        parameters(name),
        metrics,
        verdicts,
        seconds);
  }

  /** What a script records of its parameters. */
  private Map<String, String> parameters(String name) {
    return games
        .reading()
        .language(name)
        .families()
        .<Map<String, String>>map(
            families -> families.values(SourceFiles.read(name, terminal.in())))
        .orElse(Map.of());
  }

  private void print(Outcome outcome, Optional<Rows> rows, Terminal shown) {
    if (json.wanted) {
      shown.out().println(Json.line(outcome));
    } else if (rows.isPresent()) {
      rows.get().print(shown.out(), row(outcome));
    } else {
      table(outcome.metrics).print(shown.out());
      outcome.gates.forEach((gate, verdict) -> shown.out().println(verdict + ": " + gate));
    }
  }

  private static Object[] row(Outcome outcome) {
    List<Object> cells = new ArrayList<>(List.of(outcome.file));
    for (String metric : SHOWN) {
      cells.add(text(Optional.ofNullable(outcome.metrics.get("random." + metric))));
    }
    cells.add(outcome.gates.isEmpty() ? "" : outcome.verdict());
    return cells.toArray();
  }

  private static String text(Optional<Value> value) {
    return value.map(Value::value).map(EvaluateCommand::text).orElse("-");
  }

  private static String text(Double number) {
    return number == null ? "-" : String.format(Locale.ROOT, "%.3f", number);
  }

  private static Table table(Map<String, Value> metrics) {
    Table table = new Table("metric", "value", "from", "to", "plays");
    metrics.forEach(
        (name, v) -> table.add(name, text(v.value), text(v.low), text(v.high), v.plays));
    return table;
  }
}
