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

/** Checks that the values of constants and the initial values of variables are of their types. */
final class ValueTypes implements Validator {
  @Override
  public void check(Subject subject, Diagnostics diagnostics) {
    ValueCheck check = new ValueCheck(subject, diagnostics);
    for (Constant constant : subject.game().constants()) {
      check.definition(constant.value(), constant.type(), constant.origin());
    }
    for (Variable variable : subject.game().variables()) {
      check.definition(variable.initial(), variable.type(), variable.origin());
    }
  }

  private static final class ValueCheck {
    private final Subject subject;
    private final Diagnostics diagnostics;
    private final Map<String, Optional<String>> symbols = new HashMap<>();

    ValueCheck(Subject subject, Diagnostics diagnostics) {
      this.subject = subject;
      this.diagnostics = diagnostics;
    }

    void definition(Value value, Type type, Origin origin) {
      Optional<Type> written = Optional.of(type);
      subject.typing().shape(type).ifPresent(shape -> value(value, shape, written, origin));
    }

    private void value(Value value, Shape shape, Optional<Type> written, Origin outside) {
      Origin origin = value.origin().isKnown() ? value.origin() : outside;
      switch (value) {
        case Value.Named(String name, _) ->
            named(name, shape)
                .map(found -> mismatch(found, shape, written, origin))
                .ifPresent(diagnostics::report);
        case Value.MapLiteral map -> {
          switch (shape) {
            case Shape.SetShape _ -> diagnostics.report(mismatch("a map", shape, written, origin));
            case Shape.MapShape type -> {
              Shape target = type.target();
              Optional<Type> writtenTarget = written.flatMap(subject::target);
              map.otherwise().ifPresent(other -> value(other, target, writtenTarget, origin));
              map.entries().forEach(entry -> value(entry.value(), target, writtenTarget, origin));
            }
          }
        }
      }
    }

    /**
     * What was found instead of a value of the type. Unknown names, recursive constants and
     * constants that are also symbols have no value to check and are reported elsewhere.
     */
    private Optional<String> named(String name, Shape shape) {
      Optional<Constant> constant = subject.typing().constant(name);
      if (constant.isPresent() && subject.symbols().containsKey(name)) {
        return Optional.empty();
      }
      Optional<Shape> type = constant.flatMap(found -> subject.typing().shape(found.type()));
      if (type.isPresent() && !subject.typing().assignable(shape, type.get())) {
        Optional<Type> written = constant.map(Constant::type);
        return Optional.of("`" + name + "` of type " + subject.describe(written, type.get()));
      }
      Optional<String> symbol = symbol(name).filter(subject.symbols()::containsKey);
      return symbol
          .filter(found -> !(shape instanceof Shape.SetShape set && set.contains(found)))
          .map(
              found ->
                  (found.equals(name) ? "" : "`" + name + "`, which is ")
                      + "the symbol `"
                      + found
                      + "`");
    }

    private Diagnostic mismatch(
        String found, Shape expected, Optional<Type> written, Origin origin) {
      String kind =
          switch (expected) {
            case Shape.SetShape _ -> "a symbol of ";
            case Shape.MapShape _ -> "a map of type ";
          };
      String type = subject.describe(written, expected);
      return Diagnostic.error("type", origin, "expected " + kind + type + ", found " + found);
    }

    /** The symbol that a name stands for, directly or as a constant. */
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
