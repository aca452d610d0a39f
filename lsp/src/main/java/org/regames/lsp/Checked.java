package org.regames.lsp;

import java.util.List;
import java.util.Optional;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Frontend;
import org.regames.ir.language.Result;
import org.regames.ir.validate.Validators;

/**
 * The result of reading a text as a game.
 *
 * @param snapshot the text
 * @param findings everything that is wrong with it
 * @param sound this text as a game or, if it has mistakes, the last one without
 */
record Checked(Snapshot snapshot, List<Diagnostic> findings, Optional<Sound> sound) {
  /**
   * A text without mistakes.
   *
   * @param text the text
   * @param game its game
   */
  record Sound(Snapshot text, Game game) {}

  Checked {
    findings = List.copyOf(findings);
  }

  /**
   * Reads a text as a game.
   *
   * @throws java.util.concurrent.CancellationException if the budget is cancelled
   */
  static Checked of(Snapshot snapshot, Budget budget) {
    Diagnostics findings = new Diagnostics();
    Optional<Game> game = Optional.empty();
    Optional<Frontend> frontend = snapshot.language().frontend();
    try {
      if (frontend.isPresent()) {
        Result<Game> read = frontend.get().read(snapshot.source(), budget);
        Result<Game> validated = Validators.validated(read, snapshot.source());
        findings.reportAll(validated.diagnostics());
        game = validated.value();
      }
    } catch (DiagnosticException tooLarge) {
      findings.report(tooLarge.diagnostic());
    } catch (StackOverflowError tooDeep) {
      Origin place = Origin.of(snapshot.source(), 0, 0);
      findings.report(Diagnostic.error("too-deep", place, "this text is nested too deeply"));
    }
    return new Checked(snapshot, findings.list(), game.map(found -> new Sound(snapshot, found)));
  }

  /** The first finding that is an error. */
  Optional<Diagnostic> firstError() {
    return findings.stream().filter(Diagnostic::isError).findFirst();
  }
}
