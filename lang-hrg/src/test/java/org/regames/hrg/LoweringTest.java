package org.regames.hrg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.language.Result;
import org.regames.ir.validate.Validators;
import org.regames.rg.RgPrinter;

/**
 * What each form of the language becomes: {@code lowering/NAME.hrg} as {@code lowering/NAME.rg},
 * without the built-in definitions that the snippet leaves out.
 */
class LoweringTest {
  private static final Approved SNIPPETS = new Approved("lowering", ".hrg", ".rg");

  static Stream<Path> snippets() {
    return SNIPPETS.inputs();
  }

  @ParameterizedTest
  @MethodSource("snippets")
  void becomesTheApprovedAutomaton(Path snippet) throws IOException {
    Result<Game> result = Games.read(snippet.getFileName().toString(), Games.text(snippet));
    String findings = Games.render(result.diagnostics());
    Game game = result.value().orElseThrow(() -> new AssertionError(findings));
    List<Diagnostic> errors =
        Validators.validate(game).stream().filter(Diagnostic::isError).toList();
    assertEquals("", Games.render(errors));
    SNIPPETS.check(snippet, comment(findings) + RgPrinter.print(Games.withoutBuiltins(game)));
  }

  @Test
  void everySnippetHasItsAutomaton() {
    SNIPPETS.checkPairs();
  }

  private static String comment(String findings) {
    return findings.isEmpty() ? "" : findings.replaceAll("(?m)^", "// ").replaceAll("// $", "");
  }
}
