package org.regames.backend.planner.optimize.bitboards;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntSupplier;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.Op;

/**
 * Computes sets in fewer statements. The result of paths of one, two, three consecutive steps is a
 * sum of products of words shifted by one, two, three steps; evaluated by Horner's rule, from the
 * last step to the first, every step takes one shift: {@code x<<1 & (y<<1 | x<<2 & y<<2)} is {@code
 * (x & (y | (x & y)<<1))<<1}. Common factors of products are extracted (Brayton and McMullen, "The
 * decomposition and factorization of Boolean expressions", ISCAS 1982).
 */
public final class Factoring {
  /** Sums of more products than this are left unchanged. */
  private static final int MOST_PRODUCTS = 128;

  private static final int MOST_FACTORS = 16;

  private final IntSupplier locals;
  private final Map<Integer, BitboardExpr> meant = new HashMap<>();

  /** Locals as sums of products, memoized since many words share them. */
  private final Map<Integer, List<Product>> sums = new HashMap<>();

  private final Map<BitboardExpr, BitboardExpr.Local> named = new HashMap<>();
  private final List<Op> ops = new ArrayList<>();

  /** A word shifted up, or down if {@code by} is negative. */
  private record Factor(BitboardExpr word, int by) {}

  /** The intersection of some factors and a mask. */
  private record Product(Set<Factor> factors, long mask) {
    Product without(Set<Factor> some) {
      Set<Factor> rest = new LinkedHashSet<>(factors);
      rest.removeAll(some);
      return new Product(rest, mask);
    }

    /** The same product with words shifted by this much less. */
    Product back(int by) {
      Set<Factor> moved = new LinkedHashSet<>();
      factors.forEach(factor -> moved.add(new Factor(factor.word(), factor.by() - by)));
      return new Product(moved, shifted(mask, -by));
    }

    /** The same with a mask extended by numbers that some factor never has. */
    Product loose() {
      long all =
          factors.stream().mapToLong(one -> shifted(-1, one.by())).reduce(-1, (a, b) -> a & b);
      return new Product(factors, mask | ~all);
    }
  }

  private Factoring(IntSupplier locals) {
    this.locals = locals;
  }

  /**
   * Equivalent statements, if they are fewer by more than a quarter: fewer of them can run in
   * parallel in a processor, since they depend on each other.
   *
   * @param ops statements that each define a word
   * @param locals supplies locals for words
   */
  public static Optional<List<Op>> of(List<Op> ops, IntSupplier locals) {
    Factoring factoring = new Factoring(locals);
    ops.forEach(factoring::add);
    List<Op> fewer = DeadWordElimination.removed(factoring.ops);
    return Optional.of(fewer).filter(_ -> 4 * fewer.size() < 3 * ops.size());
  }

  private void add(Op op) {
    switch (op) {
      case Op.LetBits(int local, BitboardExpr value) -> {
        meant.put(local, value);
        named.putIfAbsent(value, new BitboardExpr.Local(local));
        ops.add(op);
      }
      case Op.FinishIf(BoolExpr.Some(List<BitboardExpr> words), List<Op> first) ->
          ops.add(new Op.FinishIf(new BoolExpr.Some(factored(words)), first));
      case Op.AddSet set ->
          ops.add(
              new Op.AddSet(
                  set.local(),
                  set.first(),
                  factored(set.words()),
                  set.rest(),
                  set.code(),
                  set.hash()));
      case Op.Define _, Op.Control _, Op.Store _, Op.Emit _, Op.Track _ -> ops.add(op);
    }
  }

  private List<BitboardExpr> factored(List<BitboardExpr> words) {
    return words.size() == 1 ? List.of(factored(words.getFirst())) : words;
  }

  private BitboardExpr factored(BitboardExpr word) {
    Optional<List<Product>> sum = expanded(word);
    return sum.isEmpty() ? word : sum(sum.get().stream().map(Product::loose).toList(), -1);
  }

  /** A word as a sum of products, unless that is too long. */
  private Optional<List<Product>> expanded(BitboardExpr word) {
    return switch (word) {
      case BitboardExpr.Const(long mask) -> Optional.of(List.of(new Product(Set.of(), mask)));
      case BitboardExpr.Local(int number)
          when meant.containsKey(number) && isMade(meant.get(number)) -> {
        List<Product> sum = sums.get(number);
        if (sum == null) {
          sum = expanded(meant.get(number)).orElse(List.of(alone(word)));
          sums.put(number, sum);
        }
        yield Optional.of(sum);
      }
      case BitboardExpr.And(BitboardExpr left, BitboardExpr right) ->
          expanded(left).flatMap(one -> expanded(right).flatMap(other -> times(one, other)));
      case BitboardExpr.Or(BitboardExpr left, BitboardExpr right) ->
          expanded(left).flatMap(one -> expanded(right).flatMap(other -> plus(one, other)));
      case BitboardExpr.Shifted(BitboardExpr inner, int by) ->
          expanded(inner).flatMap(sum -> moved(sum, by));
      case BitboardExpr.Not(BitboardExpr.Const(long mask)) ->
          Optional.of(List.of(new Product(Set.of(), ~mask)));
      case BitboardExpr.Local _, BitboardExpr.Not _, BitboardExpr.Opaque _ ->
          Optional.of(List.of(alone(word)));
    };
  }

  private static boolean isMade(BitboardExpr value) {
    return switch (value) {
      case BitboardExpr.And _,
          BitboardExpr.Or _,
          BitboardExpr.Shifted _,
          BitboardExpr.Const _,
          BitboardExpr.Local _ ->
          true;
      case BitboardExpr.Not _, BitboardExpr.Opaque _ -> false;
    };
  }

  private static Product alone(BitboardExpr word) {
    return new Product(Set.of(new Factor(word, 0)), -1);
  }

  private static Optional<List<Product>> times(List<Product> left, List<Product> right) {
    Set<Product> products = new LinkedHashSet<>();
    for (Product one : left) {
      for (Product other : right) {
        Set<Factor> factors = new LinkedHashSet<>(one.factors());
        factors.addAll(other.factors());
        if (factors.size() > MOST_FACTORS || products.size() == MOST_PRODUCTS) {
          return Optional.empty();
        }
        products.add(new Product(factors, one.mask() & other.mask()));
      }
    }
    return Optional.of(List.copyOf(products));
  }

  private static Optional<List<Product>> plus(List<Product> left, List<Product> right) {
    Set<Product> products = new LinkedHashSet<>(left);
    products.addAll(right);
    return products.size() > MOST_PRODUCTS ? Optional.empty() : Optional.of(List.copyOf(products));
  }

  /** A shifted sum; nothing if its words were shifted the other way, as that drops numbers. */
  private static Optional<List<Product>> moved(List<Product> sum, int by) {
    List<Product> products = new ArrayList<>();
    for (Product product : sum) {
      if (product.factors().stream().anyMatch(factor -> factor.by() * by < 0)) {
        return Optional.empty();
      }
      Product moved = product.back(-by);
      if (moved.factors().stream().allMatch(factor -> Math.abs(factor.by()) < Long.SIZE)) {
        products.add(moved); // otherwise all numbers have been shifted out
      }
    }
    return Optional.of(products);
  }

  private static long shifted(long word, int by) {
    return by <= -Long.SIZE || by >= Long.SIZE ? 0 : by < 0 ? word >>> -by : word << by;
  }

  /**
   * A word with the numbers of a sum.
   *
   * @param asked the numbers that matter
   */
  private BitboardExpr sum(List<Product> sum, long asked) {
    List<Product> some = sum.stream().filter(product -> (product.mask() & asked) != 0).toList();
    long most = some.stream().mapToLong(Product::mask).reduce(0, (one, other) -> one | other);
    if (some.isEmpty()) {
      return BitboardExpr.NONE;
    }
    if (some.stream().anyMatch(one -> one.factors().isEmpty() && (asked & ~one.mask()) == 0)) {
      return BitboardExpr.ALL;
    }
    if ((asked & ~most) != 0) {
      return both(new BitboardExpr.Const(most), sum(some, asked & most));
    }
    int by = moves(some);
    if (by != 0) {
      List<Product> back = some.stream().map(product -> product.back(by)).toList();
      return name(new BitboardExpr.Shifted(sum(back, shifted(asked, -by)), by));
    }
    Set<Factor> common = new LinkedHashSet<>(some.getFirst().factors());
    some.forEach(product -> common.retainAll(product.factors()));
    if (!common.isEmpty()) {
      BitboardExpr rest =
          sum(some.stream().map(product -> product.without(common)).toList(), asked);
      for (Factor factor : common) {
        rest = both(word(factor), rest);
      }
      return rest;
    }
    return grouped(some, asked);
  }

  /** Groups products by their nearest factor. */
  private BitboardExpr grouped(List<Product> sum, long asked) {
    List<Product> left = new ArrayList<>(sum);
    BitboardExpr word = BitboardExpr.NONE;
    while (!left.isEmpty()) {
      Product first = left.getFirst();
      Optional<Factor> nearest = nearest(left);
      List<Product> group =
          left.stream()
              .filter(one -> nearest.map(one.factors()::contains).orElse(one == first))
              .toList();
      BitboardExpr part = sum(group, asked);
      left.removeAll(group);
      word = word.equals(BitboardExpr.NONE) ? part : name(new BitboardExpr.Or(word, part));
    }
    return word;
  }

  /** The factor that is shifted least; of several the one in most products. */
  private static Optional<Factor> nearest(List<Product> sum) {
    Map<Factor, Integer> counts = new LinkedHashMap<>();
    sum.forEach(one -> one.factors().forEach(factor -> counts.merge(factor, 1, Integer::sum)));
    return counts.keySet().stream()
        .min(
            Comparator.comparingInt((Factor factor) -> Math.abs(factor.by()))
                .thenComparing(factor -> -counts.get(factor)));
  }

  /** The smallest shift if all words are shifted the same way. */
  private static int moves(List<Product> sum) {
    int up = Integer.MAX_VALUE;
    int down = Integer.MAX_VALUE;
    for (Product product : sum) {
      if (product.factors().isEmpty()) {
        return 0; // a mask contains numbers to which no word is shifted
      }
      for (Factor factor : product.factors()) {
        up = Math.min(up, factor.by());
        down = Math.min(down, -factor.by());
      }
    }
    return up > 0 ? up : down > 0 ? -down : 0;
  }

  private BitboardExpr word(Factor factor) {
    return factor.by() == 0
        ? factor.word()
        : name(new BitboardExpr.Shifted(factor.word(), factor.by()));
  }

  private BitboardExpr both(BitboardExpr one, BitboardExpr other) {
    if (one.equals(BitboardExpr.NONE) || other.equals(BitboardExpr.NONE)) {
      return BitboardExpr.NONE;
    }
    if (one.equals(BitboardExpr.ALL) || other.equals(BitboardExpr.ALL)) {
      return one.equals(BitboardExpr.ALL) ? other : one;
    }
    return name(new BitboardExpr.And(one, other));
  }

  private BitboardExpr name(BitboardExpr value) {
    BitboardExpr.Local known = named.get(value);
    if (known == null) {
      known = new BitboardExpr.Local(locals.getAsInt());
      named.put(value, known);
      ops.add(new Op.LetBits(known.number(), value));
    }
    return known;
  }
}
