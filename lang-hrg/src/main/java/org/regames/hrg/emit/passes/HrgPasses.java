package org.regames.hrg.emit.passes;

import java.util.List;

/** The passes that HRG made from an automaton goes through, each once. */
public final class HrgPasses {
  /**
   * In their order. What has to come before what:
   *
   * <ul>
   *   <li>{@code ask-for-cells} first: it needs conditions of which each alternative is written,
   *       and {@code quantify-checks} after it shortens the one that it leaves.
   *   <li>{@code quantify-checks} before all others: whatever is in several checks is found by the
   *       passes that follow as one statement.
   *   <li>{@code roll-branches} before all that compares statements: alternatives that are one
   *       statement are found again elsewhere, and moved, as one.
   *   <li>{@code reuse-graphs} before {@code outline-graphs}, which would make a second graph of
   *       statements that have one.
   *   <li>{@code restore-parameters} after both: only what is called from several places is seen to
   *       be called with arguments.
   *   <li>{@code share-graphs} after {@code restore-parameters}: graphs that differ in the
   *       arguments of their calls differ in less.
   *   <li>{@code else-for-negations} after {@code share-graphs}: checks of two copies of a graph
   *       are checks of one only then.
   *   <li>{@code inline-graphs} after all that makes graphs, which may leave some with one call.
   *   <li>{@code roll-loops} after {@code share-graphs}: calls of one graph in a row differ in an
   *       argument.
   *   <li>{@code sort-graphs} when it is known what calls what, and {@code number-graphs} after it,
   *       so that numbers stand in order.
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
