package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.certify.Certificate;
import org.regames.ir.certify.Certificate.Fact;
import org.regames.ir.certify.Certifier;
import org.regames.ir.certify.Checker;

/** Certificates made to deceive: no game has the tree of another because one says so. */
@Execution(ExecutionMode.CONCURRENT)
class ForgedCertificatesTest {
  private static final String TYPES =
      "type Player = {white, black}; type Score = {0, 100}; type A = {a, b, c};"
          + " type B = {a, b}; var x: A = a; var y: A = a; var m: A -> A = {:a};";

  private static final String BEFORE =
      "begin, n1: x = A(*); n1, n2: x == a; n2, n3: $ t; n3, end: player = keeper;";

  private final Game before = game(BEFORE);

  private static Game game(String edges) {
    return Builtins.complete(Games.parse(TYPES + edges));
  }

  /** A certificate where nodes of one name belong together. */
  private static Certificate plain(Game first, Game second) {
    return new Certificate(
        labels(first), labels(second), new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
  }

  private static SortedMap<String, String> labels(Game game) {
    SortedMap<String, String> labels = new TreeMap<>();
    for (Edge edge : game.edges()) {
      labels.put(edge.from(), edge.from());
      labels.put(edge.to(), edge.to());
    }
    return labels;
  }

  private static SortedSet<String> set(String... symbols) {
    return new TreeSet<>(List.of(symbols));
  }

  private static void say(Certificate certificate, String label, String variable, Fact fact) {
    certificate.facts().computeIfAbsent(label, _ -> new TreeMap<>()).put(variable, fact);
  }

  private static Fact same(String variable) {
    return new Fact(null, new Expression.Reference(variable));
  }

  private static void assertWrong(String reason, Game first, Game second, Certificate forged) {
    Optional<String> wrong = Checker.check(first, second, forged, Checker.USUAL_WORK).wrong();
    assertTrue(wrong.orElse("nothing is wrong").contains(reason), wrong::toString);
  }

  @Test
  void whatIsTrueIsConfirmed() {
    assertEquals(
        Optional.empty(),
        Checker.check(before, before, plain(before, before), Checker.USUAL_WORK).wrong());
  }

  @Test
  void factsHaveToBeSo() {
    Game after = game(BEFORE.replace("x == a", ""));
    Certificate forged = plain(before, after);
    say(forged, "n1", "x", new Fact(set("a"), null));
    assertWrong("the claim does not hold for x at n1", before, after, forged);
  }

  @Test
  void factsThatNothingFitsAreNone() {
    Game after = game(BEFORE.replace("x == a", "x == b"));
    Certificate forged = plain(before, after);
    say(forged, "n1", "x", new Fact(set("zebra"), null));
    assertWrong("the claim does not hold for x at n1", before, after, forged);
    say(forged, "n1", "x", new Fact(set(), null));
    assertWrong("the claim does not hold for x at n1", before, after, forged);
  }

  @Test
  void factsOfValuesThatAreNotValidAreNone() {
    Game after = game(BEFORE.replace("x == a", "x == b"));
    Certificate forged = plain(before, after);
    forged.different().put("n1", set("x"));
    Expression nowhere =
        new Expression.Access(new Expression.Reference("y"), new Expression.Reference("a"));
    say(forged, "n1", "x", new Fact(null, nowhere));
    assertWrong("only maps have keys", before, after, forged);
  }

  @Test
  void factsOfWhatMapsDoNotHaveAreNone() {
    String literal = "var k: B -> A = {a: a, b: a};";
    Game first = Builtins.complete(Games.parse(TYPES + literal + BEFORE));
    Game after = Builtins.complete(Games.parse(TYPES + literal + BEFORE.replace("$ t", "$ u")));
    Certificate forged = plain(first, after);
    say(forged, "n1", "k/*", new Fact(set("a", "b", "c"), null));
    assertWrong("the claim does not hold for k/* at n1", first, after, forged);
    forged.facts().clear();
    say(forged, "n1", "k", new Fact(set("a", "b"), null));
    assertWrong("the claim is not about a cell", first, after, forged);
    forged.facts().clear();
    say(forged, "n1", "ghost", new Fact(set("a"), null));
    assertWrong("the claim is not about a cell", first, after, forged);
  }

  @Test
  void whatAllSeeMayNotDiffer() {
    Game after = game(BEFORE.replace("player = keeper", "player = white"));
    Certificate forged = plain(before, after);
    forged.different().put("end", set("player"));
    assertWrong("what players see differs", before, after, forged);
    forged.different().clear();
    forged.variables().put("player", "x");
    forged.variables().put("x", "player");
    assertWrong("what players see differs", before, after, forged);
  }

  @Test
  void theEndIsTheEnd() {
    Game after =
        game(
            BEFORE.replace(
                "n3, end: player = keeper;", "n3, n4: player = keeper; n4, end: x == b;"));
    Certificate forged = plain(before, after);
    forged.after().put("n4", "end");
    assertWrong("not the only node of its label", before, after, forged);
  }

  @Test
  void oneLabelForAllIsNotEnough() {
    Game after = game(BEFORE.replace("$ t", "$ u"));
    Certificate forged = plain(before, after);
    forged.before().replaceAll((node, _) -> node.equals("end") ? "end" : "all");
    forged.after().replaceAll((node, _) -> node.equals("end") ? "end" : "all");
    assertTrue(Checker.check(before, after, forged, Checker.USUAL_WORK).wrong().isPresent());
  }

  @Test
  void noMoveEndsWhereNoStateIs() {
    Game first =
        game(
            BEFORE.replace(
                "n3, end: player = keeper;", "n3, n4: player = keeper; n4, end: x == b;"));
    Game after =
        game(
            BEFORE.replace(
                "n3, end: player = keeper;", "n3, n4: player = keeper; n4, end: x == a;"));
    Certificate forged = plain(first, after);
    forged.before().remove("n4");
    forged.after().remove("n4");
    assertWrong("a move ends where no state is", first, after, forged);
  }

  @Test
  @Tag("long")
  void nothingGoesRoundForEver() {
    Game loop = game("begin, n1: ; n1, n2: x = A(*); n2, n1: y = A(*); n1, end: player = keeper;");
    Certificate forged = plain(loop, loop);
    forged.before().keySet().retainAll(set("begin", "end"));
    forged.after().keySet().retainAll(set("begin", "end"));
    Optional<String> wrong = Checker.check(loop, loop, forged, 1_000_000).wrong();
    assertTrue(wrong.orElse("nothing is wrong").contains("too m"), wrong::toString);
  }

  @Test
  void circlesInChecksEnd() {
    Game loop =
        game(
            "begin, n1: ? c1 -> c3; c1, c2: ; c2, c1: ; c2, c3: x == b; n1, end: player = keeper;");
    Certificate forged = plain(loop, loop);
    forged.before().keySet().retainAll(set("begin", "end", "n1"));
    forged.after().keySet().retainAll(set("begin", "end", "n1"));
    assertWrong("a check is too long", loop, loop, forged);
  }

  /**
   * The second game has no move: its checks are of values that only it has. A certificate that
   * makes one question of both, of which one answer has to be right, would find a move.
   */
  @Test
  void checksOfWhatOnlyTheSecondHasAreNotOneQuestion() {
    String check = "c1, c2: x == b;";
    Game first = game("begin, n1: ; n1, end: player = keeper;" + check);
    Game after =
        game(
            "begin, n1: ; n1, n2: x = a; n2, n3: ? c1 -> c2; n3, end: player = keeper;"
                + "n1, n4: x = b; n4, n3: ! c1 -> c2;"
                + check);
    Certificate forged = plain(first, after);
    forged.after().keySet().removeAll(set("n2", "n3", "n4"));
    forged.before().values().forEach(label -> forged.different().put(label, set("x", "y")));
    assertWrong("paths differ at c1", first, after, forged);
    forged.before().keySet().removeAll(set("c1", "c2"));
    assertWrong("a check of one automaton alone", first, after, forged);
    forged.before().putAll(Map.of("c1", "c1", "c2", "c2"));
    say(forged, "c1", "x", same("y"));
    say(forged, "c1", "y", same("x"));
    assertWrong("paths differ at c1", first, after, forged);
    forged.facts().clear();
    say(forged, "c1", "x", new Fact(set("zebra"), null));
    assertWrong("the claim does not hold for x at c1", first, after, forged);
    forged.facts().clear();
    forged.different().values().forEach(all -> all.remove("y"));
    say(forged, "c1", "y", new Fact(set("b"), null));
    assertWrong("paths differ", first, after, forged);
  }

  /** Where two variables have one name in the first game, only one of them has its value. */
  @Test
  void twoVariablesDoNotShareAValue() {
    Game after = game(BEFORE.replace("x == a", "y == a"));
    Certificate forged = plain(before, after);
    forged.variables().put("y", "x");
    assertWrong("paths differ", before, after, forged);
    forged.variables().put("x", "y");
    assertWrong("paths differ", before, after, forged);
    Game renamed = game(BEFORE.replace("x = A", "y = A").replace("x == a", "y == a"));
    assertEquals(
        Optional.empty(), Checker.check(before, renamed, forged, Checker.USUAL_WORK).wrong());
  }

  @Test
  void mapsAndSymbolsShareNoValue() {
    Game first = game(BEFORE.replace("x == a", "m[x] == a"));
    Game after = game(BEFORE.replace("x == a", "y == a"));
    Certificate forged = plain(first, after);
    forged.variables().put("y", "m");
    forged.variables().put("m", "y");
    assertWrong("paths differ", first, after, forged);
  }

  @Test
  void labelsOfNodesThatAreNotAreOfNoUse() {
    Game after = game(BEFORE.replace("$ t", "$ u"));
    Certificate forged = plain(before, after);
    forged.before().put("ghost", "n2");
    forged.after().put("ghost", "n2");
    assertTrue(Checker.check(before, after, forged, Checker.USUAL_WORK).wrong().isPresent());
  }

  @Test
  void conditionsThatExcludeEachOtherAreNoPath() {
    Game first =
        game(
            "begin, n1: x == a; n1, n2: x == b; n2, end: $ t; begin, n3: ; n3, end: player ="
                + " keeper;");
    Game after = game("begin, n3: ; n3, end: player = keeper;");
    assertTrue(Certifier.find(first, after, Certifier.USUAL_WORK).certificate().isPresent());
  }

  @Test
  void manyCasesAreDecided() {
    StringBuilder variables = new StringBuilder();
    StringBuilder edges = new StringBuilder("begin, end: player = keeper;");
    for (int i = 0; i < 40; i++) {
      variables.append("var v").append(i).append(": A = a;");
      edges.append("begin, k").append(i).append(": v").append(i).append(" == a;");
      edges
          .append("k")
          .append(i)
          .append(", l")
          .append(i)
          .append(": v")
          .append((i * 7 + 3) % 40)
          .append(" == b;")
          .append("l")
          .append(i)
          .append(", end: player = keeper;");
    }
    Game many = Builtins.complete(Games.parse(TYPES + variables + edges));
    Game other =
        Builtins.complete(
            Games.parse(TYPES + variables + edges.toString().replace("k1, l1:", "k1, l2:")));
    Certificate forged = plain(many, other);
    forged.before().keySet().retainAll(set("begin", "end"));
    forged.after().keySet().retainAll(set("begin", "end"));
    assertEquals(Optional.empty(), Checker.check(many, other, forged, Checker.USUAL_WORK).wrong());
  }
}
