package org.regames.backend.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.backend.Games;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.text.PlanParser;
import org.regames.backend.planner.lower.Lowering;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;

/**
 * The class of each pass says in its Javadoc what becomes of some statements: {@code // before} and
 * {@code // after}, in the language of plans. Here the pass does that, to the function that plays a
 * move of {@link Games#fillingSquares}.
 */
class PlanPassExamplesTest {
  private static final Path PLANNER =
      Path.of(System.getProperty("regames.root"))
          .resolve("backend/src/main/java/org/regames/backend/planner");
  private static final Pattern EXAMPLE =
      Pattern.compile("// before\\n(.*?)// after\\n(.*?)</pre>", Pattern.DOTALL);

  /** What these do takes more than the statements of one function to show. */
  private static final Set<String> WITHOUT =
      Set.of(
          "assign-runs",
          "draw-uniformly",
          "drop-check-memory",
          "drop-visit-marks",
          "find-first-blockers",
          "freeze-bitboards",
          "fuse-plies",
          "look-up-checks",
          "loop-plies",
          "mask-rays",
          "remember-fixpoints",
          "reuse-check-sets",
          "specialize-checks",
          "vectorize-loops");

  private static final Game GAME = Games.fillingSquares();
  private static final Lowering.Lowered LOWERED = Lowering.of(GAME, Feature.all());

  static Stream<String> passes() {
    return PlanPasses.list().stream()
        .map(PlanPass::name)
        .distinct()
        .filter(name -> !WITHOUT.contains(name));
  }

  @ParameterizedTest
  @MethodSource("passes")
  void thePassDoesWhatItsPageSays(String name) throws IOException {
    String page = page(name);
    Matcher example = EXAMPLE.matcher(page);
    assertTrue(example.find(), name + ": no // before and // after");
    PlanPass pass =
        PlanPasses.list().stream().filter(one -> one.name().equals(name)).findFirst().orElseThrow();
    Plan after =
        pass.apply(with(read(example.group(1))), new PlanContext(LOWERED.cells(), Feature.all()));
    assertEquals(read(example.group(2)), after.functions().get(1).body());
  }

  @Test
  void whatHasNoExampleIsAPass() {
    List<String> names = PlanPasses.list().stream().map(PlanPass::name).toList();
    assertEquals(List.of(), WITHOUT.stream().filter(name -> !names.contains(name)).toList());
  }

  private static Plan with(List<Op> body) {
    List<Plan.Function> functions = new ArrayList<>(LOWERED.plan().functions());
    Plan.Function player = functions.get(1);
    functions.set(1, player.with(player.locals(), player.words(), body));
    return LOWERED.plan().with(functions);
  }

  private static List<Op> read(String text) {
    return PlanParser.statements(new Source("example", text));
  }

  /** The Javadoc of the class that has the name of a pass, as text. */
  private static String page(String pass) throws IOException {
    String type =
        Arrays.stream(pass.split("-"))
            .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
            .collect(Collectors.joining());
    try (Stream<Path> files = Files.walk(PLANNER)) {
      Optional<Path> file = files.filter(path -> path.endsWith(type + ".java")).findFirst();
      return Files.readString(file.orElseThrow())
          .replaceAll("(?m)^ \\* ?", "")
          .replace("&lt;", "<")
          .replace("&gt;", ">")
          .replace("&amp;", "&");
    }
  }
}
