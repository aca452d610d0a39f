package org.regames.ir.analysis;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.ir.Builtins;
import org.regames.ir.Constant;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Variable;

/**
 * The types of a game's names and expressions.
 *
 * <p>Works on any game, valid or not: what cannot be typed (unknown types, recursive definitions,
 * symbols indexed as if they were maps) has no type, and reporting that is left to the validators.
 * A name that is neither a constant nor a variable is taken as a symbol. If a name has several
 * definitions, the first counts. Not thread-safe.
 */
public final class Typing {
  private record Pair(Shape left, Shape right) {}

  private final Map<String, Type> definitions = new HashMap<>();
  private final Map<String, Constant> constants = new HashMap<>();
  private final Map<String, Variable> variables = new HashMap<>();
  private final Map<String, Optional<Shape>> named = new HashMap<>();
  private final Map<String, Optional<Shape>> ofNames = new HashMap<>();
  private final SharedShapes shapes = new SharedShapes();
  private final Map<Pair, Boolean> assignable = new HashMap<>();
  private boolean unfolding;

  private Typing(
      Collection<TypeDefinition> types,
      Collection<Constant> constants,
      Collection<Variable> variables) {
    types.forEach(type -> definitions.putIfAbsent(type.name(), type.type()));
    constants.forEach(constant -> this.constants.putIfAbsent(constant.name(), constant));
    variables.forEach(variable -> this.variables.putIfAbsent(variable.name(), variable));
    namedShape(Builtins.PLAYER_TYPE); // players are in the order of `Player`, whatever else says
  }

  /** The types of a game. Types are expanded on demand. */
  public static Typing of(Game game) {
    return of(game.types(), game.constants(), game.variables());
  }

  /** The types of definitions that are not part of a game yet. */
  public static Typing of(
      Collection<TypeDefinition> types,
      Collection<Constant> constants,
      Collection<Variable> variables) {
    return new Typing(types, constants, variables);
  }

  /** The first constant of a name. */
  public Optional<Constant> constant(String name) {
    return Optional.ofNullable(constants.get(name));
  }

  /** The first variable of a name. */
  public Optional<Variable> variable(String name) {
    return Optional.ofNullable(variables.get(name));
  }

  /** The definition of a type name. */
  public Optional<Type> definition(String name) {
    return Optional.ofNullable(definitions.get(name));
  }

  /** The type with its names unfolded, if all of them are known and none is recursive. */
  public Optional<Shape> shape(Type type) {
    return switch (type) {
      case Type.Named(String name, _) -> namedShape(name);
      case Type.SetType(List<String> symbols, _) -> Optional.of(shapes.set(symbols));
      case Type.Arrow(Type source, Type target, _) ->
          switch (shape(source).orElse(null)) {
            case Shape.SetShape set -> shape(target).map(to -> shapes.map(set, to));
            case Shape.MapShape _ -> Optional.empty();
            case null -> Optional.empty();
          };
    };
  }

  private Optional<Shape> namedShape(String name) {
    if (!unfolding && !named.containsKey(name)) {
      unfolding = true;
      unfold(name);
      unfolding = false;
    }
    return named.getOrDefault(name, Optional.empty());
  }

  private record NameVisit(String name, boolean finish) {}

  /**
   * Unfolds the definitions that a definition uses before the definition itself, so that a long
   * chain of definitions costs no stack. A recursive definition finds itself unknown.
   */
  private void unfold(String first) {
    Set<String> started = new HashSet<>();
    ArrayDeque<NameVisit> steps = new ArrayDeque<>(List.of(new NameVisit(first, false)));
    while (!steps.isEmpty()) {
      NameVisit step = steps.pop();
      Type definition = definitions.get(step.name());
      if (definition == null || step.finish()) {
        named.put(step.name(), definition == null ? Optional.empty() : shape(definition));
      } else if (started.add(step.name())) {
        steps.push(new NameVisit(step.name(), true));
        unfoldNames(definition, steps);
      }
    }
  }

  private void unfoldNames(Type type, ArrayDeque<NameVisit> steps) {
    switch (type) {
      case Type.Named(String name, _) -> {
        if (!named.containsKey(name)) {
          steps.push(new NameVisit(name, false));
        }
      }
      case Type.SetType _ -> {}
      case Type.Arrow(Type source, Type target, _) -> {
        unfoldNames(source, steps);
        unfoldNames(target, steps);
      }
    }
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

  /** Cached, since finding the shape of a type takes time linear in its size. */
  private Optional<Shape> typeOfName(String name) {
    return ofNames.computeIfAbsent(name, this::findTypeOfName);
  }

  private Optional<Shape> findTypeOfName(String name) {
    Variable variable = variables.get(name);
    if (variable != null) {
      return shape(variable.type());
    }
    Constant constant = constants.get(name);
    return constant != null ? shape(constant.type()) : Optional.of(shapes.set(List.of(name)));
  }

  /**
   * Whether values may go from one type to the other: sets share a symbol; maps have assignable
   * keys and values. Symmetric. Memoized.
   */
  public boolean assignable(Shape left, Shape right) {
    return left == right
        || assignable.computeIfAbsent(new Pair(left, right), _ -> overlap(left, right));
  }

  private static boolean overlap(Shape left, Shape right) {
    Shape one = left;
    Shape other = right;
    while (one instanceof Shape.MapShape from && other instanceof Shape.MapShape to) {
      if (!overlap(from.source(), to.source())) {
        return false;
      }
      one = from.target();
      other = to.target();
    }
    return one instanceof Shape.SetShape from
        && other instanceof Shape.SetShape to
        && overlap(from, to);
  }

  private static boolean overlap(Shape.SetShape left, Shape.SetShape right) {
    boolean leftFirst = left.symbols().size() <= right.symbols().size();
    Shape.SetShape larger = leftFirst ? right : left;
    return (leftFirst ? left : right).symbols().stream().anyMatch(larger::contains);
  }
}
