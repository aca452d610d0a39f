package org.regames.backend.planner.optimize.vectorize;

import java.util.HashMap;
import java.util.Map;
import org.regames.backend.plan.CodeExpr;

/** A walk: which numbers go it, what it knows, what it has stored, its move so far. */
final class PathState {
  LaneMask alive;
  Map<Integer, LaneEvaluator.Bound> locals;
  LaneValue.Write written;
  LaneValue.Fact known;
  CodeExpr code = new CodeExpr.Code();
  CodeExpr hash = new CodeExpr.Hash();

  PathState(LaneMask alive, Map<Integer, LaneEvaluator.Bound> locals) {
    this.alive = alive;
    this.locals = locals;
  }

  PathState copy(LaneMask alive) {
    PathState copy = new PathState(alive, new HashMap<>(locals));
    copy.written = written;
    copy.known = known;
    copy.code = code;
    copy.hash = hash;
    return copy;
  }
}
