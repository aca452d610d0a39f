package org.regames.ir.editor;

import java.util.List;
import org.regames.ir.diagnostic.Origin;

/**
 * What a name of a text stands for.
 *
 * @param id its place in the list of all symbols of the text, which tells symbols apart
 * @param name as it is defined
 * @param kind what it is
 * @param place where its name is defined; unknown for what every game has without saying so
 * @param whole all of its definition
 * @param scope where its name means this
 * @param parent the symbol whose definition it is in; -1 where it is in none
 * @param signature how it is used or declared, on one line
 * @param type what values it has, as the text or the language calls it; empty where that says
 *     nothing
 * @param parameters what its arguments are called, where it takes any
 * @param comment what the author says about it, as lines; empty where that is nothing
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

  /** Whether its name means this wherever nothing else has the name. */
  public boolean isGlobal() {
    return parent < 0;
  }
}
