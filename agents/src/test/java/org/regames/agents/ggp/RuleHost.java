package org.regames.agents.ggp;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.regames.backend.play.SplitMix;
import org.regames.ir.language.Language;
import org.regames.ir.rules.RuleGame;

/**
 * A host that knows of a match what asking its rules tells, so that no sheet is too slow for it,
 * and plays all roles but one by chance. Notes all that a player does wrong.
 */
final class RuleHost {
  /** What the protocol allows for the way of an answer; here it is a part of the same machine. */
  private static final Duration WAY = Duration.ofMillis(50);

  private final URI player;
  private final int startClock;
  private final int playClock;

  /** What was wrong, one line each. */
  final List<String> faults = new ArrayList<>();

  /** How many moves the player was asked for. */
  int asked;

  /** The longest that an answer took, against its clock: 1 is all of it. */
  double slowest;

  RuleHost(URI player, int startClock, int playClock) {
    this.player = player;
    this.startClock = startClock;
    this.playClock = playClock;
  }

  /** Sends a message; what is answered in time. */
  Optional<String> tell(String message, int clock) {
    long sent = System.nanoTime();
    Duration time = Duration.ofSeconds(clock).plus(WAY);
    MessageClient.Answer answer = MessageClient.send(player, "us", message, time);
    slowest = Math.max(slowest, (System.nanoTime() - sent) / 1e9 / clock);
    String beginning = message.substring(0, Math.min(40, message.length()));
    return switch (answer) {
      case MessageClient.Answer.Text(String text) -> Optional.of(text);
      case MessageClient.Answer.TimedOut _ -> {
        faults.add("no answer in time to " + beginning);
        yield Optional.empty();
      }
      case MessageClient.Answer.Lost(String reason) -> {
        faults.add("no answer to " + beginning + ": " + reason);
        yield Optional.empty();
      }
    };
  }

  void expect(String expected, String message, int clock) {
    tell(message, clock)
        .filter(answer -> !answer.equals(expected))
        .ifPresent(answer -> faults.add("answered `" + answer + "` where " + expected + " is due"));
  }

  /** A match as its rules tell it. */
  static final class Table {
    private final List<RuleSeat> seats = new ArrayList<>();
    private final List<Kif> roles = new ArrayList<>();
    private final SheetNames names;

    Table(List<Kif> rules, Language language) {
      names = new SheetNames(rules);
      RuleGame game =
          RuleSheet.valueOf(
              language.rules().orElseThrow().read(RuleSheet.source(rules), RuleSheet.budget()));
      for (int role = 0; role < game.roles().size(); role++) {
        roles.add(names.written(game.roles().get(role)));
        seats.add(new RuleSeat(game, names, role, new SplitMix()));
      }
    }

    /** The roles that somebody plays. */
    List<Integer> players() {
      List<Integer> players = new ArrayList<>();
      for (int role = 0; role < roles.size(); role++) {
        if (!roles.get(role).toString().equals("random")) {
          players.add(role);
        }
      }
      return players;
    }

    boolean isOver() {
      return seats.getFirst().result().isPresent();
    }
  }

  /**
   * Plays a match, and aborts it after so many steps.
   *
   * @param id one word
   * @param role the number of the player's role among those that somebody plays
   */
  void play(String id, List<Kif> rules, Language language, int role, int mostSteps) {
    Table table = new Table(rules, language);
    int ours = table.players().get(role % table.players().size());
    SplittableRandom random = new SplittableRandom(ours);
    String name = table.roles.get(ours).toString();
    expect("ready", new GgpMessage.Start(id, name, rules, startClock, playClock) + "", startClock);
    List<Kif> last = List.of();
    for (int step = 0; step < mostSteps && !table.isOver(); step++) {
      List<Kif> joint = new ArrayList<>();
      for (RuleSeat seat : table.seats) {
        List<Kif> legal = seat.legal();
        joint.add(legal.get(random.nextInt(legal.size())));
      }
      asked++;
      Optional<String> answer = tell(new GgpMessage.Play(id, last).toString(), playClock);
      answer.ifPresent(text -> take(text, table, ours, joint));
      table.seats.forEach(seat -> seat.step(joint));
      last = joint;
    }
    boolean isOver = table.isOver();
    expect(
        isOver ? "done" : "aborted",
        (isOver ? new GgpMessage.Stop(id, last) : new GgpMessage.Abort(id)).toString(),
        Math.max(1, playClock));
  }

  private void take(String text, Table table, int ours, List<Kif> joint) {
    Optional<Kif> move =
        Kif.first(text)
            .map(table.names::compared)
            .flatMap(
                term ->
                    table.seats.get(ours).legal().stream()
                        .filter(legal -> table.names.compared(legal).equals(term))
                        .findFirst());
    if (move.isEmpty()) {
      faults.add("move that is not legal: " + text);
    }
    move.ifPresent(legal -> joint.set(ours, legal));
  }

  /** How long it took at most, for people. */
  String slowest() {
    return Math.round(100 * slowest) + " % of a clock";
  }
}
