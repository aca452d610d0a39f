package org.regames.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Typing;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticRenderer;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.NearestName;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.format.CommentedLines;
import org.regames.ir.passes.draft.Draft;
import org.regames.ir.validate.Validators;

/**
 * The examples of the package pages. Those of {@code antlr} and {@code language}, which need a
 * language, are tested where there is one, in the RG module.
 */
class PackageExamplesTest {
  private static Game game(Action second, String last) {
    Type one = new Type.SetType(List.of("x"));
    Expression player = new Expression.Reference(Builtins.PLAYER);
    Expression x = new Expression.Reference("x");
    Expression keeper = new Expression.Reference(last);
    return Builtins.complete(
        new Game(
            List.of(new TypeDefinition("Player", one), new TypeDefinition("Score", one)),
            List.of(),
            List.of(),
            List.of(
                new Edge("begin", "turn", new Action.Assignment(player, x)),
                new Edge("turn", "said", second),
                new Edge("said", "end", new Action.Assignment(player, keeper))),
            List.of()));
  }

  @Test
  void aGameIsRecords() {
    Game game = game(new Action.Tag("hello"), Builtins.KEEPER);
    assertEquals("turn, said: $ hello;", game.edges().getLast().toString());
    assertEquals(
        "var player: PlayerOrSystem = keeper;", game.variable("player").orElseThrow().toString());
    assertEquals(List.of(), Validators.validate(game));
  }

  @Test
  void analysesKnowTypesAndPaths() {
    Game game = game(new Action.Tag("hello"), Builtins.KEEPER);
    Typing typing = Typing.of(game);
    assertEquals(
        "{x, keeper, random}",
        typing.typeOf(new Expression.Reference("player")).orElseThrow().toString());

    Automaton automaton = Automaton.of(game);
    int turn = automaton.node("turn");
    assertEquals(1, automaton.successors(turn, _ -> true).length);
    assertEquals(3, automaton.reachableFrom(turn).cardinality());
  }

  @Test
  void passesEditDrafts() {
    Game game = game(new Action.Tag("hello"), Builtins.KEEPER);
    Draft draft = new Draft(game);
    draft.removeVariable("visible");
    Game smaller = draft.toGame();
    assertEquals(game.variables().size() - 1, smaller.variables().size());
    assertEquals(Optional.empty(), smaller.variable("visible"));
  }

  @Test
  void validatorsFindWhatIsWrong() {
    assertEquals(
        List.of(
            "the tag `$$ goals` needs a variable of a set type, and `goals` is of type `Goals`",
            "a play ends with `player = keeper`, and this edge into `end` assigns another player"),
        Validators.validate(game(new Action.VariableTag("goals"), "x")).stream()
            .map(Diagnostic::message)
            .toList());
  }

  @Test
  void findingsAreShownWithTheirLine() {
    Source source = new Source("go.rg", "begin, end: plaier = keeper;\n");
    Origin origin = Origin.of(source, 12, 18);
    Diagnostic finding = Diagnostic.error("unknown-name", origin, "unknown name `plaier`");
    NearestName names = NearestName.among(List.of("goals", "player", "visible"));
    Diagnostics diagnostics = new Diagnostics();
    diagnostics.report(names.suggest("plaier", finding));
    assertEquals(
        """
        go.rg:1:13: error: unknown name `plaier` [unknown-name]
            1 | begin, end: plaier = keeper;
              |             ^~~~~~
          help: did you mean `player`?
        """,
        new DiagnosticRenderer(false).render(diagnostics.list().getFirst()));
  }

  @Test
  void formattingKeepsComments() {
    Source source = new Source("a", "b // why\n\n\n// next\n   c");
    CommentedLines lines = new CommentedLines(source);
    lines.item("b;", Origin.of(source, 0, 1));
    lines.item("c;", Origin.of(source, 22, 23));
    assertEquals("b;  // why\n\n// next\nc;\n", lines.text());
  }
}
