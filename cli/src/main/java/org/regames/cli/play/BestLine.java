package org.regames.cli.play;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import org.regames.agents.PlayedGame;
import org.regames.agents.match.OpenPlay;
import org.regames.agents.solo.SoloPlan;
import org.regames.agents.solo.SoloSolver;
import org.regames.backend.debug.MoveNotation;
import org.regames.backend.interpreter.Turn;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Json;
import org.regames.cli.console.Terminal;

/**
 * The moves by which the player of a game for one gets the most, for output.
 *
 * @param proved whether nothing better is possible
 * @param moves the tags of each move
 * @param expanded the number of expanded states
 * @param known the number of states found
 */
record BestLine(
    String file,
    String after,
    Map<String, Long> scores,
    boolean proved,
    List<List<String>> moves,
    long expanded,
    long known,
    double seconds) {

  /**
   * Searches.
   *
   * @param play the play so far
   * @throws Failure if no end of a play was found
   */
  static BestLine of(
      String file, PlayedGame game, OpenPlay play, long bytes, Duration time, LongConsumer told) {
    long start = System.nanoTime();
    SoloSolver.Outcome found = SoloSolver.solve(game, play.state(), bytes, time, told);
    double took = (System.nanoTime() - start) / 1e9;
    SoloPlan plan =
        found
            .plan()
            .orElseThrow(
                () ->
                    Failure.failed(
                        file
                            + ": no end of a play was found in "
                            + Findings.count(found.met(), "state")
                            + "; allow more with "
                            + (found.isFull() ? "--memory" : "--seconds")));
    Map<String, Long> scores = new LinkedHashMap<>();
    scores.put(game.players().getFirst(), plan.score());
    return new BestLine(
        file,
        Play.text(play.turns()),
        scores,
        plan.isBest(),
        plan.moves(),
        found.expanded(),
        found.met(),
        Json.rounded(took));
  }

  /** Prints the result. */
  void print(PlayedGame game, Terminal terminal) {
    String player = game.players().getFirst();
    long score = scores.get(player);
    String most =
        score == game.highest()
            ? ""
            : proved
                ? ", and no more is possible"
                : " or more; it is not proved that there is no better result";
    terminal.out().println(player + " gets " + score + most);
    MoveNotation notation = new MoveNotation(game.rules());
    List<Turn> turns = new ArrayList<>();
    moves.forEach(tags -> turns.add(new Turn(player, tags)));
    if (!turns.isEmpty()) {
      terminal
          .out()
          .println(
              Findings.count(turns.size(), "move")
                  + ": "
                  + turns.stream()
                      .map(turn -> Play.text(notation, player, turn.tags()))
                      .collect(Collectors.joining(" / ")));
    }
    terminal.out().println(Findings.count(expanded, "state") + " expanded, " + known + " known");
  }
}
