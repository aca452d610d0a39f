package org.regames.lud;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.GameChoices;
import org.regames.ir.language.Result;
import org.regames.lud.tree.LudClause;

/**
 * Texts that are long in one way: each is read, or refused, in a time that grows with its length.
 */
class LongTextsTest {
  private static final int MANY = 100_000;
  private static final Duration LONGEST = Duration.ofSeconds(20);

  private static String game(String moves) {
    return "(game \"Long\" (players 2) (equipment {(board (square 3))}) (rules (play "
        + moves
        + ") (end (if (all Passed) (result All Draw)))))";
  }

  private static String nested(String open, String inner, String close, int depth) {
    return open.repeat(depth) + inner + close.repeat(depth);
  }

  @TestFactory
  Stream<DynamicTest> longTextsAreRead() {
    return Map.of(
            "list",
            game("(or {" + "(move Pass) ".repeat(MANY) + "})"),
            "lines",
            game("(or {" + "(move\n Pass)\n".repeat(MANY) + "})"),
            "nested",
            game(nested("(or (move Pass) ", "(move Pass)", ")", 150)),
            "calls",
            "(define \"P\" (move Pass))" + game("(or {" + "(\"P\") \"P\"".repeat(MANY) + "})"),
            "defines",
            "(define \"P\" (move Pass))".repeat(MANY) + game("\"P\""),
            "brackets",
            game(nested("((", "(move Pass)", "))", 90)),
            "comments",
            "// (\n".repeat(MANY) + game("(move Pass)"),
            "metadata",
            game("(move Pass)") + "(metadata " + "(\"x\") ".repeat(MANY) + ")")
        .entrySet()
        .stream()
        .sorted(Map.Entry.comparingByKey())
        .map(each -> test(each.getKey(), each.getValue(), false));
  }

  @TestFactory
  Stream<DynamicTest> longTextsAreRefused() {
    String options = "(option \"O\" <O> args:{<a>} { (item \"x\" <y> \"\") }) ";
    return Map.of(
            "open", "(".repeat(MANY),
            "angles", options + "<".repeat(10 * MANY),
            "options", options.repeat(MANY / 10) + "<O".repeat(MANY),
            "words", game("(or {" + "word ".repeat(MANY) + "})"),
            "names",
                game(
                    Stream.iterate(0, i -> i < MANY, i -> i + 1)
                            .map(i -> "(a" + i + ") ")
                            .reduce(
                                new StringBuilder("(or {"),
                                StringBuilder::append,
                                StringBuilder::append)
                        + "})"),
            "arguments", game("(move Step " + "word ".repeat(MANY) + ")"),
            "labels", game("(move Step " + "a:1 ".repeat(MANY) + ")"),
            "quotes", "\"".repeat(MANY) + "(",
            "hashes",
                "(define \"P\" "
                    + "#1 ".repeat(MANY)
                    + ")"
                    + game("(\"P\" (\"P\" (\"P\" (\"P\" a))))"),
            "ranges", game("(or {" + "0..999 ".repeat(MANY) + "})"))
        .entrySet()
        .stream()
        .sorted(Map.Entry.comparingByKey())
        .map(each -> test(each.getKey(), each.getValue(), true));
  }

  private static DynamicTest test(String name, String text, boolean isRefused) {
    return DynamicTest.dynamicTest(
        name,
        () -> {
          Result<LudClause> read =
              assertTimeoutPreemptively(
                  LONGEST,
                  () -> LudParser.parse(new Source(name, text), GameChoices.NONE, new Budget()));
          String found =
              read.diagnostics().stream().limit(3).map(Diagnostic::message).toList() + "";
          assertTrue(read.value().isPresent() != isRefused, found);
          assertTrue(read.diagnostics().isEmpty() != isRefused, found);
        });
  }
}
