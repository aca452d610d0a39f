package org.regames.cli.play;

import java.util.List;
import java.util.Optional;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Terminal;
import picocli.CommandLine.Option;

/** The play that a command goes on from. */
public final class After {
  @Option(
      names = "--after",
      paramLabel = "MOVES",
      description =
          "The moves so far, those of random included, with slashes between them, or a record of a "
              + "play, a file whose name ends in .play (default: none).")
  private Optional<String> moves = Optional.empty();

  /**
   * The moves.
   *
   * @throws Failure where they cannot be moves, or a file cannot be read
   */
  List<Play.WrittenMove> steps(Terminal terminal) {
    return moves.map(text -> PlayRecord.steps(text, terminal)).orElse(List.of());
  }
}
