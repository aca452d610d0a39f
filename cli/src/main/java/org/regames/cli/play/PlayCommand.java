package org.regames.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.regames.agents.AgentSpec;
import org.regames.agents.PlayedGame;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Seed;
import org.regames.cli.console.Terminal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code regames play}: a person plays against agents. */
@Command(
    name = "play",
    header = PlayCommand.SUMMARY,
    description =
        "Positions are shown as by `draw`; in games with hidden information you see what you may "
            + "know or, if several people play, only moves. Enter a move by its number in the "
            + "list, as it is listed, by the beginning of that, or by its tags (a2 a3 or S__a_2 "
            + "S__a_3). Other words: moves, hint, undo, board, save FILE, load FILE, resign, help, "
            + "quit.",
    footer = {
      "",
      "Standard input may be a pipe: a line for each move or command. docs/agents.md describes "
          + "agents and the files of plays.",
      "",
      "Example: regames play games/hrg/tictactoe.hrg --as none --against mcts:100it"
    })
public final class PlayCommand implements Callable<Integer> {
  public static final String SUMMARY = "Play a game against an agent.";

  private static final String ALL = "all";
  private static final String NONE = "none";

  private final Terminal terminal;

  @Parameters(paramLabel = "FILE", description = "The game to play.")
  private String file;

  @Option(
      names = "--as",
      paramLabel = "PLAYER",
      description = "Who you are: a player, all or none (default: the first player of the game).")
  private Optional<String> as = Optional.empty();

  @Option(
      names = "--against",
      paramLabel = "AGENT",
      description = "Who plays the others, and gives hints (default: ${DEFAULT-VALUE}).")
  private String against = "mcts:1s";

  @Option(names = "--no-board", description = "Show moves only.")
  private boolean noBoard;

  @Mixin private After after;
  @Mixin private Seed seed;
  @Mixin private AgentGames games;

  public PlayCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    games.check();
    AgentSpec agent = AgentGames.agent(against);
    List<Play.WrittenMove> steps = after.steps(games.reading(), terminal);
    PlayedGame game = games.load(file, after, terminal);
    PlaySession session =
        new PlaySession(
            new PlaySession.Setting(
                file, games.reading().chosen(), game, people(game), agent, seed.value(), !noBoard),
            terminal);
    session.run(steps);
    return Failure.DONE;
  }

  /** The indices of the players that the user plays. */
  private Set<Integer> people(PlayedGame game) {
    List<String> players = game.players();
    String who = as.orElse(players.getFirst());
    if (players.contains(who)) {
      return Set.of(players.indexOf(who));
    }
    return switch (who) {
      case ALL ->
          IntStream.range(0, players.size()).boxed().collect(Collectors.toCollection(TreeSet::new));
      case NONE -> Set.of();
      default ->
          throw Failure.misused(
              "--as: expected "
                  + String.join(", ", players)
                  + ", all or none, found `"
                  + who
                  + "`");
    };
  }
}
