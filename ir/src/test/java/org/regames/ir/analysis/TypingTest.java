package org.regames.ir.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.regames.ir.Constant;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Value;
import org.regames.ir.Variable;

class TypingTest {
  private static final Type CELL = new Type.Named("Cell");
  private static final Type PIECE = new Type.Named("Piece");

  private static Type set(String... symbols) {
    return new Type.SetType(List.of(symbols));
  }

  private static Type arrow(Type source, Type target) {
    return new Type.Arrow(source, target);
  }

  private static TypeDefinition type(String name, Type type) {
    return new TypeDefinition(name, type);
  }

  private static Typing typing(TypeDefinition... more) {
    Value.Named a = new Value.Named("a");
    List<TypeDefinition> types =
        Stream.concat(
                Stream.of(
                    type("Cell", set("a", "b")),
                    type("Piece", set("x", "a")),
                    type("Board", arrow(CELL, PIECE))),
                Stream.of(more))
            .toList();
    return Typing.of(
        new Game(
            types,
            List.of(new Constant("first", CELL, a)),
            List.of(
                new Variable("pos", CELL, a), new Variable("board", new Type.Named("Board"), a)),
            List.of(),
            List.of()));
  }

  private static Shape shape(Typing typing, Type type) {
    return typing.shape(type).orElseThrow();
  }

  private static Expression name(String name) {
    return new Expression.Reference(name);
  }

  @Test
  void equalTypesHaveTheSameShapeHoweverTheyAreWritten() {
    Typing typing = typing(type("Alias", new Type.Named("Board")));
    assertSame(shape(typing, set("a", "b")), shape(typing, set("b", "a", "b")));
    assertSame(
        shape(typing, new Type.Named("Alias")), shape(typing, arrow(set("b", "a"), set("a", "x"))));
  }

  @Test
  void setsKeepTheOrderOfTheirSymbols() {
    Shape.SetShape set = (Shape.SetShape) shape(typing(), set("c", "b", "c", "a"));
    assertEquals(List.of("c", "b", "a"), set.symbols());
    assertEquals(OptionalInt.of(2), set.indexOf("a"));
    assertEquals(OptionalInt.empty(), set.indexOf("d"));
  }

  @Test
  void playersAreInTheOrderOfTheirType() {
    TypeDefinition goals = type("Goals", new Type.Arrow(set("o", "x"), set("0", "100")));
    Typing typing = typing(goals, type("Player", set("x", "o")));
    Shape.MapShape map = (Shape.MapShape) shape(typing, new Type.Named("Goals"));
    assertEquals(List.of("x", "o"), map.source().symbols());
  }

  @Test
  void whatCannotBeUnfoldedHasNoShape() {
    Typing typing =
        typing(
            type("Loop", arrow(CELL, new Type.Named("Other"))),
            type("Other", new Type.Named("Loop")),
            type("OnLoop", arrow(CELL, new Type.Named("Loop"))),
            type("MapKeys", arrow(new Type.Named("Board"), CELL)));
    for (String name : List.of("Loop", "Other", "OnLoop", "MapKeys", "Nothing")) {
      assertEquals(Optional.empty(), typing.shape(new Type.Named(name)), name);
    }
  }

  @Test
  void longChainsOfDefinitionsCostNoStack() {
    int length = 100_000;
    TypeDefinition[] chain =
        IntStream.range(0, length)
            .mapToObj(i -> type("T" + i, arrow(CELL, new Type.Named("T" + (i + 1)))))
            .toArray(TypeDefinition[]::new);
    chain[length - 1] = type("T" + (length - 1), CELL);
    Typing typing = typing(chain);
    Shape deep = shape(typing, new Type.Named("T0"));
    assertTrue(typing.assignable(deep, deep));
    assertFalse(typing.assignable(deep, shape(typing, new Type.Named("T1"))));
    assertTrue(deep.toString().endsWith("{a, b} -> {a, b}"));
  }

  @Test
  void longCirclesOfDefinitionsCostNoStack() {
    int length = 50_000;
    // Each definition needs both neighbours, so that every way round is a circle.
    TypeDefinition[] circle =
        IntStream.range(0, length)
            .mapToObj(
                i ->
                    type(
                        "T" + i,
                        arrow(
                            new Type.Named("T" + (i + 1) % length),
                            new Type.Named("T" + (i + length - 1) % length))))
            .toArray(TypeDefinition[]::new);
    assertEquals(Optional.empty(), typing(circle).shape(new Type.Named("T0")));
  }

  @Test
  void expressionsHaveTheTypesOfTheirParts() {
    Typing typing = typing();
    Shape cell = shape(typing, CELL);
    Shape piece = shape(typing, PIECE);
    assertEquals(Optional.of(cell), typing.typeOf(name("pos")));
    assertEquals(Optional.of(cell), typing.typeOf(name("first")));
    assertEquals(Optional.of(shape(typing, set("x"))), typing.typeOf(name("x")));
    assertEquals(Optional.of(piece), typing.typeOf(new Expression.Cast(PIECE, name("pos"))));
    assertEquals(
        Optional.of(piece), typing.typeOf(new Expression.Access(name("board"), name("pos"))));
    assertEquals(
        Optional.empty(), typing.typeOf(new Expression.Access(name("pos"), name("board"))));
  }

  @Test
  void setsAreAssignableWhereTheyShareASymbol() {
    Typing typing = typing();
    Shape cell = shape(typing, CELL);
    assertTrue(typing.assignable(cell, shape(typing, PIECE)));
    assertTrue(typing.assignable(shape(typing, PIECE), cell));
    assertFalse(typing.assignable(cell, shape(typing, set("x", "y"))));
  }

  @Test
  void mapsAreAssignableWhereTheirKeysAndValuesAre() {
    Typing typing = typing();
    Shape board = shape(typing, new Type.Named("Board"));
    assertTrue(typing.assignable(board, shape(typing, arrow(set("b"), set("x")))));
    assertFalse(typing.assignable(board, shape(typing, arrow(set("b"), set("b")))));
    assertFalse(typing.assignable(board, shape(typing, arrow(set("x"), set("x")))));
    assertFalse(typing.assignable(board, shape(typing, CELL)));
    assertFalse(
        typing.assignable(board, shape(typing, arrow(set("b"), arrow(set("x"), set("x"))))));
  }
}
