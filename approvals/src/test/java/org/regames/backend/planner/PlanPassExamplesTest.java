package org.regames.backend.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.approvals.Javadocs;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.text.PlanPrinter;

/**
 * The class of each pass says in its Javadoc what becomes of a part of a plan: {@code // before}
 * and {@code // after}, in the language of plans. It is a part of the plan of {@code docs/plans.md}
 * in which a free square of nine is filled, or of the one that {@code // before, in a} names; see
 * {@link PlanPart}. What stands after has to be what the pass makes of it, to the letter.
 */
class PlanPassExamplesTest {
  private static final Pattern EXAMPLE =
      Pattern.compile("// before(?:, in a (\\w+))?\\n(.*?)// after\\n(.*?)</pre>", Pattern.DOTALL);

  static Stream<String> passes() {
    return PlanPasses.list().stream().map(PlanPass::name).distinct();
  }

  @ParameterizedTest
  @MethodSource("passes")
  void thePassDoesWhatItsPageSays(String name) throws IOException {
    Matcher example =
        EXAMPLE.matcher(
            Javadocs.of("backend/src/main/java/org/regames/backend/planner", type(name)));
    assertTrue(example.find(), name + ": no // before and // after");
    PlanPart part = PlanPart.of(Optional.ofNullable(example.group(1)).orElse("filling"));
    Plan after = PlanPart.after(PlanPart.pass(name), part.with(example.group(2)));
    if (PlanPart.isEntries(example.group(3))) {
      Map<String, String> expected = PlanPart.entries(example.group(3));
      Map<String, String> found = new LinkedHashMap<>(PlanPart.entries(PlanPrinter.print(after)));
      found.keySet().retainAll(expected.keySet());
      assertEquals(text(expected), text(found), () -> PlanPrinter.print(after));
    } else {
      assertEquals(PlanPart.read(example.group(3)), after.functions().get(1).body());
    }
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
