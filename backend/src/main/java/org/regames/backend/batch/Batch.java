package org.regames.backend.batch;

import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.regames.backend.model.GameState;

/**
 * A batch of plays advanced in lockstep. With the same seed, the plays are the same as in C++: a
 * play depends neither on the number of other plays nor on the number of threads. One thread may
 * use it at a time.
 */
public final class Batch {
  /** Returned by {@link #step} if every action was legal. */
  public static final int ALL_MOVED = -1;

  private static final int LEAST_SHARE = 64;

  private interface Work {
    void accept(Board board, int number);
  }

  private final Scheme scheme;
  private final List<Board> boards = new ArrayList<>();
  private final int threads;

  /** A batch of this many boards in the initial state. */
  public Batch(Scheme scheme, int boards, long seed, int threads) {
    this.scheme = scheme;
    this.threads = Math.min(threads, Math.max(1, boards / LEAST_SHARE));
    for (int i = 0; i < boards; i++) {
      this.boards.add(new Board(scheme));
    }
    seed(seed);
    reset(null);
  }

  /** Seeds the random numbers of all boards from one seed. */
  public void seed(long seed) {
    for (int i = 0; i < boards.size(); i++) {
      boards.get(i).seed(seed, i);
    }
  }

  /** A seed for each board. */
  public void seeds(long[] seeds) {
    for (int i = 0; i < seeds.length; i++) {
      boards.get(i).seed(seeds[i], 0);
    }
  }

  /** Restarts all boards or those in a mask. */
  public void reset(ByteBuffer mask) {
    each(
        (board, i) -> {
          if (mask == null || mask.get(i) != 0) {
            board.begin();
          }
        });
  }

  /** Draws an action for each board, or for those in a mask. */
  public void sample(ByteBuffer drawing, IntBuffer actions) {
    each(
        (board, i) -> {
          if (drawing == null || drawing.get(i) != 0) {
            actions.put(i, board.drawAction());
          }
        });
  }

  /**
   * Makes a move on each board, or on those in a mask, and fills all arrays.
   *
   * @param resets whether boards restart when their plays end
   * @return {@link #ALL_MOVED}, or the first board with an illegal action, in which case none has
   *     moved
   */
  public int step(IntBuffer actions, ByteBuffer moving, boolean resets, Outputs to) {
    AtomicInteger wrong = new AtomicInteger(boards.size());
    each(
        (board, i) -> {
          if ((moving == null || moving.get(i) != 0) && !board.resolve(actions.get(i))) {
            wrong.accumulateAndGet(i, Math::min);
          }
        });
    if (wrong.get() < boards.size()) {
      return wrong.get();
    }
    int players = scheme.model.players().size();
    each(
        (board, i) -> {
          for (int player = 0; player < players; player++) {
            to.rewards().put(i * players + player, 0);
          }
          to.terminated().put(i, (byte) 0);
          to.truncated().put(i, (byte) 0);
          if (!board.ended && (moving == null || moving.get(i) != 0)) {
            move(board, i, actions.get(i), resets, to);
            show(board, i, to);
          }
        });
    return ALL_MOVED;
  }

  private void move(Board board, int i, int action, boolean resets, Outputs to) {
    if (!board.play(action) || !ends(board, i, to)) {
      return;
    }
    board.ended = true;
    if (to.lastObservations() != null) {
      observe(board, i, board.state.currentPlayer(), to.lastObservations());
    }
    if (resets) {
      board.begin();
    }
  }

  private boolean ends(Board board, int i, Outputs to) {
    if (board.state.isTerminal()) {
      to.terminated().put(i, (byte) 1);
      int players = scheme.model.players().size();
      for (int player = 0; player < players; player++) {
        to.rewards().put(i * players + player, scheme.values[board.state.scoreSymbol(player)]);
      }
      return true;
    }
    boolean cut = board.plies >= scheme.mostPlies || board.isStuck();
    to.truncated().put(i, (byte) (cut ? 1 : 0));
    return cut;
  }

  /**
   * Plays this many random moves on each board, restarting it when its play ends.
   *
   * @return how many plays ended
   */
  public long play(long steps) {
    AtomicLong ended = new AtomicLong();
    each(
        (board, _) -> {
          if (board.ended) {
            board.begin();
          }
          long mine = 0;
          for (long step = 0; step < steps; step++) {
            boolean moved = board.playRandom();
            if (!moved) {
              mine++;
              board.begin();
              moved = board.playRandom();
            }
            if (!moved || board.state.isTerminal() || board.plies >= scheme.mostPlies) {
              mine++;
              board.begin();
            }
          }
          if (steps > 0 && board.isStuck()) {
            mine++;
            board.begin();
          }
          ended.addAndGet(mine);
        });
    return ended.get();
  }

  /** Fills the arrays that describe the boards. */
  public void show(Outputs to) {
    each((board, i) -> show(board, i, to));
  }

  private void show(Board board, int i, Outputs to) {
    to.players().put(i, board.ended ? -1 : board.state.currentPlayer());
    if (to.masks() != null) {
      byte[] mask = new byte[scheme.actions];
      for (int action : board.actions()) {
        mask[action] = 1;
      }
      to.masks().put(i * scheme.actions, mask);
    }
    if (!board.ended && scheme.isNumbered && !board.isDrawn) {
      board.draw();
    }
    if (to.observations() != null) {
      observe(board, i, board.state.currentPlayer(), to.observations());
    }
  }

  /** The observations of a player on all boards. */
  public void observe(ByteBuffer observations, int player) {
    each((board, i) -> observe(board, i, player, observations));
  }

  private void observe(Board board, int i, int player, ByteBuffer to) {
    byte[] row = new byte[scheme.features];
    board.observe(player, row);
    to.put(i * scheme.features, row);
  }

  /** The observation of any state by a player, in a game where nothing is hidden. */
  public void look(GameState state, int player, ByteBuffer observation) {
    Board board = new Board(scheme);
    board.state.copyFrom(state);
    observe(board, 0, player, observation);
  }

  /** A copy of the state of a board. */
  public GameState state(int board) {
    return boards.get(board).state.copy();
  }

  /** Does something with every board, on all threads. */
  private void each(Work work) {
    AtomicInteger failed = new AtomicInteger(-1);
    AtomicInteger next = new AtomicInteger();
    List<RuntimeException> failures = new ArrayList<>();
    Runnable share =
        () -> {
          int part = next.getAndIncrement();
          int last = (int) ((long) boards.size() * (part + 1) / threads);
          for (int i = (int) ((long) boards.size() * part / threads); i < last; i++) {
            try {
              work.accept(boards.get(i), i);
            } catch (IllegalStateException failure) {
              boards.get(i).giveUp();
              failed.set(i);
              synchronized (failures) {
                failures.add(failure);
              }
            }
          }
        };
    List<Thread> others = new ArrayList<>();
    for (int thread = 1; thread < threads; thread++) {
      others.add(Thread.ofPlatform().start(share));
    }
    share.run();
    for (Thread other : others) {
      join(other);
    }
    if (!failures.isEmpty()) {
      throw new BatchException(failed.get(), failures.getFirst());
    }
  }

  private static void join(Thread thread) {
    boolean interrupted = false;
    while (true) {
      try {
        thread.join();
        break;
      } catch (InterruptedException _) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
