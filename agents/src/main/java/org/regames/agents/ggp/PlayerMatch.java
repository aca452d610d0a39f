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
import java.util.function.Consumer;
import org.regames.agents.Clock;
import org.regames.backend.play.SplitMix;
import org.regames.ir.rules.RuleGame;

/**
 * A match as a player has it. What takes time happens in threads that can be left behind, so that
 * an answer is there when its clock ends. Moves are chosen by asking the rules until an engine is
 * ready, which then takes over between two moves.
 */
final class PlayerMatch implements AutoCloseable {
  /** Only what is used of a stack takes memory. */
  static final long STACK = 256L << 20;

  /** What is answered where nobody can move. */
  private static final String NO_MOVE = "nil";

  /** The seat stops so long before an answer goes out, so that a playout under way can end. */
  private static final Duration LAST_PLAYOUT = Duration.ofMillis(100);

  /** What is left of a clock for the way of an answer, besides a tenth of it, and at most. */
  private static final Duration WAY = Duration.ofMillis(200);

  private static final Duration LONGEST_WAY = Duration.ofMillis(600);

  /**
   * How long memory may be put in order while an engine gets ready: a quarter of a clock at most.
   */
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(1);

  /** A match of which nothing is heard for so long, and longer than its clocks, is over. */
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

  /** Is done when the match begins, ready or not. */
  private final CompletableFuture<Void> patience = new CompletableFuture<>();

  private final CountDownLatch begun = new CountDownLatch(1);

  /** Set while it gets ready or chooses. */
  private final AtomicBoolean isAsked = new AtomicBoolean(true);

  /** What an answer waits for; it waits no more once the match is over. */
  private volatile Future<?> awaited;

  /** How long after its time an answer has gone out at most, in nanoseconds. */
  private volatile long lateness;

  private volatile boolean isClosed;
  private volatile long heard = System.nanoTime();
  private volatile Preparation preparation;

  /** The steps that were told and legal, or are yet to be made. */
  private final List<List<Kif>> told = new ArrayList<>();

  /** How many of them the seat has made. */
  private int made;

  /** Null until the rules are read. */
  private MatchSeat seat;

  /** Whether the match began before all engines were ready. */
  private boolean isEarly;

  PlayerMatch(GgpMessage.Start start, long seed, Consumer<String> log) {
    this.start = start;
    this.log = log;
    random.start(seed, 0);
  }

  String id() {
    return start.id();
  }

  /** Whether nothing was heard for so long that the host must have gone. */
  boolean isLost() {
    long clocks = TimeUnit.SECONDS.toNanos(start.startClock() + 10L * start.playClock());
    return System.nanoTime() - heard > Math.max(SILENCE.toNanos(), clocks);
  }

  /**
   * Makes the rules ready to be asked, and waits for an engine as long as the clock allows.
   *
   * @param asked when the message came
   * @throws RefusedException where the rules cannot be played, as far as that is known in time
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

  /** What a thread finds in time, if it does. */
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
   * Takes in what all did, and chooses a move.
   *
   * @param asked when the message came
   * @return the move; {@code nil} where nobody can move, {@code busy} where the answer to an
   *     earlier question is not there yet
   */
  String play(List<Kif> moves, long asked) {
    awaitBeginning(asked);
    if (!isAsked.compareAndSet(false, true)) {
      return GgpPlayer.BUSY;
    }
    try {
      heard = System.nanoTime();
      MoveSearch choice = new MoveSearch(moves, end(asked, start.playClock()));
      String answer = answer(choice, choice.end).orElse(choice.found);
      lateness = Math.max(lateness, System.nanoTime() - choice.end);
      return answer;
    } finally {
      heard = System.nanoTime();
      isAsked.set(false);
    }
  }

  /** A host that asks for a move has waited long enough for the match to begin. */
  private void awaitBeginning(long asked) {
    patience.complete(null);
    try {
      begun.await(end(asked, start.playClock()) - System.nanoTime(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * When an answer to a message has to go out: threads of a busy machine wake up late, and will
   * again; while an engine gets ready, all of them may have to wait for memory.
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

  /** Makes the steps that were told, and chooses a move. */
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

  /** Makes the steps that were told, in a better seat if there is one by now. */
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
            "was told moves that are not legal in the position that it knows, and stays there: "
                + new Kif.Group(told.remove(made)));
      }
    }
  }

  /** An engine takes over where the seat is. */
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
   * Takes in what all did last.
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

  /** Whether its threads have ended; after it is closed that may take a while. */
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
