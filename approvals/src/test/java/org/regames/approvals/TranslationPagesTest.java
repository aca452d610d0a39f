package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.validate.Validators;

/**
 * What stands below each game of {@code docs/gdl-to-hrg.md} and {@code docs/lud-to-hrg.md} is its
 * translation; {@code -Dapprove=true} writes it anew.
 */
class TranslationPagesTest {
  @ParameterizedTest
  @CsvSource({"gdl, 5", "lud, 10"})
  void theTranslationsAreTrue(String language, int games) throws IOException {
    Path file = Games.ROOT.resolve("docs/" + language + "-to-hrg.md");
    String page = Files.readString(file);
    Pattern pair = Pattern.compile("(?s)```" + language + "\n(.*?)```\n```hrg\n(.*?)```\n");
    List<MatchResult> pairs = pair.matcher(page).results().toList();
    assertEquals(games, pairs.size());
    StringBuilder right = new StringBuilder();
    int end = 0;
    for (MatchResult each : pairs) {
      String text = translated(language, each.group(1));
      assertEquals(
          List.of(),
          Validators.validate(Games.parse(text, "hrg")).stream()
              .filter(Diagnostic::isError)
              .toList());
      right.append(page, end, each.start(2)).append(text);
      end = each.end(2);
    }
    right.append(page, end, page.length());
    if (Boolean.getBoolean("approve")) {
      Files.writeString(file, right);
    } else {
      assertEquals(right.toString(), page);
    }
  }

  private static String translated(String language, String text) {
    return Games.named(language)
        .translator(Games.named("hrg"))
        .orElseThrow()
        .format(new Source("game." + language, text), new Budget())
        .value()
        .orElseThrow();
  }
}
