package org.regames.cli.play;

import java.util.List;
import java.util.function.Function;
import org.regames.agents.AgentSpec;
import org.regames.agents.PlayedGame;
import org.regames.agents.match.OpenPlay;
import org.regames.backend.debug.MoveNotation;
import org.regames.backend.engine.UnplayableException;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.GameOptions;
import org.regames.cli.games.PassOptions;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import picocli.CommandLine.Mixin;

/** The options for games that agents play, or that are solved. */
public final class AgentGames {
  @Mixin private GameOptions games;
  @Mixin private PassOptions passes;

  /**
   * Checks whether the passes exist, before any game is read.
   *
   * @throws Failure if one of them does not
   */
  public void check() {
    passes.check();
  }

  /** The options for reading games. */
  public GameOptions reading() {
    return games;
  }

  /**
   * Reads a game and prepares it for agents.
   *
   * @throws Failure if it is not valid or agents cannot play it
   */
  PlayedGame load(String file, Terminal terminal) {
    return played(file, rules(file, terminal), PlayedGame::of);
  }

  /**
   * The same for a play to be continued.
   *
   * @param after the play to continue, which may start in another position than the game
   * @throws Failure if it is not valid or agents cannot play it
   */
  PlayedGame load(String file, After after, Terminal terminal) {
    Game begun = after.begin(games.load(file, terminal), terminal);
    return played(file, passes.transform(begun), PlayedGame::of);
  }

  /**
   * Reads a game.
   *
   * @throws Failure if it is not valid
   */
  public Game rules(String file, Terminal terminal) {
    return passes.transform(games.load(file, terminal));
  }

  /** The same with the text of the file. */
  public Game rules(String file, Source source, Terminal terminal) {
    return passes.transform(games.load(file, source, terminal));
  }

  /**
   * Prepares a game for agents.
   *
   * @throws Failure if agents cannot play it
   */
  public static PlayedGame played(String file, Game game, Function<Game, PlayedGame> planning) {
    try {
      return planning.apply(game);
    } catch (UnplayableException unplayable) {
      throw Failure.failed(file + ": agents cannot play this game: " + unplayable.getMessage());
    }
  }

  /**
   * Parses an agent specification.
   *
   * @throws Failure if there is no such agent
   */
  public static AgentSpec agent(String text) {
    try {
      return AgentSpec.parse(text);
    } catch (IllegalArgumentException impossible) {
      throw Failure.misused("agent `" + text + "`: " + impossible.getMessage());
    }
  }

  /**
   * Plays the moves that a user names.
   *
   * @param file the game, for messages
   * @throws Failure if one is not a legal move
   */
  static void follow(
      OpenPlay play, MoveNotation notation, List<Play.WrittenMove> steps, String file) {
    int number = 0;
    for (Play.WrittenMove step : steps) {
      number++;
      String which = "move " + number + " `" + String.join(" ", step.tags()) + "`";
      if (step.isKeepers()) {
        continue;
      }
      if (play.isOver()) {
        throw Failure.misused(which + ": the play has ended before");
      }
      String mover = play.mover();
      if (!step.player().orElse(mover).equals(mover)) {
        throw Failure.misused(which + ": it is the turn of " + mover);
      }
      List<String> tags = step.tags();
      if (!play.legal().contains(tags)) {
        tags = Play.meant(notation, play.legal(), step, which).orElse(tags);
      }
      if (!play.play(tags)) {
        throw Failure.misused(
            which
                + " is not legal for "
                + mover
                + " in "
                + file
                + "; legal: "
                + new MoveWords(notation, play.legal()).some());
      }
    }
  }
}
