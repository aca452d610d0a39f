package org.regames.backend.plan;

import java.util.List;

/** An expression of the plan with a 64-bit value. */
public sealed interface CodeExpr extends PlanExpression {
  record Zero() implements CodeExpr {
    @Override
    public String toString() {
      return "0";
    }
  }

  /** The code of the move so far, as passed to the function. */
  record Code() implements CodeExpr {
    @Override
    public String toString() {
      return "code";
    }
  }

  /** The hash of the tags so far, as passed to the function. */
  record Hash() implements CodeExpr {
    @Override
    public String toString() {
      return "hash";
    }
  }

  /** A word with a small value inserted at some of its bits, which were 0. */
  record With(CodeExpr word, IntExpr value, int shift) implements CodeExpr {
    @Override
    public String toString() {
      return word + " | " + value + " << " + shift;
    }
  }

  /** A word plus a number, which changes only some of its bits. */
  record Plus(CodeExpr word, long number) implements CodeExpr {
    @Override
    public String toString() {
      return number < 0 ? word + " - " + Long.toUnsignedString(-number) : word + " + " + number;
    }
  }

  /** A hash of tags extended by one more tag. */
  record Mixed(CodeExpr hash, IntExpr tag) implements CodeExpr {
    @Override
    public String toString() {
      return "mix(" + hash + ", " + tag + ")";
    }
  }

  @Override
  default List<PlanExpression> children() {
    return switch (this) {
      case Zero _, Code _, Hash _ -> List.of();
      case With(CodeExpr word, IntExpr value, _) -> List.of(word, value);
      case Plus(CodeExpr word, _) -> List.of(word);
      case Mixed(CodeExpr hash, IntExpr tag) -> List.of(hash, tag);
    };
  }

  /** The same word with other parts. */
  default CodeExpr map(ExprRewriter change) {
    return switch (this) {
      case Zero _, Code _, Hash _ -> this;
      case With(CodeExpr word, IntExpr value, int shift) ->
          new With(change.of(word), change.of(value), shift);
      case Plus(CodeExpr word, long number) -> new Plus(change.of(word), number);
      case Mixed(CodeExpr hash, IntExpr tag) -> new Mixed(change.of(hash), change.of(tag));
    };
  }
}
