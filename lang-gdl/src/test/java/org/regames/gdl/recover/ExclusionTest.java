package org.regames.gdl.recover;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.gdl.net.GameNet;
import org.regames.ir.language.Budget;

/** Claims that are inductive only together with what no phase has. */
class ExclusionTest {
  private static final long MOST_WORK = 1_000_000;

  /** A choice for each of three levels, which stays: there was none before its level. */
  private static final String CHOICES =
      """
      (role r) (next_level 1 2) (next_level 2 3) (next_level 3 4)
      (init (level 1))
      (<= (legal r (choose ?x)) (letter ?x)) (letter a) (letter b)
      (<= (next (level ?m)) (true (level ?n)) (next_level ?n ?m))
      (<= (next (choice ?n ?x)) (true (choice ?n ?x)))
      (<= (next (choice ?n ?x)) (true (level ?n)) (does r (choose ?x)))
      (<= terminal (true (level 4)))
      (<= (goal r 100) (true (choice 1 a)) (true (choice 2 b)) (true (choice 3 a)))
      (<= (goal r 50) (true (choice 1 b)) (true (choice 2 a)) (true (choice 3 b)))
      """;

  @Test
  void aChoiceThatStaysIsOneByItsLevel() {
    GameNet game = Sheets.game(CHOICES);
    assertEquals(List.of(), choices(game, List.of()));
    assertEquals(List.of(List.of(0)), choices(game, exclusions(game)));
  }

  @Test
  void levelsThatComeAgainLeaveTwo() {
    String again = "(next_level 3 1) (next_level 2 4)";
    GameNet game = Sheets.game(CHOICES.replace("(next_level 3 4)", again));
    assertEquals(List.of(), choices(game, exclusions(game)));
  }

  @Test
  void candidatesAreWhatNoStateHas() {
    BitSet first = BitSet.valueOf(new long[] {0b0101});
    BitSet second = BitSet.valueOf(new long[] {0b0010});
    assertEquals(
        List.of(new Exclusion(0, 3), new Exclusion(1, 2), new Exclusion(1, 3)),
        Exclusion.candidates(List.of(0, 1), List.of(2, 3), List.of(first, second)));
  }

  @Test
  void playsFindIt() {
    assertEquals(
        List.of("level []", "choice [0]"),
        Recovery.structure(Sheets.game(CHOICES), new Budget()).families().stream()
            .map(family -> family.function() + " " + family.keyPlaces())
            .toList());
  }

  /** All pairs of a level and a choice; none of them holds at the start. */
  private static List<Exclusion> exclusions(GameNet game) {
    return Exclusion.candidates(
        facts(Sheets.family(game, "level", List.of())),
        facts(Sheets.family(game, "choice", List.of())),
        List.of());
  }

  private static List<List<Integer>> choices(GameNet game, List<Exclusion> exclusions) {
    return Invariants.proven(
            game,
            List.of(Sheets.family(game, "level", List.of())),
            List.of(Sheets.family(game, "choice", List.of(0))),
            exclusions,
            true,
            new Effort(MOST_WORK, new Budget()))
        .families()
        .stream()
        .map(FactFamily::keyPlaces)
        .toList();
  }

  private static List<Integer> facts(FactFamily family) {
    return family.groups().values().stream().flatMap(of -> of.values().stream()).toList();
  }
}
