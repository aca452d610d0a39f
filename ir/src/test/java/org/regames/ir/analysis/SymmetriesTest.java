package org.regames.ir.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Constant;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Value;
import org.regames.ir.Variable;

/** Automata of a player who chooses one of three cells, after which more may be asked. */
class SymmetriesTest {
  private static final Expression AT = name("at");
  private static final Expression BOARD_AT = new Expression.Access(name("board"), AT);
  private static final Constant WEST = neighbours("west", "a", "a", "b");
  private static final Constant EAST = neighbours("east", "b", "c", "c");

  private static final Map<String, String> MIRROR = Map.of("a", "c", "c", "a");

  private static Expression name(String name) {
    return new Expression.Reference(name);
  }

  /** What a map from cells has at a, b and c. */
  private static Constant neighbours(String name, String atA, String atB, String atC) {
    return new Constant(
        name,
        new Type.Arrow(new Type.Named("Cell"), new Type.Named("Cell")),
        new Value.MapLiteral(
            Optional.empty(), List.of(entry("a", atA), entry("b", atB), entry("c", atC))));
  }

  private static Value.Entry entry(String key, String value) {
    return new Value.Entry(key, new Value.Named(value));
  }

  private static Edge step(String from, String to, Constant direction) {
    return set(from, to, AT, new Expression.Access(name(direction.name()), AT));
  }

  private static Edge set(String from, String to, Expression left, Expression right) {
    return new Edge(from, to, new Action.Assignment(left, right));
  }

  private static Edge check(String from, String to, Expression left, String right, boolean holds) {
    return new Edge(from, to, new Action.Comparison(left, name(right), !holds));
  }

  private static Edge score(String from, String to, String score) {
    return set(from, to, new Expression.Access(name("goals"), name("x")), name(score));
  }

  private static TypeDefinition type(String name, String... symbols) {
    return new TypeDefinition(name, new Type.SetType(List.of(symbols)));
  }

  /** A stone is put on any free cell; what is asked then begins at `put` and leads to `last`. */
  private static Game game(List<Constant> constants, Edge... afterwards) {
    Type cell = new Type.Named("Cell");
    Type mark = new Type.Named("Mark");
    List<Edge> edges = new ArrayList<>(turn("x", "begin", "put", "stone"));
    edges.addAll(List.of(afterwards));
    edges.add(set("last", "end", name("player"), name("keeper")));
    return Builtins.complete(
        new Game(
            List.of(
                type("Player", "x", "o"),
                type("Score", "0", "1", "2"),
                type("Cell", "a", "b", "c"),
                type("Mark", "empty", "stone", "other")),
            constants,
            List.of(
                new Variable(
                    "board",
                    new Type.Arrow(cell, mark),
                    new Value.MapLiteral(Optional.of(new Value.Named("empty")), List.of())),
                new Variable("at", cell, new Value.Named("a"))),
            edges,
            List.of()));
  }

  private static List<Edge> turn(String player, String from, String to, String mark) {
    return List.of(
        set(from, "pick" + player, name("player"), name(player)),
        new Edge(
            "pick" + player,
            "picked" + player,
            new Action.AnyAssignment(AT, new Type.Named("Cell"))),
        check("picked" + player, "free" + player, BOARD_AT, "empty", true),
        set("free" + player, to, BOARD_AT, name(mark)));
  }

  private static List<Map<String, String>> symbols(Game game) {
    return Symmetries.of(game).stream().map(Symmetries.Symmetry::symbols).toList();
  }

  @Test
  void cellsThatNothingTellsApartAreExchangedInAllOrders() {
    assertEquals(5, symbols(game(List.of(), score("put", "last", "1"))).size());
  }

  @Test
  void aDirectionAndItsOppositeAreExchangedWithTheCells() {
    Game both =
        game(List.of(WEST, EAST), step("put", "moved", WEST), step("put", "moved", EAST), reward());
    Game one = game(List.of(WEST), step("put", "moved", WEST), reward());
    Constant almost = neighbours("east", "b", "c", "b");
    Game miss =
        game(
            List.of(WEST, almost),
            step("put", "moved", WEST),
            step("put", "moved", almost),
            reward());
    Game twice =
        game(
            List.of(WEST, EAST),
            step("put", "before", WEST),
            step("put", "moved", EAST),
            step("before", "moved", WEST),
            reward());

    assertEquals(List.of(MIRROR), symbols(both));
    assertEquals(List.of(), symbols(one));
    assertEquals(List.of(), symbols(miss));
    assertEquals(List.of(), symbols(twice));
  }

  private static Edge reward() {
    return score("moved", "last", "1");
  }

  @Test
  void scoresStay() {
    assertEquals(List.of(MIRROR), symbols(corners("1", "1")));
    assertEquals(List.of(), symbols(corners("1", "2")));
  }

  private static Game corners(String west, String east) {
    return game(
        List.of(),
        check("put", "west", AT, "a", true),
        check("put", "east", AT, "c", true),
        check("put", "last", AT, "b", true),
        score("west", "last", west),
        score("east", "last", east));
  }

  /** What o does is what x did, with another mark; still neither is the image of the other. */
  @Test
  void playersStayAndTheirMarksWithThem() {
    Edge[] answer =
        Stream.concat(
                turn("o", "put", "answered", "other").stream(),
                Stream.of(score("answered", "last", "1")))
            .toArray(Edge[]::new);

    assertEquals(
        List.of("a", "b", "c"),
        symbols(game(List.of(), answer)).stream()
            .flatMap(symmetry -> symmetry.keySet().stream())
            .distinct()
            .sorted()
            .toList());
  }

  @Test
  void theOrderOfConditionsDoesNotMatter() {
    Game neither =
        game(
            List.of(),
            check("put", "between", AT, "a", false),
            check("between", "inside", AT, "c", false),
            score("inside", "last", "1"));
    Game onlyOne =
        game(
            List.of(),
            check("put", "between", AT, "a", false),
            check("between", "inside", AT, "c", true),
            score("inside", "last", "1"));

    assertEquals(List.of(MIRROR), symbols(neither));
    assertEquals(List.of(), symbols(onlyOne));
  }
}
