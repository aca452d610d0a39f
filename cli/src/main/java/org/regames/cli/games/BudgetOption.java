package org.regames.cli.games;

import org.regames.cli.console.Failure;
import org.regames.ir.language.Budget;
import picocli.CommandLine.Option;

/** The option for the maximum size of what is read. */
public final class BudgetOption {
  @Option(
      names = "--budget",
      paramLabel = "N",
      description =
          "How many items (symbols, map entries, nodes, edges) a game may have "
              + "(default: ${DEFAULT-VALUE}).")
  private long items = Budget.DEFAULT_LIMIT;

  /**
   * Checks the option.
   *
   * @throws Failure if its value is not possible
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
