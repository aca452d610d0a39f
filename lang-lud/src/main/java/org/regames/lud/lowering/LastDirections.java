package org.regames.lud.lowering;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Directions that are told by the last move: the same, the opposite, or any but one of these. */
final class LastDirections {
  private static final HrgExpression OFF = Hrg.ref(Sites.OFF);

  private final Model model;

  LastDirections(Model model) {
    this.model = model;
  }

  private static boolean isOne(LudValue value) {
    return value instanceof LudValue.Name(_, var text, _)
        && (text.equals("SameDirection") || text.equals("OppositeDirection"));
  }

  /** The ways of a clause, where its directions are told by the last move. */
  Optional<Ways> of(LudClause clause, LudemeScope scope, boolean lines) {
    LudValue directions = clause.arguments().get("directions");
    if (isOne(directions)) {
      LudValue all = new LudValue.Name(org.regames.lud.tree.Kind.DIRECTION, "All", clause.origin());
      return Optional.of(guarded(clause, scope, lines, all, directions, true));
    }
    if (directions instanceof LudClause without
        && without.is("difference")
        && isOne(without.get("second"))) {
      LudValue first = without.get("first");
      return Optional.of(guarded(clause, scope, lines, first, without.get("second"), false));
    }
    return Optional.empty();
  }

  private Ways guarded(
      LudClause clause,
      LudemeScope scope,
      boolean lines,
      LudValue among,
      LudValue last,
      boolean only) {
    Map<String, LudValue> arguments = new LinkedHashMap<>(clause.arguments());
    arguments.put("directions", among);
    LudClause plain = new LudClause(clause.ludeme(), arguments, clause.origin());
    Ways along = model.directions().lines(plain, "directions", scope);
    Ways ways = lines ? along : model.directions().steps(plain, "directions", scope);
    boolean named = along.functions().stream().allMatch(name -> name.matches("[a-z]+"));
    if (!ways.equals(along) || !named || along.key().isPresent()) {
      throw LudRefusal.of(clause, "as the last move went cannot be played on this board yet");
    }
    boolean same = ((LudValue.Name) last).text().equals("SameDirection");
    HrgExpression start = model.numbers().lastSite(same ? "lastFrom" : "lastTo");
    HrgExpression goal = model.numbers().lastSite(same ? "lastTo" : "lastFrom");
    HrgExpression seen = model.definitions().scratch("seen", Hrg.type("Site"));
    HrgExpression arrives = Logic.and(Logic.unequal(goal, OFF), Logic.equal(seen, goal));
    List<HrgStatement> guard =
        List.of(
            Hrg.set(seen, along.next(start)),
            Hrg.repeat(
                Logic.and(
                    Logic.unequal(seen, OFF),
                    Logic.and(Logic.unequal(seen, goal), Logic.unequal(seen, start))),
                Hrg.set(seen, along.next(seen))),
            Hrg.check(only ? arrives : notBoth(goal, seen)));
    return ways.guarded(guard);
  }

  private static HrgExpression notBoth(HrgExpression goal, HrgExpression seen) {
    return Logic.or(Logic.equal(goal, OFF), Logic.unequal(seen, goal));
  }
}
