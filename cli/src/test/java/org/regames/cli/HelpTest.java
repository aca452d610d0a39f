package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.cli.console.Failure;

@Tag("long")
class HelpTest {
  private static final Pattern EXAMPLE = Pattern.compile("Example: regames (.*)");

  /** They talk to a program until that tells them to shut down. */
  private static final Set<String> SERVERS = Set.of("lsp", "dap");

  /** Goes on until it is ended; {@link StudioCommandTest} starts its example. */
  private static final String STUDIO = "studio";

  /** Instead of as many as somebody would search among for games. */
  private static final int FEW = 5;

  @TempDir private Path folder;

  static List<String> commands() {
    return Regames.names();
  }

  @Test
  void helpListsEveryCommandWithItsSummary() {
    Run run = Run.of("--help");

    assertEquals(0, run.exitCode());
    for (String command : Regames.names()) {
      Run ofCommand = Run.of(command, "--help");
      String summary = ofCommand.outLines().getFirst();
      assertTrue(
          run.out().matches("(?s).*\n  " + command + " +\\Q" + summary + "\\E\n.*"), command);
    }
  }

  @ParameterizedTest
  @MethodSource("commands")
  void theExampleInTheHelpOfACommandWorks(String command) {
    Run help = Run.of(command, "--help");
    Matcher example = EXAMPLE.matcher(help.out());
    assertTrue(example.find(), help.out());
    assertEquals("", help.err());

    assertTrue((example.group(1) + " ").startsWith(command + " "), example.group(1));
    if (command.equals(STUDIO)) {
      return;
    }
    Run run =
        Run.ofLine(
            example
                .group(1)
                .replaceAll("-o (\\S+)", "-o " + folder + "/$1")
                .replaceAll("--evaluations \\d+", "--evaluations " + FEW + " --judge none")
                .replace("--forks 1", "--forks 1 --warm-up 0 --seconds 0.1"));
    if (SERVERS.contains(command)) {
      assertEquals(Failure.FAILED, run.exitCode(), "nobody told it to shut down");
      return;
    }
    assertEquals(0, run.exitCode(), run.err());
    assertTrue(run.out().length() > 10, run.out());
  }

  @Test
  void misspeltCommandsAreGuessed() {
    Run run = Run.of("paly", "game.hrg");
    assertEquals(Failure.MISUSED, run.exitCode());
    assertEquals(
        """
        error: there is no command `paly`
        Did you mean: regames play?
        Try 'regames --help' for all of them.
        """,
        run.err());
  }

  /** A paragraph goes on to the margin: its lines are broken by their width alone. */
  @ParameterizedTest
  @MethodSource("commands")
  void helpIsFilled(String command) {
    List<String> lines = Run.of(command, "--help").outLines();
    for (int i = 1; i < lines.size(); i++) {
      String line = lines.get(i - 1);
      String next = lines.get(i);
      String word = next.strip().split(" ")[0];
      boolean goesOn =
          !line.isBlank()
              && !next.isBlank()
              && !next.strip().contains("  ") // a row of a table
              && indent(next) == indent(line)
              && Character.isLowerCase(word.concat("-").charAt(0))
              && !line.matches(".*[.:)]");
      assertTrue(!goesOn || line.length() + 1 + word.length() > 78, line + "\n" + next);
    }
  }

  private static int indent(String line) {
    return line.length() - line.stripLeading().length();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void helpDoesNotNeedWhatTheCommandNeeds(String command) {
    assertEquals(0, Run.of(command, "-h").exitCode());
    assertEquals(0, Run.of("--help", command).exitCode());
  }

  @Test
  void versionNamesTheProgramAndTheJavaThatRunsIt() {
    Run run = Run.of("--version");

    assertEquals(0, run.exitCode());
    assertTrue(run.out().matches("regames \\d+\\.\\S+ \\(Java 2\\d.*\\)\n"), run.out());
    assertEquals(run, Run.of("check", "--version"));
  }
}
