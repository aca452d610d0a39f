package org.regames.cli.play;

import java.util.List;
import java.util.Optional;
import org.regames.backend.debug.SetUpPosition;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.GameOptions;
import org.regames.ir.Game;
import picocli.CommandLine.Option;

/** The option for the play from which a command continues. */
public final class After {
  @Option(
      names = "--after",
      paramLabel = "MOVES",
      description =
          "The moves so far, including those of random, separated by slashes, or a record of a "
              + "play, a file whose name ends in .play (default: none).")
  private Optional<String> moves = Optional.empty();

  /**
   * The moves. The choices of game options in a record are adopted, unless the user makes any.
   *
   * @param games the options for reading the game afterwards
   * @throws Failure if they cannot be moves, or a file cannot be read
   */
  List<Play.WrittenMove> steps(GameOptions games, Terminal terminal) {
    moves.flatMap(text -> PlayRecord.choices(text, terminal)).ifPresent(games::choose);
    return moves.map(text -> PlayRecord.steps(text, terminal)).orElse(List.of());
  }

  /**
   * The game from where the play starts: its own start, unless the record has a position that was
   * set up.
   *
   * @param game the game as it was read, without any pass
   * @throws Failure if the position does not fit the game
   */
  Game begin(Game game, Terminal terminal) {
    Optional<SetUpPosition> position = moves.flatMap(text -> PlayRecord.start(text, terminal));
    try {
      return position.isEmpty() ? game : position.get().begun(game);
    } catch (IllegalArgumentException misfit) {
      throw Failure.failed(
          moves.orElse("") + ": the position does not fit the game: " + misfit.getMessage());
    }
  }
}
