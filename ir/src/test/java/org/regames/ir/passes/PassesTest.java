package org.regames.ir.passes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.passes.draft.Draft;

/** Choosing passes by name, and what the pipeline tells about its steps. */
class PassesTest {
  private static final Action END_OF_MOVE =
      new Action.Assignment(new Expression.Reference("player"), new Expression.Reference("keeper"));

  /** A game with an edge that does nothing. */
  private static final Game GAME =
      new Game(
          List.of(),
          List.of(),
          List.of(),
          List.of(
              new Edge("begin", "a", new Action.Tag("t")),
              new Edge("a", "b", new Action.Skip()),
              new Edge("b", "end", END_OF_MOVE)),
          List.of());

  /** Fails where nothing does nothing. */
  private static final class FailsWithoutSkips implements Pass {
    @Override
    public String description() {
      return "for tests";
    }

    @Override
    public void rewrite(Draft draft, Worklist changed) {
      if (draft.automaton().edgeCount() == 2) {
        throw new IllegalStateException("as expected");
      }
    }
  }

  private static List<String> names(Pipeline pipeline) {
    return pipeline.passes().stream().map(Pass::name).toList();
  }

  @Test
  void namesAreThoseOfTheClasses() {
    assertEquals("compact-skip-edges", new CompactSkipEdges().name());
    assertEquals(Passes.list().size(), Passes.list().stream().map(Pass::name).distinct().count());
  }

  @Test
  void passesAreChosenByName() {
    assertEquals(List.of(), names(Passes.parse("none")));
    assertEquals(names(Passes.all()), names(Passes.parse("all")));
    assertEquals(
        List.of("inline-assignment", "compact-skip-edges"),
        names(Passes.parse("compact-skip-edges, inline-assignment")));
    assertTrue(names(Passes.parse("all,skip-redundant-tags")).contains("skip-redundant-tags"));
    assertTrue(!names(Passes.all()).contains("skip-redundant-tags"));
    assertTrue(!names(Passes.all()).contains("mangle-symbols"));
  }

  @Test
  void anUnknownNameIsAnsweredWithTheNearest() {
    DiagnosticException unknown =
        assertThrows(DiagnosticException.class, () -> Passes.parse("all,inline-asignment"));
    Diagnostic finding = unknown.diagnostic();

    assertEquals("unknown-pass", finding.code());
    assertTrue(finding.message().contains("inline-asignment"));
    assertTrue((finding.message() + finding.hint()).contains("inline-assignment"));
  }

  @Test
  void stepsThatChangeSomethingAreTold() {
    List<Pipeline.PassRun> steps = new ArrayList<>();
    List<Game> games = new ArrayList<>();
    Game result =
        Passes.parse("prune-self-loops,compact-skip-edges")
            .run(
                GAME,
                step -> {
                  steps.add(step);
                  games.add(step.game().get());
                });

    assertEquals(1, steps.size());
    assertEquals("compact-skip-edges", steps.getFirst().pass());
    assertEquals(1, steps.getFirst().round());
    assertEquals(3, steps.getFirst().nodes());
    assertEquals(2, steps.getFirst().edges());
    assertEquals(List.of(result), games);
  }

  /** What the page of the package shows. */
  @Test
  void theExampleOfThePackageWorks() {
    List<String> names = new ArrayList<>();
    Game game = GAME;

    Game smaller = Passes.all().run(game);
    Game spelledOut = new ExpandAnyAssignment().apply(game);
    Game traced = Passes.parse("all,skip-redundant-tags").run(game, step -> names.add(step.pass()));

    assertEquals(2, smaller.edges().size());
    assertSame(game, spelledOut);
    assertEquals(1, traced.edges().size());
    assertTrue(names.contains("skip-redundant-tags"));
  }

  @Test
  void aGameWithNothingToDoIsGivenBackItself() {
    Game done = Passes.all().run(GAME);
    assertSame(done, new CompactSkipEdges().apply(done));
  }

  @Test
  void aPassThatFailsIsNamedWithTheGameItFailsOn() {
    Pipeline pipeline =
        new Pipeline(List.of(List.of(new CompactSkipEdges(), new FailsWithoutSkips())));
    PassException failure = assertThrows(PassException.class, () -> pipeline.run(GAME));

    assertEquals("fails-without-skips", failure.pass());
    assertEquals(2, failure.before().edges().size());
    assertThrows(
        IllegalStateException.class, () -> new FailsWithoutSkips().apply(failure.before()));
  }
}
