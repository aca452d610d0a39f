package org.regames.cli.console;

import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Origin;

/** What {@code --json} prints about a finding; lines and columns count from 1, 0 means unknown. */
public record FindingLine(
    String severity,
    String code,
    String file,
    int line,
    int column,
    int endLine,
    int endColumn,
    String message,
    String hint) {

  public static FindingLine of(Diagnostic diagnostic) {
    Origin at = diagnostic.origin();
    boolean known = at.isKnown();
    return new FindingLine(
        diagnostic.severity().word(),
        diagnostic.code(),
        at.source().name(),
        known ? at.line() : 0,
        known ? at.column() : 0,
        known ? at.source().line(at.end()) : 0,
        known ? at.source().column(at.end()) : 0,
        diagnostic.message(),
        diagnostic.hint().orElse(null));
  }
}
