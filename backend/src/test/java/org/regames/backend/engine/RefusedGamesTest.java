package org.regames.backend.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.jvm.JvmEngine;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.DiagnosticException;

/** Compilers say no where they cannot do what the interpreter does. */
class RefusedGamesTest {
  private static Game cast(String type) {
    return Games.of(
        """
        type V = {u, v}; type K = {a, b}; type M = K -> V; type N = {a} -> V;
        var m: M = {:u, b: v}; var k: K = b; var goals: Goals = {:0};
        begin, c: player = x; c, d: k = K(*); d, e: TYPE(m)[k] == v; e, f: $$ k;
        f, end: player = keeper;
        """
            .replace("TYPE", type));
  }

  @Test
  void aCastOfAMapToFewerKeysIsNotCompiled() {
    Engine jvm = Engines.named("jvm").orElseThrow();
    Engine cpp = Engines.named("cpp").orElseThrow();

    UnplayableException refused =
        assertThrows(UnplayableException.class, () -> jvm.start(cast("N")));
    assertEquals("cannot compile a cast of a map to fewer keys: `N(m)`", refused.getMessage());
    assertThrows(UnplayableException.class, () -> cpp.start(cast("N")));
    assertThrows(DiagnosticException.class, () -> JvmEngine.compile(cast("N")));
  }

  @Test
  void otherCastsAreCompiled() {
    long moves = Engines.named("jvm").orElseThrow().start(cast("M")).counts(1, _ -> {}).getLast();

    assertEquals(1, moves);
  }

  /** Guards between the same nodes become one test, which is not split into methods. */
  @Test
  void aTestTooLongForAMethodIsNotCompiledToBytecode() {
    int count = 6000;
    String symbols =
        IntStream.range(0, count).mapToObj(i -> "s" + i).collect(Collectors.joining(", "));
    String guards =
        IntStream.range(0, count)
            .mapToObj(i -> "d, e: m[k] == s" + i + ";")
            .collect(Collectors.joining());
    Game game =
        Games.of(
            "type K = {a, b}; type V = {"
                + symbols
                + "};"
                + "var k: K = a; var m: K -> V = {:s0}; var goals: Goals = {:0};"
                + "begin, c: player = x; c, d: k = K(*);"
                + guards
                + "e, f: $$ k; f, end: player = keeper;");

    assertThrows(UnplayableException.class, () -> Engines.named("jvm").orElseThrow().start(game));
    assertEquals(2, Engines.INTERPRETER.start(game).counts(1, _ -> {}).getLast());
  }
}
