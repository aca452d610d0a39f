package org.regames.backend.plan;

import java.util.ArrayList;
import java.util.List;

/**
 * Puts other expressions in place of the locals of a function. What has become constant is worked
 * out, and what can no longer happen is left out. Only for functions that do not yet use sets.
 */
public final class Substitution {
  private final List<Int> locals;
  private final Replacing replacing;

  /**
   * @param locals what each local becomes: a constant, or another local
   */
  public Substitution(List<int[]> tables, List<Int> locals) {
    this.locals = locals;
    this.replacing = Replacing.ofLocals(tables, locals::get);
  }

  /** Other statements; they end where a test that surely fails leaves them. */
  public List<Op> of(List<Op> ops) {
    List<Op> result = new ArrayList<>();
    for (Op op : ops) {
      switch (op) {
        case Op.Require(Test test) -> {
          Test after = replacing.of(test);
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
      Test test = replacing.of(one.test());
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
      case Op.Let(int local, Int value) -> new Op.Let(local(local), replacing.of(value));
      case Op.Block(List<Op> body) -> new Op.Block(of(body));
      case Op.ForRange(int local, int first, int last, List<Op> body) ->
          new Op.ForRange(local(local), first, last, of(body));
      case Op.ForTable(int local, int counter, int table, int size, List<Op> body) ->
          new Op.ForTable(local(local), local(counter), table, size, of(body));
      case Op.Select(Int on, List<List<Op>> cases) ->
          new Op.Select(replacing.of(on), cases.stream().map(this::of).toList());
      case Op.StoreScalar(int variable, Int value) ->
          new Op.StoreScalar(variable, replacing.of(value));
      case Op.StoreCell(int variable, Int index, Int value) ->
          new Op.StoreCell(variable, replacing.of(index), replacing.of(value));
      case Op.CopyMap(int variable, Int start, int places, MapPart from, int fromPlaces) ->
          new Op.CopyMap(variable, replacing.of(start), places, replacing.of(from), fromPlaces);
      case Op.Invoke(Op.Call call) ->
          new Op.Invoke(
              new Op.Call(
                  call.function(),
                  all(call.arguments()),
                  replacing.of(call.code()),
                  replacing.of(call.hash()),
                  replacing.of(call.depth())));
      case Op.FinishIf(Test test, List<Op> first) -> new Op.FinishIf(replacing.of(test), of(first));
      case Op.AddMove(Word code, Word hash, Int depth) ->
          new Op.AddMove(replacing.of(code), replacing.of(hash), replacing.of(depth));
      case Op.AddWhere(int local, int first, int last, List<Test.Compare> tests, Word code) ->
          new Op.AddWhere(
              local(local),
              first,
              last,
              tests.stream().map(test -> (Test.Compare) replacing.of(test)).toList(),
              replacing.of(code));
      case Op.Note(Int at, Int value) -> new Op.Note(replacing.of(at), replacing.of(value));
      case Op.TellTag(Int tag) -> new Op.TellTag(replacing.of(tag));
      case Op.Once(int set, int size, Int index) -> new Op.Once(set, size, replacing.of(index));
      case Op.OnceState(int memory, int node, List<Int> values, List<Integer> maps, Word hash) ->
          new Op.OnceState(memory, node, all(values), maps, replacing.of(hash));
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
    return values.stream().map(replacing::of).toList();
  }
}
