package org.regames.hrg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;
import org.regames.rg.RgParser;

class HrgEmitterTest {
  private static final String GAME =
      """
      type Player = {x, o};
      type Score = {0, 1};
      """;

  @Test
  void aWildcardForAllArgumentsIsNotTakenForTheNumbers() {
    String text =
        """
        domain Player = white | black
        domain Score = 0 | 1
        domain Place = bar | off | 1 | 2 | 3

        beyond : Place -> Place -> Score
        beyond(off, _) = 0
        beyond(bar, P) = if P == bar then 0 else 1
        beyond(_, bar) = 0
        beyond(_, off) = 1
        beyond(P, Q) = if P > Q then 1 else 0

        from : Place = bar
        to : Place = bar

        graph rules() {
          player = white
          from = Place(*)
          to = Place(*)
          check(beyond(from, to) == 1)
          $$ from
          $$ to
          end()
        }
        """;
    Game game = Games.read("beyond.hrg", text).value().orElseThrow();
    String written = new HrgEmitter().emit(game).value().orElseThrow();
    Game again = Games.read("written.hrg", written).value().orElseThrow();
    assertEquals(game.constants(), again.constants());
  }

  @Test
  void aSymbolThatIsCalledLikeADomainOfEveryGameIsAnError() {
    TypeDefinition players =
        new TypeDefinition("Player", new Type.SetType(List.of("Player", "x"), Origin.UNKNOWN));
    TypeDefinition scores =
        new TypeDefinition("Score", new Type.SetType(List.of("0"), Origin.UNKNOWN));
    Game game = new Game(List.of(players, scores), List.of(), List.of(), List.of(), List.of());

    Result<String> written = new HrgEmitter().emit(game);

    assertTrue(written.value().isEmpty());
    assertEquals("symbol-like-domain", written.diagnostics().getFirst().code());
  }

  @Test
  void whatOnlyCastsAllowIsAnError() {
    Result<String> written =
        emit(
            """
            type Wide = {a, b, c}; type Narrow = {a}; type Map = Narrow -> Wide;
            const last: Wide = c;
            var narrow: Narrow = a; var wide: Wide = a; var map: Map = {:a};
            begin, n1: player = x;
            n1, n2: narrow = Narrow(Wide(b));
            n2, n3: narrow = Narrow(last);
            n3, n4: map[Narrow(Wide(c))] == a;
            n4, n5: narrow = Narrow(wide);
            n5, end: player = keeper;
            """);

    assertTrue(written.value().isEmpty());
    assertEquals(
        List.of(
            "only a cast makes `b` a value of `narrow`, and HRG has no casts",
            "only a cast makes `c` a value of `narrow`, and HRG has no casts",
            "only a cast makes `c` a key of `map`, and HRG has no casts"),
        written.diagnostics().stream().map(Diagnostic::message).toList());
  }

  @Test
  void shortCircuitConditionsAreJoined() {
    assertRules(
        """
        begin, a: player = x;
        a, yes: goals[x] == 1;
        a, b: goals[x] != 1;
        b, yes: goals[o] == 1;
        b, no: goals[o] != 1;
        yes, no: $ t;
        no, end: player = keeper;
        """,
        """
        graph rules() {
          player = x
          if goals[x] == 1 || goals[o] == 1 {
            $ t
          }
          end()
        }
        """);
  }

  @Test
  void theWayOutInTheMiddleOfALoopIsABreak() {
    assertRules(
        """
        begin, a: player = x;
        a, b: $ go;
        b, a: goals[x] == 0;
        b, c: $ stop;
        c, end: player = keeper;
        """,
        """
        graph rules() {
          player = x
          loop {
            $ go
            branch {
              $ stop
              break()
            } or {
              check(goals[x] == 0)
            }
          }
          end()
        }
        """);
  }

  @Test
  void checksAreGraphs() {
    assertRules(
        """
        begin, a: player = x;
        a, b: ? won_begin -> won;
        a, b: ! lost -> won;
        b, end: player = keeper;
        won_begin, won: goals[x] == 1;
        lost, won_begin: goals[o] == 1;
        """,
        """
        graph won() {
          check(goals[x] == 1)
        }

        graph lost() {
          check(goals[o] == 1)
          check(goals[x] == 1)
        }

        graph rules() {
          player = x
          check(reachable(won()) || not(reachable(lost())))
          end()
        }
        """);
  }

  @Test
  void checksThatDifferInASymbolAreOneGraph() {
    assertRules(
        """
        type Piece = {white, black};
        var a: Piece = white;
        var b: Piece = white;
        var c: Piece = white;
        var d: Piece = white;
        begin, p: player = x;
        p, q: ? c1 -> c5;
        q, r: ? c6 -> c10;
        r, end: player = keeper;
        c1, c2: a == white; c2, c3: b == white; c3, c4: c == white; c4, c5: d == white;
        c6, c7: a == black; c7, c8: b == black; c8, c9: c == black; c9, c10: d == black;
        """,
        """
        graph aBC(piece : Piece) {
          check(a == piece)
          check(b == piece)
          check(c == piece)
          check(d == piece)
        }

        graph rules() {
          player = x
          check(reachable(aBC(white)))
          check(reachable(aBC(black)))
          end()
        }
        """);
  }

  /** A fuzzer wrote this: only the cast lets {@code one} and {@code b} be compared. */
  @Test
  void whatCastsAloneLetBeComparedIsWrittenAsWhatItComesTo() {
    String game =
        """
        type Two = {a, b}; type One = {a}; type Row = Two -> Two;
        var one: One = a; var row: One -> One = {:a}; const rest: Row = {:b};
        begin, turn: player = x;
        turn, t1: Two(one) == b; t1, done: $ never;
        turn, t2: Two(one) != b; t2, done: $ always;
        turn, t3: Row(row) == rest; t3, done: $ neither;
        turn, t4: Two(one) == a; t4, done: $ too;
        done, end: player = keeper;
        """;
    String written = emit(game).value().orElseThrow();

    assertEquals(List.of(), Games.read("written.hrg", written).diagnostics(), written);
  }

  @Test
  void aShortEntryOfALoopIsCopied() {
    assertRules(
        """
        begin, a: $ l;
        begin, b: $ r;
        a, b: $ s;
        b, a: $ t;
        a, end: player = keeper;
        """,
        """
        graph rules() {
          branch {
            $ l
          } or {
            $ r $ t
          }
          loop {
            branch {
              $ s
            } or {
              end()
            }
            $ t
          }
        }
        """);
  }

  @Test
  void aLoopWithTwoEntriesWhereMovesEndNeedsAVariableAndIsReported() {
    Result<String> result =
        emit(
            """
            begin, a: $ l;
            begin, b: $ r;
            a, b: player = o;
            b, a: player = x;
            a, end: player = keeper;
            """);
    assertEquals(List.of("unstructured"), codes(result));
    assertTrue(result.value().orElseThrow().contains("resume : {nowhere, at1, at2}"));
  }

  @Test
  void whatHrgCannotSayIsReported() {
    Result<String> result =
        emit("begin, end: player = keeper; @unique begin; @artificialTag t; @other x;");
    assertEquals(List.of("lost-pragma", "lost-pragma"), codes(result));
  }

  @Test
  void upperCaseSymbolsInMapsAreSetByTheRulesAndTheDefaultStays() {
    Result<String> result =
        emit(
            """
            type Piece = {W, B, w};
            type Board = Piece -> Piece;
            var board: Board = {:B, B: W, w: w};
            begin, a: player = x;
            a, b: $$ player;
            b, end: player = keeper;
            """);
    assertEquals(List.of("upper-case-symbol"), codes(result));
    assertTrue(
        result
            .value()
            .orElseThrow()
            .endsWith(
                """
                board : Piece -> Piece = { :B; w = w }

                graph rules() {
                  board[B] = W
                  player = x
                  $$ player
                  end()
                }
                """));
  }

  @Test
  void aMapOfAllKeysKeepsItsMostFrequentValueForOthers() {
    Result<String> result =
        emit(
            """
            type Piece = {W, w, b};
            type Place = {p0, p1, p2, off};
            type Cell = {p0, p1, p2};
            var at: Place = p0;
            var board: Cell -> Piece = {p0: W, p1: b, p2: b};
            begin, a: player = x;
            a, b: at = Place(*);
            b, c: board[at] == b;
            c, d: $$ at;
            d, end: player = keeper;
            """);
    assertEquals(List.of("upper-case-symbol"), codes(result));
    assertTrue(result.value().orElseThrow().contains("board : Cell -> Piece = { :b }\n"));
  }

  @Test
  void everyMoveIntoTheEndEndsThePlay() {
    Result<String> result =
        emit("begin, a: player = x; a, b: $ t; b, c: player = keeper; c, end: player = player;");
    assertTrue(result.value().orElseThrow().endsWith("  player = keeper\n  end()\n}\n"));
  }

  @Test
  void aNumberIsNoNameOfAVariable() {
    Result<String> result =
        emit(
            """
            type Cell = {p0, p1};
            var 2: Cell = p0;
            begin, a: player = x;
            a, b: $$ 2;
            b, end: player = keeper;
            """);
    assertEquals(List.of("reserved-name"), codes(result));
    assertTrue(result.value().isEmpty());
  }

  @Test
  void upperCaseSymbolsAreKeysOfFunctionsInSets() {
    assertFunction(
        """
        type Piece = {W, B, w, b};
        const value: Piece -> Score = {:0, B: 1, W: 1};
        var piece: Piece = B;
        begin, a: value[piece] == 1;
        a, end: player = keeper;
        """,
        """
        value : Piece -> Score
        value(X) = if X in {w, b} then 0 else 1
        """);
  }

  @Test
  void aConstantReadOutsideOfItsKeysKeepsItsDefaultAsAVariable() {
    Result<String> result =
        emit(
            """
            type Place = {a, b, c};
            type Inner = {a, b};
            const value: Inner -> Score = {:1, a: 0, b: 0};
            var place: Place = c;
            begin, next: value[place] == 1;
            next, end: player = keeper;
            """);
    assertEquals(List.of("constant-as-variable"), codes(result));
    assertTrue(
        result.value().orElseThrow().contains("value : Inner -> Score = { :1; a = 0; b = 0 }"));
  }

  @Test
  @Tag("long")
  void aLargeTableIsAFormulaToo() {
    int size = 200;
    StringBuilder more = new StringBuilder();
    for (int i = 0; i < size; i++) {
      more.append(i == 0 ? "{:{:0}" : ", " + i + ": {:0");
      for (int j = 0; j < i; j++) {
        more.append(", ").append(j).append(": 1");
      }
      more.append(i == 0 ? "" : "}");
    }
    String numbers =
        IntStream.range(0, size).mapToObj(Integer::toString).collect(Collectors.joining(", "));
    assertFunction(
        """
        type Count = {%s};
        const more: Count -> Count -> Score = %s};
        var count: Count = 0;
        begin, a: more[count][count] == 1;
        a, end: player = keeper;
        """
            .formatted(numbers, more),
        """
        more : Count -> Count -> Score
        more(X, A) = if X <= A then 0 else 1
        """);
  }

  @Test
  void sumsAndComparisonsOfTwoNumbersAreFormulas() {
    assertFunction(
        """
        type N = {N__0, N__1, N__2, N__3};
        const sum: N -> N -> N = {
          N__0: {N__0: N__0, N__1: N__1, N__2: N__2, N__3: N__3},
          N__1: {N__0: N__1, N__1: N__2, N__2: N__3, N__3: N__3},
          N__2: {N__0: N__2, N__1: N__3, N__2: N__3, N__3: N__3},
          N__3: {:N__3}};
        var n: N = N__0;
        begin, a: sum[n][n] == N__2;
        a, end: player = keeper;
        """,
        """
        sum : N -> N -> N
        sum(N(X), N(A)) = if X + A > 2 then N(3) else N(X + A)
        """);
    assertFunction(
        """
        type N = {N__0, N__1, N__2};
        const more: N -> N -> Score = {
          N__0: {:0}, N__1: {:0, N__0: 1}, N__2: {:1, N__2: 0}};
        var n: N = N__0;
        begin, a: more[n][n] == 1;
        a, end: player = keeper;
        """,
        """
        more : N -> N -> Score
        more(N(X), N(A)) = if X <= A then 0 else 1
        """);
  }

  /**
   * From each node of a ring all others are reached, so that each check is as large as the ring.
   */
  @Test
  void checksThatShareMuchTakeFromTheBudget() {
    int nodes = 60;
    String edges =
        IntStream.range(0, nodes)
            .mapToObj(
                n ->
                    "n%d, n%d: at != N(%d); n%d, found: at == N(%d); a%d, a%d: ? n%d -> found;"
                        .formatted(n, (n + 1) % nodes, n, n, n, n, n + 1, n))
            .collect(Collectors.joining("\n"));
    String symbols =
        IntStream.range(0, nodes).mapToObj(Integer::toString).collect(Collectors.joining(", "));
    Game game =
        game(
            "type N = {"
                + symbols
                + "};\nvar at: N = 0;\nbegin, a0: ;\n"
                + edges
                + "\na%d, end: player = keeper;".formatted(nodes));

    assertTrue(new HrgEmitter().emit(game, new Budget()).value().isPresent());
    assertThrows(DiagnosticException.class, () -> new HrgEmitter().emit(game, new Budget(100_000)));
  }

  private static void assertFunction(String game, String function) {
    Result<String> result = emit(game);
    assertEquals(List.of(), codes(result));
    String text = result.value().orElseThrow();
    assertTrue(text.contains("\n" + function + "\n"), text);
  }

  private static void assertRules(String edges, String graphs) {
    String text = emit(edges).value().orElseThrow();
    assertEquals(graphs, text.substring(text.indexOf("graph ")));
  }

  private static Result<String> emit(String rest) {
    return new HrgEmitter().emit(game(rest));
  }

  private static Game game(String rest) {
    Source source = Games.source("game.rg", GAME + rest);
    return RgParser.parse(source, new Budget()).value().orElseThrow();
  }

  private static List<String> codes(Result<String> result) {
    return result.diagnostics().stream().map(Diagnostic::code).toList();
  }
}
