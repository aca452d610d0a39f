package org.regames.ir.validate;

import org.regames.ir.diagnostic.Diagnostics;

/** Checks one property that every well-formed game has, and reports every place that lacks it. */
@FunctionalInterface
public interface Validator {
  /** Reports every finding about a game; leaves alone what another validator reports. */
  void check(Subject subject, Diagnostics diagnostics);
}
