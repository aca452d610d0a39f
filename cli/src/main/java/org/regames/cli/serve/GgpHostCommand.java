package org.regames.cli.serve;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.regames.agents.AgentSpec;
import org.regames.agents.ggp.GgpHost;
import org.regames.agents.ggp.GgpPlayer;
import org.regames.agents.ggp.MatchRecord;
import org.regames.agents.ggp.MessageServer;
import org.regames.agents.ggp.PlayerSetting;
import org.regames.agents.ggp.RefusedException;
import org.regames.agents.ggp.RuleSheet;
import org.regames.agents.ggp.SheetReader;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Json;
import org.regames.cli.console.Seed;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.GameOptions;
import org.regames.cli.games.OutputFiles;
import org.regames.cli.games.SourceFiles;
import org.regames.cli.play.AgentGames;
import org.regames.ir.language.Formatter;
import org.regames.ir.language.Language;
import org.regames.ir.language.NetFrontend;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code regames ggp-host}: runs a match of a GDL game. */
@Command(
    name = "ggp-host",
    header = GgpHostCommand.SUMMARY,
    description =
        "Sends players the rules by HTTP in the general game playing protocol, asks them for moves "
            + "until the game ends, and prints all moves and the scores. A late or illegal answer "
            + "is replaced by a random move, which is marked TO (no answer in time), IL (illegal, "
            + "with the answer) or CE (no connection).",
    footer = {
      "",
      "A player is an address such as http://localhost:9147 or localhost:9147, or an agent such as "
          + "mcts, which then plays on this machine. Every role but random needs one.",
      "",
      "Example: regames ggp-host games/gdl/lights.kif --players mcts --play 1"
    })
public final class GgpHostCommand implements Callable<Integer> {
  public static final String SUMMARY = "Run a match of general game players.";

  private static final Pattern ADDRESS =
      Pattern.compile("(http://)?(\\[[0-9a-fA-F:]+]|[\\w.-]+)(?::(\\d{1,5}))?/?");
  private static final int USUAL_PORT = 9147;
  private static final int LONGEST = 100_000;

  private final Terminal terminal;

  @Parameters(paramLabel = "FILE", description = "The game, in GDL.")
  private String file = "";

  @Option(
      names = "--players",
      paramLabel = "P,P,…",
      split = ",",
      required = true,
      description = "Who plays, in the order of the roles.")
  private List<String> players = List.of();

  @Option(
      names = "--start",
      paramLabel = "S",
      description = "How many seconds to get ready (default: ${DEFAULT-VALUE}).")
  private int start = 30;

  @Option(
      names = "--play",
      paramLabel = "S",
      description = "How many seconds for each move (default: ${DEFAULT-VALUE}).")
  private int play = 10;

  @Option(
      names = "--steps",
      paramLabel = "N",
      description = "After how many steps the match is aborted (default: ${DEFAULT-VALUE}).")
  private int steps = 2000;

  @Option(
      names = "--record",
      paramLabel = "FILE",
      description = "Write the match to this file, as JSON that ggp-base reads.")
  private Optional<Path> record = Optional.empty();

  @Mixin private Seed seed;
  @Mixin private GameOptions options;
  private final List<MessageServer> servers = new ArrayList<>();

  public GgpHostCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    inRange("--start", start);
    inRange("--play", play);
    inRange("--steps", steps);
    RuleSheet sheet = sheet();
    List<Integer> roles = sheet.players();
    if (roles.size() != players.size()) {
      throw Failure.misused(
          "--players: expected one for each of "
              + roles.stream().map(sheet::role).collect(Collectors.joining(", "))
              + ", found "
              + players.size());
    }
    try {
      List<URI> addresses = players.stream().map(this::address).toList();
      String key = SourceFiles.stem(file).replaceAll("[^\\w-]", "_");
      GgpHost.Setting setting =
          new GgpHost.Setting(key, addresses, start, play, seed.value(), steps);
      MatchRecord match = new GgpHost(sheet, setting, shown(sheet)).run();
      record.ifPresent(place -> OutputFiles.write(Map.of(place, Json.line(match) + "\n")));
      return ended(sheet, match);
    } finally {
      servers.forEach(GgpHostCommand::close);
    }
  }

  private static void inRange(String option, int value) {
    if (value < 1 || value > LONGEST) {
      throw Failure.misused(
          option + ": expected a number from 1 to " + LONGEST + ", found " + value);
    }
  }

  private RuleSheet sheet() {
    SourceFiles.check(file);
    Language language = options.languages().source(options.from, file);
    NetFrontend reader =
        language
            .nets()
            .orElseThrow(
                () -> Failure.misused(file + ": hosts play games in gdl, not " + language.name()));
    options.load(file, terminal, true); // reports what is wrong with the rules, with places
    Formatter prefix = language.styles().get("prefix");
    String text = options.format(file, terminal, prefix).value().orElseThrow();
    String sent =
        text.lines().filter(line -> !line.startsWith(";")).collect(Collectors.joining(" "));
    try {
      return GgpHost.rules(sent, reader);
    } catch (RefusedException refused) {
      throw Failure.failed(
          file
              + ": cannot be sent, since names of its rules mean something else then: "
              + refused.getMessage());
    }
  }

  private URI address(String player) {
    Matcher form = ADDRESS.matcher(player);
    if (form.matches() && (form.group(1) != null || form.group(3) != null)) {
      return address(player, form.group(2), form.group(3));
    }
    AgentSpec agent = AgentGames.agent(player);
    PlayerSetting setting =
        new PlayerSetting(
            "regames",
            agent,
            seed.value(),
            Integer.MAX_VALUE,
            PlayerSetting.USUAL_MARGIN,
            false); // players on one machine would take each other's time
    GgpPlayer here = new GgpPlayer(setting, SheetReader.of(GgpPlayerCommand.language()), _ -> {});
    try {
      MessageServer server =
          new MessageServer(InetAddress.getLoopbackAddress(), 0, here::answer, _ -> {});
      servers.add(server);
      return URI.create("http://127.0.0.1:" + server.port());
    } catch (IOException failure) {
      throw Failure.failed("cannot listen on this machine: " + failure.getMessage());
    }
  }

  private static URI address(String player, String host, String port) {
    int number = port == null ? USUAL_PORT : Integer.parseInt(port);
    try {
      URI address = new URI("http://" + host + ":" + number);
      if (address.getHost() != null && number > 0 && number <= GgpPlayerCommand.HIGHEST_PORT) {
        return address;
      }
    } catch (URISyntaxException _) {
      // such as [::::], which is not an address either
    }
    throw Failure.misused(
        "--players: expected an address such as localhost:9147, with a port from 1 to "
            + GgpPlayerCommand.HIGHEST_PORT
            + ", found "
            + player);
  }

  private static void close(MessageServer server) {
    try {
      server.close();
    } catch (IOException failure) {
      throw Failure.failed("cannot stop listening: " + failure.getMessage());
    }
  }

  private GgpHost.Listener shown(RuleSheet sheet) {
    return new GgpHost.Listener() {
      private int steps;

      @Override
      public void started(List<String> errors) {
        for (int role = 0; role < errors.size(); role++) {
          if (!errors.get(role).isEmpty()) {
            terminal.out().println("start  " + sheet.role(role) + " " + errors.get(role));
          }
        }
      }

      @Override
      public void step(List<String> moves, List<String> errors) {
        List<String> shown = new ArrayList<>();
        for (int role = 0; role < moves.size(); role++) {
          String error = errors.get(role).isEmpty() ? "" : " [" + errors.get(role) + "]";
          shown.add(sheet.role(role) + " " + plain(moves.get(role)) + error);
        }
        terminal.out().println(++steps + "  " + String.join("   ", shown));
      }
    };
  }

  private static String plain(String term) {
    return term.replace("( ", "(").replace(" )", ")");
  }

  private int ended(RuleSheet sheet, MatchRecord match) {
    if (!match.isCompleted()) {
      throw Failure.failed(
          file
              + ": the match was aborted: "
              + (match.moves().size() == steps
                  ? "it has " + steps + " steps, which --steps allows"
                  : "somebody has no legal move, though the game has not ended"));
    }
    for (int role : sheet.players()) {
      terminal.out().println("score of " + sheet.role(role) + ": " + match.goalValues().get(role));
    }
    return Failure.DONE;
  }
}
