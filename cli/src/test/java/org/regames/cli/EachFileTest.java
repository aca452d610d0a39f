package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Json;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.EachFile;

class EachFileTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final Terminal terminal =
      new Terminal(
          InputStream.nullInputStream(),
          Terminal.printer(out),
          Terminal.printer(err),
          false,
          false,
          false);

  private static void act(String file, Terminal shown) {
    switch (file) {
      case "null" -> throw new NullPointerException("two\nlines");
      case "deep" -> throw new StackOverflowError();
      case "class" -> throw new NoClassDefFoundError("org/none/Such");
      case "code" -> throw new VerifyError("Bad type on operand stack\nException Details:");
      case "wrong" -> throw Failure.misused("wrong: there is no such file");
      default -> shown.out().println(file + " is done");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void noMistakeOfOneFileEndsTheOthers(int threads) {
    List<String> files = List.of("a", "null", "deep", "b", "class", "code", "wrong", "c");

    int exitCode =
        new EachFile(terminal, threads, Optional.of(new Json())).run(files, EachFileTest::act);

    assertEquals(Failure.MISUSED, exitCode);
    List<String> rows = out.toString(StandardCharsets.UTF_8).lines().sorted().toList();
    assertEquals(8, rows.size(), rows::toString);
    assertTrue(rows.containsAll(List.of("a is done", "b is done", "c is done")), rows::toString);
    List<String> said = err.toString(StandardCharsets.UTF_8).lines().toList();
    assertEquals(5, said.size(), said::toString);
    assertTrue(
        said.stream()
            .anyMatch(
                line ->
                    line.matches(
                        "error: null: this is a bug in regames, please report it: "
                            + "java.lang.NullPointerException: two lines at .*EachFileTest.*")),
        said::toString);
  }

  @Test
  void oneThreadKeepsTheOrder() {
    new EachFile(terminal, 1, Optional.of(new Json()))
        .run(List.of("b", "class", "a"), EachFileTest::act);

    List<String> rows = out.toString(StandardCharsets.UTF_8).lines().toList();
    assertEquals("b is done", rows.getFirst());
    assertTrue(rows.get(1).startsWith("class: failed: this is a bug in regames"), rows.get(1));
    assertEquals("a is done", rows.getLast());
  }

  @Test
  void jsonHasAnObjectForEachFileAlsoWhereGamesAreBad() {
    Run run =
        Run.of("stats", "--json", Run.game("wrong.rg"), Run.game("none.rg"), Run.game("nod.rg"));

    assertEquals(2, run.exitCode());
    assertEquals(3, run.json().size());
    assertTrue(run.json().getFirst().get("error").getAsString().contains("wrong.rg:4:12: "));
    assertEquals(2, run.json().getFirst().getAsJsonArray("findings").size());
    assertTrue(run.json().get(1).get("error").getAsString().contains("there is no such file"));
    assertEquals(7, run.json().getLast().get("nodes").getAsInt());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "check",
        "stats",
        "stats --passes=all",
        "explain",
        "moves",
        "perft --depth=2",
        "verify --states=50 --plays=2",
        "run --playouts=20"
      })
  @Tag("long")
  void threadsChangeNothingButTheOrder(String command) {
    String line = command + " games/sbg games/hrg/tictactoe.hrg games/hrg/kuhn-poker.hrg --json";

    Run one = Run.ofLine(line);
    Run several = Run.ofLine(line + " --threads=4");

    assertEquals(one.exitCode(), several.exitCode());
    assertEquals(
        new TreeSet<>(one.json().stream().map(EachFileTest::withoutTimes).toList()),
        new TreeSet<>(several.json().stream().map(EachFileTest::withoutTimes).toList()));
    assertEquals(12, several.json().size());
  }

  private static String withoutTimes(Object json) {
    return json.toString()
        .replaceAll("\"(millis|seconds|playoutsPerSecond|statesPerSecond)\":[0-9.E]+", "");
  }

  @Test
  void severalGamesAreRows() {
    Run run = Run.ofLine("run --playouts=20 games/sbg/hexapawn.sbg nosuch.rg games/hrg/pig.hrg");

    assertEquals(2, run.exitCode());
    List<String> lines = run.outLines();
    assertEquals(4, lines.size(), run.out());
    assertTrue(lines.getFirst().matches("file +engine +playouts.*"), lines.getFirst());
    assertTrue(lines.get(1).matches("games/sbg/hexapawn.sbg +jvm +20 .*"), lines.get(1));
    assertEquals("nosuch.rg: failed: nosuch.rg: there is no such file", lines.get(2));
  }
}
