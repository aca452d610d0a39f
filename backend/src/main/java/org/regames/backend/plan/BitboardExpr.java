package org.regames.backend.plan;

import java.util.BitSet;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntToLongFunction;

/**
 * An expression of the plan that is one word of a set: 64 bits, one for each of 64 consecutive
 * numbers. Has no effect.
 */
public sealed interface BitboardExpr extends PlanExpression {
  /** No numbers. */
  BitboardExpr NONE = new Const(0);

  /** All numbers. */
  BitboardExpr ALL = new Const(-1);

  /** A word computed bitwise from others, so that set algebra applies. */
  sealed interface Combined extends BitboardExpr {}

  /** A word that is looked up or computed in some other way: nothing follows from its parts. */
  sealed interface Opaque extends BitboardExpr {}

  record Const(long word) implements BitboardExpr {
    @Override
    public String toString() {
      return word == 0 ? "none" : word == -1 ? "all" : "0x" + Long.toHexString(word);
    }
  }

  /** A word of the sets in the state, see {@link BitboardLayout}. */
  record Stored(int place) implements Opaque {
    @Override
    public String toString() {
      return "sets[" + place + "]";
    }
  }

  /** A word of the set of a value, at {@code origin + value * step}. */
  record Chosen(int origin, IntExpr value, int step) implements Opaque {
    /** The same word with other parts. */
    public Chosen with(ExprRewriter change) {
      return new Chosen(origin, change.of(value), step);
    }

    @Override
    public String toString() {
      return "sets[" + origin + " + " + value + " * " + step + "]";
    }
  }

  /** The set of a single number, if it is one of the 64 from {@code first} on. */
  record One(IntExpr number, int first) implements Opaque {
    @Override
    public String toString() {
      return first == 0 ? "{" + number + "}" : "{" + number + " - " + first + "}";
    }
  }

  /** A word that was computed before; each is set once. */
  record Local(int number) implements BitboardExpr {
    @Override
    public String toString() {
      return "b" + number;
    }
  }

  record And(BitboardExpr left, BitboardExpr right) implements Combined {
    @Override
    public String toString() {
      return "(" + left + " & " + right + ")";
    }
  }

  record Or(BitboardExpr left, BitboardExpr right) implements Combined {
    @Override
    public String toString() {
      return "(" + left + " | " + right + ")";
    }
  }

  record Not(BitboardExpr word) implements Combined {
    @Override
    public String toString() {
      return "~" + single(word);
    }
  }

  /** Every number moved up, or down if {@code by} is negative. */
  record Shifted(BitboardExpr word, int by) implements Combined {
    @Override
    public String toString() {
      return by < 0 ? word + " >>> " + -by : word + " << " + by;
    }
  }

  /** All numbers if a test holds, else none. */
  record When(BoolExpr test) implements Opaque {
    @Override
    public String toString() {
      return "all if " + test;
    }
  }

  /** A word of a constant array of words. */
  record Entry(int array, IntExpr index) implements Opaque {
    @Override
    public String toString() {
      return "w" + array + "[" + index + "]";
    }
  }

  /** The bits of a word that are in a mask, packed from the lowest on. */
  record Compressed(BitboardExpr word, BitboardExpr mask) implements Opaque {
    @Override
    public String toString() {
      return "compress(" + word + ", " + mask + ")";
    }
  }

  /** Every number moved up, by a distance that is known only in play. */
  record Raised(BitboardExpr word, IntExpr by) implements Opaque {
    @Override
    public String toString() {
      return "raised(" + word + ", " + by + ")";
    }
  }

  /** Every number moved down, wrapping around below 0: a rotation. */
  record Turned(BitboardExpr word, IntExpr by) implements Opaque {
    @Override
    public String toString() {
      return "turned(" + word + ", " + by + ")";
    }
  }

  /**
   * A word whose lowest bit is one bit of a constant array of words, in which bits are numbered
   * from the lowest of each word on. Its other bits are undefined.
   *
   * @param index the number of the bit, below 64 unless it is wide
   */
  record Answer(int array, IntExpr start, BitboardExpr index, boolean wide) implements Opaque {
    @Override
    public String toString() {
      return "w" + array + "[" + start + "] at " + single(index) + (wide ? " wide" : "");
    }
  }

  /** The text of a word as the operand of an operator. */
  private static String single(BitboardExpr word) {
    return word instanceof Shifted ? "(" + word + ")" : word.toString();
  }

  @Override
  default List<PlanExpression> children() {
    return switch (this) {
      case Const _, Stored _, Local _ -> List.of();
      case Chosen(_, IntExpr value, _) -> List.of(value);
      case One(IntExpr number, _) -> List.of(number);
      case And(BitboardExpr left, BitboardExpr right) -> List.of(left, right);
      case Or(BitboardExpr left, BitboardExpr right) -> List.of(left, right);
      case Not(BitboardExpr word) -> List.of(word);
      case Shifted(BitboardExpr word, _) -> List.of(word);
      case When(BoolExpr test) -> List.of(test);
      case Entry(_, IntExpr index) -> List.of(index);
      case Compressed(BitboardExpr word, BitboardExpr mask) -> List.of(word, mask);
      case Raised(BitboardExpr word, IntExpr by) -> List.of(word, by);
      case Turned(BitboardExpr word, IntExpr by) -> List.of(word, by);
      case Answer(_, IntExpr start, BitboardExpr index, _) -> List.of(start, index);
    };
  }

  /** The same word with other parts. */
  default BitboardExpr map(ExprRewriter change) {
    return switch (this) {
      case Const _, Stored _ -> this;
      case Local(int number) -> new Local(change.word(number));
      case Chosen chosen -> chosen.with(change);
      case One(IntExpr number, int first) -> new One(change.of(number), first);
      case And(BitboardExpr left, BitboardExpr right) -> new And(change.of(left), change.of(right));
      case Or(BitboardExpr left, BitboardExpr right) -> new Or(change.of(left), change.of(right));
      case Not(BitboardExpr word) -> new Not(change.of(word));
      case Shifted(BitboardExpr word, int by) -> new Shifted(change.of(word), by);
      case When(BoolExpr test) -> new When(change.of(test));
      case Entry(int array, IntExpr index) -> new Entry(array, change.of(index));
      case Compressed(BitboardExpr word, BitboardExpr mask) ->
          new Compressed(change.of(word), change.of(mask));
      case Raised(BitboardExpr word, IntExpr by) -> new Raised(change.of(word), change.of(by));
      case Turned(BitboardExpr word, IntExpr by) -> new Turned(change.of(word), change.of(by));
      case Answer(int array, IntExpr start, BitboardExpr index, boolean wide) ->
          new Answer(array, change.of(start), change.of(index), wide);
    };
  }

  /**
   * The numbers that this word may have, one bit for each.
   *
   * @param stored the numbers that a word of the state may have, by its place
   * @param locals the numbers that a local may have
   */
  default long most(IntToLongFunction stored, IntToLongFunction locals) {
    return switch (this) {
      case Const(long word) -> word;
      case Stored(int place) -> stored.applyAsLong(place);
      case Local(int number) -> locals.applyAsLong(number);
      case And(BitboardExpr left, BitboardExpr right) ->
          left.most(stored, locals) & right.most(stored, locals);
      case Or(BitboardExpr left, BitboardExpr right) ->
          left.most(stored, locals) | right.most(stored, locals);
      case Not(Const(long word)) -> ~word;
      case Shifted(BitboardExpr word, int by) -> {
        long most = word.most(stored, locals);
        yield by < 0 ? most >>> -by : most << by;
      }
      case Not _, Opaque _ -> -1;
    };
  }

  /**
   * The words that certainly contain every number of this one: for an intersection those of either
   * operand, for a union those of both.
   *
   * @param others the same for all other words
   */
  default BitSet inside(Function<BitboardExpr, BitSet> others) {
    return switch (this) {
      case And(BitboardExpr left, BitboardExpr right) -> {
        BitSet either = (BitSet) left.inside(others).clone();
        either.or(right.inside(others));
        yield either;
      }
      case Or(BitboardExpr left, BitboardExpr right) -> {
        BitSet both = (BitSet) left.inside(others).clone();
        both.and(right.inside(others));
        yield both;
      }
      case Const _, Local _, Not _, Shifted _, Opaque _ -> others.apply(this);
    };
  }
}
