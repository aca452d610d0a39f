package org.regames.ir.validate;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.regames.ir.Constant;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Variable;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;

/**
 * Checks that a name is at most one type, and at most one constant, variable or symbol. Types,
 * nodes and tags have namespaces of their own.
 */
final class DuplicateNames implements Validator {
  @Override
  public void check(Subject subject, Diagnostics diagnostics) {
    Map<String, Origin> types = new HashMap<>();
    for (TypeDefinition type : subject.game().types()) {
      define("type", type.name(), type.origin(), types, diagnostics);
    }
    Map<String, Origin> values = new HashMap<>();
    for (Constant constant : subject.game().constants()) {
      define("name", constant.name(), constant.origin(), values, diagnostics);
      notSymbol("constant", constant.name(), constant.origin(), subject, diagnostics);
    }
    for (Variable variable : subject.game().variables()) {
      define("name", variable.name(), variable.origin(), values, diagnostics);
      notSymbol("variable", variable.name(), variable.origin(), subject, diagnostics);
    }
    subject.types().forEach(type -> symbols(type, diagnostics));
  }

  private static void define(
      String kind, String name, Origin origin, Map<String, Origin> first, Diagnostics findings) {
    Origin other = first.putIfAbsent(name, origin);
    if (other != null) {
      // Definitions are grouped by kind, and built-ins have no place: the duplicate is the one
      // written later.
      boolean inOrder = origin.isKnown() && (!other.isKnown() || other.start() <= origin.start());
      Origin place = inOrder ? origin : other;
      Origin earlier = inOrder ? other : origin;
      String message = "the " + kind + " `" + name + "` is defined twice";
      Diagnostic finding = Diagnostic.error("duplicate-name", place, message);
      String note =
          earlier.isKnown() || !place.isKnown() ? "it is already defined here" : "it is a built-in";
      findings.report(finding.withNote(earlier, note));
    }
  }

  private static void notSymbol(
      String kind, String name, Origin origin, Subject subject, Diagnostics diagnostics) {
    Type.SetType set = subject.symbols().get(name);
    if (set != null) {
      diagnostics.report(
          Diagnostic.error(
                  "duplicate-name",
                  origin.isKnown() ? origin : set.origin(),
                  "`"
                      + name
                      + "` is both a "
                      + kind
                      + " and a symbol, so it is unclear which one is meant")
              .withNote(set.origin(), "the symbol is in this type")
              .withHint("rename one of them"));
    }
  }

  private static void symbols(Type type, Diagnostics diagnostics) {
    Set<String> seen = new HashSet<>();
    if (type instanceof Type.SetType(var symbols, Origin origin)) {
      for (String symbol : symbols) {
        if (!seen.add(symbol)) {
          diagnostics.warning(
              "duplicate-symbol", origin, "the symbol `" + symbol + "` is in this set twice");
        }
      }
    }
  }
}
