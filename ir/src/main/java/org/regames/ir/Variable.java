package org.regames.ir;

import org.regames.ir.diagnostic.Origin;

/** A part of the game's state and its initial value: {@code var pos: Coord = 0;}. */
public record Variable(String name, Type type, Value initial, Origin origin) {
  public Variable(String name, Type type, Value initial) {
    this(name, type, initial, Origin.UNKNOWN);
  }

  @Override
  public String toString() {
    return "var " + name + ": " + type + " = " + initial + ";";
  }
}
