package org.regames.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example of the package page. */
class PackageExampleTest {
  @Test
  void theExampleIsTrue(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("a.in"), "anything");
    Files.writeString(folder.resolve("a.out"), "text");

    FilePairs pairs = new FilePairs(folder, List.of(".in"), ".out");
    assertEquals(List.of(file), pairs.files());
    pairs.check(file, "text");
    assertThrows(AssertionError.class, () -> pairs.check(file, "another text"));
  }
}
