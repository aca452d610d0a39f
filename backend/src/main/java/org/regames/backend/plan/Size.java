package org.regames.backend.plan;

import java.util.List;

/**
 * About how many bytes of bytecode statements take. HotSpot compiles no method longer than 8000
 * bytes, and one that is not compiled is 30 times as slow, so longer ones are not planned.
 */
public final class Size {
  /** The longest method that is planned; there has to be room for what an estimate lacks. */
  public static final int MOST = 7000;

  /** Locals from here on need a longer instruction. */
  private static final int NEAR = 120;

  private static final int CALL = 4;
  private static final int CONSTANT = 3;

  /** A branch and the instructions that bring two values to it. */
  private static final int JUMP = 4;

  private Size() {}

  /**
   * Sees to it that a function is not too long.
   *
   * @param size about how many bytes it takes
   * @throws Unliftable where it is
   */
  public static void check(int size) {
    if (size > MOST) {
      throw new Unliftable("a method would be too long for the JVM to compile");
    }
  }

  /** The size of statements one after the other, in bytes. */
  public static int of(List<Op> ops) {
    return ops.stream().mapToInt(Size::of).sum();
  }

  /** About how many bytes of statements are those that work out sets and add their moves. */
  public static int ofSets(List<Op> ops) {
    int size = 0;
    for (Op op : ops) {
      size += op instanceof Op.LetBits || op instanceof Op.AddSet ? of(op) : 0;
      size += op.bodies().stream().mapToInt(Size::ofSets).sum();
    }
    return size;
  }

  /** The size of a statement with all that it contains, in bytes. */
  public static int of(Op op) {
    int inner = op.bodies().stream().mapToInt(Size::of).sum();
    return inner * times(op)
        + switch (op) {
          case Op.Let(_, Int value) -> of(value) + 2;
          case Op.Require(Test test) -> of(test);
          case Op.Block _ -> 0;
          case Op.Spend _ -> CALL;
          case Op.Finish _ -> 2;
          case Op.Cascade(List<Op.Case> cases, _) ->
              cases.stream().mapToInt(one -> of(one.test()) + JUMP).sum();
          case Op.ForRange _ -> 4 * JUMP;
          case Op.ForTable(_, _, _, _, _) -> 6 * JUMP;
          case Op.Select(Int on, List<List<Op>> cases) -> of(on) + 16 + 7 * cases.size();
          case Op.StoreScalar(_, Int value) -> of(value) + CALL;
          case Op.StoreCell(_, Int index, Int value) -> of(index) + of(value) + 5;
          case Op.CopyMap _ -> 8 * CALL;
          case Op.SaveMap _, Op.RestoreMap _ -> 4 * CALL;
          case Op.Invoke(Op.Call call) ->
              2 * CALL
                  + call.arguments().stream().mapToInt(Size::of).sum()
                  + of(call.code())
                  + of(call.hash());
          case Op.FinishIf(Test test, _) -> of(test) + 2;
          case Op.AddMove(Word code, Word hash, _) -> of(code) + of(hash) + 2 * CALL;
          case Op.AddWhere(_, _, _, List<Test.Compare> tests, Word code) ->
              16 * CALL + of(code) + tests.stream().mapToInt(test -> of(test) + 6).sum();
          case Op.Note(Int at, Int value) -> of(at) + of(value) + CALL;
          case Op.TellTag(Int tag) -> of(tag) + 5;
          case Op.GoTo _, Op.Clear _, Op.Forget _ -> 2 * CALL;
          case Op.Once(_, _, Int index) -> of(index) + 3 * CALL;
          case Op.OnceState(_, _, List<Int> values, List<Integer> maps, _) ->
              8 * CALL + 12 * (values.size() + maps.size());
          case Op.OnSets set -> ofSets(set);
        };
  }

  /** How often what is inside of a statement is written down: once for each word of a set. */
  private static int times(Op op) {
    return op instanceof Op.ForSet loop
        ? (int) loop.words().stream().filter(word -> !word.equals(Bits.NONE)).count()
        : 1;
  }

  private static int ofSets(Op.OnSets op) {
    return switch (op) {
      case Op.LetBits(int local, Bits value) -> of(value) + of(new Bits.Local(local));
      case Op.Grow grow ->
          16
              + grow.start().stream().mapToInt(Size::of).sum()
              + grow.next().stream().mapToInt(next -> 2 * of(next) + 12).sum();
      case Op.LetFirst(_, List<Bits> words, _) ->
          words.stream().mapToInt(word -> 2 * of(word) + 4 * JUMP).sum();
      case Op.KeepWord(Bits.Chosen place, Bits word) -> of(place) + of(word);
      case Op.StoreAlone(_, Int index, Int value) -> of(index) + of(value) + 5;
      case Op.ForSet loop -> loop.words().stream().mapToInt(word -> of(word) + 36).sum();
      case Op.AddSet set ->
          set.words().stream().mapToInt(word -> of(word) + 42 + of(set.code())).sum();
      case Op.Pick pick -> {
        List<Drawing.Piece> pieces = Drawing.pieces(pick);
        int words = pieces.stream().mapToInt(Size::of).sum();
        int looked =
            Drawing.isWithoutJumps(pick)
                ? 3 * words + 56 * pieces.size()
                : 2 * words + 42 * pieces.size();
        yield looked + (pick.shares().size() + pick.listing().size()) * 8 * CALL;
      }
    };
  }

  private static int of(Drawing.Piece piece) {
    return of(piece.word()) + piece.outer().map(outer -> of(outer.word()) + 2 * CALL).orElse(0);
  }

  /** The size of a word of a set, in bytes. */
  public static int of(Bits word) {
    return switch (word) {
      case Bits.Const(long number) -> number == 0 || number == 1 ? 1 : CONSTANT;
      case Bits.Stored _ -> 7;
      case Bits.Chosen(_, Int value, _) -> 10 + of(value);
      case Bits.One(Int number, _) -> of(number) + 6;
      case Bits.Local(int local) -> local < NEAR ? 2 : 4;
      case Bits.And(Bits left, Bits right) -> of(left) + of(right) + 1;
      case Bits.Or(Bits left, Bits right) -> of(left) + of(right) + 1;
      case Bits.Not(Bits inner) -> of(inner) + 4;
      case Bits.Shifted(Bits inner, _) -> of(inner) + 3;
      case Bits.When(Test test) -> of(test) + 14;
      case Bits.Entry(_, Int index) -> of(index) + 4;
      case Bits.Compressed(Bits inner, Bits mask) -> of(inner) + of(mask) + 3;
      case Bits.Raised(Bits inner, Int by) -> of(inner) + of(by) + 1;
      case Bits.Turned(Bits inner, Int by) -> of(inner) + of(by) + 3;
      case Bits.Answer(_, Int start, Bits index, boolean wide) ->
          6 + of(start) + (wide ? 2 : 1) * of(index) + (wide ? 5 : 0);
    };
  }

  /** The size of a number, in bytes. */
  public static int of(Int value) {
    return switch (value) {
      case Int.Const(int number) ->
          number >= -1 && number <= 5 ? 1 : number == (byte) number ? 2 : 3;
      case Int.Local _, Int.Depth _ -> 2;
      case Int.Scalar _ -> 4;
      case Int.Cell(_, Int index) -> of(index) + 5;
      case Int.Table(_, Int index) -> of(index) + 4;
      case Int.Sum(Int left, Int right) -> of(left) + of(right) + 1;
      case Int.Product(Int inner, _) -> of(inner) + 3;
      case Int.Either(Test test, Int yes, Int no) -> of(test) + of(yes) + of(no) + 3;
      case Int.Bits _ -> 9;
      case Int.Decision(Int at) -> of(at) + CALL;
    };
  }

  private static int of(Word word) {
    return switch (word) {
      case Word.Zero _ -> 1;
      case Word.Code _, Word.Hash _ -> 2;
      case Word.With(Word inner, Int value, _) -> of(inner) + of(value) + 5;
      case Word.Plus(Word inner, _) -> of(inner) + CALL;
      case Word.Mixed(Word inner, Int tag) -> of(inner) + of(tag) + 3;
    };
  }

  private static int of(Test test) {
    return switch (test) {
      case Test.Compare(Int left, Int right, _) -> of(left) + of(right) + 3;
      case Test.Less(Int left, Int right) -> of(left) + of(right) + 3;
      case Test.Call(_, List<Int> arguments, _) ->
          2 * CALL + arguments.stream().mapToInt(Size::of).sum();
      case Test.AnyOf(List<Test> tests) -> tests.stream().mapToInt(Size::of).sum();
      case Test.SameMap _ -> 8 * CALL;
      case Test.Some(List<Bits> words) -> 4 + words.stream().mapToInt(word -> of(word) + 1).sum();
    };
  }
}
