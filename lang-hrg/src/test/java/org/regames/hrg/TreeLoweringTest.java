package org.regames.hrg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.regames.hrg.format.HrgText;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgGame;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgTreeReader;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;

class TreeLoweringTest {
  private static Result<Game> read(HrgGame tree, Budget budget) {
    return HrgTreeReader.installed().orElseThrow().read(tree, budget);
  }

  /** A player says one of two digits, and gets it. */
  private static HrgGame saying(HrgStatement... more) {
    HrgExpression x = Hrg.ref("x");
    HrgStatement[] play =
        Stream.concat(
                Stream.of(
                    Hrg.set(Hrg.ref("player"), x),
                    Hrg.any("digit", "Score"),
                    Hrg.tagOf("digit"),
                    Hrg.set(Hrg.ref("player"), Hrg.ref("keeper")),
                    Hrg.set(Hrg.at("goals", x), Hrg.ref("digit"))),
                Stream.of(more))
            .toArray(HrgStatement[]::new);
    return new HrgGame(
        List.of(
            Hrg.domain("Player", List.of("x")),
            Hrg.domain("Score", List.of("0", "1")),
            Hrg.variable("digit", Hrg.type("Score")),
            Hrg.graph("rules", List.<HrgDefinition.Parameter>of(), play)));
  }

  @Test
  void aTreeIsTheAutomatonOfItsText() {
    HrgGame tree = saying(Hrg.jump(HrgStatement.Jump.Kind.END));

    Result<Game> ofTree = read(tree, new Budget());
    Result<Game> ofText =
        HrgFrontend.read(new Source("saying.hrg", HrgText.of(tree)), new Budget());

    assertEquals(List.of(), ofTree.diagnostics());
    assertEquals(
        ofText.value().orElseThrow().edges().stream().map(Object::toString).toList(),
        ofTree.value().orElseThrow().edges().stream().map(Object::toString).toList());
  }

  @Test
  void whatIsWrongWithATreeIsSaid() {
    Result<Game> found = read(saying(Hrg.check(Hrg.ref("nothing"))), new Budget());

    assertTrue(found.diagnostics().stream().anyMatch(Diagnostic::isError));
    assertTrue(found.value().isEmpty());
  }

  @Test
  void aTreeTakesFromTheBudget() {
    Result<Game> found = read(saying(Hrg.jump(HrgStatement.Jump.Kind.END)), new Budget(3));

    assertEquals("too-large", found.diagnostics().getFirst().code());
  }

  @Test
  void aTreeThatIsTooDeepIsAnError() {
    HrgStatement deep = Hrg.jump(HrgStatement.Jump.Kind.END);
    for (int depth = 0; depth < 100_000; depth++) {
      deep = Hrg.loop(deep);
    }

    assertEquals("too-deep", read(saying(deep), new Budget()).diagnostics().getFirst().code());
  }
}
