package org.regames.gdl.ground;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Which clauses a new tuple is to be joined with, and through which of their literals. The literals
 * of long clauses are found by their constants, and such a clause waits until each of its literals
 * has met a tuple, so that a new tuple for one costs neither a visit to all of them nor a plan.
 */
final class Triggers {
  /**
   * Clauses with at most this many literals are tried with each new tuple, which is cheap for them:
   * so the order in which atoms are found, and with it the text of games, stays the same.
   */
  private static final int SHORT = 32;

  /** How many literals of a clause have met no tuple yet. */
  private static final class Missing {
    private int count;

    private Missing(int count) {
      this.count = count;
    }
  }

  /** A positive literal of a clause. */
  static final class Trigger {
    private final Body body;
    private final int literal;
    private final int number;
    private final Missing missing;
    private boolean isMet;

    private Trigger(Body body, int literal, int number, Missing missing) {
      this.body = body;
      this.literal = literal;
      this.number = number;
      this.missing = missing;
    }

    Body body() {
      return body;
    }

    int literal() {
      return literal;
    }

    /** Notes a tuple; returns whether all other literals have met one, too. */
    private boolean meet() {
      if (!isMet) {
        isMet = true;
        missing.count--;
      }
      return missing.count == 0;
    }
  }

  /** The literals of each relation by the places of their constants, and by these constants. */
  private final Map<Relation, Map<Integer, Map<Long, List<Trigger>>>> shapes = new HashMap<>();

  private final List<Body> untriggered = new ArrayList<>();

  /**
   * @param heads the names of the relations that get new tuples
   */
  Triggers(List<Body> bodies, Set<String> heads) {
    int number = 0;
    for (Body body : bodies) {
      List<Integer> literals =
          IntStream.range(0, body.positive.size())
              .filter(i -> heads.contains(body.positive.get(i).relation().name()))
              .boxed()
              .toList();
      if (literals.isEmpty()) {
        untriggered.add(body);
      }
      boolean isLong = literals.size() > SHORT;
      Missing missing = new Missing(isLong ? literals.size() : 0);
      for (int literal : literals) {
        Trigger trigger = new Trigger(body, literal, number++, missing);
        trigger.isMet = !isLong;
        add(trigger, isLong);
      }
    }
  }

  private void add(Trigger trigger, boolean byConstants) {
    Literal literal = trigger.body.positive.get(trigger.literal);
    int[] constants = new int[literal.arguments().size()];
    int mask = 0;
    for (int place = 0; place < Math.min(Relation.PLACES, constants.length); place++) {
      if (byConstants && literal.arguments().get(place) instanceof Pattern.Constant(int term)) {
        constants[place] = term;
        mask |= 1 << place;
      }
    }
    shapes
        .computeIfAbsent(literal.relation(), _ -> new HashMap<>())
        .computeIfAbsent(mask, _ -> new HashMap<>())
        .computeIfAbsent(Relation.key(constants, mask), _ -> new ArrayList<>())
        .add(trigger);
  }

  /** The clauses that no new tuple can trigger. */
  List<Body> untriggered() {
    return Collections.unmodifiableList(untriggered);
  }

  boolean isTriggering(Relation relation) {
    return shapes.containsKey(relation);
  }

  /**
   * The literals that a new tuple may match, of clauses whose other literals all have met tuples,
   * in the order of the clauses; a few of them may not match after all. To be called once for each
   * tuple. Time is linear in the literals whose constants agree.
   */
  List<Trigger> due(Relation relation, int[] tuple) {
    List<Trigger> due = new ArrayList<>();
    shapes
        .getOrDefault(relation, Map.of())
        .forEach(
            (mask, byConstants) ->
                byConstants.getOrDefault(Relation.key(tuple, mask), List.of()).stream()
                    .filter(Trigger::meet)
                    .forEach(due::add));
    due.sort(Comparator.comparingInt(trigger -> trigger.number));
    return due;
  }
}
