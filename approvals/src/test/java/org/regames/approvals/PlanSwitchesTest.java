package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Switches over statements and expressions of plans name what they mean, kind by kind or family by
 * family, so that a new kind does not compile before somebody has said what becomes of it.
 */
class PlanSwitchesTest {
  private static final String ROOTS =
      "(Op|Expression|IntExpr|BoolExpr|BitboardExpr|CodeExpr|MapPart)";

  /** A switch over expressions of all types may hand those of one on to a switch of its own. */
  private static final Pattern CATCH_ALL =
      Pattern.compile("case " + ROOTS + " (\\w+)\\b(?!\\s*->\\s*\\w+\\(\\2\\b)");

  @Test
  void noSwitchOverAPlanHasACaseForAll() {
    List<String> found = new ArrayList<>();
    for (Path file : SourceTree.javaFiles("src/main")) {
      CATCH_ALL
          .matcher(SourceTree.text(file))
          .results()
          .map(MatchResult::group)
          .forEach(text -> found.add(SourceTree.ROOT.relativize(file) + ": " + text));
    }
    assertEquals(List.of(), found);
  }

  @Test
  void aCaseForAllIsSeen() {
    assertTrue(CATCH_ALL.matcher("case Op other -> true;").find());
    assertTrue(CATCH_ALL.matcher("case IntExpr _ -> true;").find());
    assertTrue(CATCH_ALL.matcher("case Op other -> ops.add(other);").find());
    assertFalse(CATCH_ALL.matcher("case IntExpr value -> value(value, locals);").find());
  }
}
