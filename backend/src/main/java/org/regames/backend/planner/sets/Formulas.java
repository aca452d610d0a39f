package org.regames.backend.planner.sets;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.backend.plan.Bits;
import org.regames.backend.plan.Int;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Test;

/**
 * What words of sets are worked out from, written down without the locals on the way, so that the
 * words of different functions can be compared: the same formula is the same word of the same
 * state.
 */
final class Formulas {
  private final Names names;

  private final Map<Integer, String> words = new HashMap<>();
  private final Map<Integer, Int> numbers = new HashMap<>();

  /**
   * @param names the same for all functions that are compared
   * @param arguments what the function is told
   */
  Formulas(Names names, List<Int> arguments) {
    this.names = names;
    for (int i = 0; i < arguments.size(); i++) {
      numbers.put(i, arguments.get(i));
    }
  }

  /**
   * Short names of formulas.
   *
   * @param of the names by what they are short for
   */
  record Names(Map<String, String> of) {
    Names() {
      this(new HashMap<>());
    }

    String name(String formula) {
      return of.computeIfAbsent(formula, _ -> "#" + of.size());
    }

    /** A value that is like no other. */
    Int unlike() {
      return new Int.Local(-1 - Integer.parseInt(name("unlike " + of.size()).substring(1)));
    }
  }

  /** Follows statements; says whether all of them only work something out. */
  boolean follow(List<Op> ops) {
    return ops.stream().allMatch(this::follow);
  }

  private boolean follow(Op op) {
    return switch (op) {
      case Op.Let(int local, Int value) -> {
        numbers.put(local, substituted(value));
        yield true;
      }
      case Op.LetBits(int local, Bits value) -> {
        Optional<String> formula = of(value);
        formula.ifPresent(is -> words.put(local, is));
        yield formula.isPresent();
      }
      case Op.Grow grow -> grow(grow);
      case Op.Spend _ -> true;
      case Op _ -> false;
    };
  }

  /** Sets that grow are known by how they do, with what they are at first in place of them. */
  private boolean grow(Op.Grow grow) {
    List<String> formulas = new ArrayList<>();
    for (int i = 0; i < grow.grown().size(); i++) {
      of(grow.start().get(i)).ifPresent(formulas::add);
      words.put(grow.grown().get(i).number(), "grown" + i);
    }
    boolean known = follow(grow.body());
    grow.next().forEach(next -> of(next).ifPresent(formulas::add));
    String name = names.name("grow " + formulas);
    for (int i = 0; i < grow.grown().size(); i++) {
      words.put(grow.grown().get(i).number(), name + "." + i);
    }
    return known && formulas.size() == 2 * grow.grown().size() && follow(grow.body());
  }

  /** The formula of a word. */
  Optional<String> of(Bits word) {
    return switch (word) {
      case Bits.Const _, Bits.Stored _ -> Optional.of(word.toString());
      case Bits.Chosen(int origin, Int value, int step) ->
          Optional.of(new Bits.Chosen(origin, substituted(value), step).toString());
      case Bits.One(Int number, int first) ->
          Optional.of(new Bits.One(substituted(number), first).toString());
      case Bits.Entry(int array, Int index) ->
          Optional.of(new Bits.Entry(array, substituted(index)).toString());
      case Bits.Local(int number) -> Optional.ofNullable(words.get(number));
      case Bits.And(Bits left, Bits right) -> both(left, " & ", right);
      case Bits.Or(Bits left, Bits right) -> both(left, " | ", right);
      case Bits.Not(Bits inner) -> of(inner).map(is -> names.name("~" + is));
      case Bits.Shifted(Bits inner, int by) -> of(inner).map(is -> names.name(is + " << " + by));
      case Bits.When(Test.Some(List<Bits> inner)) -> {
        List<String> all = inner.stream().flatMap(one -> of(one).stream()).toList();
        yield all.size() == inner.size()
            ? Optional.of(names.name("some of " + all))
            : Optional.empty();
      }
      case Bits.When(Test.Compare(Int left, Int right, boolean negated)) -> {
        Test test = new Test.Compare(substituted(left), substituted(right), negated);
        yield Optional.of(names.name("all if " + test));
      }
      case Bits.When _, Bits.Compressed _, Bits.Raised _, Bits.Turned _, Bits.Answer _ ->
          Optional.empty();
    };
  }

  private Optional<String> both(Bits left, String operator, Bits right) {
    return of(left).flatMap(one -> of(right).map(other -> names.name(one + operator + other)));
  }

  private Int substituted(Int value) {
    return switch (value) {
      case Int.Local(int number) -> numbers.getOrDefault(number, value);
      case Int.Either(Test test, _, _) when !(test instanceof Test.Compare) -> names.unlike();
      case Int.Const _, Int.Scalar _, Int.Bits _, Int.Decision _, Int.Depth _ -> value;
      case Int.Cell _, Int.Table _, Int.Sum _, Int.Product _, Int.Either _ ->
          value.map(this::substituted);
    };
  }
}
