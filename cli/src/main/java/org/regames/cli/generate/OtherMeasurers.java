package org.regames.cli.generate;

import java.util.ArrayList;
import java.util.List;
import org.regames.agents.PlayedGame;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.GameFiles;
import org.regames.cli.games.GameOptions;
import org.regames.cli.play.AgentGames;
import org.regames.pcg.Evaluation;
import org.regames.pcg.Measurer;
import org.regames.pcg.evolve.KnownGames;
import picocli.CommandLine.Option;

/** Who measures games beside random plays and judges. */
public final class OtherMeasurers {
  @Option(
      names = "--known",
      paramLabel = "FILE",
      description =
          "Games, or a folder of them, that are known: how far a game is from the nearest is"
              + " novelty.rules and novelty.behaviour, and one that is among them is out. May be"
              + " given several times.")
  private List<String> known = new ArrayList<>();

  private final List<Measurer> made = new ArrayList<>();

  /** Whether anybody does. */
  boolean isWanted() {
    return !known.isEmpty();
  }

  /**
   * Reads and measures the games that are known.
   *
   * @param evaluation by which games are measured that are compared with them
   * @throws Failure where a file is no game that can be played
   */
  void prepare(GameOptions games, Evaluation evaluation, Terminal terminal) {
    if (known.isEmpty() || !made.isEmpty()) {
      return;
    }
    KnownGames all = new KnownGames();
    for (String file : GameFiles.of(known, 1).all(games)) {
      PlayedGame game =
          AgentGames.played(file, games.load(file, terminal), PlayedGame::forFewPlays);
      all.add(file, game, evaluation);
    }
    made.add(all);
  }

  /** Those that were prepared. */
  List<Measurer> all() {
    return List.copyOf(made);
  }
}
