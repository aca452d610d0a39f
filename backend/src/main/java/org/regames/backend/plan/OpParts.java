package org.regames.backend.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** What each kind of statement consists of. */
final class OpParts {
  private OpParts() {}

  /** The expressions of a statement itself, without those of its bodies. */
  static List<PlanExpression> expressions(Op op) {
    return switch (op) {
      case Op.Block _, Op.ForRange _, Op.ForTable _, Op.SaveMap _, Op.RestoreMap _, Op.Finish _ ->
          List.of();
      case Op.GoTo _, Op.Spend _, Op.Clear _, Op.Forget _ -> List.of();
      case Op.Let(_, IntExpr value) -> List.of(value);
      case Op.Require(BoolExpr test) -> List.of(test);
      case Op.Cascade(List<Op.Case> cases, _) ->
          cases.stream().<PlanExpression>map(Op.Case::test).toList();
      case Op.Select(IntExpr on, _) -> List.of(on);
      case Op.StoreScalar(_, IntExpr value) -> List.of(value);
      case Op.StoreCell(_, IntExpr index, IntExpr value) -> List.of(index, value);
      case Op.CopyMap(_, IntExpr start, _, MapPart from, _) -> List.of(start, from);
      case Op.Invoke(Op.Call call) ->
          joined(call.arguments(), List.of(call.code(), call.hash(), call.depth()));
      case Op.FinishIf(BoolExpr test, _) -> List.of(test);
      case Op.AddMove(CodeExpr code, CodeExpr hash, IntExpr depth) -> List.of(code, hash, depth);
      case Op.AddWhere(_, _, _, List<BoolExpr.Compare> tests, CodeExpr code) ->
          joined(tests, List.of(code));
      case Op.Note(IntExpr at, IntExpr value) -> List.of(at, value);
      case Op.TellTag(IntExpr tag) -> List.of(tag);
      case Op.Once(_, _, IntExpr index) -> List.of(index);
      case Op.OnceState once -> joined(once.values(), List.of(once.hash()));
      case Op.LetBits(_, BitboardExpr value) -> List.of(value);
      case Op.LetNumber(_, List<BitboardExpr> words, _) -> List.copyOf(words);
      case Op.Grow(_, List<BitboardExpr> start, _, List<BitboardExpr> next) -> joined(start, next);
      case Op.StoreAlone(_, IntExpr index, IntExpr value) -> List.of(index, value);
      case Op.KeepWord(BitboardExpr.Chosen place, BitboardExpr word) -> List.of(place, word);
      case Op.ForSet loop -> List.copyOf(loop.words());
      case Op.AddSet set -> joined(set.words(), List.of(set.code(), set.hash()));
      case Op.Pick(List<Drawn> sets, _, _) ->
          sets.stream().flatMap(set -> set.drawnFrom().stream()).toList();
    };
  }

  private static List<PlanExpression> joined(
      List<? extends PlanExpression> first, List<? extends PlanExpression> second) {
    List<PlanExpression> joined = new ArrayList<>(first);
    joined.addAll(second);
    return joined;
  }

  /** The locals that a statement sets itself, without those of words. */
  static List<Integer> locals(Op op) {
    return switch (op) {
      case Op.Let(int local, _) -> List.of(local);
      case Op.LetNumber(int local, _, _) -> List.of(local);
      case Op.ForRange loop -> List.of(loop.local());
      case Op.ForTable loop -> List.of(loop.local(), loop.counter());
      case Op.ForSet loop -> List.of(loop.local());
      case Op.AddWhere add -> List.of(add.local());
      case Op.AddSet add -> List.of(add.local());
      case Op.Pick(List<Drawn> sets, _, _) ->
          sets.stream().flatMap(drawn -> drawn.counted().stream()).toList();
      case Op.LetBits _, Op.AddMove _, Op.Grow _, Op.Branch _, Op.Store _, Op.Track _ -> List.of();
      case Op.Require _, Op.Invoke _, Op.Finish _ -> List.of();
    };
  }

  /** The local words that a statement sets itself. */
  static List<Integer> wordLocals(Op op) {
    return switch (op) {
      case Op.LetBits(int local, _) -> List.of(local);
      case Op.Grow grow -> grow.grown().stream().map(BitboardExpr.Local::number).toList();
      case Op.ForSet loop -> List.of(loop.rest());
      case Op.AddSet add -> List.of(add.rest());
      case Op.Let _,
          Op.LetNumber _,
          Op.AddMove _,
          Op.AddWhere _,
          Op.Pick _,
          Op.ForRange _,
          Op.ForTable _ ->
          List.of();
      case Op.Branch _, Op.Store _, Op.Track _, Op.Require _, Op.Invoke _, Op.Finish _ -> List.of();
    };
  }

  /** The statements inside one. */
  static List<List<Op>> bodies(Op op) {
    return switch (op) {
      case Op.Block(List<Op> body) -> List.of(body);
      case Op.Cascade(List<Op.Case> cases, List<Op> otherwise) ->
          Stream.concat(cases.stream().map(Op.Case::body), Stream.of(otherwise)).toList();
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
          Op.CopyMap _ ->
          List.of();
      case Op.SaveMap _, Op.RestoreMap _, Op.Invoke _, Op.Finish _, Op.AddMove _, Op.AddWhere _ ->
          List.of();
      case Op.Note _, Op.TellTag _, Op.GoTo _, Op.Spend _, Op.Once _, Op.Clear _, Op.OnceState _ ->
          List.of();
      case Op.Forget _, Op.LetBits _, Op.KeepWord _, Op.LetNumber _, Op.AddSet _, Op.Pick _ ->
          List.of();
    };
  }

  /** Does something with all statements, each before those inside it. */
  static void each(List<Op> ops, Consumer<Op> action) {
    for (Op op : ops) {
      action.accept(op);
      for (List<Op> body : bodies(op)) {
        each(body, action);
      }
    }
  }
}
