package org.regames.rg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Language;

class RgPrinterTest {
  private static final String CANONICAL =
      """
      type Bool = {0, 1};
      type Goals = Player -> Score;
      type Player = {x};
      type PlayerOrSystem = {x, keeper, random};
      type Score = {0};
      type Visibility = Player -> Bool;

      const c2: Score = 0;
      const c10: Score -> Score = {:c2, 0: 0};

      var goals: Goals = {:0};
      var player: PlayerOrSystem = keeper;
      var visible: Visibility = {:1};

      begin, a:;
      a, b: ? b -> end;
      a, b: c10[Score(c2)] == 0;
      b, end: player = keeper;

      @artificialTag t;
      @unique a b;
      """;

  private static final String MIXED =
      """
      @unique a b; b, end: player = keeper; const c10: Score -> Score = {0: 0, :c2};
      a, b: ? b -> end; a, b: c10[Score(c2)] == 0; const c2: Score = 0; type Score = {0};
      begin, a: ; type Player = {x}; @artificialTag t; begin, a:;
      """;

  @Test
  void equalGamesGiveOneText() {
    assertEquals(CANONICAL, RgPrinter.print(Reading.game(MIXED)));
    assertEquals(CANONICAL, RgPrinter.print(Reading.game(CANONICAL)));
  }

  @Test
  void emptySectionsLeaveNoEmptyLines() {
    assertEquals(
        "", RgPrinter.print(new Game(List.of(), List.of(), List.of(), List.of(), List.of())));
  }

  @Test
  void rgIsFoundAsALanguageThatReadsAndWrites() {
    List<Language> found = Language.all().stream().filter(it -> it.name().equals("rg")).toList();
    assertEquals(1, found.size());
    Language rg = found.getFirst();
    assertEquals(List.of(".rg"), rg.suffixes());
    Optional<Game> game =
        rg.frontend().orElseThrow().read(new Source("f", MIXED), new Budget()).value();
    assertEquals(
        Optional.of(CANONICAL), rg.emitter().orElseThrow().emit(game.orElseThrow()).value());
  }
}
