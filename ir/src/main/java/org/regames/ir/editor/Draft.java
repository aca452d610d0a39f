package org.regames.ir.editor;

import java.util.List;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;

/**
 * A symbol that is being described; each method gives a more complete one. What is not said is as
 * for a name that every game has.
 */
public record Draft(
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

  /** A symbol about which nothing else is known. */
  public static Draft of(SymbolKind kind, String name) {
    return new Draft(
        name, kind, Origin.UNKNOWN, Origin.UNKNOWN, Origin.UNKNOWN, -1, name, "", List.of(), "");
  }

  /** The same, its name and its whole definition at these places. */
  public Draft at(Origin place, Origin whole) {
    return new Draft(name, kind, place, whole, scope, parent, signature, type, parameters, comment);
  }

  /** The same, known only in a part of the definition of another. */
  public Draft inside(Symbol outer, Origin scope) {
    return new Draft(
        name, kind, place, whole, scope, outer.id(), signature, type, parameters, comment);
  }

  /** The same, used or declared like this; line breaks become blanks. */
  public Draft signature(String text) {
    String line = text.strip().replaceAll("\\s+", " ");
    return new Draft(name, kind, place, whole, scope, parent, line, type, parameters, comment);
  }

  /** The same, with such values. */
  public Draft type(String text) {
    String line = text.strip().replaceAll("\\s+", " ");
    return new Draft(name, kind, place, whole, scope, parent, signature, line, parameters, comment);
  }

  /** The same with such arguments. */
  public Draft parameters(List<String> names) {
    return new Draft(name, kind, place, whole, scope, parent, signature, type, names, comment);
  }

  /** The same, about which its author says this. */
  public Draft comment(String lines) {
    return new Draft(name, kind, place, whole, scope, parent, signature, type, parameters, lines);
  }

  Symbol symbol(int id, Source source) {
    Origin everywhere = Origin.of(source, 0, source.text().length());
    return new Symbol(
        id,
        name,
        kind,
        place,
        whole,
        scope.isKnown() ? scope : everywhere,
        parent,
        signature,
        type,
        parameters,
        comment);
  }
}
