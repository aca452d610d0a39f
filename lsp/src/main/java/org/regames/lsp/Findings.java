package org.regames.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticRelatedInformation;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.regames.ir.diagnostic.Diagnostic.Fix;
import org.regames.ir.diagnostic.Origin;

/** What is wrong with a text, and how it can be fixed. */
final class Findings {
  /** More than anyone reads, and little enough to be sent with every keystroke. */
  private static final int MOST = 200;

  private Findings() {}

  static PublishDiagnosticsParams published(Checked checked) {
    Snapshot text = checked.snapshot();
    List<Diagnostic> shown =
        checked.findings().stream().limit(MOST).map(found -> shown(text, found)).toList();
    return new PublishDiagnosticsParams(text.uri(), shown, text.version());
  }

  private static Diagnostic shown(Snapshot text, org.regames.ir.diagnostic.Diagnostic found) {
    String help = found.hint().map(hint -> "\n" + hint).orElse("");
    Diagnostic shown = new Diagnostic(text.range(found.origin()), found.message() + help);
    shown.setSeverity(
        switch (found.severity()) {
          case ERROR -> DiagnosticSeverity.Error;
          case WARNING -> DiagnosticSeverity.Warning;
        });
    shown.setCode(found.code());
    shown.setSource("regames");
    List<DiagnosticRelatedInformation> places =
        found.notes().stream()
            .filter(note -> note.origin().isKnown())
            .map(
                note ->
                    new DiagnosticRelatedInformation(
                        new Location(text.uri(), text.range(note.origin())), note.message()))
            .toList();
    shown.setRelatedInformation(places);
    return shown;
  }

  /** The quick fixes for findings that touch a range. */
  static List<CodeAction> fixes(Checked checked, Range range) {
    Snapshot text = checked.snapshot();
    int start = text.offset(range.getStart());
    int end = text.offset(range.getEnd());
    List<CodeAction> fixes = new ArrayList<>();
    for (org.regames.ir.diagnostic.Diagnostic found : checked.findings()) {
      Origin origin = found.origin();
      boolean touches = origin.isKnown() && origin.start() <= end && start <= origin.end();
      if (touches && fixes.size() < MOST) {
        found.fixes().forEach(fix -> fixes.add(action(text, found, fix)));
      }
    }
    return fixes;
  }

  private static CodeAction action(
      Snapshot text, org.regames.ir.diagnostic.Diagnostic found, Fix fix) {
    String title = fix.title();
    CodeAction action = new CodeAction(Character.toUpperCase(title.charAt(0)) + title.substring(1));
    action.setKind(CodeActionKind.QuickFix);
    action.setDiagnostics(List.of(shown(text, found)));
    action.setIsPreferred(fix.equals(found.fixes().getFirst()));
    TextEdit edit = new TextEdit(text.range(fix.place()), fix.text());
    action.setEdit(new WorkspaceEdit(Map.of(text.uri(), List.of(edit))));
    return action;
  }
}
