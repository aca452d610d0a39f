package org.regames.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What an author sees while typing a small game. */
class TypingTest extends EditorTest {
  private static final String URI = "file:///sticks.hrg";
  private static final String GAME =
      """
      domain Player = first | second
      domain Score = 0 | 100
      domain Count = S(N) where N in 0..3

      // One stick less.
      less : Count -> Count
      less(S(N)) = if N > 0 then S(N - 1) else S(0)

      sticks : Count = S(3)

      graph rules() {
        player = first
        take()
        player = keeper
        goals[first] = 100
        end()
      }

      graph take() {
        check(sticks != S(0))
        sticks = less[sticks]
        $ take
      }
      """;

  /** The range of a piece of the text, the n-th one from 0. */
  static Range range(String text, String piece, int n) {
    int at = -1;
    for (int i = 0; i <= n; i++) {
      at = text.indexOf(piece, at + 1);
      assertTrue(at >= 0, piece);
    }
    return new Range(position(text, at), position(text, at + piece.length()));
  }

  static Position position(String text, int offset) {
    String before = text.substring(0, offset);
    int line = (int) before.chars().filter(c -> c == '\n').count();
    return new Position(line, offset - before.lastIndexOf('\n') - 1);
  }

  @Test
  void aSoundGameHasNoFindings() {
    assertEquals(List.of(), editor.open(URI, GAME));
    editor.close(URI);
  }

  @Test
  void aMisspeltNameIsToldAndMended() {
    editor.open(URI, GAME);
    Range word = range(GAME, "sticks", 2);
    editor.change(URI, word, "stikcs");
    List<Diagnostic> found = editor.diagnostics(URI);

    assertEquals(1, found.size(), found::toString);
    Diagnostic finding = found.getFirst();
    assertEquals(word, finding.getRange());
    assertEquals(DiagnosticSeverity.Error, finding.getSeverity());
    assertEquals("unknown-name", finding.getCode().getLeft());

    CodeAction fix =
        Editor.ask(
                editor
                    .server()
                    .getTextDocumentService()
                    .codeAction(
                        new CodeActionParams(
                            Editor.id(URI), word, new CodeActionContext(List.of(finding)))))
            .getFirst()
            .getRight();
    TextEdit edit = fix.getEdit().getChanges().get(URI).getFirst();
    assertEquals(new TextEdit(word, "sticks"), edit);

    editor.change(URI, edit.getRange(), edit.getNewText());
    assertEquals(List.of(), editor.diagnostics(URI));
    editor.close(URI);
  }

  /** Takes the first fix there is, time after time. */
  private static String mended(String text) {
    List<Diagnostic> found = editor.open(URI, text);
    String now = text;
    for (int i = 0; i < 10 && !found.isEmpty(); i++) {
      Range range = found.getFirst().getRange();
      CodeActionContext context = new CodeActionContext(found);
      CodeActionParams params = new CodeActionParams(Editor.id(URI), range, context);
      CodeAction fix =
          Editor.ask(editor.server().getTextDocumentService().codeAction(params))
              .getFirst()
              .getRight();
      TextEdit edit = fix.getEdit().getChanges().get(URI).getFirst();
      editor.change(URI, edit.getRange(), edit.getNewText());
      found = editor.diagnostics(URI);
      now = applied(now, List.of(edit));
    }
    editor.close(URI);
    return now;
  }

  @Test
  void whatBeginnersWriteIsMendedFixByFix() {
    assertEquals(GAME, mended(GAME.replace("less(S(N)) = if N > 0", "less(S(n)) = if n > 0")));
    assertEquals(
        GAME.replace("check(s", "check(sticks == sticks && s"),
        mended(GAME.replace("check(s", "check(sticks = sticks and s")));
    assertEquals(
        GAME.replace("  take()", "  check(reachable(take()) && sticks == S(3))"),
        mended(GAME.replace("  take()", "  check(take() && sticks == S(3))")));
    assertEquals(GAME, mended(GAME.replace("domain Count", "domian Count")));
  }

  /** What a text becomes by the last fix of its first finding, and what is then found. */
  private static String filled(String text) {
    List<Diagnostic> found = editor.open(URI, text);
    CodeActionParams params =
        new CodeActionParams(
            Editor.id(URI), found.getFirst().getRange(), new CodeActionContext(found));
    CodeAction fix =
        Editor.ask(editor.server().getTextDocumentService().codeAction(params))
            .getLast()
            .getRight();
    TextEdit edit = fix.getEdit().getChanges().get(URI).getFirst();
    editor.change(URI, edit.getRange(), edit.getNewText());
    List<String> left =
        editor.diagnostics(URI).stream()
            .map(one -> one.getCode().getLeft() + " at " + one.getRange().getStart().getLine())
            .toList();
    editor.close(URI);
    return fix.getTitle() + ": " + edit.getNewText().strip() + " " + left;
  }

  /** A fix that has to guess leaves places to fill in, which are reported until they are. */
  @Test
  void whatOnlyTheAuthorKnowsIsLeftToFillIn() {
    assertEquals(
        "Add a case `less(_)`: less(_) = ??? [to-fill-in at 7]",
        filled(GAME.replace("less(S(N)) = if N > 0 then S(N - 1) else S(0)", "less(S(3)) = S(2)")));
    assertEquals(
        "Add a graph `rules`: graph rules() {\n  ???\n} [to-fill-in at 11]",
        filled(GAME.substring(0, GAME.indexOf("graph rules")).stripTrailing()));
    assertEquals(
        "Say what `N` ranges over: where N in ??? [to-fill-in at 2]",
        filled(GAME.replace(" where N in 0..3", "")));
    assertEquals(
        "Declare `less`: less : ??? -> ??? [to-fill-in at 5, to-fill-in at 5]",
        filled(GAME.replace("less : Count -> Count\n", "")));
  }

  @Test
  void whatHasNoNameYetIsDeclared() {
    String assignment = "sticks = less[sticks]";
    assertEquals(
        "Declare the variable `wibble`: wibble : ??? [to-fill-in at 9]",
        filled(GAME.replace(assignment, "wibble = less[sticks]")));
    assertEquals(
        "Define the graph `prance`: graph prance(p1 : ???) {\n  ???\n}"
            + " [to-fill-in at 24, to-fill-in at 25]",
        filled(GAME.replace(assignment, "prance(sticks)")));
    assertEquals(
        "Define the function `prance`: prance : ??? -> ???\nprance(_) = ???"
            + " [to-fill-in at 24, to-fill-in at 24, to-fill-in at 25]",
        filled(GAME.replace(assignment, "sticks = prance(sticks)")));
    assertEquals(
        "Define the domain `Wibble`: domain Wibble = ??? [to-fill-in at 24]",
        filled(GAME.replace("sticks : Count", "sticks : Wibble")));
    assertEquals(
        "Add `wibble` to the domain `Count`: | wibble [uncovered-case at 5]",
        filled(GAME.replace("else S(0)", "else wibble")));
  }

  private static List<String> hints() {
    Range all = new Range(new Position(0, 0), new Position(99, 0));
    InlayHintParams params = new InlayHintParams(Editor.id(URI), all);
    return Editor.ask(editor.server().getTextDocumentService().inlayHint(params)).stream()
        .map(hint -> hint.getLabel().getLeft())
        .toList();
  }

  @Test
  void onlySizesOfTypesThatAreAsTheyWereStay() {
    editor.open(URI, GAME.replace("| 100", "| 100\ndomain More = no | Count"));
    List<String> all = List.of("2 values", "2 values", "5 values", "4 values", ": 0..3");
    assertEquals(sorted(all), sorted(hints()));
    editor.change(URI, range(GAME, "second", 0), "second | stikcs | ");
    assertTrue(!editor.diagnostics(URI).isEmpty());
    assertEquals(sorted(all.subList(1, 5)), sorted(hints()));
    String text = GAME.replace("| 100", "| 100\ndomain More = no | Count");
    editor.change(URI, range(text, "0..3", 0), "0..4");
    assertEquals(List.of("2 values", ": 0..4"), sorted(hints()));
    editor.close(URI);
  }

  private static List<String> sorted(List<String> texts) {
    return texts.stream().sorted().toList();
  }

  @Test
  void symbolsStayWhileAStatementIsBroken() {
    editor.open(URI, GAME);
    editor.change(URI, range(GAME, "sticks != S(0)", 0), "sticks != ");
    assertTrue(!editor.diagnostics(URI).isEmpty());

    List<String> names = outline().stream().map(DocumentSymbol::getName).toList();
    assertEquals(List.of("Player", "Score", "Count", "less", "sticks", "rules", "take"), names);
    editor.close(URI);
  }

  @Test
  void membersOfADomainAreBelowIt() {
    editor.open(URI, GAME);
    DocumentSymbol player = outline().getFirst();

    assertEquals(
        List.of("first", "second"),
        player.getChildren().stream().map(DocumentSymbol::getName).toList());
    assertEquals(range(GAME, "Player", 0), player.getSelectionRange());
    editor.close(URI);
  }

  private static List<DocumentSymbol> outline() {
    return Editor.ask(
            editor
                .server()
                .getTextDocumentService()
                .documentSymbol(new DocumentSymbolParams(Editor.id(URI))))
        .stream()
        .map(either -> either.getRight())
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n"})
  void formattingChangesTheLinesThatNeedIt(String end) {
    String wanted = GAME.replace("\n", end);
    assertEquals(List.of(), formatted(wanted));
    String untidy = wanted.replace("  check(", "check ( ").replace(" = S(3)", "=S(3)");
    List<? extends TextEdit> edits = formatted(untidy);

    assertTrue(edits.size() > 1, edits::toString);
    assertEquals(wanted, applied(untidy, edits));
  }

  private static List<? extends TextEdit> formatted(String text) {
    editor.open(URI, text);
    List<? extends TextEdit> edits =
        Editor.ask(
            editor
                .server()
                .getTextDocumentService()
                .formatting(
                    new DocumentFormattingParams(Editor.id(URI), new FormattingOptions(2, true))));
    editor.close(URI);
    return edits;
  }

  /** The text after edits that are in order. */
  static String applied(String text, List<? extends TextEdit> edits) {
    StringBuilder result = new StringBuilder(text);
    for (TextEdit edit : edits.reversed()) {
      result.replace(
          offset(text, edit.getRange().getStart()),
          offset(text, edit.getRange().getEnd()),
          edit.getNewText());
    }
    return result.toString();
  }

  static int offset(String text, Position position) {
    int start = 0;
    for (int i = 0; i < position.getLine(); i++) {
      start = text.indexOf('\n', start) + 1;
    }
    return start + position.getCharacter();
  }
}
