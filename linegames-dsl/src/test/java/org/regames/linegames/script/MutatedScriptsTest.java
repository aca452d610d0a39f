package org.regames.linegames.script;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.regames.linegames.output.ScriptError;

/**
 * Scripts with small random changes: whatever becomes of them, they are refused with a place or let
 * pass. {@code -Dregames.scripts.mutants=N} tries more.
 */
class MutatedScriptsTest {
  private static final int MUTANTS = Integer.getInteger("regames.scripts.mutants", 400);
  private static final int MOST_CHANGES = 4;
  private static final Path ROOT = Path.of(System.getProperty("regames.root"));
  private static final Pattern TOKENS = Pattern.compile("\\w+|\\s+|[^\\w\\s]");

  /** What is put in: ends of things, numbers at their limits, characters that few expect. */
  private static final List<String> SPICES =
      List.of(
          "(",
          ")",
          "[",
          "]",
          "{",
          "}",
          "'",
          "\"",
          "'''",
          "\\",
          "\n",
          "\t",
          "\r",
          "\r\n",
          ":",
          ";",
          ",",
          ".",
          "@",
          "#",
          "$",
          "`",
          "?",
          "!",
          "\0",
          "\uFEFF",
          "é",
          "\u2028",
          "\uD83C",
          "0",
          "-1",
          "1000000000",
          "1000000000000000000",
          "0x",
          "1e999",
          "00",
          "lambda",
          "yield",
          "exec",
          "print",
          "class",
          "import",
          "from",
          "global",
          "return",
          "async",
          "f'{x}'",
          "u'\\u12'",
          "b'\\x'",
          "# -*- coding: utf-16 -*-\n",
          "*",
          "**",
          "<>",
          ">>",
          "->",
          "...",
          "-".repeat(2_000),
          "x".repeat(100_000));

  private static List<String> tokens(Path script) throws IOException {
    return TOKENS.matcher(Files.readString(script)).results().map(MatchResult::group).toList();
  }

  private static List<Path> files(String folder, String suffix) throws IOException {
    try (Stream<Path> files = Files.list(ROOT.resolve(folder))) {
      return files.filter(file -> file.toString().endsWith(suffix)).sorted().toList();
    }
  }

  private static String mutant(List<List<String>> scripts, SplittableRandom random) {
    List<String> tokens = new ArrayList<>(scripts.get(random.nextInt(scripts.size())));
    int changes = 1 + random.nextInt(MOST_CHANGES);
    for (int i = 0; i < changes && !tokens.isEmpty(); i++) {
      int at = random.nextInt(tokens.size());
      List<String> other = scripts.get(random.nextInt(scripts.size()));
      switch (random.nextInt(6)) {
        case 0 -> tokens.remove(at);
        case 1 -> tokens.add(at, tokens.get(at));
        case 2 -> tokens.set(at, tokens.get(random.nextInt(tokens.size())));
        case 3 -> tokens.add(at, SPICES.get(random.nextInt(SPICES.size())));
        case 4 -> tokens.set(at, other.get(random.nextInt(other.size())));
        default -> tokens.subList(at, Math.min(tokens.size(), at + random.nextInt(40))).clear();
      }
    }
    return String.join("", tokens);
  }

  @Test
  void mutatedPythonIsRefusedWithAPlaceOrPasses() throws IOException {
    List<List<String>> scripts = new ArrayList<>();
    for (Path file : files("games/linegames", ".py")) {
      scripts.add(tokens(file));
    }
    for (Path file : files("linegames-dsl/src/test/resources/python", ".py")) {
      scripts.add(tokens(file));
    }
    SplittableRandom random = new SplittableRandom(1);
    int refused = 0;
    for (int i = 0; i < MUTANTS; i++) {
      String text = mutant(scripts, random);
      try {
        PythonRunner.code(
            new Script("mutant.py", text, Script.Trust.CHECKED, 0, Path.of("")), _ -> {});
      } catch (ScriptError error) {
        refused++;
        assertTrue(error.line() > 0, () -> error.getMessage() + " has no place in:\n" + text);
      }
    }
    assertTrue(refused > MUTANTS / 10 && refused < MUTANTS, "refused: " + refused);
  }
}
