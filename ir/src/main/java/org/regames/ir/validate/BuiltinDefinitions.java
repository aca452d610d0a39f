package org.regames.ir.validate;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
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
 * Checks that the built-in definitions exist and have the required types (RG paper, section 2.1,
 * "Special definitions"). Types are compared unfolded; initial values are free. What depends on a
 * wrong definition is not checked.
 */
final class BuiltinDefinitions implements Validator {
  @Override
  public void check(Subject subject, Diagnostics diagnostics) {
    new BuiltinCheck(subject, diagnostics).run();
  }

  private static final class BuiltinCheck {
    private static final Type BOOL = new Type.SetType(List.of("0", "1"));

    private final Subject subject;
    private final Typing typing;
    private final Diagnostics diagnostics;
    private final Map<String, Origin> types = new HashMap<>();

    BuiltinCheck(Subject subject, Diagnostics diagnostics) {
      this.subject = subject;
      this.typing = subject.typing();
      this.diagnostics = diagnostics;
      for (TypeDefinition type : subject.game().types()) {
        types.putIfAbsent(type.name(), type.origin());
      }
    }

    void run() {
      Optional<List<String>> players = symbols(Builtins.PLAYER_TYPE);
      Optional<List<String>> scores = symbols(Builtins.SCORE_TYPE);
      boolean bool = hasType(Builtins.BOOL_TYPE, BOOL);
      if (players.isPresent() && hasNoSystemPlayers(players.get())) {
        Type player = new Type.SetType(players.get());
        Stream<String> systems = Stream.of(Builtins.KEEPER, Builtins.RANDOM);
        Type anyone = new Type.SetType(Stream.concat(players.get().stream(), systems).toList());
        definitions(Builtins.PLAYER_OR_SYSTEM_TYPE, Builtins.PLAYER, anyone);
        if (bool) {
          Type visibility = new Type.Arrow(player, BOOL);
          definitions(Builtins.VISIBILITY_TYPE, Builtins.VISIBLE, visibility);
        }
        if (scores.isPresent()) {
          Type goals = new Type.Arrow(player, new Type.SetType(scores.get()));
          definitions(Builtins.GOALS_TYPE, Builtins.GOALS, goals);
        }
      }
    }

    /** The symbols of a required set type. An empty one is reported by {@link TypeForms}. */
    private Optional<List<String>> symbols(String name) {
      if (!types.containsKey(name)) {
        String message = "the type `" + name + "` is missing";
        diagnostics.report(
            Diagnostic.error("missing-builtin", subject.start(), message)
                .withHint("every game needs it: `type " + name + " = {…};`"));
        return Optional.empty();
      }
      return switch (typing.shape(new Type.Named(name)).orElse(null)) {
        case Shape.SetShape set when !set.symbols().isEmpty() -> Optional.of(set.symbols());
        case Shape.MapShape _ -> {
          String message = "the type `" + name + "` must be a set of symbols";
          diagnostics.error("builtin-type", types.get(name), message);
          yield Optional.empty();
        }
        case Shape.SetShape _ -> Optional.empty();
        case null -> Optional.empty();
      };
    }

    private boolean hasNoSystemPlayers(List<String> players) {
      List<String> found =
          Stream.of(Builtins.KEEPER, Builtins.RANDOM).filter(players::contains).toList();
      for (String system : found) {
        String message = "the system player `" + system + "` is not a `Player`";
        diagnostics.report(
            Diagnostic.error("builtin-type", types.get(Builtins.PLAYER_TYPE), message)
                .withHint("leave it out: `PlayerOrSystem` has it"));
      }
      return found.isEmpty();
    }

    private void definitions(String type, String variable, Type expected) {
      if (hasType(type, expected)) {
        variable(variable, expected);
      }
    }

    private boolean hasType(String name, Type expected) {
      if (!types.containsKey(name)) {
        String message = "the built-in type `" + name + "` is missing";
        diagnostics.error("missing-builtin", subject.start(), message);
        return false;
      }
      Optional<Shape> found = typing.shape(new Type.Named(name));
      boolean fits = found.equals(typing.shape(expected));
      if (found.isPresent() && !fits) {
        String message = "the built-in type `" + name + "` must be `" + brief(expected) + "`";
        diagnostics.report(
            Diagnostic.error("builtin-type", types.get(name), message)
                .withHint("leave the definition out: it is added where it is missing"));
      }
      return fits;
    }

    private void variable(String name, Type expected) {
      Optional<Variable> variable = typing.variable(name);
      if (variable.isEmpty()) {
        String message = "the built-in variable `" + name + "` is missing";
        diagnostics.error("missing-builtin", subject.start(), message);
        return;
      }
      Optional<Shape> found = typing.shape(variable.get().type());
      if (found.isPresent() && !found.equals(typing.shape(expected))) {
        String message = "the built-in variable `" + name + "` must be of type `" + brief(expected);
        diagnostics.report(
            Diagnostic.error("builtin-type", variable.get().origin(), message + "`")
                .withHint("leave the definition out: it is added where it is missing"));
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
}
