package org.regames.rbg.lowering;

import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.ir.language.Budget;
import org.regames.rbg.syntax.RbgBoard;
import org.regames.rbg.syntax.RbgRule;

/**
 * Finds the parts of the rules that depend only on the vertex, and computes their relations. The
 * form of an expression is no shortcut: boards have holes, and {@code (left* + right*)(up* +
 * down*)} need not reach every vertex.
 */
final class VertexRelations {
  private final RbgBoard board;
  private final Budget budget;
  private final int pieces;
  private final Map<RbgRule, Optional<VertexRelation>> known = new IdentityHashMap<>();

  VertexRelations(RbgBoard board, int pieces, Budget budget) {
    this.board = board;
    this.pieces = pieces;
    this.budget = budget;
  }

  /** The relation of an expression, if it depends only on the vertex and is not too large. */
  Optional<VertexRelation> of(RbgRule rule) {
    Optional<VertexRelation> relation = known.get(rule);
    if (relation == null) {
      relation = compute(rule);
      known.put(rule, relation);
    }
    return relation;
  }

  private Optional<VertexRelation> compute(RbgRule rule) {
    return switch (rule) {
      case RbgRule.Shift(String direction, _) ->
          Optional.of(VertexRelation.function(board.directions().get(direction)));
      case RbgRule.On(List<String> accepted, _) ->
          accepted.isEmpty()
              ? Optional.of(impossible())
              : accepted.size() == pieces ? Optional.of(anywhere()) : Optional.empty();
      case RbgRule.Check(RbgRule body, boolean negated, _) ->
          of(body).map(relation -> test(relation, negated));
      case RbgRule.Concatenation(List<RbgRule> parts, _) -> {
        Optional<VertexRelation> relation = Optional.of(anywhere());
        for (int i = 0; i < parts.size() && relation.isPresent(); i++) {
          relation = then(relation.get(), parts.get(i));
        }
        yield relation;
      }
      case RbgRule.Sum(List<RbgRule> alternatives, _) -> {
        Optional<VertexRelation> relation = Optional.of(impossible());
        for (int i = 0; i < alternatives.size() && relation.isPresent(); i++) {
          relation = or(relation.get(), alternatives.get(i));
        }
        yield relation;
      }
      case RbgRule.Power(RbgRule body, int times, _) ->
          of(body).flatMap(relation -> power(relation, times, rule));
      case RbgRule.Star(RbgRule body, _) ->
          of(body).flatMap(relation -> spend(relation, rule).star());
      case RbgRule.Off _, RbgRule.Assignment _, RbgRule.Comparison _, RbgRule.Switch _ ->
          Optional.empty();
    };
  }

  /** A relation followed by an expression, if that is a relation again. */
  Optional<VertexRelation> then(VertexRelation relation, RbgRule next) {
    return of(next).flatMap(second -> spend(relation, next).then(second));
  }

  /** The union of a relation and an expression, if that is a relation again. */
  Optional<VertexRelation> or(VertexRelation relation, RbgRule other) {
    return of(other).flatMap(second -> spend(relation, other).or(second));
  }

  private Optional<VertexRelation> power(VertexRelation relation, int times, RbgRule rule) {
    Optional<VertexRelation> result = Optional.of(relation);
    for (int bit = Integer.highestOneBit(times) >> 1; bit > 0 && result.isPresent(); bit >>= 1) {
      result = result.flatMap(half -> spend(half, rule).then(half));
      if ((times & bit) != 0) {
        result = result.flatMap(most -> spend(most, rule).then(relation));
      }
    }
    return result;
  }

  private VertexRelation test(VertexRelation relation, boolean negated) {
    BitSet vertices = relation.domain();
    if (negated) {
      vertices.flip(0, relation.size());
    }
    return VertexRelation.at(vertices, relation.size());
  }

  private VertexRelation anywhere() {
    BitSet all = new BitSet();
    all.set(0, board.vertices().size());
    return VertexRelation.at(all, board.vertices().size());
  }

  private VertexRelation impossible() {
    return VertexRelation.at(new BitSet(), board.vertices().size());
  }

  /** Charges the budget for what the result of one operation may need. */
  private VertexRelation spend(VertexRelation relation, RbgRule rule) {
    long size = relation.size();
    long items = relation.parts().isPresent() ? 1 + size / 16 : 1 + size * size / 256;
    budget.spend(items, "paths over the board", rule.origin());
    return relation;
  }
}
