package org.regames.sbg.variation;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.regames.ir.diagnostic.Origin;
import org.regames.sbg.syntax.Movement;
import org.regames.sbg.syntax.SbgGame;

/** Combines two games: the board of one, and the movements of pieces from both. */
final class Crossover {
  private Crossover() {}

  /** Whether the first game can have a child with a part of the other that differs from its own. */
  static boolean differ(SbgGame one, SbgGame other) {
    long movements =
        Stream.of(one, other)
            .flatMap(game -> game.pieces().stream())
            .map(SbgGame.Piece::movement)
            .distinct()
            .count();
    boolean haveBothPieces = !one.pieces().isEmpty() && !other.pieces().isEmpty();
    return one.turnLimit() != other.turnLimit() || haveBothPieces && movements > 1;
  }

  /** A child with the board and goals of the first game, which need not be proper. */
  static SbgGame of(SbgGame one, SbgGame other, Random random) {
    List<SbgGame.Piece> pieces = new ArrayList<>();
    for (SbgGame.Piece piece : one.pieces()) {
      pieces.add(
          other.pieces().isEmpty() || random.nextBoolean()
              ? piece
              : new SbgGame.Piece(piece.letter(), fromOther(piece, other, random), Origin.UNKNOWN));
    }
    int limit = random.nextBoolean() ? one.turnLimit() : other.turnLimit();
    return new SbgGame(one.name(), one.rows(), pieces, limit, one.goals());
  }

  /**
   * The movement of the piece with the same letter, if there is one, or now and then of any other.
   */
  private static Movement fromOther(SbgGame.Piece piece, SbgGame other, Random random) {
    int any = random.nextInt(other.pieces().size());
    return other
        .movement(piece.letter())
        .filter(_ -> random.nextInt(3) > 0)
        .orElseGet(() -> other.pieces().get(any).movement());
  }
}
