package org.regames.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Json;
import org.regames.cli.console.Terminal;

/** Prints the results of a {@link CountComparison} and sums them up. */
public final class ComparisonReport {
  /** What {@code --json} prints. */
  record Summary(int agree, int differ, int skipped, List<CountComparison.Compared> rows) {}

  private final Terminal terminal;
  private final Findings findings;
  private final boolean json;
  private final List<CountComparison.Compared> rows = new ArrayList<>();

  ComparisonReport(Terminal terminal, boolean json) {
    this.terminal = terminal;
    this.findings = new Findings(terminal);
    this.json = json;
  }

  /** Prints the result for one file: each row that differs, or that none does. */
  void add(CountComparison.Outcome outcome) {
    rows.addAll(outcome.rows());
    findings.print(outcome.findings());
    if (!outcome.problem().isEmpty()) {
      findings.error(problem(outcome));
    } else if (!json) {
      terminal.out().println(outcome.file() + ": " + verdict(outcome));
    }
  }

  private static String problem(CountComparison.Outcome outcome) {
    int count = outcome.rows().size();
    return outcome.file()
        + ": not counted ("
        + Findings.count(count, "row")
        + "): "
        + outcome.problem();
  }

  private static String verdict(CountComparison.Outcome outcome) {
    List<String> parts = new ArrayList<>();
    for (CountComparison.Compared row : outcome.rows()) {
      if (!row.agrees()) {
        parts.add(
            "depth " + row.depth() + " expected " + row.expected() + ", counted " + row.count());
      }
    }
    if (parts.isEmpty()) {
      parts.add("ok, " + Findings.count(outcome.rows().size(), "row"));
    }
    parts.add(String.format(Locale.ROOT, "%.1f s", outcome.millis() / 1000));
    if (outcome.improprieties() > 0) {
      parts.add("not proper in " + Findings.count(outcome.improprieties(), "place"));
    }
    return String.join("; ", parts);
  }

  /**
   * Prints the summary.
   *
   * @param skipped how many rows were left out as too large
   * @return the exit code: a check that has compared nothing has failed
   */
  int finish(int skipped) {
    int agree = (int) rows.stream().filter(CountComparison.Compared::agrees).count();
    int differ = rows.size() - agree;
    if (json) {
      terminal.out().println(Json.line(new Summary(agree, differ, skipped, rows)));
    } else {
      String noun = agree == 1 ? " row agrees, " : " rows agree, ";
      terminal.out().println(agree + noun + differ + " differ, " + skipped + " skipped");
    }
    if (rows.isEmpty()) {
      findings.error("nothing was compared: no row of the table is small enough");
    }
    return differ == 0 && agree > 0 ? Failure.DONE : Failure.FAILED;
  }
}
