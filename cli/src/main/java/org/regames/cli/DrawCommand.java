package org.regames.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.State;
import org.regames.backend.interpreter.Turn;
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
            + " them, tracks. Pieces look like what their values are called. docs/boards.md says"
            + " how.",
    footer = {"", "Example: regames draw games/hrg/tictactoe.hrg --after 'x: C__2_2 / o: C__1_1'"})
final class DrawCommand implements Callable<Integer> {
  static final String SUMMARY = "Draw a position.";

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

  @Mixin private GameOptions games;

  DrawCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    output.ifPresent(DrawCommand::check);
    List<Play.Step> steps = after.steps(terminal);
    Game game = games.load(file, terminal);
    Interpreter interpreter = Interpreter.of(game);
    State state = Play.follow(interpreter, steps).getFirst();
    BoardView view = BoardView.of(game);
    Picture picture = view.picture(state.values(), last(state));
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

  /** The tags of the last move that is not the keeper's. */
  private static List<String> last(State state) {
    return state.play().reversed().stream()
        .filter(turn -> !Play.isKeepers(turn))
        .map(Turn::tags)
        .findFirst()
        .orElse(List.of());
  }
}
