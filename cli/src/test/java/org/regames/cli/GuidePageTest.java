package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.regames.cli.console.Failure;

/**
 * The commands of the guide, one after the other, print what stands below them, but for fractions,
 * which are times, rates and shares.
 */
@Tag("long")
class GuidePageTest {
  private static final Path ROOT = Path.of(System.getProperty("regames.root"));
  private static final String PROGRAM = "./regames ";
  private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");
  private static final Pattern OWN = Pattern.compile("random/.*|[a-z]+\\.[a-z]+|[a-z]+/");

  /** What takes long, asks a person, or needs a compiler; other tests run such commands. */
  private static final List<String> LEFT_OUT =
      List.of("play ", "match ", "bench ", "run games/hrg/reversi.hrg --engine cpp");

  @TempDir private Path folder;

  @Test
  void commandsPrintWhatIsShown() throws IOException {
    String game = Files.readString(ROOT.resolve("games/hrg/tictactoe.hrg"));
    Files.writeString(
        folder.resolve("typo.hrg"), game.replaceFirst("grid\\[place]", "grid[palce]"));
    List<Executable> commands = new ArrayList<>();
    String page = Files.readString(ROOT.resolve("docs/guide.md"));
    for (MatchResult block : ShownOutput.BLOCK.matcher(page).results().toList()) {
      for (MatchResult command : ShownOutput.COMMAND.matcher(block.group(2)).results().toList()) {
        String line = command.group(1);
        String words = line.startsWith(PROGRAM) ? line.substring(PROGRAM.length()) : "";
        if (!words.isEmpty() && LEFT_OUT.stream().noneMatch(words::startsWith)) {
          commands.add(() -> check(words, command.group(2)));
        }
      }
    }
    assertTrue(commands.size() > 20, commands.size() + " commands");
    assertAll(commands);
  }

  private void check(String words, String shown) {
    Run run = typed(words);
    boolean fails = words.contains("typo") || words.startsWith("why");
    assertTrue(run.exitCode() != Failure.MISUSED, words + run.err());
    assertEquals(fails, run.exitCode() == Failure.FAILED, words + run.err());
    if (fails) {
      assertEquals(sorted(shown), sorted(run.out() + run.err()), words);
    } else {
      ShownOutput.check(comparable(shown), comparable(run.out() + run.err()), words);
    }
  }

  private Run typed(String words) {
    Object[] placed =
        WORD.matcher(words)
            .results()
            .map(word -> word.group(1) == null ? placed(word.group(2)) : word.group(1))
            .toArray();
    Run run = Run.of(placed);
    return new Run(run.exitCode(), unplaced(run.out()), unplaced(run.err()));
  }

  private String placed(String word) {
    return word.startsWith("games/")
        ? ROOT + "/" + word
        : OWN.matcher(word).matches() ? folder + "/" + word : word;
  }

  private String unplaced(String text) {
    return Stream.of(ROOT, folder)
        .reduce(text, (rest, place) -> rest.replace(place + "/", ""), (one, _) -> one);
  }

  /** Here what goes to either output is not in the order in which a terminal shows it. */
  private static List<String> sorted(String text) {
    return text.lines().sorted().toList();
  }

  private static String comparable(String text) {
    return text.stripTrailing()
        .replaceAll("(?m)[ \t]+$", "")
        .replaceAll("\\d+\\.\\d+", "0.0")
        .replaceAll(" +(?=\\S)", " ");
  }
}
