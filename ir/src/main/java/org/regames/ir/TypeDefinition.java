package org.regames.ir;

import org.regames.ir.diagnostic.Origin;

/** A name for a type: {@code type Board = Coord -> Piece;}. */
public record TypeDefinition(String name, Type type, Origin origin) {
  public TypeDefinition(String name, Type type) {
    this(name, type, Origin.UNKNOWN);
  }

  @Override
  public String toString() {
    return "type " + name + " = " + type + ";";
  }
}
