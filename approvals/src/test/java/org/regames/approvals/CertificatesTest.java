package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.certify.Certificate;
import org.regames.ir.certify.Certificate.Fact;
import org.regames.ir.certify.Certifier;
import org.regames.ir.certify.Checker;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.passes.Passes;
import org.regames.ir.validate.Validators;

/**
 * Certificates that passes keep the game tree: most steps on our games have one, and no step that
 * changes the tree has. A few small games each time; {@code -Dcertify=all} takes all and prints
 * what became of each pass.
 */
@Tag("long")
@Execution(ExecutionMode.CONCURRENT)
class CertificatesTest {
  private static final boolean ALL = System.getProperty("certify", "").equals("all");
  private static final int PLANTS = Integer.getInteger("certify.plants", 3);
  private static final List<String> SMALL = List.of("hrg/tictactoe.hrg", "gdl/lights.kif");

  /** A search for what is not there takes all that it may. */
  private static final long WORK_ON_PLANTS = ALL ? Certifier.USUAL_WORK : Certifier.USUAL_WORK / 30;

  private static final int MOST_LINES = 500;
  private static final int DEPTH = 4;
  private static final int WALKS = 20_000;

  /** A step of the passes. */
  private record Step(String pass, Game before, Game after) {}

  private static List<Step> steps(Game game) {
    List<Step> steps = new ArrayList<>();
    Game[] last = {Builtins.complete(game)};
    Passes.all()
        .run(
            game,
            step -> {
              Game after = Builtins.complete(step.game().get());
              steps.add(new Step(step.pass(), last[0], after));
              last[0] = after;
            });
    return steps;
  }

  @TestFactory
  Stream<DynamicTest> mostStepsHaveACertificate() {
    List<Path> games =
        ALL ? Games.everywhere() : SMALL.stream().map(Games.LIBRARY::resolve).toList();
    return Games.tests(games, CertificatesTest::certify);
  }

  private static void certify(Path file) {
    Map<String, String> failed = new TreeMap<>();
    List<Step> steps = steps(Games.read(file));
    int confirmed = 0;
    for (Step step : steps) {
      Certifier.Found found = Certifier.find(step.before, step.after, Certifier.USUAL_WORK);
      if (found.certificate().isPresent()) {
        confirmed++;
        assertEquals(
            Optional.empty(),
            Checker.check(step.before, step.after, found.certificate().get(), Checker.USUAL_WORK)
                .wrong());
      } else {
        failed.put(step.pass, found.why());
      }
    }
    if (ALL) {
      System.out.println(file + "\t" + confirmed + " of " + steps.size() + "\t" + failed);
    } else {
      assertTrue(8 * confirmed >= 7 * steps.size(), failed::toString);
    }
  }

  /** At q x is a, at p a or b: so it is not c at r, without a look at how plays come to p. */
  @Test
  void whatIsSoAtEitherOfTwoNodesIsKnownWhereTheyAreTakenForOne() {
    String types = "type Player = {white}; type Score = {0}; type A = {a, b, c}; var x: A = c;";
    String same = "begin, t: player = white; p, r: $ go; s, end: player = keeper;";
    String before = "u, q: x == a; q, p:; w, p: $ w; r, s: x != c;";
    String after = "u, p: x == a; w, p: $ w; r, s:;";
    String begins = "type B = {a, b}; t, u: x = B(*); t, w: x = B(*);";
    Certifier.Found found =
        Certifier.find(
            Builtins.complete(Games.parse(types + begins + same + before)),
            Builtins.complete(Games.parse(types + begins + same + after)),
            Certifier.USUAL_WORK);
    SortedMap<String, Fact> facts = found.certificate().orElseThrow().facts().get("p");
    assertEquals(Set.of("a", "b"), facts.get("x").among());
  }

  /** Without comments, imports and blank lines; who trusts the certificates reads it all. */
  @Test
  void theCheckerIsShort() throws IOException {
    long lines = 0;
    for (String name :
        List.of("Box", "Certificate", "Checker", "Program", "SymbolicPath", "SymbolicTerm")) {
      Path file =
          Games.ROOT.resolve("ir/src/main/java/org/regames/ir/certify").resolve(name + ".java");
      lines +=
          Files.readString(file)
              .replaceAll("(?s)/\\*.*?\\*/", "")
              .lines()
              .map(String::strip)
              .filter(line -> !line.isEmpty() && !line.startsWith("//"))
              .filter(line -> !line.startsWith("import ") && !line.startsWith("package "))
              .count();
    }
    assertTrue(lines <= MOST_LINES, "the checker has " + lines + " lines");
  }

  @Test
  void noStepThatChangesTheTreeHasACertificate() {
    SplittableRandom random = new SplittableRandom(1);
    List<Step> steps = new ArrayList<>();
    SMALL.forEach(file -> steps.addAll(steps(Games.read(Games.LIBRARY.resolve(file)))));
    int planted = 0;
    while (planted < PLANTS) {
      Step step = steps.get(random.nextInt(steps.size()));
      Optional<Certificate> right =
          Certifier.find(step.before, step.after, Certifier.USUAL_WORK).certificate();
      Game wrong = planted(step.after, random);
      if (right.isPresent() && isOther(step.after, wrong)) {
        planted++;
        assertTrue(
            Checker.check(step.before, wrong, right.get(), Checker.USUAL_WORK).wrong().isPresent(),
            () -> text(step, wrong));
        assertTrue(
            Certifier.find(step.before, wrong, WORK_ON_PLANTS).certificate().isEmpty(),
            () -> text(step, wrong));
      }
    }
  }

  private static String text(Step step, Game wrong) {
    return step.pass + "\n" + Games.print(step.before) + "\nis not\n" + Games.print(wrong);
  }

  /** Whether a game is valid, and its first moves are not those of another. */
  private static boolean isOther(Game game, Game changed) {
    if (Validators.validate(changed).stream().anyMatch(Diagnostic::isError)) {
      return false;
    }
    String one = GameTree.of(game, DEPTH, WALKS, GameTree.Detail.VISIBILITY);
    String other = GameTree.of(changed, DEPTH, WALKS, GameTree.Detail.VISIBILITY);
    return one != null && other != null && !one.equals(other);
  }

  /** A game with one edge changed. */
  private static Game planted(Game game, SplittableRandom random) {
    List<Edge> edges = new ArrayList<>(game.edges());
    int at = random.nextInt(edges.size());
    Edge edge = edges.get(at);
    Edge other = edges.get(random.nextInt(edges.size()));
    Optional<Action> action =
        switch (edge.action()) {
          case Action.Comparison(Expression left, Expression right, boolean negated) ->
              Optional.of(new Action.Comparison(left, right, !negated));
          case Action.Reachability(String from, String to, boolean negated) ->
              Optional.of(new Action.Reachability(from, to, !negated));
          case Action.Assignment(Expression left, _)
              when other.action() instanceof Action.Assignment(_, Expression right) ->
              Optional.of(new Action.Assignment(left, right));
          case Action.Assignment _, Action.AnyAssignment _ -> Optional.of(new Action.Skip());
          case Action.Tag(String symbol) -> Optional.of(new Action.Tag(symbol + "x"));
          case Action.VariableTag _ -> Optional.of(new Action.Skip());
          case Action.Skip _ -> Optional.empty();
        };
    switch (random.nextInt(3)) {
      case 0 -> edges.remove(at);
      case 1 -> edges.set(at, new Edge(edge.from(), other.to(), edge.action()));
      default -> edges.set(at, new Edge(edge.from(), edge.to(), action.orElse(other.action())));
    }
    return new Game(game.types(), game.constants(), game.variables(), edges, game.pragmas());
  }
}
