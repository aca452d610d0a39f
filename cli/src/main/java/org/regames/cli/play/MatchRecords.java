package org.regames.cli.play;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.regames.agents.PlayedGame;
import org.regames.agents.match.Fault;
import org.regames.agents.match.OpenPlay;
import org.regames.agents.match.PlayResult;
import org.regames.agents.match.Tournament.Planned;
import org.regames.agents.match.Tournament.Played;
import org.regames.backend.debug.MoveNotation;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.OutputFiles;
import org.regames.cli.games.SourceFiles;
import org.regames.ir.language.GameChoices;

/**
 * The folder in which {@code match} saves the plays of a game, each in a file that is written when
 * the play has ended. An interrupted match continues from there.
 *
 * @param file the game as named on the command line
 * @param chosen the choices of its options
 * @param agents the agents as specified
 */
public record MatchRecords(
    Path folder,
    String file,
    Optional<GameChoices> chosen,
    PlayedGame game,
    List<String> agents,
    Terminal terminal) {
  private static final String LOST = "lost by ";
  private static final String BROKEN = "broken off";
  private static final String THOUGHT = "thought: ";
  private static final Pattern FAULT = Pattern.compile("(\\S+) at move (\\d{1,9}): (.*)");
  private static final Pattern SECONDS = Pattern.compile("(\\d{1,12}\\.\\d{3}) s");

  private Path path(int number) {
    String name = Path.of(file).getFileName().toString();
    return folder.resolve(String.format(Locale.ROOT, "%s-%04d%s", name, number, PlayRecord.SUFFIX));
  }

  /** The comments before the moves of a play. */
  private List<String> head(Planned planned) {
    List<String> head = PlayRecord.about(file, chosen);
    for (int player = 0; player < game.players().size(); player++) {
      head.add(game.players().get(player) + ": " + agents.get(planned.seats().get(player)));
    }
    head.add("seed: " + planned.seed());
    return head;
  }

  /** Writes a play. */
  void write(Played played) {
    PlayResult result = played.result();
    List<String> end = new ArrayList<>();
    for (int player = 0; player < game.players().size(); player++) {
      end.add("score of " + game.players().get(player) + ": " + result.scores().get(player));
    }
    result.fault().ifPresent(fault -> end.add(LOST + fault));
    if (!result.finished() && result.fault().isEmpty()) {
      end.add(BROKEN);
    }
    end.add(
        THOUGHT
            + result.thought().stream()
                .map(time -> String.format(Locale.ROOT, "%.3f s", time.toNanos() / 1e9))
                .collect(Collectors.joining(", ")));
    String text =
        PlayRecord.text(
            new MoveNotation(game.rules()), head(played.planned()), result.turns(), end);
    OutputFiles.write(Map.of(path(played.number()), text));
  }

  /**
   * The result of a play in the folder.
   *
   * @throws Failure if the file is from another match, or not a play of this game
   */
  Optional<PlayResult> read(Planned planned) {
    Path path = path(planned.number());
    if (!Files.exists(path)) {
      return Optional.empty();
    }
    String text = SourceFiles.read(path.toString(), terminal.in()).text();
    List<String> comments = PlayRecord.comments(text);
    List<String> head = head(planned);
    for (int line = 0; line < head.size(); line++) {
      if (line >= comments.size() || !comments.get(line).equals(head.get(line))) {
        throw Failure.misused(
            path
                + " is a play of another match: expected `"
                + head.get(line)
                + "`, found `"
                + (line < comments.size() ? comments.get(line) : "")
                + "`; name another folder with --records, or remove it");
      }
    }
    OpenPlay play = new OpenPlay(game);
    try {
      AgentGames.follow(play, new MoveNotation(game.rules()), PlayRecord.steps(text), file);
    } catch (Failure illegal) {
      throw Failure.misused(path + ": " + illegal.getMessage());
    }
    return Optional.of(result(path, play, comments.subList(head.size(), comments.size())));
  }

  private PlayResult result(Path path, OpenPlay play, List<String> end) {
    Optional<Fault> fault = found(end, LOST).map(line -> fault(path, line));
    boolean finished = fault.isEmpty() && found(end, BROKEN).isEmpty();
    if (finished && !play.isOver()) {
      throw Failure.misused(path + ": the play has not ended; remove it to have it played again");
    }
    List<String> times =
        found(end, THOUGHT).map(line -> Arrays.asList(line.split(", "))).orElse(List.of());
    List<Long> scores = new ArrayList<>();
    List<Integer> moves = new ArrayList<>();
    List<Duration> thought = new ArrayList<>();
    for (int player = 0; player < game.players().size(); player++) {
      int index = player;
      scores.add(
          fault
              .map(of -> of.seat() == index ? game.lowest() : game.highest())
              .orElse(game.score(play.state(), player)));
      String name = game.players().get(player);
      moves.add((int) play.turns().stream().filter(turn -> turn.player().equals(name)).count());
      thought.add(player < times.size() ? seconds(path, times.get(player)) : Duration.ZERO);
    }
    boolean isTerminal = play.state().isTerminal();
    return new PlayResult(play.turns(), scores, fault, isTerminal, moves, thought);
  }

  private static Optional<String> found(List<String> lines, String start) {
    return lines.stream()
        .filter(line -> line.startsWith(start))
        .map(line -> line.substring(start.length()))
        .findFirst();
  }

  private Fault fault(Path path, String line) {
    Matcher parts = FAULT.matcher(line);
    int seat = parts.matches() ? game.players().indexOf(parts.group(1)) : -1;
    if (seat < 0) {
      throw Failure.misused(
          path + ": expected who lost at which move and why, found `" + line + "`");
    }
    return new Fault(seat, parts.group(1), Integer.parseInt(parts.group(2)), parts.group(3));
  }

  private static Duration seconds(Path path, String text) {
    Matcher seconds = SECONDS.matcher(text);
    if (!seconds.matches()) {
      throw Failure.misused(path + ": expected a time such as 0.250 s, found `" + text + "`");
    }
    return Duration.ofNanos(Math.round(Double.parseDouble(seconds.group(1)) * 1e9));
  }
}
