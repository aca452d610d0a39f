package org.regames.sbg.generator;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Seeds;
import org.regames.sbg.syntax.Goal;
import org.regames.sbg.syntax.SbgGame;

/**
 * Generates games: boards from 3x4 to 8x8, up to five kinds of pieces, most games symmetric for
 * both players. Every game is parsed without findings. Beyond that, quality is not controlled: the
 * games are good as tests, and as raw material for selection.
 */
public final class SbgGenerator {
  private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  private static final int[] TURN_LIMITS = {1, 10, 30, 40, 60, 60, 80, 100, 100, 120};

  private final Random random;
  private final int width;
  private final int height;
  private final char[][] board;

  private SbgGenerator(Random random) {
    this.random = random;
    this.width = 3 + random.nextInt(6);
    this.height = 4 + random.nextInt(5);
    this.board = new char[height][width];
  }

  /** The game for a seed, the same on every machine. */
  public static SbgGame generate(long seed) {
    return new SbgGenerator(Seeds.random(seed)).game("Random game " + Long.toUnsignedString(seed));
  }

  private boolean happens(int percent) {
    return random.nextInt(100) < percent;
  }

  private SbgGame game(String name) {
    List<Character> kinds = kinds();
    boolean symmetric = happens(80);
    place(kinds, symmetric);
    MovementGenerator movements = new MovementGenerator(random, width, height);
    List<SbgGame.Piece> pieces =
        kinds.stream()
            .map(kind -> new SbgGame.Piece(kind, movements.movement(), Origin.UNKNOWN))
            .toList();
    int limit = TURN_LIMITS[random.nextInt(TURN_LIMITS.length)];
    return new SbgGame(name, rows(), pieces, limit, goals(kinds, symmetric));
  }

  private List<Character> kinds() {
    List<Character> letters = new ArrayList<>();
    LETTERS.chars().forEach(letter -> letters.add((char) letter));
    Collections.shuffle(letters, random);
    return letters.subList(0, 1 + random.nextInt(5)).stream().sorted().toList();
  }

  /** Fills one or two rows on each side, with a gap between them except on the smallest boards. */
  private void place(List<Character> kinds, boolean symmetric) {
    for (char[] row : board) {
      Arrays.fill(row, SbgGame.NOTHING);
    }
    int filled = 1 + random.nextInt(Math.max(1, height / 2 - 1));
    int density = 50 + random.nextInt(51);
    for (int y = 0; y < Math.min(2, filled); y++) {
      for (int x = 0; x < width; x++) {
        if (happens(density)) {
          board[y][x] = any(kinds);
        }
        char opposite = symmetric ? board[y][x] : happens(density) ? any(kinds) : '.';
        board[height - 1 - y][x] = Character.toLowerCase(opposite);
      }
    }
    int x = random.nextInt(width); // nobody starts without a piece
    board[0][x] = kinds.getFirst();
    board[height - 1][x] = Character.toLowerCase(kinds.getFirst());
  }

  private <T> T any(List<T> items) {
    return items.get(random.nextInt(items.size()));
  }

  /** The rows, the top one first; row 0 of the array is the lowest. */
  private List<SbgGame.Row> rows() {
    return IntStream.range(0, height)
        .mapToObj(y -> new SbgGame.Row(new String(board[height - 1 - y]), Origin.UNKNOWN))
        .toList();
  }

  private List<Goal> goals(List<Character> kinds, boolean symmetric) {
    List<Goal> goals = new ArrayList<>();
    boolean symmetricGoals = symmetric && happens(80);
    for (int i = random.nextInt(3); i > 0; i--) {
      char kind = any(kinds);
      List<SbgGame.Square> squares = farSquares();
      reach(kind, squares).ifPresent(goals::add);
      reach(
              Character.toLowerCase(symmetricGoals ? kind : any(kinds)),
              (symmetricGoals ? squares : farSquares())
                  .stream()
                      .map(square -> new SbgGame.Square(square.x(), height - 1 - square.y()))
                      .toList())
          .ifPresent(goals::add);
    }
    for (int i = random.nextInt(3); i > 0; i--) {
      char kind = any(kinds);
      count(kind).ifPresent(goals::add);
      count(Character.toLowerCase(symmetricGoals ? kind : any(kinds))).ifPresent(goals::add);
    }
    return goals.stream().distinct().toList();
  }

  /** Some squares of White's last row, or now and then of any. */
  private List<SbgGame.Square> farSquares() {
    List<SbgGame.Square> squares = new ArrayList<>();
    int part = happens(60) ? 100 : 30;
    for (int x = 0; x < width; x++) {
      if (happens(part)) {
        squares.add(new SbgGame.Square(x, happens(90) ? height - 1 : random.nextInt(height)));
      }
    }
    return squares.isEmpty() ? List.of(new SbgGame.Square(width / 2, height - 1)) : squares;
  }

  private int pieces(char letter) {
    int count = 0;
    for (char[] row : board) {
      for (char square : row) {
        count += square == letter ? 1 : 0;
      }
    }
    return count;
  }

  private Optional<Goal> reach(char letter, List<SbgGame.Square> squares) {
    return pieces(letter) == 0
        ? Optional.empty()
        : Optional.of(new Goal.Reach(letter, squares, Origin.UNKNOWN));
  }

  private Optional<Goal> count(char letter) {
    int count = pieces(letter);
    return count == 0
        ? Optional.empty()
        : Optional.of(new Goal.Count(letter, random.nextInt(count), Origin.UNKNOWN));
  }
}
