package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.validate.Validators;

/**
 * What stands below each sheet of {@code docs/gdl-to-hrg.md} is its translation; {@code
 * -Dapprove=true} writes it anew.
 */
class GdlToHrgPageTest {
  private static final Path PAGE = Games.ROOT.resolve("docs/gdl-to-hrg.md");
  private static final int SHEETS = 5;
  private static final Pattern PAIR = Pattern.compile("(?s)```gdl\n(.*?)```\n```hrg\n(.*?)```\n");

  @Test
  void theTranslationsAreTrue() throws IOException {
    String page = Files.readString(PAGE);
    List<MatchResult> pairs = PAIR.matcher(page).results().toList();
    assertEquals(SHEETS, pairs.size());
    StringBuilder right = new StringBuilder();
    int end = 0;
    for (MatchResult pair : pairs) {
      String text = Games.translated(new Source("sheet.kif", pair.group(1))).orElseThrow();
      assertEquals(
          List.of(),
          Validators.validate(Games.parse(text, "hrg")).stream()
              .filter(Diagnostic::isError)
              .toList());
      right.append(page, end, pair.start(2)).append(text);
      end = pair.end(2);
    }
    right.append(page, end, page.length());
    if (Boolean.getBoolean("approve")) {
      Files.writeString(PAGE, right);
    } else {
      assertEquals(right.toString(), page);
    }
  }
}
