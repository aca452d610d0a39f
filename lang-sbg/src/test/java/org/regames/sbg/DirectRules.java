package org.regames.sbg;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.regames.sbg.syntax.Goal;
import org.regames.sbg.syntax.Movement;
import org.regames.sbg.syntax.SbgGame;
import org.regames.sbg.syntax.SbgGame.Square;

/**
 * A position of a game, played straight from the syntax tree without any automaton: since the board
 * does not change during a move, a movement is a relation between squares, and the relation of an
 * expression is made of those of its parts. Immutable.
 */
final class DirectRules {
  private final SbgGame game;
  private final char[][] board;
  private final boolean whiteToMove;
  private final int turn;
  private final Optional<Map<String, String>> result;

  private DirectRules(
      SbgGame game,
      char[][] board,
      boolean whiteToMove,
      int turn,
      Optional<Map<String, String>> result) {
    this.game = game;
    this.board = board;
    this.whiteToMove = whiteToMove;
    this.turn = turn;
    this.result = result;
  }

  static DirectRules start(SbgGame game) {
    char[][] board = new char[game.height()][game.width()];
    for (int y = 0; y < game.height(); y++) {
      for (int x = 0; x < game.width(); x++) {
        board[y][x] = game.at(x, y);
      }
    }
    return new DirectRules(game, board, true, 0, Optional.empty()).orLost();
  }

  String player() {
    return whiteToMove ? "white" : "black";
  }

  /** The scores where the play has ended. */
  Optional<Map<String, String>> result() {
    return result;
  }

  private DirectRules orLost() {
    return result.isEmpty() && moves().isEmpty() ? ended(won(!whiteToMove)) : this;
  }

  private DirectRules ended(Map<String, String> scores) {
    return new DirectRules(game, board, whiteToMove, turn, Optional.of(scores));
  }

  private static Map<String, String> won(boolean white) {
    return Map.of("white", white ? "100" : "0", "black", white ? "0" : "100");
  }

  /** Where each legal move leads, by its tags. */
  SortedMap<String, DirectRules> moves() {
    SortedMap<String, DirectRules> moves = new TreeMap<>();
    if (result.isPresent()) {
      return moves;
    }
    for (int y = 0; y < board.length; y++) {
      for (int x = 0; x < board[y].length; x++) {
        Square from = new Square(x, y);
        if (isOwn(at(from)) && game.movement(at(from)).isPresent()) {
          for (Square to : ends(game.movement(at(from)).get(), Set.of(from))) {
            moves.put(name(from) + " " + name(to), after(from, to));
          }
        }
      }
    }
    return moves;
  }

  private static String name(Square square) {
    return "x" + square.x() + "y" + square.y();
  }

  private char at(Square square) {
    return board[square.y()][square.x()];
  }

  private boolean isOwn(char piece) {
    return piece != '.' && Character.isUpperCase(piece) == whiteToMove;
  }

  private boolean isOnBoard(Square square) {
    return square.y() >= 0
        && square.y() < board.length
        && square.x() >= 0
        && square.x() < board[0].length;
  }

  /** The squares that words of a movement lead to from some of these. */
  private Set<Square> ends(Movement movement, Set<Square> starts) {
    return switch (movement) {
      case Movement.Step step -> {
        Set<Square> found = new LinkedHashSet<>();
        for (Square start : starts) {
          int ahead = whiteToMove ? step.dy() : -step.dy();
          Square to = new Square(start.x() + step.dx(), start.y() + ahead);
          if (isOnBoard(to) && fits(step.on(), at(to))) {
            found.add(to);
          }
        }
        yield found;
      }
      case Movement.Sequence(List<Movement> parts) -> {
        Set<Square> found = starts;
        for (Movement part : parts) {
          found = ends(part, found);
        }
        yield found;
      }
      case Movement.Choice(List<Movement> parts) -> {
        Set<Square> found = new LinkedHashSet<>();
        parts.forEach(part -> found.addAll(ends(part, starts)));
        yield found;
      }
      case Movement.Power(Movement base, int times) -> {
        Set<Square> found = starts;
        for (int i = 0; i < times; i++) {
          found = ends(base, found);
        }
        yield found;
      }
      case Movement.Star(Movement base) -> {
        Set<Square> found = new LinkedHashSet<>(starts);
        while (found.addAll(ends(base, Set.copyOf(found)))) {}
        yield found;
      }
    };
  }

  private boolean fits(Movement.Content on, char piece) {
    return switch (on) {
      case EMPTY -> piece == '.';
      case ENEMY -> piece != '.' && !isOwn(piece);
      case OWN -> isOwn(piece);
    };
  }

  private DirectRules after(Square from, Square to) {
    char[][] next = new char[board.length][];
    for (int y = 0; y < next.length; y++) {
      next[y] = board[y].clone();
    }
    char piece = at(from);
    next[from.y()][from.x()] = '.';
    next[to.y()][to.x()] = piece;
    DirectRules position = new DirectRules(game, next, !whiteToMove, turn + 1, Optional.empty());
    return position.judged(piece, to);
  }

  /** The position after a move, with the scores where that ended the play. */
  private DirectRules judged(char moved, Square to) {
    boolean moverIsWhite = !whiteToMove;
    List<Boolean> losers = new ArrayList<>(); // whether a player who loses by a count is white
    for (Goal goal : game.goals()) {
      switch (goal) {
        case Goal.Reach reach -> {
          if (reach.letter() == moved && reach.squares().contains(to)) {
            return ended(won(moverIsWhite));
          }
        }
        case Goal.Count count -> {
          if (count(count.letter()) <= count.left()) {
            losers.add(Character.isUpperCase(count.letter()));
          }
        }
      }
    }
    if (!losers.isEmpty()) {
      return ended(won(losers.contains(!moverIsWhite) ? moverIsWhite : !moverIsWhite));
    }
    if (turn == game.turnLimit()) {
      return ended(Map.of("white", "50", "black", "50"));
    }
    return this;
  }

  private int count(char letter) {
    int count = 0;
    for (char[] row : board) {
      for (char piece : row) {
        count += piece == letter ? 1 : 0;
      }
    }
    return count;
  }

  /** The same position, or its end where the player to move has no move. */
  DirectRules settled() {
    return orLost();
  }
}
