package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.backend.diff.Difference;
import org.regames.backend.diff.TagRenaming;
import org.regames.backend.diff.TreeDiff;
import org.regames.backend.interpreter.Turn;
import org.regames.ir.Game;

/** The diffs that {@code docs/review.md} goes through are those that its edit makes today. */
@Tag("long")
class ReviewPageTest {
  private static final String GAME = "hrg/nine-mens-morris.hrg";
  private static final Pattern BLOCK = Pattern.compile("(?s) {3}```diff\n(.*?) {3}```");
  private static final Pattern HUNK = Pattern.compile("@@ -(\\d+),(\\d+) \\+(\\d+),(\\d+) @@");
  private static final Pattern PLAY =
      Pattern.compile("(before|after)\\.hrg: after '(.*) / … / (.*)'");

  private static String page;
  private static List<List<String>> diffs;
  private static Game before;
  private static Game after;

  @BeforeAll
  static void edit() throws IOException {
    page = Files.readString(Games.ROOT.resolve("docs/review.md"));
    diffs =
        BLOCK
            .matcher(page)
            .results()
            .map(block -> block.group(1).indent(-3).lines().toList())
            .toList();
    String source = Files.readString(Games.LIBRARY.resolve(GAME));
    String edited = source.replace(text(diffs.getFirst(), '-'), text(diffs.getFirst(), '+'));
    assertTrue(!edited.equals(source), "the edit changes the game");
    before = Games.parse(source, "hrg");
    after = Games.parse(edited, "hrg");
  }

  @Test
  void theDiffsAreTrue() {
    Map<String, String> old = GoldenTranslationsTest.texts(before);
    Map<String, String> changed = GoldenTranslationsTest.texts(after);
    List<String> forms = List.of(".structured.hrg", ".lowered.rg");
    assertEquals(1 + forms.size(), diffs.size());
    for (int i = 0; i < forms.size(); i++) {
      List<String> diff = diffs.get(i + 1);
      MatchResult hunk = HUNK.matcher(diff.getFirst()).results().findFirst().orElseThrow();
      List<String> lines = diff.subList(1, diff.size());
      String form = forms.get(i);
      assertEquals(text(lines, '-'), part(old.get(form), hunk.group(1), hunk.group(2)), form);
      assertEquals(text(lines, '+'), part(changed.get(form), hunk.group(3), hunk.group(4)), form);
    }
  }

  @Test
  void theGamesDifferAfterThePlaysThatAreShown() {
    Difference found =
        new TreeDiff(100, 2000, 5, 1)
            .compare(before, after, TagRenaming.of(Map.of()), _ -> {})
            .difference()
            .orElseThrow();
    assertTrue(page.contains("different: " + found.what() + "\n"), found.what());
    List<MatchResult> plays = PLAY.matcher(page).results().toList();
    assertEquals(2, plays.size());
    for (MatchResult play : plays) {
      String text = text(play.group(1).equals("before") ? found.first() : found.second());
      assertTrue(text.startsWith(play.group(2)) && text.endsWith(play.group(3)), text);
    }
  }

  private static String text(List<Turn> play) {
    return play.stream().map(Turn::toString).collect(Collectors.joining(" / "));
  }

  /** The lines of a diff on one of its sides. */
  private static String text(List<String> diff, char side) {
    return diff.stream()
        .filter(line -> line.charAt(0) == ' ' || line.charAt(0) == side)
        .map(line -> line.substring(1) + "\n")
        .collect(Collectors.joining());
  }

  private static String part(String text, String first, String count) {
    return text.lines()
        .skip(Long.parseLong(first) - 1)
        .limit(Long.parseLong(count))
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }
}
