package org.regames.backend.plan;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Rewrites the parts of expressions and statements. Every type lists its children in its {@code
 * map}, which is the only place that takes it apart and rebuilds it; a rewriter overrides what it
 * changes and recurses into the rest.
 *
 * <p>If nothing is overridden, only values are changed: {@code value.map(change)} replaces each
 * outermost value inside it by what {@code change} makes of it.
 */
@FunctionalInterface
public interface ExprRewriter {
  /** What becomes of a value. */
  public IntExpr of(IntExpr value);

  /** What becomes of a condition. */
  default BoolExpr of(BoolExpr test) {
    return test.map(this);
  }

  /** What becomes of a bitboard. */
  default BitboardExpr of(BitboardExpr word) {
    return word.map(this);
  }

  /** What becomes of a code or a hash. */
  default CodeExpr of(CodeExpr word) {
    return word.map(this);
  }

  /** What becomes of a part of an array. */
  default MapPart of(MapPart part) {
    return part.map(this);
  }

  /** What becomes of the statements of a function, or of those inside another one. */
  default List<Op> of(List<Op> body) {
    return body.stream().map(op -> op.map(this)).toList();
  }

  /** The local that replaces one that is set. */
  default int local(int number) {
    return number;
  }

  /** The local word that replaces one that is set. */
  default int word(int number) {
    return number;
  }

  /** Several values, conditions and bitboards. */
  private static <T> List<T> all(List<T> parts, UnaryOperator<T> change) {
    return parts.stream().map(change).toList();
  }

  /** What becomes of several values. */
  default List<IntExpr> values(List<IntExpr> values) {
    return all(values, this::of);
  }

  /** What becomes of several bitboards. */
  default List<BitboardExpr> words(List<BitboardExpr> words) {
    return all(words, this::of);
  }

  /** A rewriting that leaves all expressions as they are. */
  static ExprRewriter ofBodies(UnaryOperator<List<Op>> change) {
    return new ExprRewriter() {
      @Override
      public IntExpr of(IntExpr value) {
        return value;
      }

      @Override
      public BoolExpr of(BoolExpr test) {
        return test;
      }

      @Override
      public BitboardExpr of(BitboardExpr word) {
        return word;
      }

      @Override
      public CodeExpr of(CodeExpr word) {
        return word;
      }

      @Override
      public MapPart of(MapPart part) {
        return part;
      }

      @Override
      public List<Op> of(List<Op> body) {
        return change.apply(body);
      }
    };
  }
}
