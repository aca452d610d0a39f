package org.regames.agents.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.agents.PlayedGame;
import org.regames.agents.Texts;
import org.regames.backend.interpreter.Turn;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.language.Budget;

@Tag("long")
class GameTreeTest {
  static GameTree tree(PlayedGame game) {
    return GameTree.of(game.rules(), new Budget());
  }

  /** One deal of three and three of two, four decisions and five ends after each of the six. */
  @Test
  void kuhnPokerHasTwelveInformationSets() {
    GameTree tree = tree(Texts.library("hrg/kuhn-poker.hrg"));

    assertEquals(1 + 3 + 6 * 4 + 6 * 5, tree.nodes());
    assertEquals(List.of(6, 6), tree.sets().stream().map(List::size).toList());
    InformationSet first = tree.sets().getFirst().getFirst();
    assertEquals(
        List.of(new Turn("random", List.of("jack")), new Turn("random", List.of())), first.view());
    assertEquals(List.of(List.of("bet"), List.of("pass")), first.actions());
  }

  @Test
  void everySetIsOneDecisionWhereAllIsSeen() {
    GameTree tree = tree(Texts.library("sbg/hexapawn.sbg"));

    assertEquals(decisions(tree.root()), tree.sets().stream().mapToLong(List::size).sum());
  }

  private static long decisions(TreeNode node) {
    return switch (node) {
      case TreeNode.End _ -> 0;
      case TreeNode.Chance chance ->
          chance.outcomes().stream().mapToLong(outcome -> decisions(outcome.next())).sum();
      case TreeNode.Decision decision ->
          1 + decision.next().stream().mapToLong(GameTreeTest::decisions).sum();
    };
  }

  /** Of three moves of chance two lead to one state, and nobody sees which it was. */
  @Test
  void movesOfChanceThatComeToTheSameAreOneOutcome() {
    PlayedGame game =
        Texts.game(
            """
            var coin: Score = 0;
            begin, hide: visible[x] = 0; hide, toss: player = random;
            toss, low: $ a; toss, low: $ b; toss, high: $ c;
            low, drawn: coin = 0; high, drawn: coin = 1;
            drawn, ask: player = x; ask, said: $ yes; ask, said: $ no;
            said, score: player = keeper; score, last: goals[x] = coin;
            last, end: player = keeper;
            """);
    TreeNode.Chance chance = (TreeNode.Chance) tree(game).root();

    assertEquals(List.of(1L, 1L, 1L), ways(chance)); // o sees which it was
    TreeNode.Chance blind = (TreeNode.Chance) tree(blind()).root();
    assertEquals(List.of(2L, 1L), ways(blind));
    assertEquals(3, blind.ways());
    assertEquals(1, tree(blind()).sets().getFirst().size());
  }

  @Test
  void playsWithoutEndAndWithoutChoiceAreRefused() {
    String keepers = "begin, on: ; on, on: player = keeper; on, end: player = keeper;";
    String chances =
        "var coin: Score = 0; begin, v: visible[x] = 0; v, w: visible[o] = 0; w, a: player ="
            + " random;a, b: $ t; a, b: $ u; b, v: visible[x] = 0;a, c: coin == 1; c, end: player ="
            + " keeper;";
    for (String rules : List.of(keepers, chances)) {
      assertFails(
          "the play goes on without end after no move", Texts.rules(rules), new Budget(1000));
    }
  }

  private static PlayedGame blind() {
    return Texts.game(
        """
        var coin: Score = 0;
        begin, hide: visible[x] = 0; hide, hidden: visible[o] = 0; hidden, toss: player = random;
        toss, low: $ a; toss, low: $ b; toss, high: $ c;
        low, drawn: coin = 0; high, drawn: coin = 1;
        drawn, ask: player = x; ask, said: $ yes; ask, said: $ no;
        said, score: player = keeper; score, last: goals[x] = coin;
        last, end: player = keeper;
        """);
  }

  private static List<Long> ways(TreeNode.Chance chance) {
    return chance.outcomes().stream().map(TreeNode.Outcome::ways).toList();
  }

  @Test
  void whatThePlayerCannotKnowMustNotMatterForWhatIsLegal() {
    PlayedGame game =
        Texts.game(
            """
            var coin: Score = 0;
            begin, hide: visible[x] = 0; hide, toss: player = random;
            toss, low: $ a; toss, high: $ c;
            low, drawn: coin = 0; high, drawn: coin = 1;
            drawn, ask: player = x; ask, said: $ yes; ask, said: $ no;
            ask, more: coin == 1; more, said: $ maybe;
            said, last: player = keeper; last, end: player = keeper;
            """);

    assertFails("x cannot know which moves are legal after `random: c`", game, new Budget());
  }

  @Test
  void aTreeThatIsTooLargeIsRefused() {
    assertFails("nodes of the game tree", Texts.library("hrg/tictactoe.hrg"), new Budget(1000));
  }

  /** The tree that is counted first has as many nodes as the one that is made. */
  @ParameterizedTest
  @ValueSource(strings = {"hrg/kuhn-poker.hrg", "hrg/leduc-poker.hrg", "sbg/hexapawn.sbg"})
  void treesAreCountedWithoutBeingMade(String game) {
    PlayedGame played = Texts.library(game);

    assertEquals(tree(played).nodes(), TreeSize.atLeast(played.rules(), _ -> true));
    assertEquals(21, TreeSize.atLeast(played.rules(), nodes -> nodes < 21));
  }

  /** Else it would take minutes to make what does not fit. */
  @Test
  void aTreeThatIsMuchTooLargeIsRefusedAfterTheFirstNodes() {
    long[] most = {0};
    Budget budget = new Budget(Budget.DEFAULT_LIMIT, taken -> most[0] = taken);

    assertFails("nodes of the game tree", Texts.library("hrg/connectfour.hrg"), budget);
    assertTrue(most[0] < 20_000, most[0] + " items taken");
  }

  /** A million of them, in search of the only move. */
  @Test
  void stepsInSearchOfMovesCount() {
    PlayedGame game =
        Texts.game(
            """
            type D = {d0, d1, d2, d3, d4, d5, d6, d7, d8, d9};
            var a: D = d0; var b: D = d0; var c: D = d0;
            var d: D = d0; var e: D = d0; var f: D = d0;
            begin, n0: player = x; n0, n1: a = D(*); n1, n2: b = D(*); n2, n3: c = D(*);
            n3, n4: d = D(*); n4, n5: e = D(*); n5, n6: f = D(*);
            n6, n7: a == d1; n7, n8: b == a; n8, n9: c == a; n9, n10: d == a; n10, n11: e == a;
            n11, n12: f == a; n12, n13: player = keeper; n13, end: player = keeper;
            """);

    assertFails("steps in search of moves", game, new Budget(1_000));
    assertEquals(1, GameTree.of(game.rules(), new Budget(10_000)).nodes());
  }

  private static void assertFails(String message, PlayedGame game, Budget budget) {
    assertFails(message, game.rules(), budget);
  }

  private static void assertFails(String message, Game rules, Budget budget) {
    DiagnosticException failure =
        assertThrows(DiagnosticException.class, () -> GameTree.of(rules, budget));
    String text = failure.diagnostic().message();
    assertTrue(text.contains(message), text);
  }
}
