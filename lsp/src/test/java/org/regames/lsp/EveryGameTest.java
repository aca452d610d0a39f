package org.regames.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.editor.Symbol;
import org.regames.ir.editor.SymbolTable;
import org.regames.ir.editor.Use;
import org.regames.ir.language.Budget;
import org.regames.testing.GameSample;

/** What editors show of each game of the library, asked through the protocol. */
@Tag("long")
class EveryGameTest extends EditorTest {
  private static final Pattern WORD = Pattern.compile("[A-Za-z_]\\w*");
  private static final Pattern JOIN = Pattern.compile("(\\w+)~(\\w+)");
  private static int renamed;
  private static int refused;

  @AfterAll
  static void mostNamesWereChanged() {
    assertTrue(renamed >= refused, renamed + " renamed, " + refused + " refused");
  }

  static Stream<Games> games() {
    return Games.all().filter(game -> GameSample.takes(EveryGameTest.class, game.uri()));
  }

  private static SymbolTable table(Games game, String text) {
    return game.language().editing().orElseThrow().symbols(new Source(game.uri(), text));
  }

  @ParameterizedTest
  @MethodSource("games")
  void aGameIsSoundAndHasAnOutline(Games game) {
    List<?> errors =
        editor.open(game.uri(), game.text()).stream()
            .filter(found -> found.getSeverity() == org.eclipse.lsp4j.DiagnosticSeverity.Error)
            .toList();
    assertEquals(List.of(), errors);
    var outline = texts().documentSymbol(new DocumentSymbolParams(Editor.id(game.uri())));
    assertFalse(Editor.ask(outline).isEmpty());
    var colours = texts().semanticTokensFull(new SemanticTokensParams(Editor.id(game.uri())));
    assertTrue(Editor.ask(colours).getData().size() > 100);
    var formatted =
        texts()
            .formatting(
                new DocumentFormattingParams(
                    Editor.id(game.uri()), new FormattingOptions(2, true)));
    String laidOut =
        game.language()
            .layout()
            .map(layout -> layout.format(new Source(game.uri(), game.text()), new Budget()))
            .flatMap(result -> result.value())
            .orElse(game.text());
    assertEquals(laidOut, TypingTest.applied(game.text(), Editor.ask(formatted)));
    editor.close(game.uri());
  }

  /**
   * Every word outside comments means something, but what stands for anything, and what macros put
   * together.
   */
  @ParameterizedTest
  @MethodSource("games")
  void everyWordMeansSomething(Games game) {
    SymbolTable table = table(game, game.text());
    BitSet known = new BitSet();
    table.uses().forEach(use -> known.set(use.start(), use.end()));
    table.marks().forEach(mark -> known.set(mark.start(), mark.end()));
    List<String> unknown =
        WORD.matcher(game.text())
            .results()
            .filter(word -> !known.get(word.start()))
            .filter(word -> !isJoined(game.text(), word))
            .map(word -> word.group() + " at " + TypingTest.position(game.text(), word.start()))
            .toList();
    assertEquals(List.of(), unknown);
  }

  private static boolean isJoined(String text, MatchResult word) {
    return word.group().equals("_")
        || JOIN.matcher(text)
            .results()
            .anyMatch(
                join ->
                    word.group().startsWith(join.group(1)) || word.group().endsWith(join.group(2)));
  }

  /** Whatever is used is defined somewhere, and is among the places where that is used. */
  @ParameterizedTest
  @MethodSource("games")
  void everyNameLeadsToItsDefinition(Games game) {
    editor.open(game.uri(), game.text());
    SymbolTable table = table(game, game.text());
    Random random = new Random(1);
    for (int i = 0; i < 30; i++) {
      Use use = table.uses().get(random.nextInt(table.uses().size()));
      Position at = TypingTest.position(game.text(), use.start());
      var hover = Editor.ask(texts().hover(new HoverParams(Editor.id(game.uri()), at)));
      Symbol symbol = table.symbol(use);
      assertTrue(hover.getContents().getRight().getValue().contains(symbol.signature()));
      List<? extends Location> places =
          Editor.ask(texts().definition(new DefinitionParams(Editor.id(game.uri()), at))).getLeft();
      assertEquals(symbol.isBuiltIn(), places.isEmpty(), symbol::name);
      ReferenceContext all = new ReferenceContext(true);
      List<? extends Location> uses =
          Editor.ask(texts().references(new ReferenceParams(Editor.id(game.uri()), at, all)));
      assertTrue(uses.containsAll(places), symbol::name);
    }
    editor.close(game.uri());
  }

  /** Renamed games read without findings, or the server says why it renames nothing. */
  @ParameterizedTest
  @MethodSource("games")
  void renamingKeepsTheGame(Games game) {
    editor.open(game.uri(), game.text());
    SymbolTable table = table(game, game.text());
    List<Symbol> symbols = new ArrayList<>(table.symbols());
    Random random = new Random(2);
    for (int i = 0; i < 6; i++) {
      Symbol symbol = symbols.get(random.nextInt(symbols.size()));
      List<Use> uses = table.usesOf(symbol);
      if (!uses.isEmpty()) {
        Position at = TypingTest.position(game.text(), uses.getLast().start());
        boolean isUpper = Character.isUpperCase(symbol.name().charAt(0));
        String name = symbol.name().startsWith("?") ? "?zq" : isUpper ? "Zq" : "zq";
        WorkspaceEdit edit = rename(game, at, name);
        if (edit != null) {
          List<TextEdit> edits = edit.getChanges().get(game.uri());
          assertEquals(uses.size(), edits.size());
          String after = TypingTest.applied(game.text(), edits);
          editor.change(game.uri(), null, after);
          assertEquals(
              List.of(),
              editor.diagnostics(game.uri()).stream()
                  .filter(f -> f.getSeverity() == org.eclipse.lsp4j.DiagnosticSeverity.Error)
                  .toList(),
              symbol::toString);
          editor.change(game.uri(), null, game.text());
          editor.diagnostics(game.uri());
        }
      }
    }
    editor.close(game.uri());
  }

  private static WorkspaceEdit rename(Games game, Position at, String name) {
    CompletableFuture<WorkspaceEdit> answer =
        texts().rename(new RenameParams(Editor.id(game.uri()), at, name));
    try {
      WorkspaceEdit edit = Editor.ask(answer);
      renamed++;
      return edit;
    } catch (CompletionException failure) {
      ResponseErrorException error = (ResponseErrorException) failure.getCause();
      assertTrue(error.getMessage().contains("`"), error::getMessage);
      refused++;
      return null;
    }
  }
}
