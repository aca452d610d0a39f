package org.regames.backend.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.approvals.Javadocs;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.text.PlanParser;
import org.regames.backend.plan.text.PlanPrinter;
import org.regames.backend.planner.lower.Lowering;
import org.regames.backend.planner.optimize.bitboards.BitboardContext;
import org.regames.backend.planner.optimize.bitboards.BitboardSelection;
import org.regames.backend.planner.optimize.bitboards.LoopNotes;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.rg.RgParser;

/**
 * The class of each pass says in its Javadoc what becomes of a part of a plan: {@code // before}
 * and {@code // after}, in the language of plans. It is a part of the plan of {@code docs/plans.md}
 * in which a free square of nine is filled. What stands before takes the place of what has the same
 * name there, or is added; statements alone are those of the function that plays a move. What
 * stands after has to be what the pass makes of it, to the letter.
 */
class PlanPassExamplesTest {
  private static final Pattern EXAMPLE =
      Pattern.compile("// before\\n(.*?)// after\\n(.*?)</pre>", Pattern.DOTALL);

  /** What these do needs a board with a border: paths that surely end. */
  private static final Set<String> WITHOUT = Set.of("assign-runs", "mask-rays");

  private static final Game GAME =
      Builtins.complete(
          RgParser.parse(
                  new Source(
                      "filling.rg",
                      """
                      type Player = {x, o}; type Score = {0, 1, 2};
                      type Square = {a, b, c, d, e, f, g, h, i}; type Piece = {no, yes};
                      var board: Square -> Piece = {:no}; var at: Square = a;
                      begin, b:; b, move: player = x; move, m: at = Square(*);
                      m, n: board[at] == no; n, o: $$ at; o, p: player = keeper;
                      p, q: board[at] = yes; q, end: player = keeper;
                      """),
                  new Budget())
              .value()
              .orElseThrow());

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
    Matcher example =
        EXAMPLE.matcher(
            Javadocs.of("backend/src/main/java/org/regames/backend/planner", type(name)));
    assertTrue(example.find(), name + ": no // before and // after");
    PlanPass pass =
        PlanPasses.list().stream().filter(one -> one.name().equals(name)).findFirst().orElseThrow();
    Plan before = with(example.group(1));
    Plan after = pass.apply(before, context(before));
    if (isEntries(example.group(2))) {
      Map<String, String> all = entries(PlanPrinter.print(after));
      Map<String, String> expected = entries(example.group(2));
      Map<String, String> found = new LinkedHashMap<>(all);
      found.keySet().retainAll(expected.keySet());
      assertEquals(text(expected), text(found), () -> PlanPrinter.print(after));
    } else {
      assertEquals(read(example.group(2)), after.functions().get(1).body());
    }
  }

  @Test
  void whatHasNoExampleIsAPass() {
    List<String> names = PlanPasses.list().stream().map(PlanPass::name).toList();
    assertTrue(names.containsAll(WITHOUT), names::toString);
  }

  private static PlanContext context(Plan plan) {
    BitboardSelection kept = new BitboardSelection(plan.layout(), LOWERED.cells(), new BitSet());
    plan.sets().maps().forEach(map -> kept.of(map.variable()));
    return new PlanContext(LOWERED.cells(), Feature.all())
        .with(new BitboardContext(plan, kept, new LoopNotes(), Feature.all()));
  }

  /** The plan with a part that an example has. */
  private static Plan with(String example) {
    Plan plan = LOWERED.plan();
    if (isEntries(example)) {
      Map<String, String> entries = entries(PlanPrinter.print(plan));
      entries.putAll(entries(example));
      return PlanParser.parse(new Source("example", text(entries)), plan.layout());
    }
    List<Plan.Function> functions = new ArrayList<>(plan.functions());
    Plan.Function player = functions.get(1);
    functions.set(1, player.with(player.locals(), player.words(), read(example)));
    return plan.with(functions);
  }

  private static List<Op> read(String text) {
    return PlanParser.statements(new Source("example", text));
  }

  /** Whether a text has functions and the like, not only statements of one. */
  private static boolean isEntries(String text) {
    return text.matches("(?s)(sets|at n|[a-z]+ f\\d|t\\d|w\\d|reached|marks|memories).*");
  }

  /** The entries of a plan with what stands below them, by their names. */
  private static Map<String, String> entries(String text) {
    Map<String, String> entries = new LinkedHashMap<>();
    String name = "";
    for (String line : text.lines().filter(line -> !line.startsWith("//")).toList()) {
      String code = line.replaceFirst(" +//.*", "");
      name = line.startsWith(" ") ? name : name(code);
      entries.merge(name, code + "\n", String::concat);
    }
    return entries;
  }

  private static String name(String entry) {
    Matcher function = Pattern.compile("[a-z]+ (f\\d+)\\(.*").matcher(entry);
    boolean isLarge = entry.startsWith("plan ") || entry.startsWith("sets of");
    return function.matches() ? function.group(1) : isLarge ? entry : entry.split(":| \"")[0];
  }

  private static String text(Map<String, String> entries) {
    return String.join("", entries.values());
  }

  private static String type(String pass) {
    return Arrays.stream(pass.split("-"))
        .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
        .collect(Collectors.joining());
  }
}
