package org.regames.ir.diagnostic;

/** Ends a translation that cannot go on; whoever started the translation reports its finding. */
public final class DiagnosticException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Diagnostic diagnostic;

  /** Ends with this finding. */
  public DiagnosticException(Diagnostic diagnostic) {
    super(diagnostic.message(), null, false, false);
    this.diagnostic = diagnostic;
  }

  /** The finding that ended the translation. */
  public Diagnostic diagnostic() {
    return diagnostic;
  }
}
