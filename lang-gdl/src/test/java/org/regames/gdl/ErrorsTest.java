package org.regames.gdl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;

/** Messages, by files: {@code errors/NAME.kif} gives {@code errors/NAME.expected}. */
class ErrorsTest {
  private static final boolean APPROVE = Boolean.getBoolean("approve");

  static List<Path> files() {
    return Gdl.resources("errors", ".kif");
  }

  private static Path expected(Path file) {
    return file.resolveSibling(file.getFileName().toString().replace(".kif", ".expected"));
  }

  @ParameterizedTest
  @MethodSource("files")
  void messagesAreAsExpected(Path file) throws IOException {
    Source source = new Source(file.getFileName().toString(), Gdl.text(file));
    String found = Gdl.render(GdlFrontend.read(source, new Budget(50_000)).diagnostics());
    if (APPROVE) {
      Files.writeString(expected(file), found);
    }
    assertEquals(Gdl.text(expected(file)), found);
  }

  @Test
  void everyExpectationHasItsFile() {
    assertEquals(
        files().stream().map(ErrorsTest::expected).toList(), Gdl.resources("errors", ".expected"));
  }
}
