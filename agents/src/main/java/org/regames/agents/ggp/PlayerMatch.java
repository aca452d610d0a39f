package org.regames.agents.ggp;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.regames.agents.Agent;
import org.regames.agents.AgentSpec;
import org.regames.agents.Clock;
import org.regames.agents.PlayedGame;
import org.regames.agents.Seat;
import org.regames.agents.View;
import org.regames.backend.engine.NetGameEngine;
import org.regames.backend.engine.UnplayableException;
import org.regames.backend.play.SplitMix;
import org.regames.ir.Game;
import org.regames.ir.language.NetFrontend;
import org.regames.ir.language.NetReading;
import org.regames.ir.net.NetGame;

/**
 * A match as a player has it. What takes time happens in threads that can be left behind, so that
 * an answer is there when its clock ends.
 */
final class PlayerMatch implements AutoCloseable {
  /** Only what is used of a stack takes memory. */
  private static final long STACK = 256L << 20;

  /** What is left of a clock for the way of an answer. */
  private static final Duration WAY = Duration.ofMillis(100);

  /** A match of which nothing is heard for so long, and longer than its clocks, is over. */
  private static final Duration SILENCE = Duration.ofMinutes(3);

  private final GgpMessage.Start start;
  private final Consumer<String> log;
  private final SplitMix random = new SplitMix();
  private final ExecutorService preparing = thread();
  private final ExecutorService thinking = thread();

  /** Set while it gets ready or chooses. */
  private final AtomicBoolean isAsked = new AtomicBoolean(true);

  /** What an answer waits for; it waits no more once the match is over. */
  private volatile Future<?> awaited;

  private volatile boolean isClosed;
  private volatile long heard = System.nanoTime();
  private RuleSheet rules;
  private Position position;
  private int role;
  private Agent agent;

  PlayerMatch(GgpMessage.Start start, long seed, Consumer<String> log) {
    this.start = start;
    this.log = log;
    random.start(seed, 0);
  }

  private static ExecutorService thread() {
    return Executors.newSingleThreadExecutor(
        task -> {
          Thread thread = new Thread(null, task, "match", STACK);
          thread.setDaemon(true);
          return thread;
        });
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
   * Makes the rules ready to be played: on their net, and in what is left of the time on their
   * automaton where that is faster.
   *
   * @param asked when the message came
   * @throws RefusedException where that cannot be done in time
   */
  void prepare(NetFrontend reader, AgentSpec spec, long asked) {
    long end = end(asked, start.startClock());
    try {
      rules =
          inTime(preparing.submit(() -> RuleSheet.read(start.rules(), reader)), end)
              .orElseThrow(() -> new RefusedException("the start clock is too short for them"));
      role =
          Kif.first(start.role())
              .flatMap(rules::role)
              .filter(number -> !rules.isRandom(number))
              .orElseThrow(() -> new RefusedException("they have no role " + start.role()));
      position = new Position(rules);
      PlayedGame game = game(end);
      int player = game.players().indexOf(rules.net().roles().get(role).symbol());
      Seat seat = new Seat(game, player, random.nextLong(), true);
      agent =
          inTime(preparing.submit(() -> spec.kind().sit(seat, spec.options())), end)
              .orElseThrow(
                  () -> new RefusedException("the start clock is too short for its agent"));
    } catch (ExecutionException failure) {
      throw new RefusedException(String.valueOf(failure.getCause().getMessage()));
    } catch (UnplayableException unplayable) {
      throw new RefusedException(unplayable.getMessage());
    } catch (RejectedExecutionException _) {
      throw new RefusedException("the match was ended");
    }
    heard = System.nanoTime();
    isAsked.set(false);
  }

  private PlayedGame game(long end) {
    NetReading reading = rules.reading();
    NetGame net = rules.net();
    if (!NetGameEngine.pays(net)) {
      Future<Optional<PlayedGame>> compiled = preparing.submit(() -> compiled(reading));
      try {
        Optional<PlayedGame> automaton = inTime(compiled, end).flatMap(game -> game);
        if (automaton.isPresent()) {
          return automaton.get();
        }
        log.accept("plays on the net, since compiling takes longer than the start clock");
      } catch (ExecutionException failure) {
        log.accept("plays on the net, since compiling failed: " + failure.getCause());
      }
    }
    return PlayedGame.of(net);
  }

  private static Optional<PlayedGame> compiled(NetReading reading) {
    Optional<Game> automaton = reading.automaton().get().value();
    return automaton.map(PlayedGame::of);
  }

  /** When an answer to a message has to go out. */
  private static long end(long asked, int clock) {
    return asked + TimeUnit.SECONDS.toNanos(Math.max(clock, 1)) - WAY.toNanos();
  }

  /** What a thread finds in time, if it does. */
  private <T> Optional<T> inTime(Future<T> found, long end) throws ExecutionException {
    awaited = found;
    try {
      if (isClosed) {
        throw new RejectedExecutionException();
      }
      return Optional.of(found.get(end - System.nanoTime(), TimeUnit.NANOSECONDS));
    } catch (CancellationException _) {
      throw new RejectedExecutionException();
    } catch (TimeoutException _) {
      found.cancel(true);
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
    if (!isAsked.compareAndSet(false, true)) {
      return GgpPlayer.BUSY;
    }
    try {
      heard = System.nanoTime();
      follow(moves);
      List<Integer> legal = position.isOver() ? List.of() : position.legal(role);
      return legal.isEmpty() ? "nil" : rules.move(chosen(legal, asked)).toString();
    } finally {
      heard = System.nanoTime();
      isAsked.set(false);
    }
  }

  private void follow(List<Kif> moves) {
    if (!moves.isEmpty() && !position.step(moves, rules.roles())) {
      log.accept(
          "was told moves that are not legal in the position that it knows, and stays there: "
              + new Kif.Group(moves));
    }
  }

  private int chosen(List<Integer> legal, long asked) {
    int drawn = legal.get(random.nextInt(legal.size()));
    if (legal.size() == 1) {
      return drawn;
    }
    long end = end(asked, start.playClock());
    View view = position.view(role);
    try {
      Future<List<String>> choice = thinking.submit(() -> agent.choose(view, clock(end)));
      return inTime(choice, end).map(tags -> legal.get(view.legal().indexOf(tags))).orElse(drawn);
    } catch (ExecutionException failure) {
      log.accept("moves at random, since its agent failed: " + failure.getCause());
    } catch (RejectedExecutionException _) {
      log.accept("moves at random, since the match was ended");
    }
    return drawn;
  }

  /** The agent stops earlier, so that a playout under way can end. */
  private Clock clock(long end) {
    long left = end - System.nanoTime();
    long spare = Math.max(WAY.toNanos(), TimeUnit.SECONDS.toNanos(start.playClock()) / 10);
    return new Clock.Time(Duration.ofNanos(Math.max(1, left - spare)));
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
    follow(moves);
    return position.isOver()
        ? "ended with " + position.score(role).orElse("no score")
        : "was stopped before its end";
  }

  /** Whether its threads have ended; after it is closed that may take a while. */
  boolean isGone() {
    return preparing.isTerminated() && thinking.isTerminated();
  }

  @Override
  public void close() {
    isClosed = true;
    Future<?> mine = awaited;
    if (mine != null) {
      mine.cancel(true);
    }
    preparing.shutdownNow();
    thinking.shutdownNow();
  }
}
