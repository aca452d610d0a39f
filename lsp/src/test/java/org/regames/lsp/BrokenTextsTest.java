package org.regames.lsp;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CallHierarchyPrepareParams;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SemanticTokensRangeParams;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TypeDefinitionParams;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.testing.GameSample;

/** Whatever is typed, the server answers everything, and never by an exception. */
@Tag("long")
class BrokenTextsTest extends EditorTest {
  private static final int EDITS = Integer.getInteger("edits", 6);
  private static final String JUNK = "(){}[];:=,.|&~?!$@#*-+<>\"'\\\n\t abcXYZ019_é𝔸";

  static Stream<Games> games() {
    return Games.all().filter(game -> GameSample.takes(BrokenTextsTest.class, game.uri()));
  }

  /** Pieces are taken out, put elsewhere or made of junk; after each the server is asked. */
  @ParameterizedTest
  @MethodSource("games")
  void everythingIsAnswered(Games game) {
    Random random = new Random(game.uri().hashCode());
    String text = game.text();
    editor.open(game.uri(), text);
    for (int i = 0; i < EDITS; i++) {
      int start = random.nextInt(text.length() + 1);
      int end = Math.min(text.length(), start + random.nextInt(1 << random.nextInt(8)));
      String piece = piece(text, random);
      Range range = new Range(TypingTest.position(text, start), TypingTest.position(text, end));
      editor.change(game.uri(), range, piece);
      text = text.substring(0, start) + piece + text.substring(end);
      int at = Math.clamp(start + piece.length() + random.nextInt(40) - 20, 0, text.length());
      askEverything(game.uri(), TypingTest.position(text, at));
    }
    editor.diagnostics(game.uri());
    editor.close(game.uri());
  }

  private static String piece(String text, Random random) {
    if (random.nextBoolean()) {
      int from = random.nextInt(text.length() + 1);
      return text.substring(from, Math.min(text.length(), from + random.nextInt(60)));
    }
    StringBuilder junk = new StringBuilder();
    int length = random.nextInt(12);
    for (int i = 0; i < length; i++) {
      int at = random.nextInt(JUNK.codePointCount(0, JUNK.length()));
      junk.appendCodePoint(JUNK.codePointAt(JUNK.offsetByCodePoints(0, at)));
    }
    return junk.toString();
  }

  private static void askEverything(String uri, Position at) {
    TextDocumentService texts = editor.server().getTextDocumentService();
    TextDocumentIdentifier id = Editor.id(uri);
    Range all = new Range(new Position(0, 0), new Position(1_000_000, 0));
    Range here = new Range(at, at);
    FormattingOptions options = new FormattingOptions(2, true);
    List<CompletableFuture<?>> answers =
        List.of(
            texts.documentSymbol(new DocumentSymbolParams(id)),
            texts.foldingRange(new FoldingRangeRequestParams(id)),
            texts.semanticTokensFull(new SemanticTokensParams(id)),
            texts.semanticTokensRange(new SemanticTokensRangeParams(id, here)),
            texts.formatting(new DocumentFormattingParams(id, options)),
            texts.rangeFormatting(new DocumentRangeFormattingParams(id, options, here)),
            texts.codeAction(new CodeActionParams(id, all, new CodeActionContext(List.of()))),
            texts.codeLens(new CodeLensParams(id)),
            texts.definition(new DefinitionParams(id, at)),
            texts.typeDefinition(new TypeDefinitionParams(id, at)),
            texts.references(new ReferenceParams(id, at, new ReferenceContext(true))),
            texts.documentHighlight(new DocumentHighlightParams(id, at)),
            texts.hover(new HoverParams(id, at)),
            texts.inlayHint(new InlayHintParams(id, all)),
            texts.completion(new CompletionParams(id, at)),
            texts.signatureHelp(new SignatureHelpParams(id, at)),
            texts.prepareRename(new PrepareRenameParams(id, at)),
            texts.rename(new RenameParams(id, at, "zq")),
            texts.prepareCallHierarchy(new CallHierarchyPrepareParams(id, at)),
            editor.server().getWorkspaceService().symbol(new WorkspaceSymbolParams("a")));
    answers.forEach(BrokenTextsTest::isAnswered);
  }

  /** That nothing can be renamed is an answer, too. */
  private static void isAnswered(CompletableFuture<?> answer) {
    try {
      Editor.ask(answer);
    } catch (CompletionException failure) {
      assertTrue(failure.getCause() instanceof ResponseErrorException, failure::toString);
      ResponseErrorException error = (ResponseErrorException) failure.getCause();
      int code = error.getResponseError().getCode();
      assertTrue(code == ResponseErrorCode.RequestFailed.getValue(), error::toString);
    }
  }
}
