package org.regames.gdl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;
import org.regames.ir.validate.Validators;

/**
 * Rule sheets with random mistakes: whatever the text is, it becomes a valid automaton or messages
 * that each name a place, and nothing else happens.
 */
class FuzzTest {
  /**
   * How many texts; 10 000 take some minutes: {@code mvn -pl lang-gdl -am test -Dtest=FuzzTest
   * -Dregames.gdl.fuzz=10000 -Dsurefire.failIfNoSpecifiedTests=false}.
   */
  private static final int TEXTS = Integer.getInteger("regames.gdl.fuzz", 400);

  /** The first text; another one gives other texts. */
  private static final int FIRST = Integer.getInteger("regames.gdl.fuzzFrom", 0);

  /** Items of the budget, so that texts that explode end soon. */
  private static final int BUDGET = 20_000;

  private static final int LONGEST = 4_000;
  private static final int MOST_CHANGES = 4;
  private static final int DEEP = 5_000;
  private static final int LONG = 100_000;

  private static final Pattern TOKEN = Pattern.compile("[()]|;[^\n]*|[^\\s();]+|\\s+");

  private static final List<String> ODD =
      List.of(
          "0",
          "-1",
          "1000000000",
          "1000000000000000000",
          "?x",
          "?",
          "<=",
          "not",
          "or",
          "and",
          "distinct",
          "true",
          "does",
          "role",
          "legal",
          "next",
          "goal",
          "terminal",
          "init",
          "sees",
          "random",
          "base",
          "input",
          "()",
          "(",
          ")",
          ";",
          "\uFEFF",
          "\r\n",
          "\0",
          "\t",
          "\"",
          ":-",
          "ä",
          "keeper",
          "player",
          "visible");

  private final List<List<String>> sheets = sheets();

  private static List<List<String>> sheets() {
    List<Path> files = new ArrayList<>(Gdl.resources("play", ".kif"));
    files.addAll(Gdl.resources("play", ".gdl"));
    files.addAll(Gdl.resources("errors", ".kif"));
    files.addAll(Gdl.library());
    return files.stream()
        .map(Gdl::text)
        .filter(text -> text.length() <= LONGEST)
        .map(FuzzTest::tokens)
        .toList();
  }

  private static List<String> tokens(String text) {
    return new ArrayList<>(TOKEN.matcher(text).results().map(match -> match.group()).toList());
  }

  @Test
  void everyTextGivesAnAutomatonOrMessagesWithPlaces() {
    for (int number = FIRST; number < FIRST + TEXTS; number++) {
      check("text " + number, text(new Random(number)));
    }
  }

  @Test
  void whatIsDeepOrLongIsToldOrTaken() {
    String game = "(role x) (<= terminal (true done)) (goal x 100) (legal x go)";
    check("deep term", game + "(init " + "(s ".repeat(DEEP) + "z" + ")".repeat(DEEP + 1));
    for (int depth : new int[] {150, 198, 199, 200, 201, 205, 250, 290}) {
      String term = "(s ".repeat(depth) + "z" + ")".repeat(depth);
      check(
          "term of depth " + depth,
          game + "(init " + term + ") (<= (next done) (true " + term + "))");
    }
    check("infix", "role(x) init(" + "s(".repeat(DEEP) + "z" + ")".repeat(DEEP + 1));
    check("negations", game + "(<= done " + "(not ".repeat(DEEP) + "z" + ")".repeat(DEEP + 1));
    check("open", "(".repeat(LONG));
    check("closed", ")".repeat(LONG));
    check("a name", game + "(init " + "a".repeat(LONG) + ")");
    check("a comment", game + ";" + "a".repeat(LONG));
    check("a row", game + " (init z)".repeat(LONG / 100));
  }

  private String text(Random random) {
    List<String> tokens = new ArrayList<>(sheets.get(random.nextInt(sheets.size())));
    int changes = 1 + random.nextInt(MOST_CHANGES);
    for (int change = 0; change < changes && !tokens.isEmpty(); change++) {
      mutate(tokens, random);
    }
    return String.join("", tokens);
  }

  private void mutate(List<String> tokens, Random random) {
    int at = random.nextInt(tokens.size());
    int other = random.nextInt(tokens.size());
    switch (random.nextInt(9)) {
      case 0 -> tokens.remove(at);
      case 1 -> tokens.add(at, tokens.get(at));
      case 2 -> tokens.set(at, tokens.set(other, tokens.get(at)));
      case 3 -> tokens.set(at, ODD.get(random.nextInt(ODD.size())));
      case 4 -> tokens.add(at, " " + ODD.get(random.nextInt(ODD.size())) + " ");
      case 5 -> tokens.set(at, tokens.get(other));
      case 6 -> {
        List<String> spliced = sheets.get(random.nextInt(sheets.size()));
        int from = random.nextInt(spliced.size());
        tokens.addAll(at, spliced.subList(from, Math.min(spliced.size(), from + 40)));
      }
      case 7 -> tokens.subList(Math.min(at, other), Math.min(at, other) + 1).clear();
      case 8 -> {
        int depth = 1 + random.nextInt(400);
        tokens.set(at, "(f ".repeat(depth) + tokens.get(at) + ")".repeat(depth));
      }
      default -> throw new AssertionError();
    }
  }

  private static void check(String name, String text) {
    Result<Game> result;
    try {
      result = GdlFrontend.read(new Source("fuzz.kif", text), new Budget(BUDGET));
    } catch (RuntimeException | StackOverflowError failure) {
      throw new AssertionError(name + " ends with " + failure + ":\n" + start(text), failure);
    }
    for (Diagnostic finding : result.diagnostics()) {
      assertTrue(finding.origin().isKnown(), () -> name + ": no place: " + finding);
    }
    boolean failed = result.diagnostics().stream().anyMatch(Diagnostic::isError);
    assertEquals(failed, result.value().isEmpty(), () -> name + ":\n" + start(text));
    result
        .value()
        .ifPresent(
            game ->
                assertEquals(
                    List.of(),
                    Validators.validate(game).stream().filter(Diagnostic::isError).toList(),
                    () -> name + ":\n" + start(text)));
  }

  private static String start(String text) {
    return text.substring(0, Math.min(text.length(), LONGEST));
  }
}
