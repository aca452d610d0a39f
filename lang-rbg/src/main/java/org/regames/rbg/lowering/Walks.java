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
final class Walks {
  private final RbgBoard board;
  private final Budget budget;
  private final int pieces;
  private final Map<RbgRule, Optional<VertexRelation>> known = new IdentityHashMap<>();

  Walks(RbgBoard board, int pieces, Budget budget) {
    this.board = board;
    this.pieces = pieces;
    this.budget = budget;
  }

  /** The relation of an expression, if it depends only on the vertex and is not too large. */
  Optional<VertexRelation> of(RbgRule rule) {
    Optional<VertexRelation> walk = known.get(rule);
    if (walk == null) {
      walk = compute(rule);
      known.put(rule, walk);
    }
    return walk;
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
          of(body).map(walk -> test(walk, negated));
      case RbgRule.Concatenation(List<RbgRule> parts, _) -> {
        Optional<VertexRelation> walk = Optional.of(anywhere());
        for (int i = 0; i < parts.size() && walk.isPresent(); i++) {
          walk = then(walk.get(), parts.get(i));
        }
        yield walk;
      }
      case RbgRule.Sum(List<RbgRule> alternatives, _) -> {
        Optional<VertexRelation> walk = Optional.of(impossible());
        for (int i = 0; i < alternatives.size() && walk.isPresent(); i++) {
          walk = or(walk.get(), alternatives.get(i));
        }
        yield walk;
      }
      case RbgRule.Power(RbgRule body, int times, _) ->
          of(body).flatMap(walk -> power(walk, times, rule));
      case RbgRule.Star(RbgRule body, _) -> of(body).flatMap(walk -> spend(walk, rule).star());
      case RbgRule.Off _, RbgRule.Assignment _, RbgRule.Comparison _, RbgRule.Switch _ ->
          Optional.empty();
    };
  }

  /** A relation followed by an expression, if that is a relation again. */
  Optional<VertexRelation> then(VertexRelation walk, RbgRule next) {
    return of(next).flatMap(second -> spend(walk, next).then(second));
  }

  /** The union of a relation and an expression, if that is a relation again. */
  Optional<VertexRelation> or(VertexRelation walk, RbgRule other) {
    return of(other).flatMap(second -> spend(walk, other).or(second));
  }

  private Optional<VertexRelation> power(VertexRelation walk, int times, RbgRule rule) {
    Optional<VertexRelation> result = Optional.of(walk);
    for (int bit = Integer.highestOneBit(times) >> 1; bit > 0 && result.isPresent(); bit >>= 1) {
      result = result.flatMap(half -> spend(half, rule).then(half));
      if ((times & bit) != 0) {
        result = result.flatMap(most -> spend(most, rule).then(walk));
      }
    }
    return result;
  }

  private VertexRelation test(VertexRelation walk, boolean negated) {
    BitSet vertices = walk.domain();
    if (negated) {
      vertices.flip(0, walk.size());
    }
    return VertexRelation.at(vertices, walk.size());
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
  private VertexRelation spend(VertexRelation walk, RbgRule rule) {
    long size = walk.size();
    long items = walk.parts().isPresent() ? 1 + size / 16 : 1 + size * size / 256;
    budget.spend(items, "paths over the board", rule.origin());
    return walk;
  }
}
