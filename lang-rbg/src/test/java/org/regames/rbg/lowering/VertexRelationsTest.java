package org.regames.rbg.lowering;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.rbg.RbgParser;
import org.regames.rbg.syntax.RbgDescription;

class VertexRelationsTest {
  /** The walk of some rules on a board of three lines of three cells, or on one with holes. */
  private static Optional<VertexRelation> walk(String rules, boolean holes) {
    String lines = holes ? "[e, , e] [e, e, e] [e, , e]" : "[e, e, e] [e, e, e] [e, e, e]";
    String text =
        "#players = p(1) #pieces = e, x #variables = #board = rectangle(up, down, left, right, "
            + lines
            + ") #rules = "
            + rules;
    Budget budget = new Budget();
    RbgDescription description =
        RbgParser.parse(new Source("walk.rbg", text), budget).value().orElseThrow();
    return new VertexRelations(description.board(), 2, budget).of(description.rules());
  }

  private static VertexRelation walk(String rules) {
    return walk(rules, false).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "(up* + down*)(left* + right*), 9",
    "left* {! left} up* {! up}, 1",
    "left* {! left} (up + down)*, 3",
    "(up + down + left + right)*, 9",
  })
  void placesThatDoNotDependOnTheStartAreConstant(String rules, int targets) {
    assertEquals(targets, walk(rules).constant().orElseThrow().cardinality());
  }

  @Test
  void whatReachesEverythingOnAFullBoardNeedNotDoSoOnOneWithHoles() {
    VertexRelation rows = walk("(up* + down*)(left* + right*)", true).orElseThrow();
    assertTrue(rows.constant().isEmpty());
    VertexRelation steps = walk("(up + down + left + right)*", true).orElseThrow();
    assertEquals(7, steps.constant().orElseThrow().cardinality());
  }

  @ParameterizedTest
  @CsvSource({
    "up, 1",
    "up left, 1",
    "up^2, 1",
    "left + right, 2",
    "(up^2 + down^2)(left + right), 2",
    "(up + down + left + right)^2, 7",
    "up + {! up} down, 1",
  })
  void stepsAreFewFunctions(String rules, int functions) {
    assertEquals(functions, walk(rules).parts().orElseThrow().size());
  }

  @ParameterizedTest
  @CsvSource({
    "{? up}, 6",
    "{! up}, 3",
    "{! up} {! left}, 1",
    "{? up + left}, 8",
    "{! {? up} {? left}}, 5",
    "{! up + down}, 0",
  })
  void checksOfStepsAreTestsOfTheVertex(String rules, int vertices) {
    VertexRelation walk = walk(rules);
    assertEquals(vertices, walk.domain().cardinality());
    assertTrue(vertices == 0 ? walk.isImpossible() : walk.isTest());
  }

  @ParameterizedTest
  @ValueSource(strings = {"{x}", "[x]", "up {e}", "({e} up)*", "{? {x}}", "->p", "{$ x > 0}"})
  void whatDependsOnMoreIsNoWalk(String rules) {
    assertTrue(walk(rules, false).isEmpty());
  }

  @Test
  void linesInOneDirectionStayALoop() {
    VertexRelation line = walk("up*");
    assertTrue(line.parts().isEmpty());
    assertTrue(line.isTotal());
  }

  @Test
  void hugePowersOfStepsCostNothing() {
    assertTrue(walk("((up^1000000)^1000)^2").isImpossible());
  }
}
