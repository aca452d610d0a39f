package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs and jars of others that take part in a search. */
@Tag("long")
class OpenLoopTest {
  private static final Path ROOT = Path.of(System.getProperty("regames.root"));

  @TempDir private Path folder;

  private ClassLoader before;

  @BeforeEach
  void rememberLoader() {
    before = Thread.currentThread().getContextClassLoader();
  }

  @AfterEach
  void restoreLoader() {
    Thread.currentThread().setContextClassLoader(before);
  }

  private Path script(String text) throws IOException {
    return Files.writeString(folder.resolve("program.py"), text);
  }

  private static Run run(String words, String option, String program, Object... more) {
    List<Object> all = new ArrayList<>();
    for (String word : words.split(" ")) {
      all.add(word.startsWith("games/") ? ROOT.resolve(word) : word);
    }
    all.addAll(List.of(option, program));
    all.addAll(List.of(more));
    return Run.of(all.toArray());
  }

  @Test
  void aProgramMeasuresGames() throws IOException {
    Path gates = Files.writeString(folder.resolve("gates"), "own.beauty >= 0.9");
    Run run =
        run(
            "evaluate games/sbg/dragons.sbg games/sbg/cannons.sbg --plays 5 --json",
            "--metric",
            "python3 " + ROOT.resolve("examples/python/beauty.py"),
            "--gates",
            gates);
    assertTrue(run.out().contains("\"own.beauty\":{\"value\":1.0"), run.out() + run.err());
    assertTrue(run.out().contains("\"own.beauty >= 0.9\":\"passed\""), run.out());
  }

  @Test
  void aProgramMutatesGamesAndAnotherJudgesThem() throws IOException {
    List<String> journals = new ArrayList<>();
    for (String name : List.of("one", "two")) {
      Run run =
          run(
              "evolve games/sbg/hexapawn.sbg games/sbg/leapfrog.sbg --plays 5 --evaluations 32",
              "--mutator",
              "python3 " + ROOT.resolve("examples/python/mutator.py"),
              "--judge-command",
              "python3 " + ROOT.resolve("examples/python/judge.py"),
              "--threads",
              2,
              "-o",
              folder.resolve(name));
      assertEquals(0, run.exitCode(), run.err());
      journals.add(Files.readString(folder.resolve(name).resolve("journal.jsonl")));
    }
    assertEquals(journals.getFirst(), journals.getLast(), "the same seeds give the same games");
    assertTrue(journals.getFirst().contains("\"made\":\"mutated\""));
    assertTrue(journals.getFirst().contains("own.fitness"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "print('{', flush=True) | answered no JSON",
        "print('[1]', flush=True) | did not answer with a JSON object",
        "print('{\"beauty\": \"much\"}', flush=True) | expected numbers for beauty",
        "print('{\"charm\": 1}', flush=True) | expected numbers for beauty",
        "print('{\"beauty\": 1e999}', flush=True) | which is not a number",
        "print('{\"out\": \"ugly\"}', flush=True) | : ugly",
        "time.sleep(60) | gave no answer in 1.0 s",
        "sys.exit() | it ended",
      })
  void brokenAnswersAreRows(String answer, String reason) throws IOException {
    Path program =
        script(
            """
            import sys, time
            for line in sys.stdin:
                if '"names"' in line:
                    print('{"names": ["beauty"]}', flush=True)
                else:
                    %s
            """
                .formatted(answer));
    Run run =
        run(
            "evaluate games/sbg/hexapawn.sbg --plays 5 --json --command-seconds 1",
            "--metric",
            "python3 " + program);
    assertEquals(1, run.exitCode());
    assertTrue(run.err().contains(reason), run.err());
  }

  @Test
  void aProgramThatIsNotThereIsSaid() {
    Run run = run("evaluate games/sbg/hexapawn.sbg --plays 5", "--metric", "no-such-program");
    assertEquals(1, run.exitCode());
    assertTrue(run.err().contains("--metric: `no-such-program` cannot be started"), run.err());
  }

  /** The project of the example, built as docs/pcg.md says. */
  @Test
  void aJarBringsASpaceAndAMetric() throws IOException {
    Path jar = built(ROOT.resolve("examples/plugin"));
    Path games = folder.resolve("games");
    assertEquals(
        0, Run.of("generate", "heaps", "--plugins", jar, "--count", 3, "-o", games).exitCode());
    Run measured = Run.of("evaluate", games, "--plugins", jar, "--plays", 10, "--json");
    assertEquals(0, measured.exitCode(), measured.err());
    assertTrue(measured.out().contains("own.brevity"), measured.out());
    Path run = folder.resolve("run");
    Run evolved =
        Run.of(
            "evolve",
            "heaps",
            "--plugins",
            jar,
            "--judge",
            "none",
            "--plays",
            10,
            "--begin",
            8,
            "--evaluations",
            32,
            "--axes",
            "own.brevity=0.4..0.7/30,random.turns=2..20/9",
            "-o",
            run);
    assertEquals(0, evolved.exitCode(), evolved.err());
    assertTrue(Files.readString(run.resolve("journal.jsonl")).contains("\"made\":\"crossed\""));
    Run without = Run.of("evolve", "heaps", "-o", run);
    assertNotEquals(0, without.exitCode());
  }

  private Path built(Path project) throws IOException {
    Path classes = Files.createDirectories(folder.resolve("classes"));
    List<String> words =
        new ArrayList<>(
            List.of("-cp", System.getProperty("java.class.path"), "-d", classes.toString()));
    try (Stream<Path> files = Files.walk(project)) {
      files.map(Path::toString).filter(name -> name.endsWith(".java")).forEach(words::add);
    }
    int code =
        ToolProvider.getSystemJavaCompiler().run(null, null, null, words.toArray(String[]::new));
    assertEquals(0, code);
    Path jar = folder.resolve("heaps.jar");
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream entries = new JarOutputStream(out)) {
      add(entries, classes);
      add(entries, project);
    }
    return jar;
  }

  private static void add(JarOutputStream entries, Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String name = root.relativize(file).toString();
        if (!name.endsWith(".java")) {
          entries.putNextEntry(new JarEntry(name));
          Files.copy(file, entries);
          entries.closeEntry();
        }
      }
    }
  }
}
