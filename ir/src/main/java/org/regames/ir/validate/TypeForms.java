package org.regames.ir.validate;

import java.util.Optional;
import org.regames.ir.Type;
import org.regames.ir.analysis.Shape;
import org.regames.ir.diagnostic.Diagnostics;

/**
 * Checks that sets are not empty, that keys of maps are sets, and that nothing nests too deeply to
 * process.
 */
final class TypeForms implements Validator {
  private static final int DEEPEST = 1_000;

  @Override
  public void check(Subject subject, Diagnostics diagnostics) {
    subject.types().forEach(type -> form(type, subject, diagnostics));
    subject
        .game()
        .types()
        .forEach(
            type -> {
              Optional<Shape> shape = subject.typing().shape(type.type());
              if (shape.isPresent() && isTooDeep(shape.get())) {
                diagnostics.error(
                    "too-deep",
                    type.origin(),
                    "the type `" + type.name() + "` has more than " + DEEPEST + " arrows");
              }
            });
  }

  private static void form(Type type, Subject subject, Diagnostics diagnostics) {
    switch (type) {
      case Type.Named _ -> {}
      case Type.SetType set -> {
        if (set.symbols().isEmpty()) {
          diagnostics.error("empty-type", set.origin(), "a set type needs at least one symbol");
        }
      }
      case Type.Arrow(Type source, _, _) -> {
        if (source instanceof Type.Arrow || isMap(source, subject)) {
          diagnostics.error(
              "type",
              source.origin(),
              "the keys of a map must be symbols, and `" + source + "` is a map type");
        }
      }
    }
  }

  private static boolean isMap(Type type, Subject subject) {
    return subject.typing().shape(type).orElse(null) instanceof Shape.MapShape;
  }

  private static boolean isTooDeep(Shape shape) {
    int arrows = 0;
    Shape rest = shape;
    while (rest instanceof Shape.MapShape map && arrows <= DEEPEST) {
      arrows++;
      rest = map.target();
    }
    return arrows > DEEPEST;
  }
}
