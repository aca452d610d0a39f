package org.regames.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;

class GameTest {
  private static final Edge FIRST = new Edge("begin", "n2", new Action.Tag("a"));
  private static final Edge SECOND = new Edge("n2", "n10", new Action.Skip());
  private static final Edge THIRD = new Edge("n10", "end", new Action.Skip());

  private static Game game(List<TypeDefinition> types, List<Edge> edges) {
    return new Game(types, List.of(), List.of(), edges, List.of());
  }

  private static TypeDefinition type(String name, String... symbols) {
    return new TypeDefinition(name, new Type.SetType(List.of(symbols)));
  }

  @Test
  void theOrderOfDefinitionsAndEdgesHasNoMeaning() {
    Game one =
        game(List.of(type("A", "x"), type("B10", "x"), type("B9", "y")), List.of(THIRD, FIRST));
    Game other =
        game(List.of(type("B10", "x"), type("B9", "y"), type("A", "x")), List.of(FIRST, THIRD));
    assertEquals(one, other);
    assertEquals(one.hashCode(), other.hashCode());
    assertEquals(
        List.of("A", "B9", "B10"), one.types().stream().map(TypeDefinition::name).toList());
  }

  @Test
  void theOrderOfSymbolsHasAMeaning() {
    assertNotEquals(
        game(List.of(type("A", "x", "y")), List.of()),
        game(List.of(type("A", "y", "x")), List.of()));
  }

  @Test
  void edgesStartAtBeginEndAtEndAndAreThereOnce() {
    Edge sameElsewhere =
        new Edge("n2", "n10", new Action.Skip(), Origin.of(new Source("f", "text"), 1, 2));
    Game game = game(List.of(), List.of(THIRD, SECOND, FIRST, sameElsewhere));
    assertEquals(List.of(FIRST, SECOND, THIRD), game.edges());
  }

  @Test
  void twoEdgesBetweenTheSameNodesAreTwo() {
    Edge other = new Edge("begin", "n2", new Action.Tag("b"));
    assertEquals(List.of(FIRST, other), game(List.of(), List.of(other, FIRST)).edges());
  }

  @Test
  void definitionsOfOneNameAreAllKeptAndTheFirstIsFound() {
    Game game = game(List.of(type("A", "x"), type("A", "y")), List.of());
    assertEquals(2, game.types().size());
    assertEquals(Optional.of(type("A", "x")), game.type("A"));
    assertEquals(Optional.empty(), game.type("B"));
  }

  @Test
  void mapsKeepTheirEntriesInTheOrderOfKeys() {
    Value one = new Value.Named("1");
    Value.MapLiteral map =
        new Value.MapLiteral(
            Optional.of(one), List.of(new Value.Entry("k10", one), new Value.Entry("k9", one)));
    assertEquals("{:1, k9: 1, k10: 1}", map.toString());
  }
}
