package org.regames.agents.ggp;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.regames.backend.play.SplitMix;
import org.regames.ir.language.NetFrontend;

/**
 * Runs a match between players that receive messages over HTTP. Moves that are illegal or late are
 * replaced by random ones, and recorded.
 */
public final class GgpHost {
  private static final String NO_ERROR = "";
  private static final int TOKEN_LENGTH = 32;
  private static final Duration SHORT = Duration.ofSeconds(1);

  /** Follows a match. */
  public interface Listener {
    /** The errors in the answers of the roles to the start message; empty for none. */
    void started(List<String> errors);

    /**
     * A step was made.
     *
     * @param moves the move of each role
     * @param errors the error in the answer of each role, in the form of match records
     */
    void step(List<String> moves, List<String> errors);
  }

  /**
   * Who plays and how.
   *
   * @param key the name of the game, one word
   * @param players an address for each role that is not {@code random}, in order
   * @param startClock seconds, at least 1
   * @param playClock seconds, at least 1
   * @param mostSteps the number of steps after which the match is aborted
   */
  public record Setting(
      String key, List<URI> players, int startClock, int playClock, long seed, int mostSteps) {}

  private final RuleSheet sheet;
  private final Setting setting;
  private final Listener listener;
  private final String id;
  private final SplitMix random = new SplitMix();
  private final Position position;
  private final List<Kif> rules;
  private final List<Kif> last = new ArrayList<>();
  private final List<List<String>> moves = new ArrayList<>();
  private final List<List<String>> errors = new ArrayList<>();
  private final List<String> states = new ArrayList<>();
  private final List<Long> times = new ArrayList<>();

  /**
   * A match to be run.
   *
   * @param sheet the result of {@link #rules}
   */
  public GgpHost(RuleSheet sheet, Setting setting, Listener listener) {
    this.sheet = sheet;
    this.setting = setting;
    this.listener = listener;
    this.position = new Position(sheet);
    this.rules = sheet.sent();
    this.id = "regames." + setting.key + "." + System.currentTimeMillis();
    random.start(setting.seed, 0);
  }

  /**
   * Reads rules in the form in which players will get them.
   *
   * @param text rules in prefix notation without comments
   * @throws RefusedException if they cannot be read from what is sent
   */
  public static RuleSheet rules(String text, NetFrontend reader) {
    List<Kif> rules =
        Kif.first("(" + text + ")")
            .map(Kif::elements)
            .orElseThrow(() -> new RefusedException("their brackets are nested too deeply"));
    return RuleSheet.read(rules, reader);
  }

  /** Runs the match. */
  public MatchRecord run() {
    long began = System.currentTimeMillis();
    state();
    start();
    boolean goesOn = true;
    while (goesOn && !position.isOver()) {
      goesOn = moves.size() < setting.mostSteps && step();
    }
    boolean isComplete = position.isOver();
    Object end = isComplete ? new GgpMessage.Stop(id, last) : new GgpMessage.Abort(id);
    Duration time = isComplete ? Duration.ofSeconds(setting.playClock) : SHORT;
    tell(_ -> end.toString(), time);
    return record(began, isComplete);
  }

  private void state() {
    states.add(position.facts());
    times.add(System.currentTimeMillis());
  }

  private void start() {
    List<MessageClient.Answer> answers =
        tell(
            role ->
                new GgpMessage.Start(
                        id, sheet.role(role), rules, setting.startClock, setting.playClock)
                    .toString(),
            Duration.ofSeconds(setting.startClock));
    List<String> wrong = noErrors();
    for (int player = 0; player < answers.size(); player++) {
      wrong.set(sheet.players().get(player), error(answers.get(player)));
    }
    errors.add(wrong);
    listener.started(wrong);
  }

  private List<String> noErrors() {
    List<String> none = new ArrayList<>();
    sheet.roles().forEach(_ -> none.add(NO_ERROR));
    return none;
  }

  private static String error(MessageClient.Answer answer) {
    return switch (answer) {
      case MessageClient.Answer.Text _ -> NO_ERROR;
      case MessageClient.Answer.TimedOut _ -> "TO";
      case MessageClient.Answer.Lost _ -> "CE";
    };
  }

  /** Makes a step; returns whether every role has a move. */
  private boolean step() {
    List<Integer> joint = new ArrayList<>();
    for (int role = 0; role < sheet.roles().size(); role++) {
      List<Integer> legal = position.legal(role);
      if (legal.isEmpty()) {
        return false;
      }
      joint.add(legal.get(random.nextInt(legal.size())));
    }
    String message = new GgpMessage.Play(id, last).toString();
    List<MessageClient.Answer> answers =
        tell(_ -> message, MessageClient.playTime(setting.playClock));
    List<String> wrong = noErrors();
    for (int player = 0; player < answers.size(); player++) {
      int role = sheet.players().get(player);
      take(role, answers.get(player), joint, wrong);
    }
    last.clear();
    joint.forEach(move -> last.add(sheet.move(move)));
    List<String> made = last.stream().map(Kif::toString).toList();
    moves.add(made);
    errors.add(wrong);
    position.step(joint);
    state();
    listener.step(made, wrong);
    return true;
  }

  /** Replaces the move drawn for a player by its answer, if that is legal. */
  private void take(
      int role, MessageClient.Answer answer, List<Integer> joint, List<String> wrong) {
    switch (answer) {
      case MessageClient.Answer.TimedOut _, MessageClient.Answer.Lost _ ->
          wrong.set(role, error(answer));
      case MessageClient.Answer.Text(String text) when text.isEmpty() -> {}
      case MessageClient.Answer.Text(String text) -> {
        Optional<Kif> term = Kif.first(text);
        Optional<Integer> move = term.flatMap(kif -> position.legal(role, kif));
        move.ifPresent(legal -> joint.set(role, legal));
        if (move.isEmpty()) {
          wrong.set(role, "IL " + term.map(Kif::toString).orElse("null"));
        }
      }
    }
  }

  /** Sends each player a message at the same time, and waits for all answers. */
  private List<MessageClient.Answer> tell(Function<Integer, String> message, Duration time) {
    List<Future<MessageClient.Answer>> sent = new ArrayList<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int player = 0; player < setting.players.size(); player++) {
        URI address = setting.players.get(player);
        String text = message.apply(sheet.players().get(player));
        sent.add(threads.submit(() -> MessageClient.send(address, "", text, time)));
      }
    }
    List<MessageClient.Answer> answers = new ArrayList<>();
    for (Future<MessageClient.Answer> one : sent) {
      try {
        answers.add(one.get());
      } catch (InterruptedException interrupted) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("interrupted during a match", interrupted);
      } catch (ExecutionException failure) {
        throw new IllegalStateException(failure.getCause());
      }
    }
    return answers;
  }

  private MatchRecord record(long began, boolean isComplete) {
    StringBuilder token = new StringBuilder();
    while (token.length() < TOKEN_LENGTH) {
      token.append(Character.forDigit(random.nextInt(36), 36));
    }
    List<Integer> goals = new ArrayList<>();
    for (int role = 0; isComplete && role < sheet.roles().size(); role++) {
      goals.add(position.score(role).map(Integer::valueOf).orElse(0));
    }
    List<String> names = new ArrayList<>();
    for (int role = 0; role < sheet.roles().size(); role++) {
      int player = sheet.players().indexOf(role);
      names.add(player < 0 ? sheet.role(role) : setting.players.get(player).toString());
    }
    return new MatchRecord(
        id,
        token.toString(),
        "",
        began,
        -1,
        setting.startClock,
        setting.playClock,
        names,
        List.copyOf(states),
        List.copyOf(times),
        List.copyOf(moves),
        List.copyOf(errors),
        isComplete ? goals : null,
        isComplete,
        !isComplete,
        false);
  }
}
