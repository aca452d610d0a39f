package org.regames.backend.planner.sets;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;
import org.regames.backend.plan.Bits;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Size;
import org.regames.backend.plan.Unliftable;
import org.regames.backend.plan.Unused;

/**
 * The statements that work out words of sets, as they are made. Every word gets a local of its own
 * unless it is one already, and equal words get the same, so expressions stay small however often
 * sets are used. In a loop whose sets grow only what depends on these is worked out every time.
 */
final class WordStatements {
  private final IntSupplier locals;
  private final IntSupplier numbers;
  private final List<Op> ops = new ArrayList<>();
  private final Map<Bits, Bits.Local> known = new HashMap<>();

  /** What locals stand for. */
  private final Map<Integer, Bits> meant = new HashMap<>();

  /** The numbers that words in locals may have. */
  private final Map<Integer, Long> bounds = new HashMap<>();

  /** The loops that statements are made for, the innermost last. */
  private final List<Loop> loops = new ArrayList<>();

  private int count;
  private int size;

  /**
   * A loop that is being made.
   *
   * @param varying the locals that are not the same every time
   * @param named the words that have locals only in the loop
   */
  private record Loop(List<Op> body, BitSet varying, List<Bits> named) {}

  /**
   * @param locals makes locals for words
   */
  WordStatements(IntSupplier locals) {
    this(
        locals,
        () -> {
          throw new Unliftable("there is another choice after it");
        });
  }

  /**
   * @param locals makes locals for words
   * @param numbers makes locals for numbers
   */
  WordStatements(IntSupplier locals, IntSupplier numbers) {
    this.locals = locals;
    this.numbers = numbers;
  }

  /** The statements so far. */
  List<Op> ops() {
    return ops;
  }

  /** How far statements are made, to go back there. */
  record Mark(int ops, int loops) {}

  Mark mark() {
    return new Mark(ops.size(), loops.size());
  }

  /** Whether anything was done since but to work out words. */
  boolean isDone(Mark since) {
    return ops.subList(since.ops(), ops.size()).stream().anyMatch(WordStatements::isEnd);
  }

  private static boolean isEnd(Op op) {
    return op instanceof Op.AddSet || op instanceof Op.ForSet || op instanceof Op.FinishIf;
  }

  /** Takes back all that was done since but to work out words, which may be of use again. */
  void undo(Mark since) {
    while (loops.size() > since.loops()) {
      loops.removeLast().named().forEach(known::remove);
    }
    ops.subList(since.ops(), ops.size()).removeIf(WordStatements::isEnd);
  }

  /** Whether statements are made for a loop. */
  boolean inLoop() {
    return !loops.isEmpty();
  }

  /** How many statements there are, those in loops included. */
  int count() {
    return count;
  }

  /** About how many bytes of bytecode they take. */
  int size() {
    return size;
  }

  /** A local for a number. */
  int number() {
    return numbers.getAsInt();
  }

  /** A local for a word. */
  int local() {
    return locals.getAsInt();
  }

  /** A statement that does more than work out a word. */
  void add(Op op) {
    if (!loops.isEmpty()) {
      throw new Unliftable("a walk ends inside of a circle");
    }
    ops.add(op);
    count(op);
  }

  private void count(Op op) {
    count++;
    size += Size.of(op);
  }

  /**
   * Begins a loop in which some sets grow; they are in these locals.
   *
   * @param bounds for each word the numbers that it may have
   */
  List<Bits.Local> begin(List<Bits> bounds) {
    List<Bits.Local> grown = new ArrayList<>();
    Loop loop = new Loop(new ArrayList<>(), new BitSet(), new ArrayList<>());
    for (Bits bound : bounds) {
      Bits.Local local = new Bits.Local(locals.getAsInt());
      this.bounds.put(local.number(), most(bound));
      grown.add(local);
      loop.varying().set(local.number());
    }
    loops.add(loop);
    return grown;
  }

  /**
   * Ends the loop that began last.
   *
   * @param start what the sets are at first
   * @param next what they are afterwards each time, until that changes nothing
   */
  void end(List<Bits.Local> grown, List<Bits> start, List<Bits> next) {
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
  Bits named(Bits word) {
    return switch (word) {
      case Bits.Const _, Bits.Local _ -> word;
      case Bits.Stored _,
          Bits.Chosen _,
          Bits.One _,
          Bits.And _,
          Bits.Or _,
          Bits.Not _,
          Bits.Shifted _,
          Bits.When _,
          Bits.Entry _,
          Bits.Compressed _,
          Bits.Raised _,
          Bits.Turned _,
          Bits.Answer _ -> {
        Bits.Local local = known.get(word);
        yield local == null ? let(word) : local;
      }
    };
  }

  private Bits.Local let(Bits word) {
    Bits.Local local = new Bits.Local(locals.getAsInt());
    meant.put(local.number(), word);
    bounds.put(local.number(), most(word));
    known.put(word, local);
    count(new Op.LetBits(local.number(), word));
    BitSet read = new BitSet();
    Unused.add(word, read);
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

  /** What is in both words; constants come first, and cutting twice is cutting once. */
  Bits and(Bits one, Bits other) {
    if (other instanceof Bits.Const && !(one instanceof Bits.Const)) {
      return and(other, one);
    }
    if (one instanceof Bits.Const(long mask)) {
      if ((most(other) & ~mask) == 0) {
        return other;
      }
      if ((most(other) & mask) == 0) {
        return Bits.NONE;
      }
      return meant(other) instanceof Bits.And(Bits.Const(long inner), Bits word)
          ? new Bits.And(new Bits.Const(mask & inner), word)
          : new Bits.And(one, other);
    }
    if (one.equals(other)) {
      return one;
    }
    Bits first = uncut(one, most(other));
    return new Bits.And(first, first.equals(one) ? uncut(other, most(one)) : other);
  }

  /** A word without a cut that leaves all of what it is going to be cut with. */
  private Bits uncut(Bits word, long rest) {
    return meant(word) instanceof Bits.And(Bits.Const(long mask), Bits inner)
            && (rest & most(inner) & ~mask) == 0
        ? inner
        : word;
  }

  /** What is in one of the words. */
  Bits or(Bits one, Bits other) {
    if (one.equals(other) || other.equals(Bits.NONE) || one.equals(Bits.ALL)) {
      return one;
    }
    if (one.equals(Bits.NONE) || other.equals(Bits.ALL)) {
      return other;
    }
    if (one instanceof Bits.Const(long a) && other instanceof Bits.Const(long b)) {
      return new Bits.Const(a | b);
    }
    Bits second = beside(one, other);
    return new Bits.Or(second.equals(other) ? beside(other, one) : one, second);
  }

  /** A word without the condition that it is not in another one, where it does not matter. */
  private Bits beside(Bits one, Bits other) {
    if (meant(other) instanceof Bits.And(Bits condition, Bits word)) {
      boolean cut = meant(condition) instanceof Bits.And;
      Bits inner =
          meant(condition) instanceof Bits.And(Bits.Const mask, Bits opposite)
                  && (most(word) & ~mask.word()) == 0
              ? opposite
              : condition;
      if ((!cut || !inner.equals(condition))
          && meant(inner) instanceof Bits.Not(Bits excluded)
          && covers(one, excluded)) {
        return word;
      }
    }
    return other;
  }

  private boolean covers(Bits word, Bits part) {
    return word.equals(part)
        || meant(word) instanceof Bits.Or(Bits left, Bits right)
            && (covers(left, part) || covers(right, part));
  }

  /** The word that a local stands for. */
  Bits meant(Bits word) {
    return word instanceof Bits.Local(int local) && meant.containsKey(local)
        ? meant.get(local)
        : word;
  }

  /** The numbers that a word may have. */
  private long most(Bits word) {
    return word.most(_ -> -1, local -> bounds.getOrDefault(local, -1L));
  }

  static Bits not(Bits one) {
    return switch (one) {
      case Bits.Const(long word) -> new Bits.Const(~word);
      case Bits.Not(Bits word) -> word;
      case Bits.Stored _,
          Bits.Chosen _,
          Bits.One _,
          Bits.Local _,
          Bits.And _,
          Bits.Or _,
          Bits.Shifted _,
          Bits.When _,
          Bits.Entry _,
          Bits.Compressed _,
          Bits.Raised _,
          Bits.Turned _,
          Bits.Answer _ ->
          new Bits.Not(one);
    };
  }

  static Bits shifted(Bits one, int by) {
    return by == 0 || one.equals(Bits.NONE) ? one : new Bits.Shifted(one, by);
  }
}
