package org.regames.sbg.variation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.GameVariation;
import org.regames.ir.language.Result;
import org.regames.ir.validate.Validators;
import org.regames.sbg.Sbg;
import org.regames.sbg.SbgLanguage;
import org.regames.sbg.SbgPrinter;
import org.regames.sbg.syntax.SbgGame;

class SbgVariationTest {
  private static final int CHILDREN = 40;

  private final GameVariation variation = new SbgLanguage().variation().orElseThrow();

  static List<Path> library() {
    return Sbg.library();
  }

  private static Source source(String text) {
    return new Source("game.sbg", text);
  }

  private static void assertProper(String text) {
    Result<Game> read = Sbg.read("child.sbg", text);
    assertEquals(List.of(), read.diagnostics(), text);
    assertEquals(List.of(), Validators.validate(read.value().orElseThrow()), text);
  }

  @ParameterizedTest
  @MethodSource("library")
  @Tag("long")
  void childrenAreProperAndOfManyKinds(Path file) {
    Source parent = source(Sbg.text(file));
    Set<String> children = new HashSet<>();
    for (long seed = 0; seed < CHILDREN; seed++) {
      String child = variation.mutate(parent, seed).value().orElseThrow();
      assertProper(child);
      children.add(child);
    }
    assertTrue(children.size() > CHILDREN / 2, "different ones: " + children.size());
  }

  /** A child of children of children may be anything, and still it is proper. */
  @ParameterizedTest
  @MethodSource("library")
  @Tag("long")
  void linesOfChildrenStayProper(Path file) {
    String game = Sbg.text(file);
    for (long seed = 0; seed < CHILDREN; seed++) {
      game = variation.mutate(source(game), seed).value().orElseThrow();
    }
    assertProper(game);
  }

  @Test
  void whatIsAlikeForBothPlayersStaysSo() {
    Source parent = source(Sbg.text(Sbg.library().getFirst()));
    assertTrue(
        new MutableBoard(Sbg.tree(parent.text())).isSymmetric(), "or the test shows nothing");
    for (long seed = 0; seed < CHILDREN; seed++) {
      SbgGame child = Sbg.tree(variation.mutate(parent, seed).value().orElseThrow());
      assertTrue(new MutableBoard(child).isSymmetric(), child::toString);
    }
  }

  @Test
  void aSeedGivesOneChild() {
    Source one = source(Sbg.text(Sbg.library().getFirst()));
    Source two = source(Sbg.text(Sbg.library().getLast()));
    assertEquals(variation.mutate(one, 5), variation.mutate(one, 5));
    assertEquals(variation.cross(one, two, 5), variation.cross(one, two, 5));
    assertNotEquals(variation.mutate(one, 5), variation.mutate(one, 6));
  }

  @Test
  void crossedGamesHaveTheBoardOfOneAndMovesOfBoth() {
    String rook = "R (0,1,e) + (0,1,p) &";
    String knight = "R (1,2,e) + (1,2,p) &";
    List<String> rows = List.of("rrrr", "....", "....", "RRRR");
    List<String> others = List.of("r..", "...", "..R");
    Source one = source(Sbg.text(rows, rook, "20 &\n#R 0 &\n#r 0 &"));
    Source two = source(Sbg.text(others, knight, "30 &"));
    SbgGame child = Sbg.tree(variation.cross(one, two, 1).value().orElseThrow());
    assertEquals(4, child.width());
    assertEquals(2, child.goals().size());
    Set<Object> movements = new HashSet<>();
    for (long seed = 0; seed < CHILDREN; seed++) {
      SbgGame each = Sbg.tree(variation.cross(one, two, seed).value().orElseThrow());
      movements.add(each.movement('R').orElseThrow());
    }
    assertEquals(2, movements.size(), "that of one and that of the other");
  }

  @Test
  void aGameThatIsCrossedWithItselfIsChanged() {
    Source game = source(Sbg.text(Sbg.library().getFirst()));
    String child = variation.cross(game, game, 1).value().orElseThrow();
    assertProper(child);
    assertNotEquals(SbgPrinter.print(Sbg.tree(game.text())), child);
  }

  @Test
  void textsWithErrorsHaveNoChildren() {
    Source broken = source("<<No>> <BOARD> 2 2 |p|");
    Source whole = source(Sbg.text(Sbg.library().getFirst()));
    assertTrue(variation.mutate(broken, 1).value().isEmpty());
    assertTrue(variation.cross(whole, broken, 1).value().isEmpty());
    assertTrue(variation.cross(broken, whole, 1).value().isEmpty());
  }
}
