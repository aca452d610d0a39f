package org.regames.backend.plan;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Removes words of sets that nothing reads, from a list of statements where each is set once. */
public final class Unused {
  private Unused() {}

  /** The statements without those words. */
  public static List<Op> removed(List<Op> ops) {
    return removed(ops, new BitSet());
  }

  private static List<Op> removed(List<Op> ops, BitSet read) {
    List<Op> kept = new ArrayList<>();
    for (Op op : ops.reversed()) {
      if (op instanceof Op.LetBits(int local, _) && !read.get(local)) {
        continue;
      }
      addRead(op, read);
      kept.addFirst(Calls.mapped(op, body -> op instanceof Op.Grow ? removed(body, read) : body));
    }
    return kept;
  }

  private static void addRead(Op op, BitSet read) {
    switch (op) {
      case Op.LetBits(_, Bits value) -> add(value, read);
      case Op.Grow grow -> {
        grow.start().forEach(word -> add(word, read));
        grow.next().forEach(word -> add(word, read));
      }
      case Op.LetFirst first -> first.words().forEach(word -> add(word, read));
      case Op.KeepWord(_, Bits word) -> add(word, read);
      case Op.AddSet set -> set.words().forEach(word -> add(word, read));
      case Op.ForSet loop -> {
        loop.words().forEach(word -> add(word, read));
        loop.body().forEach(inner -> addRead(inner, read));
      }
      case Op.Require(Test.Some(List<Bits> words)) -> words.forEach(word -> add(word, read));
      case Op.FinishIf(Test.Some(List<Bits> words), _) -> words.forEach(word -> add(word, read));
      case Op other -> {} // sets go nowhere else
    }
  }

  /** Adds the locals that a word is worked out from. */
  public static void add(Bits value, BitSet read) {
    if (value instanceof Bits.Local(int number)) {
      read.set(number);
    }
    value.words().forEach(word -> add(word, read));
  }
}
