package org.regames.hrg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.regames.ir.Game;
import org.regames.ir.language.Budget;
import org.regames.rg.RgParser;
import org.regames.rg.RgPrinter;

/** The examples of the package pages: the first text of a page becomes the second. */
class PackageExampleTest {
  private static final Pattern EXAMPLE =
      Pattern.compile("<pre>\\{@code\n(.*?)}</pre>", Pattern.DOTALL);

  @Test
  void wholeGame() {
    List<String> examples = examples("");
    assertEquals(examples.get(1), automaton(examples.get(0)));
  }

  @Test
  void evaluation() {
    List<String> examples = examples("evaluation/");
    String game =
        """
        domain Player = x | o
        domain Score = 0 | 1
        domain Cell = C(I) where I in 0..2 | none
        graph rules() { end() }
        """;
    List<String> found =
        automaton(game + examples.get(0))
            .lines()
            .filter(line -> line.startsWith("const ") || line.startsWith("var "))
            .toList();
    assertEquals(examples.get(1).lines().toList(), found);
  }

  @Test
  void lowering() {
    List<String> examples = examples("lowering/");
    String game =
        """
        domain Player = x | o
        domain Score = 0 | 1
        owner : Player
        """;
    String found = automaton(game + examples.get(0));
    assertEquals(examples.get(1), found.substring(found.indexOf("begin, ")));
  }

  @Test
  void emission() {
    List<String> examples = examples("emit/");
    Game game =
        RgParser.parse(Games.source("example.rg", examples.get(0)), new Budget())
            .value()
            .orElseThrow();
    assertEquals(examples.get(1), new HrgEmitter().emit(game).value().orElseThrow());
  }

  private static List<String> examples(String folder) {
    Path page =
        Path.of(System.getProperty("regames.root"))
            .resolve("lang-hrg/src/main/java/org/regames/hrg")
            .resolve(folder + "package-info.java");
    String text = Games.text(page).replaceAll("(?m)^ \\* ?", "");
    return EXAMPLE.matcher(text).results().map((MatchResult result) -> result.group(1)).toList();
  }

  private static String automaton(String text) {
    return RgPrinter.print(
        Games.withoutBuiltins(Games.read("example.hrg", text).value().orElseThrow()));
  }
}
