package org.regames.lsp;

import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightKind;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.regames.ir.editor.Symbol;
import org.regames.ir.editor.SymbolKind;
import org.regames.ir.editor.Use;

/** Where the name at a position is defined and used. */
final class Places {
  private Places() {}

  private static Optional<Symbol> symbolAt(Snapshot text, Position position) {
    return text.useAt(position).map(text.table()::symbol);
  }

  static List<Location> definitions(Snapshot text, Position position) {
    return symbolAt(text, position).map(symbol -> definitions(text, symbol)).orElse(List.of());
  }

  private static List<Location> definitions(Snapshot text, Symbol symbol) {
    return text.table().usesOf(symbol).stream()
        .filter(use -> use.role() == Use.Role.DEFINITION)
        .map(use -> location(text, use))
        .toList();
  }

  /** Where the type of the name at a position is defined, if that type is just a name. */
  static List<Location> types(Snapshot text, Position position) {
    return symbolAt(text, position).stream()
        .flatMap(
            symbol ->
                text.table().symbols().stream()
                    .filter(type -> type.kind() == SymbolKind.TYPE)
                    .filter(type -> type.name().equals(symbol.type())))
        .flatMap(type -> definitions(text, type).stream())
        .toList();
  }

  static List<Location> references(Snapshot text, Position position, boolean withDefinitions) {
    return symbolAt(text, position).stream()
        .flatMap(symbol -> text.table().usesOf(symbol).stream())
        .filter(use -> withDefinitions || use.role() != Use.Role.DEFINITION)
        .map(use -> location(text, use))
        .toList();
  }

  static List<DocumentHighlight> highlights(Snapshot text, Position position) {
    return symbolAt(text, position).stream()
        .flatMap(symbol -> text.table().usesOf(symbol).stream())
        .map(use -> new DocumentHighlight(text.range(use), kind(use)))
        .toList();
  }

  private static DocumentHighlightKind kind(Use use) {
    return switch (use.role()) {
      case DEFINITION, WRITE -> DocumentHighlightKind.Write;
      case READ, CALL -> DocumentHighlightKind.Read;
    };
  }

  private static Location location(Snapshot text, Use use) {
    return new Location(text.uri(), text.range(use));
  }
}
