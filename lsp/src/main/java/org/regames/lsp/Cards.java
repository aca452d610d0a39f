package org.regames.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.regames.ir.editor.Hint;
import org.regames.ir.editor.Symbol;
import org.regames.ir.editor.SymbolKind;
import org.regames.ir.editor.Use;

/** Hover cards for names, and inlay hints. */
final class Cards {
  private Cards() {}

  /** The card that is shown over a name. */
  static Hover hover(Snapshot text, Use use, Optional<Values> values) {
    return new Hover(card(text, text.table().symbol(use), values), text.range(use));
  }

  static MarkupContent card(Snapshot text, Symbol symbol, Optional<Values> values) {
    StringBuilder card = new StringBuilder();
    card.append("```").append(text.language().name()).append('\n');
    card.append(symbol.signature()).append("\n```\n");
    card.append(symbol.kind().word());
    if (!symbol.type().isEmpty() && !symbol.signature().endsWith(": " + symbol.type())) {
      card.append(" of ").append(code(symbol.type()));
    }
    values.ifPresent(known -> card.append(value(symbol, known)));
    if (!symbol.comment().isEmpty()) {
      card.append("\n\n---\n\n").append(escaped(symbol.comment()));
    }
    return new MarkupContent(MarkupKind.MARKDOWN, card.toString());
  }

  private static String value(Symbol symbol, Values values) {
    return switch (symbol.kind()) {
      case TYPE -> values.size(symbol.name()).map(size -> ", " + count(size)).orElse("");
      case CONSTANT, FUNCTION ->
          values.value(symbol.name()).map(value -> "\n\nvalue: " + code(value)).orElse("");
      case VARIABLE ->
          values.value(symbol.name()).map(value -> "\n\nat first: " + code(value)).orElse("");
      case CONSTRUCTOR, VALUE, PROCEDURE, PARAMETER, LOCAL, NODE, MACRO -> "";
      case RELATION, DIRECTION, PIECE, PLAYER -> "";
    };
  }

  private static String code(String text) {
    return "`" + text.replace("`", "'") + "`";
  }

  /** A comment as written: line by line, with Markdown escaped. */
  private static String escaped(String comment) {
    return comment.replaceAll("([\\\\`*_{}\\[\\]<>#|])", "\\\\$1").replace("\n", "  \n");
  }

  private static String count(int size) {
    return size + (size == 1 ? " value" : " values");
  }

  /** The inlay hints in a range: types of local names, and numbers of values of types. */
  static List<InlayHint> hints(Snapshot text, int start, int end, Optional<Values> values) {
    List<InlayHint> hints = new ArrayList<>();
    for (Hint hint : text.table().hints()) {
      if (start <= hint.offset() && hint.offset() <= end) {
        hints.add(new InlayHint(text.position(hint.offset()), Either.forLeft(hint.text())));
      }
    }
    for (Symbol symbol : text.table().symbols()) {
      boolean isShown =
          symbol.kind() == SymbolKind.TYPE
              && !symbol.isBuiltIn()
              && start <= symbol.place().end()
              && symbol.place().end() <= end;
      if (isShown) {
        values
            .flatMap(known -> known.size(symbol.name()))
            .ifPresent(size -> hints.add(size(text, symbol, size)));
      }
    }
    return hints;
  }

  private static InlayHint size(Snapshot text, Symbol symbol, int size) {
    InlayHint hint =
        new InlayHint(text.position(symbol.place().end()), Either.forLeft(count(size)));
    hint.setPaddingLeft(true);
    return hint;
  }
}
