package org.regames.agents.ggp;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.regames.agents.Clock;
import org.regames.backend.play.SplitMix;
import org.regames.ir.rules.RuleGame;

/**
 * A match from the point of view of a player. Slow work is done in threads that can be abandoned,
 * so that there is an answer when the clock ends. Moves are chosen by evaluating the rules until an
 * engine is ready, which then takes over between two moves.
 */
final class PlayerMatch implements AutoCloseable {
  /** Only the used part of a stack takes memory. */
  static final long STACK = 256L << 20;

  /** The answer if nobody can move. */
  private static final String NO_MOVE = "nil";

  /** How long before an answer goes out the seat stops, so that a running playout can end. */
  private static final Duration LAST_PLAYOUT = Duration.ofMillis(100);

  /** The part of a clock reserved for sending an answer, in addition to a tenth of it, at most. */
  private static final Duration WAY = Duration.ofMillis(200);

  private static final Duration LONGEST_WAY = Duration.ofMillis(600);

  /**
   * The longest garbage collection expected while an engine is prepared: at most a quarter of a
   * clock.
   */
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(1);

  /** A match without messages for this long, and longer than its clocks, is over. */
  private static final Duration SILENCE = Duration.ofMinutes(3);

  private final GgpMessage.Start start;
  private final Consumer<String> log;
  private final SplitMix random = new SplitMix();
  private final ExecutorService thinking =
      Executors.newSingleThreadExecutor(
          task -> {
            Thread thread = new Thread(null, task, "match", STACK);
            thread.setDaemon(true);
            return thread;
          });

  /** Completed when the match begins, ready or not. */
  private final CompletableFuture<Void> patience = new CompletableFuture<>();

  private final CountDownLatch begun = new CountDownLatch(1);

  /** Set while it prepares or chooses. */
  private final AtomicBoolean isAsked = new AtomicBoolean(true);

  /** What an answer waits for; cancelled once the match is over. */
  private volatile Future<?> awaited;

  /** The longest delay of an answer so far, in nanoseconds. */
  private volatile long lateness;

  private volatile boolean isClosed;

  /** Whether the host asks for a move before the player said that it is ready. */
  private volatile boolean isHurried;

  private final boolean ponders;
  private volatile long heard = System.nanoTime();
  private volatile Preparation preparation;

  /** The announced steps: legal ones, and those yet to be made. */
  private final List<List<Kif>> told = new ArrayList<>();

  /** How many of these the seat has made. */
  private int made;

  /** Null until the rules are read. */
  private MatchSeat seat;

  /** Whether the match began before all engines were ready. */
  private boolean isEarly;

  PlayerMatch(GgpMessage.Start start, PlayerSetting setting, Consumer<String> log) {
    this.start = start;
    this.ponders = setting.ponders();
    this.log = log;
    random.start(setting.seed(), 0);
  }

  String id() {
    return start.id();
  }

  /** Whether there was no message for so long that the host must have gone. */
  boolean isLost() {
    long clocks = TimeUnit.SECONDS.toNanos(start.startClock() + 10L * start.playClock());
    return System.nanoTime() - heard > Math.max(SILENCE.toNanos(), clocks);
  }

  /**
   * Prepares the rules for evaluation, and waits for an engine as long as the clock allows.
   *
   * @param asked when the message arrived
   * @throws RefusedException if the rules cannot be played, as far as that is known in time
   */
  void prepare(SheetReader reader, PlayerSetting setting, long asked) {
    long clock = TimeUnit.SECONDS.toNanos(Math.max(start.startClock(), 1));
    long margin = Math.min(setting.startMargin().toNanos(), clock / 2);
    try {
      Future<MatchSeat> reading = thinking.submit(() -> begin(reader, setting));
      if (inTime(reading, end(asked, start.startClock())).isPresent()) {
        preparation.done().thenRun(() -> patience.complete(null));
        inTime(patience, asked + clock - margin);
        lateness = Math.max(lateness, System.nanoTime() - (asked + clock - margin));
        isEarly = !preparation.done().isDone();
        if (ponders && !isEarly) {
          long end = asked + clock - margin;
          inTime(
              thinking.submit(
                  () -> ponder(Optional.empty(), () -> !isHurried && System.nanoTime() < end)),
              end);
        }
      } else {
        isEarly = true;
      }
      if (isEarly) {
        log.accept("begins by querying the rules, since its engine is not ready yet");
      }
    } catch (ExecutionException failure) {
      throw new RefusedException(String.valueOf(failure.getCause().getMessage()));
    } catch (RejectedExecutionException _) {
      throw new RefusedException("the match was ended");
    }
    heard = System.nanoTime();
    isAsked.set(false);
    begun.countDown();
  }

  private MatchSeat begin(SheetReader reader, PlayerSetting setting) {
    Kif role = Kif.first(start.role()).orElseThrow();
    RuleGame game =
        RuleSheet.valueOf(reader.rules().read(RuleSheet.source(start.rules()), RuleSheet.budget()));
    SheetNames names = new SheetNames(start.rules());
    int number =
        RuleSeat.role(game, names, role)
            .orElseThrow(() -> new RefusedException("they have no role " + role));
    seat = new RuleSeat(game, names, number, random);
    preparation =
        new Preparation(
            start.rules(), role, reader.nets(), setting.agent(), random.nextLong(), log);
    if (isClosed) {
      preparation.close();
    }
    return seat;
  }

  /** The result of a thread, if it is there in time. */
  private <T> Optional<T> inTime(Future<T> found, long end) throws ExecutionException {
    awaited = found;
    try {
      if (isClosed) {
        throw new RejectedExecutionException();
      }
      return Optional.ofNullable(found.get(end - System.nanoTime(), TimeUnit.NANOSECONDS));
    } catch (CancellationException _) {
      throw new RejectedExecutionException();
    } catch (TimeoutException _) {
      return Optional.empty();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  /**
   * Processes the moves of all roles, and chooses a move.
   *
   * @param asked when the message arrived
   * @return the move; {@code nil} if nobody can move, {@code busy} if the answer to an earlier
   *     message is not there yet
   */
  String play(List<Kif> moves, long asked) {
    awaitBeginning(asked);
    if (!isAsked.compareAndSet(false, true)) {
      return GgpPlayer.BUSY;
    }
    String answer;
    try {
      heard = System.nanoTime();
      MoveSearch choice = new MoveSearch(moves, end(asked, start.playClock()));
      answer = answer(choice, choice.end).orElse(choice.found);
      lateness = Math.max(lateness, System.nanoTime() - choice.end);
    } finally {
      heard = System.nanoTime();
      isAsked.set(false);
    }
    if (ponders) {
      Optional<Kif> own = Kif.first(answer);
      background(() -> ponder(own, () -> !isAsked.get()));
    }
    return answer;
  }

  private void background(Runnable task) {
    try {
      thinking.execute(task);
    } catch (RejectedExecutionException _) {
      // The match has ended.
    }
  }

  /** Thinks in time that is not its own until that is over, or the match is. */
  private void ponder(Optional<Kif> own, BooleanSupplier goesOn) {
    try {
      follow(List.of());
      if (seat != null) {
        seat.ponder(own, _ -> goesOn.getAsBoolean() && !isClosed);
      }
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
      log.accept("thinks only when it is asked, since it failed: " + failure);
    }
  }

  /** Begins the match, since a host that asks for a move has waited long enough. */
  private void awaitBeginning(long asked) {
    isHurried = true;
    patience.complete(null);
    try {
      begun.await(end(asked, start.playClock()) - System.nanoTime(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * When an answer to a message has to go out: threads of a busy machine that woke up late may do
   * so again; while an engine is prepared, all of them may be paused by garbage collection.
   */
  private long end(long asked, int clock) {
    long time = TimeUnit.SECONDS.toNanos(Math.max(clock, 1));
    long way = Math.min(WAY.toNanos() + time / 10, LONGEST_WAY.toNanos());
    boolean isPreparing = preparation != null && !preparation.done().isDone();
    long pause = isPreparing ? Math.min(time / 4, LONGEST_PAUSE.toNanos()) : 0;
    return asked + time - Math.min(way + pause + lateness, 3 * time / 5);
  }

  private Optional<String> answer(Callable<String> task, long end) {
    try {
      Future<String> answer = thinking.submit(task);
      Optional<String> inTime = inTime(answer, end);
      if (inTime.isEmpty()) {
        answer.cancel(true);
      }
      return inTime;
    } catch (ExecutionException failure) {
      log.accept("moves at random, since it failed: " + failure.getCause());
    } catch (RejectedExecutionException _) {
      log.accept("moves at random, since the match was ended");
    }
    return Optional.empty();
  }

  /** Makes the announced steps, and chooses a move. */
  private final class MoveSearch implements Callable<String> {
    private final List<Kif> moves;
    private final long end;

    /** The best answer so far. */
    private volatile String found = NO_MOVE;

    MoveSearch(List<Kif> moves, long end) {
      this.moves = moves;
      this.end = end;
    }

    @Override
    public String call() {
      if (seat == null) {
        log.accept("cannot move, since its rules could not be read");
        return NO_MOVE;
      }
      follow(moves);
      List<Kif> legal = seat.legal();
      if (legal.isEmpty()) {
        return NO_MOVE;
      }
      found = legal.get(random.nextInt(legal.size())).toString();
      return legal.size() == 1
          ? found
          : seat.choose(clock(end), better -> found = better.toString()).toString();
    }
  }

  private static Clock clock(long end) {
    long left = end - System.nanoTime() - LAST_PLAYOUT.toNanos();
    return new Clock.Time(Duration.ofNanos(Math.max(1, left)));
  }

  /** Makes the announced steps, in a better seat if there is one by now. */
  private void follow(List<Kif> moves) {
    if (!moves.isEmpty()) {
      told.add(moves);
    }
    preparation.take().ifPresent(this::change);
    while (made < told.size()) {
      if (seat.step(told.get(made))) {
        made++;
      } else {
        log.accept(
            "received moves that are not legal in the position that it knows, and stays there: "
                + new Kif.Group(told.remove(made)));
      }
    }
  }

  /** Lets an engine take over at the present step. */
  private void change(EngineSeat engine) {
    if (told.subList(0, made).stream().allMatch(engine::step)) {
      seat = engine;
      if (isEarly) {
        log.accept("its engine takes over after " + made + " steps");
      }
    } else {
      log.accept(
          "continues by querying the rules, since its engine does not know moves that were made");
      engine.close();
    }
  }

  /**
   * Processes the last moves of all roles.
   *
   * @return how the match ended, for people
   */
  String stop(List<Kif> moves) {
    if (!isAsked.compareAndSet(false, true)) {
      return "was stopped while it thought";
    }
    Callable<String> task =
        () -> {
          if (seat == null) {
            return "was stopped before its rules were read";
          }
          follow(moves);
          return seat.result()
              .map(score -> "ended with " + score)
              .orElse("was stopped before its end");
        };
    return answer(task, end(System.nanoTime(), 1)).orElse("was stopped");
  }

  /** Whether its threads have ended, which may take a while after it is closed. */
  boolean isGone() {
    return thinking.isTerminated() && (preparation == null || preparation.isGone());
  }

  @Override
  public void close() {
    isClosed = true;
    begun.countDown();
    Future<?> mine = awaited;
    if (mine != null) {
      mine.cancel(true);
    }
    if (preparation != null) {
      preparation.close();
    }
    thinking.shutdownNow();
  }
}
