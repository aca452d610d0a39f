package org.regames.agents.search;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.regames.agents.Clock;
import org.regames.agents.PlayedGame;
import org.regames.backend.model.GameState;
import org.regames.backend.play.SplitMix;

/**
 * Searches one state after the other with {@link UctTree} and evaluates their moves. The tree is
 * kept from state to state. For games in which nothing is hidden, and for one thread.
 */
public final class StateSearch {
  private static final double EXPLORATION = 0.7;
  private static final long MOST_BYTES = 256L << 20;

  private final UctTree tree;
  private boolean decided;

  /**
   * The result of searching a state.
   *
   * @param best the move that it would play
   * @param values the value of each move for the player to move, from 0 to 1; NaN for one never
   *     tried
   */
  public record Opinion(int best, List<Double> values) {
    public Opinion {
      values = List.copyOf(values);
    }

    /** The expected result of the player to move. */
    public double value() {
      return values.get(best);
    }
  }

  /**
   * @param seed determines the random numbers
   */
  public StateSearch(PlayedGame game, long seed) {
    this(game, seed, Set.of());
  }

  StateSearch(PlayedGame game, long seed, Set<UctTree.Enhancement> more) {
    SplitMix random = new SplitMix();
    random.start(seed, 0);
    Set<UctTree.Enhancement> all =
        EnumSet.of(UctTree.Enhancement.REUSE, UctTree.Enhancement.SOLVER);
    all.addAll(more);
    this.tree = new UctTree(game, new UctTree.Settings(EXPLORATION, MOST_BYTES, 1, all), random);
  }

  /**
   * Searches a state with at least two moves for this many more iterations.
   *
   * @param state a state where a player is to move; its moves are numbered as by {@link
   *     GameState#legalMoves}
   */
  public Opinion of(GameState state, long iterations) {
    Node root = tree.search(state, new Clock.Iterations(iterations).start());
    decided = root.proven != null;
    List<Double> values = new ArrayList<>();
    for (int move = 0; move < root.moves(); move++) {
      boolean isKnown = root.visits[move] > 0 || root.proven(move) != null;
      values.add(isKnown ? root.value(move) : Double.NaN);
    }
    return new Opinion(root.best(), values);
  }

  /** Whether the state of the last opinion has a proved value: {@link #of} learns no more of it. */
  boolean isDecided() {
    return decided;
  }

  /**
   * The value of one move of a state for the player to move, after this many more iterations that
   * begin with it: {@link #of} hardly looks at moves that seem bad, and at none once it knows one
   * that wins.
   *
   * @param move its number, as in {@link GameState#legalMoves}
   */
  public double value(GameState state, int move, long iterations) {
    return tree.searchAfter(state, move, new Clock.Iterations(iterations).start()).value(move);
  }
}
