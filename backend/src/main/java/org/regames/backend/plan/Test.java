package org.regames.backend.plan;

import java.util.List;
import java.util.stream.Collectors;

/** A condition of the plan. */
public sealed interface Test {
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
}
