package org.regames.pcg.metrics;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.agents.PlayedGame;
import org.regames.agents.search.StateSearch;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.play.SplitMix;

/**
 * Plays of a search against itself that record its evaluation of each decision. For games in which
 * nothing is hidden.
 *
 * @param seed determines the random numbers
 * @param mostPlies the number of moves after which a play is cut off
 * @param iterations how many playouts the search makes for a move
 */
public record ValuedPlays(long seed, int mostPlies, long iterations) {
  /** How many times fewer playouts the short search makes. */
  private static final int SHORTER = 8;

  /** By how much a move has to be ahead of all others to be clearly the best. */
  private static final double CLEAR = 0.25;

  /** Plays a number of plays, each with a search of its own. */
  public List<PlayTrace> of(PlayedGame game, int number, Meter meter) {
    Optional<BoardCells> board = BoardCells.of(game);
    SplitMix seeds = new SplitMix();
    List<PlayTrace> traces = new ArrayList<>();
    for (int play = 0; play < number; play++) {
      seeds.start(seed, play);
      StateSearch search = new StateSearch(game, seeds.nextLong());
      traces.add(one(game, new PlayTrace.Recorder(game, board), search, seeds, meter));
    }
    return traces;
  }

  private PlayTrace one(
      PlayedGame game,
      PlayTrace.Recorder recorder,
      StateSearch search,
      SplitMix random,
      Meter meter) {
    GameState state = game.model().newState();
    MoveBuffer moves = game.model().newMoves();
    for (int made = 0; ; made++) {
      meter.check(Meter.Stage.VALUES);
      state.legalMoves(moves);
      boolean goesOn = moves.size() > 0 && made < mostPlies;
      recorder.state(state, goesOn ? moves.size() : 0);
      if (!goesOn) {
        return recorder.end(state, Plays.end(state, moves.size() == 0));
      }
      boolean isChoice = state.currentPlayer() >= 0 && moves.size() > 1;
      int move = isChoice ? chosen(state, search, recorder) : state.draw(moves, random);
      state.apply(moves, move);
    }
  }

  private int chosen(GameState state, StateSearch search, PlayTrace.Recorder recorder) {
    long few = Math.max(1, iterations / SHORTER);
    StateSearch.Opinion first = search.of(state, few);
    StateSearch.Opinion last = search.of(state, Math.max(1, iterations - few));
    double doubt = 0.5 / Math.sqrt(iterations);
    recorder.thought(
        new PlayTrace.Thought(state.currentPlayer(), last.value(), doubt, surprises(first, last)));
    return last.best();
  }

  private static boolean surprises(StateSearch.Opinion first, StateSearch.Opinion last) {
    int best = last.best();
    double sum = 0;
    int known = 0;
    for (int move = 0; move < last.values().size(); move++) {
      if (move != best && last.value() - last.values().get(move) < CLEAR) {
        return false;
      }
      if (!Double.isNaN(first.values().get(move))) {
        sum += first.values().get(move);
        known++;
      }
    }
    return first.best() != best && first.values().get(best) < sum / known;
  }
}
