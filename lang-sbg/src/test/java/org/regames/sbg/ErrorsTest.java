package org.regames.sbg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Messages, by files: {@code errors/NAME.sbg} gives {@code errors/NAME.expected}. */
class ErrorsTest {
  private static final boolean APPROVE = Boolean.getBoolean("approve");

  static List<Path> files() {
    return Sbg.resources("errors", ".sbg");
  }

  private static Path expected(Path file) {
    String name = file.getFileName().toString();
    return file.resolveSibling(name.substring(0, name.lastIndexOf('.')) + ".expected");
  }

  @ParameterizedTest
  @MethodSource("files")
  void messagesAreAsExpected(Path file) throws IOException {
    String found = Sbg.messages(Sbg.read(file.getFileName().toString(), Sbg.text(file)));
    if (APPROVE) {
      Files.writeString(expected(file), found);
    }
    assertEquals(Sbg.text(expected(file)), found);
  }

  @Test
  void everyExpectationHasItsFile() {
    assertEquals(
        files().stream().map(ErrorsTest::expected).toList(), Sbg.resources("errors", ".expected"));
  }
}
