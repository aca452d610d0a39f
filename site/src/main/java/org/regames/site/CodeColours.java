package org.regames.site;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.editor.Editing;
import org.regames.ir.editor.Mark;
import org.regames.ir.editor.Symbol;
import org.regames.ir.editor.SymbolTable;
import org.regames.ir.editor.Use;
import org.regames.ir.language.Language;

/** Code of our languages as HTML, with syntax colours as classes of spans. */
final class CodeColours {
  /**
   * A coloured part of a text.
   *
   * @param style the class of its span
   */
  private record ColouredRange(int start, int end, String style) {}

  private CodeColours() {}

  /** A text in a language; empty if the language is not one of ours. */
  static Optional<String> html(String language, String text) {
    return Language.all().stream()
        .filter(each -> each.name().equals(language))
        .findFirst()
        .flatMap(Language::editing)
        .map(editing -> html(editing, text));
  }

  private static String html(Editing editing, String text) {
    SymbolTable table = editing.symbols(new Source("page", text));
    List<ColouredRange> ranges =
        Stream.concat(
                table.marks().stream()
                    .map(mark -> new ColouredRange(mark.start(), mark.end(), style(mark.kind()))),
                table.uses().stream()
                    .map(use -> new ColouredRange(use.start(), use.end(), style(table, use))))
            .filter(range -> !range.style.isEmpty())
            .sorted(Comparator.comparingInt(ColouredRange::start))
            .toList();
    StringBuilder html = new StringBuilder();
    int done = 0;
    for (ColouredRange range : ranges) {
      if (range.start >= done) {
        html.append(PageLayout.escaped(text.substring(done, range.start)))
            .append("<span class=\"")
            .append(range.style)
            .append("\">")
            .append(PageLayout.escaped(text.substring(range.start, range.end)))
            .append("</span>");
        done = range.end;
      }
    }
    return html.append(PageLayout.escaped(text.substring(done))).toString();
  }

  private static String style(Mark.Kind kind) {
    return switch (kind) {
      case KEYWORD, PRAGMA -> "k";
      case COMMENT -> "c";
      case NUMBER -> "n";
      case TAG, TITLE -> "s";
    };
  }

  private static String style(SymbolTable table, Use use) {
    Symbol symbol = table.symbol(use);
    return switch (symbol.kind()) {
      case TYPE, CONSTRUCTOR -> "t";
      case FUNCTION, PROCEDURE, RELATION, MACRO -> "f";
      case PARAMETER, LOCAL, VARIABLE -> "v";
      case VALUE, CONSTANT, NODE, DIRECTION, PIECE, PLAYER -> "";
    };
  }

  /** The languages that have colours, for the tests. */
  static List<String> languages() {
    return Language.all().stream()
        .filter(language -> language.editing().isPresent())
        .map(Language::name)
        .collect(Collectors.toList());
  }
}
