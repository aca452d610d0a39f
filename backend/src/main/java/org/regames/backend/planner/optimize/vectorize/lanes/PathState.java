package org.regames.backend.planner.optimize.vectorize.lanes;

import java.util.HashMap;
import java.util.Map;
import org.regames.backend.plan.CodeExpr;

/** The state of a path: its lanes, what is known on it, its stores, and its move so far. */
public final class PathState {
  public LaneMask alive;
  public Map<Integer, LaneEvaluator.Bound> locals;
  public LaneValue.Write written;
  public LaneValue.Fact known;
  public CodeExpr code = new CodeExpr.Code();
  public CodeExpr hash = new CodeExpr.Hash();

  public PathState(LaneMask alive, Map<Integer, LaneEvaluator.Bound> locals) {
    this.alive = alive;
    this.locals = locals;
  }

  public PathState copy(LaneMask alive) {
    PathState copy = new PathState(alive, new HashMap<>(locals));
    copy.written = written;
    copy.known = known;
    copy.code = code;
    copy.hash = hash;
    return copy;
  }

  /** The same path with other words for its move so far. */
  PathState with(CodeExpr code, CodeExpr hash) {
    this.code = code;
    this.hash = hash;
    return this;
  }
}
