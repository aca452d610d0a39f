package org.regames.agents.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.regames.agents.Clock;
import org.regames.agents.PlayedGame;
import org.regames.agents.search.RankedMoves.Ranking;
import org.regames.agents.search.StateSearch.Opinion;
import org.regames.backend.model.GameState;

/**
 * Judges the moves of one state after the other, by the search of the agent that {@link Best} takes
 * for the game: {@link AlphaBetaSearch}, or {@link StateSearch}. Before the latter, where the game
 * is for two and without chance, alpha-beta looks a few plies ahead for moves that win or lose at
 * once, of which playouts may know nothing. For games in which nothing is hidden.
 */
public final class MoveJudge {
  private static final long BYTES = 32L << 20;

  /** How many moves have values of their own. */
  private static final int MOST = 8;

  /** How many plies are looked ahead before playouts, and in which part of the time. */
  private static final int FEW_PLIES = 3;

  private static final int FEW_PLIES_PART = 4;

  /** How many iterations are between two opinions. */
  private static final int BATCH = 50;

  private static final int DEEPEST = 100;

  private final Optional<RankedMoves> plies;
  private final Optional<StateSearch> playouts;

  /**
   * Prepares for a game; in most games for two that takes thousands of playouts, once for each
   * game, to learn how to evaluate states.
   */
  public MoveJudge(PlayedGame game, long seed) {
    Best.SuitedAgent suited = Best.chosen(game);
    boolean isGrave = suited.options().isOn("grave", false);
    this.playouts =
        suited.kind() instanceof AlphaBeta
            ? Optional.empty()
            : Optional.of(
                new StateSearch(
                    game, seed, isGrave ? Set.of(UctTree.Enhancement.GRAVE) : Set.of()));
    this.plies = Best.isPlainDuel(game) ? Optional.of(ranked(game, seed)) : Optional.empty();
  }

  private static RankedMoves ranked(PlayedGame game, long seed) {
    return new RankedMoves(game, Evaluation.of(game), BYTES, seed, MOST);
  }

  /**
   * Judges the moves of a state with at least two.
   *
   * @param state a state where a player is to move; its moves are numbered as by {@link
   *     GameState#legalMoves}
   * @param wanted moves that are judged in any case, and as thoroughly as the best one
   * @param clock how long; one iteration is one state, or one playout
   * @param told gets what is known so far, repeatedly
   */
  public Opinion of(GameState state, Set<Integer> wanted, Clock clock, Consumer<Opinion> told) {
    if (playouts.isEmpty()) {
      return opinion(
          plies
              .orElseThrow()
              .of(state, wanted, DEEPEST, clock.start(), it -> told.accept(opinion(it))));
    }
    Optional<Ranking> near =
        plies.map(
            one -> one.of(state, wanted, FEW_PLIES, clock.part(FEW_PLIES_PART).start(), _ -> {}));
    return byPlayouts(playouts.get(), state, wanted, clock, near, told);
  }

  private static Opinion opinion(Ranking ranking) {
    List<Double> values =
        IntStream.range(0, ranking.values().length).mapToObj(ranking::share).toList();
    return new Opinion(ranking.best(), values);
  }

  /** Half of the time is for all moves, the other half for those that are wanted, if any. */
  private static Opinion byPlayouts(
      StateSearch search,
      GameState state,
      Set<Integer> wanted,
      Clock clock,
      Optional<Ranking> near,
      Consumer<Opinion> told) {
    Clock part = wanted.isEmpty() ? clock : clock.part(2);
    Clock.Running running = part.start();
    long done = 0;
    Opinion opinion;
    do {
      opinion = with(near, search.of(state, BATCH));
      told.accept(opinion);
      done += BATCH;
    } while (running.goesOn(done) && !search.isDecided());
    for (int move = 0; wanted.isEmpty() && running.goesOn(done); done += BATCH) {
      // Of the other moves a search that knows the best one has hardly tried any.
      opinion = with(near, replaced(opinion, move, search.value(state, move, BATCH)));
      told.accept(opinion);
      move = (move + 1) % opinion.values().size();
    }
    for (int move : wanted) {
      if (move != opinion.best()) {
        Clock.Running more = part.part(wanted.size()).start();
        double value;
        done = 0;
        do {
          value = search.value(state, move, BATCH);
          done += BATCH;
        } while (more.goesOn(done));
        opinion = with(near, replaced(opinion, move, value));
      }
    }
    return opinion;
  }

  private static Opinion replaced(Opinion opinion, int move, double value) {
    List<Double> values = new ArrayList<>(opinion.values());
    values.set(move, value);
    return new Opinion(opinion.best(), values);
  }

  /** The opinion, but for moves that surely win or lose. */
  private static Opinion with(Optional<Ranking> near, Opinion opinion) {
    if (near.isEmpty()) {
      return opinion;
    }
    Ranking ranking = near.get();
    List<Double> values = new ArrayList<>();
    for (int move = 0; move < opinion.values().size(); move++) {
      double value = opinion.values().get(move);
      values.add(ranking.wins(move) ? 1 : ranking.loses(move) ? 0 : value);
    }
    int best = opinion.best();
    if (ranking.wins(ranking.best())) {
      best = ranking.best();
    } else if (ranking.loses(best)) {
      best =
          IntStream.range(0, values.size())
              .filter(move -> !Double.isNaN(values.get(move)))
              .boxed()
              .max(Comparator.comparing(values::get))
              .orElse(best);
    }
    return new Opinion(best, values);
  }
}
