package org.regames.agents.solo;

import java.util.Comparator;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Queue;
import org.regames.agents.PlayedGame;
import org.regames.agents.UnsolvableException;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.model.StateKeys;

/**
 * Best-first search of what one player can reach from a state, alternating between several
 * heuristics, as each fails in some games (M. Helmert, "The Fast Downward planning system", JAIR
 * 26, 2006, takes turns between heuristics).
 *
 * <ul>
 *   <li>Novelty first, then nearness to the highest score: best-first width search, BFWS(f5), see
 *       {@link Novelty} and {@link GoalFormula}.
 *   <li>Nearness first, then the number of moves.
 *   <li>Nearness, depth first, see {@link DiveSearch}.
 *   <li>Constraint solving, see {@link NeedSearch}.
 * </ul>
 *
 * States that differ from an earlier one only in move counters come last, together with those that
 * cannot get the highest score. All states are expanded eventually, each once with its symmetric
 * images, so that when none is left the best end found is proved to be optimal. Expanding a state
 * takes about as long as its moves, and memory for its key; states in the queues also keep their
 * values.
 */
final class BestFirst {
  /** The number of heuristics. */
  private static final int OPINIONS = 4;

  /** One part in this many of the memory is for novelty. */
  private static final int NOVELTY_PART = 16;

  private static final int BYTES_A_NODE = 120;
  private static final int BYTES_A_STATE = 200;

  private static final Comparator<SoloNode> OLDEST = Comparator.comparingInt(node -> node.number);
  private static final Comparator<SoloNode> NEAREST =
      Comparator.comparingInt(node -> node.distance);
  private static final Comparator<SoloNode> MOST = Comparator.comparingInt(node -> -node.moves);
  private static final Comparator<SoloNode> NEWEST = Comparator.comparingInt(node -> node.novelty);

  private final PlayedGame game;
  private final Optional<GoalFormula> goal;
  private final Optional<NeedSearch> needs;
  private final DiveSearch dive;
  private final Novelty novelty;
  private final StateKeys keys;
  private final StateKeys timeless;
  private final long mostBytes;
  private final long bytesAState;
  private final MetStates known;
  private final MetStates knownTimeless;
  private final long[] key;
  private final long[] timelessKey;
  private final MoveBuffer moves;
  private final MoveBuffer replies;
  private final GameState next;
  private final BestEnd end;

  private final Queue<SoloNode> novel =
      new PriorityQueue<>(NEWEST.thenComparing(NEAREST).thenComparing(OLDEST));

  /** Contains only states found by this heuristic itself, so that others do not mislead it. */
  private final Queue<SoloNode> greedy =
      new PriorityQueue<>(NEAREST.thenComparing(MOST).thenComparing(OLDEST.reversed()));

  private final Queue<SoloNode> rest = new PriorityQueue<>(NEAREST.thenComparing(OLDEST));

  /** How many states each heuristic has expanded, counting 1 whenever it had none left. */
  private final long[] spent = new long[OPINIONS];

  private int waiting;
  private int nodes;
  private long expanded;
  private boolean isFull;

  /**
   * @param start where the search starts; not changed
   * @param bytes roughly how much memory may be used
   */
  BestFirst(SoloRules rules, GameState start, long bytes) {
    game = rules.game();
    goal = rules.goal(start);
    novelty = rules.novelty(bytes / NOVELTY_PART);
    keys = rules.keys();
    timeless = rules.timeless();
    mostBytes = bytes;
    known = new MetStates(keys.words());
    knownTimeless = new MetStates(timeless.words());
    key = new long[keys.words()];
    timelessKey = new long[timeless.words()];
    moves = game.model().newMoves();
    replies = game.model().newMoves();
    bytesAState =
        BYTES_A_STATE
            + game.model().plan().layout().variables().stream()
                .mapToLong(slot -> slot.isMap() ? slot.array().orElseThrow().size() : Integer.BYTES)
                .sum();
    end = new BestEnd(game, start);
    needs = goal.map(formula -> new NeedSearch(rules, formula, start, end));
    dive = new DiveSearch(rules, goal, start, end);
    expanded = 1;
    next = start.copy();
    novelty.beginNowhere();
    meet(null, -1).ifPresent(greedy::add);
  }

  /** The number of expanded states. */
  long expanded() {
    return expanded;
  }

  /** The number of different states found. */
  long met() {
    return known.size();
  }

  /** Whether the search had to end because the memory limit was reached. */
  boolean isFull() {
    return isFull;
  }

  /** The plan for the best end found, if any. */
  Optional<SoloPlan> best() {
    return end.plan(isProved());
  }

  /** Whether nothing better than the best plan can be found. */
  boolean isProved() {
    return end.isHighest() || !isFull && waiting == 0;
  }

  /**
   * Expands one more state.
   *
   * @return whether there are more states to expand
   * @throws UnsolvableException if chance has to decide, or nobody can move
   */
  boolean goOn() {
    if (isFull || isProved()) {
      return false;
    }
    goOnInTurn();
    isFull = bytes() > mostBytes;
    return !isFull && !isProved();
  }

  private long bytes() {
    return known.bytes()
        + knownTimeless.bytes()
        + (long) nodes * BYTES_A_NODE
        + waiting * bytesAState
        + dive.bytes()
        + needs.map(NeedSearch::bytes).orElse(0L);
  }

  /** Continues with the heuristic that has expanded the fewest states. */
  private void goOnInTurn() {
    int looked = 0;
    while (looked == 0) {
      int turn = 0;
      for (int opinion = 1; opinion < spent.length; opinion++) {
        turn = spent[opinion] < spent[turn] ? opinion : turn;
      }
      looked =
          switch (turn) {
            case 0 -> expandFirst(novel.isEmpty() ? rest : novel);
            case 1 -> expandFirst(greedy);
            case 2 -> dive.goOn();
            default -> needs.map(NeedSearch::goOn).orElse(0);
          };
      spent[turn] += Math.max(1, looked);
    }
    expanded += looked;
  }

  /** Expands the first node of a queue, unless another heuristic has done so already. */
  private int expandFirst(Queue<SoloNode> queue) {
    SoloNode node = queue.poll();
    if (node == null || node.state == null) {
      return 0;
    }
    GameState state = node.state;
    node.state = null;
    waiting--;
    SoloRules.checkNoChance(state);
    state.legalMoves(moves);
    novelty.begin(state);
    int count = moves.size();
    for (int move = 0; move < count && !end.isHighest(); move++) {
      next.copyFrom(state);
      next.apply(moves, move);
      Optional<SoloNode> met = meet(node, move);
      if (queue == greedy) {
        met.ifPresent(queue::add);
      }
    }
    return 1;
  }

  /**
   * Records the state in {@link #next}.
   *
   * @return its node if it is new, the play goes on, and the highest score seems possible
   */
  private Optional<SoloNode> meet(SoloNode parent, int move) {
    int count = next.countMoves(replies);
    if (count == 0) {
      end.meet(parent, move, next);
      return Optional.empty();
    }
    keys.write(next, key);
    if (!known.add(key)) {
      return Optional.empty();
    }
    timeless.write(next, timelessKey);
    boolean isNew = knownTimeless.add(timelessKey);
    int distance = SoloRules.distance(game, goal, next);
    boolean isOut = goal.isPresent() && goal.get().isExact() && distance >= GoalFormula.NEVER;
    int newness = isNew && !isOut ? novelty.of(next, distance) : Novelty.OLD;
    SoloNode node = new SoloNode(parent, move, next.copy(), distance, newness, count, nodes++);
    waiting++;
    if (!isNew || isOut) {
      rest.add(node);
      return Optional.empty();
    }
    novel.add(node);
    return Optional.of(node);
  }
}
