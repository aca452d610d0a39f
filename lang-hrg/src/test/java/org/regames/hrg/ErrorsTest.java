package org.regames.hrg;

import static org.junit.jupiter.api.Assertions.assertTrue;

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

/** What users are told: {@code errors/NAME.hrg} gets the findings {@code errors/NAME.expected}. */
class ErrorsTest {
  private static final Approved MISTAKES = new Approved("errors", ".hrg", ".expected");

  static Stream<Path> mistakes() {
    return MISTAKES.inputs();
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void isReported(Path mistake) throws IOException {
    Result<Game> result = Games.read(mistake.getFileName().toString(), Games.text(mistake));
    List<Diagnostic> findings =
        result.value().map(game -> findings(result, game)).orElse(result.diagnostics());
    assertTrue(findings.stream().anyMatch(Diagnostic::isError), "no error in " + mistake);
    MISTAKES.check(mistake, Games.render(findings));
  }

  /** As users get them: what reading finds and what validators find in the result. */
  private static List<Diagnostic> findings(Result<Game> result, Game game) {
    return Stream.concat(result.diagnostics().stream(), Validators.validate(game).stream())
        .toList();
  }

  @Test
  void everyMistakeHasItsFindings() {
    MISTAKES.checkPairs();
  }
}
