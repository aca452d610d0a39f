package org.regames.agents.solo;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.regames.agents.PlayedGame;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.model.StateKeys;

/**
 * Searches depth first: nearest to the goal first, then those with the fewest moves after which the
 * play goes on (for tours: H. von Warnsdorff, "Des Rösselsprunges einfachste und allgemeinste
 * Lösung", 1823). States in which every move ends the play are skipped immediately. Each state is
 * expanded once.
 */
final class DiveSearch {
  private static final int BYTES_A_NODE = 120;

  /** A state and its successors. */
  private record Reached(SoloNode node, List<SoloNode> after) {}

  private static final Comparator<Reached> NEAREST =
      Comparator.<Reached>comparingInt(reached -> reached.node.distance)
          .thenComparingInt(reached -> reached.after.size());

  private final PlayedGame game;
  private final Optional<GoalFormula> goal;
  private final BestEnd end;
  private final StateKeys keys;
  private final MetStates known;
  private final long[] key;
  private final MoveBuffer moves;
  private final MoveBuffer replies;
  private final GameState next;

  /** For each move of the play so far the remaining alternatives, the best one first. */
  private final Deque<Deque<Reached>> path = new ArrayDeque<>();

  private int nodes;

  /**
   * @param end receives the ends found
   */
  DiveSearch(SoloRules rules, Optional<GoalFormula> goal, GameState start, BestEnd end) {
    this.game = rules.game();
    this.goal = goal;
    this.end = end;
    this.keys = rules.keys();
    this.known = new MetStates(keys.words());
    this.key = new long[keys.words()];
    this.moves = game.model().newMoves();
    this.replies = game.model().newMoves();
    this.next = start.copy();
    SoloNode root = new SoloNode(null, -1, start.copy(), 0, 0, 0, nodes++);
    path.push(new ArrayDeque<>(List.of(new Reached(root, after(root)))));
  }

  /** Roughly how much memory it takes, not counting the states on the path. */
  long bytes() {
    return known.bytes() + (long) nodes * BYTES_A_NODE;
  }

  /**
   * Goes one move deeper, or back.
   *
   * @return how many states were expanded; 0 if none is left
   */
  int goOn() {
    while (!path.isEmpty()) {
      Reached top = path.peek().poll();
      if (top == null) {
        path.pop();
        continue;
      }
      List<Reached> further = new ArrayList<>();
      int looked = 1;
      for (SoloNode node : top.after) {
        keys.write(node.state, key);
        if (known.add(key)) {
          looked++;
          List<SoloNode> after = after(node);
          if (!after.isEmpty()) {
            further.add(new Reached(node, after));
          }
        }
      }
      further.sort(NEAREST);
      path.push(new ArrayDeque<>(further));
      return looked;
    }
    return 0;
  }

  /** The states after a node in which the play goes on. */
  private List<SoloNode> after(SoloNode node) {
    GameState state = node.state;
    SoloRules.checkNoChance(state);
    state.legalMoves(moves);
    List<SoloNode> after = new ArrayList<>();
    for (int move = 0; move < moves.size(); move++) {
      next.copyFrom(state);
      next.apply(moves, move);
      int count = next.countMoves(replies);
      if (count == 0) {
        end.meet(node, move, next);
      } else {
        int distance = SoloRules.distance(game, goal, next);
        after.add(new SoloNode(node, move, next.copy(), distance, 0, count, nodes++));
      }
    }
    node.state = null;
    return after;
  }
}
