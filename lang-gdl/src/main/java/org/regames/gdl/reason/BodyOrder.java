package org.regames.gdl.reason;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.regames.gdl.ground.Pattern;
import org.regames.gdl.ground.Relation;

/**
 * Orders the conditions of a clause: the next is always the one that seems to leave the fewest
 * tuples, or the first of these in the text. For stored tuples that follows from their number; for
 * questions it is estimated from the arguments that are unknown.
 */
final class BodyOrder {
  /**
   * The cost of a question whose arguments are all known, relative to a look at one stored tuple.
   */
  private static final double TEST = 0.5;

  /** The estimated number of answers of a question for each unknown argument. */
  private static final double OPEN_PLACE = 4;

  /** The same if no argument is known. */
  private static final double NOTHING_KNOWN = 20;

  /** The estimated number of tuples of a relation that has none yet. */
  private static final double UNKNOWN = 10;

  private final Function<Stored, Relation> contents;
  private final Set<Integer> bound;

  /**
   * @param contents what is stored now
   * @param bound the variables that are known before, to which those of the conditions are added
   */
  BodyOrder(Function<Stored, Relation> contents, Set<Integer> bound) {
    this.contents = contents;
    this.bound = bound;
  }

  /** A plan. Quadratic in the number of conditions. */
  BodyPlan plan(List<BodyCondition> conditions) {
    List<BodyCondition> open = new ArrayList<>(conditions);
    List<BodyPlan.PlannedCondition> steps = new ArrayList<>();
    while (!open.isEmpty()) {
      BodyCondition best = open.getFirst();
      double least = Double.POSITIVE_INFINITY;
      for (BodyCondition condition : open) {
        double cost = cost(condition);
        if (cost < least) {
          best = condition;
          least = cost;
        }
      }
      open.remove(best);
      steps.add(step(best));
    }
    return new BodyPlan(steps);
  }

  private BodyPlan.PlannedCondition step(BodyCondition condition) {
    int mask =
        switch (condition) {
          case BodyCondition.Holds(_, List<Pattern> arguments) ->
              BodyCondition.mask(arguments, bound);
          case BodyCondition.Fails(_, List<Pattern> arguments) ->
              BodyCondition.mask(arguments, bound);
          case BodyCondition.Differ _ -> 0;
        };
    Set<Integer> binds = condition.variables();
    binds.removeAll(bound);
    bound.addAll(binds);
    return new BodyPlan.PlannedCondition(
        condition, mask, binds.stream().mapToInt(Integer::intValue).sorted().toArray());
  }

  /** Tests of unbound variables wait until these are bound. */
  private double cost(BodyCondition condition) {
    boolean isKnown = bound.containsAll(condition.variables());
    return switch (condition) {
      case BodyCondition.Differ _ -> isKnown ? -1 : Double.POSITIVE_INFINITY;
      case BodyCondition.Fails(BodyCondition.Source source, _) ->
          isKnown ? known(source) : Double.POSITIVE_INFINITY;
      case BodyCondition.Holds(BodyCondition.Source source, List<Pattern> arguments) ->
          isKnown ? known(source) : open(source, arguments);
    };
  }

  private static double known(BodyCondition.Source source) {
    return switch (source) {
      case BodyCondition.Source.Lookup _ -> 0;
      case BodyCondition.Source.Asked _ -> TEST;
    };
  }

  private double open(BodyCondition.Source source, List<Pattern> arguments) {
    int mask = BodyCondition.mask(arguments, bound);
    return switch (source) {
      case BodyCondition.Source.Lookup(Stored stored) -> {
        Relation relation = contents.apply(stored);
        double size = relation.size() == 0 ? UNKNOWN : relation.size();
        for (int place = 0; place < Math.min(arguments.size(), Relation.PLACES); place++) {
          size /= (mask >> place & 1) != 0 ? Math.max(1, relation.distinct(place)) : 1;
        }
        yield size;
      }
      case BodyCondition.Source.Asked _ -> {
        int open = arguments.size() - Integer.bitCount(mask);
        yield TEST + Math.pow(mask == 0 ? NOTHING_KNOWN : OPEN_PLACE, open);
      }
    };
  }
}
