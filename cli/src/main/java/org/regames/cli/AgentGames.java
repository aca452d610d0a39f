package org.regames.cli;

import org.regames.agents.AgentSpec;
import org.regames.agents.PlayedGame;
import org.regames.backend.engine.UnplayableException;
import org.regames.ir.Game;

/** What commands with agents have in common. */
final class AgentGames {
  private AgentGames() {}

  /**
   * Reads a game and makes it ready for agents.
   *
   * @throws Failure where it is not valid or agents cannot play it
   */
  static PlayedGame load(String file, GameOptions games, PassOptions passes, Terminal terminal) {
    Game game = passes.transform(games.load(file, terminal));
    try {
      return PlayedGame.of(game);
    } catch (UnplayableException unplayable) {
      throw Failure.failed(file + ": agents cannot play this game: " + unplayable.getMessage());
    }
  }

  /**
   * An agent as a user writes it.
   *
   * @throws Failure where there is none such
   */
  static AgentSpec agent(String text) {
    try {
      return AgentSpec.parse(text);
    } catch (IllegalArgumentException impossible) {
      throw Failure.misused("agent " + impossible.getMessage());
    }
  }
}
