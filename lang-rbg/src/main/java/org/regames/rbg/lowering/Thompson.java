package org.regames.rbg.lowering;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;
import org.regames.rbg.syntax.RbgDescription;
import org.regames.rbg.syntax.RbgRule;

/**
 * Builds automata of regular expressions (K. Thompson, "Regular expression search algorithm",
 * 1968), with relations between vertices in place of expressions that depend only on the vertex.
 * Removing empty steps is left to the passes. Equal bodies of checks become one automaton. Linear
 * in the size of the expression with its powers written out.
 */
final class Thompson {
  /** A step with its share of the analyses takes about as much memory as four edges. */
  private static final int STEP_COST = 4;

  /** How many parts of a sequence of relations are tried to find one that makes it compact. */
  private static final int LONGEST_RUN = 64;

  private final Map<String, Integer> pieces = new HashMap<>();
  private final Budget budget;
  private final VertexRelations relations;
  private final Valuation valuation;
  private final Map<RbgRule, CheckBody> checks = new IdentityHashMap<>();
  private int modifiers;

  Thompson(
      RbgDescription description, VertexRelations relations, Valuation valuation, Budget budget) {
    description.pieces().forEach(piece -> pieces.put(piece, pieces.size()));
    this.budget = budget;
    this.relations = relations;
    this.valuation = valuation;
  }

  /** The automaton of a whole expression; modifiers count on from those built before. */
  RulesAutomaton automaton(RbgRule rule) {
    return new Building(true).build(rule);
  }

  private CheckBody body(RbgRule rule) {
    CheckBody known = checks.get(rule);
    if (known == null) {
      RulesAutomaton automaton =
          PieceKnowledge.simplified(new Building(false).build(rule), valuation, pieces.size());
      BitSet end = new BitSet();
      end.set(automaton.end());
      known = new CheckBody(automaton, new Certainty(automaton, end, valuation, pieces.size()));
      checks.put(rule, known);
    }
    return known;
  }

  /** An automaton being built. */
  private final class Building {
    private final boolean numbered;
    private final List<RulesAutomaton.Edge> edges = new ArrayList<>();
    private int nodes;

    /**
     * @param numbered whether modifiers get numbers; in checks they are not parts of moves
     */
    Building(boolean numbered) {
      this.numbered = numbered;
    }

    RulesAutomaton build(RbgRule rule) {
      int start = nodes++;
      int end = nodes++;
      build(rule, start, end);
      return new RulesAutomaton(nodes, start, end, edges);
    }

    private void add(int from, int to, RuleStep step, Origin origin) {
      budget.spend(STEP_COST, "steps of the rules", origin);
      edges.add(new RulesAutomaton.Edge(from, to, step, origin));
    }

    private int number() {
      return numbered ? ++modifiers : 0;
    }

    private void build(RbgRule rule, int from, int to) {
      Optional<VertexRelation> relation = relations.of(rule);
      if (relation.isPresent() && relation.get().isCompact()) {
        move(relation.get(), from, to, rule.origin());
        return;
      }
      Origin origin = rule.origin();
      switch (rule) {
        case RbgRule.Shift _ -> throw new IllegalStateException("a shift is a relation");
        case RbgRule.On(List<String> accepted, _) ->
            add(from, to, new RuleStep.On(pieceSet(accepted)), origin);
        case RbgRule.Off(String piece, _) ->
            add(from, to, new RuleStep.Off(pieces.get(piece), number()), origin);
        case RbgRule.Assignment(String variable, var value, _) ->
            add(from, to, new RuleStep.Assignment(variable, value, number()), origin);
        case RbgRule.Comparison(var left, var operator, var right, _) ->
            add(from, to, new RuleStep.Comparison(left, operator, right), origin);
        case RbgRule.Switch(Optional<String> player, _) ->
            add(from, to, new RuleStep.Switch(player, number()), origin);
        case RbgRule.Check(RbgRule inner, boolean negated, _) ->
            check(body(inner), negated, from, to, origin);
        case RbgRule.Sum(List<RbgRule> alternatives, _) -> sum(alternatives, from, to, origin);
        case RbgRule.Concatenation(List<RbgRule> parts, _) -> sequence(parts, from, to, origin);
        case RbgRule.Power(RbgRule inner, int times, _) -> {
          int at = from;
          for (int i = 1; i < times; i++) {
            int next = nodes++;
            build(inner, at, next);
            at = next;
          }
          build(inner, at, to);
        }
        case RbgRule.Star(RbgRule inner, _) -> {
          int loop = nodes++;
          add(from, loop, new RuleStep.Skip(), origin);
          build(inner, loop, loop);
          add(loop, to, new RuleStep.Skip(), origin);
        }
      }
    }

    private BitSet pieceSet(List<String> accepted) {
      BitSet set = new BitSet();
      accepted.forEach(piece -> set.set(pieces.get(piece)));
      return set;
    }

    private void move(VertexRelation relation, int from, int to, Origin origin) {
      if (relation.isTest() && relation.isTotal()) {
        add(from, to, new RuleStep.Skip(), origin);
      } else if (!relation.isImpossible()) {
        add(from, to, new RuleStep.Move(relation), origin);
      }
    }

    private void check(CheckBody body, boolean negated, int from, int to, Origin origin) {
      if (negated ? body.neverHolds() : body.alwaysHolds()) {
        add(from, to, new RuleStep.Skip(), origin);
      } else if (!(negated ? body.alwaysHolds() : body.neverHolds())) {
        add(from, to, new RuleStep.Check(body, negated), origin);
      }
    }

    /** Merges alternatives that are relations if the result is compact. */
    private void sum(List<RbgRule> alternatives, int from, int to, Origin origin) {
      Optional<VertexRelation> union = Optional.empty();
      for (RbgRule alternative : alternatives) {
        if (relations.of(alternative).isPresent()) {
          union =
              union.isEmpty()
                  ? relations.of(alternative)
                  : union.flatMap(relation -> relations.or(relation, alternative));
          if (union.isEmpty()) {
            break;
          }
        }
      }
      boolean united = union.filter(VertexRelation::isCompact).isPresent();
      if (united) {
        move(union.get(), from, to, origin);
      }
      for (RbgRule alternative : alternatives) {
        if (!united || relations.of(alternative).isEmpty()) {
          int start = nodes++;
          int end = nodes++;
          add(from, start, new RuleStep.Skip(), alternative.origin());
          build(alternative, start, end);
          add(end, to, new RuleStep.Skip(), alternative.origin());
        }
      }
    }

    /** Merges neighbouring parts that are relations, as many at a time as stay compact. */
    private void sequence(List<RbgRule> parts, int from, int to, Origin origin) {
      if (parts.isEmpty()) {
        add(from, to, new RuleStep.Skip(), origin);
        return;
      }
      int at = from;
      int i = 0;
      while (i < parts.size()) {
        VertexRelation compact = null;
        int last = i;
        Optional<VertexRelation> run = relations.of(parts.get(i));
        for (int j = i; run.isPresent() && j - last < LONGEST_RUN; j++) {
          if (run.get().isCompact()) {
            compact = run.get();
            last = j;
          }
          VertexRelation before = run.get();
          Optional<RbgRule> next =
              j + 1 < parts.size() ? Optional.of(parts.get(j + 1)) : Optional.empty();
          run = next.flatMap(part -> relations.then(before, part));
        }
        int next = last + 1 == parts.size() ? to : nodes++;
        if (compact != null) {
          move(compact, at, next, parts.get(i).origin());
        } else {
          build(parts.get(i), at, next);
        }
        at = next;
        i = last + 1;
      }
    }
  }
}
