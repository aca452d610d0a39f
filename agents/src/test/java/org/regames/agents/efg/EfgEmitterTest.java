package org.regames.agents.efg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.agents.PlayedGame;
import org.regames.agents.Texts;

class EfgEmitterTest {
  private static final Pattern DECISION =
      Pattern.compile("p \"\" (\\d+) (\\d+) \"([^\"]*)\" \\{ ((?:\"[^\"]*\" )+)\\} 0");
  private static final Pattern CHANCE =
      Pattern.compile("c \"\" (\\d+) \"\" \\{ ((?:\"[^\"]*\" \\d+/\\d+ )+)\\} 0");
  private static final Pattern END =
      Pattern.compile("t \"\" (\\d+) \"([-0-9 ]+)\" \\{ ([-0-9 ]+) \\}");

  static String efg(PlayedGame game) {
    return new EfgEmitter().emit(game.rules()).value().orElseThrow();
  }

  @Test
  void aSmallGameIsWrittenAsBothReadersTakeIt() {
    PlayedGame game =
        Texts.game(
            """
            var coin: Score = 0;
            begin, hide: visible[o] = 0; hide, toss: player = random;
            toss, low: $ tails; toss, high: $ heads;
            low, drawn: coin = 0; high, drawn: coin = 1;
            drawn, ask: player = o; ask, yes: $ yes; ask, no: $ no;
            yes, win: player = keeper; no, last: player = keeper;
            win, last: goals[o] = coin; last, end: player = keeper;
            """);

    assertEquals(
        """
        EFG 2 R "game" { "x" "o" }

        c "" 1 "" { "heads" 1/2 "tails" 1/2 } 0
        p "" 2 1 "random:" { "no" "yes" } 0
        t "" 1 "0 0" { 0 0 }
        t "" 2 "0 1" { 0 1 }
        p "" 2 1 "random:" { "no" "yes" } 0
        t "" 1 "0 0" { 0 0 }
        t "" 1 "0 0" { 0 0 }
        """,
        efg(game));
  }

  /** What the format asks for, read line by line. */
  @ParameterizedTest
  @ValueSource(strings = {"hrg/kuhn-poker.hrg", "hrg/monty-hall.hrg", "sbg/hexapawn.sbg"})
  void filesAreWellFormed(String file) {
    List<String> lines = efg(Texts.library(file)).lines().toList();
    Map<String, String> sets = new HashMap<>();
    Map<String, Integer> counts = new HashMap<>();
    Map<String, String> outcomes = new HashMap<>();
    List<String> labels = new ArrayList<>();
    long open = 1;
    int chances = 0;
    for (String line : lines.subList(2, lines.size())) {
      Matcher decision = DECISION.matcher(line);
      Matcher chance = CHANCE.matcher(line);
      Matcher end = END.matcher(line);
      assertTrue(open > 0, "nothing after the tree: " + line);
      if (decision.matches()) {
        String player = decision.group(1);
        if (sets.putIfAbsent(player + " " + decision.group(2), line) == null) {
          int number = counts.merge(player, 1, Integer::sum);
          assertEquals(number, Integer.parseInt(decision.group(2)), line);
        }
        assertEquals(sets.get(player + " " + decision.group(2)), line);
        List<String> actions = List.of(decision.group(4).strip().split("(?<=\") "));
        actions.stream().filter(label -> !labels.contains(label)).forEach(labels::add);
        assertEquals(
            actions.stream().sorted((a, b) -> labels.indexOf(a) - labels.indexOf(b)).toList(),
            actions);
        open += actions.size() - 1;
      } else if (chance.matches()) {
        assertEquals(++chances, Integer.parseInt(chance.group(1)), line);
        Matcher shares = Pattern.compile("(\\d+)/(\\d+)").matcher(chance.group(2));
        long common = 27720;
        long sum = 0;
        while (shares.find()) {
          sum += common / Long.parseLong(shares.group(2)) * Long.parseLong(shares.group(1));
          open++;
        }
        assertEquals(common, sum, line);
        open--;
      } else {
        assertTrue(end.matches(), line);
        assertEquals(end.group(2), end.group(3));
        assertEquals(end.group(2), outcomes.computeIfAbsent(end.group(1), _ -> end.group(2)));
        open--;
      }
    }
    assertEquals(0, open, "every branch ends");
  }
}
