package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.regames.backend.diff.Comparison;
import org.regames.backend.diff.TagRenaming;
import org.regames.backend.diff.TreeDiff;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Language;

/**
 * Sheets whose translation rule by rule depends on what expressions can be: less than their type
 * has, where a rule can never hold, and more than their values, where there may be none.
 */
class GdlTypesInHrgTest {
  /** Only {@code (a, b)} has a value, which a rule asks for where another rule asks about all. */
  @Test
  void aFunctionWithOneValueIsAskedForIt() {
    assertSameTree(
        """
        (role lone)
        (spot a) (spot b) (spot c)
        (link a b 5)
        (init (round 1)) (init (lit a))
        (<= (open ?s ?t) (link ?s ?t 5) (true (lit ?u)))
        (<= (open ?s ?t) (spot ?s) (spot ?t) (true (lit ?t)) (distinct ?s ?t))
        (<= (legal lone (walk ?s ?t)) (spot ?s) (spot ?t) (open ?s ?t))
        (legal lone stay)
        (<= (next (lit ?t)) (does lone (walk ?s ?t)))
        (<= (next (round 2)) (true (round 1)))
        (<= (next (round 3)) (true (round 2)))
        (<= terminal (true (round 3)))
        (<= (goal lone 60) (open b a))
        (<= (goal lone 20) (not (open b a)))
        """);
  }

  @Test
  void aFunctionWithOneValueIsAskedForItsAbsence() {
    assertSameTree(
        """
        (role left) (role right)
        (num 1) (num 2) (num 3)
        (double 1 2)
        (init (round 1))
        (<= (usual ?n) (num ?n) (not (double ?n 2)) (true (round ?m)))
        (<= (usual ?n) (num ?n) (true (all ?n)))
        (<= (legal ?r (pick ?n)) (role ?r) (num ?n) (usual ?n))
        (<= (legal right (take ?n)) (num ?n) (true (round 1)))
        (<= (next (all ?n)) (does left (pick ?n)))
        (<= (next (all ?n)) (does right (take ?n)))
        (<= (next (round 2)) (true (round 1)))
        (<= (next (round 3)) (true (round 2)))
        (<= terminal (true (round 3)))
        (<= (goal ?r 70) (role ?r) (true (all 2)))
        (<= (goal ?r 10) (role ?r) (not (true (all 2))))
        """);
  }

  @Test
  void whatARuleIsCalledWithComesThroughOthers() {
    assertSameTree(
        """
        (role lone)
        (hue red) (hue green) (hue blue)
        (pair red green)
        (init (round 1)) (init (seen blue))
        (<= (first ?h) (pair ?h green) (true (seen ?g)))
        (legal lone idle)
        (<= (second ?h) (first ?h))
        (<= (second ?h) (hue ?h) (true (seen ?h)))
        (<= (third ?h) (second ?h))
        (<= (legal lone (paint ?h)) (hue ?h) (third ?h))
        (<= (next (seen ?h)) (does lone (paint ?h)))
        (<= (next (round 2)) (true (round 1)))
        (<= (next (round 3)) (true (round 2)))
        (<= terminal (true (round 3)))
        (<= (goal lone 100) (true (seen red)))
        (<= (goal lone 50) (true (seen blue)))
        """);
  }

  /** A move with a plain argument and one with a nested argument are two, of the same name. */
  @Test
  void movesOfOneNameAndTwoShapesAreToldApart() {
    assertSameTree(
        """
        (role left) (role right)
        (spot a) (spot b)
        (init (round 1))
        (<= (legal ?r (go ?s)) (role ?r) (spot ?s))
        (<= (legal ?r (go (over ?s))) (role ?r) (spot ?s))
        (<= (next (at ?r ?s)) (does ?r (go ?s)))
        (<= (next (above ?r ?s)) (does ?r (go (over ?s))))
        (<= (next (round 2)) (true (round 1)))
        (<= terminal (true (round 2)))
        (<= (goal ?r 90) (role ?r) (true (above ?r b)))
        (<= (goal ?r 30) (role ?r) (true (at ?r a)) (not (true (above ?r b))))
        (<= (goal ?r 10) (role ?r) (not (true (at ?r a))) (not (true (above ?r b))))
        """);
  }

  /**
   * A fact with a plain argument and one with a nested argument are one variable to the proofs, and
   * two in HRG; that {@code (at c)} decides nothing makes their numbers the same.
   */
  @Test
  void factsOfOneNameAndTwoShapesAreToldApart() {
    assertSameTree(
        """
        (role lone)
        (spot a) (spot b)
        (init (round 1)) (init (at (over a)))
        (legal lone wait)
        (<= (legal lone jump) (true (at b)))
        (<= (legal lone dive) (true (at (over a))))
        (<= (next (at ?s)) (spot ?s) (distinct ?s a))
        (<= (next (at c)) (does lone jump))
        (<= (next (round 2)) (true (round 1)))
        (<= (next (round 3)) (true (round 2)))
        (<= terminal (true (round 3)))
        (<= (goal lone 60) (true (at b)))
        """);
  }

  /** Of the keys {@code a} and {@code b} only {@code b} is a value as well. */
  @Test
  void whatIsWrittenTwiceIsWhatBothPlacesCanHave() {
    assertSameTree(
        """
        (role lone)
        (spot a) (spot b) (spot c)
        (init (round 1)) (init (at a c))
        (legal lone wait)
        (<= (legal lone (hop ?s)) (spot ?s) (true (at a c)))
        (<= (free b) (true (at a c)))
        (<= (next (at ?s ?s)) (does lone (hop ?t)) (free ?s) (spot ?s))
        (next (at a b))
        (<= (next (round 2)) (true (round 1)))
        (<= (next (round 3)) (true (round 2)))
        (<= terminal (true (round 3)))
        (<= (goal lone 60) (true (at b b)))
        (<= (goal lone 30) (true (at a b)) (not (true (at b b))))
        """);
  }

  @Test
  void nestedTermsAreAskedAlike() {
    assertSameTree(
        """
        (role lone)
        (row 1) (row 2)
        (above 1 2)
        (init (round 1)) (init (on (cell 2 2)))
        (<= (free (cell ?x ?y)) (above ?x 2) (row ?y) (true (on ?any)))
        (<= (free (cell ?x ?y)) (true (on (cell ?x ?y))))
        (<= (legal lone (put (cell ?x ?y))) (row ?x) (row ?y) (free (cell ?x ?y)))
        (legal lone rest)
        (<= (next (on (cell ?x ?y))) (does lone (put (cell ?x ?y))))
        (<= (next (round 2)) (true (round 1)))
        (<= terminal (true (round 2)))
        (<= (goal lone 90) (true (on (cell 1 1))))
        (<= (goal lone 40) (true (on (cell 2 2))))
        """);
  }

  @Test
  void goalsThatCannotBeAreNotWritten() {
    assertSameTree(
        """
        (role north) (role south)
        (num 1) (num 2)
        (init (round 1))
        (legal north (say 1)) (legal north (say 2))
        (legal south (say 1)) (legal south hush)
        (<= (next (round 2)) (true (round 1)))
        (<= (next (both ?a ?b)) (num ?a) (num ?b) (distinct ?a ?b) (does north (say ?a)))
        (<= terminal (true (round 2)))
        (<= (goal north 100) (true (both 1 1)))
        (<= (goal ?r 80) (role ?r) (true (both ?a ?a)))
        (<= (goal south 45) (true (both 2 1)))
        (<= (goal south 5) (not (true (both 2 1))))
        (<= (goal north 5) (role ?r) (distinct ?r ?r))
        (goal north 0)
        """);
  }

  @Test
  void factsThatCannotBeAreNotWritten() {
    assertSameTree(
        """
        (role lone)
        (num 1) (num 2)
        (init (round 1)) (init (place start)) (init (box 1 (in shed)))
        (legal lone (go 1)) (legal lone (go 2))
        (<= (next (round 2)) (true (round 1)))
        (<= (next (mark ?a ?b)) (num ?a) (num ?b) (distinct ?a ?b) (does lone (go ?a)))
        (<= (next (mark 7 7)) (true (mark 1 1)))
        (<= (next (place start)) (true (place start)) (does lone (go 1)))
        (<= (next (place goal)) (does lone (go 2)))
        (<= (next (place moon)) (true (mark 2 2)))
        (<= (next (box ?n (in ?w))) (true (box ?n (in ?w))))
        (<= (next (box 9 (in barn))) (true (mark 1 1)))
        (<= terminal (true (round 2)))
        (<= (goal lone 100) (true (place goal)))
        (<= (goal lone 30) (true (place moon)))
        (<= (goal lone 10) (true (box 9 (in barn))))
        (goal lone 0)
        """);
  }

  @Test
  void ruleForAllRolesIsWrittenForThoseItCanBeAbout() {
    assertSameTree(
        """
        (role east) (role west)
        (init (round 1))
        (legal east (call high)) (legal east (call low))
        (legal west (call low)) (legal west still)
        (<= (next (round 2)) (true (round 1)))
        (<= (next (loud ?r)) (does ?r (call high)))
        (<= terminal (true (round 2)))
        (<= (goal ?r 75) (true (loud ?r)))
        (<= (goal ?r 25) (role ?r) (not (true (loud ?r))))
        """);
  }

  @Test
  void keysThatCannotBeAreNotWritten() {
    assertSameTree(
        """
        (role east) (role west)
        (num 1) (num 2)
        (next-to 2 2)
        (init (round 1)) (init (kept 2))
        (legal east (jump 1 1)) (legal east idle)
        (legal west idle) (legal west nap)
        (<= (next (kept ?n)) (true (kept ?n)))
        (<= (next (kept ?n)) (does east (jump ?n ?n)) (next-to ?n ?m))
        (<= (next (round 2)) (true (round 1)))
        (<= terminal (true (round 2)))
        (<= (goal ?r 35) (role ?r) (true (kept 2)))
        """);
  }

  /** Nobody makes moves of who is no role, and so the way has no first step either. */
  @Test
  void whoIsNoRoleMakesNoMoves() {
    assertSameTree(
        """
        (role east) (role west)
        (num 1) (num 2) (num 3)
        (after 1 2) (after 2 3) (after 3 1)
        (init (round 1))
        (<= (legal ghost (haunt ?n)) (num ?n))
        (<= (legal ?r (call ?n)) (role ?r) (num ?n))
        (<= (spooky ?n) (does ghost (haunt ?n)))
        (<= (spooky ?m) (spooky ?n) (after ?n ?m) (not (true (round ?n))))
        (<= (next (loud ?n)) (does east (call ?n)) (not (spooky ?n)))
        (<= (next (quiet ?n)) (does west (call ?n)) (not (does ghost (haunt ?n))))
        (<= (next (scared ?n)) (does east (call ?n)) (spooky ?n))
        (<= (next (round 2)) (true (round 1)))
        (<= terminal (true (round 2)))
        (<= (goal east 60) (true (loud 2)))
        (<= (goal west 40) (true (quiet 3)))
        (<= (goal ?r 20) (role ?r) (true (scared 1)))
        """);
  }

  /** It has no move, and not one without a name. */
  @Test
  void whoseRulesNeverHoldIsStuck() {
    assertSameTree(
        """
        (role lone)
        (init (round 1))
        (<= (legal lone wait) (true (round 2)))
        (<= (next (round 1)) (true (round 1)))
        (<= terminal (true (round 3)))
        (<= (goal lone 60) (true (round 1)))
        """);
  }

  @Test
  void whatIsNoNumberIsNothingToGet() {
    assertSameTree(
        """
        (role lone)
        (worth 1 30) (worth 2 plenty)
        (init (round 1))
        (legal lone (take 1)) (legal lone (take 2))
        (<= (next (got ?n)) (does lone (take ?n)))
        (<= (next (round 2)) (true (round 1)))
        (<= terminal (true (round 2)))
        (<= (goal lone ?v) (true (got ?n)) (worth ?n ?v))
        """);
  }

  private static void assertSameTree(String sheet) {
    Language gdl =
        Language.all().stream().filter(each -> each.name().equals("gdl")).findFirst().orElseThrow();
    Language hrg =
        Language.all().stream().filter(each -> each.name().equals("hrg")).findFirst().orElseThrow();
    String text =
        gdl.translator(hrg)
            .orElseThrow()
            .format(new Source("sheet.kif", sheet), new Budget())
            .value()
            .orElseThrow();
    assertFalse(text.startsWith("//"), () -> "not rule by rule: " + text);
    Comparison found =
        new TreeDiff(10, 1_000, 0, 1)
            .compare(
                Games.parse(sheet, "gdl"),
                Games.parse(text, "hrg"),
                TagRenaming.NONE.byWords(true),
                _ -> {});
    assertEquals(Optional.empty(), found.difference(), () -> text);
    assertTrue(found.complete(), "not all states were compared");
  }
}
