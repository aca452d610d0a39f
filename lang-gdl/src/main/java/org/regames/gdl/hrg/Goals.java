package org.regames.gdl.hrg;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.syntax.GdlTerm;
import org.regames.gdl.syntax.Keywords;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;

/** The score of a player at the end: the greatest of the goals that hold, or 0 if none does. */
final class Goals {
  /** The relation between a player and its goal value. */
  static final FlatRelation GOAL = FlatRelation.of(Keywords.GOAL, 2);

  /** Other goal values count as none. */
  private static final String NUMBER = "0|[1-9][0-9]{0,2}";

  private final RelationRules rules;
  private final Set<String> scores;
  private final List<String> players;

  Goals(RelationRules rules, GameNet game, List<String> players) {
    this.rules = rules;
    this.scores = scores(game);
    this.players = players;
  }

  /** All goal values, which are the type of goals and thus all that may be written. */
  static Set<String> scores(GameNet game) {
    Set<String> scores = new LinkedHashSet<>(Set.of("0"));
    game.goals().forEach(goals -> goals.keySet().forEach(goal -> scores.add(goal.toString())));
    return scores;
  }

  /** The body of a graph whose argument is the player. */
  List<HrgStatement> write() {
    // A score of 0 needs no rule.
    List<FlatClause> clauses =
        rules.clauses(GOAL).stream().filter(clause -> !isNothing(value(clause))).toList();
    if (clauses.size() == 1 && value(clauses.getFirst()) instanceof GdlTerm.Variable) {
      List<HrgStatement> computed = computed(clauses.getFirst());
      if (!computed.isEmpty()) {
        return computed;
      }
    }
    TreeMap<Integer, List<HrgExpression>> cases = new TreeMap<>();
    for (FlatClause clause : clauses) {
      for (FlatClause each : expanded(clause)) {
        String goal = ((GdlTerm.Symbol) value(each)).name();
        if (scores.contains(goal) && !goal.equals("0")) {
          body(each)
              .conditions()
              .ifPresent(
                  conditions ->
                      cases
                          .computeIfAbsent(Integer.valueOf(goal), _ -> new ArrayList<>())
                          .add(RuleConditions.all(conditions)));
        }
      }
    }
    List<HrgStatement.Arm> arms = new ArrayList<>();
    for (Map.Entry<Integer, List<HrgExpression>> goal : cases.reversed().entrySet()) {
      List<HrgStatement> body = List.of(assigned(Hrg.ref(goal.getKey().toString())));
      if (goal.getValue().contains(RuleConditions.TRUE)) {
        return RuleCode.firstOf(arms, Optional.of(body));
      }
      List<HrgExpression> conditions = goal.getValue().stream().distinct().toList();
      arms.add(RuleCode.arm(RuleConditions.any(conditions), body));
    }
    return RuleCode.firstOf(arms, Optional.empty());
  }

  private static GdlTerm value(FlatClause clause) {
    return clause.head().arguments().get(1);
  }

  private static boolean isNothing(GdlTerm value) {
    return value instanceof GdlTerm.Symbol(String name, _) && name.equals("0");
  }

  private HrgStatement assigned(HrgExpression value) {
    return Hrg.set(Hrg.at("goals", Hrg.ref(rules.moves.me())), value);
  }

  private List<FlatClause> expanded(FlatClause clause) {
    if (!(value(clause) instanceof GdlTerm.Variable(String name, _))) {
      return List.of(clause);
    }
    List<FlatClause> all = new ArrayList<>();
    for (String goal : Dictionary.sorted(rules.places(GOAL).get(1))) {
      all.add(Replacement.of(clause, name, goal));
    }
    return all;
  }

  private Binding me() {
    return Binding.of(rules.moves.me(), new LinkedHashSet<>(players), true);
  }

  private List<HrgStatement> computed(FlatClause clause) {
    Conjunction body = body(clause);
    Optional<List<HrgExpression>> all = body.conditions();
    if (all.isEmpty() || !body.repeated().isEmpty()) {
      return List.of();
    }
    Binding got = body.value(value(clause));
    if (Collections.disjoint(got.domain(), scores)
        || !got.domain().stream().allMatch(each -> each.matches(NUMBER))) {
      return List.of();
    }
    HrgStatement assigned = assigned(got.expression());
    return all.get().isEmpty()
        ? List.of(assigned)
        : List.of(RuleCode.when(RuleConditions.all(all.get()), List.of(assigned)));
  }

  private Conjunction body(FlatClause clause) {
    Map<String, Binding> scope = new HashMap<>();
    List<HrgExpression> conditions = new ArrayList<>();
    rules.match(clause.head().arguments().getFirst(), me(), scope, conditions);
    Conjunction body = new Conjunction(rules, clause, scope, Map.of(), Conjunction.Kind.CHANGE);
    conditions.forEach(body::require);
    return body;
  }
}
