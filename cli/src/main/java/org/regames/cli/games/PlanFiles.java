package org.regames.cli.games;

import java.util.List;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.PlanValidator;
import org.regames.backend.plan.text.PlanParser;
import org.regames.backend.planner.PlanPass;
import org.regames.backend.planner.PlanPasses;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Terminal;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.NearestName;
import org.regames.ir.diagnostic.Source;

/** Plans as files, as printed by {@code --dump-plan}. */
public final class PlanFiles {
  /** The suffix of such files. */
  public static final String SUFFIX = ".plan";

  private PlanFiles() {}

  /** Whether a file is a plan, judging by its name. */
  public static boolean isPlan(String file) {
    return file.endsWith(SUFFIX);
  }

  /** The failure that a plan is not a game. */
  static Failure noGame(String file) {
    return Failure.misused(
        file + ": is a plan, which has no rules to read; name the game that it was made from");
  }

  /**
   * Reads a plan that can be played.
   *
   * @throws Failure if it is not a plan, after the finding was printed
   */
  public static Plan read(String file, Terminal terminal) {
    SourceFiles.check(file);
    Source source = SourceFiles.read(file, terminal.in());
    try {
      Plan plan = PlanParser.parse(source);
      check(file, plan);
      return plan;
    } catch (DiagnosticException wrong) {
      new Findings(terminal).print(List.of(wrong.diagnostic()));
      throw Failure.reported();
    }
  }

  /** The failure that there is no pass of a name. */
  public static Failure unknownPass(String option, String pass) {
    List<String> names = PlanPasses.list().stream().map(PlanPass::name).distinct().toList();
    String meant =
        NearestName.among(names).find(pass).map(n -> "; did you mean " + n + "?").orElse("");
    return Failure.misused(
        option + ": there is no pass `" + pass + "` (see regames passes --plan)" + meant);
  }

  /**
   * Checks whether engines can rely on a plan.
   *
   * @param where the file, or the pass that made it
   * @throws Failure if they cannot
   */
  public static void check(String where, Plan plan) {
    List<String> problems = PlanValidator.problems(plan);
    if (!problems.isEmpty()) {
      throw Failure.failed(where + ": the plan is not valid: " + problems.getFirst());
    }
  }
}
