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

  private PrintedGames() {}

  /** A game is described. */
  public static void print(LineGame game) {
    receiver.accept(game);
  }

  /** A game is described; Python cannot say print. */
  public static void printBuilt(LineGameBuilder game) {
    print(game.build());
  }

  /** Whoever runs scripts says what becomes of their games. */
  public static void sendTo(Consumer<LineGame> next) {
    receiver = next;
  }
}
