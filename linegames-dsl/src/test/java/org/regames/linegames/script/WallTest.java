package org.regames.linegames.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.ScriptOptions;
import org.regames.linegames.output.ScriptError;

/** What holds scripts back when nothing else does. */
@Tag("long")
class WallTest {
  private static final Path ESCAPES =
      Path.of(System.getProperty("regames.root"))
          .resolve("linegames-dsl/src/test/resources/escapes.py");

  @TempDir private Path folder;

  private static ScriptError mistake(String text) {
    return mistake(text, System.err);
  }

  private static ScriptError mistake(String text, OutputStream printed) {
    ScriptOptions options = new ScriptOptions(false, false, 60, false, 0);
    return assertThrows(
        ScriptError.class,
        () ->
            ScriptRuns.run(
                ScriptKind.PYTHON,
                new Source("x.py", text),
                options,
                Script.Trust.WALLED,
                printed));
  }

  /** On systems without Landlock or seccomp a script has a warning. */
  private static void assumeWall() {
    List<Answer> answers =
        ScriptRuns.run(ScriptKind.PYTHON, new Source("x.py", "x = 1\n"), ScriptOptions.USUAL);
    Assumptions.assumeTrue(answers.isEmpty(), answers::toString);
  }

  @Test
  void noneOfTheWaysOutLeadsOut() throws IOException {
    assumeWall();
    Path victim = Files.writeString(folder.resolve("victim"), "untouched");
    try (ServerSocket server = new ServerSocket(0, 5, InetAddress.getByName("127.0.0.1"))) {
      String constants =
          "FOLDER, PORT, PARENT = '%s', %d, %d\n"
              .formatted(folder, server.getLocalPort(), ProcessHandle.current().pid());
      String message = mistake(constants + Files.readString(ESCAPES)).getMessage();
      assertTrue(message.matches("ValueError: (2[5-9]|[3-9].) attempts, escaped: \\[]"), message);
      server.setSoTimeout(1);
      assertThrows(SocketTimeoutException.class, server::accept);
    }
    assertEquals("untouched", Files.readString(victim));
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(List.of(victim), files.toList());
    }
  }

  /** The same script without the wall, so that the test above cannot pass for another reason. */
  @Test
  void waysOutLeadOutWhereNoWallIs() {
    String text =
        """
        from java.nio.file import Files, Path
        from java.net import ServerSocket
        from java.lang import ProcessBuilder
        Files.readString(Path.of('/etc/passwd'))
        ServerSocket(0).close()
        raise ValueError(str(ProcessBuilder(['true']).start().waitFor()))
        """;
    ScriptError error =
        assertThrows(
            ScriptError.class,
            () ->
                ScriptRuns.run(
                    ScriptKind.PYTHON,
                    new Source("x.py", text),
                    new ScriptOptions(true, false, 60, false, 0)));
    assertEquals("ValueError: 0", error.getMessage());
  }

  @Test
  void scriptsSeeNothingOfTheEnvironment() {
    assertEquals(
        "ValueError: {u'LC_ALL': u'C.UTF-8'}",
        mistake("from java.lang import System\nraise ValueError(str(System.getenv()))\n")
            .getMessage());
  }

  @Test
  void scriptsPrintNoMoreThanSomebodyReads() {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    ScriptError error = mistake("for _ in range(2000):\n    print('')\n" + "x = 1 / 0\n", printed);
    assertEquals("ZeroDivisionError: float division", error.getMessage());
    assertEquals("\n".repeat(2000), printed.toString());
    printed.reset();
    // What a script prints ends with a zero, which it may print, too.
    error = mistake("while True:\n    print('\\n' * 100 + '\\0' * 100),\n", printed);
    assertEquals("the script was stopped: it printed more than 1000000 bytes", error.getMessage());
    assertTrue(printed.size() <= 1_000_000, () -> printed.size() + " bytes");
  }
}
