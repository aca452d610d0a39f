package org.regames.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Terminal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code regames draw}: a picture of a position. */
@Command(
    name = "draw",
    header = DrawCommand.SUMMARY,
    description =
        "Boards are found in the types of the game: squares, hexagons, points with lines between "
            + "them, tracks. Pieces are drawn by the names of their values. A view beside the game "
            + "(NAME.view.json) may change that; docs/boards.md describes it.",
    footer = {"", "Example: regames draw games/hrg/tictactoe.hrg --after 'x: 2,2 / o: 1,1'"})
public final class DrawCommand implements Callable<Integer> {
  public static final String SUMMARY = "Draw a position.";

  private final Terminal terminal;

  @Mixin private DrawnPlay play;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description =
          "Write to this file: a picture for .svg or .png, text for .txt, all positions of the "
              + "play one after the other for .gif or .mp4 (default: print text).")
  private Optional<String> output = Optional.empty();

  public DrawCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (output.isPresent()) {
      play.write(output.get(), List.of(DrawnPlay.Format.values()), terminal);
    } else {
      terminal.out().print(play.text(terminal));
    }
    return Failure.DONE;
  }
}
