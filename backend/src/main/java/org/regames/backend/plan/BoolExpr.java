package org.regames.backend.plan;

import java.util.List;
import java.util.stream.Collectors;

/** A condition of the plan. */
public sealed interface BoolExpr extends PlanExpression {
  /** A condition that never holds. */
  BoolExpr NEVER = new Compare(new IntExpr.Const(0), new IntExpr.Const(0), true);

  /** The disjunction of some tests, which never holds if there are none. */
  static BoolExpr anyOf(List<BoolExpr> tests) {
    return switch (tests.size()) {
      case 0 -> NEVER;
      case 1 -> tests.getFirst();
      default -> new AnyOf(tests);
    };
  }

  record Compare(IntExpr left, IntExpr right, boolean negated) implements BoolExpr {
    @Override
    public String toString() {
      return left + (negated ? " != " : " == ") + right;
    }
  }

  record Less(IntExpr left, IntExpr right) implements BoolExpr {
    @Override
    public String toString() {
      return left + " < " + right;
    }
  }

  /** The result of a function. */
  record Call(int function, List<IntExpr> arguments, boolean negated) implements BoolExpr {
    public Call {
      arguments = List.copyOf(arguments);
    }

    @Override
    public String toString() {
      return (negated ? "not " : "") + "f" + function + arguments;
    }
  }

  record AnyOf(List<BoolExpr> tests) implements BoolExpr {
    public AnyOf {
      tests = List.copyOf(tests);
    }

    @Override
    public String toString() {
      return tests.stream()
          .map(BoolExpr::toString)
          .collect(Collectors.joining(" or ", "any(", ")"));
    }
  }

  /** Whether the pairs of cells of two arrays that tables list are equal. */
  record SameMap(MapPart left, int leftPlaces, MapPart right, int rightPlaces, boolean negated)
      implements BoolExpr {
    @Override
    public String toString() {
      String places = left + " at t" + leftPlaces + ", " + right + " at t" + rightPlaces;
      return (negated ? "different(" : "same(") + places + ")";
    }
  }

  /** Whether a set is not empty. */
  record Some(List<BitboardExpr> words) implements BoolExpr {
    public Some {
      words = List.copyOf(words);
    }

    @Override
    public String toString() {
      return "some of " + words;
    }
  }

  @Override
  default List<PlanExpression> children() {
    return switch (this) {
      case Compare(IntExpr left, IntExpr right, _) -> List.of(left, right);
      case Less(IntExpr left, IntExpr right) -> List.of(left, right);
      case Call(_, List<IntExpr> arguments, _) -> List.copyOf(arguments);
      case AnyOf(List<BoolExpr> tests) -> List.copyOf(tests);
      case SameMap(MapPart left, _, MapPart right, _, _) -> List.of(left, right);
      case Some(List<BitboardExpr> words) -> List.copyOf(words);
    };
  }

  /** The same test with other parts. */
  default BoolExpr map(ExprRewriter change) {
    return switch (this) {
      case Compare(IntExpr left, IntExpr right, boolean negated) ->
          new Compare(change.of(left), change.of(right), negated);
      case Less(IntExpr left, IntExpr right) -> new Less(change.of(left), change.of(right));
      case Call(int function, List<IntExpr> arguments, boolean negated) ->
          new Call(function, change.values(arguments), negated);
      case AnyOf(List<BoolExpr> tests) -> new AnyOf(tests.stream().map(change::of).toList());
      case SameMap(MapPart left, int leftPlaces, MapPart right, int rightPlaces, boolean negated) ->
          new SameMap(change.of(left), leftPlaces, change.of(right), rightPlaces, negated);
      case Some(List<BitboardExpr> words) -> new Some(change.words(words));
    };
  }
}
