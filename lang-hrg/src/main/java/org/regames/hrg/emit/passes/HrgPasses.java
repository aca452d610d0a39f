package org.regames.hrg.emit.passes;

import java.util.List;

/** The passes that HRG made from an automaton goes through, each once. */
public final class HrgPasses {
  /**
   * In the order in which they run, for these reasons:
   *
   * <ul>
   *   <li>{@code ask-for-cells} first: it needs conditions that spell out each alternative, and
   *       {@code quantify-checks} after it shortens the one that it leaves.
   *   <li>{@code quantify-checks} before all others: what several checks have in common is one
   *       statement for the passes that follow.
   *   <li>{@code roll-branches} before all passes that compare statements, which then find and move
   *       alternatives as one statement.
   *   <li>{@code reuse-graphs} before {@code outline-graphs}, which would make a second graph for
   *       statements that have one.
   *   <li>{@code restore-parameters} after both: only a graph with several calls can be seen to
   *       have arguments.
   *   <li>{@code share-graphs} after {@code restore-parameters}: graphs that differ in the
   *       arguments of their calls differ in less.
   *   <li>{@code else-for-negations} after {@code share-graphs}: only then are checks of two copies
   *       of a graph checks of the same graph.
   *   <li>{@code inline-graphs} after all passes that make graphs, which may leave some with a
   *       single call.
   *   <li>{@code roll-loops} after {@code share-graphs}: calls of one graph in a row differ in an
   *       argument.
   *   <li>{@code sort-graphs} when the calls are final, and {@code number-graphs} after it, so that
   *       numbers stand in order.
   * </ul>
   */
  private static final List<HrgPass> ALL =
      List.of(
          new AskForCells(),
          new QuantifyChecks(),
          new RollBranches(),
          new ReuseGraphs(),
          new OutlineGraphs(),
          new RestoreParameters(),
          new ShareGraphs(),
          new ElseForNegations(),
          new InlineGraphs(),
          new RollLoops(),
          new SortGraphs(),
          new NumberGraphs());

  private HrgPasses() {}

  /** All passes, in the order in which they run. */
  public static List<HrgPass> list() {
    return ALL;
  }
}
