package org.regames.lud.trial;

import java.util.List;
import java.util.OptionalInt;

/**
 * A recorded play.
 *
 * @param moves all moves, beginning with those of the start
 * @param sizes how many legal moves there were before each move that a player made
 * @param legal these moves themselves, if the record has them
 * @param winner the number of the winner, 0 for none; empty if the play is not finished
 * @param end why it ended, such as {@code NaturalEnd} or {@code TurnLimit}
 * @param ranks the rank of each player, from 1 on; index 0 is unused
 */
public record LudTrial(
    List<RecordedMove> moves,
    List<Integer> sizes,
    List<List<RecordedMove>> legal,
    OptionalInt winner,
    String end,
    List<Double> ranks) {
  public LudTrial {
    moves = List.copyOf(moves);
    sizes = List.copyOf(sizes);
    legal = List.copyOf(legal);
    ranks = List.copyOf(ranks);
  }

  /** How many moves the start of the game made. */
  public int startMoves() {
    return (int) moves.stream().takeWhile(move -> move.mover() == 0).count();
  }

  /**
   * How many moves players made; the record may end with a list of legal moves after the last one.
   */
  public int playedMoves() {
    return Math.min(sizes.size(), moves.size() - startMoves());
  }

  /** Whether the play was broken off by a limit, so that the game itself is not over. */
  public boolean isCut() {
    return end.isEmpty() || end.equals("TurnLimit") || end.equals("MoveLimit");
  }
}
