package org.regames.ir.analysis;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Reflexive and transitive closures: all that some things lead to in any number of steps. The
 * successors of each thing are computed once, which is what a closure costs.
 */
public final class Closure {
  private Closure() {}

  /** The closure in breadth-first order. */
  public static <T> Set<T> of(
      Collection<? extends T> starts,
      Function<? super T, ? extends Iterable<? extends T>> successors) {
    Set<T> found = new LinkedHashSet<>(starts);
    Deque<T> open = new ArrayDeque<>(found);
    while (!open.isEmpty()) {
      for (T next : successors.apply(open.remove())) {
        if (found.add(next)) {
          open.add(next);
        }
      }
    }
    return found;
  }

  /** Of numbers from 0. */
  public static BitSet ofNumbers(
      Collection<Integer> starts, IntFunction<? extends Collection<Integer>> successors) {
    return of(
        starts.stream().mapToInt(Integer::intValue),
        from -> successors.apply(from).stream().mapToInt(Integer::intValue));
  }

  /** Of numbers from 0. */
  public static BitSet of(int start, IntFunction<IntStream> successors) {
    return of(IntStream.of(start), successors);
  }

  /** Of numbers from 0. */
  public static BitSet of(IntStream starts, IntFunction<IntStream> successors) {
    return ofArrays(starts.toArray(), from -> successors.apply(from).toArray());
  }

  /** The same for successors in arrays, which is the fastest. */
  public static BitSet ofArrays(int[] starts, IntFunction<int[]> successors) {
    BitSet found = new BitSet();
    BitSet open = new BitSet();
    for (int start : starts) {
      found.set(start);
      open.set(start);
    }
    for (int at = 0; !open.isEmpty(); at++) {
      at = open.nextSetBit(at);
      at = at < 0 ? open.nextSetBit(0) : at;
      open.clear(at);
      for (int next : successors.apply(at)) {
        if (!found.get(next)) {
          found.set(next);
          open.set(next);
        }
      }
    }
    return found;
  }
}
