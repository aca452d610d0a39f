package org.regames.backend.plan;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** A condition of the plan. */
public sealed interface Test extends Expression {
  record Compare(Int left, Int right, boolean negated) implements Test {
    @Override
    public String toString() {
      return left + (negated ? " != " : " == ") + right;
    }
  }

  record Less(Int left, Int right) implements Test {
    @Override
    public String toString() {
      return left + " < " + right;
    }
  }

  /** The answer of a function. */
  record Call(int function, List<Int> arguments, boolean negated) implements Test {
    public Call {
      arguments = List.copyOf(arguments);
    }

    @Override
    public String toString() {
      return (negated ? "not " : "") + "f" + function + arguments;
    }
  }

  record AnyOf(List<Test> tests) implements Test {
    public AnyOf {
      tests = List.copyOf(tests);
    }

    @Override
    public String toString() {
      return tests.stream().map(Test::toString).collect(Collectors.joining(" or ", "(", ")"));
    }
  }

  /** Whether the places of two arrays that tables list in pairs are the same. */
  record SameMap(MapPart left, int leftPlaces, MapPart right, int rightPlaces, boolean negated)
      implements Test {
    @Override
    public String toString() {
      String places = left + " at t" + leftPlaces + ", " + right + " at t" + rightPlaces;
      return (negated ? "different(" : "same(") + places + ")";
    }
  }

  /** Whether a set has a number. */
  record Some(List<Bits> words) implements Test {
    public Some {
      words = List.copyOf(words);
    }

    @Override
    public String toString() {
      return "some of " + words;
    }
  }

  @Override
  default List<Expression> children() {
    return switch (this) {
      case Compare(Int left, Int right, _) -> List.of(left, right);
      case Less(Int left, Int right) -> List.of(left, right);
      case Call(_, List<Int> arguments, _) -> List.copyOf(arguments);
      case AnyOf(List<Test> tests) -> List.copyOf(tests);
      case SameMap(MapPart left, _, MapPart right, _, _) -> List.of(left, right);
      case Some(List<Bits> words) -> List.copyOf(words);
    };
  }

  /** The same test of other numbers. */
  default Test map(UnaryOperator<Int> change) {
    return switch (this) {
      case Compare(Int left, Int right, boolean negated) ->
          new Compare(change.apply(left), change.apply(right), negated);
      case Less(Int left, Int right) -> new Less(change.apply(left), change.apply(right));
      case Call(int function, List<Int> arguments, boolean negated) ->
          new Call(function, arguments.stream().map(change).toList(), negated);
      case AnyOf(List<Test> tests) ->
          new AnyOf(tests.stream().map(test -> test.map(change)).toList());
      case SameMap(MapPart left, int leftPlaces, MapPart right, int rightPlaces, boolean negated) ->
          new SameMap(left.map(change), leftPlaces, right.map(change), rightPlaces, negated);
      case Some(List<Bits> words) ->
          new Some(words.stream().map(word -> word.map(change)).toList());
    };
  }
}
