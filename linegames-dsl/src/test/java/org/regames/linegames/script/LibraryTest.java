package org.regames.linegames.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.play.ModelPerft;
import org.regames.backend.play.Perft;
import org.regames.hrg.HrgLanguage;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;
import org.regames.ir.language.ScriptOptions;
import org.regames.ir.validate.Validators;
import org.regames.linegames.hrg.HrgWriter;
import org.regames.linegames.kotlin.KotlinCompilation;
import org.regames.linegames.model.LineGame;
import org.regames.linegames.output.PrintedGames;

/**
 * The scripts in {@code games/linegames}: their HRG is what somebody approved, and counts as its
 * table says. {@code -Dapprove=true} accepts the HRG as it is now, and makes tables that are
 * missing.
 */
@Tag("long")
class LibraryTest {
  private static final boolean APPROVE = Boolean.getBoolean("approve");

  /** Counts that the interpreter confirms; the compiled engine confirms all. */
  private static final long INTERPRETED = 2_000;

  private static final long COUNTED = 30_000;
  private static final int DEEPEST = 12;
  private static final Path ROOT = Path.of(System.getProperty("regames.root"));
  private static final Path SCRIPTS = ROOT.resolve("games/linegames");
  private static final Path GOLDEN = ROOT.resolve("linegames-dsl/src/test/resources/golden");

  @BeforeAll
  static void keepCompiledScriptsHere() {
    System.setProperty(
        CompiledScripts.CACHE, ROOT.resolve("linegames-dsl/target/scripts").toString());
  }

  private static List<Path> files(Path folder, String suffix) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(suffix)).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<Path> kotlin() {
    return files(SCRIPTS, ".linegame.kts");
  }

  static List<Path> python() {
    return files(SCRIPTS, ".py");
  }

  private static String name(Path file) {
    String name = file.getFileName().toString();
    return name.substring(0, name.indexOf('.'));
  }

  private static Path golden(Path script) {
    return GOLDEN.resolve(name(script) + ".hrg");
  }

  @ParameterizedTest
  @MethodSource("kotlin")
  void hrgIsApproved(Path script) throws IOException {
    List<LineGame> games = new ArrayList<>();
    PrintedGames.sendTo(games::add, Assertions::fail);
    String name = script.getFileName().toString();
    String text = Files.readString(script);
    Path jar = CompiledScripts.jar(name, text, System.getProperty("java.class.path"));
    if (!Files.exists(jar)) {
      Files.write(jar, KotlinCompilation.compile(name, text));
    }
    new KotlinRunner().run(new Script(name, text, Script.Trust.CHECKED, 0, jar), () -> {});
    assertEquals(1, games.size());
    assertEquals(name(script), games.getFirst().name());
    String hrg = HrgWriter.text(games.getFirst());
    if (APPROVE) {
      Files.createDirectories(GOLDEN);
      Files.writeString(golden(script), hrg);
    }
    assertEquals(Files.readString(golden(script)), hrg);
  }

  @ParameterizedTest
  @MethodSource("python")
  void pythonGivesTheSameHrg(Path script) throws IOException {
    List<Answer> games =
        ScriptRuns.run(
            ScriptKind.PYTHON,
            new Source(script.toString(), Files.readString(script)),
            ScriptOptions.USUAL);
    assertEquals(1, games.size());
    assertEquals(
        Files.readString(golden(script)),
        HrgWriter.text(((Answer.Printed) games.getFirst()).game()));
  }

  @Test
  void everyGoldenFileBelongsToAScript() {
    assertEquals(kotlin().stream().map(LibraryTest::golden).toList(), files(GOLDEN, ".hrg"));
    assertTrue(python().size() >= 4);
  }

  @ParameterizedTest
  @MethodSource("kotlin")
  void countsAreThoseOfTheTable(Path script) throws IOException {
    Result<Game> result =
        new HrgLanguage()
            .frontend()
            .orElseThrow()
            .read(new Source(name(script), Files.readString(golden(script))), new Budget());
    assertEquals(List.of(), result.diagnostics());
    Game game = result.value().orElseThrow();
    assertEquals(List.of(), Validators.validate(game));
    ModelPerft compiled = new ModelPerft(JvmEngine.compile(game));
    Path file = SCRIPTS.resolve(name(script) + ".perft");
    if (APPROVE && !Files.exists(file)) {
      Files.writeString(file, table(compiled));
    }
    SortedMap<Integer, Long> expected = new TreeMap<>();
    for (String line : Files.readAllLines(file)) {
      if (!line.startsWith("#")) {
        String[] fields = line.split("\t");
        expected.put(Integer.valueOf(fields[0]), Long.valueOf(fields[1]));
      }
    }
    Perft interpreted = new Perft(Interpreter.of(game));
    expected.forEach(
        (depth, count) -> {
          assertEquals(count, compiled.count(depth), "depth " + depth);
          if (count <= INTERPRETED) {
            assertEquals(count, interpreted.count(depth), "depth " + depth);
          }
        });
  }

  private static String table(ModelPerft perft) {
    StringBuilder table =
        new StringBuilder("# Counted by the interpreter and the compiled engine.\n");
    long count = 1;
    for (int depth = 1; depth <= DEEPEST && count > 0 && count <= COUNTED; depth++) {
      count = perft.count(depth);
      table.append(depth).append('\t').append(count).append('\n');
    }
    return table.toString();
  }
}
