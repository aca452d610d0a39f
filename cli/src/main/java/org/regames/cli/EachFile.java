package org.regames.cli;

import java.util.List;
import java.util.function.Consumer;
import org.regames.ir.diagnostic.DiagnosticException;

/** Does one thing with each of several files: what is wrong with one does not hide the others. */
final class EachFile {
  private final Findings findings;

  EachFile(Terminal terminal) {
    this.findings = new Findings(terminal);
  }

  /** Acts on each file in turn and prints failures; returns the worst exit code. */
  int run(List<String> files, Consumer<String> action) {
    int worst = Failure.DONE;
    for (String file : files) {
      try {
        action.accept(file);
      } catch (Failure failure) {
        findings.failure(failure);
        worst = Math.max(worst, failure.exitCode());
      } catch (DiagnosticException end) {
        findings.print(List.of(end.diagnostic()));
        worst = Math.max(worst, Failure.FAILED);
      }
    }
    return worst;
  }
}
