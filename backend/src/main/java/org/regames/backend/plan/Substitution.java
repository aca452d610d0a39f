package org.regames.backend.plan;

import java.util.ArrayList;
import java.util.List;

/**
 * Puts other expressions in place of the locals of a function. What has become constant is worked
 * out, and what can no longer happen is left out. Only for functions that do not yet use sets.
 */
public final class Substitution {
  private final List<IntExpr> locals;
  private final ExprRewriter replacing;

  /**
   * @param locals what each local becomes: a constant, or another local
   */
  public Substitution(List<int[]> tables, List<IntExpr> locals) {
    this.locals = locals;
    this.replacing = ExprRewriter.ofLocals(tables, locals::get);
  }

  /** Other statements; they end where a test that surely fails leaves them. */
  public List<Op> of(List<Op> ops) {
    List<Op> result = new ArrayList<>();
    for (Op op : ops) {
      switch (op) {
        case Op.Require(BoolExpr test) -> {
          BoolExpr after = replacing.of(test);
          if (!ConstantFolding.isTrue(after)) {
            result.add(new Op.Require(after));
          }
          if (ConstantFolding.isFalse(after)) {
            return result;
          }
        }
        case Op.Cascade(List<Op.Case> cases, List<Op> otherwise) ->
            result.addAll(cascade(cases, otherwise));
        case Op.Define _, Op.Control _, Op.Store _, Op.Emit _, Op.Track _ -> result.add(of(op));
      }
    }
    return result;
  }

  private List<Op> cascade(List<Op.Case> cases, List<Op> otherwise) {
    List<Op.Case> left = new ArrayList<>();
    List<Op> last = otherwise;
    for (Op.Case one : cases) {
      BoolExpr test = replacing.of(one.test());
      if (ConstantFolding.isTrue(test)) {
        last = one.body();
        break;
      }
      if (!ConstantFolding.isFalse(test)) {
        left.add(new Op.Case(test, of(one.body())));
      }
    }
    return left.isEmpty()
        ? List.of(new Op.Block(of(last)))
        : List.of(new Op.Cascade(left, of(last)));
  }

  private int local(int local) {
    return ((IntExpr.Local) locals.get(local)).number();
  }

  private Op of(Op op) {
    return switch (op) {
      case Op.Let(int local, IntExpr value) -> new Op.Let(local(local), replacing.of(value));
      case Op.Block(List<Op> body) -> new Op.Block(of(body));
      case Op.ForRange(int local, int first, int last, List<Op> body) ->
          new Op.ForRange(local(local), first, last, of(body));
      case Op.ForTable(int local, int counter, int table, int size, List<Op> body) ->
          new Op.ForTable(local(local), local(counter), table, size, of(body));
      case Op.Select(IntExpr on, List<List<Op>> cases) ->
          new Op.Select(replacing.of(on), cases.stream().map(this::of).toList());
      case Op.StoreScalar(int variable, IntExpr value) ->
          new Op.StoreScalar(variable, replacing.of(value));
      case Op.StoreCell(int variable, IntExpr index, IntExpr value) ->
          new Op.StoreCell(variable, replacing.of(index), replacing.of(value));
      case Op.CopyMap(int variable, IntExpr start, int places, MapPart from, int fromPlaces) ->
          new Op.CopyMap(variable, replacing.of(start), places, replacing.of(from), fromPlaces);
      case Op.Invoke(Op.Call call) -> new Op.Invoke(of(call));
      case Op.FinishIf(BoolExpr test, List<Op> first) ->
          new Op.FinishIf(replacing.of(test), of(first));
      case Op.AddMove(CodeExpr code, CodeExpr hash, IntExpr depth) ->
          new Op.AddMove(replacing.of(code), replacing.of(hash), replacing.of(depth));
      case Op.AddWhere(
              int local,
              int first,
              int last,
              List<BoolExpr.Compare> tests,
              CodeExpr code) ->
          new Op.AddWhere(
              local(local),
              first,
              last,
              tests.stream().map(test -> (BoolExpr.Compare) replacing.of(test)).toList(),
              replacing.of(code));
      case Op.Note(IntExpr at, IntExpr value) -> new Op.Note(replacing.of(at), replacing.of(value));
      case Op.TellTag(IntExpr tag) -> new Op.TellTag(replacing.of(tag));
      case Op.Once(int set, int size, IntExpr index) -> new Op.Once(set, size, replacing.of(index));
      case Op.OnceState(
              int memory,
              int node,
              List<IntExpr> values,
              List<Integer> maps,
              CodeExpr hash) ->
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

  private Op.Call of(Op.Call call) {
    return new Op.Call(
        call.function(),
        all(call.arguments()),
        replacing.of(call.code()),
        replacing.of(call.hash()),
        replacing.of(call.depth()));
  }

  private List<IntExpr> all(List<IntExpr> values) {
    return values.stream().map(replacing::of).toList();
  }
}
