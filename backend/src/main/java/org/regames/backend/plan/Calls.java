package org.regames.backend.plan;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/** Which functions statements call. */
public final class Calls {
  private Calls() {}

  /** The statements inside of a statement. */
  public static List<List<Op>> inside(Op op) {
    return switch (op) {
      case Op.Block(List<Op> body) -> List.of(body);
      case Op.Cascade(List<Op.Case> cases, List<Op> otherwise) -> {
        List<List<Op>> all = new ArrayList<>(cases.stream().map(Op.Case::body).toList());
        all.add(otherwise);
        yield all;
      }
      case Op.ForRange loop -> List.of(loop.body());
      case Op.ForTable loop -> List.of(loop.body());
      case Op.ForSet loop -> List.of(loop.body());
      case Op.Grow grow -> List.of(grow.body());
      case Op.Select(_, List<List<Op>> cases) -> cases;
      case Op.FinishIf(_, List<Op> first) -> List.of(first);
      case Op.Let _,
          Op.Require _,
          Op.StoreScalar _,
          Op.StoreCell _,
          Op.StoreAlone _,
          Op.CopyMap _,
          Op.SaveMap _,
          Op.RestoreMap _,
          Op.Invoke _,
          Op.Finish _,
          Op.AddMove _,
          Op.AddWhere _,
          Op.Note _,
          Op.TellTag _,
          Op.GoTo _,
          Op.Spend _,
          Op.Once _,
          Op.Clear _,
          Op.OnceState _,
          Op.Forget _,
          Op.LetBits _,
          Op.KeepWord _,
          Op.LetFirst _,
          Op.AddSet _,
          Op.Pick _ ->
          List.of();
    };
  }

  /** A statement with other statements inside of it. */
  public static Op mapped(Op op, UnaryOperator<List<Op>> by) {
    return switch (op) {
      case Op.Block(List<Op> body) -> new Op.Block(by.apply(body));
      case Op.Cascade(List<Op.Case> cases, List<Op> otherwise) ->
          new Op.Cascade(
              cases.stream().map(one -> new Op.Case(one.test(), by.apply(one.body()))).toList(),
              by.apply(otherwise));
      case Op.ForRange(int local, int first, int last, List<Op> body) ->
          new Op.ForRange(local, first, last, by.apply(body));
      case Op.ForTable(int local, int counter, int table, int size, List<Op> body) ->
          new Op.ForTable(local, counter, table, size, by.apply(body));
      case Op.ForSet(int local, int first, List<Bits> words, int rest, List<Op> body) ->
          new Op.ForSet(local, first, words, rest, by.apply(body));
      case Op.Grow(List<Bits.Local> grown, List<Bits> start, List<Op> body, List<Bits> next) ->
          new Op.Grow(grown, start, by.apply(body), next);
      case Op.Select(Int on, List<List<Op>> cases) ->
          new Op.Select(on, cases.stream().map(by).toList());
      case Op.FinishIf(Test test, List<Op> first) -> new Op.FinishIf(test, by.apply(first));
      case Op other -> other; // nothing is inside of others
    };
  }

  /** Adds a function and all that are called by it, or by those. */
  public static void reach(List<Plan.Function> functions, int root, BitSet reached) {
    Deque<Integer> open = new ArrayDeque<>(List.of(root));
    while (!open.isEmpty()) {
      int next = open.pop();
      if (!reached.get(next)) {
        reached.set(next);
        Set<Integer> called = new TreeSet<>();
        continued(functions.get(next).body(), called);
        tests(functions.get(next).body(), called);
        open.addAll(called);
      }
    }
  }

  /** Adds the functions that a walk goes on in. */
  public static void continued(List<Op> ops, Set<Integer> found) {
    for (Op op : ops) {
      if (op instanceof Op.Invoke(Op.Call call)) {
        found.add(call.function());
      } else if (op instanceof Op.FinishIf(Test.Call call, _)) {
        found.add(call.function());
      } else if (op instanceof Op.Pick pick) {
        found.addAll(pick.shares());
        found.addAll(pick.listing());
      }
      inside(op).forEach(body -> continued(body, found));
    }
  }

  /** Adds the checks that are made on the way. */
  public static void tests(List<Op> ops, Set<Integer> found) {
    for (Op op : ops) {
      switch (op) {
        case Op.Require(Test test) -> addCalled(test, found);
        case Op.Cascade(List<Op.Case> cases, _) ->
            cases.forEach(one -> addCalled(one.test(), found));
        case Op.LetBits(_, Bits.When(Test test)) -> addCalled(test, found);
        case Op other -> {} // others test nothing
      }
      inside(op).forEach(body -> tests(body, found));
    }
  }

  private static void addCalled(Test test, Set<Integer> found) {
    switch (test) {
      case Test.Call call -> found.add(call.function());
      case Test.AnyOf(List<Test> tests) -> tests.forEach(one -> addCalled(one, found));
      case Test.Compare _, Test.Less _, Test.SameMap _, Test.Some _ -> {}
    }
  }
}
