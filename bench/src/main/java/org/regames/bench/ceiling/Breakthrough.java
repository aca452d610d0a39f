package org.regames.bench.ceiling;

import java.util.List;

/**
 * Breakthrough on 8 by 8 squares. A set of squares is a word, bit 8y + x for column x and row y;
 * the player to move always sees its own pawns move up, so the board is flipped after each move.
 * The moves of a kind are the set of pawns that have one; the k-th move is found by counting, and
 * no branch depends on it.
 */
final class Breakthrough implements Ceiling {
  private static final long NOT_FIRST_COLUMN = 0xfefefefefefefefeL;
  private static final long NOT_LAST_COLUMN = 0x7f7f7f7f7f7f7f7fL;
  private static final long LAST_ROW = 0xff00000000000000L;
  private static final long OWN_ROWS = 0xffffL;
  private static final long OTHER_ROWS = 0xffff000000000000L;
  private static final int AHEAD = 8;
  private static final int WEST = 7;
  private static final int EAST = 9;

  private final Dice dice;

  Breakthrough(long seed) {
    dice = new Dice(seed);
  }

  @Override
  public List<String> names() {
    return List.of("breakthrough");
  }

  private static long ahead(long own, long other) {
    return own & ~((own | other) >>> AHEAD);
  }

  private static long west(long own) {
    return own & NOT_FIRST_COLUMN & ~(own >>> WEST);
  }

  private static long east(long own) {
    return own & NOT_LAST_COLUMN & ~(own >>> EAST);
  }

  @Override
  public int playout() {
    long own = OWN_ROWS;
    long other = OTHER_ROWS;
    for (int moves = 1; ; moves++) {
      long ahead = ahead(own, other);
      long west = west(own);
      long east = east(own);
      int a = Long.bitCount(ahead);
      int w = a + Long.bitCount(west);
      int k = dice.below(w + Long.bitCount(east));
      long pawns = k < a ? ahead : k < w ? west : east;
      int shift = k < a ? AHEAD : k < w ? WEST : EAST;
      int before = k < a ? 0 : k < w ? a : w;
      long from = Long.expand(1L << (k - before), pawns);
      long to = from << shift;
      own ^= from | to;
      other &= ~to;
      if ((to & LAST_ROW) != 0 || other == 0) {
        return moves;
      }
      long turned = Long.reverseBytes(own);
      own = Long.reverseBytes(other);
      other = turned;
    }
  }

  @Override
  public long perft(int depth) {
    return perft(OWN_ROWS, OTHER_ROWS, depth);
  }

  private static long perft(long own, long other, int depth) {
    if (depth == 0) {
      return 1;
    }
    return perft(own, other, ahead(own, other), AHEAD, depth)
        + perft(own, other, west(own), WEST, depth)
        + perft(own, other, east(own), EAST, depth);
  }

  private static long perft(long own, long other, long pawns, int shift, int depth) {
    long sum = 0;
    for (long rest = pawns; rest != 0; rest &= rest - 1) {
      long from = Long.lowestOneBit(rest);
      long to = from << shift;
      long left = other & ~to;
      boolean ended = (to & LAST_ROW) != 0 || left == 0;
      if (!ended) {
        sum += perft(Long.reverseBytes(left), Long.reverseBytes(own ^ (from | to)), depth - 1);
      } else if (depth == 1) {
        sum++;
      }
    }
    return sum;
  }
}
