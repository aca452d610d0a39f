package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The page of commands is what they say of themselves; {@code -Dapprove=true} writes it anew. */
class CommandsPageTest {
  private static final Path PAGE = Path.of(System.getProperty("regames.root"), "docs/commands.md");
  private static final String FENCE = "```\n";

  @Test
  void thePageHasWhatHelpSays() throws IOException {
    StringBuilder page = new StringBuilder("# The command line\n\n");
    page.append(
        "What `--help` prints for each command; a test compares. [The guide](guide.md) goes");
    page.append(" through them with\nexamples, [JSON](json.md) has what `--json` prints.\n\n");
    page.append(FENCE).append(help()).append(FENCE);
    for (String name : Regames.names()) {
      page.append("\n## ").append(name).append('\n');
      page.append(FENCE).append(help(name)).append(FENCE);
    }
    if (Boolean.getBoolean("approve")) {
      Files.writeString(PAGE, page);
    } else {
      assertEquals(Files.readString(PAGE), page.toString());
    }
  }

  private static String help(String... command) {
    Object[] words = new Object[command.length + 1];
    System.arraycopy(command, 0, words, 0, command.length);
    words[command.length] = "--help";
    return Run.of(words)
        .out()
        .lines()
        .map(String::stripTrailing)
        .collect(Collectors.joining("\n", "", "\n"));
  }
}
