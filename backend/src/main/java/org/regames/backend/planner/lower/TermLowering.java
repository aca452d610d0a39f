package org.regames.backend.planner.lower;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.regames.backend.layout.Dimension;
import org.regames.backend.layout.GameLayout;
import org.regames.backend.layout.MapLayout;
import org.regames.backend.layout.Term;
import org.regames.backend.layout.Tree;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.MapPart;
import org.regames.backend.plan.analysis.Tables;
import org.regames.backend.planner.analysis.graph.Step;

/** Turns terms into expressions of the plan, folding constants. */
public final class TermLowering {
  private final GameLayout layout;
  private final Tables tables;

  /** Whether to compute values instead of looking them up, if possible. */
  private final boolean computes;

  TermLowering(GameLayout layout, Tables tables, boolean computes) {
    this.layout = layout;
    this.tables = tables;
    this.computes = computes;
  }

  /** The value of a term of a set type. */
  public IntExpr value(Term term, Environment environment) {
    return switch (term) {
      case Term.Symbol(int symbol) -> new IntExpr.Const(symbol);
      case Term.Variable(int variable) -> environment.get(variable);
      case Term.Access access -> access(access, environment);
      case Term.Constant _ -> throw new IllegalArgumentException("a map where a symbol goes");
    };
  }

  private IntExpr access(Term.Access path, Environment environment) {
    return switch (path.base()) {
      case Term.Variable(int variable)
          when layout.variables().get(variable).choices().isPresent() ->
          choice(variable, path, environment);
      case Term.Variable(int variable) ->
          new IntExpr.Cell(variable, index(array(variable), path.keys(), environment));
      case Term.Constant(Term.ConstantMap constant) -> constant(constant, path, environment);
      case Term.Symbol _, Term.Access _ -> throw new IllegalArgumentException("no map: " + path);
    };
  }

  /** A value of one of several maps, which are concatenated in one table. */
  private IntExpr choice(int variable, Term.Access path, Environment environment) {
    MapLayout array = array(variable);
    IntExpr index = index(array, path.keys(), environment);
    if (environment.get(variable) instanceof IntExpr.Const(int number)) {
      int[] cells = array.fill(layout.state().choice(number));
      return index instanceof IntExpr.Const(int place)
          ? new IntExpr.Const(cells[place])
          : table(tables.of(cells), index);
    }
    BitSet numbers = layout.domain(variable);
    int first = numbers.nextSetBit(0);
    int[] cells = new int[(numbers.length() - first) * array.size()];
    numbers.stream()
        .forEach(
            number ->
                System.arraycopy(
                    array.fill(layout.state().choice(number)),
                    0,
                    cells,
                    (number - first) * array.size(),
                    array.size()));
    IntExpr start =
        IntExpr.product(
            IntExpr.sum(environment.get(variable), new IntExpr.Const(-first)), array.size());
    return environment.hoisted(table(tables.of(cells), IntExpr.sum(start, index)));
  }

  private IntExpr constant(Term.ConstantMap constant, Term.Access path, Environment environment) {
    Tree tree = constant.value();
    for (Term key : path.keys()) {
      if (tree instanceof Tree.Node node
          && value(key, environment) instanceof IntExpr.Const(int symbol)) {
        tree = node.get(symbol);
      } else {
        IntExpr index = index(layout.layout(constant), path.keys(), environment);
        return environment.hoisted(table(tables.of(constant), index));
      }
    }
    return new IntExpr.Const(((Tree.Leaf) tree).symbol());
  }

  private MapLayout array(int variable) {
    return layout.variables().get(variable).array().orElseThrow();
  }

  /** Where the value at some keys starts. */
  private IntExpr index(MapLayout array, List<Term> keys, Environment environment) {
    IntExpr sum = new IntExpr.Const(0);
    for (int i = 0; i < keys.size(); i++) {
      IntExpr place = place(array.dimensions().get(i), value(keys.get(i), environment));
      sum = IntExpr.sum(sum, IntExpr.product(place, array.sizeAfter(i + 1)));
    }
    return sum;
  }

  private IntExpr place(Dimension dimension, IntExpr key) {
    if (key instanceof IntExpr.Const(int symbol)) {
      return new IntExpr.Const(dimension.place(symbol));
    }
    if (dimension.places() != null) {
      return table(tables.of(dimension.places()), key);
    }
    int first = dimension.first();
    return computes
        ? IntExpr.sum(key, new IntExpr.Const(-first))
        : table(tables.of(IntStream.range(-first, dimension.size()).toArray()), key);
  }

  /** A cell of a table; if the index is from another table, of their composition. */
  private IntExpr table(int table, IntExpr index) {
    if (index instanceof IntExpr.Table(int inner, IntExpr at)) {
      return cell(tables.composed(table, inner, 0), at);
    }
    return index instanceof IntExpr.Sum(IntExpr.Table(int inner, IntExpr at), IntExpr.Const(int by))
        ? cell(tables.composed(table, inner, by), at)
        : cell(table, index);
  }

  /** A cell of a table, or a formula for it. */
  private IntExpr cell(int table, IntExpr index) {
    OptionalInt step = computes ? tables.step(table) : OptionalInt.empty();
    if (step.isEmpty()) {
      return new IntExpr.Table(table, index);
    }
    IntExpr first = new IntExpr.Const(tables.first(table));
    return step.getAsInt() == 0
        ? first
        : IntExpr.sum(IntExpr.product(index, step.getAsInt()), first);
  }

  /**
   * The index of the cell to assign in a map; that after the last cell if there is no such place.
   */
  IntExpr target(Step.Cell place, Environment environment) {
    IntExpr index = start(place, environment);
    int behind = array(place.variable()).size();
    for (BoolExpr hasKey : hasKeys(place, environment)) {
      index = new IntExpr.Either(hasKey, index, new IntExpr.Const(behind));
    }
    return index;
  }

  /** Where the values of a cell in a map start if {@link #hasKeys}. */
  IntExpr start(Step.Cell place, Environment environment) {
    return index(array(place.variable()), place.keys(), environment);
  }

  /** The conditions under which a map has the keys of a cell, unless they certainly hold. */
  List<BoolExpr> hasKeys(Step.Cell place, Environment environment) {
    List<BoolExpr> open = new ArrayList<>();
    for (int i = 0; i < place.keys().size(); i++) {
      Dimension dimension = array(place.variable()).dimensions().get(i);
      BitSet outside = (BitSet) layout.values().of(place.keys().get(i)).clone();
      outside.andNot(dimension.keys());
      IntExpr key = value(place.keys().get(i), environment);
      if (!environment.excludes(key, outside)
          && !(key instanceof IntExpr.Const(int s) && dimension.keys().get(s))) {
        open.add(member(dimension, outside, key));
      }
    }
    return open;
  }

  private BoolExpr member(Dimension dimension, BitSet outside, IntExpr key) {
    if (outside.cardinality() == 1) {
      return new BoolExpr.Compare(key, new IntExpr.Const(outside.nextSetBit(0)), true);
    }
    int[] members = new int[Math.max(dimension.keys().length(), outside.length())];
    dimension.keys().stream().forEach(symbol -> members[symbol] = 1);
    IntExpr isMember = new IntExpr.Table(tables.of(members), key);
    return new BoolExpr.Compare(isMember, new IntExpr.Const(0), true);
  }

  /** The part of an array that a term of a map type denotes. */
  MapPart part(Term term, Environment environment) {
    return switch (term.base()) {
      case Term.Variable(int variable) ->
          new MapPart.OfVariable(variable, index(array(variable), term.keys(), environment));
      case Term.Constant(Term.ConstantMap constant) ->
          new MapPart.OfTable(
              tables.of(constant), index(layout.layout(constant), term.keys(), environment));
      case Term.Symbol _, Term.Access _ -> throw new IllegalArgumentException("no map: " + term);
    };
  }

  /** The layout of the map that a term denotes: the dimensions of the remaining keys. */
  List<Dimension> rest(Term term) {
    MapLayout array =
        switch (term.base()) {
          case Term.Variable(int variable) -> array(variable);
          case Term.Constant(Term.ConstantMap constant) -> layout.layout(constant);
          case Term.Symbol _, Term.Access _ ->
              throw new IllegalArgumentException("no map: " + term);
        };
    return array.dimensions().subList(term.keys().size(), array.dimensions().size());
  }

  /** The same for the left side of an assignment. */
  List<Dimension> rest(Step.Cell place) {
    List<Dimension> all = array(place.variable()).dimensions();
    return all.subList(place.keys().size(), all.size());
  }
}
