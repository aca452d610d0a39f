package org.regames.backend.layout;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.regames.ir.analysis.Shape;

/** An expression with its names resolved; casts are gone, since symbols have one number each. */
public sealed interface Term {
  /** The innermost map: {@code board} of {@code board[x][y]}. */
  default Term base() {
    return this instanceof Access(Term map, _) ? map.base() : this;
  }

  /** The keys in order: {@code x} and {@code y} of {@code board[x][y]}. */
  default List<Term> keys() {
    List<Term> keys = new ArrayList<>();
    for (Term term = this; term instanceof Access(Term map, Term key); term = map) {
      keys.addFirst(key);
    }
    return keys;
  }

  /** The variables in it, maps among them. */
  default BitSet variables() {
    BitSet found = new BitSet();
    addVariables(found);
    return found;
  }

  private void addVariables(BitSet found) {
    switch (this) {
      case Symbol _, Constant _ -> {}
      case Variable(int variable) -> found.set(variable);
      case Access(Term map, Term key) -> {
        map.addVariables(found);
        key.addVariables(found);
      }
    }
  }

  record Symbol(int symbol) implements Term {}

  /** A constant of a map type. */
  record Constant(ConstantMap map) implements Term {}

  /** A variable by its place in {@link GameLayout#variables()}. */
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
