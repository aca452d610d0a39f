package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.EachFile;
import org.regames.cli.games.GameOptions;
import org.regames.cli.games.PassOptions;
import org.regames.ir.Game;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.CompactSkipEdges;
import org.regames.ir.passes.Pass;
import org.regames.ir.passes.Pipeline;
import org.regames.ir.passes.draft.Draft;

/** The passes on the command line. */
class PassesCommandTest {
  private static final String GAME = "games/hrg/breakthrough.hrg";

  @Test
  void passesAreListedWithWhatTheyDo() {
    List<String> lines = Run.of("passes").outLines();
    assertTrue(
        lines.contains(
            "* prune-self-loops         remove edges from a node to itself that"
                + " change nothing"),
        lines::toString);
    assertTrue(lines.stream().anyMatch(line -> line.startsWith("  mangle-symbols ")));
  }

  @Test
  void passesOfPlansAreListedInTheirOrder() {
    List<String> lines = Run.of("passes", "--plan").outLines();
    assertTrue(lines.getFirst().startsWith("* specialize-checks "), lines::toString);
    assertTrue(lines.getLast().startsWith("* loop-plies "), lines::toString);
    assertEquals(lines.size(), Run.ofLine("passes --plan --json").json().size());
  }

  @Test
  void statsAfterAllPassesAreSmaller() {
    JsonObject none = Run.ofLine("stats --json " + GAME).json().getFirst();
    JsonObject all = Run.ofLine("stats --json --passes all " + GAME).json().getFirst();
    int before = all.getAsJsonObject("before").get("nodes").getAsInt();
    assertEquals(none.get("nodes").getAsInt(), before);
    assertTrue(all.get("nodes").getAsInt() < before, all::toString);
  }

  @Test
  @Tag("long")
  void dumpsAreGamesThatCountTheSame(@TempDir Path folder) throws IOException {
    Run run =
        Run.ofLine("translate --to rg --passes all --dump-after all -o " + folder + " " + GAME);
    assertEquals(0, run.exitCode(), run.err());
    JsonArray expected = counts(Run.ofLine("perft --json --depth 2 " + GAME));
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> dumps = files.sorted().toList();
      assertTrue(dumps.size() > 3, dumps::toString);
      assertEquals("note: " + GAME + " in rg: proved", run.errLines().getLast());
      assertEquals(dumps.size() - 1, run.errLines().size() - 1);
      for (Path dump : dumps) {
        assertEquals(expected, counts(Run.of("perft", "--json", "--depth=2", dump)));
      }
    }
  }

  @Test
  void mangledNamesAreWrittenBesideTheGame(@TempDir Path folder) throws IOException {
    Path game = folder.resolve("mangled.rg");
    Path names = folder.resolve("names.tsv");
    Run run =
        Run.ofLine(
            "translate --passes all,mangle-symbols --names " + names + " -o " + game + " " + GAME);
    assertEquals(0, run.exitCode(), run.err());
    String text = Files.readString(game);
    List<String> lines = Files.readAllLines(names);
    assertTrue(lines.stream().anyMatch(line -> line.matches("T\\d+\tContent")), lines::toString);
    assertTrue(lines.stream().anyMatch(line -> line.matches("n1\t.+")), lines::toString);
    for (String line : lines) {
      String name = line.substring(0, line.indexOf('\t'));
      assertTrue(text.matches("(?s).*\\b" + name + "\\b.*"), name);
    }
  }

  @Test
  void newNamesAreWrittenOnlyWhereNamesAreMangled() {
    Run run = Run.ofLine("translate --to rg --names names.tsv --passes all " + GAME);
    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains("--names needs"), run.err());
  }

  @Test
  void passesRunAlsoWhereTheLanguageStaysTheSame(@TempDir Path folder) throws IOException {
    Path game = folder.resolve("game.rg");
    Files.writeString(
        game,
        """
        type Player = {x};
        type Score = {0};
        begin, a: ;
        a, end: player = keeper;
        """);
    Run run = Run.of("translate", "--to=rg", "--passes=all", game);
    assertTrue(run.out().contains("begin, end: player = keeper;"), run.out());
  }

  /** Fails on every game that does something. */
  private static final class Fragile implements Pass {
    @Override
    public String description() {
      return "fail";
    }

    @Override
    public void rewrite(Draft draft, Worklist changed) {
      throw new IllegalStateException("no luck");
    }
  }

  @Test
  void aPassThatFailsIsNamedAndTheGameBeforeItIsKept() throws IOException {
    Pipeline pipeline = new Pipeline(List.of(List.of(new CompactSkipEdges(), new Fragile())));
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal =
        new Terminal(
            InputStream.nullInputStream(),
            Terminal.printer(OutputStream.nullOutputStream()),
            Terminal.printer(err),
            false,
            false,
            false);
    Game game = new GameOptions().load(Run.game("nod.rg").toString(), terminal);
    Path kept = Path.of("failed-fragile.rg");
    try {
      int exitCode =
          new EachFile(terminal)
              .run(List.of("nod.rg"), _ -> PassOptions.run(pipeline, game, Pipeline.Listener.NONE));
      String message = err.toString(StandardCharsets.UTF_8);
      Game before = new GameOptions().load(kept.toString(), terminal);

      assertEquals(Failure.FAILED, exitCode);
      assertTrue(message.contains("pass fragile failed"), message);
      assertTrue(message.contains(kept.toString()), message);
      assertThrows(IllegalStateException.class, () -> new Fragile().apply(before));
    } finally {
      Files.deleteIfExists(kept);
    }
  }

  private static JsonArray counts(Run run) {
    assertEquals(0, run.exitCode(), run.err());
    return run.json().getFirst().getAsJsonArray("counts");
  }
}
