package org.regames.backend.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.PlanValidator;
import org.regames.backend.plan.text.PlanPrinter;
import org.regames.testing.FilePairs;

/**
 * Cases of passes from plans to plans, as pairs of files: {@code approvals/passes/PASS/NAME.plan}
 * is a part of the plan of a game, which its first line names ({@code // in a row.rg: why}), see
 * {@link PlanPart}; beside it, {@code NAME.approved} is all that is another plan after the pass.
 * {@code -Dapprove=true} writes that.
 */
class PlanPassCasesTest {
  private static final Pattern HEAD = Pattern.compile("// in a (\\w+)\\.rg: .+");

  static Stream<Path> cases() throws IOException {
    return folders().stream().flatMap(folder -> pairs(folder).files().stream());
  }

  private static List<Path> folders() throws IOException {
    try (Stream<Path> files = Files.list(PlanPart.FOLDER)) {
      return files.filter(Files::isDirectory).sorted().toList();
    }
  }

  private static FilePairs pairs(Path folder) {
    return new FilePairs(folder, List.of(".plan"), ".approved");
  }

  @ParameterizedTest
  @MethodSource("cases")
  void thePassMakesWhatSomebodyApproved(Path file) throws IOException {
    String text = Files.readString(file);
    Matcher head = HEAD.matcher(text.lines().findFirst().orElse(""));
    assertTrue(head.matches(), file + " does not begin with // in a GAME.rg: why");
    PlanPart part = PlanPart.of(head.group(1));
    Plan before = part.with(text.substring(text.indexOf('\n') + 1));
    assertEquals(List.of(), PlanValidator.problems(before), "before");
    Path folder = file.getParent();
    Plan after = PlanPart.after(PlanPart.pass(folder.getFileName().toString()), before);
    assertEquals(List.of(), PlanValidator.problems(after), "after");
    pairs(folder).check(file, changed(before, after));
  }

  /** The entries of a plan that are others than before, and those that are gone. */
  private static String changed(Plan before, Plan after) {
    Map<String, String> old = PlanPart.entries(PlanPrinter.print(before));
    Map<String, String> now = PlanPart.entries(PlanPrinter.print(after));
    String gone =
        old.keySet().stream()
            .filter(name -> !now.containsKey(name))
            .map(name -> "// gone: " + name.strip() + "\n")
            .collect(Collectors.joining());
    String others =
        now.entrySet().stream()
            .filter(entry -> !entry.getValue().equals(old.get(entry.getKey())))
            .map(Map.Entry::getValue)
            .collect(Collectors.joining());
    return others.isEmpty() && gone.isEmpty() ? "// nothing changes\n" : gone + others;
  }

  @Test
  void everyPassHasCasesAndNoFileIsAlone() throws IOException {
    List<Path> folders = folders();
    assertFalse(folders.isEmpty());
    folders.forEach(folder -> pairs(folder).checkPairs());
    Set<String> names = new TreeSet<>();
    folders.forEach(folder -> names.add(folder.getFileName().toString()));
    Set<String> passes = new TreeSet<>();
    PlanPasses.list().forEach(pass -> passes.add(pass.name()));
    assertEquals(passes, names);
  }
}
