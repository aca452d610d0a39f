package org.regames.ir.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.regames.ir.Action;
import org.regames.ir.Constant;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Value;
import org.regames.ir.Variable;

class GameStatisticsTest {
  private static final Type ONE = new Type.SetType(List.of("a"));
  private static final Type THREE = new Type.SetType(List.of("a", "b", "c"));
  private static final Type FIVE = new Type.SetType(List.of("a", "b", "c", "d", "e"));
  private static final Value A = new Value.Named("a");

  private static Variable variable(String name, Type type) {
    return new Variable(name, type, new Value.MapLiteral(Optional.of(A), List.of()));
  }

  private static long bits(Type type) {
    return GameStatistics.of(
            new Game(List.of(), List.of(), List.of(variable("v", type)), List.of(), List.of()))
        .stateBits();
  }

  @Test
  void countsWhatAGameHas() {
    Game game =
        new Game(
            List.of(new TypeDefinition("T", THREE)),
            List.of(new Constant("c", THREE, A)),
            List.of(variable("v", new Type.Named("T")), variable("w", FIVE)),
            List.of(
                new Edge("begin", "n", new Action.Skip()),
                new Edge("n", "end", new Action.Tag("t"))),
            List.of());
    assertEquals(new GameStatistics(3, 2, 2, 1, 2 + 3, 0), GameStatistics.of(game));
  }

  @Test
  void aSymbolTakesTheBitsThatTellItsTypeApart() {
    assertEquals(0, bits(ONE));
    assertEquals(2, bits(THREE));
    assertEquals(2, bits(new Type.SetType(List.of("a", "b", "c", "d"))));
    assertEquals(3, bits(FIVE));
  }

  @Test
  void aMapTakesTheBitsOfAllItsValues() {
    assertEquals(5 * 2, bits(new Type.Arrow(FIVE, THREE)));
    assertEquals(3 * 5 * 2, bits(new Type.Arrow(THREE, new Type.Arrow(FIVE, THREE))));
    assertEquals(0, bits(new Type.Arrow(FIVE, ONE)));
  }

  private static long booleans(Variable variable) {
    return GameStatistics.of(
            new Game(List.of(), List.of(), List.of(variable), List.of(), List.of()))
        .booleans();
  }

  @Test
  void placesOfZeroOrOneAreCountedButForBuiltIns() {
    Type bool = new Type.SetType(List.of("0", "1"));
    assertEquals(1, booleans(variable("v", bool)));
    assertEquals(3 * 5, booleans(variable("v", new Type.Arrow(THREE, new Type.Arrow(FIVE, bool)))));
    assertEquals(0, booleans(variable("v", new Type.Arrow(bool, THREE))));
    assertEquals(0, booleans(variable("visible", new Type.Arrow(THREE, bool))));
  }

  @Test
  void moreBitsThanALongCountsAreTheGreatestLong() {
    Type type = THREE;
    for (int i = 0; i < 100; i++) {
      type = new Type.Arrow(FIVE, type);
    }
    assertEquals(Long.MAX_VALUE, bits(type));
  }

  @Test
  void typesThatAreNotKnownTakeNoBits() {
    assertEquals(0, bits(new Type.Named("Unknown")));
  }
}
