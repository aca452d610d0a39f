package org.regames.agents.solo;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;
import org.regames.agents.PlayedGame;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.model.StateKeys;

/**
 * Searches like a constraint solver, depth first: of all unmet needs of the goal, only the one that
 * the fewest moves satisfy is branched on, and a state with a need that no move satisfies is given
 * up (R. Haralick and G. Elliott, "Increasing tree search efficiency for constraint satisfaction
 * problems", Artificial Intelligence 14, 1980: fail first, look ahead). This finds fillings of
 * squares and placements of queens. If moves satisfy no needs directly, it ends soon without having
 * proved anything.
 */
final class NeedSearch {
  private static final int BYTES_A_NODE = 160;

  /** A state, and the needs that it satisfies. */
  private record NeedNode(SoloNode node, BitSet met) {}

  private final PlayedGame game;
  private final GoalFormula goal;
  private final BestEnd end;
  private final StateKeys keys;
  private final MetStates known;
  private final long[] key;
  private final MoveBuffer moves;
  private final MoveBuffer replies;
  private final GameState next;
  private final Deque<NeedNode> open = new ArrayDeque<>();
  private int nodes;

  /**
   * @param end receives the ends found
   */
  NeedSearch(SoloRules rules, GoalFormula goal, GameState start, BestEnd end) {
    this.game = rules.game();
    this.goal = goal;
    this.end = end;
    this.keys = rules.keys();
    this.known = new MetStates(keys.words());
    this.key = new long[keys.words()];
    this.moves = game.model().newMoves();
    this.replies = game.model().newMoves();
    this.next = start.copy();
    if (goal.needs() > 0 && next.countMoves(replies) > 0) {
      open.push(new NeedNode(new SoloNode(null, -1, start.copy(), 0, 0, 0, 0), met()));
    }
  }

  private BitSet met() {
    goal.distance(next);
    BitSet met = new BitSet();
    for (int need = 0; need < goal.needs(); need++) {
      met.set(need, goal.isMet(need));
    }
    return met;
  }

  /** Roughly how much memory it takes. */
  long bytes() {
    return known.bytes() + (long) nodes * BYTES_A_NODE;
  }

  /** Expands one more state; returns how many there were, 1 or 0. */
  int goOn() {
    NeedNode top = open.poll();
    if (top == null) {
      return 0;
    }
    List<NeedNode> after = after(top.node);
    OptionalInt need = tightest(top, after);
    if (need.isPresent()) {
      for (NeedNode child : after) {
        if (child.met.get(need.getAsInt()) && isNew(child)) {
          open.push(child);
        }
      }
    }
    return 1;
  }

  private List<NeedNode> after(SoloNode node) {
    SoloRules.checkNoChance(node.state);
    node.state.legalMoves(moves);
    List<NeedNode> after = new ArrayList<>();
    for (int move = 0; move < moves.size(); move++) {
      next.copyFrom(node.state);
      next.apply(moves, move);
      int count = next.countMoves(replies);
      if (count == 0) {
        end.meet(node, move, next);
      } else {
        after.add(new NeedNode(new SoloNode(node, move, next.copy(), 0, 0, count, nodes++), met()));
      }
    }
    node.state = null;
    return after;
  }

  private boolean isNew(NeedNode child) {
    keys.write(child.node.state, key);
    return known.add(key);
  }

  private OptionalInt tightest(NeedNode top, List<NeedNode> after) {
    int fewest = Integer.MAX_VALUE;
    int chosen = -1;
    int needs = goal.needs();
    for (int need = top.met.nextClearBit(0); need < needs; need = top.met.nextClearBit(need + 1)) {
      int wanted = need;
      int count = (int) after.stream().filter(child -> child.met.get(wanted)).count();
      if (count < fewest) {
        fewest = count;
        chosen = need;
      }
    }
    return fewest > 0 && chosen >= 0 ? OptionalInt.of(chosen) : OptionalInt.empty();
  }
}
