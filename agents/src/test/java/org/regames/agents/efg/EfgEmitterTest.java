package org.regames.agents.efg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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

  private static String efg(PlayedGame game) {
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

  /** Skipped where Python has no pygambit. */
  @Test
  void gambitReadsKuhnPoker(@TempDir Path folder) throws IOException, InterruptedException {
    String program =
        """
        import sys
        try:
            import pygambit
        except ImportError:
            print("absent")
            sys.exit()
        game = pygambit.read_efg(sys.argv[1])
        print(game.is_perfect_recall, len(list(game.infosets)), len(list(game.nodes)))
        result = pygambit.nash.lcp_solve(game, rational=False).equilibria[0]
        print(round(float(result.payoff(list(game.players)[0])), 6))
        """;
    Path file =
        Files.writeString(folder.resolve("kuhn.efg"), efg(Texts.library("hrg/kuhn-poker.hrg")));
    List<String> printed = python(program, file);
    assumeTrue(!printed.equals(List.of("absent")), "skipped, Python has no pygambit");

    assertEquals(List.of("True 12 58", "1.944444"), printed);
  }

  private static List<String> python(String program, Path file)
      throws IOException, InterruptedException {
    try {
      Process process =
          new ProcessBuilder("python3", "-c", program, file.toString())
              .redirectErrorStream(true)
              .start();
      List<String> lines =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .toList();
      process.waitFor();
      return lines;
    } catch (IOException missing) {
      return abort("skipped, there is no Python: " + missing.getMessage());
    }
  }
}
