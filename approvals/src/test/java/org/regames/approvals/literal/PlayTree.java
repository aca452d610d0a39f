package org.regames.approvals.literal;

import java.util.List;
import java.util.TreeSet;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;

/**
 * What a game is, whatever its moves are called: who has how many choices, and what each leads to.
 * Positions with one move are left out, as translations may take them together.
 */
final class PlayTree {
  /** More positions than a small game needs. */
  private static final int MOST_POSITIONS = 4_000;

  /** The game is too large, or the definition does not say how it goes on. */
  static final class Undecided extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Undecided(String why) {
      super(why, null, false, false);
    }
  }

  /** A game as something walks through it. */
  interface Position {
    /** Who moves; nobody at the end. */
    String player();

    /** Where the moves lead; none at the end. */
    List<? extends Position> next();

    /** At the end, what the players get, in an order that is always the same. */
    String scores();
  }

  private int positions;

  private PlayTree() {}

  /**
   * The tree as a text: the same for the same tree.
   *
   * @param depth how many choices deep
   * @throws Undecided where there are too many positions
   */
  static String of(Position start, int depth) {
    return new PlayTree().text(start, depth);
  }

  private String text(Position position, int depth) {
    List<? extends Position> next = position.next();
    for (Position at = position; next.size() == 1; next = at.next()) {
      count();
      at = next.getFirst();
      position = at;
    }
    if (next.isEmpty()) {
      return "[" + position.scores() + "]";
    }
    if (depth == 0) {
      return position.player() + next.size();
    }
    List<String> texts =
        next.stream()
            .map(
                each -> {
                  count();
                  return text(each, depth - 1);
                })
            .sorted()
            .toList();
    return position.player() + "(" + String.join(",", texts) + ")";
  }

  private void count() {
    if (++positions > MOST_POSITIONS) {
      throw new Undecided("too many positions");
    }
  }

  /** The tree of an automaton, as the interpreter walks it. */
  static String of(Interpreter interpreter, int depth) {
    return of(new Walked(interpreter, settled(interpreter, interpreter.initial())), depth);
  }

  private record Walked(Interpreter interpreter, State state) implements Position {
    @Override
    public String player() {
      return state.player();
    }

    @Override
    public List<Walked> next() {
      if (state.isTerminal()) {
        return List.of();
      }
      List<Move> moves = interpreter.moves(state);
      if (moves.isEmpty()) {
        throw new Undecided("a dead end");
      }
      return moves.stream()
          .map(move -> new Walked(interpreter, settled(interpreter, move.next())))
          .toList();
    }

    @Override
    public String scores() {
      StringBuilder scores = new StringBuilder();
      for (String player : new TreeSet<>(interpreter.players())) {
        scores.append(player).append('=').append(state.score(player)).append(' ');
      }
      return scores.toString();
    }
  }

  private static State settled(Interpreter interpreter, State state) {
    State at = state;
    while (!at.isTerminal() && at.isKeepersTurn()) {
      List<Move> moves = interpreter.moves(at);
      if (moves.size() != 1) {
        throw new Undecided("the keeper has " + moves.size() + " moves");
      }
      at = moves.getFirst().next();
    }
    return at;
  }
}
