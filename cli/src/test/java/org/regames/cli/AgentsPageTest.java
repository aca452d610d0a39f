package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.agents.AgentKind;
import org.regames.agents.Agents;

/**
 * The page on agents shows what commands print, but for how fast they were, and names all agents.
 */
class AgentsPageTest {
  private static final Path PAGE = Path.of(System.getProperty("regames.root"), "docs/agents.md");
  private static final Pattern EXAMPLE =
      Pattern.compile("(?s)```\n\\$ \\./regames ([^\n]*)\n(.*?)```");
  private static final Pattern SPEED = Pattern.compile("(?m) +[\\d.]+$");

  @Test
  @Tag("long")
  void commandsPrintWhatIsShown() throws IOException {
    int examples = 0;
    for (MatchResult example : EXAMPLE.matcher(Files.readString(PAGE)).results().toList()) {
      Run run = Run.ofLine(example.group(1));
      assertEquals(withoutSpeed(example.group(2)), withoutSpeed(run.out()), run.err());
      examples++;
    }
    assertTrue(examples > 0, "there is an example");
  }

  private static String withoutSpeed(String text) {
    return SPEED.matcher(text).replaceAll("").replaceAll(" +", " ");
  }

  @Test
  void allAgentsAndTheirOptionsAreNamed() throws IOException {
    String page = Files.readString(PAGE);
    for (AgentKind kind : Agents.installed()) {
      String line =
          page.lines()
              .filter(l -> l.startsWith("| `" + kind.name() + "` |"))
              .findFirst()
              .orElse("");
      assertTrue(!line.isEmpty(), kind.name());
      kind.options()
          .keySet()
          .forEach(option -> assertTrue(line.contains("`" + option + "`"), option));
    }
  }
}
