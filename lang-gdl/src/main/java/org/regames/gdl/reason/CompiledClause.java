package org.regames.gdl.reason;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.regames.gdl.ground.Pattern;
import org.regames.gdl.ground.Relation;
import org.regames.ir.diagnostic.Origin;

/** A clause over numbered variables; it has a plan for each set of arguments that are known. */
final class CompiledClause {
  final List<Pattern> head;
  final int variables;
  private final Origin origin;
  private final List<BodyCondition> body;
  private final Map<Integer, BodyPlan> plans = new HashMap<>();

  CompiledClause(List<Pattern> head, List<BodyCondition> body, int variables, Origin origin) {
    this.head = head;
    this.body = body;
    this.variables = variables;
    this.origin = origin;
  }

  /** Where its rule is written. */
  Origin origin() {
    return origin;
  }

  /**
   * The plan for when some arguments of the head are known.
   *
   * @param mask their places
   * @param contents what is stored when the plan is first needed
   */
  BodyPlan plan(int mask, Function<Stored, Relation> contents) {
    return plans.computeIfAbsent(
        mask,
        _ -> {
          Set<Integer> bound = new HashSet<>();
          for (int place = 0; place < head.size(); place++) {
            if (place < Relation.PLACES && (mask >> place & 1) != 0) {
              head.get(place).collect(bound);
            }
          }
          return new BodyOrder(contents, bound).plan(body);
        });
  }
}
