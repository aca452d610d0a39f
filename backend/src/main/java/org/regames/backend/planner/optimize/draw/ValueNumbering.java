package org.regames.backend.planner.optimize.draw;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;

/**
 * What words of sets are worked out from, written down without the locals on the way, so that the
 * words of different functions can be compared: the same formula is the same word of the same
 * state.
 */
final class ValueNumbering {
  private final Names names;

  private final Map<Integer, String> words = new HashMap<>();
  private final Map<Integer, IntExpr> numbers = new HashMap<>();

  /**
   * @param names the same for all functions that are compared
   * @param arguments what the function is told
   */
  ValueNumbering(Names names, List<IntExpr> arguments) {
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
    IntExpr unlike() {
      return new IntExpr.Local(-1 - Integer.parseInt(name("unlike " + of.size()).substring(1)));
    }
  }

  /** Follows statements; says whether all of them only work something out. */
  boolean follow(List<Op> ops) {
    return ops.stream().allMatch(this::follow);
  }

  private boolean follow(Op op) {
    return switch (op) {
      case Op.Let(int local, IntExpr value) -> {
        numbers.put(local, substituted(value));
        yield true;
      }
      case Op.LetBits(int local, BitboardExpr value) -> {
        Optional<String> formula = of(value);
        formula.ifPresent(is -> words.put(local, is));
        yield formula.isPresent();
      }
      case Op.Grow grow -> grow(grow);
      case Op.Spend _ -> true;
      case Op.Define _, Op.Control _, Op.Store _, Op.Emit _, Op.Track _ -> false;
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
  Optional<String> of(BitboardExpr word) {
    return switch (word) {
      case BitboardExpr.Const _, BitboardExpr.Stored _ -> Optional.of(word.toString());
      case BitboardExpr.Chosen(int origin, IntExpr value, int step) ->
          Optional.of(new BitboardExpr.Chosen(origin, substituted(value), step).toString());
      case BitboardExpr.One(IntExpr number, int first) ->
          Optional.of(new BitboardExpr.One(substituted(number), first).toString());
      case BitboardExpr.Entry(int array, IntExpr index) ->
          Optional.of(new BitboardExpr.Entry(array, substituted(index)).toString());
      case BitboardExpr.Local(int number) -> Optional.ofNullable(words.get(number));
      case BitboardExpr.And(BitboardExpr left, BitboardExpr right) -> both(left, " & ", right);
      case BitboardExpr.Or(BitboardExpr left, BitboardExpr right) -> both(left, " | ", right);
      case BitboardExpr.Not(BitboardExpr inner) -> of(inner).map(is -> names.name("~" + is));
      case BitboardExpr.Shifted(BitboardExpr inner, int by) ->
          of(inner).map(is -> names.name(is + " << " + by));
      case BitboardExpr.When(BoolExpr.Some(List<BitboardExpr> inner)) -> {
        List<String> all = inner.stream().flatMap(one -> of(one).stream()).toList();
        yield all.size() == inner.size()
            ? Optional.of(names.name("some of " + all))
            : Optional.empty();
      }
      case BitboardExpr.When(BoolExpr.Compare(IntExpr left, IntExpr right, boolean negated)) -> {
        BoolExpr test = new BoolExpr.Compare(substituted(left), substituted(right), negated);
        yield Optional.of(names.name("all if " + test));
      }
      case BitboardExpr.When _,
          BitboardExpr.Compressed _,
          BitboardExpr.Raised _,
          BitboardExpr.Turned _,
          BitboardExpr.Answer _ ->
          Optional.empty();
    };
  }

  private Optional<String> both(BitboardExpr left, String operator, BitboardExpr right) {
    return of(left).flatMap(one -> of(right).map(other -> names.name(one + operator + other)));
  }

  private IntExpr substituted(IntExpr value) {
    return switch (value) {
      case IntExpr.Local(int number) -> numbers.getOrDefault(number, value);
      case IntExpr.Either(BoolExpr test, _, _) when !(test instanceof BoolExpr.Compare) ->
          names.unlike();
      case IntExpr.Const _, IntExpr.Scalar _, IntExpr.OfMove _ -> value;
      case IntExpr.Lookup _, IntExpr.Computed _ -> value.map(this::substituted);
    };
  }
}
