package org.regames.backend.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.plan.analysis.Substitution;
import org.regames.backend.planner.PlanBuilder;

class ExpressionTest {
  private static final IntExpr X = new IntExpr.Local(0);
  private static final org.regames.backend.plan.BoolExpr IS_ONE =
      new org.regames.backend.plan.BoolExpr.Compare(X, new IntExpr.Const(1), false);

  @Test
  void partsAreFoundHoweverDeepTheyAre() {
    BitboardExpr word =
        new BitboardExpr.And(
            new BitboardExpr.Local(3), new BitboardExpr.Not(new BitboardExpr.When(IS_ONE)));
    assertTrue(word.any(X::equals));
    assertFalse(word.any(IntExpr.Scalar.class::isInstance));
    assertEquals(
        List.of("(b3 & ~all if x0 == 1)", "b3", "~all if x0 == 1", "all if x0 == 1"),
        word.all().limit(4).map(PlanExpression::toString).toList());
  }

  @Test
  void numbersAreChangedInsideOfTestsAndWorkedOut() {
    IntExpr either =
        new IntExpr.Either(IS_ONE, new IntExpr.Table(2, X), IntExpr.sum(X, new IntExpr.Const(4)));
    assertEquals("(7 == 1 ? t2[7] : 11)", either.map(part -> sevenForX(part)).toString());
  }

  private static IntExpr sevenForX(IntExpr value) {
    return value.equals(X) ? new IntExpr.Const(7) : value.map(ExpressionTest::sevenForX);
  }

  @Test
  void statementsOfOthersAreFoundWithTheirExpressions() {
    Op body = new Op.LetBits(1, new BitboardExpr.Stored(5));
    Op loop = new Op.ForSet(0, 0, List.of(new BitboardExpr.Local(2)), 3, List.of(body));
    assertEquals(List.of(loop, body), Op.all(List.of(loop)).toList());
    assertEquals(List.of(new BitboardExpr.Local(2)), loop.expressions());
  }

  @Test
  void statementsThatAreNotChangedStayTheSame() {
    for (Plan.Function function : PlanBuilder.plan(Games.fillingSquares()).functions()) {
      Op.all(function.body()).forEach(op -> assertEquals(op, op.mapBodies(body -> body)));
      Op.all(function.body()).forEach(op -> assertEquals(op, op.map(value -> value)));
    }
  }

  @Test
  void constantsInPlaceOfLocalsLeaveOutWhatIsNotComeTo() {
    Op.Case isOne = new Op.Case(IS_ONE, List.of(new Op.Finish(true)));
    Op.Cascade cascade = new Op.Cascade(List.of(isOne), List.of(new Op.Finish(false)));
    Substitution ofOne = Substitution.ofLocals(List.of(), _ -> new IntExpr.Const(1));
    Substitution ofTwo = Substitution.ofLocals(List.of(), _ -> new IntExpr.Const(2));
    assertEquals(List.of(new Op.Block(List.of(new Op.Finish(true)))), ofOne.of(List.of(cascade)));
    assertEquals(List.of(new Op.Block(List.of(new Op.Finish(false)))), ofTwo.of(List.of(cascade)));
  }
}
