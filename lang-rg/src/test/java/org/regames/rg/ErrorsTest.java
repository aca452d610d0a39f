package org.regames.rg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;
import org.regames.ir.validate.Validators;

/**
 * Every {@code NAME.rg} of the folder {@code errors} has exactly the findings of the parser and the
 * validators that {@code NAME.expected} shows. To add a case, drop the first file; to accept what
 * is found, run with {@code -Dapprove=true} and read the difference.
 */
class ErrorsTest {
  private static final Path FOLDER = Reading.ERRORS;

  @TestFactory
  Stream<DynamicTest> findingsAreAsExpected() throws IOException {
    return files(".rg").stream()
        .map(name -> DynamicTest.dynamicTest(name, () -> findingsAreAsExpected(name)));
  }

  private static void findingsAreAsExpected(String name) throws IOException {
    String found = findings(name + ".rg", Files.readString(FOLDER.resolve(name + ".rg")));
    Path expected = FOLDER.resolve(name + ".expected");
    if (Boolean.getBoolean("approve")) {
      Files.writeString(expected, found);
    }
    assertTrue(Files.exists(expected), expected + " is missing; see the comment of this class");
    assertEquals(Files.readString(expected), found);
  }

  @Test
  void everyExpectationHasItsCase() throws IOException {
    assertEquals(files(".rg"), files(".expected"));
  }

  private static String findings(String name, String text) {
    Result<Game> result = RgParser.parse(new Source(name, text), new Budget());
    List<Diagnostic> all = new ArrayList<>(result.diagnostics());
    result.value().ifPresent(game -> all.addAll(Validators.validate(game)));
    return Reading.render(all);
  }

  private static List<String> files(String suffix) throws IOException {
    try (Stream<Path> found = Files.list(FOLDER)) {
      return found
          .map(file -> file.getFileName().toString())
          .filter(file -> file.endsWith(suffix))
          .map(file -> file.substring(0, file.length() - suffix.length()))
          .sorted()
          .toList();
    }
  }
}
