package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The commands of tutorials, typed one after the other into a shell, print what stands below them
 * and succeed, but for those in blocks {@code fails}. A block below a line that ends in a name in
 * backquotes and a colon is that file.
 */
@Tag("long")
class TutorialPagesTest {
  private static final Path ROOT = Path.of(System.getProperty("regames.root"));

  /** The command alone, without anything of which a shell would make something else. */
  private static final Pattern SIMPLE = Pattern.compile("\\./regames [\\w ./:=',-]*");

  private static final Pattern FILE = Pattern.compile("(?ms)`([\\w.-]+)`:\n+```\\w*\n(.*?)^```$");

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tutorial-hrg.md",
        "tutorial-gdl.md",
        "tutorial-generate.md",
        "tutorial-lud.md",
        "linegames-tutorial.md",
        "linegames.md",
        "pcg.md"
      })
  void commandsPrintWhatIsShown(String name) throws IOException, InterruptedException {
    String page = Files.readString(ROOT.resolve("docs").resolve(name));
    assumeTrue(
        !page.contains("$ python3") || type("python3 --version").exitCode() == 0,
        "skipped, there is no python3");
    laid(page);
    int commands = 0;
    try (KeptCommand kept = new KeptCommand(folder)) {
      for (MatchResult block : ShownOutput.BLOCK.matcher(page).results().toList()) {
        for (MatchResult command : ShownOutput.COMMAND.matcher(block.group(2)).results().toList()) {
          String line = command.group(1);
          Run run = SIMPLE.matcher(line).matches() ? kept.run(words(line)) : type(line);
          String printed = withoutTrailingSpaces(run.out());
          assertEquals(block.group(1).equals("fails"), run.exitCode() != 0, line + "\n" + printed);
          ShownOutput.check(command.group(2).stripTrailing(), printed, line);
          commands++;
        }
      }
    }
    assertTrue(commands > 3, "there are commands");
  }

  @AfterEach
  void unlink() throws IOException {
    Files.deleteIfExists(folder.resolve("games"));
  }

  /** The folder as that of the project, with the launcher and the games, and the page's files. */
  private void laid(String page) throws IOException {
    Path launcher = folder.resolve("regames");
    Files.writeString(
        launcher,
        "#!/bin/sh\nexec \"%s/bin/java\" -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp \"%s\" org.regames.cli.Main \"$@\"\n"
            .formatted(System.getProperty("java.home"), System.getProperty("java.class.path")));
    assertTrue(launcher.toFile().setExecutable(true));
    Files.createSymbolicLink(folder.resolve("games"), ROOT.resolve("games"));
    for (MatchResult file : FILE.matcher(page).results().toList()) {
      Files.writeString(folder.resolve(file.group(1)), file.group(2));
    }
  }

  /** What a shell in the folder does with a line; both outputs, as a terminal shows them. */
  private Run type(String line) throws IOException, InterruptedException {
    ProcessBuilder shell = new ProcessBuilder("sh", "-c", line).directory(folder.toFile());
    shell.environment().putAll(Map.of("XDG_CACHE_HOME", folder.resolve("cache").toString()));
    Process process = shell.redirectErrorStream(true).start();
    process.getOutputStream().close();
    String out = process.inputReader(StandardCharsets.UTF_8).readAllAsString();
    return new Run(process.waitFor(), out, "");
  }

  private static String[] words(String line) {
    return Run.words(line).skip(1).toArray(String[]::new);
  }

  private static String withoutTrailingSpaces(String out) {
    return out.lines().map(String::stripTrailing).collect(Collectors.joining("\n")).stripTrailing();
  }
}
