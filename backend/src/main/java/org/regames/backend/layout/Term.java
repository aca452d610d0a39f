package org.regames.backend.layout;

import org.regames.ir.analysis.Shape;

/** An expression with its names resolved; casts are gone, since symbols have one number each. */
public sealed interface Term {
  record Symbol(int symbol) implements Term {}

  /** A constant of a map type. */
  record Constant(ConstantMap map) implements Term {}

  /** A variable by its place in {@link Layout#variables()}. */
  record Variable(int variable) implements Term {}

  record Access(Term map, Term key) implements Term {}

  /** A constant of a map type: its name, type and value. */
  record ConstantMap(String name, Shape.MapShape shape, Tree.Node value) {
    @Override
    public boolean equals(Object other) {
      return other instanceof ConstantMap that && name.equals(that.name);
    }

    @Override
    public int hashCode() {
      return name.hashCode();
    }
  }
}
