package org.regames.agents.ggp;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.regames.agents.AgentSpec;
import org.regames.ir.language.Language;
import org.regames.ir.language.NetFrontend;

/** Rules for tests of matches. */
final class Sheets {
  /**
   * Two roles pick a number each at the same time, twice; who picked more in the second has 100.
   */
  static final String PICKS =
      """
      (role a) (role b) (init (round 1)) (num 1) (num 2) (num 3)
      (<= (legal ?r (pick ?n)) (role ?r) (num ?n) (true (round 1)))
      (<= (legal ?r (pick ?n)) (role ?r) (num ?n) (true (round 2)))
      (<= (next (round 2)) (true (round 1)))
      (<= (next over) (true (round 2)))
      (<= (next (has ?r ?n)) (true (round 2)) (does ?r (pick ?n)))
      (less 1 2) (less 1 3) (less 2 3)
      (<= terminal (true over))
      (<= more_a (true (has a ?n)) (true (has b ?m)) (less ?m ?n))
      (<= more_b (true (has a ?n)) (true (has b ?m)) (less ?n ?m))
      (<= (goal a 100) more_a) (<= (goal b 0) more_a)
      (<= (goal a 0) more_b) (<= (goal b 100) more_b)
      (<= (goal ?r 50) (role ?r) (not more_a) (not more_b))
      """;

  /**
   * A walk in four dimensions, in ten steps as far as one can get: few moves in each state, but as
   * a net it has hundreds of thousands of facts.
   */
  static final String WALK =
      """
      (role walker) (role guard) (init (at 1 1 1 1)) (init (step 0))
      (<= (legal walker (go ?d)) (role walker) (way ?d))
      (<= (legal guard (block ?d)) (role guard) (way ?d))
      (way 1) (way 2) (way 3) (way 4)
      (<= (blocked ?d) (does guard (block ?d)))
      (<= (next (at ?b ?y ?z ?w)) (does walker (go 1)) (not (blocked 1))
          (true (at ?a ?y ?z ?w)) (after ?a ?b))
      (<= (next (at ?x ?b ?z ?w)) (does walker (go 2)) (not (blocked 2))
          (true (at ?x ?a ?z ?w)) (after ?a ?b))
      (<= (next (at ?x ?y ?b ?w)) (does walker (go 3)) (not (blocked 3))
          (true (at ?x ?y ?a ?w)) (after ?a ?b))
      (<= (next (at ?x ?y ?z ?b)) (does walker (go 4)) (not (blocked 4))
          (true (at ?x ?y ?z ?a)) (after ?a ?b))
      (<= (next (at ?x ?y ?z ?w)) (does walker (go ?d)) (blocked ?d) (true (at ?x ?y ?z ?w)))
      (<= (next (step ?m)) (true (step ?n)) (after ?n ?m))
      (<= terminal (true (step 10)))
      (<= (goal walker 100) (true (at ?x ?y ?z ?w)) (distinct ?x 1))
      (<= (goal walker 0) (true (at 1 ?y ?z ?w)))
      (<= (goal guard 100) (true (at 1 ?y ?z ?w)))
      (<= (goal guard 0) (true (at ?x ?y ?z ?w)) (distinct ?x 1))
      """
          + IntStream.range(0, 40)
              .mapToObj(number -> "(after " + number + " " + (number + 1) + ")")
              .collect(Collectors.joining(" "));

  private Sheets() {}

  static Language gdl() {
    return Language.all().stream()
        .filter(language -> language.name().equals("gdl"))
        .findFirst()
        .orElseThrow();
  }

  static NetFrontend reader() {
    return gdl().nets().orElseThrow();
  }

  /** A player that reads nets its own way. */
  static GgpPlayer player(String agent, int mostSeconds, NetFrontend nets, Consumer<String> log) {
    PlayerSetting setting =
        new PlayerSetting(
            "us", AgentSpec.parse(agent), 1, mostSeconds, PlayerSetting.USUAL_MARGIN, true);
    return new GgpPlayer(setting, new SheetReader(gdl().rules().orElseThrow(), nets), log);
  }

  static GgpPlayer player(String agent, Consumer<String> log) {
    return player(agent, 600, reader(), log);
  }

  static RuleSheet picks() {
    return GgpHost.rules(PICKS, reader());
  }

  /** A prefix game of the library. */
  static RuleSheet library(String name) throws IOException {
    Path file = Path.of(System.getProperty("regames.root"), "games/gdl", name + ".kif");
    String text =
        Files.readAllLines(file).stream()
            .filter(line -> !line.startsWith(";"))
            .collect(Collectors.joining(" "));
    return GgpHost.rules(text, reader());
  }

  /** What a host sends to begin a match, on one line. */
  static String start(String id, String role, int clock) {
    return start(id, role, PICKS, clock, 10);
  }

  static String start(String id, String role, String rules, int start, int play) {
    String sent = rules.replace('\n', ' ');
    return "( START " + id + " " + role + " (" + sent + ") " + start + " " + play + ")";
  }
}
