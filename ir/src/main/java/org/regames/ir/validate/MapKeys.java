package org.regames.ir.validate;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.regames.ir.Constant;
import org.regames.ir.Type;
import org.regames.ir.Value;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Shape;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;

/**
 * Checks that the keys of a map are of its key type, each at most once, and complete unless there
 * is a default.
 */
final class MapKeys implements Validator {
  @Override
  public void check(Subject subject, Diagnostics diagnostics) {
    for (Constant constant : subject.game().constants()) {
      check(constant.value(), constant.type(), constant.origin(), subject, diagnostics);
    }
    for (Variable variable : subject.game().variables()) {
      check(variable.initial(), variable.type(), variable.origin(), subject, diagnostics);
    }
  }

  private static void check(
      Value value, Type type, Origin definition, Subject subject, Diagnostics diagnostics) {
    Optional<Shape> shape = subject.typing().shape(type);
    shape.ifPresent(known -> check(value, known, definition, subject, diagnostics));
  }

  /** What does not fit its type as a whole is left to {@link ValueTypes}. */
  private static void check(
      Value value, Shape shape, Origin definition, Subject subject, Diagnostics diagnostics) {
    if (value instanceof Value.MapLiteral map && shape instanceof Shape.MapShape type) {
      Origin origin = map.origin().isKnown() ? map.origin() : definition;
      keys(map, type.source(), origin, subject, diagnostics);
      Shape target = type.target();
      map.otherwise().ifPresent(other -> check(other, target, origin, subject, diagnostics));
      map.entries().forEach(entry -> check(entry.value(), target, origin, subject, diagnostics));
    }
  }

  private static void keys(
      Value.MapLiteral map,
      Shape.SetShape type,
      Origin origin,
      Subject subject,
      Diagnostics diagnostics) {
    Map<String, Origin> seen = new HashMap<>();
    for (Value.Entry entry : map.entries()) {
      Origin place = entry.origin().isKnown() ? entry.origin() : origin;
      Origin first = seen.putIfAbsent(entry.key(), place);
      if (first != null) {
        diagnostics.report(
            Diagnostic.error(
                    "duplicate-key", place, "the key `" + entry.key() + "` is in this map twice")
                .withNote(first, "it is already here"));
      } else if (!type.contains(entry.key())) {
        foreign(entry.key(), type, place, subject, diagnostics);
      }
    }
    // Only counted: a text may have many short maps over one large type.
    long missing = type.symbols().size() - seen.keySet().stream().filter(type::contains).count();
    if (map.otherwise().isEmpty() && missing > 0) {
      Stream<String> absent = type.symbols().stream().filter(key -> !seen.containsKey(key));
      diagnostics.report(
          Diagnostic.error(
                  "incomplete-map",
                  origin,
                  "this map has neither a default nor the keys "
                      + Subject.list(absent, (int) missing))
              .withHint("a default is written without a key: `{:value, …}`"));
    }
  }

  private static void foreign(
      String key, Shape.SetShape type, Origin origin, Subject subject, Diagnostics diagnostics) {
    String message = "the key `" + key + "` is not in " + subject.describe(type);
    Diagnostic finding = Diagnostic.error("foreign-key", origin, message);
    diagnostics.report(subject.suggest(type, key, finding));
  }
}
