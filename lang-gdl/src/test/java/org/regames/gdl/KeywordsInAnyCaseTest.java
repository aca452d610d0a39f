package org.regames.gdl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.gdl.editor.GdlEditing;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.editor.Symbol;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;
import org.regames.rg.RgPrinter;

class KeywordsInAnyCaseTest {
  /** Heaps of two, with words of which capitals are a part. */
  private static final String GAME =
      """
      (role Anna) (role Bert) (role random)
      (init (heap 3)) (init (control Anna))
      (succ 0 1) (succ 1 2) (succ 2 3)
      (other Anna Bert) (other Bert Anna)
      (<= (legal ?p (Take ?n)) (true (control ?p)) (true (heap ?n)))
      (<= (legal ?p wait) (role ?p) (distinct ?p random) (not (true (control ?p))))
      (legal random blow) (legal random rest)
      (<= (next (heap ?m)) (true (heap ?n)) (succ ?m ?n) (or (does random blow) (true (heap 1))))
      (<= (next (heap ?n)) (true (heap ?n)) (distinct ?n 1) (and (does random rest)))
      (<= (next (control ?q)) (true (control ?p)) (other ?p ?q))
      (<= terminal (true (heap 0)))
      (<= (goal ?p 100) (true (control ?p)))
      (<= (goal ?p 0) (role ?p) (not (true (control ?p))))
      (goal random 0)
      """;

  private static String automaton(String text) {
    return RgPrinter.print(Gdl.game(text));
  }

  @Test
  void aKeywordIsTheSameInCapitals() {
    String plain = automaton(GAME);
    for (String word :
        List.of(
            "role",
            "init",
            "legal",
            "next",
            "true",
            "does",
            "terminal",
            "goal",
            "distinct",
            "not",
            "or",
            "and",
            "random")) {
      String capitals = GAME.replaceAll("\\b" + word + "\\b", word.toUpperCase(Locale.ROOT));
      assertNotEquals(GAME, capitals, word);
      assertEquals(plain, automaton(capitals), word);
    }
  }

  @Test
  void otherWordsAreComparedAsTheyAre() {
    String differs = GAME.replace("(other Anna Bert)", "(other anna Bert)");
    assertNotEquals(automaton(GAME), automaton(differs));
  }

  static Stream<Path> small() {
    return Stream.of("tictactoe", "high-card", "lights", "prisoners", "night-watch")
        .map(name -> Gdl.library().getFirst().resolveSibling(name + ".kif"));
  }

  @ParameterizedTest
  @MethodSource("small")
  void aSheetInCapitalsIsReadLikeThatInSmallLetters(Path file) {
    String rules = Gdl.text(file).replaceAll(";.*", "").toLowerCase(Locale.ROOT);
    assertEquals(automaton(rules), automaton(rules.toUpperCase(Locale.ROOT)));
  }

  @Test
  void commentsOfASheetInCapitalsMayHaveSmallLetters() {
    String rules = GAME.toUpperCase(Locale.ROOT);
    assertEquals(automaton(rules), automaton("; Who plays (a comment).\n" + rules));
  }

  @Test
  void infixKeywordsMayBeginWithACapital() {
    String infix =
        """
        Role(x)
        Init(at(1))
        Legal(x, go) :- True(at(1))
        Next(at(2)) :- Does(x, go)
        Terminal :- ~TRUE(at(1))
        GOAL(x, 100)
        """;
    assertEquals(automaton(infix.toLowerCase(Locale.ROOT)), automaton(infix));
  }

  /** What is written with the signs of Prolog. */
  @Test
  void infixMayHaveTheSignsOfProlog() {
    String ours =
        """
        role(x)
        init(at(1))
        init(half(0.5))
        legal(x, go) :- true(at(1)) & ~true(at(2)) & (true(half(0.5)) | true(at(1)))
        next(at(2)) :- does(x, go) & ~true(half(1)) & ~distinct(1, 1)
        terminal :- true(at(2))
        goal(x, 100)
        """;
    String prolog =
        """
        % Who plays: x.
        role(x). % alone
        init(at(1)). init(half(0.5)).
        legal(x, go) :- true(at(1)), \\+true(at(2)), (true(half(0.5)) | true(at(1))).
        next(at(2)) :- does(x, go), not(true(half(1))), \\+ distinct(1, 1).%done
        terminal :- true(at(2)).
        goal(x, 100).
        """;
    assertEquals(automaton(ours), automaton(prolog));
    String formatted = GdlPrinter.infix(Gdl.description(prolog));
    assertEquals(
        ours.replaceAll("\\s", ""),
        formatted.replaceAll(";.*", "").replaceAll("\\s", "").replace("()", ""));
    assertEquals(formatted, GdlPrinter.infix(Gdl.description(formatted)));
  }

  /** Editors know the same names, whichever way keywords and signs are written. */
  @Test
  void editorsSeeTheSameNames() {
    List<String> names = names("role(x) init(at(1)) legal(x, go) :- true(at(1)) & ~true(at(2))");
    assertEquals(List.of("at", "go", "x"), names);
    assertEquals(
        names, names("% at\nRole(x). init(at(1)). LEGAL(x, go) :- true(at(1)), \\+True(at(2))."));
    assertEquals(
        names, names("(ROLE x) (init (at 1)) (<= (Legal x go) (TRUE (at 1)) (NOT (true (at 2))))"));
  }

  private static List<String> names(String text) {
    return new GdlEditing()
        .symbols(new Source("game.gdl", text)).symbols().stream()
            .filter(symbol -> !symbol.isBuiltIn())
            .map(Symbol::name)
            .sorted()
            .toList();
  }

  /** Signs that are none in prefix notation are quoted in infix. */
  @Test
  void namesWithThoseSignsAreWrittenInQuotes() {
    String prefix = "(role x)\n\n(a 50% . .. end. .5 back\\slash 1.5 |)\n";
    String infix = GdlPrinter.infix(Gdl.description(prefix));
    assertEquals(prefix, GdlPrinter.prefix(Gdl.description(infix)));
  }

  @Test
  void messagesSayTheWordsOfTheSheet() {
    String sheet = GAME.toUpperCase(Locale.ROOT).replace("(SUCC ?M ?N)", "(SUCK ?M ?N)");
    Result<Game> read = GdlFrontend.read(new Source("game.kif", sheet), new Budget());
    assertEquals(
        "no rule defines `SUCK`, so it never holds",
        read.diagnostics().stream()
            .filter(it -> it.code().equals("unknown-relation"))
            .map(Diagnostic::message)
            .findFirst()
            .orElseThrow());
  }
}
