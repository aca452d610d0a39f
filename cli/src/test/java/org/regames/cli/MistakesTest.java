package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What beginners get wrong, and all that they are told: {@code approvals/mistakes/NAME.…} and,
 * beside it, {@code NAME.expected}, whose first line is the command. {@code -Dapprove=true} writes
 * these anew.
 */
class MistakesTest {
  private static final Path FOLDER =
      Path.of(System.getProperty("regames.root"), "approvals/mistakes");
  private static final int AT_LEAST = 60;

  static Stream<Path> mistakes() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files
          .filter(file -> !file.toString().endsWith(".expected"))
          .sorted()
          .toList()
          .stream();
    }
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  @Tag("long")
  void isExplained(Path mistake) throws IOException {
    String name = mistake.getFileName().toString();
    Path expected = FOLDER.resolve(name.substring(0, name.lastIndexOf('.')) + ".expected");
    String command =
        Files.exists(expected)
            ? Files.readAllLines(expected).getFirst().split(" ")[2]
            : "check"; // of a new one
    Run run = Run.of(command, mistake);
    String said = "$ regames " + command + " " + name + "\n" + run.err() + run.out();
    String right = said.replace(FOLDER + "/", "") + "exit code " + run.exitCode() + "\n";
    if (Boolean.getBoolean("approve")) {
      Files.writeString(expected, right);
    } else {
      assertEquals(Files.readString(expected), right);
    }
  }

  @Test
  void thereAreManyAndEachHasAPlace() throws IOException {
    List<Path> all = mistakes().toList();
    assertTrue(all.size() >= AT_LEAST, "only " + all.size());
    for (Path mistake : all) {
      String name = mistake.getFileName().toString();
      Path expected = FOLDER.resolve(name.substring(0, name.lastIndexOf('.')) + ".expected");
      String text = Files.readString(expected);
      assertTrue(text.contains(name + ":1:") || text.contains("\n" + name + ":"), name);
      assertTrue(
          text.lines().noneMatch(line -> line.startsWith("error:") || line.startsWith("warning:")),
          name);
    }
  }
}
