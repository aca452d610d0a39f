package org.regames.backend.interpreter.rules;

import org.regames.backend.interpreter.values.SymbolSet;

/** Notified of the cost of expressions and assignments, and anything improper about them. */
public interface EvaluationWatch {
  /** This many cells are copied or compared. */
  void touch(int cells);

  /** An assignment or cast has a symbol that its type does not have. */
  void outsideType(int symbol, SymbolSet type);

  /** An assignment has a key that its map does not have. */
  void outsideKeys(int symbol, SymbolSet keys);
}
