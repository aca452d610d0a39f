package org.regames.hrg;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.hrg.evaluation.TextHole;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;

/** Texts of games with {@code ???} instead of any one word. */
@Tag("long")
class HolesTest {
  private static final Pattern WORD = Pattern.compile("(?m)^\\s*//.*$|\\w+");

  @ParameterizedTest
  @ValueSource(strings = {"tictactoe", "chess", "kuhn-poker", "oware"})
  void whateverIsMissingIsReportedWhereItIs(String name) throws Exception {
    Path file = Path.of(System.getProperty("regames.root"), "games/hrg", name + ".hrg");
    String text = Files.readString(file);
    List<MatchResult> words =
        WORD.matcher(text).results().filter(word -> !word.group().contains("//")).toList();
    int step = Math.max(1, words.size() / 120);
    TreeSet<String> alone = new TreeSet<>();
    for (int i = 0; i < words.size(); i += step) {
      MatchResult word = words.get(i);
      String holed = text.substring(0, word.start()) + TextHole.WORD + text.substring(word.end());
      Result<Game> read = HrgFrontend.read(new Source(name + ".hrg", holed), new Budget());
      String where = word.group() + " at " + word.start() + ": " + read.diagnostics();
      assertTrue(read.value().isEmpty(), where);
      assertTrue(
          read.diagnostics().stream()
              .filter(Diagnostic::isError)
              .anyMatch(
                  found ->
                      found.code().equals("to-fill-in") && found.origin().start() == word.start()
                          || found.code().equals("syntax")),
          where);
      if (read.diagnostics().size() == 1) {
        alone.add(word.group());
      }
    }
    assertTrue(alone.size() > 10, "hardly any is the only finding: " + alone);
  }
}
