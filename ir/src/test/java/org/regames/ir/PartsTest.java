package org.regames.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.regames.ir.analysis.Expressions;

/** What trees say of their parts. */
class PartsTest {
  private static final Expression X = new Expression.Reference("x");
  private static final Expression BOARD_AT_X =
      new Expression.Access(new Expression.Reference("board"), X);

  @Test
  void partsComeOutermostFirstAndFromLeftToRight() {
    Expression cast = new Expression.Cast(new Type.Named("Piece"), BOARD_AT_X);
    assertEquals(List.of("Piece(board[x])", "board[x]", "board", "x"), texts(cast.parts()));

    Type type = new Type.Arrow(new Type.Named("Square"), new Type.SetType(List.of("a")));
    assertEquals(List.of("Square -> {a}", "Square", "{a}"), texts(type.parts()));
  }

  @Test
  void leavesOfAMapAreItsValuesAndNotItsKeys() {
    Value map =
        new Value.MapLiteral(
            Optional.of(new Value.Named("no")),
            List.of(new Value.Entry("k", new Value.Named("yes"))));
    assertEquals(List.of("no", "yes"), map.leaves().map(Value.Named::name).toList());
  }

  @Test
  void whatIsAssignedWholeIsNotRead() {
    assertEquals(List.of("x"), Expressions.reads(new Action.Assignment(X, X)));
    assertEquals(
        List.of("board", "x", "x"), Expressions.reads(new Action.Assignment(BOARD_AT_X, X)));
    assertEquals(List.of("x"), Expressions.reads(new Action.VariableTag("x")));
    assertEquals(List.of(), Expressions.reads(new Action.Tag("x")));
  }

  @Test
  void aConditionHoldsWhereItsNegationDoesNot() {
    Action.Condition check = new Action.Reachability("a", "b", false);
    assertEquals(new Action.Reachability("a", "b", true), check.negation());
    assertEquals(check, check.negation().negation());
    assertInstanceOf(Action.Comparison.class, new Action.Comparison(X, X, true).negation());
  }

  @Test
  void mappingReplacesTheOutermostExpressions() {
    assertEquals(
        new Action.Assignment(BOARD_AT_X, BOARD_AT_X),
        new Action.Assignment(X, X).map(_ -> BOARD_AT_X));
    assertEquals(new Action.Skip(), new Action.Skip().map(_ -> BOARD_AT_X));
  }

  private static List<String> texts(List<?> parts) {
    return parts.stream().map(Object::toString).toList();
  }
}
