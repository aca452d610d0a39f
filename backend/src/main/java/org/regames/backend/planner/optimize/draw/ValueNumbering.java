package org.regames.backend.planner.optimize.draw;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;

/**
 * Value numbering of bitboards: two of them have the same number if they are the same operation on
 * operands with the same numbers. So bitboards of different functions can be compared regardless of
 * their locals: the same number means the same word in the same state. (Cocke and Schwartz,
 * "Programming languages and their compilers", 1970.)
 */
final class ValueNumbering {
  private final Numbers numbers;

  private final Map<Integer, BitboardExpr> words = new HashMap<>();
  private final Map<Integer, IntExpr> locals = new HashMap<>();

  /**
   * @param numbers the same for all functions that are compared
   * @param arguments the arguments of the function
   */
  ValueNumbering(Numbers numbers, List<IntExpr> arguments) {
    this.numbers = numbers;
    for (int i = 0; i < arguments.size(); i++) {
      locals.put(i, arguments.get(i));
    }
  }

  /** Numbered values: operations on numbered operands, and values that equal no other. */
  private sealed interface Value {
    /** An operation; its operands are numbers, written as locals. */
    record Operation(BitboardExpr on) implements Value {}

    /** Sets that grow together: their initial values, and those after a step. */
    record Grown(List<BitboardExpr> from, List<BitboardExpr> to, int which) implements Value {}

    /** The n-th value that equals no other. */
    record Unlike(int number) implements Value {}
  }

  /**
   * The numbers of values.
   *
   * @param of the numbers, in the order in which they were assigned
   */
  record Numbers(Map<Value, Integer> of) {
    Numbers() {
      this(new HashMap<>());
    }

    private int number(Value value) {
      return of.computeIfAbsent(value, _ -> of.size());
    }

    private BitboardExpr named(Value value) {
      return new BitboardExpr.Local(number(value));
    }

    /** A value that equals no other. */
    private IntExpr unlike() {
      return new IntExpr.Local(-1 - number(new Value.Unlike(of.size())));
    }
  }

  /** Processes statements; returns whether all of them are only definitions. */
  boolean follow(List<Op> ops) {
    return ops.stream().allMatch(this::follow);
  }

  private boolean follow(Op op) {
    return switch (op) {
      case Op.Let(int local, IntExpr value) -> {
        locals.put(local, substituted(value));
        yield true;
      }
      case Op.LetBits(int local, BitboardExpr value) -> {
        Optional<BitboardExpr> number = of(value);
        number.ifPresent(is -> words.put(local, is));
        yield number.isPresent();
      }
      case Op.Grow grow -> grow(grow);
      case Op.Spend _ -> true;
      case Op.Define _, Op.Control _, Op.Store _, Op.Emit _, Op.Track _ -> false;
    };
  }

  /** Numbers sets that grow by their initial values and their step. */
  private boolean grow(Op.Grow grow) {
    List<Integer> grown = grow.grown().stream().map(BitboardExpr.Local::number).toList();
    Optional<List<BitboardExpr>> from = all(grow.start());
    for (int i = 0; i < grown.size(); i++) {
      words.put(grown.get(i), new BitboardExpr.Local(-1 - i)); // the set itself, while it grows
    }
    boolean isKnown = follow(grow.body());
    Optional<List<BitboardExpr>> to = all(grow.next());
    if (from.isEmpty() || to.isEmpty() || !isKnown) {
      return false;
    }
    for (int i = 0; i < grown.size(); i++) {
      words.put(grown.get(i), numbers.named(new Value.Grown(from.get(), to.get(), i)));
    }
    return follow(grow.body());
  }

  /** The numbers of several words, if all have one. */
  private Optional<List<BitboardExpr>> all(List<BitboardExpr> words) {
    List<BitboardExpr> all = words.stream().flatMap(word -> of(word).stream()).toList();
    return all.size() == words.size() ? Optional.of(all) : Optional.empty();
  }

  /** The number of a word as a local, or the word itself if it is read from the state. */
  public Optional<BitboardExpr> of(BitboardExpr word) {
    return switch (word) {
      case BitboardExpr.Local(int number) -> Optional.ofNullable(words.get(number));
      case BitboardExpr.Const _, BitboardExpr.Stored _ -> Optional.of(word);
      case BitboardExpr.Chosen _, BitboardExpr.One _, BitboardExpr.Entry _ ->
          Optional.of(word.map(this::substituted));
      case BitboardExpr.And(BitboardExpr left, BitboardExpr right) ->
          both(left, right).map(on -> named(new BitboardExpr.And(on.getFirst(), on.getLast())));
      case BitboardExpr.Or(BitboardExpr left, BitboardExpr right) ->
          both(left, right).map(on -> named(new BitboardExpr.Or(on.getFirst(), on.getLast())));
      case BitboardExpr.Not(BitboardExpr inner) ->
          of(inner).map(on -> named(new BitboardExpr.Not(on)));
      case BitboardExpr.Shifted(BitboardExpr inner, int by) ->
          of(inner).map(on -> named(new BitboardExpr.Shifted(on, by)));
      case BitboardExpr.When(BoolExpr.Some(List<BitboardExpr> inner)) ->
          all(inner).map(on -> named(new BitboardExpr.When(new BoolExpr.Some(on))));
      case BitboardExpr.When(BoolExpr.Compare compare) ->
          Optional.of(named(new BitboardExpr.When(compare.map(this::substituted))));
      case BitboardExpr.When _,
          BitboardExpr.Compressed _,
          BitboardExpr.Raised _,
          BitboardExpr.Turned _,
          BitboardExpr.Answer _ ->
          Optional.empty();
    };
  }

  private BitboardExpr named(BitboardExpr operation) {
    return numbers.named(new Value.Operation(operation));
  }

  private Optional<List<BitboardExpr>> both(BitboardExpr left, BitboardExpr right) {
    return all(List.of(left, right));
  }

  private IntExpr substituted(IntExpr value) {
    return switch (value) {
      case IntExpr.Local(int number) -> locals.getOrDefault(number, value);
      case IntExpr.Either(BoolExpr test, _, _) when !(test instanceof BoolExpr.Compare) ->
          numbers.unlike();
      case IntExpr.Const _, IntExpr.Scalar _, IntExpr.OfMove _ -> value;
      case IntExpr.Lookup _, IntExpr.Computed _ -> value.map(this::substituted);
    };
  }
}
