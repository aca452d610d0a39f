package org.regames.ir.validate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Constant;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Value;
import org.regames.ir.diagnostic.Diagnostic;

/**
 * What cases in files do not show: games without places, and large ones. The findings of each
 * validator are pinned by the files of the RG module, which has the parser.
 */
class ValidatorsTest {
  private static final Type SCORE = new Type.SetType(List.of("0", "1"));

  private static Expression name(String name) {
    return new Expression.Reference(name);
  }

  private static Game game(List<Constant> constants, List<TypeDefinition> types, List<Edge> edges) {
    List<TypeDefinition> all = new ArrayList<>(types);
    all.add(new TypeDefinition("Player", new Type.SetType(List.of("x"))));
    all.add(new TypeDefinition("Score", SCORE));
    return Builtins.complete(new Game(all, constants, List.of(), edges, List.of()));
  }

  private static List<String> codes(Game game) {
    return Validators.validate(game).stream().map(Diagnostic::code).distinct().toList();
  }

  private static Edge over(String from) {
    return new Edge(from, "end", new Action.Assignment(name("player"), name("keeper")));
  }

  @Test
  void aGameWithoutPlacesIsValidatedToo() {
    Value two = new Value.Named("2");
    Constant constant = new Constant("c", new Type.Arrow(SCORE, SCORE), two);
    Edge edge = new Edge("begin", "n", new Action.Assignment(name("vaule"), name("c")));
    List<Diagnostic> found = Validators.validate(game(List.of(constant), List.of(), List.of(edge)));
    assertEquals(
        List.of(
            "unknown symbol or constant `2`",
            "unknown name `vaule`",
            "no edges lead on from `n`, so no play gets to `end`"),
        found.stream().map(Diagnostic::message).toList());
    assertEquals(List.of(), found.stream().filter(d -> d.origin().isKnown()).toList());
  }

  @Test
  void anEmptyGameLacksItsTypesAndEdges() {
    Game empty = new Game(List.of(), List.of(), List.of(), List.of(), List.of());
    assertEquals(List.of("missing-builtin", "missing-begin"), codes(Builtins.complete(empty)));
    assertEquals(List.of("missing-builtin", "missing-begin"), codes(empty));
  }

  @Test
  void nothingIsCalledAsAKeyword() {
    List<Edge> edges = List.of(new Edge("begin", "var", new Action.Tag("const")), over("var"));
    TypeDefinition type = new TypeDefinition("type", new Type.SetType(List.of("a")));
    assertEquals(
        List.of("type", "var", "const"),
        Validators.validate(game(List.of(), List.of(type), edges)).stream()
            .filter(found -> found.code().equals("reserved-name"))
            .map(found -> found.message().split("`")[1])
            .toList());
  }

  @Test
  void longPathsCostNoStack() {
    int length = 100_000;
    Stream<Edge> path =
        IntStream.range(0, length)
            .mapToObj(
                i -> new Edge(i == 0 ? "begin" : "n" + i, "n" + (i + 1), new Action.Tag("t")));
    List<Edge> edges = Stream.concat(path, Stream.of(over("n" + length))).toList();
    assertEquals(List.of(), codes(game(List.of(), List.of(), edges)));
  }

  @Test
  void longChainsOfDefinitionsCostNoStack() {
    int length = 50_000;
    List<TypeDefinition> types =
        IntStream.range(0, length)
            .mapToObj(i -> new TypeDefinition("T" + i, new Type.Named("T" + (i + 1))))
            .toList();
    List<Constant> constants =
        IntStream.range(0, length)
            .mapToObj(i -> new Constant("c" + i, SCORE, new Value.Named("c" + (i + 1))))
            .toList();
    List<TypeDefinition> allTypes = new ArrayList<>(types);
    allTypes.add(new TypeDefinition("T" + length, SCORE));
    List<Constant> allConstants = new ArrayList<>(constants);
    allConstants.add(new Constant("c" + length, SCORE, new Value.Named("0")));
    assertEquals(List.of(), codes(game(allConstants, allTypes, List.of(over("begin")))));
  }

  @Test
  void typesThatNestTooDeepAreReported() {
    List<TypeDefinition> types = new ArrayList<>();
    for (int i = 0; i < 1001; i++) {
      types.add(new TypeDefinition("T" + i, new Type.Arrow(SCORE, new Type.Named("T" + (i + 1)))));
    }
    types.add(new TypeDefinition("T1001", SCORE));
    List<Diagnostic> found = Validators.validate(game(List.of(), types, List.of(over("begin"))));
    assertEquals(
        List.of("the type `T0` has more than 1000 arrows"),
        found.stream().map(Diagnostic::message).toList());
  }

  @Test
  void thousandsOfChecksOfOneLargeAutomatonAreSearchedTogether() {
    int checks = 5_000;
    List<Edge> edges = new ArrayList<>(List.of(over("n" + checks)));
    for (int i = 0; i < checks; i++) {
      String node = i == 0 ? "begin" : "n" + i;
      edges.add(new Edge(node, "n" + (i + 1), new Action.Reachability("c" + i, "last", false)));
      edges.add(new Edge("c" + i, i + 1 < checks ? "c" + (i + 1) : "last", new Action.Skip()));
    }
    assertEquals(List.of(), codes(game(List.of(), List.of(), edges)));
    // With these edges, each check leads to where it is made.
    for (int i = 1; i < checks; i++) {
      edges.add(new Edge("c" + i, "n" + i, new Action.Skip()));
    }
    List<Diagnostic> found = Validators.validate(game(List.of(), List.of(), edges));
    assertEquals(
        Optional.of("recursive-check"),
        found.stream().map(Diagnostic::code).distinct().findFirst());
    assertEquals(checks - 1, found.size());
  }
}
