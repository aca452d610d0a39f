package org.regames.backend.interpreter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;

class ValuesTest {
  private static final String TYPES =
      """
      type K = {a, b}; type L = {b, c}; type V = {u, v, w};
      type M = K -> V; type N = L -> V; type MM = K -> M; type NN = L -> N;
      """;

  /** The state after a keeper move that does these actions one after the other. */
  private static State after(String definitions, String... actions) {
    StringBuilder rules = new StringBuilder(TYPES + definitions);
    String from = "begin";
    for (int i = 0; i < actions.length; i++) {
      rules.append("%s, n%d: %s;%n".formatted(from, i, actions[i]));
      from = "n" + i;
    }
    rules.append(from + ", z: player = x; z, end: player = keeper;");
    return Games.start(Games.interpreter(rules.toString()));
  }

  private static String value(String variable, String definitions, String... actions) {
    return after(definitions, actions).values().get(variable).toString();
  }

  @Test
  void mapsAreReadAndWrittenAtKeys() {
    assertEquals("{:u, b: w}", value("m", "var m: M = {:u};", "m[b] = w"));
    assertEquals("w", value("s", "var m: M = {:u, b: w}; var s: V = v;", "s = m[b]"));
    assertEquals("{:{:u}, a: {:u, b: w}}", value("m", "var m: MM = {:{:u}};", "m[a][b] = w"));
  }

  @Test
  void aSymbolOutsideTheKeysReadsTheDefaultAlsoAfterAssignments() {
    String definitions = "var m: M = {:u, a: v}; var k: L = c; var s: V = w;";
    assertEquals("u", value("s", definitions, "s = m[k]"));
    assertEquals("u", value("s", definitions, "m[a] = w", "m[b] = w", "s = m[k]"));
  }

  @Test
  void assigningAWholeMapBringsItsDefaultAlong() {
    assertEquals(
        "v",
        value(
            "s",
            "var m: M = {:u}; var o: M = {:v, a: u, b: u}; var k: L = c; var s: V = w;",
            "m = o",
            "s = m[k]"));
    assertEquals("{:v}", value("n", "var m: M = {:v}; var n: N = {:w, b: u};", "n = m"));
  }

  @Test
  void mapsOfOtherTypesAreAssignedByTheNamesOfKeys() {
    assertEquals("{:u, b: w}", value("n", "var m: M = {:u, b: w}; var n: N = {:v};", "n = m"));
    assertEquals(
        "{:{:u}, b: {:u, b: w}}",
        value(
            "n",
            "const row: M = {:u, b: w}; var m: MM = {:{:u}, b: row}; var n: NN = {:{:v}};",
            "n = m"));
  }

  @Test
  void partsOfMapsAreAssignedAndRead() {
    assertEquals(
        "{:{:u}, a: {:u, b: w}}",
        value("m", "var m: MM = {:{:u}}; var n: M = {:u, b: w};", "m[a] = n"));
    assertEquals(
        "{:u, a: v}",
        value("n", "var m: MM = {:{:u}, b: {:u, a: v}}; var n: M = {:w};", "n = m[b]"));
    assertEquals(
        "{:{:u}, a: {:u, b: w}}",
        value("m", "var m: MM = {:{:u}}; var n: N = {:u, b: w};", "m[a] = n"));
  }

  @Test
  void castsOfMapsKeepKeysOfTheTypeAndTheDefault() {
    assertEquals("{:u}", value("m", "var m: M = {:w}; const n: N = {:u, c: v};", "m = M(N(n))"));
    assertEquals(
        "u", value("s", "var m: M = {:u, a: v}; var k: K = a; var s: V = w;", "s = N(m)[k]"));
  }

  @Test
  void castsOnTheLeftSayNothingNew() {
    assertEquals("{:u, b: w}", value("m", "var m: M = {:u};", "M(m)[K(b)] = V(w)"));
    assertEquals("{:u, b: w}", value("m", "var m: M = {:u};", "V(m[b]) = w"));
  }

  @Test
  void theDefaultOfACompleteMapIsItsMostFrequentValue() {
    assertEquals(
        "v",
        value(
            "s",
            "type T = {a, b, d}; const m: T -> V = {a: u, b: v, d: v}; var k: L = c; var s: V = w;",
            "s = m[k]"));
  }

  @Test
  void constantsMayNameOtherConstantsInAnyOrder() {
    assertEquals(
        "v",
        value(
            "s",
            "const c1: MM = {:c3}; const c3: M = {:u, b: c2}; const c2: V = v; var s: V = w;",
            "s = c1[a][b]"));
  }

  @Test
  void symbolsAreComparedByNameAcrossTypes() {
    assertEquals("v", value("s", "var k: K = b; var l: L = b; var s: V = u;", "k == l", "s = v"));
  }

  @Test
  void mapsAreTheSameIfTheyAreAtEveryKeyOfEitherType() {
    String maps = "var m: M = {:u, b: w}; var n: N = {:u, b: w}; var s: V = u;";
    assertEquals("v", value("s", maps, "m == n", "s = v"));
    assertEquals("v", value("s", maps + "var k: N = {:u, b: w, c: v};", "m != k", "s = v"));
    assertEquals("v", value("s", maps + "var k: M = {:v, a: u, b: w};", "m == k", "s = v"));
  }

  @Test
  void statesTellMapsApartByTheirDefaultsToo() {
    Interpreter interpreter =
        Games.interpreter(
            TYPES
                + """
                var m: M = {:u}; const other: M = {:v, a: u, b: u};
                begin, z: player = x;
                z, y: m = other; y, end: player = keeper;
                z, end: player = keeper;
                """);
    assertEquals(2, interpreter.moves(Games.start(interpreter)).size());
  }

  @Test
  void valuesAreListedInTheOrderOfNames() {
    State state = after("var z1: K = a; var z10: K = b; var z2: K = b;");
    assertEquals(
        List.of("goals", "player", "visible", "z1", "z2", "z10"),
        List.copyOf(state.values().keySet()));
    assertTrue(state.values().containsKey("goals"));
  }
}
