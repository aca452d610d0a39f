package org.regames.gdl.reason;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.regames.gdl.ground.Pattern;
import org.regames.gdl.ground.Relation;

/** A condition in the body of a clause. */
sealed interface BodyCondition {
  /** What holds tuples that match its arguments. */
  sealed interface Source {
    /** What is stored. */
    record Lookup(Stored stored) implements Source {}

    /** What is asked. */
    record Asked(Predicate predicate) implements Source {}
  }

  /** Something has a tuple that matches. */
  record Holds(Source source, List<Pattern> arguments) implements BodyCondition {}

  /** Nothing has the tuple. */
  record Fails(Source source, List<Pattern> arguments) implements BodyCondition {}

  /** Two terms differ. */
  record Differ(Pattern left, Pattern right) implements BodyCondition {}

  /** The patterns that have to match. */
  private List<Pattern> patterns() {
    return switch (this) {
      case Holds(_, List<Pattern> arguments) -> arguments;
      case Fails(_, List<Pattern> arguments) -> arguments;
      case Differ(Pattern left, Pattern right) -> List.of(left, right);
    };
  }

  /** The places of the variables. */
  default Set<Integer> variables() {
    Set<Integer> variables = new HashSet<>();
    patterns().forEach(pattern -> pattern.collect(variables));
    return variables;
  }

  /** The places whose arguments have only variables among these, as a bit mask. */
  static int mask(List<Pattern> arguments, Set<Integer> bound) {
    int mask = 0;
    for (int place = 0; place < Math.min(Relation.PLACES, arguments.size()); place++) {
      if (arguments.get(place).isBound(bound)) {
        mask |= 1 << place;
      }
    }
    return mask;
  }
}
