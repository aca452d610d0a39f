package org.regames.rbg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Messages, by files: {@code errors/NAME.rbg} gives {@code errors/NAME.expected}. */
class ErrorsTest {
  private static final boolean APPROVE = Boolean.getBoolean("approve");

  static List<Path> files() {
    return Rbg.resources("errors", ".rbg");
  }

  private static Path expected(Path file) {
    String name = file.getFileName().toString();
    return file.resolveSibling(name.substring(0, name.lastIndexOf('.')) + ".expected");
  }

  @ParameterizedTest
  @MethodSource("files")
  void messagesAreAsExpected(Path file) throws IOException {
    String found = Rbg.messages(Rbg.read(file.getFileName().toString(), Rbg.text(file)));
    if (APPROVE) {
      Files.writeString(expected(file), found);
    }
    assertEquals(Rbg.text(expected(file)), found);
  }

  @Test
  void everyExpectationHasItsFile() {
    assertEquals(
        files().stream().map(ErrorsTest::expected).toList(), Rbg.resources("errors", ".expected"));
  }
}
