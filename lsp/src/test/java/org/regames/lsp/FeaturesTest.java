package org.regames.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CallHierarchyIncomingCallsParams;
import org.eclipse.lsp4j.CallHierarchyItem;
import org.eclipse.lsp4j.CallHierarchyOutgoingCallsParams;
import org.eclipse.lsp4j.CallHierarchyPrepareParams;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TypeDefinitionParams;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What each language has of what {@code docs/editors.md} lists, asked through the protocol: the
 * answers at some cursors in a game, and about all of it, are in a file beside it, which {@code
 * -Dapprove=true} writes. Outline, formatting, colours, definition, references, hover and renaming
 * are asked of every game by {@link EveryGameTest}.
 */
@Tag("long")
class FeaturesTest extends EditorTest {
  private static final Path RESOURCES =
      Path.of(System.getProperty("basedir", ""), "src/test/resources/features");

  /**
   * A cursor is written as {@code |} in what stands around it. A word of the game is misspelt for
   * the quick fixes.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "sticks.hrg! less! S(N|)) = if! sticks = |less! graph tak|e! goals[fir|st]",
        "sticks.rg! sticks! less: |Sticks! less[|sticks]! n|1: player! Sticks = |S;",
        "pong.rbg! redStone! ->mover |step! turn(|red! #st|ep =! northWest[redSt|one]",
        "hexapawn.sbg! p! P| (0! @|P 0! @P 0| 2! |1,e)",
        "sticks.kif! taken! (<= (|taken! (true (|left! (does |?p! noop) (tr|ue",
      })
  void aGameIsShown(String name, String word, String one, String two, String three, String four)
      throws IOException {
    String text = Files.readString(RESOURCES.resolve(name));
    String uri = "file:///features/" + name;
    StringBuilder shown = new StringBuilder();
    assertEquals(List.of(), editor.open(uri, text));
    Stream.of(one, two, three, four).forEach(cursor -> shown.append(atCursor(uri, text, cursor)));
    shown.append(whole(uri, text));
    int last = text.lastIndexOf(word) + word.length();
    editor.change(uri, null, text.substring(0, last) + "z" + text.substring(last));
    shown.append(line("quick fixes", fixes(uri, editor.diagnostics(uri))));
    editor.close(uri);
    Path expected = RESOURCES.resolve(name + ".expected");
    if (Boolean.getBoolean("approve")) {
      Files.writeString(expected, shown);
    }
    assertEquals(Files.readString(expected), shown.toString(), expected.toString());
  }

  private static String line(String feature, List<String> answers) {
    String all = answers.isEmpty() ? "" : " " + String.join(", ", answers);
    return feature + " " + answers.size() + ":" + all + "\n";
  }

  private static String atCursor(String uri, String text, String cursor) {
    int offset = text.indexOf(cursor.replace("|", ""));
    assertTrue(offset >= 0, cursor);
    Position at = TypingTest.position(text, offset + cursor.indexOf('|'));
    TextDocumentIdentifier id = Editor.id(uri);
    List<CompletionItem> items =
        Editor.ask(texts().completion(new CompletionParams(id, at)))
            .map(list -> list, list -> list.getItems());
    SignatureHelp signature = Editor.ask(texts().signatureHelp(new SignatureHelpParams(id, at)));
    var types = Editor.ask(texts().typeDefinition(new TypeDefinitionParams(id, at))).getLeft();
    var marks = Editor.ask(texts().documentHighlight(new DocumentHighlightParams(id, at)));
    List<CallHierarchyItem> called =
        Editor.ask(texts().prepareCallHierarchy(new CallHierarchyPrepareParams(id, at)));
    return "at "
        + cursor
        + "\n"
        + line("  completion", items.stream().map(CompletionItem::getLabel).limit(12).toList())
        + line(
            "  signature help",
            signature == null
                ? List.of()
                : signature.getSignatures().stream().map(found -> found.getLabel()).toList())
        + line("  type definition", types.stream().map(it -> shown(text, it.getRange())).toList())
        + line("  highlight", marks.stream().map(mark -> shown(text, mark.getRange())).toList())
        + line("  calls", called.stream().flatMap(item -> calls(item)).toList());
  }

  private static Stream<String> calls(CallHierarchyItem item) {
    Stream<String> incoming =
        Editor.ask(texts().callHierarchyIncomingCalls(new CallHierarchyIncomingCallsParams(item)))
            .stream()
            .map(call -> call.getFrom().getName() + " calls " + item.getName());
    Stream<String> outgoing =
        Editor.ask(texts().callHierarchyOutgoingCalls(new CallHierarchyOutgoingCallsParams(item)))
            .stream()
            .map(call -> item.getName() + " calls " + call.getTo().getName());
    return Stream.concat(incoming, outgoing);
  }

  /** What stands in a range, with the line. */
  private static String shown(String text, Range range) {
    String line = text.lines().toList().get(range.getStart().getLine());
    int end =
        range.getEnd().getLine() == range.getStart().getLine()
            ? range.getEnd().getCharacter()
            : line.length();
    return line.substring(range.getStart().getCharacter(), end)
        + " in line "
        + (range.getStart().getLine() + 1);
  }

  private static String whole(String uri, String text) {
    TextDocumentIdentifier id = Editor.id(uri);
    Range all = new Range(new Position(0, 0), TypingTest.position(text, text.length()));
    var hints = Editor.ask(texts().inlayHint(new InlayHintParams(id, all)));
    var folds = Editor.ask(texts().foldingRange(new FoldingRangeRequestParams(id)));
    var buttons = Editor.ask(texts().codeLens(new CodeLensParams(id)));
    var symbols =
        Editor.ask(editor.server().getWorkspaceService().symbol(new WorkspaceSymbolParams("s")))
            .getRight();
    String spaced = text.replaceFirst("\n", "\n     ");
    editor.change(uri, null, spaced);
    editor.diagnostics(uri);
    Range second = new Range(new Position(1, 0), new Position(2, 0));
    var laidOut =
        Editor.ask(
            texts()
                .rangeFormatting(
                    new DocumentRangeFormattingParams(id, new FormattingOptions(2, true), second)));
    return line(
            "hints",
            hints.stream()
                .map(hint -> hint.getLabel().getLeft() + " in line " + lineOf(hint.getPosition()))
                .toList())
        + line(
            "folds",
            folds.stream()
                .map(fold -> (fold.getStartLine() + 1) + " to " + (fold.getEndLine() + 1))
                .toList())
        + line("buttons", buttons.stream().map(it -> it.getCommand().getTitle()).toList())
        + line("symbols of the folder", symbols.stream().map(it -> it.getName()).toList())
        + "a range is laid out: "
        + text.equals(TypingTest.applied(spaced, List.copyOf(laidOut)))
        + "\n";
  }

  private static int lineOf(Position position) {
    return position.getLine() + 1;
  }

  private static List<String> fixes(String uri, List<Diagnostic> found) {
    return found.stream().flatMap(finding -> fixes(uri, finding)).toList();
  }

  private static Stream<String> fixes(String uri, Diagnostic finding) {
    CodeActionContext context = new CodeActionContext(List.of(finding));
    CodeActionParams params = new CodeActionParams(Editor.id(uri), finding.getRange(), context);
    return Editor.ask(texts().codeAction(params)).stream()
        .map(action -> finding.getCode().getLeft() + " " + action.getRight().getTitle());
  }

  @Test
  void whatKeystrokesHaveOutdatedIsNotChecked() {
    Games chess =
        Games.all().filter(game -> game.uri().endsWith("/chess.hrg")).findFirst().orElseThrow();
    editor.open(chess.uri(), chess.text());
    int before = editor.published();
    for (int keystroke = 1; keystroke <= 40; keystroke++) {
      editor.change(chess.uri(), null, chess.text() + " ".repeat(keystroke));
    }
    assertEquals(List.of(), editor.diagnostics(chess.uri()));
    int checked = editor.published() - before;
    assertTrue(checked < 40, () -> checked + " of 40 texts were checked");
    editor.close(chess.uri());
  }
}
