package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * All Java code is formatted by google-java-format. With {@code -Dformat=write} the test mends what
 * is not.
 */
class FormattingTest {
  private static final String REMEDY =
      "mvn -pl approvals -am test -Dtest=FormattingTest -Dformat=write"
          + " -Dsurefire.failIfNoSpecifiedTests=false";

  @Test
  @Tag("long")
  void allJavaCodeIsFormatted() throws IOException {
    List<Path> files = new ArrayList<>(SourceTree.javaFiles("src"));
    SourceTree.files(SourceTree.ROOT.resolve("examples/java"))
        .filter(file -> file.toString().endsWith(".java"))
        .forEach(files::add);
    assertFalse(files.isEmpty(), "there is Java code below " + SourceTree.ROOT);

    List<Path> unformatted =
        files.parallelStream()
            .filter(file -> !formatted(file).equals(SourceTree.text(file)))
            .sorted()
            .toList();

    if ("write".equals(System.getProperty("format"))) {
      for (Path file : unformatted) {
        Files.writeString(file, formatted(file));
      }
    } else {
      assertEquals(List.of(), unformatted, "not formatted; this mends it: " + REMEDY);
    }
  }

  private static String formatted(Path file) {
    try {
      return new Formatter().formatSourceAndFixImports(SourceTree.text(file));
    } catch (FormatterException failure) {
      throw new UncheckedIOException(new IOException(file + ": " + failure.getMessage(), failure));
    }
  }
}
