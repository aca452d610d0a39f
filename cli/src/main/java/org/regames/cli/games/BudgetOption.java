package org.regames.cli.games;

import org.regames.cli.console.Failure;
import org.regames.ir.language.Budget;
import picocli.CommandLine.Option;

/** How large what is read may become. */
public final class BudgetOption {
  @Option(
      names = "--budget",
      paramLabel = "N",
      description =
          "How many items (symbols, map entries, nodes, edges) a game may have "
              + "(default: ${DEFAULT-VALUE}).")
  private long items = Budget.DEFAULT_LIMIT;

  /**
   * Looks whether there can be such a budget.
   *
   * @throws Failure where not
   */
  public void check() {
    if (items < 1) {
      throw Failure.misused("--budget: expected a number from 1 up, found " + items);
    }
  }

  public long items() {
    return items;
  }
}
