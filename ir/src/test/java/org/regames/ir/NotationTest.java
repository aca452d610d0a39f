package org.regames.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.regames.ir.diagnostic.Origin;

/** {@code toString} of the records is RG notation. */
class NotationTest {
  private static final Expression POS = new Expression.Reference("pos");
  private static final Expression BOARD = new Expression.Reference("board");
  private static final Type COORD = new Type.Named("Coord");

  private static void assertNotation(String expected, Object record) {
    assertEquals(expected, record.toString());
  }

  @Test
  void types() {
    Type set = new Type.SetType(List.of("a", "1"));
    assertNotation("{a, 1} -> Coord -> Coord", new Type.Arrow(set, new Type.Arrow(COORD, COORD)));
  }

  @Test
  void expressions() {
    Expression cast = new Expression.Cast(new Type.Named("Board"), BOARD);
    assertNotation("Board(board)[pos]", new Expression.Access(cast, POS));
  }

  @Test
  void actions() {
    Expression place = new Expression.Access(BOARD, POS);
    assertNotation("n, m:;", new Edge("n", "m", new Action.Skip()));
    assertNotation("n, m: $ t;", new Edge("n", "m", new Action.Tag("t")));
    assertNotation("board[pos] == pos", new Action.Comparison(place, POS, false));
    assertNotation("board[pos] != pos", new Action.Comparison(place, POS, true));
    assertNotation("board[pos] = pos", new Action.Assignment(place, POS));
    assertNotation("pos = Coord(*)", new Action.AnyAssignment(POS, COORD));
    assertNotation("? a -> b", new Action.Reachability("a", "b", false));
    assertNotation("! a -> b", new Action.Reachability("a", "b", true));
    assertNotation("$$ pos", new Action.VariableTag("pos"));
  }

  @Test
  void pragmas() {
    Origin at = Origin.UNKNOWN;
    List<String> nodes = List.of("a", "b");
    Action.Assignment assignment = new Action.Assignment(POS, new Expression.Reference("p"));
    List<Pragma.AppliedTag> tags =
        List.of(
            new Pragma.AppliedTag("p", Optional.of(COORD)),
            new Pragma.AppliedTag("t", Optional.empty()));
    assertNotation("@artificialTag a b;", new Pragma.ArtificialTag(nodes, at));
    assertNotation("@disjoint n : a b;", new Pragma.Disjoint("n", nodes, false, at));
    assertNotation("@disjointExhaustive n : a b;", new Pragma.Disjoint("n", nodes, true, at));
    assertNotation("@integer 0 : a b;", new Pragma.IntegerRange("0", nodes, at));
    assertNotation("@iterator a b : pos;", new Pragma.Iterator(nodes, "pos", at));
    assertNotation("@repeat a b : pos board;", repeat(nodes, List.of("pos", "board")));
    assertNotation("@repeat a b :;", repeat(nodes, List.of()));
    assertNotation("@unique a b;", new Pragma.Unique(nodes, at));
    assertNotation("@tagIndex a b : 1;", new Pragma.TagIndex(nodes, 1, false, at));
    assertNotation("@tagMaxIndex a b : 1;", new Pragma.TagIndex(nodes, 1, true, at));
    assertNotation(
        "@simpleApply a b [p: Coord, t] pos = p, pos = p;",
        new Pragma.SimpleApply("a", "b", tags, List.of(assignment, assignment), false, at));
    assertNotation(
        "@simpleApplyExhaustive a b [];",
        new Pragma.SimpleApply("a", "b", List.of(), List.of(), true, at));
  }

  private static Pragma repeat(List<String> nodes, List<String> variables) {
    return new Pragma.Repeat(nodes, variables, Origin.UNKNOWN);
  }
}
