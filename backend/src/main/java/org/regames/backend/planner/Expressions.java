package org.regames.backend.planner;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.regames.backend.layout.Dimension;
import org.regames.backend.layout.Layout;
import org.regames.backend.layout.MapLayout;
import org.regames.backend.layout.Term;
import org.regames.backend.layout.Tree;
import org.regames.backend.plan.Int;
import org.regames.backend.plan.MapPart;
import org.regames.backend.plan.Tables;
import org.regames.backend.plan.Test;
import org.regames.backend.planner.analysis.Step;

/** Turns terms into expressions of the plan; what is constant is worked out. */
public final class Expressions {
  private final Layout layout;
  private final Tables tables;

  /** Whether to compute what need not be looked up. */
  private final boolean computes;

  Expressions(Layout layout, Tables tables, boolean computes) {
    this.layout = layout;
    this.tables = tables;
    this.computes = computes;
  }

  /** A term with its keys taken apart. */
  private record Path(Term base, List<Term> keys) {
    static Path of(Term term) {
      List<Term> keys = new ArrayList<>();
      Term base = term;
      while (base instanceof Term.Access(Term map, Term key)) {
        keys.addFirst(key);
        base = map;
      }
      return new Path(base, keys);
    }
  }

  /** The value of a term of a set type. */
  Int value(Term term, Environment environment) {
    return switch (term) {
      case Term.Symbol(int symbol) -> new Int.Const(symbol);
      case Term.Variable(int variable) -> environment.get(variable);
      case Term.Access access -> access(Path.of(access), environment);
      case Term.Constant _ -> throw new IllegalArgumentException("a map where a symbol goes");
    };
  }

  private Int access(Path path, Environment environment) {
    return switch (path.base()) {
      case Term.Variable(int variable)
          when layout.variables().get(variable).choices().isPresent() ->
          choice(variable, path, environment);
      case Term.Variable(int variable) ->
          new Int.Cell(variable, index(array(variable), path.keys(), environment));
      case Term.Constant(Term.ConstantMap constant) -> constant(constant, path, environment);
      case Term.Symbol _, Term.Access _ -> throw new IllegalArgumentException("no map: " + path);
    };
  }

  /** A value of one of several maps: all are in one table, one after the other. */
  private Int choice(int variable, Path path, Environment environment) {
    MapLayout array = array(variable);
    Int index = index(array, path.keys(), environment);
    if (environment.get(variable) instanceof Int.Const(int number)) {
      int[] cells = array.fill(layout.choice(number));
      return index instanceof Int.Const(int place)
          ? new Int.Const(cells[place])
          : table(tables.of(cells), index);
    }
    BitSet numbers = layout.domain(variable);
    int first = numbers.nextSetBit(0);
    int[] cells = new int[(numbers.length() - first) * array.size()];
    numbers.stream()
        .forEach(
            number ->
                System.arraycopy(
                    array.fill(layout.choice(number)),
                    0,
                    cells,
                    (number - first) * array.size(),
                    array.size()));
    Int start =
        Int.product(Int.sum(environment.get(variable), new Int.Const(-first)), array.size());
    return environment.hoisted(table(tables.of(cells), Int.sum(start, index)));
  }

  private Int constant(Term.ConstantMap constant, Path path, Environment environment) {
    Tree tree = constant.value();
    for (Term key : path.keys()) {
      if (tree instanceof Tree.Node node
          && value(key, environment) instanceof Int.Const(int symbol)) {
        tree = node.get(symbol);
      } else {
        Int index = index(layout.layout(constant), path.keys(), environment);
        return environment.hoisted(table(tables.of(constant), index));
      }
    }
    return new Int.Const(((Tree.Leaf) tree).symbol());
  }

  private MapLayout array(int variable) {
    return layout.variables().get(variable).array().orElseThrow();
  }

  /** Where the value at some keys starts. */
  private Int index(MapLayout array, List<Term> keys, Environment environment) {
    Int sum = new Int.Const(0);
    for (int i = 0; i < keys.size(); i++) {
      Int place = place(array.dimensions().get(i), value(keys.get(i), environment));
      sum = Int.sum(sum, Int.product(place, array.sizeAfter(i + 1)));
    }
    return sum;
  }

  private Int place(Dimension dimension, Int key) {
    if (key instanceof Int.Const(int symbol)) {
      return new Int.Const(dimension.place(symbol));
    }
    if (dimension.places() != null) {
      return table(tables.of(dimension.places()), key);
    }
    int first = dimension.first();
    return computes
        ? Int.sum(key, new Int.Const(-first))
        : table(tables.of(IntStream.range(-first, dimension.size()).toArray()), key);
  }

  /** A place in a table; where that is told by another table one table for both. */
  private Int table(int table, Int index) {
    return switch (index) {
      case Int.Table(int inner, Int at) -> cell(tables.composed(table, inner, 0), at);
      case Int.Sum(Int.Table(int inner, Int at), Int.Const(int offset)) ->
          cell(tables.composed(table, inner, offset), at);
      case Int other -> cell(table, other);
    };
  }

  /** A place in a table, or how to compute what is there. */
  private Int cell(int table, Int index) {
    OptionalInt step = computes ? tables.step(table) : OptionalInt.empty();
    if (step.isEmpty()) {
      return new Int.Table(table, index);
    }
    Int first = new Int.Const(tables.first(table));
    return step.getAsInt() == 0 ? first : Int.sum(Int.product(index, step.getAsInt()), first);
  }

  /** Where an assignment to a place in a map goes; to the cell behind the last where it is none. */
  Int target(Step.Place place, Environment environment) {
    Int index = start(place, environment);
    int behind = array(place.variable()).size();
    for (Test hasKey : hasKeys(place, environment)) {
      index = new Int.Either(hasKey, index, new Int.Const(behind));
    }
    return index;
  }

  /** Where the values of a place in a map start if {@link #hasKeys}. */
  Int start(Step.Place place, Environment environment) {
    return index(array(place.variable()), place.keys(), environment);
  }

  /** What has to hold for a map to have the keys of a place, as far as that is open. */
  List<Test> hasKeys(Step.Place place, Environment environment) {
    List<Test> open = new ArrayList<>();
    for (int i = 0; i < place.keys().size(); i++) {
      Dimension dimension = array(place.variable()).dimensions().get(i);
      BitSet outside = (BitSet) layout.values().of(place.keys().get(i)).clone();
      outside.andNot(dimension.keys());
      Int key = value(place.keys().get(i), environment);
      if (!environment.excludes(key, outside)
          && !(key instanceof Int.Const(int s) && dimension.keys().get(s))) {
        open.add(member(dimension, outside, key));
      }
    }
    return open;
  }

  private Test member(Dimension dimension, BitSet outside, Int key) {
    if (outside.cardinality() == 1) {
      return new Test.Compare(key, new Int.Const(outside.nextSetBit(0)), true);
    }
    int[] members = new int[Math.max(dimension.keys().length(), outside.length())];
    dimension.keys().stream().forEach(symbol -> members[symbol] = 1);
    Int isMember = new Int.Table(tables.of(members), key);
    return new Test.Compare(isMember, new Int.Const(0), true);
  }

  /** The part of an array that a term of a map type stands for. */
  MapPart part(Term term, Environment environment) {
    Path path = Path.of(term);
    return switch (path.base()) {
      case Term.Variable(int variable) ->
          new MapPart.OfVariable(variable, index(array(variable), path.keys(), environment));
      case Term.Constant(Term.ConstantMap constant) ->
          new MapPart.OfTable(
              tables.of(constant), index(layout.layout(constant), path.keys(), environment));
      case Term.Symbol _, Term.Access _ -> throw new IllegalArgumentException("no map: " + term);
    };
  }

  /** How the map that a term stands for is laid out: the dimensions of the keys still missing. */
  List<Dimension> rest(Term term) {
    Path path = Path.of(term);
    MapLayout array =
        switch (path.base()) {
          case Term.Variable(int variable) -> array(variable);
          case Term.Constant(Term.ConstantMap constant) -> layout.layout(constant);
          case Term.Symbol _, Term.Access _ ->
              throw new IllegalArgumentException("no map: " + term);
        };
    return array.dimensions().subList(path.keys().size(), array.dimensions().size());
  }

  /** The same for the left side of an assignment. */
  List<Dimension> rest(Step.Place place) {
    List<Dimension> all = array(place.variable()).dimensions();
    return all.subList(place.keys().size(), all.size());
  }
}
