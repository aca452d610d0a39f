package org.regames.lsp;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeKind;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.editor.Mark;
import org.regames.ir.editor.Symbol;

/** The outline of a text, with nested definitions, and its folding ranges. */
final class Outline {
  /** The most symbols in a useful list. */
  private static final int MOST = 5_000;

  private Outline() {}

  static List<DocumentSymbol> of(Snapshot text) {
    List<DocumentSymbol> top = new ArrayList<>();
    Deque<Symbol> around = new ArrayDeque<>();
    Deque<DocumentSymbol> shownAround = new ArrayDeque<>();
    List<Symbol> symbols =
        text.table().symbols().stream()
            .filter(symbol -> !symbol.isBuiltIn() && symbol.isGlobal())
            .sorted(
                Comparator.comparingInt((Symbol symbol) -> symbol.whole().start())
                    .thenComparing(symbol -> -symbol.whole().end()))
            .limit(MOST)
            .toList();
    for (Symbol symbol : symbols) {
      while (!around.isEmpty() && around.peek().whole().end() < symbol.whole().end()) {
        around.pop();
        shownAround.pop();
      }
      DocumentSymbol shown = shown(text, symbol);
      if (around.isEmpty()) {
        top.add(shown);
      } else {
        shownAround.peek().getChildren().add(shown);
      }
      around.push(symbol);
      shownAround.push(shown);
    }
    return top;
  }

  private static DocumentSymbol shown(Snapshot text, Symbol symbol) {
    DocumentSymbol shown =
        new DocumentSymbol(
            symbol.name(),
            Kinds.symbol(symbol.kind()),
            text.range(symbol.whole()),
            text.range(symbol.place()));
    shown.setDetail(symbol.type());
    shown.setChildren(new ArrayList<>());
    return shown;
  }

  static List<FoldingRange> folds(Snapshot text) {
    List<FoldingRange> folds = new ArrayList<>();
    for (Origin fold : text.table().folds()) {
      int first = fold.line() - 1;
      int last = text.source().line(fold.end()) - 1;
      boolean isSame = !folds.isEmpty() && folds.getLast().getStartLine() == first;
      if (!isSame && last > first) {
        folds.add(new FoldingRange(first, last));
      }
    }
    folds.addAll(comments(text));
    return folds;
  }

  /** The folding ranges of consecutive comment lines. */
  private static List<FoldingRange> comments(Snapshot text) {
    List<FoldingRange> folds = new ArrayList<>();
    int first = -1;
    int last = -1;
    for (Mark mark : text.table().marks()) {
      if (mark.kind() == Mark.Kind.COMMENT) {
        int line = text.source().line(mark.start()) - 1;
        if (line != last + 1) {
          add(folds, first, last);
          first = line;
        }
        last = line;
      }
    }
    add(folds, first, last);
    return folds;
  }

  private static void add(List<FoldingRange> folds, int first, int last) {
    if (first >= 0 && last > first) {
      FoldingRange fold = new FoldingRange(first, last);
      fold.setKind(FoldingRangeKind.Comment);
      folds.add(fold);
    }
  }
}
