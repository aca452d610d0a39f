package org.regames.lud.lowering;

import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Refuses games that are not supported, rather than guess the meaning of a ludeme. */
final class LudRefusal {
  private LudRefusal() {}

  /** The exception that ends the lowering at a place of the text. */
  static DiagnosticException of(LudValue place, String reason) {
    return new DiagnosticException(
        Diagnostic.error("not-lowerable", place.origin(), named(place) + reason));
  }

  private static String named(LudValue place) {
    return place instanceof LudClause clause ? "`" + clause.title() + "` " : "this ";
  }

  /** Refuses arguments that change the meaning of a ludeme in a way that is not supported. */
  static void unlessAbsent(LudClause clause, String... parameters) {
    for (String parameter : parameters) {
      if (clause.arguments().containsKey(parameter)) {
        throw of(clause, "with `" + parameter + "` is not supported yet");
      }
    }
  }
}
