package org.regames.cli.play;

import java.util.List;
import java.util.concurrent.Callable;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Terminal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code regames record}: a play as a moving picture. */
@Command(
    name = "record",
    header = RecordCommand.SUMMARY,
    description =
        "Shows the positions of --after one after the other, drawn as by `draw`, in a GIF or a"
            + " video (H.264 without sound).",
    footer = {
      "",
      "`match --records` and the studio write records of plays.",
      "",
      "Example: regames record games/hrg/tictactoe.hrg --after '2,2 / 1,1' -o t.gif"
    })
public final class RecordCommand implements Callable<Integer> {
  public static final String SUMMARY = "Make a moving picture of a play.";

  private static final List<DrawnPlay.Format> MOVING =
      List.of(DrawnPlay.Format.values()).stream().filter(DrawnPlay.Format::isMoving).toList();

  private final Terminal terminal;

  @Mixin private DrawnPlay play;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      required = true,
      description = "The file to write, .gif or .mp4.")
  private String output;

  public RecordCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    int positions = play.write(output, MOVING, terminal);
    terminal.out().println(output + ": " + positions + " positions");
    return Failure.DONE;
  }
}
