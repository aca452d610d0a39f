package org.regames.backend.cpp;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.regames.backend.plan.Plan;

/** Declarations of the functions of a plan. */
final class Signature {
  private Signature() {}

  static boolean takesHash(Plan plan, Plan.Kind kind) {
    return plan.hashed() && kind == Plan.Kind.FIND;
  }

  /**
   * The declaration without the semicolon.
   *
   * @param used whether a parameter is used; the others get no name
   */
  public static String of(
      Plan plan, Plan.Function function, CppNames names, Predicate<String> used) {
    List<String> parameters = new ArrayList<>();
    BiConsumer<String, String> add =
        (type, name) -> parameters.add(used.test(name) ? type + " " + name : type);
    boolean answers = function.kind().answers();
    boolean picks = function.kind() == Plan.Kind.PICK || function.kind() == Plan.Kind.PLY;
    boolean shares = function.kind() == Plan.Kind.SHARE;
    add.accept("State&", "s");
    if (!shares) {
      add.accept("Moves&", "m");
    }
    if (function.kind() == Plan.Kind.TELL) {
      add.accept("Tags&", "told");
    }
    for (int i = 0; i < function.parameters(); i++) {
      add.accept("int", CppExpressions.local(i));
    }
    if (picks) {
      add.accept("Random*", "random");
    } else if (shares) {
      add.accept("int", "drawn");
    } else if (!answers) {
      add.accept(function.packed() ? "Word" : "int", function.packed() ? "code" : "depth");
    }
    if (takesHash(plan, function.kind())) {
      add.accept("Word", "hash");
    }
    String name = names.function(function.number());
    return (picks || shares ? "std::int64_t " : answers ? "bool " : "void ")
        + name
        + "("
        + String.join(", ", parameters)
        + ")";
  }
}
