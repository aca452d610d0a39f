package org.regames.backend.interpreter;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.regames.ir.Game;

/**
 * Plays a game exactly as its rules say (RG paper, section 2.1). Made to be right rather than fast:
 * every other way of playing is held against it.
 *
 * <p>What is not proper in the game goes to {@link #findings()}; see {@link Impropriety} for how
 * play goes on.
 *
 * <p>States are immutable and can be shared; an interpreter itself serves one thread at a time.
 * {@link #reportingTo} makes one for another thread cheaply.
 */
public final class Interpreter {
  private Interpreter() {}

  /**
   * An interpreter with {@link Limits#DEFAULT}.
   *
   * @param game a game without validation errors
   * @throws org.regames.ir.diagnostic.DiagnosticException where a state of the game would be too
   *     large to be held
   */
  public static Interpreter of(Game game) {
    return of(game, Limits.DEFAULT);
  }

  /** An interpreter with limits of one's own. */
  public static Interpreter of(Game game, Limits limits) {
    throw new UnsupportedOperationException("" + game + limits);
  }

  /** The same rules, for use by another thread or with findings kept apart. */
  public Interpreter reportingTo(Findings findings) {
    throw new UnsupportedOperationException("" + findings);
  }

  /** What was improper in all that this interpreter played so far. */
  public Findings findings() {
    throw new UnsupportedOperationException();
  }

  /** The players in the order of type {@code Player}, without the system players. */
  public List<String> players() {
    throw new UnsupportedOperationException();
  }

  /** The state where every play starts: usually the keeper's turn, see {@link #settle(State)}. */
  public State initial() {
    throw new UnsupportedOperationException();
  }

  /**
   * The legal moves of whoever is to move, the keeper included: each distinct pair of tags and next
   * state once, in the order in which walks along the edges find them. Empty at the end of a play;
   * empty elsewhere is reported as a dead end.
   *
   * @throws org.regames.ir.diagnostic.DiagnosticException where the search exceeds the limits
   */
  public List<Move> moves(State state) {
    throw new UnsupportedOperationException("" + state);
  }

  /** The legal moves; of moves of {@code random} that lead to the same state only the first. */
  public List<Move> outcomes(State state) {
    throw new UnsupportedOperationException("" + state);
  }

  /**
   * Plays the keeper's moves until somebody else is to move or the play has ended. Where the keeper
   * has several moves it plays the first.
   *
   * @return the state reached, or nothing where the keeper has no move or goes on for ever, which
   *     is reported
   */
  public Optional<State> settle(State state) {
    throw new UnsupportedOperationException("" + state);
  }

  /** The same; where the keeper has several moves one of them is drawn, each as likely. */
  public Optional<State> settle(State state, RandomGenerator random) {
    throw new UnsupportedOperationException("" + state + random);
  }

  /**
   * All states reached by playing the keeper's moves, one for each sequence of them: exactly one in
   * a proper game, none where the keeper gets stuck.
   */
  public List<State> settlements(State state) {
    throw new UnsupportedOperationException("" + state);
  }
}
