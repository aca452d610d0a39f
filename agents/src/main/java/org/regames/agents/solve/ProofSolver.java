package org.regames.agents.solve;

import java.time.Duration;
import java.util.Arrays;
import java.util.function.LongConsumer;
import org.regames.agents.PlayedGame;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.model.StateKeys;

/**
 * Finds out what a state is worth by proof numbers (L. V. Allis, "Searching for solutions in games
 * and artificial intelligence", 1994), depth first with a table (df-pn: A. Nagai, "Df-pn algorithm
 * for searching AND/OR trees and its applications", 2002): it looks at the state that is easiest to
 * prove next, so that it solves games of which most plays need not be looked at. Proof numbers
 * start at the number of replies; a move is left only when another one is easier by a quarter (J.
 * Pawlewicz and Ł. Lew, "Improving depth-first PN-search: 1 + ε trick", CG 2006).
 *
 * <p>For the same games as {@link Solver}, and used as that.
 */
public final class ProofSolver {
  /** The number of what is disproved. */
  private static final int NEVER = Integer.MAX_VALUE;

  private final PlayedGame game;
  private final SolverRun run;
  private final StateKeys keys;
  private final BoundsTable table;
  private final Levels<Level> levels = new Levels<>(Level::new);
  private int rank;
  private int proof;
  private int disproof;

  /** Room for the moves of a state. */
  private final class Level {
    final MoveBuffer moves = game.model().newMoves();
    final MoveBuffer replies = game.model().newMoves();
    final GameState next = game.model().newState();
    final long[] key = new long[keys.words() + 1];
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
   * @param bytes about how much memory the table may take
   * @param time how long one call may take
   * @param progress receives now and then how many states were looked at
   * @throws UnsolvableException where the game is not of the kind that can be solved
   */
  public ProofSolver(PlayedGame game, long bytes, Duration time, LongConsumer progress) {
    this.game = game;
    this.run = new SolverRun(game, time, progress);
    this.keys = new StateKeys(game.model(), game.rules());
    this.table = new BoundsTable(keys.words() + 1, bytes);
  }

  /**
   * The value of a state and all moves that keep it.
   *
   * @throws UnsolvableException where time is over, or what follows is not of the kind that can be
   *     solved
   */
  public Solution solve(GameState state) {
    return SolverRun.inThread(() -> solution(state));
  }

  private Solution solution(GameState state) {
    run.begin();
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
    return run.solution(state, low, this::atLeast, table);
  }

  /** Whether the first player gets at least the score of a rank. */
  private boolean atLeast(GameState state, int wanted) {
    if (wanted == 0) {
      return true;
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

  /** The table knows states together with the question that is asked of them. */
  private void key(Level level, GameState state) {
    keys.write(state, level.key);
    level.key[level.key.length - 1] = rank;
  }

  /**
   * Searches below a state with moves until one of its numbers is as large as allowed, and leaves
   * the numbers in the fields.
   */
  private void search(int depth, GameState state, int mostProof, int mostDisproof) {
    run.look(table);
    Level level = levels.at(depth);
    state.legalMoves(level.moves);
    if (state.currentPlayer() == ForwardModel.RANDOM) {
      throw SolverRun.random();
    }
    int count = level.moves.size();
    boolean isMax = state.currentPlayer() == 0;
    level.reserve(count);
    for (int move = 0; move < count; move++) {
      level.next.copyFrom(state);
      level.next.apply(level.moves, move);
      start(level, move);
    }
    // Seen from who is to move: it wants one move to succeed, the other all moves to fail.
    int[] easy = isMax ? level.proofs : level.disproofs;
    int[] hard = isMax ? level.disproofs : level.proofs;
    int mostEasy = isMax ? mostProof : mostDisproof;
    int mostHard = isMax ? mostDisproof : mostProof;
    int least = least(easy, count);
    int sum = sum(hard, count);
    while (easy[least] < mostEasy && sum < mostHard && easy[least] != 0 && sum != 0) {
      int other = second(easy, count, least);
      int childEasy = (int) Math.min(mostEasy, Math.min(other + other / 4L + 1, NEVER));
      int childHard = mostHard == NEVER ? NEVER : mostHard - sum + hard[least];
      level.next.copyFrom(state);
      level.next.apply(level.moves, least);
      search(depth + 1, level.next, isMax ? childEasy : childHard, isMax ? childHard : childEasy);
      level.proofs[least] = proof;
      level.disproofs[least] = disproof;
      least = least(easy, count);
      sum = sum(hard, count);
    }
    proof = isMax ? easy[least] : sum;
    disproof = isMax ? sum : easy[least];
    key(level, state);
    table.putWord(level.key, (long) proof << Integer.SIZE | disproof);
  }

  /** What is known of the state after a move, or how hard it seems. */
  private void start(Level level, int move) {
    GameState next = level.next;
    int replies = next.countMoves(level.replies);
    if (replies == 0) {
      boolean succeeds = run.rank(next) >= rank;
      level.proofs[move] = succeeds ? 0 : NEVER;
      level.disproofs[move] = succeeds ? NEVER : 0;
      return;
    }
    key(level, next);
    long known = table.find(level.key);
    boolean isMax = next.currentPlayer() == 0;
    level.proofs[move] = known != 0 ? (int) (known >>> Integer.SIZE) : isMax ? 1 : replies;
    level.disproofs[move] = known != 0 ? (int) known : isMax ? replies : 1;
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

  private static int sum(int[] numbers, int count) {
    long sum = Arrays.stream(numbers, 0, count).asLongStream().sum();
    boolean never = false;
    for (int move = 0; move < count; move++) {
      never |= numbers[move] == NEVER;
    }
    return never ? NEVER : (int) Math.min(sum, NEVER - 1);
  }
}
