package org.regames.ir.analysis;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.ir.Constant;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Variable;

/**
 * The types of a game's names and expressions.
 *
 * <p>Works on any game, valid or not: what cannot be typed (unknown names, recursive definitions,
 * maps indexed as if they were symbols) has no type, and saying so is left to the validators. Of
 * several definitions of a name the first counts. Not thread-safe.
 */
public final class Typing {
  private record Pair(Shape left, Shape right) {}

  private final Map<String, Type> definitions = new HashMap<>();
  private final Map<String, Constant> constants = new HashMap<>();
  private final Map<String, Variable> variables = new HashMap<>();
  private final Map<String, Optional<Shape>> named = new HashMap<>();
  private final Map<Set<String>, Shape.SetShape> sets = new HashMap<>();
  private final Map<Pair, Shape.MapShape> maps = new HashMap<>();
  private final Map<Pair, Boolean> assignable = new HashMap<>();

  private Typing(Game game) {
    for (TypeDefinition type : game.types()) {
      definitions.putIfAbsent(type.name(), type.type());
    }
    game.constants().forEach(constant -> constants.putIfAbsent(constant.name(), constant));
    game.variables().forEach(variable -> variables.putIfAbsent(variable.name(), variable));
  }

  public static Typing of(Game game) {
    return new Typing(game);
  }

  public Optional<Constant> constant(String name) {
    return Optional.ofNullable(constants.get(name));
  }

  public Optional<Variable> variable(String name) {
    return Optional.ofNullable(variables.get(name));
  }

  /** The type with its names unfolded, where all of them are known and none is recursive. */
  public Optional<Shape> shape(Type type) {
    return switch (type) {
      case Type.Named(String name, _) -> namedShape(name);
      case Type.SetType(List<String> symbols, _) -> Optional.of(set(symbols));
      case Type.Arrow(Type source, Type target, _) ->
          switch (shape(source).orElse(null)) {
            case Shape.SetShape set -> shape(target).map(to -> map(set, to));
            case Shape.MapShape _ -> Optional.empty();
            case null -> Optional.empty();
          };
    };
  }

  private Optional<Shape> namedShape(String name) {
    Optional<Shape> known = named.get(name);
    if (known != null) {
      return known;
    }
    named.put(name, Optional.empty()); // what a recursive definition finds
    Type definition = definitions.get(name);
    Optional<Shape> found = definition == null ? Optional.empty() : shape(definition);
    named.put(name, found);
    return found;
  }

  private Shape.SetShape set(List<String> symbols) {
    // Sets are equal whatever the order of their symbols; the first order met is kept.
    return sets.computeIfAbsent(new HashSet<>(symbols), _ -> new Shape.SetShape(symbols));
  }

  private Shape.MapShape map(Shape.SetShape source, Shape target) {
    return maps.computeIfAbsent(new Pair(source, target), _ -> new Shape.MapShape(source, target));
  }

  /** The type of an expression; that of a symbol is the set of just itself. */
  public Optional<Shape> typeOf(Expression expression) {
    return switch (expression) {
      case Expression.Reference(String name, _) -> typeOfName(name);
      case Expression.Cast(Type type, _, _) -> shape(type);
      case Expression.Access(Expression map, _, _) ->
          switch (typeOf(map).orElse(null)) {
            case Shape.MapShape mapShape -> Optional.of(mapShape.target());
            case Shape.SetShape _ -> Optional.empty();
            case null -> Optional.empty();
          };
    };
  }

  private Optional<Shape> typeOfName(String name) {
    Variable variable = variables.get(name);
    if (variable != null) {
      return shape(variable.type());
    }
    Constant constant = constants.get(name);
    return constant != null ? shape(constant.type()) : Optional.of(set(List.of(name)));
  }

  /**
   * Whether values may go from one type to the other: sets share a symbol; maps have assignable
   * keys and values. Symmetric. Answers are kept, so that repeated questions cost nothing.
   */
  public boolean assignable(Shape left, Shape right) {
    if (left == right) {
      return true;
    }
    Boolean known = assignable.get(new Pair(left, right));
    if (known != null) {
      return known;
    }
    boolean answer =
        switch (left) {
          case Shape.SetShape set -> right instanceof Shape.SetShape other && overlap(set, other);
          case Shape.MapShape map ->
              right instanceof Shape.MapShape other
                  && overlap(map.source(), other.source())
                  && assignable(map.target(), other.target());
        };
    assignable.put(new Pair(left, right), answer);
    return answer;
  }

  private static boolean overlap(Shape.SetShape left, Shape.SetShape right) {
    return left.symbols().size() <= right.symbols().size()
        ? left.symbols().stream().anyMatch(right::contains)
        : right.symbols().stream().anyMatch(left::contains);
  }
}
