package org.regames.ir.editor;

import java.util.List;
import org.regames.ir.diagnostic.Origin;

/**
 * What a name of a text stands for.
 *
 * @param id its place in the list of all symbols of the text, which tells symbols apart
 * @param name as it is defined
 * @param kind what it is
 * @param place where its name is defined; unknown for built-in symbols
 * @param whole all of its definition
 * @param scope where its name means this
 * @param parent the symbol whose definition it is in; -1 if it is in none
 * @param signature how it is used or declared, on one line
 * @param type its type, as the text or the language writes it; empty if that is not meaningful
 * @param parameters the names of its parameters, if it has any
 * @param comment the author's comment on it, as lines; empty if there is none
 */
public record Symbol(
    int id,
    String name,
    SymbolKind kind,
    Origin place,
    Origin whole,
    Origin scope,
    int parent,
    String signature,
    String type,
    List<String> parameters,
    String comment) {
  public Symbol {
    parameters = List.copyOf(parameters);
  }

  /** Whether every game has it, so that no text defines it. */
  public boolean isBuiltIn() {
    return !place.isKnown();
  }

  /** Whether its name means this everywhere, except where something else hides it. */
  public boolean isGlobal() {
    return parent < 0;
  }
}
