package org.regames.gdl.lowering;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.regames.gdl.net.GameNet;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Constant;
import org.regames.ir.Expression;
import org.regames.ir.Type;
import org.regames.ir.Value;
import org.regames.ir.Variable;

/**
 * Writes moves that differ only in the keys of the maps that they read and change as one: any move
 * of a type, with constant maps to its keys. The places of such moves are also arranged alike: seen
 * from the first place in a map, the others are in the same direction, so that engines can work on
 * all of them at once.
 */
final class MoveFamilies {
  /** Fewer moves are written one by one. */
  private static final int FEWEST = 4;

  /**
   * A move that is legal if some comparisons hold, and that gives values to places.
   *
   * @param kind what is the same for moves of one family
   */
  record Branch(
      int move, List<Action.Comparison> tests, List<Action.Assignment> changes, Object kind) {
    private List<Expression> places() {
      List<Expression> places = new ArrayList<>();
      tests.forEach(test -> places.add(test.left()));
      changes.forEach(change -> places.add(change.left()));
      return places;
    }
  }

  private final GameNet game;
  private final MoveVariables moves;
  private final GdlDefinitions definitions;
  private final EdgeCollector graph;

  /** For each map the types of its keys. */
  private final Map<String, List<Type>> keyTypes = new HashMap<>();

  private final Map<Type, Map<String, Integer>> numbers = new HashMap<>();
  private final Map<Type, String> variables = new HashMap<>();
  private final Map<String, String> tables = new HashMap<>();

  MoveFamilies(GameNet game, MoveVariables moves, GdlDefinitions definitions, EdgeCollector graph) {
    this.game = game;
    this.moves = moves;
    this.definitions = definitions;
    this.graph = graph;
    for (Variable variable : definitions.variables) {
      List<Type> types = new ArrayList<>();
      Type type = variable.type();
      while (type instanceof Type.Arrow(Type source, Type target, _)) {
        types.add(source);
        type = target;
      }
      keyTypes.put(variable.name(), types);
    }
  }

  /** The families that are worth it, in the order of their first moves. */
  List<List<Branch>> of(List<Branch> branches) {
    Map<List<Object>, List<Branch>> families = new LinkedHashMap<>();
    for (Branch branch : branches) {
      Branch some = ordered(branch);
      families.computeIfAbsent(shape(some), _ -> new ArrayList<>()).add(some);
    }
    return families.values().stream().filter(family -> family.size() >= FEWEST).toList();
  }

  private Branch ordered(Branch branch) {
    Comparator<Action.Comparison> tests =
        Comparator.comparing((Action.Comparison test) -> map(test.left()))
            .thenComparing(Action.Comparison::negated)
            .thenComparing(test -> test.right().toString())
            .thenComparing(test -> key(test.left()));
    Comparator<Action.Assignment> changes =
        Comparator.comparing((Action.Assignment change) -> map(change.left()))
            .thenComparing(change -> change.right().toString())
            .thenComparing(change -> key(change.left()));
    return new Branch(
        branch.move(),
        branch.tests().stream().sorted(tests).toList(),
        branch.changes().stream().sorted(changes).toList(),
        branch.kind());
  }

  private static String map(Expression place) {
    return StateVariables.variable(place);
  }

  /** The keys of a place as one number. */
  private int key(Expression place) {
    int number = 0;
    for (int position : positions(place)) {
      number = number * Short.MAX_VALUE + position;
    }
    return number;
  }

  private List<Integer> positions(Expression place) {
    List<String> keys = keys(place);
    List<Type> types = keyTypes.get(map(place));
    List<Integer> positions = new ArrayList<>();
    for (int i = 0; i < keys.size(); i++) {
      positions.add(numbers.computeIfAbsent(types.get(i), this::number).get(keys.get(i)));
    }
    return positions;
  }

  private Map<String, Integer> number(Type type) {
    Map<String, Integer> number = new HashMap<>();
    definitions.members(type).forEach(symbol -> number.put(symbol, number.size()));
    return number;
  }

  private static List<String> keys(Expression place) {
    List<String> keys = new ArrayList<>();
    Expression at = place;
    while (at instanceof Expression.Access(Expression map, Expression key, _)) {
      keys.addFirst(key.toString());
      at = map;
    }
    return keys;
  }

  /** What the branches of a family have in common. */
  private List<Object> shape(Branch branch) {
    List<Object> shape = new ArrayList<>(List.of(branch.kind(), function(branch)));
    branch.tests().forEach(test -> shape.add(List.of(test.right().toString(), test.negated())));
    branch.changes().forEach(change -> shape.add(change.right().toString()));
    Map<String, List<Integer>> origins = new HashMap<>();
    for (Expression place : branch.places()) {
      List<Integer> at = positions(place);
      List<Integer> origin = origins.computeIfAbsent(map(place), _ -> at);
      shape.add(map(place));
      for (int i = 0; i < at.size(); i++) {
        shape.add(at.get(i) - origin.get(i));
      }
    }
    return shape;
  }

  private String function(Branch branch) {
    return TermNames.word(game.terms().name(game.moves().get(branch.move()).term()));
  }

  /** Writes a family that leads to a node of the keeper, where the move is forgotten. */
  void write(List<Branch> family, String from, String name, String to) {
    Type type = type(family);
    String first = definitions.members(type).getFirst();
    String variable =
        variables.computeIfAbsent(
            type,
            _ -> {
              String made = definitions.name(function(family.getFirst()));
              definitions.variables.add(new Variable(made, type, new Value.Named(first)));
              return made;
            });
    String at = chosen(family, from, name, variable);
    at = graph.after(at, name, EdgeCollector.assign(Builtins.PLAYER, Builtins.KEEPER));
    Branch any = family.getFirst();
    for (int i = 0; i < any.changes().size(); i++) {
      Expression place = place(family, any.tests().size() + i, variable);
      at = graph.after(at, name, new Action.Assignment(place, any.changes().get(i).right()));
    }
    graph.edge(at, to, EdgeCollector.assign(variable, first));
  }

  /** Writes a family of moves that are kept in the variable of their role, up to their tag. */
  void keep(List<Branch> family, String from, String to, int role) {
    String variable = moves.variable(role);
    graph.edge(chosen(family, from, from, variable), to, new Action.Skip());
  }

  private String chosen(List<Branch> family, String from, String name, String variable) {
    Type type = type(family);
    String at =
        graph.after(from, name, new Action.AnyAssignment(EdgeCollector.name(variable), type));
    Branch any = family.getFirst();
    for (int i = 0; i < any.tests().size(); i++) {
      Action.Comparison test = any.tests().get(i);
      Expression place = place(family, i, variable);
      at = graph.after(at, name, new Action.Comparison(place, test.right(), test.negated()));
    }
    return graph.after(at, name, new Action.VariableTag(variable));
  }

  private Type type(List<Branch> family) {
    return definitions.type(
        TermNames.capital(function(family.getFirst())),
        family.stream().map(branch -> moves.symbol(branch.move())).toList());
  }

  /** One of the places, for the move that a variable holds. */
  private Expression place(List<Branch> family, int number, String variable) {
    List<List<String>> keys =
        family.stream().map(branch -> keys(branch.places().get(number))).toList();
    String map = map(family.getFirst().places().get(number));
    Expression place = EdgeCollector.name(map);
    for (int i = 0; i < keyTypes.get(map).size(); i++) {
      Map<String, Value> entries = new LinkedHashMap<>();
      for (int j = 0; j < family.size(); j++) {
        String symbol = moves.symbol(family.get(j).move());
        entries.put(symbol, new Value.Named(keys.get(j).get(i)));
      }
      boolean same = entries.values().stream().map(Value::toString).distinct().count() == 1;
      Expression key =
          same
              ? EdgeCollector.name(keys.getFirst().get(i))
              : new Expression.Access(
                  EdgeCollector.name(table(family, keyTypes.get(map).get(i), entries)),
                  EdgeCollector.name(variable));
      place = new Expression.Access(place, key);
    }
    return place;
  }

  /** The name of the constant map from each move to one of its keys. */
  private String table(List<Branch> family, Type keys, Map<String, Value> entries) {
    return tables.computeIfAbsent(
        keys + " " + entries,
        _ -> {
          String name = definitions.name(wish(family, entries));
          definitions.constants.add(
              new Constant(name, new Type.Arrow(type(family), keys), definitions.map(entries)));
          return name;
        });
  }

  /** A table from moves to one of their arguments is named by its number. */
  private String wish(List<Branch> family, Map<String, Value> entries) {
    String function = function(family.getFirst());
    int arity = arguments(family.getFirst()).length;
    for (int place = 0; place < arity; place++) {
      int argument = place;
      if (family.stream()
          .allMatch(
              branch ->
                  TermNames.symbol(arguments(branch)[argument], game.terms())
                      .equals(entries.get(moves.symbol(branch.move())).toString()))) {
        return "argument" + (place + 1) + "_" + function;
      }
    }
    return "place_" + function;
  }

  private int[] arguments(Branch branch) {
    return game.terms().arguments(game.moves().get(branch.move()).term());
  }
}
