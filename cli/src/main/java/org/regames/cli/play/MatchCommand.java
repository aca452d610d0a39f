package org.regames.cli.play;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.regames.agents.AgentSpec;
import org.regames.agents.PlayedGame;
import org.regames.agents.match.Fault;
import org.regames.agents.match.Standing;
import org.regames.agents.match.Tournament;
import org.regames.agents.match.Tournament.Played;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Json;
import org.regames.cli.console.Progress;
import org.regames.cli.console.Seed;
import org.regames.cli.console.Table;
import org.regames.cli.console.Terminal;
import org.regames.cli.console.Threads;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code regames match}: agents play each other. */
@Command(
    name = "match",
    header = MatchCommand.SUMMARY,
    description =
        "Each pair of agents plays --games times, taking turns in the seats: in a game for two "
            + "each begins half of the plays, in games for more each has every other seat. An "
            + "agent that fails, makes an illegal move or overruns its time loses that play. Elo "
            + "ratings have mean 0 and 95 %% intervals.",
    footer = {
      "",
      "An agent is a name, and after colons a budget for each move (200ms, 2s, 1000it) and options "
          + "(c=0.5); docs/agents.md has all. With budgets of iterations the same seed gives the "
          + "same plays.",
      "",
      "Example: regames match games/hrg/tictactoe.hrg --agents mcts:200it,random --games 10"
    })
public final class MatchCommand implements Callable<Integer> {
  public static final String SUMMARY = "Have agents play each other, and rate them.";

  /** What {@code --json} prints for each game. */
  record Outcome(
      String file, int plays, long seed, int unfinished, List<Rated> agents, List<Lost> faults) {}

  /** The result of an agent; without ratings if it met nobody. */
  record Rated(
      String agent,
      int plays,
      int wins,
      int draws,
      int losses,
      double meanScore,
      Double elo,
      Double eloMargin,
      double movesPerSecond,
      int faults) {}

  /** A play that an agent lost before its end. */
  record Lost(int play, String agent, String player, int move, String reason) {}

  private final Terminal terminal;
  private final Findings findings;

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "The games to play.")
  private List<String> files = List.of();

  @Option(
      names = "--agents",
      paramLabel = "A,B,…",
      split = ",",
      required = true,
      description = "Who plays, such as mcts:200ms,flat:1000it,random.")
  private List<String> agents = List.of();

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "How often each pair of agents plays (default: ${DEFAULT-VALUE}).")
  private int games = 20;

  @Option(
      names = "--threads",
      paramLabel = "T",
      description =
          "How many plays to play at a time (default: ${DEFAULT-VALUE}); 0 for one per core.")
  private int threads = 1;

  @Option(
      names = "--grace",
      paramLabel = "S",
      description =
          "How many seconds longer than its time an agent may think (default: ${DEFAULT-VALUE}).")
  private double grace = 1;

  @Option(
      names = "--plies",
      paramLabel = "N",
      description =
          "After how many moves a play is cut short, so that its current scores count (default: "
              + "${DEFAULT-VALUE}).")
  private int plies = 2000;

  @Option(
      names = "--records",
      paramLabel = "DIR",
      description =
          "Write each play to a file in this folder, as `moves --after` reads it, and do not "
              + "repeat plays that are already there, so that an interrupted match can be resumed.")
  private Optional<Path> records = Optional.empty();

  @Mixin private Seed seed;
  @Mixin private AgentGames options;
  @Mixin private Json json;

  public MatchCommand(Terminal terminal) {
    this.terminal = terminal;
    this.findings = new Findings(terminal);
  }

  @Override
  public Integer call() {
    options.check();
    if (agents.isEmpty()) {
      throw Failure.misused("--agents: expected at least one, found none");
    }
    Tournament tournament = tournament();
    for (String file : files) {
      PlayedGame game = options.load(file, terminal);
      if (game.players().size() > 1 && agents.size() < 2) {
        throw Failure.misused("--agents: expected at least two, found " + agents.size());
      }
      report(file, play(file, game, tournament));
    }
    return Failure.DONE;
  }

  private Tournament tournament() {
    Failure.unlessPositive("--games", games);
    Failure.unlessPositive("--plies", plies);
    if (!(grace >= 0 && grace <= 1e6)) {
      throw Failure.misused("--grace: expected seconds from 0 up, found " + grace);
    }
    List<AgentSpec> specs = agents.stream().map(AgentGames::agent).toList();
    Duration time = Duration.ofMillis(Math.round(grace * 1000));
    return new Tournament(specs, games, seed.value(), Threads.count(threads), time, plies);
  }

  private List<Played> play(String file, PlayedGame game, Tournament tournament) {
    int count = tournament.plays(game.players().size());
    Progress.Unit unit = new Progress.Unit(" plays", 1);
    Optional<MatchRecords> kept =
        records.map(
            folder ->
                new MatchRecords(folder, file, options.reading().chosen(), game, agents, terminal));
    try (Progress progress = new Progress(terminal, "match", count, unit, Duration.ZERO)) {
      return tournament.run(
          game,
          planned -> kept.flatMap(folder -> folder.read(planned)),
          played -> {
            progress.at(played.number(), "");
            kept.ifPresent(folder -> folder.write(played));
          });
    } catch (IllegalArgumentException impossible) {
      throw Failure.misused("--agents: " + impossible.getMessage());
    }
  }

  private void report(String file, List<Played> plays) {
    List<Standing> standings = Standing.of(agents, plays);
    List<Played> unfinished =
        plays.stream()
            .filter(play -> !play.result().finished() && play.result().fault().isEmpty())
            .toList();
    List<Played> stuck =
        unfinished.stream().filter(play -> play.result().turns().size() < plies).toList();
    if (!stuck.isEmpty()) {
      findings.warning(
          file
              + ": play "
              + stuck.getFirst().number()
              + " got to a state in which nobody can move, without having ended; the scores it had"
              + " then count; `regames verify` shows why");
    }
    List<Lost> lost = plays.stream().flatMap(play -> lost(play).stream()).toList();
    for (Lost play : lost) {
      findings.warning(
          file
              + ": play "
              + play.play
              + " was lost by "
              + play.agent
              + ", "
              + play.player
              + " at move "
              + play.move
              + ": "
              + play.reason);
    }
    if (json.wanted) {
      terminal
          .out()
          .println(
              Json.line(
                  new Outcome(
                      file,
                      plays.size(),
                      seed.value(),
                      unfinished.size(),
                      standings.stream().map(MatchCommand::rated).toList(),
                      lost)));
      return;
    }
    terminal.out().println(file + ": " + Findings.count(plays.size(), "play"));
    table(standings).print(terminal.out());
    int broken = unfinished.size() - stuck.size();
    if (broken > 0) {
      terminal.out().println("cut off after " + plies + " moves: " + broken);
    }
    if (!stuck.isEmpty()) {
      terminal.out().println("without a move before the end: " + stuck.size());
    }
  }

  private Optional<Lost> lost(Played play) {
    Optional<Fault> fault = play.result().fault();
    return fault.map(
        of ->
            new Lost(
                play.number(),
                agents.get(play.seats().get(of.seat())),
                of.player(),
                of.move(),
                of.reason()));
  }

  private static Rated rated(Standing s) {
    return new Rated(
        s.agent(),
        s.plays(),
        s.wins(),
        s.draws(),
        s.losses(),
        Json.rounded(s.meanScore()),
        Double.isNaN(s.elo()) ? null : Json.rounded(s.elo()),
        Double.isNaN(s.elo()) ? null : Json.rounded(s.eloMargin()),
        Json.rounded(s.movesPerSecond()),
        s.faults());
  }

  private static Table table(List<Standing> standings) {
    Table table =
        new Table("agent", "plays", "wins", "draws", "losses", "mean score", "Elo", "", "moves/s");
    for (Standing s : standings) {
      table.add(
          s.agent(),
          s.plays(),
          s.wins(),
          s.draws(),
          s.losses(),
          String.format(Locale.ROOT, "%.2f", s.meanScore()),
          Double.isNaN(s.elo()) ? "-" : String.format(Locale.ROOT, "%+.0f", s.elo()),
          Double.isNaN(s.elo()) ? "" : String.format(Locale.ROOT, "± %.0f", s.eloMargin()),
          String.format(Locale.ROOT, "%.1f", s.movesPerSecond()));
    }
    return table;
  }
}
