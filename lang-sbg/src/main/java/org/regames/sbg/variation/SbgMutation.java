package org.regames.sbg.variation;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.regames.ir.diagnostic.Origin;
import org.regames.sbg.generator.MovementGenerator;
import org.regames.sbg.syntax.Goal;
import org.regames.sbg.syntax.Movement;
import org.regames.sbg.syntax.SbgGame;

/**
 * Changes one to three places of a game: how a piece moves, what stands where, what ends the game.
 * What is symmetric for the players stays so.
 */
final class SbgMutation {
  private static final int MOST_CHANGES = 3;
  private static final int LARGEST_BOARD = 10;
  private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

  private final Random random;
  private final boolean symmetric;
  private SbgGame game;

  private SbgMutation(SbgGame game, Random random) {
    this.random = random;
    this.game = game;
    this.symmetric = new MutableBoard(game).isSymmetric();
  }

  /** A changed game, which need not be proper. */
  static SbgGame of(SbgGame game, Random random) {
    SbgMutation mutation = new SbgMutation(game, random);
    for (int i = 1 + random.nextInt(MOST_CHANGES); i > 0; i--) {
      mutation.change();
    }
    return mutation.game;
  }

  private void change() {
    switch (random.nextInt(12)) {
      case 0, 1, 2, 3, 4 -> changePiece();
      case 5, 6 -> changeSquare();
      case 7 -> addPiece();
      case 8 -> changeSize();
      case 9 -> changeLimit();
      case 10 -> changeGoal();
      default -> addOrDropGoal();
    }
  }

  private <T> T any(List<T> items) {
    return items.get(random.nextInt(items.size()));
  }

  private MovementGenerator movements() {
    return new MovementGenerator(random, game.width(), game.height());
  }

  private void changePiece() {
    if (game.pieces().isEmpty()) {
      addPiece();
      return;
    }
    List<SbgGame.Piece> pieces = new ArrayList<>(game.pieces());
    int place = random.nextInt(pieces.size());
    SbgGame.Piece old = pieces.get(place);
    Movement movement = new MovementMutation(random, movements()).of(old.movement());
    pieces.set(place, new SbgGame.Piece(old.letter(), movement, Origin.UNKNOWN));
    game = new SbgGame(game.name(), game.rows(), pieces, game.turnLimit(), game.goals());
  }

  private void changeSquare() {
    MutableBoard board = new MutableBoard(game);
    int x = random.nextInt(game.width());
    int y = random.nextInt(game.height());
    char piece = SbgGame.NOTHING;
    if (!game.pieces().isEmpty() && random.nextInt(3) > 0) {
      char letter = any(game.pieces()).letter();
      piece = 2 * y < game.height() ? letter : Character.toLowerCase(letter);
    }
    board.put(x, y, piece, symmetric);
    game = board.in(game);
  }

  /** A piece of a new kind in the place of some of another. */
  private void addPiece() {
    List<Character> free = new ArrayList<>();
    for (char letter : LETTERS.toCharArray()) {
      if (game.movement(letter).isEmpty()
          && game.count(letter) + game.count(Character.toLowerCase(letter)) == 0) {
        free.add(letter);
      }
    }
    if (free.isEmpty()) {
      return;
    }
    char letter = any(free);
    List<SbgGame.Piece> pieces = new ArrayList<>(game.pieces());
    pieces.add(new SbgGame.Piece(letter, movements().movement(), Origin.UNKNOWN));
    MutableBoard board = new MutableBoard(game);
    int y = random.nextInt(1 + game.height() / 4);
    board.put(random.nextInt(game.width()), y, letter, true);
    SbgGame placed = board.in(game);
    game = new SbgGame(game.name(), placed.rows(), pieces, game.turnLimit(), game.goals());
  }

  private void changeSize() {
    MutableBoard board = new MutableBoard(game);
    boolean grows = random.nextBoolean();
    if (random.nextBoolean() && (grows ? game.width() < LARGEST_BOARD : game.width() > 2)) {
      int column = random.nextInt(game.width());
      game = grows ? board.withColumn(column).in(game) : board.withoutColumn(column).in(game);
    } else if (grows ? game.height() < LARGEST_BOARD : game.height() > 3) {
      game = grows ? board.withMiddleRow().in(game) : board.withoutMiddleRow().in(game);
    }
  }

  private void changeLimit() {
    int limit = game.turnLimit();
    int changed = random.nextBoolean() ? limit + 1 + random.nextInt(20) : limit / 2 + 1;
    game = new SbgGame(game.name(), game.rows(), game.pieces(), changed, game.goals());
  }

  private void changeGoal() {
    if (game.goals().isEmpty()) {
      addOrDropGoal();
      return;
    }
    Goal goal = any(game.goals());
    Goal changed =
        switch (goal) {
          case Goal.Count(char letter, int left, Origin _) ->
              new Goal.Count(
                  letter, Math.max(0, left + (random.nextBoolean() ? 1 : -1)), Origin.UNKNOWN);
          case Goal.Reach(char letter, List<SbgGame.Square> squares, Origin _) ->
              new Goal.Reach(letter, changed(squares), Origin.UNKNOWN);
        };
    replace(goal, changed);
  }

  private List<SbgGame.Square> changed(List<SbgGame.Square> squares) {
    List<SbgGame.Square> all = new ArrayList<>(squares);
    if (all.size() > 1 && random.nextBoolean()) {
      all.remove(random.nextInt(all.size()));
    } else {
      all.add(new SbgGame.Square(random.nextInt(game.width()), random.nextInt(game.height())));
    }
    return all.stream().distinct().toList();
  }

  private void replace(Goal old, Goal changed) {
    List<Goal> goals = new ArrayList<>(game.goals());
    goals.set(goals.indexOf(old), changed);
    Goal opposite = MutableBoard.opposite(old, game.height());
    if (symmetric && goals.contains(opposite)) {
      goals.set(goals.indexOf(opposite), MutableBoard.opposite(changed, game.height()));
    }
    set(goals);
  }

  private void set(List<Goal> goals) {
    List<Goal> distinct = goals.stream().distinct().toList();
    game = new SbgGame(game.name(), game.rows(), game.pieces(), game.turnLimit(), distinct);
  }

  private void addOrDropGoal() {
    List<Goal> goals = new ArrayList<>(game.goals());
    if (!goals.isEmpty() && random.nextInt(3) == 0) {
      Goal goal = any(goals);
      goals.remove(goal);
      if (symmetric) {
        goals.remove(MutableBoard.opposite(goal, game.height()));
      }
    } else if (!game.pieces().isEmpty()) {
      Goal goal = newGoal(any(game.pieces()).letter());
      goals.add(goal);
      goals.add(MutableBoard.opposite(goal, game.height()));
    }
    set(goals);
  }

  private Goal newGoal(char letter) {
    if (random.nextBoolean()) {
      int left = random.nextInt(Math.max(1, game.count(letter)));
      return new Goal.Count(letter, left, Origin.UNKNOWN);
    }
    List<SbgGame.Square> lastRow = new ArrayList<>();
    for (int x = 0; x < game.width(); x++) {
      lastRow.add(new SbgGame.Square(x, game.height() - 1));
    }
    return new Goal.Reach(letter, lastRow, Origin.UNKNOWN);
  }
}
