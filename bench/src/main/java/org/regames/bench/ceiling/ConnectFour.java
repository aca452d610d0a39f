package org.regames.bench.ceiling;

import java.util.List;

/**
 * Connect four on 7 columns of 6 cells. A set of cells is a word, bit 7x + y for column x and row
 * y, the seventh row always empty, so that lines do not run over an edge; then adding the bottom
 * row to all stones gives the lowest free cell of each column (J. Tromp's Fhourstones).
 */
final class ConnectFour implements Ceiling {
  private static final int ROWS = 6;
  private static final int COLUMNS = 7;
  private static final int CELLS = ROWS * COLUMNS;
  private static final int UP = 1;
  private static final int RIGHT = ROWS + 1;
  private static final long BOTTOM = bottom();
  private static final long BOARD = BOTTOM * ((1L << ROWS) - 1);

  private final Dice dice;

  ConnectFour(long seed) {
    dice = new Dice(seed);
  }

  private static long bottom() {
    long set = 0;
    for (int column = 0; column < COLUMNS; column++) {
      set |= 1L << (RIGHT * column);
    }
    return set;
  }

  @Override
  public List<String> names() {
    return List.of("connectfour", "connect4");
  }

  private static boolean hasLine(long stones, int step) {
    long pairs = stones & stones >>> step;
    return (pairs & pairs >>> 2 * step) != 0;
  }

  private static boolean hasLine(long stones) {
    return hasLine(stones, UP)
        || hasLine(stones, RIGHT)
        || hasLine(stones, RIGHT + UP)
        || hasLine(stones, RIGHT - UP);
  }

  private static long free(long all) {
    return all + BOTTOM & BOARD;
  }

  @Override
  public int playout() {
    long own = 0;
    long other = 0;
    for (int moves = 1; ; moves++) {
      long free = free(own | other);
      own |= Long.expand(1L << dice.below(Long.bitCount(free)), free);
      if (hasLine(own) || moves == CELLS) {
        return moves;
      }
      long next = other;
      other = own;
      own = next;
    }
  }

  @Override
  public long perft(int depth) {
    return perft(0, 0, depth);
  }

  private static long perft(long own, long other, int depth) {
    if (depth == 0) {
      return 1;
    }
    long sum = 0;
    for (long rest = free(own | other); rest != 0; rest &= rest - 1) {
      long after = own | Long.lowestOneBit(rest);
      if (!hasLine(after)) {
        sum += perft(other, after, depth - 1);
      } else if (depth == 1) {
        sum++;
      }
    }
    return sum;
  }
}
