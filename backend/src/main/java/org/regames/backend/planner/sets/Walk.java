package org.regames.backend.planner.sets;

import java.util.HashMap;
import java.util.Map;
import org.regames.backend.plan.Word;

/** A walk: which numbers go it, what it knows, what it has stored, its move so far. */
final class Walk {
  Members alive;
  Map<Integer, LiftedValues.Bound> locals;
  Lifted.Write written;
  Lifted.Fact known;
  Word code = new Word.Code();
  Word hash = new Word.Hash();

  Walk(Members alive, Map<Integer, LiftedValues.Bound> locals) {
    this.alive = alive;
    this.locals = locals;
  }

  Walk copy(Members alive) {
    Walk copy = new Walk(alive, new HashMap<>(locals));
    copy.written = written;
    copy.known = known;
    copy.code = code;
    copy.hash = hash;
    return copy;
  }
}
