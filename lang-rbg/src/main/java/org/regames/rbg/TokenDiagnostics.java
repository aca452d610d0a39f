package org.regames.rbg;

import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.regames.ir.antlr.AntlrSyntax;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;
import org.regames.rbg.macro.Macro;
import org.regames.rbg.macro.Preprocessor;
import org.regames.rbg.macro.RbgToken;

/** Findings at tokens that may have come through macros. */
final class TokenDiagnostics {
  private static final int LONGEST_COMPARED = 64;

  /** Comparing every name with every other would be quadratic for a file full of mistakes. */
  private static final int MOST_SUGGESTIONS = 100;

  private final AntlrSyntax syntax;
  private final Diagnostics diagnostics;
  private final Preprocessor preprocessor;
  private int suggestions;

  TokenDiagnostics(AntlrSyntax syntax, Diagnostics diagnostics, Preprocessor preprocessor) {
    this.syntax = syntax;
    this.diagnostics = diagnostics;
    this.preprocessor = preprocessor;
  }

  Origin origin(Token token) {
    return syntax.origin(token);
  }

  Origin origin(ParserRuleContext rule) {
    return syntax.origin(rule);
  }

  void report(Diagnostic finding) {
    diagnostics.report(finding);
  }

  /** An error that is not reported yet. */
  Diagnostic error(Token token, String code, String message) {
    return RbgToken.explain(token, Diagnostic.error(code, origin(token), message));
  }

  void warning(Token token, String code, String message) {
    report(RbgToken.explain(token, Diagnostic.warning(code, origin(token), message)));
  }

  /**
   * Reports a name that is not known, with the most useful hint there is.
   *
   * @param kind what was expected, such as {@code piece}
   * @param known the names that would have been right
   */
  void unknown(Token token, String kind, Iterable<String> known) {
    Diagnostic finding =
        error(token, "unknown-name", "unknown " + kind + " `" + token.getText() + "`");
    List<Macro> macros = preprocessor.macros(token.getText());
    Optional<String> similar = similar(token.getText(), known);
    if (!macros.isEmpty()) {
      finding = explainMacro(finding, token, macros.getFirst());
    } else if (similar.isPresent()) {
      finding = finding.withHint("did you mean `" + similar.get() + "`?");
    }
    report(finding);
  }

  private Diagnostic explainMacro(Diagnostic finding, Token token, Macro macro) {
    Diagnostic noted = finding.withNote(origin(macro.name()), "a macro of this name");
    return macro.name().getStartIndex() > token.getStartIndex()
        ? noted.withHint("a macro can be used only after its definition: move that up")
        : noted.withHint("write `" + macro.signature() + "`, with its arguments, to use the macro");
  }

  private Optional<String> similar(String name, Iterable<String> known) {
    Optional<String> best = Optional.empty();
    if (suggestions++ >= MOST_SUGGESTIONS) {
      return best;
    }
    int bestDistance = Math.max(1, name.length() / 3) + 1;
    for (String other : known) {
      int distance =
          Math.max(name.length(), other.length()) > LONGEST_COMPARED
              ? bestDistance
              : distance(name, other);
      if (distance < bestDistance) {
        best = Optional.of(other);
        bestDistance = distance;
      }
    }
    return best;
  }

  /** How many characters must be inserted, deleted or replaced to get from one to the other. */
  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
