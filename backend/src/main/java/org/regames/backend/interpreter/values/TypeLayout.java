package org.regames.backend.interpreter.values;

/** How the values of a type are laid out in an array of symbols, called cells. */
public sealed interface TypeLayout {
  /** The number of cells of a value. */
  public int size();

  /** The symbols that the cells may have: those of the innermost target of a map type. */
  SymbolSet symbols();

  /** One cell. */
  record Scalar(SymbolSet symbols) implements TypeLayout {
    @Override
    public int size() {
      return 1;
    }
  }

  /**
   * The value of each key in the order of the keys, then the default; targets may be maps again.
   */
  record Table(SymbolSet keys, TypeLayout target, int size) implements TypeLayout {
    Table(SymbolSet keys, TypeLayout target) {
      this(keys, target, (keys.size() + 1) * target.size());
    }

    @Override
    public SymbolSet symbols() {
      return target.symbols();
    }

    /** Where the value at a key starts; for a symbol that is not a key, where the default does. */
    public int offsetOf(int symbol) {
      return keys.placeOf(symbol) * target.size();
    }

    public int offsetOfDefault() {
      return keys.size() * target.size();
    }
  }
}
