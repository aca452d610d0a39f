package org.regames.cli.serve;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.regames.agents.ggp.GgpPlayer;
import org.regames.agents.ggp.MessageServer;
import org.regames.agents.ggp.PlayerSetting;
import org.regames.agents.ggp.SheetReader;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Seed;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.Languages;
import org.regames.cli.play.AgentGames;
import org.regames.ir.language.Language;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code regames ggp-player}: plays matches of GDL games that a host runs. */
@Command(
    name = "ggp-player",
    header = GgpPlayerCommand.SUMMARY,
    description =
        "Waits for HTTP messages from a host of the general game playing protocol, plays the games "
            + "it is sent, one match at a time, and prints what happens. Accepts messages only "
            + "from this machine, unless --bind says otherwise.",
    footer = {
      "",
      "The host gives the time for a move, so the agent's own budget is not used.",
      "",
      "Example: regames ggp-player --port 0 --agent mcts --seconds 1"
    })
public final class GgpPlayerCommand implements Callable<Integer> {
  public static final String SUMMARY = "Play matches that a general game playing host runs.";

  static final int HIGHEST_PORT = 65_535;
  private static final long FOR_EVER = Long.MAX_VALUE;
  private static final int LOOK_MILLIS = 200;

  private final Terminal terminal;

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port to listen at (default: ${DEFAULT-VALUE}); 0 for any free port.")
  private int port = 9147;

  @Option(
      names = "--bind",
      paramLabel = "ADDRESS",
      description =
          "The address to listen at (default: ${DEFAULT-VALUE}); 0.0.0.0 lets other machines in.")
  private String address = "127.0.0.1";

  @Option(
      names = "--agent",
      paramLabel = "AGENT",
      description = "Who plays (default: ${DEFAULT-VALUE}).")
  private String agent = "mcts";

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "The name that the player reports, one word (default: ${DEFAULT-VALUE}).")
  private String name = "regames";

  @Option(
      names = "--max-clock",
      paramLabel = "S",
      description =
          "How many seconds an answer may take if the clocks of a match are longer (default: "
              + "${DEFAULT-VALUE}). A match is abandoned after silence for the start clock and ten "
              + "play clocks.")
  private int maxClock = 600;

  @Option(
      names = "--start-margin",
      paramLabel = "MS",
      description =
          "How many milliseconds before the end of a start clock the player says that it is ready, "
              + "at most half the clock (default: ${DEFAULT-VALUE}). If its engine is not, it "
              + "plays by querying the rules until it is.")
  private long startMargin = PlayerSetting.USUAL_MARGIN.toMillis();

  @Option(
      names = "--no-ponder",
      description =
          "Do not think in what is left of the start clock and while others move. Of the agents "
              + "mcts does.")
  private boolean noPonder;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description = "End after this many seconds, once no match is running (default: never).")
  private long seconds = FOR_EVER;

  @Mixin private Seed seed;

  public GgpPlayerCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (!name.matches("[^\\s();]+")) {
      throw Failure.misused("--name: expected one word without brackets, found `" + name + "`");
    }
    Failure.unlessPositive("--seconds", seconds);
    Failure.unlessPositive("--max-clock", maxClock);
    Failure.unlessPositive("--start-margin", startMargin);
    Consumer<String> log = line -> terminal.out().println(line);
    GgpPlayer player =
        new GgpPlayer(
            new PlayerSetting(
                name,
                AgentGames.agent(agent),
                seed.value(),
                maxClock,
                Duration.ofMillis(startMargin),
                !noPonder),
            SheetReader.of(language()),
            log);
    try (MessageServer server = server(player, log)) {
      log.accept("waits for messages at http://" + address + ":" + server.port());
      long end = seconds == FOR_EVER ? FOR_EVER : System.currentTimeMillis() + 1000 * seconds;
      while (System.currentTimeMillis() < end || player.isBusy()) {
        Thread.sleep(LOOK_MILLIS);
      }
    } catch (IOException failure) {
      throw Failure.failed("port " + port + ": " + failure.getMessage());
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    return Failure.DONE;
  }

  /** The language of the rules that hosts send. */
  static Language language() {
    return Languages.installed().named("gdl");
  }

  private MessageServer server(GgpPlayer player, Consumer<String> log) throws IOException {
    if (port < 0 || port > HIGHEST_PORT) {
      throw Failure.misused(
          "--port: expected a number from 0 to " + HIGHEST_PORT + ", found " + port);
    }
    try {
      return new MessageServer(InetAddress.getByName(address), port, player::answer, log);
    } catch (UnknownHostException _) {
      throw Failure.misused("--bind: there is no address `" + address + "` here");
    }
  }
}
