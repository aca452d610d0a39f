package org.regames.ir.validate;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.ir.Constant;
import org.regames.ir.Type;
import org.regames.ir.Value;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Shape;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;

/** The values of constants and the initial values of variables are of their types. */
final class ValueTypes implements Validator {
  @Override
  public void check(Subject subject, Diagnostics diagnostics) {
    Check check = new Check(subject, diagnostics);
    for (Constant constant : subject.game().constants()) {
      check.definition(constant.value(), constant.type(), constant.origin());
    }
    for (Variable variable : subject.game().variables()) {
      check.definition(variable.initial(), variable.type(), variable.origin());
    }
  }

  private static final class Check {
    private final Subject subject;
    private final Diagnostics diagnostics;
    private final Map<String, Optional<String>> symbols = new HashMap<>();

    Check(Subject subject, Diagnostics diagnostics) {
      this.subject = subject;
      this.diagnostics = diagnostics;
    }

    void definition(Value value, Type type, Origin origin) {
      subject.typing().shape(type).ifPresent(shape -> value(value, shape, origin));
    }

    private void value(Value value, Shape shape, Origin outside) {
      Origin origin = value.origin().isKnown() ? value.origin() : outside;
      switch (value) {
        case Value.Named(String name, _) -> named(name, shape, origin);
        case Value.MapLiteral map -> {
          switch (shape) {
            case Shape.SetShape _ -> diagnostics.report(mismatch("a map", shape, origin));
            case Shape.MapShape type -> {
              map.otherwise().ifPresent(other -> value(other, type.target(), origin));
              map.entries().forEach(entry -> value(entry.value(), type.target(), origin));
            }
          }
        }
      }
    }

    /** Unknown names and recursive constants are reported elsewhere and have no value to judge. */
    private void named(String name, Shape shape, Origin origin) {
      Optional<Shape> constant =
          subject.typing().constant(name).flatMap(found -> subject.typing().shape(found.type()));
      Optional<String> symbol = symbol(name).filter(subject.symbols()::containsKey);
      if (constant.isPresent() && !subject.typing().assignable(shape, constant.get())) {
        String found = "`" + name + "` of type " + subject.describe(constant.get());
        diagnostics.report(mismatch(found, shape, origin));
      } else if (symbol.isPresent()) {
        switch (shape) {
          case Shape.MapShape _ ->
              diagnostics.report(mismatch("the symbol `" + symbol.get() + "`", shape, origin));
          case Shape.SetShape set -> {
            if (!set.contains(symbol.get())) {
              Diagnostic finding = mismatch("`" + symbol.get() + "`", shape, origin);
              diagnostics.report(subject.suggest(set, symbol.get(), finding));
            }
          }
        }
      }
    }

    private Diagnostic mismatch(String found, Shape expected, Origin origin) {
      String kind =
          switch (expected) {
            case Shape.SetShape _ -> "a symbol of ";
            case Shape.MapShape _ -> "a map of type ";
          };
      String message = "expected " + kind + subject.describe(expected) + ", found " + found;
      return Diagnostic.error("type", origin, message);
    }

    /** What the name of a symbol, or of a constant that is one, stands for. */
    private Optional<String> symbol(String name) {
      Set<String> path = new LinkedHashSet<>();
      String last = name;
      Optional<String> found = Optional.empty();
      while (!symbols.containsKey(last) && path.add(last)) {
        Optional<Constant> constant = subject.typing().constant(last);
        if (constant.isEmpty()) {
          found = Optional.of(last);
        } else if (constant.get().value() instanceof Value.Named(String next, _)) {
          last = next;
        }
      }
      Optional<String> answer = symbols.getOrDefault(last, found);
      path.forEach(passed -> symbols.put(passed, answer));
      return answer;
    }
  }
}
