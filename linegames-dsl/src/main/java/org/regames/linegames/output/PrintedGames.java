package org.regames.linegames.output;

import java.util.function.Consumer;
import org.regames.linegames.model.LineGame;
import org.regames.linegames.model.LineGameBuilder;

/** Where scripts leave their games. A process runs one script at a time, so this is static. */
public final class PrintedGames {
  private static Consumer<LineGame> receiver =
      _ -> {
        throw new IllegalStateException("no script is running");
      };

  private static Consumer<String> warnings =
      _ -> {
        throw new IllegalStateException("no script is running");
      };

  private PrintedGames() {}

  /** Receives a game that has been described. */
  public static void print(LineGame game) {
    receiver.accept(game);
  }

  /** The same under a name that Python can call: {@code print} is a keyword there. */
  public static void printBuilt(LineGameBuilder game) {
    print(game.build());
  }

  /** The receiver of warnings about what a script may not intend. */
  public static Consumer<String> warning() {
    return warnings;
  }

  /** Sets the receivers of games and of warnings, before a script runs. */
  public static void sendTo(Consumer<LineGame> next, Consumer<String> nextWarnings) {
    receiver = next;
    warnings = nextWarnings;
  }
}
