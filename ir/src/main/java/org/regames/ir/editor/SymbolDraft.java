package org.regames.ir.editor;

import java.util.List;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;

/**
 * A builder for symbols; each method returns a more complete draft. Omitted parts default to those
 * of a built-in name.
 */
public record SymbolDraft(
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

  /** A symbol with just a kind and a name. */
  public static SymbolDraft of(SymbolKind kind, String name) {
    return new SymbolDraft(
        name, kind, Origin.UNKNOWN, Origin.UNKNOWN, Origin.UNKNOWN, -1, name, "", List.of(), "");
  }

  /** The same with the places of its name and of its whole definition. */
  public SymbolDraft at(Origin place, Origin whole) {
    return new SymbolDraft(
        name, kind, place, whole, scope, parent, signature, type, parameters, comment);
  }

  /** The same with a scope inside the definition of another symbol. */
  public SymbolDraft inside(Symbol outer, Origin scope) {
    return new SymbolDraft(
        name, kind, place, whole, scope, outer.id(), signature, type, parameters, comment);
  }

  /** The same with a signature; line breaks become blanks. */
  public SymbolDraft signature(String text) {
    String line = text.strip().replaceAll("\\s+", " ");
    return new SymbolDraft(
        name, kind, place, whole, scope, parent, line, type, parameters, comment);
  }

  /** The same with a type. */
  public SymbolDraft type(String text) {
    String line = text.strip().replaceAll("\\s+", " ");
    return new SymbolDraft(
        name, kind, place, whole, scope, parent, signature, line, parameters, comment);
  }

  /** The same with parameters. */
  public SymbolDraft parameters(List<String> names) {
    return new SymbolDraft(
        name, kind, place, whole, scope, parent, signature, type, names, comment);
  }

  /** The same with its author's comment. */
  public SymbolDraft comment(String lines) {
    return new SymbolDraft(
        name, kind, place, whole, scope, parent, signature, type, parameters, lines);
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
