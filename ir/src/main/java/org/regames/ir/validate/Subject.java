package org.regames.ir.validate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.regames.ir.Action;
import org.regames.ir.Constant;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Pragma;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.NearestName;
import org.regames.ir.diagnostic.Origin;

/** A game under validation, with facts that several validators need, computed once. */
public final class Subject {
  private static final int MOST_SHOWN = 8;
  private static final int MOST_UNFOLDED = 100;

  private final Game game;
  private final Typing typing;
  private final Automaton automaton;
  private final List<Type> types;
  private final Map<String, Type.SetType> symbols = new LinkedHashMap<>();
  private final Map<Shape, String> names = new HashMap<>();
  private final Map<Shape.SetShape, NearestName> nearest = new HashMap<>();

  /** Numbers the automaton and gathers types and symbols. Linear in the size of the game. */
  public Subject(Game game) {
    this.game = game;
    this.typing = Typing.of(game);
    this.automaton = Automaton.of(game);
    this.types = typesOf(game);
    for (Type type : types) {
      if (type instanceof Type.SetType set) {
        set.symbols().forEach(symbol -> symbols.putIfAbsent(symbol, set));
      }
    }
    Stream.concat(
            game.types().stream().filter(type -> type.origin().isKnown()), game.types().stream())
        .forEach(
            type -> typing.shape(type.type()).ifPresent(it -> names.putIfAbsent(it, type.name())));
  }

  /** The game itself. */
  public Game game() {
    return game;
  }

  /** The types of the game and of its expressions. */
  public Typing typing() {
    return typing;
  }

  /** The automaton of the game. */
  public Automaton automaton() {
    return automaton;
  }

  /** Every symbol of the game and the first set type it is in. */
  public Map<String, Type.SetType> symbols() {
    return Collections.unmodifiableMap(symbols);
  }

  /** Every type that occurs in the game, nested ones after those that contain them. */
  public List<Type> types() {
    return types;
  }

  private static List<Type> typesOf(Game game) {
    List<Type> types = new ArrayList<>();
    game.types().forEach(type -> types.add(type.type()));
    game.constants().forEach(constant -> types.add(constant.type()));
    game.variables().forEach(variable -> types.add(variable.type()));
    for (Edge edge : game.edges()) {
      if (edge.action() instanceof Action.AnyAssignment any) {
        types.add(any.type());
      }
      for (Expression expression : edge.action().expressions()) {
        for (Expression part : expression.parts()) {
          if (part instanceof Expression.Cast cast) {
            types.add(cast.type());
          }
        }
      }
    }
    return types.stream().flatMap(type -> type.parts().stream()).toList();
  }

  /** Where an expression is written, or else the edge it is on. */
  static Origin place(Expression expression, Edge edge) {
    return expression.origin().isKnown() ? expression.origin() : edge.origin();
  }

  /** The expression inside casts: a cast asserts that a value fits but does not make it fit. */
  static Expression uncast(Expression expression) {
    return switch (expression) {
      case Expression.Cast(_, Expression value, _) -> uncast(value);
      case Expression.Reference _, Expression.Access _ -> expression;
    };
  }

  /** The start of the source, for findings about the game as a whole. */
  public Origin start() {
    Stream<Origin> origins =
        Stream.of(
                game.types().stream().map(TypeDefinition::origin),
                game.constants().stream().map(Constant::origin),
                game.variables().stream().map(Variable::origin),
                game.edges().stream().map(Edge::origin),
                game.pragmas().stream().map(Pragma::origin))
            .flatMap(found -> found);
    return origins
        .filter(Origin::isKnown)
        .findFirst()
        .map(found -> Origin.of(found.source(), 0, 0))
        .orElse(Origin.UNKNOWN);
  }

  /** The declared type of an expression, if a definition or a cast gives it one. */
  Optional<Type> written(Expression expression) {
    return switch (expression) {
      case Expression.Reference(String name, _) ->
          typing
              .variable(name)
              .map(Variable::type)
              .or(() -> typing.constant(name).map(Constant::type));
      case Expression.Access(Expression map, _, _) -> written(map).flatMap(this::target);
      case Expression.Cast(Type type, _, _) -> Optional.of(type);
    };
  }

  /** The type of the values of a map type, if only few names have to be unfolded to find it. */
  Optional<Type> target(Type type) {
    Optional<Type> unfolded = Optional.of(type);
    for (int i = 0; i < MOST_UNFOLDED && unfolded.isPresent(); i++) {
      switch (unfolded.get()) {
        case Type.Named(String name, _) -> unfolded = typing.definition(name);
        case Type.SetType _ -> {
          return Optional.empty();
        }
        case Type.Arrow(_, Type target, _) -> {
          return Optional.of(target);
        }
      }
    }
    return Optional.empty();
  }

  /** A type as messages show it: as declared, if it is. */
  String describe(Optional<Type> written, Shape shape) {
    return written.orElse(null) instanceof Type.Named(String name, _)
        ? "`" + name + "`"
        : describe(shape);
  }

  /** The type of an expression as messages show it. */
  String describe(Expression expression, Shape shape) {
    return describe(written(expression), shape);
  }

  /** A type as messages show it: its name, or else its first few symbols. */
  String describe(Shape shape) {
    List<String> parts = new ArrayList<>();
    Shape rest = shape;
    while (rest instanceof Shape.MapShape map
        && !names.containsKey(rest)
        && parts.size() < MOST_SHOWN) {
      parts.add(shown(map.source()));
      rest = map.target();
    }
    parts.add(
        switch (rest) {
          case Shape.SetShape set -> shown(set);
          case Shape.MapShape map -> names.getOrDefault(map, "…");
        });
    return "`" + String.join(" -> ", parts) + "`";
  }

  private String shown(Shape.SetShape set) {
    String name = names.get(set);
    return name != null ? name : "{" + list(set.symbols()) + "}";
  }

  /** A list of names, only the first few if there are many. */
  static String list(List<String> names) {
    return list(names.stream(), names.size());
  }

  /** The first few of the names. Takes no more of the stream than it shows. */
  static String list(Stream<String> names, int count) {
    int shown = count <= MOST_SHOWN ? count : MOST_SHOWN - 1;
    String first = names.limit(shown).collect(Collectors.joining(", "));
    return count == shown ? first : first + ", … (" + (count - shown) + " more)";
  }

  /** A finder of misspelt nodes. Slow to build: only for findings. */
  NearestName nearestNode() {
    return NearestName.among(
        IntStream.range(0, automaton.nodeBound())
            .filter(automaton::hasEdges)
            .mapToObj(automaton::name)
            .toList());
  }

  /** The finding with a symbol of this type as a suggestion, if one is near the name. */
  Diagnostic suggest(Shape.SetShape type, String name, Diagnostic finding) {
    return nearest
        .computeIfAbsent(type, _ -> NearestName.among(type.symbols()))
        .suggest(name, finding);
  }
}
