package org.regames.backend.interpreter;

import org.regames.ir.diagnostic.Diagnostic;

/** The messages of improprieties. */
final class ImproprietyText {
  private ImproprietyText() {}

  static Diagnostic of(Impropriety impropriety) {
    throw new UnsupportedOperationException(impropriety.toString());
  }
}
