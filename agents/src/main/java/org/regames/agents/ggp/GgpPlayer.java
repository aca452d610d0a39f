package org.regames.agents.ggp;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * A player in matches of a ggp-base host: answers messages, one match at a time. Threads can share
 * it; {@code INFO} is answered while it thinks.
 *
 * <pre>{@code
 * GgpPlayer player = new GgpPlayer(setting, SheetReader.of(language), System.out::println);
 * player.answer("( INFO )"); // ( ( name us ) ( status available ) ( species program ) )
 * }</pre>
 */
public final class GgpPlayer {
  static final String BUSY = "busy";

  private static final int LOOK_MILLIS = 2;

  /** How long a match waits at most for the threads of the previous one to end. */
  private static final Duration PATIENCE = Duration.ofMillis(500);

  private final PlayerSetting setting;
  private final SheetReader reader;
  private final Consumer<String> log;
  private final AtomicReference<PlayerMatch> match = new AtomicReference<>();

  /** The last match that ended, whose threads may still run for a while. */
  private volatile PlayerMatch last;

  /**
   * A player without a match.
   *
   * @param reader reads rules
   * @param log receives lines about what happens
   */
  public GgpPlayer(PlayerSetting setting, SheetReader reader, Consumer<String> log) {
    this.setting = setting;
    this.reader = reader;
    this.log = log;
  }

  /** The answer to a message; empty if the text is not a message. */
  public String answer(String text) {
    long asked = System.nanoTime();
    Optional<GgpMessage> message = GgpMessage.read(text);
    if (message.isEmpty()) {
      log.accept("ignored something that is not a message: " + beginning(text));
    }
    return message.map(read -> answer(read, asked)).orElse("");
  }

  private static String beginning(String text) {
    String line = text.replaceAll("[^\\x20-\\x7e]+", " ");
    return line.length() <= 60 ? line : line.substring(0, 60) + " …";
  }

  private String answer(GgpMessage message, long asked) {
    return switch (message) {
      case GgpMessage.Info _ -> {
        String status = isBusy() ? BUSY : "available";
        yield "( ( name " + setting.name() + " ) ( status " + status + " ) ( species program ) )";
      }
      case GgpMessage.Preview _ -> isBusy() ? BUSY : "ready";
      case GgpMessage.Start start -> start(start, asked);
      case GgpMessage.Play play ->
          of(play.id()).map(mine -> mine.play(play.moves(), asked)).orElse(BUSY);
      case GgpMessage.Stop stop ->
          of(stop.id()).map(mine -> end(mine, mine.stop(stop.moves()), "done")).orElse(BUSY);
      case GgpMessage.Abort abort ->
          of(abort.id()).map(mine -> end(mine, "was aborted", "aborted")).orElse(BUSY);
    };
  }

  /** Whether a match is being played. */
  public boolean isBusy() {
    PlayerMatch running = match.get();
    if (running != null && running.isLost()) {
      end(running, "is over, since no messages about it arrived", "");
      return false;
    }
    return running != null;
  }

  private Optional<PlayerMatch> of(String id) {
    return Optional.ofNullable(match.get()).filter(running -> running.id().equals(id));
  }

  private String start(GgpMessage.Start told, long asked) {
    GgpMessage.Start start = told.within(setting.mostSeconds());
    String id = start.id();
    PlayerMatch mine = new PlayerMatch(start, setting, line -> log.accept(id + ": " + line));
    if (isBusy() || !match.compareAndSet(null, mine)) {
      log.accept(id + ": refused, busy with another match");
      mine.close();
      return BUSY;
    }
    if (!start.equals(told)) {
      log.accept(id + ": takes at most " + setting.mostSeconds() + " s, less than its clocks");
    }
    awaitLast();
    try {
      mine.prepare(reader, setting, asked);
      log.accept(id + ": plays " + start.role() + ", ready after " + millis(asked) + " ms");
      return "ready";
    } catch (RefusedException refused) {
      return end(mine, "refused the rules: " + refused.getMessage(), BUSY);
    }
  }

  /** Waits for ending threads, which should not take time from the next match. */
  private void awaitLast() {
    PlayerMatch before = last;
    long end = System.nanoTime() + PATIENCE.toNanos();
    try {
      while (before != null && !before.isGone() && System.nanoTime() < end) {
        Thread.sleep(LOOK_MILLIS);
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private static long millis(long since) {
    return (System.nanoTime() - since) / 1_000_000;
  }

  private String end(PlayerMatch mine, String how, String answer) {
    mine.close();
    last = mine;
    if (match.compareAndSet(mine, null)) {
      log.accept(mine.id() + ": " + how);
    }
    return answer;
  }
}
