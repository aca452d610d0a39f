package org.regames.backend.layout;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Expression;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.RoundRobinSolver;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;

/**
 * Map variables that only ever hold one of a few constant maps, such as a direction passed to a
 * graph. For these the state holds a number instead of an array: that of the constant, among all
 * constants of such variables.
 */
final class MapChoices {
  private final Typing typing;
  private final Terms terms;
  private final Literals literals;
  private final Map<String, Integer> indices;
  private final List<Tree> initial;
  private final List<Shape> shapes;
  private final BitSet chosen = new BitSet();
  private final Map<Tree, Integer> numbers = new HashMap<>();
  private final List<Tree.Node> trees = new ArrayList<>();
  private final Map<Integer, BitSet> values = new LinkedHashMap<>();
  private final Map<Action.Assignment, Term> assigned = new LinkedHashMap<>();

  MapChoices(
      Typing typing,
      Terms terms,
      Literals literals,
      Map<String, Integer> indices,
      List<Tree> initial,
      List<Shape> shapes,
      Iterable<Action> actions) {
    this.typing = typing;
    this.terms = terms;
    this.literals = literals;
    this.indices = indices;
    this.initial = initial;
    this.shapes = shapes;
    findVariables(actions);
    findValues(actions);
  }

  /**
   * All maps with arrays are candidates; those that are used otherwise are struck off until a
   * fixpoint.
   */
  private void findVariables(Iterable<Action> actions) {
    for (Map.Entry<String, Integer> entry : indices.entrySet()) {
      boolean isMap = shapes.get(entry.getValue()) instanceof Shape.MapShape;
      boolean builtin =
          entry.getKey().equals(Builtins.GOALS) || entry.getKey().equals(Builtins.VISIBLE);
      chosen.set(entry.getValue(), isMap && !builtin);
    }
    RoundRobinSolver.solve(
        actions,
        action -> {
          int before = chosen.cardinality();
          strike(action);
          return chosen.cardinality() != before;
        });
  }

  private void strike(Action action) {
    switch (action) {
      case Action.Comparison(Expression left, Expression right, _) -> {
        strikeWhole(left);
        strikeWhole(right);
      }
      case Action.Assignment(Expression left, Expression right) -> {
        int target = indices.get(Expressions.root(left));
        if (terms.term(left) instanceof Term.Variable && chosen.get(target)) {
          if (!isChoice(target, right)) {
            chosen.clear(target);
            strikeWhole(right);
          }
        } else {
          chosen.clear(target);
          strikeWhole(right);
        }
      }
      case Action.AnyAssignment(Expression left, _) ->
          chosen.clear(indices.get(Expressions.root(left)));
      case Action.Skip _, Action.Reachability _, Action.Tagging _ -> {}
    }
  }

  private boolean isChoice(int target, Expression right) {
    Term term = terms.term(right);
    Shape shape = typing.typeOf(right).orElseThrow();
    return switch (term.base()) {
      case Term.Constant _ -> !(term instanceof Term.Access) || shape == shapes.get(target);
      case Term.Variable(int variable) ->
          !(term instanceof Term.Access) && chosen.get(variable) && shape == shapes.get(target);
      case Term.Symbol _, Term.Access _ -> false;
    };
  }

  /**
   * A variable that is used as a whole, or of which a part that is a map is used, has to be an
   * array.
   */
  private void strikeWhole(Expression expression) {
    if (typing.typeOf(expression).orElseThrow() instanceof Shape.MapShape) {
      if (terms.term(expression).base() instanceof Term.Variable(int variable)) {
        chosen.clear(variable);
      }
    }
  }

  private int number(Tree tree) {
    Integer known = numbers.putIfAbsent(tree, trees.size());
    if (known != null) {
      return known;
    }
    trees.add((Tree.Node) tree);
    return trees.size() - 1;
  }

  private void findValues(Iterable<Action> actions) {
    for (int variable = chosen.nextSetBit(0);
        variable >= 0;
        variable = chosen.nextSetBit(variable + 1)) {
      BitSet numbers = new BitSet();
      numbers.set(number(initial.get(variable)));
      values.put(variable, numbers);
    }
    for (Action action : actions) {
      if (action instanceof Action.Assignment assignment
          && chosen.get(indices.get(Expressions.root(assignment.left())))) {
        assigned.put(assignment, choice(assignment));
      }
    }
    RoundRobinSolver.solve(
        assigned.entrySet(),
        entry -> {
          BitSet to = values.get(indices.get(Expressions.root(entry.getKey().left())));
          int before = to.cardinality();
          addValues(entry.getValue(), to);
          return to.cardinality() != before;
        });
  }

  private void addValues(Term choice, BitSet to) {
    switch (choice) {
      case Term.Symbol(int number) -> to.set(number);
      case Term.Variable(int variable) -> to.or(values.get(variable));
      case Term.Access(Term map, _) -> addValues(map, to);
      case Term.Constant(Term.ConstantMap map) -> map.value().addValues(List.of(), to);
    }
  }

  /** The number that an assignment stores, as a term. */
  private Term choice(Action.Assignment assignment) {
    Shape shape = shapes.get(indices.get(Expressions.root(assignment.left())));
    Term term = terms.term(assignment.right());
    return switch (term) {
      case Term.Constant(Term.ConstantMap map) ->
          new Term.Symbol(
              number(map.shape() == shape ? map.value() : literals.converted(map.value(), shape)));
      case Term.Variable variable -> variable;
      case Term.Access access -> numbered(access, 0);
      case Term.Symbol _ -> throw new IllegalArgumentException("a symbol where a map goes");
    };
  }

  /** Turns a constant whose values are maps into one with their numbers. */
  private Term numbered(Term term, int keys) {
    return switch (term) {
      case Term.Access(Term map, Term key) -> new Term.Access(numbered(map, keys + 1), key);
      case Term.Constant(Term.ConstantMap map) ->
          new Term.Constant(
              new Term.ConstantMap(
                  map.name() + " after " + keys,
                  map.shape(),
                  (Tree.Node) numbers(map.value(), keys)));
      case Term.Symbol _, Term.Variable _ ->
          throw new IllegalArgumentException("no constant: " + term);
    };
  }

  private Tree numbers(Tree tree, int keys) {
    if (keys == 0) {
      return new Tree.Leaf(number(tree));
    }
    Tree.Node node = (Tree.Node) tree;
    Map<Integer, Tree> entries = new LinkedHashMap<>();
    node.entries().forEach((key, value) -> entries.put(key, numbers(value, keys - 1)));
    return new Tree.Node(entries, numbers(node.otherwise(), keys - 1));
  }

  /** The numbers that a variable may hold; null for one that is an array. */
  BitSet valuesOf(int variable) {
    return values.get(variable);
  }

  /** The maps by their numbers. */
  List<Tree.Node> trees() {
    return trees;
  }

  /** The terms stored by assignments to such variables; no entry for others. */
  Map<Action.Assignment, Term> assigned() {
    return assigned;
  }
}
