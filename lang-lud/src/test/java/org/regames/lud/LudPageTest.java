package org.regames.lud;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.regames.lud.lowering.PlayedLudemes;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.Ludeme;
import org.regames.lud.tree.LudemeTable;

/** The table of ludemes in docs/lud.md is what is played; {@code -Dapprove=true} writes it anew. */
class LudPageTest {
  private static final Path PAGE = Path.of(System.getProperty("regames.root"), "docs/lud.md");
  private static final String HEADING = "## All ludemes\n";

  @Test
  void thePageSaysWhichLudemesArePlayed() throws IOException {
    String page = Files.readString(PAGE);
    assertTrue(page.contains(HEADING), "the page has no heading `All ludemes`");
    String expected = page.substring(0, page.indexOf(HEADING)) + section();
    if (Boolean.getBoolean("approve")) {
      Files.writeString(PAGE, expected);
    } else {
      assertEquals(expected, page);
    }
  }

  private static String section() {
    List<Ludeme> all = LudemeTable.TABLE.all();
    long played = all.stream().filter(PlayedLudemes::isPlayed).count();
    Map<Kind, List<Ludeme>> kinds =
        all.stream()
            .collect(Collectors.groupingBy(Ludeme::kind, LinkedHashMap::new, Collectors.toList()));
    StringBuilder text = new StringBuilder(HEADING);
    text.append(
        """
        All are read. Of the %d rows of [their table](../lang-lud/README.md#the-table) %d can be played; games that use
        another one are refused. A ludeme with several lists of parameters is in both columns if some of them can be played.

        | stands for | played | read only |
        | --- | --- | --- |
        """
            .formatted(all.size(), played));
    kinds.forEach(
        (kind, ludemes) ->
            text.append("| ")
                .append(kind.noun())
                .append(" | ")
                .append(titles(ludemes, PlayedLudemes::isPlayed))
                .append(" | ")
                .append(titles(ludemes, Predicate.not(PlayedLudemes::isPlayed)))
                .append(" |\n"));
    return text.toString();
  }

  private static String titles(List<Ludeme> ludemes, Predicate<Ludeme> which) {
    return ludemes.stream()
        .filter(which)
        .map(ludeme -> "`" + ludeme.title().replace("|", "\\|") + "`")
        .distinct()
        .collect(Collectors.joining(" "));
  }
}
