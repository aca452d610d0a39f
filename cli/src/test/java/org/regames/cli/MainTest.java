package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.regames.cli.console.Terminal;
import org.regames.cli.tooling.Training;
import org.regames.ir.diagnostic.EscapedOutput;

class MainTest {
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private Terminal terminal(InputStream in, OutputStream out, boolean colour) {
    return new Terminal(in, printer(out, colour), printer(err, colour), colour, colour, colour);
  }

  private static PrintStream printer(OutputStream target, boolean colour) {
    return Terminal.printer(colour ? new EscapedOutput(target, true) : target);
  }

  private static InputStream nothing() {
    return new ByteArrayInputStream(new byte[0]);
  }

  private String errText() {
    return err.toString(StandardCharsets.UTF_8);
  }

  private static OutputStream failing(String message) {
    return Terminal.unforgiving(
        new OutputStream() {
          @Override
          public void write(int value) throws IOException {
            throw new IOException(message);
          }
        });
  }

  @Test
  void aReaderWhoHasEnoughEndsTheCommandQuietly() {
    Terminal closed = terminal(nothing(), failing("Broken pipe"), false);

    assertEquals(141, Main.run(new String[] {"moves", Run.game("nod.rg").toString()}, closed));
    assertEquals(141, Main.run(new String[] {"--help"}, closed));
    assertEquals("", errText());
  }

  @Test
  void aFullDiskIsReported() {
    Terminal full = terminal(nothing(), failing("No space left on device"), false);

    assertEquals(1, Main.run(new String[] {"--help"}, full));
    assertEquals("error: the output cannot be written: No space left on device\n", errText());
  }

  @Test
  void coloursAreForTerminals() {
    OutputStream out = new ByteArrayOutputStream();
    Terminal coloured = terminal(nothing(), out, true);

    Main.run(new String[] {"check", "--help"}, coloured);
    Main.run(new String[] {"check", Run.game("wrong.rg").toString()}, coloured);

    String help = out.toString();
    assertTrue(help.contains("Usage: \u001b[1mregames check\u001b[21m\u001b[0m"), help);
    assertFalse(help.contains("\\u"), help);
    assertTrue(errText().contains("\u001b[31merror:\u001b[0m"), errText());
  }

  @Test
  void memoryThatIsNotEnoughEndsInOneLineThatSaysWhatToDo() {
    InputStream endless =
        new InputStream() {
          @Override
          public int read() {
            throw new OutOfMemoryError();
          }
        };

    String[] words = {"check", "-", "--from=rg"};
    int exitCode = Main.run(words, terminal(endless, OutputStream.nullOutputStream(), false));

    assertEquals(1, exitCode);
    assertTrue(errText().matches("error: out of memory: .*--budget.*REGAMES_JAVA_OPTS.*\n"));
  }

  @Test
  void nestingThatIsTooDeepEndsInOneLine() {
    InputStream deep =
        new InputStream() {
          @Override
          public int read() {
            throw new StackOverflowError();
          }
        };

    String[] words = {"check", "-", "--from=rg"};
    int exitCode = Main.run(words, terminal(deep, OutputStream.nullOutputStream(), false));

    assertEquals(1, exitCode);
    assertTrue(errText().matches("error: the game nests too deeply: .*\n"), errText());
  }

  @Test
  void aMistakeOfOursIsOneLineToo() {
    InputStream broken =
        new InputStream() {
          @Override
          public int read() {
            throw new IllegalStateException("impossible");
          }
        };

    String[] words = {"stats", "-", "--from=rg"};
    int exitCode = Main.run(words, terminal(broken, OutputStream.nullOutputStream(), false));

    assertEquals(1, exitCode);
    assertEquals(1, errText().lines().count());
    assertTrue(errText().contains("please report it"), errText());
    assertTrue(errText().contains("IllegalStateException: impossible at "), errText());
  }

  @Test
  void allCommandsSucceedInTheTrainingOfTheLauncher() throws InterruptedException {
    assertTrue(Training.play("-", "--from=rg"));
  }
}
