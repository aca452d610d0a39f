package org.regames.gdl.hrg;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.gdl.syntax.Keywords;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.Name;

/** What each player perceives after the moves, which is all that it sees: tags of the keeper. */
record Percepts(RelationRules rules, Updates updates) {
  /**
   * A percept, or one for each value of a {@code repeat}.
   *
   * @param parts the tags
   * @param before assignments that the tags need
   */
  private record Percept(
      List<HrgStatement> parts, List<HrgStatement> before, Map<String, Set<String>> repeated) {
    /** Whether the two can never be the same percept. */
    boolean isOther(Percept other) {
      for (int i = 0; i < parts.size(); i++) {
        boolean constant = isConstant(parts.get(i)) && isConstant(other.parts.get(i));
        if (constant && !parts.get(i).equals(other.parts.get(i))) {
          return true;
        }
      }
      return false;
    }

    private boolean isConstant(HrgStatement part) {
      return part instanceof HrgStatement.Tag(List<Name> names, _, _)
          && !repeated.containsKey(names.getFirst().text());
    }
  }

  /** The statements, which let one player after the other be the only one who sees. */
  List<HrgStatement> write(List<String> players) {
    List<HrgStatement> code = new ArrayList<>();
    for (String player : players) {
      List<HrgStatement> seen = new ArrayList<>();
      rules.relations(Keywords.SEES).forEach(relation -> seen.addAll(seen(player, relation)));
      if (!seen.isEmpty()) {
        code.add(HrgTranslation.visible(player, "1"));
        code.addAll(seen);
        code.add(HrgTranslation.visible(player, "0"));
      }
    }
    return code;
  }

  private List<HrgStatement> seen(String player, FlatRelation relation) {
    Map<Percept, List<HrgExpression>> percepts = new LinkedHashMap<>();
    for (FlatClause clause : updates.expanded(rules.clauses(relation))) {
      percept(player, relation, clause, percepts);
    }
    List<HrgStatement> code = new ArrayList<>();
    List<Percept> known = new ArrayList<>();
    percepts.forEach(
        (percept, conditions) -> {
          if (!known.stream().allMatch(percept::isOther)) {
            rules.obstacles.meet("a percept for which there are several rules");
          }
          known.add(percept);
          List<HrgStatement> tags = new ArrayList<>(percept.before());
          tags.addAll(percept.parts());
          boolean always = conditions.contains(RuleConditions.TRUE);
          code.addAll(
              updates.repeated(
                  percept.repeated(),
                  always ? tags : List.of(RuleCode.when(RuleConditions.any(conditions), tags))));
        });
    return code;
  }

  private void percept(
      String player,
      FlatRelation relation,
      FlatClause clause,
      Map<Percept, List<HrgExpression>> percepts) {
    Map<String, Binding> scope = new HashMap<>();
    List<HrgExpression> given = new ArrayList<>();
    rules.match(clause.head().arguments().getFirst(), RelationRules.symbol(player), scope, given);
    Conjunction body = new Conjunction(rules, clause, scope, Map.of(), Conjunction.Kind.CHANGE);
    given.forEach(body::require);
    Optional<List<HrgExpression>> conditions = body.conditions();
    if (conditions.isEmpty()) {
      return;
    }
    List<HrgStatement> parts = new ArrayList<>(List.of(Hrg.tag(RelationRules.word(relation))));
    List<HrgStatement> before = new ArrayList<>();
    for (int place = 1; place < clause.head().arguments().size(); place++) {
      Binding value = body.value(clause.head().arguments().get(place));
      parts.add(part(value, before));
    }
    percepts
        .computeIfAbsent(new Percept(parts, before, body.repeated()), _ -> new ArrayList<>())
        .add(RuleConditions.all(conditions.get()));
  }

  /** A tag for a value, which has to be a symbol or a variable. */
  private HrgStatement part(Binding value, List<HrgStatement> before) {
    Optional<String> name = value.name();
    if (name.isPresent()) {
      boolean isSymbol = value.isRepeated() || value.isSymbol();
      return isSymbol ? Hrg.tag(name.get()) : Hrg.tagOf(name.get());
    }
    String variable = rules.scratch("seen", value.domain());
    rules.holds(variable, value.domain());
    before.add(RuleCode.set(variable, value.expression()));
    return Hrg.tagOf(variable);
  }
}
