package org.regames.ir;

import org.regames.ir.diagnostic.Origin;

/** A value that never changes: <code>const next: Coord -> Coord = {0: 1, :0};</code>. */
public record Constant(String name, Type type, Value value, Origin origin) {
  public Constant(String name, Type type, Value value) {
    this(name, type, value, Origin.UNKNOWN);
  }

  @Override
  public String toString() {
    return "const " + name + ": " + type + " = " + value + ";";
  }
}
