package org.regames.cli.games;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.regames.agents.AgentSpec;
import org.regames.agents.PlayedGame;
import org.regames.agents.match.PlayResult;
import org.regames.agents.match.Referee;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Turn;
import org.regames.draw.board.BoardView;
import org.regames.draw.board.Picture;
import org.regames.draw.board.SvgBoard;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.DiagnosticException;

/**
 * What a page shows about a game besides numbers.
 *
 * @param board its initial position as SVG; empty if no board is found in it
 * @param play a play of weak agents, one move per line; empty if there is none
 */
public record GameDetails(String board, String play) {
  private static final String PLAYER = "mcts:20it";
  private static final int MOST_PLIES = 120;
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  public static GameDetails of(PlayedGame game, String name) {
    return new GameDetails(board(game.rules(), name), play(game));
  }

  private static String board(Game rules, String name) {
    try {
      BoardView view = BoardView.of(rules);
      if (view.boards().isEmpty()) {
        return "";
      }
      Picture start = view.picture(Interpreter.of(rules).initial().values(), List.of());
      return SvgBoard.text(start, name);
    } catch (DiagnosticException _) {
      return ""; // the start cannot be computed within the limits of the interpreter
    }
  }

  private static String play(PlayedGame game) {
    List<AgentSpec> seats = Collections.nCopies(game.players().size(), AgentSpec.parse(PLAYER));
    PlayResult result = new Referee(game, PATIENCE, MOST_PLIES).play(seats, 1);
    List<Turn> turns = result.turns();
    String moves =
        IntStream.range(0, turns.size())
            .mapToObj(i -> (i + 1) + ". " + turns.get(i) + "\n")
            .collect(Collectors.joining());
    return PLAYER + " plays all\n\n" + moves + "\n" + ending(game, result);
  }

  private static String ending(PlayedGame game, PlayResult result) {
    if (result.fault().isPresent()) {
      return result.fault().get().toString();
    }
    if (!result.finished()) {
      return "broken off";
    }
    return IntStream.range(0, game.players().size())
        .mapToObj(i -> game.players().get(i) + " " + result.scores().get(i))
        .collect(Collectors.joining(", "));
  }
}
