package org.regames.ir.passes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.NearestName;
import org.regames.ir.diagnostic.Origin;

/** All passes, in the order in which they run, and the pipelines made from them. */
public final class Passes {
  /** Passes that make a game smaller or its actions simpler, and keep its tree. */
  private static final List<Pass> OPTIMIZING =
      List.of(
          // First what is decided already, so that no other pass looks at it.
          new EvaluateStart(),
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
          new SkipImpliedComparisons(),
          new MergeAccesses(),
          // Checks, once what they look at is as short as the values allow.
          new CompactReachability(),
          new InlineReachability(),
          // Shape: cheap, local, and after everything that leaves edges that do nothing.
          new PruneSelfLoops(),
          new JoinExclusiveEdges(),
          new CompactSkipEdges(),
          new ReorderConditions(),
          new JoinForkPrefixes(),
          new JoinForkSuffixes(),
          new MergeBisimilarNodes(),
          new PruneUnusedConstants(),
          new PruneUnusedSymbols());

  /** Once nothing else can be done: this pass needs all values that keys may have. */
  private static final List<Pass> SPLITTING = List.of(new SplitMaps());

  /**
   * Duplicate shared parts; first, so that the other passes see the copies. Not in {@code all}:
   * games grow.
   */
  private static final List<Pass> EXPANDING =
      List.of(
          new ExpandAnyAssignment(),
          new ExpandVariableTags(),
          new SplitMovers(),
          new AskOnce(),
          new EndMovesEarly());

  /** Spell out types and values; last, since other passes would undo some. Not in {@code all}. */
  private static final List<Pass> NORMALIZING =
      List.of(new NormalizeConstants(), new NormalizeTypes(), new AddExplicitCasts());

  /** Add what can be proved about the final automaton. */
  private static final List<Pass> CALCULATING =
      List.of(
          new CalculateDisjoints(),
          new CalculateRepeats(),
          new CalculateTagIndexes(),
          new CalculateSimpleApplies(),
          new CalculateIntegers(),
          new CalculateIterators());

  /** Change every name; this comes last. */
  private static final List<Pass> MANGLING = List.of(new MangleSymbols());

  /** Passes that keep the tree only up to the tags they drop; the others run again after them. */
  private static final List<Pass> DROPPING =
      List.of(new SkipArtificialTags(), new SkipRedundantTags());

  private static final List<Pass> LIST =
      Stream.of(EXPANDING, OPTIMIZING, SPLITTING, DROPPING, NORMALIZING, CALCULATING, MANGLING)
          .flatMap(List::stream)
          .toList();

  private static final List<Pass> ALL =
      Stream.of(OPTIMIZING, SPLITTING, CALCULATING).flatMap(List::stream).toList();

  private Passes() {}

  /** Every pass, in the order in which they run. */
  public static List<Pass> list() {
    return LIST;
  }

  /**
   * The pipeline of {@code --passes all}: every pass that keeps the tree exactly and makes the game
   * smaller, or says more about it. Passes that only make things explicit run only when named.
   */
  public static Pipeline all() {
    return pipeline(ALL);
  }

  /**
   * The pipeline that a text asks for: {@code none}, {@code all}, or names of passes separated by
   * commas; {@code all} may be one of them.
   *
   * @throws DiagnosticException where a name is not known; it suggests the nearest
   */
  public static Pipeline parse(String text) {
    Map<String, Pass> byName = new LinkedHashMap<>();
    LIST.forEach(pass -> byName.put(pass.name(), pass));
    Set<Pass> chosen = new LinkedHashSet<>();
    for (String name : Arrays.stream(text.split(",")).map(String::strip).toList()) {
      switch (name) {
        case "all" -> chosen.addAll(ALL);
        case "none" -> {}
        default -> chosen.add(find(name, byName));
      }
    }
    return pipeline(chosen);
  }

  private static Pass find(String name, Map<String, Pass> byName) {
    Pass pass = byName.get(name);
    if (pass == null) {
      List<String> names = new ArrayList<>(byName.keySet());
      names.addAll(List.of("all", "none"));
      Diagnostic finding =
          Diagnostic.error(
              "unknown-pass",
              Origin.UNKNOWN,
              "there is no pass " + name + "; expected none, all, or names separated by commas");
      throw new DiagnosticException(NearestName.among(names).suggest(name, finding));
    }
    return pass;
  }

  /** The phases: after tags are dropped, the optimizing passes run again. */
  private static Pipeline pipeline(Collection<Pass> chosen) {
    boolean drops = DROPPING.stream().anyMatch(chosen::contains);
    return new Pipeline(
        Stream.of(
                EXPANDING,
                OPTIMIZING,
                SPLITTING,
                DROPPING,
                drops ? OPTIMIZING : List.<Pass>of(),
                NORMALIZING,
                CALCULATING,
                MANGLING)
            .map(phase -> phase.stream().filter(chosen::contains).toList())
            .filter(phase -> !phase.isEmpty())
            .toList());
  }
}
