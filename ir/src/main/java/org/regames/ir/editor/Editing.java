package org.regames.ir.editor;

import java.util.List;
import java.util.Set;
import org.regames.ir.diagnostic.Source;

/** What an editor needs to know about texts of one language. */
public interface Editing {
  /**
   * What the names in a text mean. Never fails: of what cannot be read it says as much as it can
   * guess. Nearly linear in the length of the text.
   */
  SymbolTable symbols(Source source);

  /** What is written often. */
  default List<Snippet> snippets() {
    return List.of();
  }

  /** Words that mean something to the language. */
  default List<String> keywords() {
    return List.of();
  }

  /** What a name that begins at an offset may stand for, going by what is written before. */
  default Set<SymbolKind> expected(Source source, int offset) {
    return Set.of(SymbolKind.values());
  }
}
