package org.regames.agents.search;

import java.util.Arrays;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.regames.agents.Clock;
import org.regames.agents.PlayedGame;
import org.regames.backend.model.GameState;

/**
 * The values of several moves of a state by {@link AlphaBetaSearch}, deeper and deeper: the best
 * moves have values of their own, the others only bounds, which cost much less ("multi-PV").
 */
final class RankedMoves {
  private final AlphaBetaSearch search;
  private final int most;

  /**
   * Values of moves after a search of some depth.
   *
   * @param values for each move its value for the player to move, as in {@link AlphaBetaSearch}, or
   *     a bound that it does not exceed
   * @param exact for which moves it is the value
   * @param best the best move
   */
  record Ranking(int[] values, boolean[] exact, int best) {
    /** Whether a move surely wins. */
    boolean wins(int move) {
      return exact[move] && AlphaBetaSearch.isWon(values[move]);
    }

    /** Whether a move surely loses. */
    boolean loses(int move) {
      return AlphaBetaSearch.isWon(-values[move]);
    }

    /** The value of a move from 0 to 1; NaN if there is only a bound. */
    double share(int move) {
      return exact[move] ? (1 + (double) values[move] / AlphaBetaSearch.WON) / 2 : Double.NaN;
    }
  }

  /**
   * @param most how many of the best moves have values
   */
  RankedMoves(PlayedGame game, Evaluation evaluation, long bytes, long seed, int most) {
    this.search = new AlphaBetaSearch(game, evaluation, bytes, seed);
    this.most = most;
  }

  /**
   * Searches a state with at least one move until the clock stops, until the depth is reached, or
   * until all is known. One iteration is one state.
   *
   * @param wanted moves that have values in any case
   * @param told gets the ranking of each depth
   * @return the ranking of the greatest depth
   */
  Ranking of(
      GameState state,
      Set<Integer> wanted,
      int deepest,
      Clock.Running running,
      Consumer<Ranking> told) {
    int player = state.currentPlayer();
    // The first look at each move is always taken.
    Integer[] order = boxed(search.begin(state, _ -> true));
    Ranking ranking = null;
    for (int depth = 1; depth <= deepest && !search.isStopped(); depth++) {
      search.forgetGuesses();
      Ranking deeper = ranked(order, player, depth, wanted);
      search.limit(running);
      if (!search.isStopped()) {
        ranking = deeper;
        told.accept(ranking);
        int[] values = ranking.values;
        boolean[] exact = ranking.exact;
        Arrays.sort(
            order,
            Comparator.comparing((Integer move) -> !exact[move])
                .thenComparing(move -> -values[move]));
      }
      if (!search.hasGuessed()) {
        break;
      }
    }
    return ranking;
  }

  private Ranking ranked(Integer[] order, int player, int depth, Set<Integer> wanted) {
    int[] values = new int[order.length];
    boolean[] exact = new boolean[order.length];
    Arrays.fill(values, AlphaBetaSearch.WON);
    PriorityQueue<Integer> top = new PriorityQueue<>();
    int best = order[0];
    for (int move : order) {
      boolean isOpen = top.size() < most || wanted.contains(move);
      int alpha = top.size() < most ? -AlphaBetaSearch.WON : top.element();
      int value = search.after(move, player, depth, isOpen ? -AlphaBetaSearch.WON : alpha);
      if (!search.isStopped()) {
        values[move] = value;
        exact[move] = isOpen || value > alpha;
        top.add(value);
        if (top.size() > most) {
          top.remove();
        }
        if (exact[move] && (!exact[best] || value > values[best])) {
          best = move;
        }
      }
    }
    return new Ranking(values, exact, best);
  }

  private static Integer[] boxed(int[] order) {
    return IntStream.of(order).boxed().toArray(Integer[]::new);
  }
}
