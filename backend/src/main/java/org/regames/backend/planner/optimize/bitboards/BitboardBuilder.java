package org.regames.backend.planner.optimize.bitboards;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.analysis.Attempt;
import org.regames.backend.plan.analysis.BytecodeSize;

/**
 * Builds the statements that compute words of sets. Every word gets a local of its own unless it
 * already is one, and equal words share a local (hash consing), so expressions stay small however
 * often sets are used. In a loop whose sets grow, only what depends on these is recomputed in each
 * iteration.
 */
public final class BitboardBuilder {
  private final IntSupplier locals;
  private final Supplier<OptionalInt> numbers;
  private final List<Op> ops = new ArrayList<>();
  private final Map<BitboardExpr, BitboardExpr.Local> known = new HashMap<>();

  /** The definitions of locals. */
  private final Map<Integer, BitboardExpr> meant = new HashMap<>();

  /** The numbers that words in locals may have. */
  private final Map<Integer, Long> bounds = new HashMap<>();

  /** The loops being built, the innermost last. */
  private final List<Loop> loops = new ArrayList<>();

  private int count;
  private int size;

  /**
   * A loop being built.
   *
   * @param varying the locals that change in each iteration
   * @param named the words that have locals only in the loop
   */
  private record Loop(List<Op> body, BitSet varying, List<BitboardExpr> named) {}

  /**
   * @param locals supplies locals for words
   */
  public BitboardBuilder(IntSupplier locals) {
    this(locals, OptionalInt::empty);
  }

  /**
   * @param locals supplies locals for words
   * @param numbers supplies locals for numbers, as long as there may be more
   */
  public BitboardBuilder(IntSupplier locals, Supplier<OptionalInt> numbers) {
    this.locals = locals;
    this.numbers = numbers;
  }

  /** The statements so far. */
  public List<Op> ops() {
    return ops;
  }

  /** A position in the statements, to return to. */
  public record Mark(int ops, int loops) {}

  public Mark mark() {
    return new Mark(ops.size(), loops.size());
  }

  /** Whether there are statements since other than definitions of words. */
  public boolean isDone(Mark since) {
    return ops.subList(since.ops(), ops.size()).stream().anyMatch(BitboardBuilder::isEnd);
  }

  private static boolean isEnd(Op op) {
    return op instanceof Op.AddSet || op instanceof Op.ForSet || op instanceof Op.FinishIf;
  }

  /** Removes all statements since other than definitions of words, which may be reused. */
  public void undo(Mark since) {
    while (loops.size() > since.loops()) {
      loops.removeLast().named().forEach(known::remove);
    }
    ops.subList(since.ops(), ops.size()).removeIf(BitboardBuilder::isEnd);
  }

  /** Whether a loop is being built. */
  public boolean inLoop() {
    return !loops.isEmpty();
  }

  /** The number of statements, including those in loops. */
  public int count() {
    return count;
  }

  /** Roughly how many bytes of bytecode they take. */
  public int size() {
    return size;
  }

  /** A local for a number, if there may be more. */
  public OptionalInt number() {
    return numbers.get();
  }

  /** A local for a word. */
  public int local() {
    return locals.getAsInt();
  }

  /**
   * Adds a statement other than the definition of a word.
   *
   * @return a refusal in a loop, which may only define words
   */
  public Attempt<Op> add(Op op) {
    if (!loops.isEmpty()) {
      return Attempt.refused("a path ends inside of a cycle");
    }
    ops.add(op);
    count(op);
    return Attempt.done(op);
  }

  private void count(Op op) {
    count++;
    size += BytecodeSize.of(op);
  }

  /**
   * Begins a loop in which some sets grow, and returns their locals.
   *
   * @param bounds for each word the numbers that it may have
   */
  public List<BitboardExpr.Local> begin(List<BitboardExpr> bounds) {
    List<BitboardExpr.Local> grown = new ArrayList<>();
    Loop loop = new Loop(new ArrayList<>(), new BitSet(), new ArrayList<>());
    for (BitboardExpr bound : bounds) {
      BitboardExpr.Local local = new BitboardExpr.Local(locals.getAsInt());
      this.bounds.put(local.number(), most(bound));
      grown.add(local);
      loop.varying().set(local.number());
    }
    loops.add(loop);
    return grown;
  }

  /**
   * Ends the innermost loop.
   *
   * @param start the initial sets
   * @param next the sets after an iteration, which is repeated until nothing changes
   */
  public void end(
      List<BitboardExpr.Local> grown, List<BitboardExpr> start, List<BitboardExpr> next) {
    Loop loop = loops.removeLast();
    loop.named().forEach(known::remove);
    Op.Grow grow = new Op.Grow(grown, start, loop.body(), next);
    count(new Op.Grow(grown, start, List.of(), next));
    if (loops.isEmpty()) {
      ops.add(grow);
    } else {
      Loop outer = loops.getLast();
      grown.forEach(local -> outer.varying().set(local.number()));
      outer.body().add(grow);
    }
  }

  /** The word, or the local that holds it. */
  public BitboardExpr named(BitboardExpr word) {
    return switch (word) {
      case BitboardExpr.Const _, BitboardExpr.Local _ -> word;
      case BitboardExpr.Combined _, BitboardExpr.Opaque _ -> {
        BitboardExpr.Local local = known.get(word);
        yield local == null ? let(word) : local;
      }
    };
  }

  private BitboardExpr.Local let(BitboardExpr word) {
    BitboardExpr.Local local = new BitboardExpr.Local(locals.getAsInt());
    meant.put(local.number(), word);
    bounds.put(local.number(), most(word));
    known.put(word, local);
    count(new Op.LetBits(local.number(), word));
    BitSet read = new BitSet();
    DeadWordElimination.add(word, read);
    for (Loop loop : loops.reversed()) {
      if (loop.varying().intersects(read)) {
        loop.varying().set(local.number());
        loop.named().add(word);
        loop.body().add(new Op.LetBits(local.number(), word));
        return local;
      }
    }
    ops.add(new Op.LetBits(local.number(), word));
    return local;
  }

  /** The intersection of two words, simplified; constants come first. */
  public BitboardExpr and(BitboardExpr one, BitboardExpr other) {
    if (other instanceof BitboardExpr.Const && !(one instanceof BitboardExpr.Const)) {
      return and(other, one);
    }
    if (one instanceof BitboardExpr.Const(long mask)) {
      if ((most(other) & ~mask) == 0) {
        return other;
      }
      if ((most(other) & mask) == 0) {
        return BitboardExpr.NONE;
      }
      return meant(other)
              instanceof BitboardExpr.And(BitboardExpr.Const(long inner), BitboardExpr word)
          ? new BitboardExpr.And(new BitboardExpr.Const(mask & inner), word)
          : new BitboardExpr.And(one, other);
    }
    if (one.equals(other)) {
      return one;
    }
    BitboardExpr first = uncut(one, most(other));
    return new BitboardExpr.And(first, first.equals(one) ? uncut(other, most(one)) : other);
  }

  /** A word without an intersection that the next intersection makes redundant. */
  private BitboardExpr uncut(BitboardExpr word, long rest) {
    return meant(word)
                instanceof BitboardExpr.And(BitboardExpr.Const(long mask), BitboardExpr inner)
            && (rest & most(inner) & ~mask) == 0
        ? inner
        : word;
  }

  /** The union of two words, simplified. */
  public BitboardExpr or(BitboardExpr one, BitboardExpr other) {
    if (one.equals(other) || other.equals(BitboardExpr.NONE) || one.equals(BitboardExpr.ALL)) {
      return one;
    }
    if (one.equals(BitboardExpr.NONE) || other.equals(BitboardExpr.ALL)) {
      return other;
    }
    if (one instanceof BitboardExpr.Const(long a) && other instanceof BitboardExpr.Const(long b)) {
      return new BitboardExpr.Const(a | b);
    }
    BitboardExpr second = beside(one, other);
    return new BitboardExpr.Or(second.equals(other) ? beside(other, one) : one, second);
  }

  /**
   * A word without the condition that it is not in another one, if a union makes that redundant.
   */
  private BitboardExpr beside(BitboardExpr one, BitboardExpr other) {
    if (meant(other) instanceof BitboardExpr.And(BitboardExpr condition, BitboardExpr word)) {
      boolean cut = meant(condition) instanceof BitboardExpr.And;
      BitboardExpr inner =
          meant(condition)
                      instanceof BitboardExpr.And(BitboardExpr.Const mask, BitboardExpr opposite)
                  && (most(word) & ~mask.word()) == 0
              ? opposite
              : condition;
      if ((!cut || !inner.equals(condition))
          && meant(inner) instanceof BitboardExpr.Not(BitboardExpr excluded)
          && covers(one, excluded)) {
        return word;
      }
    }
    return other;
  }

  private boolean covers(BitboardExpr word, BitboardExpr part) {
    return word.equals(part)
        || meant(word) instanceof BitboardExpr.Or(BitboardExpr left, BitboardExpr right)
            && (covers(left, part) || covers(right, part));
  }

  /** The definition of a local word. */
  public BitboardExpr meant(BitboardExpr word) {
    return word instanceof BitboardExpr.Local(int local) && meant.containsKey(local)
        ? meant.get(local)
        : word;
  }

  /** The numbers that a word may have. */
  private long most(BitboardExpr word) {
    return word.most(_ -> -1, local -> bounds.getOrDefault(local, -1L));
  }

  public static BitboardExpr not(BitboardExpr one) {
    return switch (one) {
      case BitboardExpr.Const(long word) -> new BitboardExpr.Const(~word);
      case BitboardExpr.Not(BitboardExpr word) -> word;
      case BitboardExpr.Local _,
          BitboardExpr.And _,
          BitboardExpr.Or _,
          BitboardExpr.Shifted _,
          BitboardExpr.Opaque _ ->
          new BitboardExpr.Not(one);
    };
  }

  public static BitboardExpr shifted(BitboardExpr one, int by) {
    return by == 0 || one.equals(BitboardExpr.NONE) ? one : new BitboardExpr.Shifted(one, by);
  }
}
