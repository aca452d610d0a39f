package org.regames.backend.plan.analysis;

import java.util.List;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.CodeExpr;
import org.regames.backend.plan.DrawnWords;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;

/**
 * Estimates the bytecode size of statements. HotSpot compiles no method longer than 8000 bytes, and
 * an uncompiled one is 30 times as slow, so plans avoid longer ones.
 */
public final class BytecodeSize {
  /** The longest method that is planned, with a margin for errors of the estimate. */
  public static final int MOST = 7000;

  /** Whether a function of this many bytes is compiled. */
  public static boolean fits(int size) {
    return size <= MOST;
  }

  /** Locals from here on need a longer instruction. */
  private static final int NEAR = 120;

  private static final int CALL = 4;
  private static final int CONSTANT = 3;

  /** A branch and the instructions that load two values for it. */
  private static final int JUMP = 4;

  private BytecodeSize() {}

  /** The size of a function, in bytes. */
  public static int of(Plan.Function function) {
    return of(function.body());
  }

  /** The size of statements one after the other, in bytes. */
  public static int of(List<Op> ops) {
    return ops.stream().mapToInt(BytecodeSize::of).sum();
  }

  /** Roughly how many bytes of statements compute sets and add their moves. */
  public static int ofSets(List<Op> ops) {
    int size = 0;
    for (Op op : ops) {
      size += op instanceof Op.LetBits || op instanceof Op.AddSet ? of(op) : 0;
      size += op.bodies().stream().mapToInt(BytecodeSize::ofSets).sum();
    }
    return size;
  }

  /** The size of a statement with all that it contains, in bytes. */
  public static int of(Op op) {
    int inner = op.bodies().stream().mapToInt(BytecodeSize::of).sum();
    return inner * times(op)
        + switch (op) {
          case Op.Let(_, IntExpr value) -> of(value) + 2;
          case Op.Require(BoolExpr test) -> of(test);
          case Op.Block _ -> 0;
          case Op.Spend _ -> CALL;
          case Op.Finish _ -> 2;
          case Op.Cascade(List<Op.Case> cases, _) ->
              cases.stream().mapToInt(one -> of(one.test()) + JUMP).sum();
          case Op.ForRange _ -> 4 * JUMP;
          case Op.ForTable(_, _, _, _, _) -> 6 * JUMP;
          case Op.Select(IntExpr on, List<List<Op>> cases) -> of(on) + 16 + 7 * cases.size();
          case Op.StoreScalar(_, IntExpr value) -> of(value) + CALL;
          case Op.StoreCell(_, IntExpr index, IntExpr value) -> of(index) + of(value) + 5;
          case Op.CopyMap _ -> 8 * CALL;
          case Op.SaveMap _, Op.RestoreMap _ -> 4 * CALL;
          case Op.Invoke(Op.Call call) ->
              2 * CALL
                  + call.arguments().stream().mapToInt(BytecodeSize::of).sum()
                  + of(call.code())
                  + of(call.hash());
          case Op.FinishIf(BoolExpr test, _) -> of(test) + 2;
          case Op.AddMove(CodeExpr code, CodeExpr hash, _) -> of(code) + of(hash) + 2 * CALL;
          case Op.AddWhere(_, _, _, List<BoolExpr.Compare> tests, CodeExpr code) ->
              16 * CALL + of(code) + tests.stream().mapToInt(test -> of(test) + 6).sum();
          case Op.Note(IntExpr at, IntExpr value) -> of(at) + of(value) + CALL;
          case Op.TellTag(IntExpr tag) -> of(tag) + 5;
          case Op.GoTo _, Op.Clear _, Op.Forget _ -> 2 * CALL;
          case Op.Once(_, _, IntExpr index) -> of(index) + 3 * CALL;
          case Op.OnceState(_, _, List<IntExpr> values, List<Integer> maps, _, _) ->
              8 * CALL + 12 * (values.size() + maps.size());
          case Op.OnSets set -> ofSets(set);
        };
  }

  /** How often the inside of a statement is emitted: once for each word of a set. */
  private static int times(Op op) {
    return op instanceof Op.ForSet loop
        ? (int) loop.words().stream().filter(word -> !word.equals(BitboardExpr.NONE)).count()
        : 1;
  }

  private static int ofSets(Op.OnSets op) {
    return switch (op) {
      case Op.LetBits(int local, BitboardExpr value) ->
          of(value) + of(new BitboardExpr.Local(local));
      case Op.Grow grow ->
          16
              + grow.start().stream().mapToInt(BytecodeSize::of).sum()
              + grow.next().stream().mapToInt(next -> 2 * of(next) + 12).sum();
      case Op.LetNumber(_, List<BitboardExpr> words, _) ->
          words.stream().mapToInt(word -> 2 * of(word) + 4 * JUMP).sum();
      case Op.KeepWord(BitboardExpr.Chosen place, BitboardExpr word) -> of(place) + of(word);
      case Op.StoreAlone(_, IntExpr index, IntExpr value) -> of(index) + of(value) + 5;
      case Op.ForSet loop -> loop.words().stream().mapToInt(word -> of(word) + 36).sum();
      case Op.AddSet set ->
          set.words().stream().mapToInt(word -> of(word) + 42 + of(set.code())).sum();
      case Op.Pick pick -> {
        List<DrawnWords.Piece> pieces = DrawnWords.pieces(pick);
        int words = pieces.stream().mapToInt(BytecodeSize::of).sum();
        int looked =
            DrawnWords.isWithoutJumps(pick)
                ? 3 * words + 56 * pieces.size()
                : 2 * words + 42 * pieces.size();
        yield looked + (pick.shares().size() + pick.listing().size()) * 8 * CALL;
      }
    };
  }

  private static int of(DrawnWords.Piece piece) {
    return of(piece.word()) + piece.outer().map(outer -> of(outer.word()) + 2 * CALL).orElse(0);
  }

  /** The size of a word of a set, in bytes. */
  public static int of(BitboardExpr word) {
    return switch (word) {
      case BitboardExpr.Const(long number) -> number == 0 || number == 1 ? 1 : CONSTANT;
      case BitboardExpr.Stored _ -> 7;
      case BitboardExpr.Chosen(_, IntExpr value, _) -> 10 + of(value);
      case BitboardExpr.One(IntExpr number, _) -> of(number) + 6;
      case BitboardExpr.Local(int local) -> local < NEAR ? 2 : 4;
      case BitboardExpr.And(BitboardExpr left, BitboardExpr right) -> of(left) + of(right) + 1;
      case BitboardExpr.Or(BitboardExpr left, BitboardExpr right) -> of(left) + of(right) + 1;
      case BitboardExpr.Not(BitboardExpr inner) -> of(inner) + 4;
      case BitboardExpr.Shifted(BitboardExpr inner, _) -> of(inner) + 3;
      case BitboardExpr.When(BoolExpr test) -> of(test) + 14;
      case BitboardExpr.Entry(_, IntExpr index) -> of(index) + 4;
      case BitboardExpr.Compressed(BitboardExpr inner, BitboardExpr mask) ->
          of(inner) + of(mask) + 3;
      case BitboardExpr.Raised(BitboardExpr inner, IntExpr by) -> of(inner) + of(by) + 1;
      case BitboardExpr.Turned(BitboardExpr inner, IntExpr by) -> of(inner) + of(by) + 3;
      case BitboardExpr.Answer(_, IntExpr start, BitboardExpr index, boolean wide) ->
          6 + of(start) + (wide ? 2 : 1) * of(index) + (wide ? 5 : 0);
    };
  }

  /** The size of a number, in bytes. */
  public static int of(IntExpr value) {
    return switch (value) {
      case IntExpr.Const(int number) ->
          number >= -1 && number <= 5 ? 1 : number == (byte) number ? 2 : 3;
      case IntExpr.Local _, IntExpr.Depth _ -> 2;
      case IntExpr.Scalar _ -> 4;
      case IntExpr.Cell(_, IntExpr index) -> of(index) + 5;
      case IntExpr.Table(_, IntExpr index) -> of(index) + 4;
      case IntExpr.Sum(IntExpr left, IntExpr right) -> of(left) + of(right) + 1;
      case IntExpr.Product(IntExpr inner, _) -> of(inner) + 3;
      case IntExpr.Either(BoolExpr test, IntExpr yes, IntExpr no) ->
          of(test) + of(yes) + of(no) + 3;
      case IntExpr.CodeBits _ -> 9;
      case IntExpr.Decision(IntExpr at) -> of(at) + CALL;
    };
  }

  private static int of(CodeExpr word) {
    return switch (word) {
      case CodeExpr.Zero _ -> 1;
      case CodeExpr.Code _, CodeExpr.Hash _ -> 2;
      case CodeExpr.With(CodeExpr inner, IntExpr value, _) -> of(inner) + of(value) + 5;
      case CodeExpr.Plus(CodeExpr inner, _) -> of(inner) + CALL;
      case CodeExpr.Mixed(CodeExpr inner, IntExpr tag) -> of(inner) + of(tag) + 3;
    };
  }

  private static int of(BoolExpr test) {
    return switch (test) {
      case BoolExpr.Compare(IntExpr left, IntExpr right, _) -> of(left) + of(right) + 3;
      case BoolExpr.Less(IntExpr left, IntExpr right) -> of(left) + of(right) + 3;
      case BoolExpr.Call(_, List<IntExpr> arguments, _) ->
          2 * CALL + arguments.stream().mapToInt(BytecodeSize::of).sum();
      case BoolExpr.AnyOf(List<BoolExpr> tests) -> tests.stream().mapToInt(BytecodeSize::of).sum();
      case BoolExpr.SameMap _ -> 8 * CALL;
      case BoolExpr.Some(List<BitboardExpr> words) ->
          4 + words.stream().mapToInt(word -> of(word) + 1).sum();
    };
  }
}
