package org.regames.backend.plan;

import java.util.List;
import java.util.stream.Stream;

/** Moves from which {@link Op.Pick} draws one. */
public sealed interface Drawn permits Op.AddSet, Drawn.Product {
  /** The moves for each number of the only, or second, set. */
  Op.AddSet moves();

  /** The same moves with other parts. */
  Drawn mapped(ExprRewriter change);

  /** The expressions that determine the moves. */
  List<PlanExpression> drawnFrom();

  /** The locals that range over the numbers of sets. */
  List<Integer> counted();

  /**
   * The moves of a set for each number of another one, in order, if the former does not depend on
   * the latter: their number is the product of the sizes of both.
   *
   * @param local the number of the first set, in the code
   * @param words the first set, of numbers from {@code first} on
   */
  record Product(int local, int first, List<BitboardExpr> words, Op.AddSet moves) implements Drawn {
    public Product {
      words = List.copyOf(words);
    }

    @Override
    public Product mapped(ExprRewriter change) {
      return new Product(change.local(local), first, change.words(words), moves.mapped(change));
    }

    @Override
    public List<PlanExpression> drawnFrom() {
      return Stream.<PlanExpression>concat(words.stream(), moves.expressions().stream()).toList();
    }

    @Override
    public List<Integer> counted() {
      return List.of(local, moves.local());
    }
  }
}
