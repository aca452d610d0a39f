package org.regames.lud.lowering;

import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Why a game cannot be played: never a guess at what a ludeme may mean. */
final class LudRefusal {
  private LudRefusal() {}

  /** What ends the lowering at a place of the text. */
  static DiagnosticException of(LudValue place, String reason) {
    return new DiagnosticException(
        Diagnostic.error("not-lowerable", place.origin(), named(place) + reason));
  }

  private static String named(LudValue place) {
    return place instanceof LudClause clause ? "`" + clause.title() + "` " : "this ";
  }

  /** Refuses arguments that change what a ludeme means in a way that is not lowered. */
  static void unlessAbsent(LudClause clause, String... parameters) {
    for (String parameter : parameters) {
      if (clause.arguments().containsKey(parameter)) {
        throw of(clause, "with `" + parameter + "` is not supported yet");
      }
    }
  }
}
