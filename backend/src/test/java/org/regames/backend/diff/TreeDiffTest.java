package org.regames.backend.diff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.regames.backend.Games;
import org.regames.ir.Game;

class TreeDiffTest {
  /** x says a bit which o does not see, then o says one; o scores what o said. */
  private static final String WORDS =
      """
      type Bit = {0, 1}; var bit: Bit = 0;
      begin, a: player = x; a, a1: visible[o] = 0; a1, b: bit = Bit(*); b, c: $$ bit;
      c, c1: player = keeper; c1, c2: visible[o] = 1; c2, d: player = o;
      d, e: bit = Bit(*); e, f: $ say; f, g: $$ bit; g, h: player = keeper;
      h, i: goals[o] = bit; i, end: player = keeper;
      """;

  private static final TreeDiff DIFF = new TreeDiff(10, 1000, 20, 1);

  private static Comparison compared(String first, String second) {
    return DIFF.compare(Games.of(first), Games.of(second), TagRenaming.NONE, _ -> {});
  }

  @Test
  void aGameIsTheSameAsItself() {
    Comparison found = compared(WORDS, WORDS);

    assertTrue(found.difference().isEmpty());
    assertTrue(found.complete());
    assertEquals(0, found.states(), "nothing need be played");
  }

  @Test
  void aGameWithOtherNodesIsTheSameWithoutPlaying() {
    Comparison found =
        compared(WORDS, WORDS.replaceAll("\\bg\\b", "g1").replaceAll("\\bh\\b", "h1"));

    assertTrue(found.complete());
    assertEquals(0, found.states());
  }

  @Test
  void movesOfTheKeeperDoNotCount() {
    Comparison found =
        compared(WORDS, WORDS.replace("h, i: goals", "h, h1: player = keeper; h1, i: goals"));

    assertTrue(found.difference().isEmpty(), found.toString());
    assertTrue(found.complete());
    assertEquals(2, found.depth());
    // What o says replaces what x said.
    assertEquals(1 + 2 + 2, found.states());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "e, f: $ say | e, f: $ tell | a move is legal only in the first | [x: 0, o: say 0]",
        "e, f: $ say | e, f0: $ say; e, f: bit == 1; f0, f:"
            + " | a move is legal only in the second | [x: 0]",
        "d, e: bit = Bit(*) | d, e: bit = 1 | a move is legal only in the first"
            + " | [x: 0, o: say 0]",
        "c2, d: player = o | c2, d: player = x | o is to move in one, x in the other | [x: 0]",
        "goals[o] = bit | goals[x] = bit | x gets the score 0 in one, 1 in the other"
            + " | [x: 0, o: say 1]",
        "visible[o] = 0 | visible[o] = 1 | o sees [] of the last move in one, [0] in the other"
            + " | [x: 0]",
        "c2, d: | c2, end: | the play has ended in one of them, and continues in the other | [x:"
            + " 0]",
      })
  void theFirstDifferenceIsFoundWithItsPlay(String part, String other, String what, String play) {
    String changed = WORDS.replace(part, other);
    if (other.contains("c2, end")) {
      changed = WORDS.replace("c2, d: player = o", "c2, end: player = keeper");
    }

    Difference difference = compared(WORDS, changed).difference().orElseThrow();

    assertEquals(what, difference.what());
    assertEquals(play, difference.first().toString());
  }

  @Test
  void aDepthAndANumberOfStatesEndTheSearch() {
    Game one = Games.of(WORDS);
    Game other = Games.of(WORDS.replace("goals[o] = bit", "goals[o] = 2"));

    Comparison shallow = new TreeDiff(1, 1000, 0, 1).compare(one, other, TagRenaming.NONE, _ -> {});
    Comparison few = new TreeDiff(9, 2, 0, 1).compare(one, other, TagRenaming.NONE, _ -> {});
    Comparison sampled = new TreeDiff(1, 1000, 5, 1).compare(one, other, TagRenaming.NONE, _ -> {});

    assertTrue(shallow.difference().isEmpty());
    assertFalse(shallow.complete());
    assertEquals(1, shallow.depth());
    assertEquals(2, few.states());
    assertEquals(0, few.depth());
    assertTrue(sampled.difference().isPresent());
  }

  @Test
  void namesMayBeOthers() {
    String renamed = WORDS.replace("say", "tell");

    Comparison found =
        DIFF.compare(
            Games.of(WORDS), Games.of(renamed), TagRenaming.of(Map.of("say", "tell")), _ -> {});

    assertTrue(found.difference().isEmpty());
    assertThrows(IllegalArgumentException.class, () -> TagRenaming.of(Map.of("a", "c", "b", "c")));
  }

  @Test
  void namesAreInferredFromThePartTheyPlay() {
    Game game = Games.of(WORDS);
    Game other =
        Games.parse(
            "other.rg",
            ("type Player = {white, black}; type Score = {loss, win, more};" + WORDS)
                .replace("player = x", "player = white")
                .replace("player = o", "player = black")
                .replace("[o]", "[black]")
                .replace("$ say", "$ tell")
                .replace("Bit = {0, 1}; var bit: Bit = 0", "Bit = {loss, win}; var bit: Bit = loss")
                .replace("visible[black] = 0", "visible[black] = Bool(0)"));

    TagRenaming renaming = DIFF.infer(game, other).orElseThrow();

    assertEquals("white", renaming.of("x"));
    assertEquals("tell", renaming.of("say"));
    assertEquals("win", renaming.of("1"));
    Comparison found = DIFF.compare(game, other, renaming, done -> {});
    assertTrue(found.difference().isEmpty(), found.toString());
    assertTrue(found.complete());
  }

  /** Four corners of a ring play the same part until one is named. */
  @Test
  void symmetricNamesAreInferredOneByOne() {
    String ring =
        """
        type Place = {p, q, r, s}; const next: Place -> Place = {p: q, q: r, r: s, s: p};
        var at: Place = p; var to: Place = p;
        begin, a: player = x; a, b: at = Place(*); b, c: $$ at; c, d: player = o;
        d, e: to = Place(*); e, f: to != at; f, g: $$ to; g, h: player = keeper;
        h, i: to == next[at]; i, j: goals[o] = 1; h, j: to != next[at]; j, end: player = keeper;
        """;
    String turned = ring.replace("{p: q, q: r, r: s, s: p}", "{p: s, s: q, q: r, r: p}");

    Game one = Games.of(ring);
    Game other = Games.of(turned);

    assertTrue(compared(ring, turned).difference().isPresent());
    TagRenaming renaming = DIFF.infer(one, other).orElseThrow();
    assertTrue(DIFF.compare(one, other, renaming, _ -> {}).difference().isEmpty());
  }

  /** After two moves there are more states than are looked at before. */
  @Test
  void namesThatOccurLaterAreInferredInPlays() {
    String numbers =
        IntStream.range(0, 25).mapToObj(n -> "n" + n).collect(Collectors.joining(", "));
    String game =
        """
        type N = {NUMBERS}; type Last = {u, v};
        var a: N = n0; var b: N = n0; var last: Last = u;
        begin, c: player = x; c, d: a = N(*); d, e: $$ a; e, f: player = o;
        f, g: b = N(*); g, h: $$ b; h, i: player = x;
        i, j: last = Last(*); j, k: $$ last; k, l: player = keeper;
        l, m: last == u; m, n: goals[x] = 1; l, n: last == v; n, end: player = keeper;
        """
            .replace("NUMBERS", numbers);
    Game other =
        Games.of(game.replace("{u, v}", "{u, w}").replace("== u", "== w").replace("== v", "== u"));

    TagRenaming renaming = DIFF.infer(Games.of(game), other).orElseThrow();

    assertEquals("w", renaming.of("u"));
    assertEquals("u", renaming.of("v"));
  }

  @Test
  void differentGamesHaveNoRenaming() {
    assertTrue(
        DIFF.infer(Games.of(WORDS), Games.of(WORDS.replace("goals[o]", "goals[x]"))).isEmpty());
  }

  @Test
  void nonsenseIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> new TreeDiff(-1, 1, 1, 1));
    assertThrows(IllegalArgumentException.class, () -> new TreeDiff(1, 0, 1, 1));
    assertThrows(IllegalArgumentException.class, () -> new TreeDiff(1, 1, -1, 1));
  }
}
