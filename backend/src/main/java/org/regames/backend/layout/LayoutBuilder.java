package org.regames.backend.layout;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;

/** Makes a {@link GameLayout}: numbers, then possible values, then from both the arrays. */
final class LayoutBuilder {
  /** What is indexed: a variable or a constant. */
  private sealed interface Indexed {
    record OfVariable(int variable) implements Indexed {}

    record OfConstant(Term.ConstantMap constant) implements Indexed {}
  }

  private final Game game;
  private final Typing typing;
  private final Set<Action> actions = new LinkedHashSet<>();
  private final Map<String, Integer> indices = new LinkedHashMap<>();
  private final Map<Indexed, List<BitSet>> read = new HashMap<>();
  private final Set<Indexed> whole = new LinkedHashSet<>();
  private final Set<Term.ConstantMap> constants = new LinkedHashSet<>();
  private final List<Variable> variables;
  private Numbering numbering;
  private Terms terms;
  private MapChoices choices;
  private FlowInsensitiveValues values;

  LayoutBuilder(Game game) {
    this.game = game;
    this.typing = Typing.of(game);
    game.edges().forEach(edge -> actions.add(edge.action()));
    game.variables().forEach(variable -> indices.putIfAbsent(variable.name(), indices.size()));
    this.variables =
        indices.keySet().stream().map(name -> typing.variable(name).orElseThrow()).toList();
  }

  GameLayout build() {
    numbering = Translations.numbering(game, typing, sets());
    Literals literals = new Literals(typing, numbering);
    terms = new Terms(typing, numbering, literals, indices);
    List<Tree> initial = new ArrayList<>();
    for (Variable variable : variables) {
      initial.add(literals.tree(variable.initial(), shape(variable)));
    }
    nameTags();
    List<Shape> shapes = variables.stream().map(this::shape).toList();
    choices = new MapChoices(typing, terms, literals, indices, initial, shapes, actions);
    values = new FlowInsensitiveValues(initial, assignments());
    actions.forEach(this::noteReads);
    List<Layout.Slot> slots = new ArrayList<>();
    for (Variable variable : variables) {
      int index = slots.size();
      Optional<MapLayout> array =
          shape(variable) instanceof Shape.MapShape map
              ? Optional.of(layout(map, new Indexed.OfVariable(index)))
              : Optional.empty();
      Optional<BitSet> numbers = Optional.ofNullable(choices.valuesOf(index));
      Shape shape = shape(variable);
      slots.add(
          new Layout.Slot(
              variable.name(),
              shape,
              initial.get(index),
              array,
              numbers,
              values.ofVariable(index),
              List.of()));
    }
    Map<Term.ConstantMap, MapLayout> tables = new LinkedHashMap<>();
    constants.forEach(c -> tables.put(c, layout(c.shape(), new Indexed.OfConstant(c))));
    Layout state = new Layout(numbering, slots, choices.trees());
    return new GameLayout(state, typing, terms, values, tables, choices.assigned());
  }

  private Shape shape(Variable variable) {
    return typing.shape(variable.type()).orElseThrow();
  }

  /** Every set of symbols that is a type of the game, in the order of the first use. */
  private Set<List<String>> sets() {
    Set<List<String>> sets = new LinkedHashSet<>();
    game.types().forEach(definition -> addSets(definition.type(), sets));
    game.variables().forEach(variable -> addSets(variable.type(), sets));
    game.constants().forEach(constant -> addSets(constant.type(), sets));
    for (Action action : actions) {
      if (action instanceof Action.AnyAssignment(_, Type type)) {
        addSets(type, sets);
      }
    }
    return sets;
  }

  private void addSets(Type type, Set<List<String>> sets) {
    typing.shape(type).ifPresent(shape -> addSets(shape, sets));
  }

  private static void addSets(Shape shape, Set<List<String>> sets) {
    switch (shape) {
      case Shape.SetShape set -> sets.add(set.symbols());
      case Shape.MapShape map -> {
        sets.add(map.source().symbols());
        addSets(map.target(), sets);
      }
    }
  }

  /** Tags need not be symbols of any type, and still need numbers. */
  private void nameTags() {
    for (Edge edge : game.edges()) {
      if (edge.action() instanceof Action.Tag(String symbol)) {
        numbering.number(symbol);
      }
    }
  }

  private List<FlowInsensitiveValues.Assigned> assignments() {
    List<FlowInsensitiveValues.Assigned> found = new ArrayList<>();
    for (Action action : actions) {
      switch (action) {
        case Action.Assignment(Expression left, Expression right) ->
            found.add(new FlowInsensitiveValues.Assigned(target(left), terms.term(right), null));
        case Action.AnyAssignment(Expression left, Type type) -> {
          BitSet any = new BitSet();
          for (int symbol : GameLayout.symbols(typing, numbering, type)) {
            any.set(symbol);
          }
          found.add(new FlowInsensitiveValues.Assigned(target(left), null, any));
        }
        case Action.Skip _, Action.Condition _, Action.Tagging _ -> {}
      }
    }
    return found;
  }

  private int target(Expression left) {
    return indices.get(Expressions.root(left));
  }

  private void noteReads(Action action) {
    switch (action) {
      case Action.Comparison(Expression left, Expression right, _) -> {
        noteReads(terms.term(left));
        noteReads(terms.term(right));
      }
      case Action.Assignment assignment when choices.assigned().containsKey(assignment) ->
          noteChoice(choices.assigned().get(assignment));
      case Action.Assignment(Expression left, Expression right) -> {
        noteWrites(terms.term(left), typing.typeOf(left).orElseThrow());
        noteReads(terms.term(right));
      }
      case Action.AnyAssignment(Expression left, _) ->
          noteWrites(terms.term(left), typing.typeOf(left).orElseThrow());
      case Action.Skip _, Action.Reachability _, Action.Tagging _ -> {}
    }
  }

  /** Such an assignment reads keys, and what determines the number, but no map. */
  private void noteChoice(Term choice) {
    switch (choice) {
      case Term.Symbol _, Term.Variable _ -> {}
      case Term.Access access -> noteAccess(access);
      case Term.Constant _ -> throw new IllegalArgumentException("a map where a number goes");
    }
  }

  /** The keys on the left of an assignment are read; the map itself is not. */
  private void noteWrites(Term left, Shape assigned) {
    left.keys().forEach(this::noteReads);
    if (assigned instanceof Shape.MapShape && left.base() instanceof Term.Variable(int variable)) {
      whole.add(new Indexed.OfVariable(variable));
    }
  }

  private void noteReads(Term term) {
    switch (term) {
      case Term.Symbol _ -> {}
      case Term.Variable(int variable) -> noteWhole(new Indexed.OfVariable(variable), 0);
      case Term.Constant(Term.ConstantMap constant) -> {
        constants.add(constant);
        noteWhole(new Indexed.OfConstant(constant), 0);
      }
      case Term.Access access -> noteAccess(access);
    }
  }

  private void noteAccess(Term.Access access) {
    access.keys().forEach(this::noteReads);
    List<BitSet> keys = access.keys().stream().map(values::of).toList();
    Indexed indexed =
        switch (access.base()) {
          case Term.Variable(int variable) -> new Indexed.OfVariable(variable);
          case Term.Constant(Term.ConstantMap constant) -> {
            constants.add(constant);
            yield new Indexed.OfConstant(constant);
          }
          case Term.Symbol _, Term.Access _ ->
              throw new IllegalArgumentException("no map: " + access);
        };
    List<BitSet> all = read.computeIfAbsent(indexed, _ -> new ArrayList<>());
    for (int i = 0; i < keys.size(); i++) {
      if (i == all.size()) {
        all.add(new BitSet());
      }
      all.get(i).or(keys.get(i));
    }
    noteWhole(indexed, keys.size());
  }

  /** If fewer keys are given than the map has, the value read is a map. */
  private void noteWhole(Indexed indexed, int keys) {
    Shape shape =
        switch (indexed) {
          case Indexed.OfVariable(int variable) -> shape(variables.get(variable));
          case Indexed.OfConstant(Term.ConstantMap constant) -> constant.shape();
        };
    for (int i = 0; i < keys; i++) {
      shape = ((Shape.MapShape) shape).target();
    }
    if (shape instanceof Shape.MapShape) {
      whole.add(indexed);
    }
  }

  private MapLayout layout(Shape.MapShape shape, Indexed indexed) {
    List<BitSet> reads = read.getOrDefault(indexed, List.of());
    List<Dimension> dimensions = new ArrayList<>();
    Shape rest = shape;
    while (rest instanceof Shape.MapShape map) {
      BitSet keys = new BitSet();
      map.source().symbols().forEach(key -> keys.set(numbering.number(key)));
      int depth = dimensions.size();
      BitSet also = depth < reads.size() ? reads.get(depth) : new BitSet();
      dimensions.add(Dimension.of(keys, also, whole.contains(indexed)));
      rest = map.target();
    }
    return new MapLayout(dimensions);
  }
}
