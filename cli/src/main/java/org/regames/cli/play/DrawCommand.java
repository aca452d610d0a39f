package org.regames.cli.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.regames.agents.match.PossibleStates;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.State;
import org.regames.backend.interpreter.Turn;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.GameOptions;
import org.regames.cli.games.OutputFiles;
import org.regames.cli.games.SourceFiles;
import org.regames.cli.games.ViewFiles;
import org.regames.draw.board.BoardView;
import org.regames.draw.board.Picture;
import org.regames.draw.board.SvgBoard;
import org.regames.draw.board.TextBoard;
import org.regames.ir.Game;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code regames draw}: a picture of a position. */
@Command(
    name = "draw",
    header = DrawCommand.SUMMARY,
    description =
        "Boards are found in the types of the game: squares, hexagons, points with lines between"
            + " them, tracks. Pieces look like what their values are called. A view beside the game"
            + " (NAME.view.json) may say otherwise; docs/boards.md describes it.",
    footer = {"", "Example: regames draw games/hrg/tictactoe.hrg --after 'x: C__2_2 / o: C__1_1'"})
public final class DrawCommand implements Callable<Integer> {
  public static final String SUMMARY = "Draw a position.";

  private static final String PICTURE = ".svg";
  private static final String TEXT = ".txt";

  private final Terminal terminal;

  @Parameters(paramLabel = "FILE", description = "The game.")
  private String file;

  @Mixin private After after;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description =
          "Write to this file, a picture where it ends in .svg, text where it ends in .txt"
              + " (default: print text).")
  private Optional<String> output = Optional.empty();

  @Option(
      names = "--as",
      paramLabel = "PLAYER",
      description =
          "Show what this player may know; what it cannot know is a question mark (default:"
              + " everything).")
  private Optional<String> as = Optional.empty();

  @Mixin private GameOptions games;

  public DrawCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    output.ifPresent(DrawCommand::check);
    List<Play.WrittenMove> steps = after.steps(terminal);
    Game game = games.load(file, terminal);
    Interpreter interpreter = Interpreter.of(game);
    State state = Play.follow(interpreter, steps).getFirst();
    BoardView view = BoardView.of(game, ViewFiles.beside(file, game, terminal));
    Picture picture =
        as.isPresent()
            ? known(view, interpreter, state)
            : view.picture(state.values(), last(state.play()));
    if (output.isEmpty()) {
      terminal.out().print(TextBoard.text(picture));
    } else {
      boolean isPicture = output.get().endsWith(PICTURE);
      String name = SourceFiles.path(file).getFileName().toString();
      String text = isPicture ? SvgBoard.text(picture, name) : TextBoard.text(picture);
      OutputFiles.write(Map.of(SourceFiles.path(output.get()), text));
    }
    return Failure.DONE;
  }

  private static void check(String file) {
    if (!file.endsWith(PICTURE) && !file.endsWith(TEXT)) {
      throw Failure.misused(
          "--output: expected a file name that ends in .svg or .txt, found `" + file + "`");
    }
    OutputFiles.check(List.of(SourceFiles.path(file)));
  }

  /** What a player may know of the position that a play has led to. */
  private Picture known(BoardView view, Interpreter interpreter, State state) {
    String player = as.get();
    if (!interpreter.players().contains(player)) {
      throw Failure.misused(
          "--as: expected "
              + String.join(", ", interpreter.players())
              + ", found `"
              + player
              + "`");
    }
    PossibleStates.Answer possible = PossibleStates.of(interpreter, state.play(), player);
    if (!possible.complete()) {
      new Findings(terminal)
          .warning(
              "there are more possible positions than can be looked at: what "
                  + PossibleStates.MOST
                  + " of them have in common is shown as certain");
    }
    return view.picture(
        possible.states().stream().map(State::values).toList(), last(possible.seen()));
  }

  /** The tags of the last move that is not the keeper's. */
  private static List<String> last(List<Turn> play) {
    return play.reversed().stream()
        .filter(turn -> !Play.isKeepers(turn))
        .map(Turn::tags)
        .findFirst()
        .orElse(List.of());
  }
}
