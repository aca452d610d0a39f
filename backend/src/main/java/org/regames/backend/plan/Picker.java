package org.regames.backend.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes of a function that adds sets of moves, and nothing else, one that draws a move of them. */
final class Picker {
  private final List<Op> before = new ArrayList<>();
  private final List<Op.AddSet> sets = new ArrayList<>();

  /** A local that counts the one number of the set of a single move. */
  private final int alone;

  private Picker(int alone) {
    this.alone = alone;
  }

  static Optional<Plan.Function> of(Plan.Function finder, int number) {
    Picker picker = new Picker(finder.locals());
    if (!finder.packed() || finder.parameters() > 0 || !picker.collect(finder.body())) {
      return Optional.empty();
    }
    picker.before.add(new Op.Pick(picker.sets));
    return Optional.of(
        new Plan.Function(
            number,
            finder.name(),
            Plan.Kind.PICK,
            true,
            List.of(),
            finder.locals() + 1,
            0,
            finder.words(),
            picker.before));
  }

  private boolean collect(List<Op> ops) {
    for (Op op : ops) {
      switch (op) {
        case Op.Let _, Op.LetBits _, Op.LetFirst _, Op.Grow _, Op.KeepWord _ -> before.add(op);
        case Op.Block(List<Op> body) -> {
          if (!collect(body)) {
            return false;
          }
        }
        case Op.AddSet set -> sets.add(started(set));
        case Op.AddMove(Word code, Word hash, _) ->
            sets.add(started(new Op.AddSet(alone, 0, List.of(new Bits.Const(1)), 0, code, hash)));
        case Op.Spend _ -> {} // there is no search
        case Op.Require _,
            Op.Cascade _,
            Op.ForRange _,
            Op.ForTable _,
            Op.Select _,
            Op.StoreScalar _,
            Op.StoreCell _,
            Op.StoreAlone _,
            Op.CopyMap _,
            Op.SaveMap _,
            Op.RestoreMap _,
            Op.Invoke _,
            Op.FinishIf _,
            Op.Finish _,
            Op.AddWhere _,
            Op.Note _,
            Op.TellTag _,
            Op.GoTo _,
            Op.Once _,
            Op.Clear _,
            Op.OnceState _,
            Op.Forget _,
            Op.ForSet _,
            Op.Pick _ -> {
          return false;
        }
      }
    }
    return true;
  }

  private static Op.AddSet started(Op.AddSet set) {
    return new Op.AddSet(
        set.local(), set.first(), set.words(), set.rest(), started(set.code()), new Word.Zero());
  }

  /** The code of a move where the function starts its walks: none of it is given. */
  private static Word started(Word word) {
    return switch (word) {
      case Word.Code _, Word.Hash _, Word.Zero _ -> new Word.Zero();
      case Word.With(Word inner, Int value, int shift) ->
          new Word.With(started(inner), value, shift);
      case Word.Plus(Word inner, long number) -> new Word.Plus(started(inner), number);
      case Word.Mixed(Word inner, Int tag) -> new Word.Mixed(started(inner), tag);
    };
  }
}
