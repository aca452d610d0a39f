package org.regames.backend.planner.sets;

import java.util.ArrayList;
import java.util.List;
import org.regames.backend.plan.Int;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Unliftable;
import org.regames.backend.plan.Word;

/** Expressions for what a walk tells and puts back: those of the function that it is part of. */
record WalkTerms(LiftedValues values) {
  /** What a word that describes the move is. */
  Word of(Word word, Walk walk) {
    return switch (word) {
      case Word.Zero _ -> word;
      case Word.Code _ -> walk.code;
      case Word.Hash _ -> walk.hash;
      case Word.With(Word inner, Int value, int shift) ->
          new Word.With(of(inner, walk), told(value, walk), shift);
      case Word.Plus(Word inner, long number) -> new Word.Plus(of(inner, walk), number);
      case Word.Mixed(Word inner, Int tag) -> new Word.Mixed(of(inner, walk), told(tag, walk));
    };
  }

  /** A value that the move is described by: nothing that is read from what the walk has changed. */
  private Int told(Int value, Walk walk) {
    return switch (values.value(value, walk.locals, walk.written)) {
      case Lifted.Fixed _, Lifted.Same _, Lifted.Cases _, Lifted.Outer _ ->
          LiftedValues.substituted(value, walk.locals);
      case Lifted.Read(int variable, _, _, Lifted.Write written)
          when written == null
              && values.around.filter(outer -> outer.changes(variable)).isEmpty() ->
          LiftedValues.substituted(value, walk.locals);
      case Lifted.Read _ -> throw new Unliftable("a tag is read from a map that was changed");
      case Lifted.Unknown(String reason) -> throw new Unliftable(reason);
    };
  }

  /**
   * What is left of the statements that put back what was stored: those for what was stored in
   * play. The others are for what has only been remembered.
   */
  List<Op> left(List<Op> undo, Walk walk) {
    List<Op> left = new ArrayList<>();
    for (Op op : undo) {
      if (!(op instanceof Op.StoreCell(int variable, Int index, Int value))) {
        throw new Unliftable("a whole map is assigned");
      }
      if (!isRemembered(walk, variable, index)) {
        left.add(new Op.StoreCell(variable, same(index, walk), same(value, walk)));
      }
    }
    return left;
  }

  private boolean isRemembered(Walk walk, int variable, Int index) {
    Lifted place = values.value(index, walk.locals, walk.written);
    return place instanceof Lifted.Fixed(int[] places) && Writes.has(walk.written, variable, places)
        || values
            .around
            .filter(
                outer ->
                    outer.hasWritten(
                        variable, LiftedValues.substituted(index, walk.locals), values))
            .isPresent();
  }

  /** An expression that does not depend on the number. */
  Int same(Int value, Walk walk) {
    Lifted lifted = values.value(value, walk.locals, walk.written);
    if (lifted instanceof Lifted.Same(Int known)) {
      return known;
    }
    if (lifted instanceof Lifted.Fixed fixed && fixed.isConstant()) {
      return new Int.Const(fixed.values()[0]);
    }
    throw new Unliftable("what is put back depends on the number");
  }
}
