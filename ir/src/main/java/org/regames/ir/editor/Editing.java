package org.regames.ir.editor;

import java.util.List;
import java.util.Set;
import org.regames.ir.diagnostic.Source;

/** What an editor needs to know about texts of one language. */
public interface Editing {
  /**
   * What the names in a text mean. Never fails: what cannot be read is guessed as far as possible.
   * Nearly linear in the length of the text.
   */
  SymbolTable symbols(Source source);

  /** Text that is often written. */
  default List<Snippet> snippets() {
    return List.of();
  }

  /** Words that mean something to the language. */
  default List<String> keywords() {
    return List.of();
  }

  /** What a name that begins at an offset may stand for, judging by the text before it. */
  default Set<SymbolKind> expected(Source source, int offset) {
    return Set.of(SymbolKind.values());
  }
}
