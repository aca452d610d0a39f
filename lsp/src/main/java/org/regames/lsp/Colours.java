package org.regames.lsp;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.SemanticTokens;
import org.regames.ir.editor.Mark;
import org.regames.ir.editor.Symbol;
import org.regames.ir.editor.Use;

/** Semantic tokens, so that editors can colour a text. */
final class Colours {
  private record Piece(int start, int end, int colour, int modifiers) {}

  private Colours() {}

  /** The tokens that start in a range of offsets. */
  static SemanticTokens of(Snapshot text, int start, int end) {
    List<Integer> data = new ArrayList<>();
    int line = 0;
    int column = 0;
    int done = 0;
    for (Piece piece : pieces(text, start, end)) {
      if (piece.start < done) {
        continue; // a text full of mistakes may be ambiguous
      }
      done = piece.end;
      int pieceLine = text.source().line(piece.start) - 1;
      int pieceColumn = piece.start - text.source().lineStart(pieceLine + 1);
      data.add(pieceLine - line);
      data.add(pieceLine == line ? pieceColumn - column : pieceColumn);
      data.add(piece.end - piece.start);
      data.add(piece.colour);
      data.add(piece.modifiers);
      line = pieceLine;
      column = pieceColumn;
    }
    return new SemanticTokens(data);
  }

  private static List<Piece> pieces(Snapshot text, int start, int end) {
    Stream<Piece> names = text.table().usesIn(start, end).stream().map(use -> piece(text, use));
    Stream<Piece> marks =
        text.table().marks().stream()
            .filter(mark -> start <= mark.start() && mark.start() < end)
            .map(Colours::piece);
    return Stream.concat(names, marks).sorted(Comparator.comparingInt(Piece::start)).toList();
  }

  private static Piece piece(Mark mark) {
    return new Piece(mark.start(), mark.end(), Kinds.colour(mark.kind()), 0);
  }

  private static Piece piece(Snapshot text, Use use) {
    Symbol symbol = text.table().symbol(use);
    int modifiers =
        switch (use.role()) {
          case DEFINITION -> Kinds.DEFINITION;
          case WRITE -> Kinds.MODIFICATION;
          case READ, CALL -> 0;
        };
    modifiers |= symbol.isBuiltIn() ? Kinds.DEFAULT_LIBRARY : 0;
    boolean isFixed =
        switch (symbol.kind()) {
          case CONSTANT, VALUE, PIECE -> true;
          case TYPE, CONSTRUCTOR, VARIABLE, FUNCTION, PROCEDURE, PARAMETER, LOCAL, NODE -> false;
          case MACRO, RELATION, DIRECTION, PLAYER -> false;
        };
    modifiers |= isFixed ? Kinds.READONLY : 0;
    return new Piece(use.start(), use.end(), Kinds.colour(symbol.kind()), modifiers);
  }
}
