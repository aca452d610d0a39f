package org.regames.rbg.lowering;

import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.ir.language.Budget;
import org.regames.rbg.syntax.Board;
import org.regames.rbg.syntax.Rule;

/**
 * Finds the parts of the rules that depend on the vertex alone and computes what they do. Shapes of
 * expressions play no part: boards have holes, and {@code (left* + right*)(up* + down*)} need not
 * reach every vertex.
 */
final class Walks {
  private final Board board;
  private final Budget budget;
  private final int pieces;
  private final Map<Rule, Optional<Walk>> known = new IdentityHashMap<>();

  Walks(Board board, int pieces, Budget budget) {
    this.board = board;
    this.pieces = pieces;
    this.budget = budget;
  }

  /** What an expression does, where it depends on the vertex alone and is not too large. */
  Optional<Walk> of(Rule rule) {
    Optional<Walk> walk = known.get(rule);
    if (walk == null) {
      walk = compute(rule);
      known.put(rule, walk);
    }
    return walk;
  }

  private Optional<Walk> compute(Rule rule) {
    return switch (rule) {
      case Rule.Shift(String direction, _) ->
          Optional.of(Walk.function(board.directions().get(direction)));
      case Rule.On(List<String> accepted, _) ->
          accepted.isEmpty()
              ? Optional.of(impossible())
              : accepted.size() == pieces ? Optional.of(anywhere()) : Optional.empty();
      case Rule.Check(Rule body, boolean negated, _) -> of(body).map(walk -> test(walk, negated));
      case Rule.Concatenation(List<Rule> parts, _) -> {
        Optional<Walk> walk = Optional.of(anywhere());
        for (int i = 0; i < parts.size() && walk.isPresent(); i++) {
          walk = then(walk.get(), parts.get(i));
        }
        yield walk;
      }
      case Rule.Sum(List<Rule> alternatives, _) -> {
        Optional<Walk> walk = Optional.of(impossible());
        for (int i = 0; i < alternatives.size() && walk.isPresent(); i++) {
          walk = or(walk.get(), alternatives.get(i));
        }
        yield walk;
      }
      case Rule.Power(Rule body, int times, _) ->
          of(body).flatMap(walk -> power(walk, times, rule));
      case Rule.Star(Rule body, _) -> of(body).flatMap(walk -> spend(walk, rule).star());
      case Rule.Off _, Rule.Assignment _, Rule.Comparison _, Rule.Switch _ -> Optional.empty();
    };
  }

  /** A walk and then an expression, where both together are one. */
  Optional<Walk> then(Walk walk, Rule next) {
    return of(next).flatMap(second -> spend(walk, next).then(second));
  }

  /** A walk or an expression, where both together are one. */
  Optional<Walk> or(Walk walk, Rule other) {
    return of(other).flatMap(second -> spend(walk, other).or(second));
  }

  private Optional<Walk> power(Walk walk, int times, Rule rule) {
    Optional<Walk> result = Optional.of(walk);
    for (int bit = Integer.highestOneBit(times) >> 1; bit > 0 && result.isPresent(); bit >>= 1) {
      result = result.flatMap(half -> spend(half, rule).then(half));
      if ((times & bit) != 0) {
        result = result.flatMap(most -> spend(most, rule).then(walk));
      }
    }
    return result;
  }

  private Walk test(Walk walk, boolean negated) {
    BitSet vertices = walk.domain();
    if (negated) {
      vertices.flip(0, walk.size());
    }
    return Walk.at(vertices, walk.size());
  }

  private Walk anywhere() {
    BitSet all = new BitSet();
    all.set(0, board.vertices().size());
    return Walk.at(all, board.vertices().size());
  }

  private Walk impossible() {
    return Walk.at(new BitSet(), board.vertices().size());
  }

  /** Takes from the budget what the result of one operation may need. */
  private Walk spend(Walk walk, Rule rule) {
    long size = walk.size();
    long items = walk.parts().isPresent() ? 1 + size / 16 : 1 + size * size / 256;
    budget.spend(items, "walks over the board", rule.origin());
    return walk;
  }
}
