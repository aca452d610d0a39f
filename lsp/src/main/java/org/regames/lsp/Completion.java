package org.regames.lsp;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.InsertTextFormat;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.regames.ir.editor.Editing;
import org.regames.ir.editor.Mark;
import org.regames.ir.editor.Snippet;
import org.regames.ir.editor.Symbol;
import org.regames.ir.editor.SymbolKind;

/** Completions for the beginning of a word. */
final class Completion {
  /**
   * The most completions; there are fewer with every letter typed, and nobody looks through more.
   */
  private static final int MOST = 300;

  private final Snapshot text;
  private final Optional<Values> values;
  private final boolean snippets;
  private final int start;
  private final int end;
  private final String typed;
  private final Range range;

  /**
   * @param snippets whether the editor supports snippets with placeholders
   */
  Completion(Snapshot text, int offset, Optional<Values> values, boolean snippets) {
    this.text = text;
    this.values = values;
    this.snippets = snippets;
    this.end = offset;
    int first = offset;
    while (first > 0 && isWordPart(text.source().text().charAt(first - 1))) {
      first--;
    }
    this.start = first;
    this.typed = text.source().text().substring(start, end).toLowerCase(Locale.ROOT);
    this.range = text.range(start, end);
  }

  private static boolean isWordPart(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '?' || c == '@';
  }

  CompletionList list() {
    Optional<Editing> editing = text.language().editing();
    if (editing.isEmpty() || isInComment()) {
      return new CompletionList(false, List.of());
    }
    Set<SymbolKind> expected = editing.get().expected(text.source(), start);
    List<CompletionItem> items = new ArrayList<>();
    for (Symbol symbol : candidates()) {
      if (expected.contains(symbol.kind()) && fits(symbol.name())) {
        items.add(item(symbol));
      }
    }
    if (expected.size() == SymbolKind.values().length) {
      words(editing.get(), items);
    }
    boolean isMore = items.size() > MOST;
    return new CompletionList(isMore, isMore ? items.subList(0, MOST) : items);
  }

  private boolean isInComment() {
    return text.table().marks().stream()
        .anyMatch(
            mark -> mark.kind() == Mark.Kind.COMMENT && mark.start() < start && end <= mark.end());
  }

  /** The names that are visible here: an inner one hides outer ones of the same name. */
  private Iterable<Symbol> candidates() {
    Map<String, Symbol> names = new LinkedHashMap<>();
    for (Symbol symbol : text.table().visibleAt(start)) {
      boolean isBeingTyped = symbol.place().isKnown() && symbol.place().end() == end;
      if (!isBeingTyped) {
        names.merge(symbol.name(), symbol, (outer, inner) -> inner.isGlobal() ? outer : inner);
      }
    }
    return names.values();
  }

  /** Whether the letters typed occur in the name in their order. */
  private boolean fits(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    int at = 0;
    for (int i = 0; i < typed.length(); i++) {
      at = lower.indexOf(typed.charAt(i), at) + 1;
      if (at == 0) {
        return false;
      }
    }
    return true;
  }

  private CompletionItem item(Symbol symbol) {
    CompletionItem item = new CompletionItem(symbol.name());
    item.setKind(Kinds.completion(symbol.kind()));
    item.setDetail(symbol.signature());
    MarkupContent card = Cards.card(text, symbol, values);
    item.setDocumentation(Either.forRight(card));
    item.setSortText((symbol.isGlobal() ? symbol.isBuiltIn() ? "3" : "2" : "1") + symbol.name());
    boolean callable =
        switch (symbol.kind()) {
          case CONSTRUCTOR, FUNCTION, PROCEDURE, MACRO -> true;
          case TYPE, VALUE, CONSTANT, VARIABLE, PARAMETER, LOCAL, NODE, RELATION -> false;
          case DIRECTION, PIECE, PLAYER -> false;
        };
    boolean isCalled = text.source().text().startsWith("(", end);
    boolean hasArguments = callable && symbol.signature().contains("(") && !isCalled;
    insert(item, hasArguments && snippets ? call(symbol) : symbol.name(), hasArguments);
    return item;
  }

  private static String call(Symbol symbol) {
    String separator = symbol.kind() == SymbolKind.MACRO ? "; " : ", ";
    StringJoiner call = new StringJoiner(separator, symbol.name() + "(", ")");
    int place = 1;
    for (String parameter : symbol.parameters()) {
      call.add("${" + place++ + ":" + parameter.replaceAll("([$}\\\\])", "\\\\$1") + "}");
    }
    return call.toString();
  }

  private void insert(CompletionItem item, String body, boolean isSnippet) {
    item.setInsertTextFormat(
        isSnippet && snippets ? InsertTextFormat.Snippet : InsertTextFormat.PlainText);
    item.setTextEdit(Either.forLeft(new TextEdit(range, body)));
  }

  private void words(Editing editing, List<CompletionItem> items) {
    boolean inside = text.table().definitionAround(start).isPresent();
    for (Snippet snippet : editing.snippets()) {
      boolean placed =
          switch (snippet.place()) {
            case INSIDE -> inside;
            case OUTSIDE -> startsLine();
          };
      if (snippets && placed && fits(snippet.label())) {
        CompletionItem item = new CompletionItem(snippet.label());
        item.setKind(CompletionItemKind.Snippet);
        item.setDetail(snippet.description());
        item.setSortText("4" + snippet.label());
        insert(item, snippet.body(), true);
        items.add(item);
      }
    }
    for (String keyword : editing.keywords()) {
      if (fits(keyword)) {
        CompletionItem item = new CompletionItem(keyword);
        item.setKind(CompletionItemKind.Keyword);
        item.setSortText("5" + keyword);
        insert(item, keyword, false);
        items.add(item);
      }
    }
  }

  private boolean startsLine() {
    return start == text.source().lineStart(text.source().line(start));
  }
}
