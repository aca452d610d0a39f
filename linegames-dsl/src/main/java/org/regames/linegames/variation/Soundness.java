package org.regames.linegames.variation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.ir.analysis.Closure;
import org.regames.linegames.model.Direction;
import org.regames.linegames.model.LineGame;
import org.regames.linegames.model.LineGameException;
import org.regames.linegames.model.Piece;
import org.regames.linegames.plain.PlainGame;

/** What a game needs to be worth measuring at all. */
final class Soundness {
  private static final int FEWEST_NODES = 9;
  private static final int MOST_NODES = 60;
  private static final int LEAST_PAWNS = 2;

  private Soundness() {}

  /** The board with its pawns, if all statements fit and the game passes all checks below. */
  static Optional<LineGame> built(PlainGame plain) {
    try {
      LineGame game = plain.build(Soundness::refuse);
      return isSound(game) ? Optional.of(game) : Optional.empty();
    } catch (LineGameException _) {
      return Optional.empty();
    }
  }

  private static void refuse(String doubt) {
    throw new LineGameException(doubt);
  }

  private static boolean isSound(LineGame game) {
    int white = game.count(Piece.WHITE);
    int black = game.count(Piece.BLACK);
    return game.nodes().size() >= FEWEST_NODES
        && game.nodes().size() <= MOST_NODES
        && Math.min(white, black) >= LEAST_PAWNS
        && isConnected(game)
        && moves(game, Piece.WHITE)
        && moves(game, Piece.BLACK);
  }

  private static boolean isConnected(LineGame game) {
    return Closure.of(
                List.of(game.nodes().getFirst().name()), node -> game.lines().get(node).values())
            .size()
        == game.nodes().size();
  }

  /** Whether a player could move or capture if it were their turn at the start. */
  private static boolean moves(LineGame game, Piece player) {
    for (Map.Entry<String, Piece> pawn : game.pieces().entrySet()) {
      if (pawn.getValue() == player) {
        for (Map.Entry<Direction, String> line : game.lines().get(pawn.getKey()).entrySet()) {
          Piece there = game.pieces().get(line.getValue());
          String behind = game.lines().get(line.getValue()).get(line.getKey());
          if (there == null
              || there != player && behind != null && !game.pieces().containsKey(behind)) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
