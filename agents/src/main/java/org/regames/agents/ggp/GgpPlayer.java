package org.regames.agents.ggp;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.regames.agents.AgentSpec;
import org.regames.ir.language.NetFrontend;

/**
 * A player of matches that a host runs, as ggp-base has them: answers messages, one match at a
 * time. Threads can share it; {@code INFO} is answered while it thinks.
 *
 * <pre>{@code
 * GgpPlayer player = new GgpPlayer("us", spec, reader, 1, 600, System.out::println);
 * player.answer("( INFO )"); // ( ( name us ) ( status available ) ( species program ) )
 * }</pre>
 */
public final class GgpPlayer {
  static final String BUSY = "busy";

  private final String name;
  private final AgentSpec agent;
  private final NetFrontend reader;
  private final long seed;
  private final int mostSeconds;
  private final Consumer<String> log;
  private final AtomicReference<PlayerMatch> match = new AtomicReference<>();

  /** The last match that ended, whose threads may go on for a while. */
  private volatile PlayerMatch last;

  /**
   * @param name one word
   * @param agent who plays; its budget is not used, since hosts give one
   * @param reader reads rules
   * @param mostSeconds how long it takes at most for an answer, whatever the clocks of a match are
   * @param log takes a line about what happens
   */
  public GgpPlayer(
      String name,
      AgentSpec agent,
      NetFrontend reader,
      long seed,
      int mostSeconds,
      Consumer<String> log) {
    this.name = name;
    this.agent = agent;
    this.reader = reader;
    this.seed = seed;
    this.mostSeconds = mostSeconds;
    this.log = log;
  }

  /** The answer to a message; empty where it is none. */
  public String answer(String text) {
    long asked = System.nanoTime();
    Optional<GgpMessage> message = GgpMessage.read(text);
    if (message.isEmpty()) {
      log.accept("passed over what is no message: " + beginning(text));
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
        yield "( ( name " + name + " ) ( status " + status + " ) ( species program ) )";
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

  /** Whether a match is being played, or one that was given up still takes time. */
  public boolean isBusy() {
    PlayerMatch running = match.get();
    if (running != null && running.isLost()) {
      end(running, "is over, since nothing was heard of it", "");
      return false;
    }
    PlayerMatch before = last;
    return running != null || before != null && !before.isGone();
  }

  private Optional<PlayerMatch> of(String id) {
    return Optional.ofNullable(match.get()).filter(running -> running.id().equals(id));
  }

  private String start(GgpMessage.Start told, long asked) {
    GgpMessage.Start start = told.within(mostSeconds);
    String id = start.id();
    PlayerMatch mine = new PlayerMatch(start, seed, line -> log.accept(id + ": " + line));
    if (isBusy() || !match.compareAndSet(null, mine)) {
      log.accept(id + ": refused, busy with another match");
      mine.close();
      return BUSY;
    }
    if (!start.equals(told)) {
      log.accept(id + ": takes at most " + mostSeconds + " s, less than its clocks");
    }
    try {
      mine.prepare(reader, agent, asked);
      log.accept(id + ": plays " + start.role() + ", ready after " + millis(asked) + " ms");
      return "ready";
    } catch (RefusedException refused) {
      return end(mine, "refused the rules: " + refused.getMessage(), BUSY);
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
