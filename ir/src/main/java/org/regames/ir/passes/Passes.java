package org.regames.ir.passes;

import java.util.List;

/** All passes, and the pipelines that are made of them. */
public final class Passes {
  /** Passes that make a game smaller and keep its tree; in the order in which they run. */
  private static final List<Pass> OPTIMIZING =
      List.of(
          // What is decided already goes first, so that no other pass looks at it.
          new PruneUnreachableNodes(),
          new SkipUnusedTags(),
          new SkipSelfAssignments(),
          new SkipSelfComparisons(),
          // Values: each uncovers constants, and so decided comparisons, for the next round.
          new PruneSingletonTypes(),
          new PropagateConstants(),
          new PruneImpossibleEdges(),
          new InlineAssignment(),
          new SkipDeadAssignments(),
          new PruneUnusedVariables(),
          new CompactComparisons(),
          // Checks, once what they look at is as short as the values allow.
          new CompactReachability(),
          new InlineReachability(),
          // Shape: cheap, local, and after everything that leaves edges that do nothing.
          new PruneSelfLoops(),
          new JoinExclusiveEdges(),
          new CompactSkipEdges(),
          new JoinForkPrefixes(),
          new JoinForkSuffixes(),
          new MergeBisimilarNodes(),
          new PruneUnusedConstants());

  private Passes() {}

  /** Every pass, in the order in which they run. */
  public static List<Pass> list() {
    return OPTIMIZING;
  }

  /** The pipeline of all passes that keep the tree of games. */
  public static Pipeline all() {
    return new Pipeline(List.of(OPTIMIZING));
  }
}
