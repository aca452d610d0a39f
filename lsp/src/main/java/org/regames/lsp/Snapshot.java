package org.regames.lsp;

import java.util.Optional;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.editor.Editing;
import org.regames.ir.editor.SymbolTable;
import org.regames.ir.editor.Use;
import org.regames.ir.language.Language;

/**
 * An open text as it was at one moment. The table of its symbols is computed on demand.
 *
 * <p>Positions of the protocol count lines from 0 and, in a line, UTF-16 units: as offsets do.
 */
final class Snapshot {
  private final String uri;
  private final int version;
  private final Language language;
  private final Source source;
  private SymbolTable table;

  Snapshot(String uri, int version, Language language, String text) {
    this.uri = uri;
    this.version = version;
    this.language = language;
    this.source = new Source(uri.substring(uri.lastIndexOf('/') + 1), text);
  }

  String uri() {
    return uri;
  }

  int version() {
    return version;
  }

  Language language() {
    return language;
  }

  Source source() {
    return source;
  }

  synchronized SymbolTable table() {
    if (table == null) {
      Optional<Editing> editing = language.editing();
      table = editing.map(known -> known.symbols(source)).orElse(SymbolTable.EMPTY);
    }
    return table;
  }

  /** The text after a change; one without a range replaces everything. */
  Snapshot changed(TextDocumentContentChangeEvent change, int newVersion) {
    String text = source.text();
    if (change.getRange() == null) {
      return new Snapshot(uri, newVersion, language, change.getText());
    }
    int start = offset(change.getRange().getStart());
    int end = Math.max(start, offset(change.getRange().getEnd()));
    String changed = text.substring(0, start) + change.getText() + text.substring(end);
    return new Snapshot(uri, newVersion, language, changed);
  }

  /** The offset of a position; the nearest one if it is outside the text. */
  int offset(Position position) {
    int lines = source.line(source.text().length());
    if (position.getLine() >= lines) {
      return source.text().length();
    }
    int line = Math.max(0, position.getLine()) + 1;
    long wanted = source.lineStart(line) + (long) Math.max(0, position.getCharacter());
    return (int) Math.min(wanted, source.lineEnd(line));
  }

  Position position(int offset) {
    int inside = Math.clamp(offset, 0, source.text().length());
    int line = source.line(inside);
    return new Position(line - 1, inside - source.lineStart(line));
  }

  Range range(int start, int end) {
    return new Range(position(start), position(end));
  }

  Range range(Origin origin) {
    return origin.isKnown() ? range(origin.start(), origin.end()) : range(0, 0);
  }

  Range range(Use use) {
    return range(use.start(), use.end());
  }

  String text(Use use) {
    return source.text().substring(use.start(), use.end());
  }

  Optional<Use> useAt(Position position) {
    return table().useAt(offset(position));
  }
}
