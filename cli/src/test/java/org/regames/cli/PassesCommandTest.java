package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
  void statsAfterAllPassesAreSmaller() {
    int before = Run.ofLine("stats --json " + GAME).json().getFirst().get("nodes").getAsInt();
    int after =
        Run.ofLine("stats --json --passes all " + GAME).json().getFirst().get("nodes").getAsInt();
    assertTrue(after < before, before + " -> " + after);
  }

  @Test
  void dumpsAreGamesThatCountTheSame(@TempDir Path folder) throws IOException {
    Run run =
        Run.ofLine("translate --to rg --passes all --dump-after all -o " + folder + " " + GAME);
    assertEquals(0, run.exitCode(), run.err());
    JsonArray expected = counts(Run.ofLine("perft --json --depth 2 " + GAME));
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> dumps = files.sorted().toList();
      assertTrue(dumps.size() > 3, dumps::toString);
      assertEquals(dumps.size() - 1, run.errLines().size());
      for (Path dump : dumps) {
        assertEquals(expected, counts(Run.of("perft", "--json", "--depth=2", dump)));
      }
    }
  }

  private static JsonArray counts(Run run) {
    assertEquals(0, run.exitCode(), run.err());
    return run.json().getFirst().getAsJsonArray("counts");
  }
}
