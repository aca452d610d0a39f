package org.regames.backend.plan;

import java.util.ArrayList;
import java.util.List;

/**
 * Puts other expressions in place of the locals of a function. What has become constant is worked
 * out, and what can no longer happen is left out. Only for functions that do not yet use sets.
 */
public final class Substitution {
  private final List<int[]> tables;
  private final List<Int> locals;

  /**
   * @param locals what each local becomes: a constant, or another local
   */
  public Substitution(List<int[]> tables, List<Int> locals) {
    this.tables = tables;
    this.locals = locals;
  }

  /** Other statements; they end where a test that surely fails leaves them. */
  public List<Op> of(List<Op> ops) {
    List<Op> result = new ArrayList<>();
    for (Op op : ops) {
      switch (op) {
        case Op.Require(Test test) -> {
          Test after = of(test);
          if (!Folding.isTrue(after)) {
            result.add(new Op.Require(after));
          }
          if (Folding.isFalse(after)) {
            return result;
          }
        }
        case Op.Cascade(List<Op.Case> cases, List<Op> otherwise) ->
            result.addAll(cascade(cases, otherwise));
        case Op other -> result.add(of(other));
      }
    }
    return result;
  }

  private List<Op> cascade(List<Op.Case> cases, List<Op> otherwise) {
    List<Op.Case> left = new ArrayList<>();
    List<Op> last = otherwise;
    for (Op.Case one : cases) {
      Test test = of(one.test());
      if (Folding.isTrue(test)) {
        last = one.body();
        break;
      }
      if (!Folding.isFalse(test)) {
        left.add(new Op.Case(test, of(one.body())));
      }
    }
    return left.isEmpty()
        ? List.of(new Op.Block(of(last)))
        : List.of(new Op.Cascade(left, of(last)));
  }

  private int local(int local) {
    return ((Int.Local) locals.get(local)).number();
  }

  private Op of(Op op) {
    return switch (op) {
      case Op.Let(int local, Int value) -> new Op.Let(local(local), of(value));
      case Op.Block(List<Op> body) -> new Op.Block(of(body));
      case Op.ForRange(int local, int first, int last, List<Op> body) ->
          new Op.ForRange(local(local), first, last, of(body));
      case Op.ForTable(int local, int counter, int table, int size, List<Op> body) ->
          new Op.ForTable(local(local), local(counter), table, size, of(body));
      case Op.Select(Int on, List<List<Op>> cases) ->
          new Op.Select(of(on), cases.stream().map(this::of).toList());
      case Op.StoreScalar(int variable, Int value) -> new Op.StoreScalar(variable, of(value));
      case Op.StoreCell(int variable, Int index, Int value) ->
          new Op.StoreCell(variable, of(index), of(value));
      case Op.CopyMap(int variable, Int start, int places, MapPart from, int fromPlaces) ->
          new Op.CopyMap(variable, of(start), places, of(from), fromPlaces);
      case Op.Invoke(Op.Call call) ->
          new Op.Invoke(
              new Op.Call(
                  call.function(),
                  all(call.arguments()),
                  of(call.code()),
                  of(call.hash()),
                  of(call.depth())));
      case Op.FinishIf(Test test, List<Op> first) -> new Op.FinishIf(of(test), of(first));
      case Op.AddMove(Word code, Word hash, Int depth) ->
          new Op.AddMove(of(code), of(hash), of(depth));
      case Op.AddWhere(int local, int first, int last, List<Test.Compare> tests, Word code) ->
          new Op.AddWhere(
              local(local),
              first,
              last,
              tests.stream().map(test -> (Test.Compare) of(test)).toList(),
              of(code));
      case Op.Note(Int at, Int value) -> new Op.Note(of(at), of(value));
      case Op.TellTag(Int tag) -> new Op.TellTag(of(tag));
      case Op.Once(int set, int size, Int index) -> new Op.Once(set, size, of(index));
      case Op.OnceState(int memory, int node, List<Int> values, List<Integer> maps, Word hash) ->
          new Op.OnceState(memory, node, all(values), maps, of(hash));
      case Op.SaveMap _,
          Op.RestoreMap _,
          Op.Finish _,
          Op.GoTo _,
          Op.Spend _,
          Op.Clear _,
          Op.Forget _ ->
          op;
      case Op.Require _, Op.Cascade _, Op.OnSets _ ->
          throw new IllegalArgumentException("not alone: " + op);
    };
  }

  private List<Int> all(List<Int> values) {
    return values.stream().map(this::of).toList();
  }

  private Int of(Int value) {
    return switch (value) {
      case Int.Local(int number) -> locals.get(number);
      case Int.Cell(int variable, Int index) -> new Int.Cell(variable, of(index));
      case Int.Table(int table, Int index) -> {
        Int at = of(index);
        yield at instanceof Int.Const(int place)
            ? new Int.Const(tables.get(table)[place])
            : new Int.Table(table, at);
      }
      case Int.Sum(Int left, Int right) -> Int.sum(of(left), of(right));
      case Int.Product(Int factor, int times) -> Int.product(of(factor), times);
      case Int.Either(Test test, Int yes, Int no) -> {
        Test after = of(test);
        yield Folding.isTrue(after)
            ? of(yes)
            : Folding.isFalse(after) ? of(no) : new Int.Either(after, of(yes), of(no));
      }
      case Int.Const _, Int.Scalar _, Int.Bits _, Int.Depth _ -> value;
      case Int.Decision(Int at) -> new Int.Decision(of(at));
    };
  }

  private Test of(Test test) {
    return switch (test) {
      case Test.Compare(Int left, Int right, boolean negated) ->
          new Test.Compare(of(left), of(right), negated);
      case Test.Less(Int left, Int right) -> new Test.Less(of(left), of(right));
      case Test.Call(int function, List<Int> arguments, boolean negated) ->
          new Test.Call(function, all(arguments), negated);
      case Test.AnyOf(List<Test> tests) -> new Test.AnyOf(tests.stream().map(this::of).toList());
      case Test.SameMap(
              MapPart left,
              int leftPlaces,
              MapPart right,
              int rightPlaces,
              boolean negated) ->
          new Test.SameMap(of(left), leftPlaces, of(right), rightPlaces, negated);
      case Test.Some _ -> throw new IllegalArgumentException("sets: " + test);
    };
  }

  private MapPart of(MapPart part) {
    return switch (part) {
      case MapPart.OfVariable(int variable, Int start) ->
          new MapPart.OfVariable(variable, of(start));
      case MapPart.OfTable(int table, Int start) -> new MapPart.OfTable(table, of(start));
    };
  }

  private Word of(Word word) {
    return switch (word) {
      case Word.Zero _, Word.Code _, Word.Hash _ -> word;
      case Word.With(Word inner, Int value, int shift) ->
          new Word.With(of(inner), of(value), shift);
      case Word.Plus(Word inner, long number) -> new Word.Plus(of(inner), number);
      case Word.Mixed(Word hash, Int tag) -> new Word.Mixed(of(hash), of(tag));
    };
  }
}
