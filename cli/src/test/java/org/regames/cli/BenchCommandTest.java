package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("long")
class BenchCommandTest {
  private static final List<String> QUICK = List.of("--forks=1", "--warm-up=0", "--seconds=0.01");

  @TempDir private Path folder;

  private static Run bench(Object... words) {
    return Run.of(
        Stream.of(Stream.of("bench"), QUICK.stream(), Arrays.stream(words))
            .flatMap(part -> part)
            .toArray());
  }

  @Test
  void ratesAreComparedWithThoseOfATable() throws IOException {
    Path table = folder.resolve("rates.tsv");
    Files.writeString(table, "game\tslow\tfast\nNOD\t2\t0.001\n");

    Run run =
        bench(
            Run.game("nod.rg"),
            "--engines=interpreter",
            "--json",
            "--baseline=" + table,
            "--column=fast",
            "--calibration=50/100");

    assertEquals(0, run.exitCode(), run.err());
    JsonObject row = run.json().getFirst();
    assertEquals("interpreter", row.get("engine").getAsString());
    assertEquals(0.0005, row.get("yardstick").getAsDouble());
    double rate = row.getAsJsonObject("playoutsPerSecond").get("median").getAsDouble();
    assertEquals(rate / 0.0005, row.get("ofYardstick").getAsDouble(), rate);
    assertFalse(row.has("ofHandWritten"));
  }

  @Test
  void chartsAreWritten() {
    Run run =
        bench(Run.game("nod.rg"), "--engines=jvm", "--sizes=4", "--plots", folder.resolve("out"));

    assertEquals(0, run.exitCode(), run.err());
    assertTrue(Files.exists(folder.resolve("out/threads-nod.svg")));
    assertTrue(Files.exists(folder.resolve("out/hex.svg")));
    assertTrue(run.out().startsWith("| game "), run.out());
  }

  @Test
  void aGameThatOnlyHasTheNameOfAHandWrittenOneIsNotComparedWithIt() throws IOException {
    Path impostor = folder.resolve("connect4.rg");
    Files.copy(Run.game("nod.rg"), impostor);

    Run run = bench(impostor, "--engines=jvm");

    assertEquals(0, run.exitCode(), run.err());
    assertTrue(run.err().contains("its moves are not those of the hand-written game"), run.err());
    assertFalse(run.out().contains("| hand-written |"), run.out());
  }

  @ParameterizedTest
  @CsvSource({
    "--engines=jmv, did you mean jvm?",
    "--forks=0, --forks: expected a number from 1",
    "--seconds=-1, --seconds: expected a positive number",
    "--warm-up=NaN, --warm-up: expected seconds from 0 up",
    "--column=x, --column and --calibration go with --baseline",
    "--sizes=3, --sizes: expected numbers from 4 to 99",
    "--passes=al, --passes: ",
    "--baseline=none.tsv, none.tsv",
  })
  void nonsenseIsRefusedBeforeAnythingIsMeasured(String option, String message) {
    Run run = Run.of("bench", Run.game("nod.rg"), option);

    assertTrue(run.exitCode() > 0);
    assertTrue(run.err().contains(message), run.err());
    assertEquals("", run.out());
  }

  @ParameterizedTest
  @CsvSource({
    "'game', a, , expected names of columns",
    "'game\\ta', b, , there is no `b`; the columns of",
    "'game\\ta\\nnod\\tmany', a, , expected a positive number",
    "'game\\ta', a, half, expected MEASURED/REFERENCE",
    "'game\\ta', a, 1/0, expected MEASURED/REFERENCE",
  })
  void badTablesAreExplained(String text, String column, String calibration, String message)
      throws IOException {
    Path table = folder.resolve("bad.tsv");
    Files.writeString(table, text.replace("\\t", "\t").replace("\\n", "\n"));

    Run run =
        Run.of(
            "bench",
            Run.game("nod.rg"),
            "--baseline=" + table,
            "--column=" + column,
            "--calibration=" + (calibration == null ? "1/1" : calibration));

    assertTrue(run.err().contains(message), run.err());
    assertTrue(run.exitCode() > 0);
  }
}
