package org.regames;

import java.util.Optional;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticRenderer;

/**
 * Something that is wrong with a game, or may be.
 *
 * @param isError whether the game cannot be used because of it; else it is a warning
 * @param code a stable name of the kind of problem, such as {@code unknown-name}; {@code
 *     docs/errors.md} has a paragraph on each
 * @param file the name of the file, {@code text} for a text without one; empty if no text is to
 *     blame
 * @param line the line, counted from 1; 0 if no text is to blame
 * @param column the column, counted from 1 in code points; 0 if no text is to blame
 * @param message what is wrong, one line
 * @param hint how to fix it, if known
 * @param text all of this in the style of compilers: with the line, a caret under the column, and
 *     related places; lines end with a line break
 */
public record Problem(
    boolean isError,
    String code,
    String file,
    int line,
    int column,
    String message,
    Optional<String> hint,
    String text) {

  static Problem of(Diagnostic finding) {
    boolean isPlaced = finding.origin().isKnown();
    return new Problem(
        finding.isError(),
        finding.code(),
        isPlaced ? finding.origin().source().name() : "",
        isPlaced ? finding.origin().line() : 0,
        isPlaced ? finding.origin().column() : 0,
        finding.message(),
        finding.hint(),
        new DiagnosticRenderer(false).render(finding));
  }

  /** The problem in the style of compilers. */
  @Override
  public String toString() {
    return text;
  }
}
