package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.backend.cpp.build.Compiler;

@Tag("long")
class RunCommandTest {
  private static final Path LAMPS = Path.of("src/test/resources/nets/lamps.kif");

  private static JsonObject json(Object... words) {
    Object[] all = new Object[words.length + 3];
    all[0] = "run";
    all[1] = "--json";
    all[2] = Run.game("pennies.rg");
    System.arraycopy(words, 0, all, 3, words.length);
    return Run.of(all).json().getFirst();
  }

  @Test
  void printsHowItWent() {
    Run run = Run.of("run", Run.game("pennies.rg"), "--playouts=20");

    assertEquals(0, run.exitCode(), run.err());
    assertEquals("", run.err());
    assertTrue(run.out().matches("(?s).*\nplayouts +20 .*\nstates +40 .*"), run.out());
    assertTrue(
        run.out().matches("(?s).*\nplies +2.00 +2 +2\nbranching +2.00 +2 +2\n.*"), run.out());
    assertTrue(run.out().matches("(?s).*\nx +\\d+ \\(\\d+\\.\\d %\\) .*"), run.out());
  }

  /** Whether a stone may be put is seen only after it is put, so not all moves are listed. */
  @Test
  void saysWhereBranchingIsAnEstimate(@TempDir Path folder) throws IOException {
    Path game = folder.resolve("stones.rg");
    Files.writeString(
        game,
        """
        type Player = {x, o}; type Score = {0};
        type Cell = {a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t};
        type Piece = {none, stone};
        const next: Cell -> Cell = {:a, a: b, b: c, c: d, d: e, e: f, f: g, g: h, h: i, i: j,
          j: k, k: l, l: m, m: n, n: o, o: p, p: q, q: r, r: s, s: t};
        var board: Cell -> Piece = {:none, d: stone, g: stone}; var at: Cell = a;
        begin, turn: player = x;
        turn, chosen: at = Cell(*); chosen, free: board[at] == none; free, said: $$ at;
        said, put: board[at] = stone; said, again: at == at; again, put: board[at] = stone;
        put, legal: ! before -> stone;
        legal, keep: player = keeper; keep, end: player = keeper;
        before, stone: board[next[at]] == stone;
        """);
    Run run = Run.of("run", game, "--playouts=3");

    assertEquals(0, run.exitCode(), run.err());
    assertTrue(run.out().matches("(?s).*\nbranching \\(estimate\\) +[\\d.]+\n.*"), run.out());
  }

  @Test
  void jsonHasTheDocumentedKeys() {
    JsonObject result = json("--playouts=20");

    assertTrue(
        result
            .keySet()
            .containsAll(
                Set.of(
                    "playouts",
                    "seconds",
                    "playoutsPerSecond",
                    "statesPerSecond",
                    "plies",
                    "branching",
                    "scores")),
        result.toString());
    assertEquals(20, result.get("playouts").getAsInt());
    assertEquals("{\"mean\":2.0,\"min\":2,\"max\":2}", result.get("plies").toString());
  }

  @Test
  void theSameSeedGivesTheSameScores() {
    assertEquals(
        json("--playouts=200", "--seed=7").get("scores"),
        json("--playouts=200", "--seed=7").get("scores"));
    assertNotEquals(
        json("--playouts=200", "--seed=7").get("scores"),
        json("--playouts=200", "--seed=8").get("scores"));
  }

  @Test
  void severalThreadsPlayTheSameNumber() {
    assertEquals(50, json("--playouts=50", "--threads=2").get("playouts").getAsInt());
    assertEquals(50, json("--playouts=50", "--threads=0").get("playouts").getAsInt());
  }

  @Test
  void aTimeEndsPlayingToo() {
    assertTrue(json("--seconds=0.05").get("playouts").getAsInt() >= 1);
  }

  @Test
  void improperPlaysAreReported() {
    Run run = Run.of("run", Run.game("stuck.rg"), "--playouts=20");

    assertEquals(1, run.exitCode());
    assertTrue(run.out().contains("unfinished playouts: "), run.out());
    assertTrue(run.err().contains("x has no legal move"), run.err());
  }

  @Test
  void bothEnginesPlayAndTheOutcomeDoesNotDependOnThreads() {
    for (String engine : List.of("jvm", "interpreter")) {
      JsonObject one = json("--playouts=100", "--engine=" + engine);
      assertEquals(engine, one.get("engine").getAsString());
      for (String key : List.of("plies", "branching", "scores")) {
        assertEquals(
            one.get(key), json("--playouts=100", "--threads=3", "--engine=" + engine).get(key));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"stuck.rg", "endless-keeper.rg", "endless-move.rg"})
  void compiledGamesSayAboutImproperPlaysWhatTheInterpreterSays(String game) {
    Run compiled = Run.of("run", Run.game(game), "--playouts=20", "--engine=jvm");
    Run interpreted = Run.of("run", Run.game(game), "--playouts=20", "--engine=interpreter");

    assertEquals(1, compiled.exitCode());
    assertEquals(interpreted.err(), compiled.err());
  }

  @Test
  void whatTheCompilerCannotTakeTheInterpreterPlays() {
    Run run = Run.of("run", Run.game("several-keeper-moves.rg"), "--playouts=20");

    assertEquals(0, run.exitCode());
    assertTrue(
        run.errLines().getFirst().contains("engine jvm cannot play this game (the keeper has"),
        run.err());
    assertTrue(run.err().contains("[several-keeper-moves]"), run.err());
  }

  @Test
  void passesThatMakeSoundPlansChangeNothing() {
    Run checked = Run.of("run", Run.game("pennies.rg"), "--playouts=20", "--check");
    Run many =
        Run.ofLine("run games/hrg/tictactoe.hrg games/gdl/high-card.kif --playouts 5 --check");

    assertEquals(0, checked.exitCode(), checked.err());
    assertTrue(checked.out().contains("playouts"), checked.out());
    assertEquals(0, many.exitCode(), many.err());
  }

  @Test
  void eachStepOfThePlanIsWrittenAndTheLastIsThePlan(@TempDir Path folder) throws IOException {
    String game = "games/hrg/breakthrough.hrg";
    Run run = Run.ofLine("run --dump-plan-after all -o " + folder + " " + game);

    assertEquals(0, run.exitCode(), run.err());
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> steps = files.sorted().toList();
      assertEquals(folder.resolve("00-lower.plan"), steps.getFirst());
      assertEquals(Run.ofLine("run --dump-plan " + game).out(), Files.readString(steps.getLast()));
      assertEquals(steps.stream().map(Path::toString).toList(), run.errLines());
    }
  }

  @Test
  void planDumpsMayBePictures(@TempDir Path folder) throws IOException {
    String game = "games/hrg/tictactoe.hrg";
    Run run = Run.ofLine("run --dump-plan-after fuse-plies --to svg -o " + folder + " " + game);

    assertEquals(0, run.exitCode(), run.err());
    try (Stream<Path> files = Files.list(folder)) {
      String svg = Files.readString(files.findFirst().orElseThrow());
      assertTrue(svg.contains("The control flow of a plan") && svg.contains("draw one of"), svg);
    }
    Run unknown = Run.ofLine("run --dump-plan-after all --to rg -o " + folder + " " + game);
    assertEquals(2, unknown.exitCode());
    assertTrue(unknown.err().contains("written as plan or svg, not as `rg`"), unknown.err());
  }

  @Test
  void planDumpsNeedAPassAndAFolder(@TempDir Path folder) throws IOException {
    Run unknown =
        Run.of("run", Run.game("pennies.rg"), "--dump-plan-after=fuse-plie", "-o", folder);
    assertEquals(2, unknown.exitCode());
    assertTrue(unknown.err().contains("did you mean fuse-plies?"), unknown.err());
    assertEquals(2, Run.of("run", Run.game("pennies.rg"), "--dump-plan-after=all").exitCode());
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(List.of(), files.toList());
    }
  }

  @Test
  void nothingElsePlaysWhereThatIsNotWanted() {
    Run run = Run.of("run", Run.game("several-keeper-moves.rg"), "--playouts=20", "--strict");

    assertEquals(1, run.exitCode());
    assertEquals("", run.out());
    assertEquals(1, run.errLines().size());
    assertTrue(run.err().startsWith("error: engine jvm cannot play this game"), run.err());
  }

  @Test
  void thePlanCanBeLookedAt() {
    Run run = Run.of("run", Run.game("pennies.rg"), "--dump-plan");

    assertEquals(0, run.exitCode(), run.err());
    assertTrue(run.out().contains("add move"), run.out());
  }

  @Test
  void largeNetsArePlayedAsSuch() {
    Run run = Run.of("run", LAMPS, "--playouts=3", "--json");

    assertEquals(0, run.exitCode(), run.err());
    JsonObject outcome = run.json().getFirst();
    assertEquals("net", outcome.get("engine").getAsString());
    assertEquals(900, outcome.getAsJsonObject("branching").get("max").getAsInt());
    assertEquals(3, outcome.getAsJsonObject("plies").get("mean").getAsInt());
  }

  @Test
  void netsArePlayedWhereThatIsAskedFor() {
    Run run = Run.ofLine("run games/gdl/tictactoe.kif --playouts=3 --json --engine=net");

    assertEquals(0, run.exitCode(), run.err());
    assertEquals("net", run.json().getFirst().get("engine").getAsString());
  }

  @Test
  void gamesWithoutNetAreSaidToHaveNone() {
    Run run = Run.of("run", Run.game("pennies.rg"), "--playouts=3", "--engine=net");

    assertEquals(0, run.exitCode());
    assertTrue(run.err().contains("it is not read as a propositional net"), run.err());
  }

  @Test
  void whatIsImproperOnANetIsSaidInTheSameWords(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("stuck.kif");
    Files.writeString(
        file,
        """
        (role x) (role o)
        (init (step 1)) (succ 1 2) (succ 2 3)
        (<= (legal x a) (true (step 1)))
        (<= (legal x b) (true (step 1)))
        (<= (legal o a) (true (step ?n)))
        (<= (legal o b) (true (step ?n)))
        (<= (next (step ?n)) (true (step ?m)) (succ ?m ?n))
        (<= terminal (true (step 3)))
        (goal x 100) (goal o 0)
        """);
    Run net = Run.of("run", file, "--playouts=1", "--engine=net");
    Run jvm = Run.of("run", file, "--playouts=1", "--engine=jvm");

    assertEquals(1, net.exitCode());
    assertTrue(net.err().contains("error: x has no legal move"), net.err());
    assertEquals(words(jvm.err()), words(net.err()));
  }

  /** Messages without plays and columns: an automaton has the condition, a net the whole rule. */
  private static String words(String messages) {
    return messages
        .replaceAll("after the play .*", "")
        .replaceAll(":\\d+: error", ": error")
        .replaceAll("(?m)^ +\\| +\\^~*$", "");
  }

  @Test
  void playsAProgramThatCannotBeKept(@TempDir Path folder) throws Exception {
    assumeTrue(Compiler.find(System.getenv()).isPresent(), "skipped, there is no C++ compiler");
    Path file = Files.createFile(folder.resolve("file"));
    Path err = folder.resolve("err");
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName(),
            "run",
            Run.game("pennies.rg").toString(),
            "--engine=cpp",
            "--playouts=20");
    builder.environment().put("XDG_CACHE_HOME", file.toString());
    Process process =
        builder.redirectError(err.toFile()).redirectOutput(folder.resolve("out").toFile()).start();

    assertEquals(0, process.waitFor(), Files.readString(err));
    assertTrue(Files.readString(folder.resolve("out")).matches("(?s).*\nplayouts +20 .*"));
    assertTrue(
        Files.readString(err).contains("warning: the compiled program cannot be kept"),
        Files.readString(err));
  }
}
