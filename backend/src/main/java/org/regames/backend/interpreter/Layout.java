package org.regames.backend.interpreter;

/** How the values of a type lie in an array of symbols, called cells. */
sealed interface Layout {
  /** The number of cells of a value. */
  int size();

  /** The symbols that the cells may have: those of the innermost target of a map type. */
  SymbolSet symbols();

  /** One cell. */
  record Scalar(SymbolSet symbols) implements Layout {
    @Override
    public int size() {
      return 1;
    }
  }

  /**
   * The value of each key in the order of the keys, then the default; targets may be maps again.
   */
  record Table(SymbolSet keys, Layout target, int size) implements Layout {
    Table(SymbolSet keys, Layout target) {
      this(keys, target, (keys.size() + 1) * target.size());
    }

    @Override
    public SymbolSet symbols() {
      return target.symbols();
    }

    /** Where the value at a key starts; that of the default for a symbol that is no key. */
    int offsetOf(int symbol) {
      return keys.placeOf(symbol) * target.size();
    }

    int offsetOfDefault() {
      return keys.size() * target.size();
    }
  }
}
