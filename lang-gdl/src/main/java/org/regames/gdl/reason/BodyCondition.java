package org.regames.gdl.reason;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.regames.gdl.ground.Pattern;
import org.regames.gdl.ground.Relation;

/** A condition in the body of a clause. */
sealed interface BodyCondition {
  /** Where the tuples that match its arguments come from. */
  sealed interface Source {
    /** Stored tuples. */
    record Lookup(Stored stored) implements Source {}

    /** A predicate that is asked. */
    record Asked(Predicate predicate) implements Source {}
  }

  /** The source has a tuple that matches. */
  record Holds(Source source, List<Pattern> arguments) implements BodyCondition {}

  /** The source does not have the tuple. */
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
