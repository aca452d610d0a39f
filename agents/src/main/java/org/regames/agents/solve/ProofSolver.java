package org.regames.agents.solve;

import java.time.Duration;
import java.util.function.LongConsumer;
import org.regames.agents.DeepThread;
import org.regames.agents.PlayedGame;
import org.regames.agents.UnsolvableException;
import org.regames.agents.search.Evaluation;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.model.StateKeys;

/**
 * Computes the value of a state with proof-number search (L. V. Allis, "Searching for solutions in
 * games and artificial intelligence", 1994), depth first with a table (df-pn: A. Nagai, "Df-pn
 * algorithm for searching AND/OR trees and its applications", 2002): it always expands the state
 * that is easiest to prove, so it can solve games without searching most plays. If all moves have
 * to fail, the hardest counts fully and each of the others counts one, since many of them lead to
 * the same states (weak proof numbers: T. Ueda, T. Hashimoto, J. Hashimoto and H. Iida, CG 2008).
 * Numbers are initialized with the number of replies, adjusted by an evaluation learned from
 * playouts (df-pn+: Nagai); the search switches to another move only if that is easier by a quarter
 * (J. Pawlewicz and Ł. Lew, "Improving depth-first PN-search: 1 + ε trick", CG 2006).
 *
 * <p>For the same games as {@link Solver}, and used in the same way.
 */
public final class ProofSolver implements GameSolver {
  /** The number of a disproved state. */
  private static final int NEVER = Integer.MAX_VALUE;

  /** How many units the initial numbers have per reply. */
  private static final int UNIT = 16;

  /** How much harder a state that seems lost is to prove than one that seems even. */
  private static final double DOUBT = 2;

  private static final int NUMBER_BITS = 29;

  /** The largest number of an unsolved state. */
  private static final int MOST = (1 << NUMBER_BITS) - 1;

  private final PlayedGame game;
  private final SolverRun run;
  private final StateKeys keys;
  private final Evaluation evaluation;
  private final BoundsTable bounds;
  private final BoundsTable numbers;
  private final KnownValues known;
  private final Levels<Level> levels = new Levels<>(Level::new);
  private int rank;
  private int proof;
  private int disproof;

  /** Buffers for the moves of a state. */
  private final class Level {
    final MoveBuffer moves = game.model().newMoves();
    final MoveBuffer replies = game.model().newMoves();
    final GameState next = game.model().newState();
    final long[] key = new long[keys.words()];
    int[] proofs = new int[0];
    int[] disproofs = new int[0];

    void reserve(int count) {
      if (proofs.length < count) {
        proofs = new int[2 * count];
        disproofs = new int[2 * count];
      }
    }
  }

  /**
   * @param bytes roughly how much memory the table may take
   * @param time how long one call may take
   * @param progress receives now and then how many states were searched
   * @throws UnsolvableException if the game is not of the kind that can be solved
   */
  public ProofSolver(PlayedGame game, long bytes, Duration time, LongConsumer progress) {
    this.game = game;
    this.run = new SolverRun(game, time, progress);
    this.keys = run.keys();
    this.evaluation = Evaluation.of(game);
    this.bounds = new BoundsTable(keys.words(), bytes / 2);
    this.numbers = new BoundsTable(keys.words(), bytes / 2);
    this.known = new KnownValues(game, run, keys, bounds);
  }

  @Override
  public Solution solve(GameState state) {
    return DeepThread.run(() -> solution(state));
  }

  @Override
  public KnownValues known() {
    return known;
  }

  private Solution solution(GameState state) {
    run.begin("solved");
    int low = 0;
    int high = run.ranks() - 1;
    while (low < high) {
      int middle = (low + high + 1) / 2;
      if (atLeast(state, middle)) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    Solution solution = run.solution(state, low, this::atLeast, bounds);
    numbers.clear(); // what remains known is in the bounds
    return solution;
  }

  /** Whether the first player gets at least the score of a rank. */
  private boolean atLeast(GameState state, int wanted) {
    if (wanted == 0) {
      return true;
    }
    if (rank != wanted) {
      numbers.clear();
    }
    rank = wanted;
    MoveBuffer moves = game.model().newMoves();
    state.legalMoves(moves);
    if (moves.size() == 0) {
      return run.rank(state) >= wanted;
    }
    search(0, state, NEVER, NEVER);
    return proof == 0;
  }

  /**
   * Searches below a state with moves until one of its numbers is as large as allowed, and leaves
   * the numbers in the fields.
   */
  private void search(int depth, GameState state, int mostProof, int mostDisproof) {
    long before = run.states();
    run.look(bounds);
    Level level = levels.at(depth);
    state.legalMoves(level.moves);
    if (state.currentPlayer() == ForwardModel.RANDOM) {
      throw UnsolvableException.random();
    }
    int count = level.moves.size();
    boolean isMax = state.currentPlayer() == 0;
    level.reserve(count);
    for (int move = 0; move < count; move++) {
      level.next.copyFrom(state);
      level.next.apply(level.moves, move);
      start(level, move);
    }
    // From the point of view of the player to move, who needs one move to succeed, while the other
    // needs all to fail.
    int[] easy = isMax ? level.proofs : level.disproofs;
    int[] hard = isMax ? level.disproofs : level.proofs;
    int mostEasy = isMax ? mostProof : mostDisproof;
    int mostHard = isMax ? mostDisproof : mostProof;
    int least = least(easy, count);
    int all = together(hard, count);
    while (easy[least] < mostEasy && all < mostHard && easy[least] != 0 && all != 0) {
      int other = second(easy, count, least);
      int childEasy = (int) Math.min(mostEasy, Math.min(other + other / 4L + 1, NEVER));
      int childHard = mostHard == NEVER ? NEVER : mostHard - all + hard[least];
      level.next.copyFrom(state);
      level.next.apply(level.moves, least);
      search(depth + 1, level.next, isMax ? childEasy : childHard, isMax ? childHard : childEasy);
      level.proofs[least] = proof;
      level.disproofs[least] = disproof;
      least = least(easy, count);
      all = together(hard, count);
    }
    proof = isMax ? easy[least] : all;
    disproof = isMax ? all : easy[least];
    keep(level, state, run.states() - before);
  }

  /** Stores the numbers of a state or, if one of them is 0, its value. */
  private void keep(Level level, GameState state, long work) {
    keys.write(state, level.key);
    if (proof != 0 && disproof != 0) {
      long known = (long) Math.min(proof, MOST) << NUMBER_BITS | Math.min(disproof, MOST);
      numbers.put(level.key, known, work);
      return;
    }
    long known = bounds.find(level.key);
    int low = known == 0 ? 0 : BoundsTable.low(known);
    int high = known == 0 ? run.ranks() - 1 : BoundsTable.high(known);
    bounds.put(
        level.key,
        proof == 0 ? Math.max(low, rank) : low,
        proof == 0 ? high : Math.min(high, rank - 1),
        work);
  }

  /** The numbers of the state after a move, stored or estimated. */
  private void start(Level level, int move) {
    GameState next = level.next;
    int replies = next.countMoves(level.replies);
    if (replies == 0) {
      solved(level, move, run.rank(next) >= rank);
      return;
    }
    keys.write(next, level.key);
    long known = bounds.find(level.key);
    if (known != 0 && (BoundsTable.low(known) >= rank || BoundsTable.high(known) < rank)) {
      solved(level, move, BoundsTable.low(known) >= rank);
      return;
    }
    long open = numbers.find(level.key);
    if (open != 0) {
      level.proofs[move] = (int) (open >>> NUMBER_BITS) & MOST;
      level.disproofs[move] = (int) open & MOST;
      return;
    }
    boolean isMax = next.currentPlayer() == 0;
    double doubt = Math.pow(DOUBT, 1 - 2 * evaluation.of(next, 0));
    level.proofs[move] = 1 + (int) (UNIT * doubt * (isMax ? 1 : replies));
    level.disproofs[move] = 1 + (int) (UNIT / doubt * (isMax ? replies : 1));
  }

  private static void solved(Level level, int move, boolean succeeds) {
    level.proofs[move] = succeeds ? 0 : NEVER;
    level.disproofs[move] = succeeds ? NEVER : 0;
  }

  private static int least(int[] numbers, int count) {
    int least = 0;
    for (int move = 1; move < count; move++) {
      least = numbers[move] < numbers[least] ? move : least;
    }
    return least;
  }

  private static int second(int[] numbers, int count, int least) {
    int second = NEVER;
    for (int move = 0; move < count; move++) {
      second = move == least ? second : Math.min(second, numbers[move]);
    }
    return second;
  }

  /** The hardest of the moves that all have to fail, plus one reply for each other one. */
  private static int together(int[] numbers, int count) {
    int most = 0;
    int open = 0;
    for (int move = 0; move < count; move++) {
      if (numbers[move] == NEVER) {
        return NEVER;
      }
      open += numbers[move] == 0 ? 0 : 1;
      most = Math.max(most, numbers[move]);
    }
    return open == 0 ? 0 : (int) Math.min(most + UNIT * (open - 1L), MOST);
  }
}
