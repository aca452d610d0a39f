package org.regames.ir;

import java.util.ArrayList;
import java.util.List;
import org.regames.ir.diagnostic.Origin;

/** A type: a finite set of symbols, a map type, or the name of either. */
public sealed interface Type {
  /** Where the type is written. */
  Origin origin();

  /** This type and all types inside it, outermost first. */
  default List<Type> parts() {
    List<Type> found = new ArrayList<>();
    addParts(found);
    return found;
  }

  private void addParts(List<Type> found) {
    found.add(this);
    if (this instanceof Arrow(Type source, Type target, _)) {
      source.addParts(found);
      target.addParts(found);
    }
  }

  /** The name of a type definition: {@code Board}. */
  record Named(String name, Origin origin) implements Type {
    public Named(String name) {
      this(name, Origin.UNKNOWN);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /**
   * A finite set of symbols: <code>{a, b, c}</code>. The order of symbols is kept: the first is the
   * default where one is needed.
   */
  record SetType(List<String> symbols, Origin origin) implements Type {
    public SetType {
      symbols = List.copyOf(symbols);
    }

    public SetType(List<String> symbols) {
      this(symbols, Origin.UNKNOWN);
    }

    @Override
    public String toString() {
      return "{" + String.join(", ", symbols) + "}";
    }
  }

  /** Maps from the symbols of a set type: {@code Coord -> Piece}. */
  record Arrow(Type source, Type target, Origin origin) implements Type {
    public Arrow(Type source, Type target) {
      this(source, target, Origin.UNKNOWN);
    }

    @Override
    public String toString() {
      return source + " -> " + target;
    }
  }
}
