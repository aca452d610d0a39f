package org.regames.ir.analysis;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Constant;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Value;
import org.regames.ir.Variable;

/**
 * The rules of a game as facts about its names: how types, constants and edges are written, with a
 * gap for each name. Successive conditions count as one choice of a path by which of them hold,
 * since their order does not matter. Tags are left out: they change no value.
 */
final class SymmetryFacts {
  /** A relation between names. */
  record Fact(String relation, int[] names) {}

  /** What a name stands for; one name may stand for things of several kinds, which are distinct. */
  private enum Kind {
    SYMBOL,
    VARIABLE,
    CONSTANT,
    TYPE,
    NODE,
    /** Something without a name, such as a path. */
    NONE
  }

  private record Name(Kind kind, String text) {}

  /** Longer sequences of conditions are not combined. */
  private static final int MOST_CONDITIONS = 5;

  private final Game game;
  private final Typing typing;
  private final Map<Name, Integer> numbers = new LinkedHashMap<>();
  private final List<Fact> facts = new ArrayList<>();
  private final BitSet mattering = new BitSet();
  private final Map<Integer, Long> fixed = new HashMap<>();

  private SymmetryFacts(Game game) {
    this.game = game;
    this.typing = Typing.of(game);
  }

  static SymmetryFacts of(Game game) {
    SymmetryFacts facts = new SymmetryFacts(game);
    game.types().forEach(facts::type);
    game.variables().forEach(facts::variable);
    game.constants().forEach(facts::constant);
    facts.edges();
    return facts;
  }

  List<Fact> facts() {
    return facts;
  }

  /** The number of names. */
  int size() {
    return numbers.size();
  }

  /** Whether the name is a key or a value in states, so that mapping it changes a state. */
  boolean matters(int name) {
    return mattering.get(name);
  }

  /** The classes of names before any fact is used: their kinds, and names that have to be fixed. */
  long[] classes() {
    long[] classes = new long[numbers.size()];
    numbers.forEach(
        (name, number) -> classes[number] = fixed.getOrDefault(number, -1L - name.kind.ordinal()));
    return classes;
  }

  /** The effect of a permutation of names on states. */
  Symmetries.Symmetry symmetry(int[] permutation) {
    List<Name> names = List.copyOf(numbers.keySet());
    Map<Kind, Map<String, String>> images = new HashMap<>();
    for (Kind kind : Kind.values()) {
      images.put(kind, new TreeMap<>());
    }
    for (int name = 0; name < permutation.length; name++) {
      boolean shows = names.get(name).kind != Kind.SYMBOL || matters(name);
      if (permutation[name] != name && shows) {
        images
            .get(names.get(name).kind)
            .put(names.get(name).text, names.get(permutation[name]).text);
      }
    }
    return new Symmetries.Symmetry(
        images.get(Kind.SYMBOL), images.get(Kind.VARIABLE), images.get(Kind.NODE));
  }

  private int number(Kind kind, String text) {
    return numbers.computeIfAbsent(new Name(kind, text), _ -> numbers.size());
  }

  private int node(String name) {
    return number(Kind.NODE, name);
  }

  private int reference(String name) {
    if (typing.variable(name).isPresent()) {
      return number(Kind.VARIABLE, name);
    }
    return number(typing.constant(name).isPresent() ? Kind.CONSTANT : Kind.SYMBOL, name);
  }

  private void stay(int name) {
    fixed.put(name, (long) name);
  }

  private void fact(String relation, List<Integer> names) {
    facts.add(new Fact(relation, names.stream().mapToInt(name -> name).toArray()));
  }

  private void type(TypeDefinition definition) {
    List<Integer> names = new ArrayList<>(List.of(number(Kind.TYPE, definition.name())));
    fact("type " + text(definition.type(), names), names);
  }

  private String text(Type type, List<Integer> names) {
    return switch (type) {
      case Type.Named(String name, _) -> {
        names.add(number(Kind.TYPE, name));
        yield "#";
      }
      case Type.SetType(List<String> symbols, _) -> {
        int set = number(Kind.NONE, "set " + new TreeSet<>(symbols));
        symbols.forEach(symbol -> fact("in", List.of(number(Kind.SYMBOL, symbol), set)));
        names.add(set);
        yield "{#}";
      }
      case Type.Arrow(Type source, Type target, _) ->
          "(" + text(source, names) + "->" + text(target, names) + ")";
    };
  }

  private void variable(Variable variable) {
    int number = number(Kind.VARIABLE, variable.name());
    mattering.set(number);
    List<Integer> names = new ArrayList<>(List.of(number));
    fact("var " + text(variable.type(), names), names);
    boolean isBuiltin = Builtins.VARIABLES.contains(variable.name());
    if (isBuiltin) {
      stay(number);
    }
    symbols(typing.shape(variable.type()).orElseThrow())
        .forEach(
            symbol -> {
              mattering.set(number(Kind.SYMBOL, symbol));
              if (isBuiltin) {
                stay(number(Kind.SYMBOL, symbol));
              }
            });
  }

  private static Set<String> symbols(Shape shape) {
    return switch (shape) {
      case Shape.SetShape set -> new TreeSet<>(set.symbols());
      case Shape.MapShape map -> {
        Set<String> symbols = symbols(map.target());
        symbols.addAll(map.source().symbols());
        yield symbols;
      }
    };
  }

  private void constant(Constant constant) {
    int number = number(Kind.CONSTANT, constant.name());
    List<Integer> names = new ArrayList<>(List.of(number));
    fact("const " + text(constant.type(), names), names);
    value(
        typing.shape(constant.type()).orElseThrow(),
        constant.value(),
        new ArrayList<>(List.of(number)));
  }

  /** A fact for each key, or list of keys, and the value there. */
  private void value(Shape shape, Value value, List<Integer> names) {
    if (!(value instanceof Value.MapLiteral map) || !(shape instanceof Shape.MapShape type)) {
      String name = value.toString();
      names.add(reference(name));
      fact("is", names);
      names.removeLast();
      return;
    }
    Map<String, Value> entries =
        map.entries().stream()
            .collect(Collectors.toMap(Value.Entry::key, Value.Entry::value, (one, _) -> one));
    for (String key : type.source().symbols()) {
      Value at = entries.containsKey(key) ? entries.get(key) : map.otherwise().orElseThrow();
      names.add(number(Kind.SYMBOL, key));
      value(type.target(), at, names);
      names.removeLast();
    }
  }

  private void edges() {
    stay(node(Edge.BEGIN));
    stay(node(Edge.END));
    Decisions decisions = Decisions.of(game, MOST_CONDITIONS);
    for (Edge edge : decisions.others()) {
      List<Integer> names = new ArrayList<>(List.of(node(edge.from()), node(edge.to())));
      fact(text(edge.action(), names), names);
    }
    int count = 0;
    for (Decisions.ConditionalWay choice : decisions.choices()) {
      int number = number(Kind.NONE, "choice " + count++);
      fact("choice", List.of(number, node(choice.from()), node(choice.to())));
      for (Decisions.Condition condition : choice.conditions()) {
        List<Integer> names = new ArrayList<>(List.of(number));
        fact(condition.holds() + " " + text(condition.action(), names), names);
      }
    }
  }

  private String text(Action action, List<Integer> names) {
    return switch (action) {
      case Action.Skip _, Action.Tagging _ -> "";
      case Action.Comparison(Expression left, Expression right, boolean negated) ->
          text(left, names) + (negated ? " != " : " == ") + text(right, names);
      case Action.Assignment(Expression left, Expression right) ->
          text(left, names) + " = " + text(right, names);
      case Action.AnyAssignment(Expression left, Type type) ->
          text(left, names) + " = " + text(type, names) + "(*)";
      case Action.Reachability(String from, String to, boolean negated) -> {
        names.add(node(from));
        names.add(node(to));
        yield negated ? "! #" : "? #";
      }
    };
  }

  private String text(Expression expression, List<Integer> names) {
    return switch (expression) {
      case Expression.Reference(String name, _) -> {
        names.add(reference(name));
        yield "#";
      }
      case Expression.Access(Expression map, Expression key, _) ->
          text(map, names) + "[" + text(key, names) + "]";
      case Expression.Cast(Type type, Expression value, _) ->
          text(type, names) + "(" + text(value, names) + ")";
    };
  }
}
