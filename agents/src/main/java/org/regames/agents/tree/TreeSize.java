package org.regames.agents.tree;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongPredicate;
import org.regames.agents.PlayedGame;
import org.regames.backend.engine.UnplayableException;
import org.regames.backend.model.EndlessPlayException;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.ir.Game;

/**
 * Counts the nodes of a game tree on the compiled game, which takes a hundredth of the time of
 * building the tree. Only the first plies are counted at first, then twice as many and so on, so
 * that the tree of a game with long plays is found to be too large without following one to its
 * end.
 */
final class TreeSize {
  private static final int FIRST_PLIES = 4;

  /** After more forced moves a play may be endless. */
  private static final int MOST_FORCED = 10_000;

  private final ForwardModel model;
  private final LongPredicate fits;
  private final List<Level> levels = new ArrayList<>();
  private int plies;
  private boolean cut;
  private long nodes;

  /** Buffers for the moves of the states at one depth. */
  private final class Level {
    final MoveBuffer moves = model.newMoves();
    final GameState state = model.newState();
  }

  private TreeSize(ForwardModel model, LongPredicate fits) {
    this.model = model;
    this.fits = fits;
  }

  /**
   * A lower bound of the number of nodes: if it does not fit, some number that does not; otherwise,
   * if the game can be compiled, all nodes except outcomes that differ only in a player's view.
   *
   * @param game a game with all built-ins
   */
  static long atLeast(Game game, LongPredicate fits) {
    try {
      TreeSize size = new TreeSize(PlayedGame.forFewPlays(game).model(), fits);
      size.count();
      return size.nodes;
    } catch (UnplayableException | EndlessPlayException _) {
      return 0; // building the tree reports the reason
    }
  }

  private void count() {
    plies = FIRST_PLIES;
    do {
      cut = false;
      nodes = 0;
      level(0).state.copyFrom(model.newState());
      count(0);
      plies *= 2;
    } while (cut && fits.test(nodes));
  }

  private Level level(int depth) {
    if (depth == levels.size()) {
      levels.add(new Level());
    }
    return levels.get(depth);
  }

  /** Counts the nodes below the state at a depth. */
  private void count(int depth) {
    if (!fits.test(nodes)) {
      return;
    }
    Level level = level(depth);
    Set<GameState> outcomes = outcomes(level);
    nodes++;
    if (level.moves.size() < 2) {
      return;
    }
    if (depth == plies) {
      cut = true;
      return;
    }
    GameState next = level(depth + 1).state;
    for (GameState outcome : outcomes) {
      next.copyFrom(outcome);
      count(depth + 1);
    }
    int choices = outcomes.isEmpty() ? level.moves.size() : 0;
    for (int move = 0; move < choices; move++) {
      next.copyFrom(level.state);
      next.apply(level.moves, move);
      count(depth + 1);
    }
  }

  /**
   * Goes on to the next state with a choice, or the end; returns the outcomes if chance chooses
   * there, otherwise nothing.
   */
  private Set<GameState> outcomes(Level level) {
    for (int forced = 0; forced < MOST_FORCED; forced++) {
      level.state.legalMoves(level.moves);
      Set<GameState> outcomes = new LinkedHashSet<>();
      if (level.moves.size() > 1) {
        if (level.state.currentPlayer() != ForwardModel.RANDOM) {
          return outcomes;
        }
        for (int move = 0; move < level.moves.size(); move++) {
          GameState next = level.state.copy();
          next.apply(level.moves, move);
          outcomes.add(next);
        }
        if (outcomes.size() > 1) {
          return outcomes;
        }
      }
      if (level.moves.size() == 0) {
        return outcomes;
      }
      level.state.apply(level.moves, 0);
    }
    return Set.of(); // it is endless, and counted as an end
  }
}
