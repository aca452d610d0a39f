package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.agents.tree.GameTree;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Limits;
import org.regames.backend.planner.PlanBuilder;
import org.regames.backend.verify.Verification;
import org.regames.backend.verify.Verifier;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import org.regames.ir.passes.Passes;
import org.regames.ir.validate.Validators;

/**
 * The page of messages: each code that is reported has its paragraph, and where there are examples,
 * the first gives the code and the second does not.
 */
@Tag("long")
@Execution(ExecutionMode.CONCURRENT)
class ErrorsPageTest {
  private static final String FENCE = "```";
  private static final Pattern REPORTED =
      Pattern.compile(
          "(?:error|warning)\\(\\s*(?:[a-z]\\w*,\\s*)?\"([a-z]+(?:-[a-z]+)+)\"\\s*,\\s");

  private static final Pattern CODE = Pattern.compile("[a-z]+(-[a-z]+)*");
  private static final Pattern PRINTED = Pattern.compile("\\[([a-z-]+)\\]$", Pattern.MULTILINE);
  private static final int MOST_NODES = 1000;
  private static final Limits FEW_STEPS = new Limits(100_000, 100_000, 1_000);

  /**
   * Codes without examples: what is out of order there is a compiler or one of our programs, or the
   * example would fill a page.
   */
  private static final Set<String> WITHOUT =
      Set.of("build-failed", "plan-syntax", "program-failed", "too-deep", "too-many");

  private static final Map<String, String> LANGUAGES = Map.of("python", "linegame-python");

  private record Block(String info, String text) {
    String kind() {
      return info.split(" ")[0];
    }
  }

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

  static Stream<String> codes() {
    return SECTIONS.keySet().stream()
        .filter(section -> CODE.matcher(section).matches() && !WITHOUT.contains(section));
  }

  @ParameterizedTest
  @MethodSource("codes")
  void theFirstExampleIsWrongAndTheSecondRight(String code)
      throws IOException, InterruptedException {
    List<Block> examples = SECTIONS.get(code);
    assertEquals(2, examples.size(), code + ": a wrong text and a right one");
    Set<String> wrong = said(examples.getFirst());
    assertTrue(wrong.contains(code), code + ": the wrong text gives " + wrong);
    assertFalse(said(examples.getLast()).contains(code), code + ": the right text gives it, too");
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

  private static Set<String> said(Block example) throws IOException, InterruptedException {
    return switch (example.info) {
      case "sh" -> printed(example.text);
      case "passes" -> codeOf(() -> Passes.parse(example.text));
      default -> codes(example);
    };
  }

  /** The codes of all that a command prints. */
  private static Set<String> printed(String line) throws IOException, InterruptedException {
    String regames =
        "\"%s/bin/java\" -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp \"%s\" org.regames.cli.Main"
            .formatted(System.getProperty("java.home"), System.getProperty("java.class.path"));
    Process process =
        new ProcessBuilder("sh", "-c", line.replace("./regames", regames))
            .directory(Games.ROOT.toFile())
            .redirectErrorStream(true)
            .start();
    process.getOutputStream().close();
    String out = String.join("\n", process.inputReader(StandardCharsets.UTF_8).readAllLines());
    process.waitFor();
    return PRINTED
        .matcher(out)
        .results()
        .map(code -> code.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> codeOf(Runnable task) {
    try {
      task.run();
      return new TreeSet<>();
    } catch (DiagnosticException mistake) {
      return new TreeSet<>(Set.of(mistake.diagnostic().code()));
    }
  }

  /**
   * The codes of all that is said about an example, put into its game: when it is read, by a search
   * of the game, when it is written in HRG or as a tree, and when it is compiled.
   */
  private static Set<String> codes(Block example) {
    Language language = language(LANGUAGES.getOrDefault(example.kind(), example.kind()));
    Source source = new Source("example", whole(example));
    Result<Game> read = language.frontend().orElseThrow().read(source, new Budget());
    Result<Game> result = Validators.validated(read, source);
    Set<String> codes = new TreeSet<>();
    result.diagnostics().stream().map(Diagnostic::code).forEach(codes::add);
    if (result.diagnostics().stream().noneMatch(Diagnostic::isError)) {
      result.value().ifPresent(game -> codes.addAll(codes(game)));
    }
    return codes;
  }

  private static Set<String> codes(Game game) {
    Interpreter interpreter = Interpreter.of(game, FEW_STEPS, new Budget());
    Set<String> codes = codeOf(() -> interpreter.choices(interpreter.initial()));
    if (!codes.isEmpty()) {
      return codes; // nothing else gets past the first state, and it may take long to give up
    }
    interpreter.findings().list().forEach(each -> codes.add(each.diagnostic().code()));
    Verification found = new Verifier(100, 0, 1).verify(game, _ -> {});
    found.improprieties().forEach(each -> codes.add(each.diagnostic().code()));
    found.lints().forEach(each -> codes.add(each.diagnostic().code()));
    language("hrg")
        .emitter()
        .orElseThrow()
        .emit(game, new Budget())
        .diagnostics()
        .forEach(each -> codes.add(each.code()));
    codes.addAll(codeOf(() -> PlanBuilder.plan(Builtins.complete(game))));
    codes.addAll(codeOf(() -> GameTree.of(game, new Budget(MOST_NODES))));
    return codes;
  }

  private static Language language(String name) {
    return Language.all().stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static String whole(Block example) {
    String text = example.text;
    return switch (example.info) {
      case "hrg rules" -> "graph rules() {\n" + text + "}\n" + PRELUDES.get("hrg");
      case "hrg" ->
          text
              + (text.contains("graph rules()") ? "" : "graph rules() { end() }\n")
              + PRELUDES.get("hrg");
      case "rg" -> instead(text, PRELUDES.get("rg"), Pattern.compile("^\\w+,", Pattern.MULTILINE));
      case "rbg" ->
          instead(text, PRELUDES.get("rbg"), Pattern.compile("^#\\w+", Pattern.MULTILINE));
      case "sbg" -> sections(text, PRELUDES.get("sbg"));
      case "gdl" -> PRELUDES.get("gdl") + text;
      default -> text;
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
