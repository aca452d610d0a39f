package org.regames.gdl.hrg;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.regames.gdl.syntax.Keywords;

/** The relations, each before those that its rules refer to. */
final class Order {
  private final Map<FlatRelation, List<FlatClause>> clauses;
  private final Map<FlatRelation, Integer> numbers = new HashMap<>();
  private final Set<FlatRelation> open = new LinkedHashSet<>();
  private final Set<FlatRelation> recursive = new HashSet<>();
  private final Set<FlatRelation> mutual = new HashSet<>();
  private final Map<FlatRelation, Set<FlatRelation>> facts = new HashMap<>();
  private final Set<FlatRelation> askMoves = new HashSet<>();

  Order(Map<FlatRelation, List<FlatClause>> clauses) {
    this.clauses = clauses;
    clauses.keySet().forEach(this::visit);
  }

  private void visit(FlatRelation relation) {
    if (numbers.containsKey(relation)) {
      return;
    }
    if (open.contains(relation)) {
      // All relations opened since then are on the cycle.
      List<FlatRelation> circle = new ArrayList<>(open);
      circle = circle.subList(circle.indexOf(relation), circle.size());
      recursive.addAll(circle);
      if (circle.size() > 1) {
        mutual.addAll(circle);
      }
      return;
    }
    open.add(relation);
    Set<FlatRelation> asked = new LinkedHashSet<>();
    if (relation.isIn(Keywords.TRUE)) {
      asked.add(relation);
    } else if (relation.isIn(Keywords.DOES)) {
      askMoves.add(relation);
    } else {
      for (FlatClause clause : clauses.getOrDefault(relation, List.of())) {
        Stream.concat(clause.positive().stream(), clause.negative().stream())
            .map(FlatLiteral::relation)
            .forEach(
                used -> {
                  visit(used);
                  asked.addAll(facts.getOrDefault(used, Set.of()));
                  if (askMoves.contains(used)) {
                    askMoves.add(relation);
                  }
                });
      }
    }
    open.remove(relation);
    facts.put(relation, asked);
    numbers.put(relation, -numbers.size());
  }

  /** The place in the order. */
  int number(FlatRelation relation) {
    return numbers.get(relation);
  }

  boolean isRecursive(FlatRelation relation) {
    return recursive.contains(relation);
  }

  /** Whether a relation refers to one that refers to it. */
  boolean isMutual(FlatRelation relation) {
    return mutual.contains(relation);
  }

  /** The facts that a relation depends on, directly or not. */
  Set<FlatRelation> facts(FlatRelation relation) {
    visit(relation);
    return facts.get(relation);
  }

  boolean asksMoves(FlatRelation relation) {
    return askMoves.contains(relation);
  }
}
