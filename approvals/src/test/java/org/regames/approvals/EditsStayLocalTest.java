package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.approvaltests.Approvals;
import org.approvaltests.core.Options;
import org.approvaltests.reporters.AutoApproveReporter;
import org.approvaltests.reporters.QuietReporter;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.ir.Game;

/**
 * A change of one function or graph moves few lines of what is pinned of a game: names that the
 * translations make up do not change for something unrelated. The table of how many move is what
 * somebody approved; {@code -Dapprove=true} accepts it as it is now.
 */
class EditsStayLocalTest {
  /** How much of a translation may move. */
  private static final double MOST = 0.1;

  private record Edit(String game, String before, String after) {}

  private static final List<Edit> EDITS =
      List.of(
          new Edit("oware", "if I == 2 || I == 3 then", "if I == 3 then"),
          new Edit("pig", "if N + D < 100 then P(N + D)", "if N + D < 99 then P(N + D)"),
          new Edit("nine-mens-morris", "check(board[partner(L, point)] == who)", ""),
          new Edit("nine-mens-morris", "branch step in {clockwise, ", "branch step in {"),
          new Edit("chess", "clock = tick[clock]", "clock = N(0)"),
          new Edit("chess", "clock == N(100)", "clock == N(50)"),
          new Edit("backgammon", "graph rules() {", "graph rules() {\n$ start"),
          new Edit("breakthrough", "graph rules() {", "graph rules() {\nplayer = keeper"));

  @Test
  @Tag("long")
  void fewLinesMove() throws IOException {
    StringBuilder table = new StringBuilder(row("game", "edit", "translation", "lines", "moved"));
    for (Edit edit : EDITS) {
      String source = Files.readString(Games.LIBRARY.resolve("hrg/" + edit.game + ".hrg"));
      String edited = source.replace(edit.before, edit.after);
      assertTrue(!edited.equals(source), edit + " changes nothing");
      Map<String, String> before = texts(source);
      Map<String, String> after = texts(edited);
      before.forEach(
          (form, text) -> {
            long lines = text.lines().count();
            long moved = moved(text, after.get(form));
            assertTrue(
                moved > 0 && moved <= MOST * lines, moved + " lines of " + form + ": " + edit);
            table.append(row(edit.game, edit.before, form, lines, moved));
          });
    }
    boolean approve = Boolean.getBoolean("approve");
    Approvals.verify(
        table.toString(),
        new Options(approve ? new AutoApproveReporter() : new QuietReporter())
            .forFile()
            .withExtension(".txt")
            .forFile()
            .withNamer(new BesideNamer(Games.ROOT.resolve("approvals/effect/edits"))));
  }

  private static Map<String, String> texts(String source) {
    Game game = Games.parse(source, "hrg");
    return GoldenTranslationsTest.texts(game);
  }

  /** How many lines stand in one of two texts only. */
  private static long moved(String before, String after) {
    Map<String, Integer> counts = new HashMap<>();
    before.lines().forEach(line -> counts.merge(line, 1, Integer::sum));
    after.lines().forEach(line -> counts.merge(line, -1, Integer::sum));
    return counts.values().stream().mapToLong(Math::abs).sum();
  }

  private static String row(Object... cells) {
    return String.format(Locale.ROOT, "%-17s %-39s %-15s %5s %5s%n", cells);
  }
}
