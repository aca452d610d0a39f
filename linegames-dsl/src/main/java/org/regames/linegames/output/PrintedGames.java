package org.regames.linegames.output;

import java.util.function.Consumer;
import org.regames.linegames.model.LineGame;
import org.regames.linegames.model.LineGameBuilder;

/** Where scripts leave their games: one script runs in a process, so there is one place. */
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

  /** A game is described. */
  public static void print(LineGame game) {
    receiver.accept(game);
  }

  /** A game is described; Python cannot say print. */
  public static void printBuilt(LineGameBuilder game) {
    print(game.build());
  }

  /** What to tell of that a script may not have meant. */
  public static Consumer<String> warning() {
    return warnings;
  }

  /** Whoever runs scripts says what becomes of their games, and of warnings on the way. */
  public static void sendTo(Consumer<LineGame> next, Consumer<String> nextWarnings) {
    receiver = next;
    warnings = nextWarnings;
  }
}
