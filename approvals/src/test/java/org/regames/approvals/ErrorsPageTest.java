package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.backend.interpreter.Impropriety;
import org.regames.backend.verify.Verifier;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import org.regames.ir.validate.Validators;

/**
 * The page of messages: each code that is reported has its paragraph, and where there are examples,
 * the first gives the code and the second does not.
 */
class ErrorsPageTest {
  private static final String FENCE = "```";
  private static final Pattern REPORTED =
      Pattern.compile(
          "(?:error|warning)\\(\\s*(?:[a-z]\\w*,\\s*)?\"([a-z]+(?:-[a-z]+)+)\"\\s*,\\s");

  private record Block(String info, String text) {}

  private static final Map<String, List<Block>> SECTIONS = read();

  /** The games that examples are parts of, by language. */
  private static final Map<String, String> PRELUDES =
      SECTIONS.get("The games around the examples").stream()
          .collect(Collectors.toMap(Block::info, Block::text));

  private static Map<String, List<Block>> read() {
    Map<String, List<Block>> sections = new LinkedHashMap<>();
    List<Block> open = new ArrayList<>();
    StringBuilder block = null;
    String info = "";
    for (String line : lines()) {
      if (line.startsWith("#") && block == null) {
        open = new ArrayList<>();
        sections.put(line.replaceFirst("#+ ", ""), open);
      } else if (line.startsWith(FENCE) && block == null) {
        block = new StringBuilder();
        info = line.substring(FENCE.length());
      } else if (line.startsWith(FENCE)) {
        open.add(new Block(info, block.toString()));
        block = null;
      } else if (block != null) {
        block.append(line).append('\n');
      }
    }
    return sections;
  }

  private static List<String> lines() {
    try {
      return Files.readAllLines(Games.ROOT.resolve("docs/errors.md"));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  static Stream<String> withExamples() {
    return SECTIONS.entrySet().stream()
        .filter(section -> section.getValue().size() == 2)
        .map(Map.Entry::getKey);
  }

  @ParameterizedTest
  @MethodSource("withExamples")
  void theFirstExampleIsWrongAndTheSecondRight(String code) {
    List<Block> examples = SECTIONS.get(code);
    Set<String> wrong = codes(examples.getFirst());
    assertTrue(wrong.contains(code), "the wrong text gives " + wrong);
    assertFalse(codes(examples.getLast()).contains(code), "the right text gives it, too");
  }

  @Test
  void everyCodeHasItsParagraph() throws IOException {
    Set<String> missing = new TreeSet<>();
    try (Stream<Path> files = Files.walk(Games.ROOT)) {
      for (Path file : files.filter(ErrorsPageTest::isMain).toList()) {
        REPORTED
            .matcher(Files.readString(file))
            .results()
            .map((MatchResult match) -> match.group(1))
            .filter(code -> !SECTIONS.containsKey(code))
            .forEach(missing::add);
      }
    }
    assertEquals(Set.of(), missing);
  }

  private static boolean isMain(Path file) {
    return file.toString().endsWith(".java") && file.toString().contains("/src/main/");
  }

  /** The codes of all that is said about an example, put into its game, and by a search of that. */
  private static Set<String> codes(Block example) {
    Language language =
        Language.all().stream()
            .filter(each -> each.name().equals(example.info.split(" ")[0]))
            .findFirst()
            .orElseThrow();
    Source source = new Source("example", whole(example));
    Result<Game> read = language.frontend().orElseThrow().read(source, new Budget());
    Result<Game> result = Validators.validated(read, source);
    Set<String> codes = new TreeSet<>();
    result.diagnostics().stream().map(Diagnostic::code).forEach(codes::add);
    result.value().stream()
        .flatMap(game -> new Verifier(100, 0, 1).verify(game, _ -> {}).improprieties().stream())
        .map(Impropriety::diagnostic)
        .map(Diagnostic::code)
        .forEach(codes::add);
    return codes;
  }

  private static String whole(Block example) {
    String text = example.text;
    return switch (example.info) {
      case "hrg rules" -> "graph rules() {\n" + text + "}\n" + PRELUDES.get("hrg");
      case "hrg" ->
          text
              + (text.contains("graph rules()") ? "" : "graph rules() { end() }\n")
              + PRELUDES.get("hrg");
      case "rg" ->
          instead(text, PRELUDES.get("rg"), Pattern.compile("^\\w+, \\w+", Pattern.MULTILINE));
      case "rbg" ->
          instead(text, PRELUDES.get("rbg"), Pattern.compile("^#\\w+", Pattern.MULTILINE));
      case "sbg" -> sections(text, PRELUDES.get("sbg"));
      default -> PRELUDES.get(example.info) + text;
    };
  }

  /** The lines of a game, those that begin as a line of the example left out, and the example. */
  private static String instead(String example, String game, Pattern start) {
    Set<String> given =
        start.matcher(example).results().map(MatchResult::group).collect(Collectors.toSet());
    String rest =
        game.lines()
            .filter(
                line ->
                    start
                        .matcher(line)
                        .results()
                        .map(MatchResult::group)
                        .noneMatch(given::contains))
            .collect(Collectors.joining("\n", "", "\n"));
    int rules = rest.indexOf("#rules");
    return rules < 0 ? rest + example : rest.substring(0, rules) + example + rest.substring(rules);
  }

  /** A game in which the sections of the example stand for its own. */
  private static String sections(String example, String game) {
    String name = example.substring(0, example.indexOf('>') + 1);
    int from = game.indexOf(name);
    int to = game.indexOf("\n<", from) + 1;
    return game.substring(0, from) + example + (to > 0 ? game.substring(to) : "");
  }
}
