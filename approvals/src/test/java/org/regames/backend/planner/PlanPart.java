package org.regames.backend.planner;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.text.PlanParser;
import org.regames.backend.plan.text.PlanPrinter;
import org.regames.backend.planner.lower.Lowering;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.rg.RgParser;

/**
 * The first plan of a small game in {@code approvals/passes}, of which a test writes down the part
 * that a pass is to change: what has the same name in the plan is replaced by it, all else is
 * added. Statements alone are those of the function that plays a move.
 */
record PlanPart(Plan plan) {
  /** Where the games are, and the folders of cases. */
  static final Path FOLDER =
      Path.of(System.getProperty("regames.root")).resolve("approvals/passes");

  static PlanPart of(String game) throws IOException {
    String text = Files.readString(FOLDER.resolve(game + ".rg"));
    Game read = RgParser.parse(new Source(game + ".rg", text), new Budget()).value().orElseThrow();
    return new PlanPart(Lowering.of(Builtins.complete(read), Feature.all()));
  }

  static PlanPass pass(String name) {
    return PlanPasses.list().stream()
        .filter(one -> one.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no pass " + name));
  }

  /** What a pass makes of the plan. */
  static Plan after(PlanPass pass, Plan plan) {
    return pass.apply(plan, Feature.all());
  }

  /** The plan with a part that is written down. */
  Plan with(String part) {
    if (isEntries(part)) {
      Map<String, String> entries = entries(PlanPrinter.print(plan));
      entries.putAll(entries(part));
      return PlanParser.parse(new Source("example", String.join("", entries.values())));
    }
    List<Plan.Function> functions = new ArrayList<>(plan.functions());
    Plan.Function player = functions.get(1);
    functions.set(1, player.with(player.locals(), player.words(), read(part)));
    return plan.with(functions);
  }

  static List<Op> read(String statements) {
    return PlanParser.statements(new Source("example", statements));
  }

  /** Whether a text has functions and the like, not only statements of one. */
  static boolean isEntries(String text) {
    return text.matches("(?s)(sets|at n|[a-z]+ f\\d|t\\d|w\\d|reached|marks|memories|scalar).*");
  }

  /** The entries of a plan with what stands below them, by their names. */
  static Map<String, String> entries(String text) {
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
}
