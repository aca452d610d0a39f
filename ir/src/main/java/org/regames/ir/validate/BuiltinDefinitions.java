package org.regames.ir.validate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.ir.Builtins;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;

/**
 * The definitions every game has are there and have the types they must have (RG paper, section
 * 2.1, "Special definitions"). Types are compared by what they unfold to; initial values are free.
 */
final class BuiltinDefinitions implements Validator {
  @Override
  public void check(Subject subject, Diagnostics diagnostics) {
    Typing typing = subject.typing();
    Map<String, Origin> types = new HashMap<>();
    for (TypeDefinition type : subject.game().types()) {
      types.putIfAbsent(type.name(), type.origin());
    }
    Optional<Shape.SetShape> players = set(subject, Builtins.PLAYER_TYPE, types, diagnostics);
    Optional<Shape.SetShape> scores = set(subject, Builtins.SCORE_TYPE, types, diagnostics);
    Type bool = new Type.SetType(List.of("0", "1"));
    expectType(subject, Builtins.BOOL_TYPE, bool, types, diagnostics);
    if (players.isPresent()) {
      noSystemPlayers(players.get(), types.get(Builtins.PLAYER_TYPE), diagnostics);
      Type player = new Type.SetType(players.get().symbols());
      List<String> everyone = new ArrayList<>(players.get().symbols());
      everyone.addAll(List.of(Builtins.KEEPER, Builtins.RANDOM));
      Type anyone = new Type.SetType(everyone);
      Type visibility = new Type.Arrow(player, bool);
      expectType(subject, Builtins.PLAYER_OR_SYSTEM_TYPE, anyone, types, diagnostics);
      expectType(subject, Builtins.VISIBILITY_TYPE, visibility, types, diagnostics);
      expectVariable(subject, Builtins.PLAYER, anyone, diagnostics);
      expectVariable(subject, Builtins.VISIBLE, visibility, diagnostics);
      if (scores.isPresent()) {
        Type goals = new Type.Arrow(player, new Type.SetType(scores.get().symbols()));
        expectType(subject, Builtins.GOALS_TYPE, goals, types, diagnostics);
        expectVariable(subject, Builtins.GOALS, goals, diagnostics);
      }
    }
  }

  /** A required set type. An empty one is reported by {@link TypeForms}. */
  private static Optional<Shape.SetShape> set(
      Subject subject, String name, Map<String, Origin> types, Diagnostics diagnostics) {
    if (!types.containsKey(name)) {
      diagnostics.report(
          Diagnostic.error("missing-builtin", subject.start(), "the type `" + name + "` is missing")
              .withHint("every game needs it: `type " + name + " = {…};`"));
      return Optional.empty();
    }
    return switch (subject.typing().shape(new Type.Named(name)).orElse(null)) {
      case Shape.SetShape set when !set.symbols().isEmpty() -> Optional.of(set);
      case Shape.MapShape _ -> {
        diagnostics.error(
            "builtin-type", types.get(name), "the type `" + name + "` must be a set of symbols");
        yield Optional.empty();
      }
      case Shape.SetShape _ -> Optional.empty();
      case null -> Optional.empty();
    };
  }

  private static void noSystemPlayers(
      Shape.SetShape players, Origin origin, Diagnostics diagnostics) {
    for (String system : List.of(Builtins.KEEPER, Builtins.RANDOM)) {
      if (players.contains(system)) {
        diagnostics.report(
            Diagnostic.error(
                    "builtin-type", origin, "the system player `" + system + "` is no `Player`")
                .withHint("leave it out: `PlayerOrSystem` has it"));
      }
    }
  }

  private static void expectType(
      Subject subject,
      String name,
      Type expected,
      Map<String, Origin> types,
      Diagnostics diagnostics) {
    if (!types.containsKey(name)) {
      diagnostics.error(
          "missing-builtin", subject.start(), "the built-in type `" + name + "` is missing");
      return;
    }
    Typing typing = subject.typing();
    Optional<Shape> found = typing.shape(new Type.Named(name));
    if (found.isPresent() && !found.equals(typing.shape(expected))) {
      diagnostics.report(
          Diagnostic.error(
                  "builtin-type",
                  types.get(name),
                  "the built-in type `" + name + "` must be `" + brief(expected) + "`")
              .withHint("leave the definition out: it is added where it is missing"));
    }
  }

  private static void expectVariable(
      Subject subject, String name, Type expected, Diagnostics diagnostics) {
    Typing typing = subject.typing();
    Optional<Variable> variable = typing.variable(name);
    if (variable.isEmpty()) {
      diagnostics.error(
          "missing-builtin", subject.start(), "the built-in variable `" + name + "` is missing");
      return;
    }
    Optional<Shape> found = typing.shape(variable.get().type());
    if (found.isPresent() && !found.equals(typing.shape(expected))) {
      diagnostics.error(
          "builtin-type",
          variable.get().origin(),
          "the built-in variable `"
              + name
              + "` must be of type `"
              + brief(expected)
              + "`, it is "
              + subject.describe(found.get()));
    }
  }

  private static String brief(Type type) {
    return switch (type) {
      case Type.Named(String name, _) -> name;
      case Type.SetType(List<String> symbols, _) -> "{" + Subject.list(symbols) + "}";
      case Type.Arrow(Type source, Type target, _) -> brief(source) + " -> " + brief(target);
    };
  }
}
