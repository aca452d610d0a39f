package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.passes.AnnounceKeeper;
import org.regames.ir.passes.Pass;
import org.regames.rg.RgPrinter;

/** Runs the example in the Javadoc of every pass: what stands before "becomes" and after it. */
final class PassExamplesTest {
  private static final Pattern EXAMPLE =
      Pattern.compile("<pre>\n(.*?)</pre>\\s+becomes\\s+<pre>\n(.*?)</pre>", Pattern.DOTALL);

  /** What examples may use without defining it. */
  private static final List<String> DEFINITIONS =
      List.of(
          "type Player = {white, black};",
          "type Score = {0, 50, 100};",
          "type A = {a, b, c};",
          "const next: A -> A = {a: b, b: c, c: a};",
          "var board: A -> A = {:a};",
          "var x: A = b;",
          "var y: A = b;",
          "var z: A = c;");

  static List<Pass> passes() {
    return Stream.concat(PassesUnderTest.oneByOne().stream(), Stream.of(new AnnounceKeeper()))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("passes")
  void everyPassDoesWhatItsExampleShows(Pass pass) throws IOException {
    List<String[]> examples = examples(pass);
    assertTrue(!examples.isEmpty(), "no example in the Javadoc of " + pass.getClass());
    for (String[] example : examples) {
      check(pass, example[0], example[1]);
    }
  }

  private static void check(Pass pass, String before, String after) {
    Game result = pass.apply(GameTexts.parse(withDefinitions(before)));
    assertEquals(edges(GameTexts.parse(withDefinitions(after))), edges(result));
    Set<String> lines = new TreeSet<>(RgPrinter.print(result).lines().toList());
    definitions(after).forEach(line -> assertTrue(lines.contains(line), () -> line + lines));
    definitions(before)
        .filter(line -> definitions(after).noneMatch(line::equals))
        .forEach(line -> assertTrue(!lines.contains(line), () -> "still there: " + line));
  }

  private static String edges(Game game) {
    return game.edges().stream().map(Edge::toString).collect(Collectors.joining("\n"));
  }

  /** The definitions and pragmas of an example, which must be written as they are printed. */
  private static Stream<String> definitions(String text) {
    return text.lines().filter(line -> line.matches("(type|const|var|@).*"));
  }

  private static String withDefinitions(String text) {
    return text
        + DEFINITIONS.stream()
            .filter(line -> !text.contains(line.replaceAll("[:=].*", "").strip() + ":"))
            .filter(line -> !text.contains(line.replaceAll("[:=].*", "").strip() + " ="))
            .collect(Collectors.joining("\n"));
  }

  private static List<String[]> examples(Pass pass) throws IOException {
    String text =
        Javadocs.of("ir/src/main/java/org/regames/ir/passes", pass.getClass().getSimpleName());
    List<String[]> examples = new ArrayList<>();
    Matcher matcher = EXAMPLE.matcher(text);
    while (matcher.find()) {
      examples.add(new String[] {matcher.group(1), matcher.group(2)});
    }
    return examples;
  }
}
