package org.regames.gdl.net;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Plays a game on its net directly: slow, but without any of the later translation steps. */
public final class NetPlay {
  private final GameNet game;
  private final FormulaEvaluation evaluation;
  private final List<List<Integer>> movesOfRoles = new ArrayList<>();
  private long random = 1;

  public NetPlay(GameNet game) {
    this.game = game;
    this.evaluation = new FormulaEvaluation(game.net(), game.views());
    for (int role = 0; role < game.roles().size(); role++) {
      movesOfRoles.add(game.movesOf(role));
    }
  }

  /** The facts of the first state. */
  public BitSet initial() {
    BitSet state = new BitSet();
    for (int fact = 0; fact < game.facts().size(); fact++) {
      state.set(fact, game.initial().get(fact));
    }
    return state;
  }

  /** Goes to a state before anybody moves; the methods below are about it. */
  public void at(BitSet state) {
    evaluation.at(state, new BitSet());
  }

  public boolean isTerminal() {
    return holds(game.terminal());
  }

  /** Whether a formula holds, such as one of a goal. */
  public boolean holds(int formula) {
    return evaluation.holds(formula);
  }

  /** The moves that a role may make. */
  public List<Integer> legal(int role) {
    List<Integer> legal = new ArrayList<>();
    for (int move : movesOfRoles.get(role)) {
      if (holds(game.legal().get(move))) {
        legal.add(move);
      }
    }
    return legal;
  }

  /** One of some moves at random; the same ones in every run. */
  public int pick(List<Integer> moves) {
    random = random * 6364136223846793005L + 1442695040888963407L;
    return moves.get((int) Long.remainderUnsigned(random >>> 20, moves.size()));
  }

  /** The facts after a step in which each role makes one move. */
  public BitSet next(BitSet state, List<Integer> moves) {
    BitSet done = new BitSet();
    moves.forEach(done::set);
    evaluation.at(state, done);
    BitSet next = new BitSet();
    for (int fact = 0; fact < game.facts().size(); fact++) {
      next.set(fact, evaluation.holds(game.next().get(fact)));
    }
    return next;
  }
}
