package org.regames.ir.validate;

import org.regames.ir.diagnostic.Diagnostics;

/** Checks one property of well-formed games, and reports every violation. */
@FunctionalInterface
public interface Validator {
  /** Reports every finding about a game, except what another validator reports. */
  void check(Subject subject, Diagnostics diagnostics);
}
