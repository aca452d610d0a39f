package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Runs the example on the page of the package. */
class PackageExampleTest {
  private static final String PROMPT = "$ regames ";

  @Test
  void theExampleIsTrue() throws IOException {
    Path page = Path.of("src/main/java/org/regames/cli/package-info.java");
    List<String> lines = Files.readAllLines(page);
    List<String> shown =
        lines.subList(lines.indexOf(" * <pre>") + 1, lines.indexOf(" * </pre>")).stream()
            .map(line -> line.substring(3))
            .toList();

    List<String> actual = new ArrayList<>();
    for (String line : shown) {
      if (line.startsWith(PROMPT)) {
        Run run = Run.ofLine(line.substring(PROMPT.length()));
        actual.add(line);
        actual.addAll(run.outLines());
        actual.addAll(run.errLines());
      }
    }

    assertTrue(actual.size() > 3, "there is an example");
    assertEquals(String.join("\n", shown), String.join("\n", actual));
  }
}
