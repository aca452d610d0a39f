package org.regames.rbg;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.regames.ir.antlr.AntlrSyntax;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.NearestName;
import org.regames.ir.diagnostic.Origin;
import org.regames.rbg.macro.Macro;
import org.regames.rbg.macro.Preprocessor;
import org.regames.rbg.macro.RbgToken;

/** Findings at tokens, which macros may have produced. */
final class TokenDiagnostics {
  private final AntlrSyntax syntax;
  private final Diagnostics diagnostics;
  private final Preprocessor preprocessor;
  private final Set<String> inMacros = new HashSet<>();
  private final Map<String, NearestName> finders = new HashMap<>();

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

  /** Reports a finding; one that the body of a macro has at every use, only once. */
  void report(Diagnostic finding) {
    boolean isNew =
        finding.notes().stream()
            .filter(note -> note.message().endsWith(RbgToken.PUT_HERE))
            .findFirst()
            .map(note -> inMacros.add(finding.code() + note.origin().start()))
            .orElse(true);
    if (isNew) {
      diagnostics.report(finding);
    }
  }

  /** An error, which is not reported yet. */
  Diagnostic error(Token token, String code, String message) {
    return RbgToken.explain(token, Diagnostic.error(code, origin(token), message));
  }

  /** A warning, which is not reported yet. */
  Diagnostic warning(Token token, String code, String message) {
    return RbgToken.explain(token, Diagnostic.warning(code, origin(token), message));
  }

  /**
   * Reports an unknown name, with the most useful hint available.
   *
   * @param kind what was expected, such as {@code piece}
   * @param known the names that would have been right
   */
  void unknown(Token token, String kind, Collection<String> known) {
    if (preprocessor.isMisused(token)) {
      return; // reported as what it was meant to be
    }
    Diagnostic finding =
        error(token, "unknown-name", "unknown " + kind + " `" + token.getText() + "`");
    List<Macro> macros = preprocessor.macros(token.getText());
    report(
        macros.isEmpty()
            ? suggested(token, kind, known, finding)
            : explainMacro(finding, token, macros.getFirst()));
  }

  /** Directions may also be misspelt macros. */
  private Diagnostic suggested(
      Token token, String kind, Collection<String> known, Diagnostic finding) {
    Diagnostic near = finder(kind, known).suggest(token.getText(), finding);
    return near.hint().isPresent()
        ? near
        : finder("macro", preprocessor.names())
            .find(token.getText())
            .map(macro -> finding.withHint("did you mean the macro `" + macro + "`?"))
            .orElse(finding);
  }

  /** One finder for each set of names, since each does a bounded amount of work. */
  private NearestName finder(String kind, Collection<String> known) {
    return finders.computeIfAbsent(kind + known.size(), _ -> NearestName.among(known));
  }

  private Diagnostic explainMacro(Diagnostic finding, Token token, Macro macro) {
    Diagnostic noted = finding.withNote(origin(macro.name()), "a macro of this name");
    return macro.name().getStartIndex() > token.getStartIndex()
        ? noted.withHint("a macro can be used only after its definition: move that up")
        : noted.withHint("write `" + macro.signature() + "`, with its arguments, to use the macro");
  }
}
