package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.play.Perft;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticRenderer;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Frontend;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import org.regames.ir.passes.Passes;
import org.regames.ir.validate.Validators;

/**
 * Every example of the references is read, and becomes what stands below it: a block {@code rg} has
 * what the example adds to the automaton of an empty game, a block {@code text} all that is said
 * about it, a block {@code perft} how many sequences of moves it has, a block {@code choices} how
 * many of choices. {@code -Dapprove=true} writes these blocks anew.
 */
class ManualTest {
  private static final String FENCE = "```";
  private static final int DEPTH = 6;
  private static final Pattern PLAYERS = Pattern.compile("(domain|type) Player =");

  /** What the rules of a page's examples stand on, once a block {@code prelude} gave it. */
  private String prelude = "";

  @ParameterizedTest
  @ValueSource(strings = {"gdl.md", "hrg.md", "rbg.md", "rg.md", "sbg.md", "tutorial-hrg.md"})
  void examplesAreTrue(String name) throws IOException {
    Path page = Games.ROOT.resolve("docs").resolve(name);
    List<String> lines = Files.readAllLines(page);
    List<String> right = rewritten(lines);
    if (Boolean.getBoolean("approve")) {
      Files.write(page, right);
    } else {
      assertEquals(String.join("\n", lines), String.join("\n", right), page.toString());
    }
  }

  /** The automaton in the README is that of the first game of the reference of HRG. */
  @Test
  void thePictureIsThatOfTheFirstGame() throws IOException {
    String page = Files.readString(Games.ROOT.resolve("docs/hrg.md"));
    int from = page.indexOf("```hrg\n") + "```hrg\n".length();
    Game game = Games.parse(page.substring(from, page.indexOf("```", from)), "hrg");
    String picture = Games.print(Passes.all().run(game), "svg");
    Path file = Games.ROOT.resolve("docs/pictures/sticks.svg");
    if (Boolean.getBoolean("approve")) {
      Files.writeString(file, picture);
    } else {
      assertEquals(Files.readString(file), picture);
    }
  }

  /** A page with what its examples give. */
  private List<String> rewritten(List<String> lines) {
    List<String> page = new ArrayList<>();
    String info = "";
    String example = "";
    for (int line = 0; line < lines.size(); line++) {
      page.add(lines.get(line));
      if (!lines.get(line).startsWith(FENCE)) {
        continue;
      }
      int from = line + 1;
      line = from + lines.subList(from, lines.size()).indexOf(FENCE);
      String body = String.join("\n", lines.subList(from, line)) + "\n";
      String next = lines.get(from - 1).substring(FENCE.length());
      boolean isBelow = from > 1 && lines.get(from - 2).equals(FENCE);
      boolean isCount = List.of("perft", "choices").contains(next);
      if (isBelow && List.of("rg", "text").contains(next) || isCount) {
        String answer =
            switch (next) {
              case "rg" -> added(info, example);
              case "text" -> said(info, example);
              case "choices" -> counted(info, example, Perft::choiceCounts);
              default -> counted(info, example, Perft::counts);
            };
        page.addAll(answer.lines().toList());
      } else {
        info = next;
        example = body;
        page.addAll(lines.subList(from, line));
        check(info, example, line + 1 < lines.size() && lines.get(line + 1).equals(FENCE + "text"));
      }
      page.add(FENCE);
    }
    return page;
  }

  private void check(String info, String example, boolean isWrong) {
    if (info.endsWith(" prelude")) {
      prelude = example;
    } else if (!isWrong && language(info).isPresent()) {
      assertEquals("", errors(info, example), example);
    }
  }

  private static Optional<Frontend> language(String info) {
    return Language.all().stream()
        .filter(each -> each.name().equals(info.split(" ")[0]))
        .findFirst()
        .flatMap(Language::frontend);
  }

  private Result<Game> read(String info, String example) {
    return language(info)
        .orElseThrow()
        .read(new Source("example", whole(info, example)), new Budget());
  }

  /** An example as a game: it comes first, so that its lines have the numbers that are seen. */
  private String whole(String info, String example) {
    if (info.endsWith(" rules")) {
      return "graph rules() {" + example + "}\n" + prelude;
    }
    boolean isWhole = PLAYERS.matcher(example).find();
    boolean isWithoutRules = info.startsWith("hrg") && !example.contains("graph rules()");
    return example + (isWithoutRules ? "graph rules() { end() }\n" : "") + (isWhole ? "" : prelude);
  }

  private String added(String info, String example) {
    Set<String> known = new HashSet<>();
    if (!prelude.isEmpty()) {
      known.addAll(printed(read("hrg", "")).toList());
    }
    return printed(read(info, example))
        .filter(line -> !known.contains(line))
        .collect(Collectors.joining("\n"))
        .replaceAll("\n{2,}", "\n\n")
        .strip();
  }

  private static Stream<String> printed(Result<Game> result) {
    Game game = result.value().orElseThrow(() -> new AssertionError(render(result.diagnostics())));
    return Games.printForReview(game).lines().map(line -> line.isBlank() ? "" : line);
  }

  private String said(String info, String example) {
    return render(findings(info, example)).strip();
  }

  private String counted(
      String info, String example, BiFunction<Perft, Integer, List<Long>> count) {
    Game game = read(info, example).value().orElseThrow();
    List<Long> counts = count.apply(new Perft(Interpreter.of(game)), DEPTH);
    return IntStream.rangeClosed(1, DEPTH)
        .mapToObj(depth -> depth + " " + counts.get(depth))
        .collect(Collectors.joining("\n"));
  }

  private String errors(String info, String example) {
    return render(findings(info, example).stream().filter(Diagnostic::isError).toList());
  }

  private List<Diagnostic> findings(String info, String example) {
    Source source = new Source("example", whole(info, example));
    return Validators.validated(read(info, example), source).diagnostics();
  }

  private static String render(List<Diagnostic> findings) {
    DiagnosticRenderer renderer = new DiagnosticRenderer(false);
    return findings.stream().map(renderer::render).collect(Collectors.joining());
  }
}
