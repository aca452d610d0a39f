package org.regames.backend.planner.optimize.vectorize;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.analysis.Attempt;
import org.regames.backend.planner.optimize.vectorize.lanes.LaneEvaluator;
import org.regames.backend.planner.optimize.vectorize.lanes.LaneMask;
import org.regames.backend.planner.optimize.vectorize.lanes.LaneMaskOps;
import org.regames.backend.planner.optimize.vectorize.lanes.LaneValue;
import org.regames.backend.planner.optimize.vectorize.lanes.PathState;

/** The cells that a {@link CountingCheck} counts, found for all of them at once. */
final class CellCount {
  private static final String OTHER = "not every cell leads to another one";

  private final CountingCheck check;
  private final LoopVectorizer lanes;
  private final LaneMaskOps sets;
  private final int[] next;
  private LaneMask counted;

  /**
   * @param lanes the cells as lanes
   * @param sets builds masks of them
   */
  CellCount(CountingCheck check, LoopVectorizer lanes, LaneMaskOps sets) {
    this.check = check;
    this.lanes = lanes;
    this.sets = sets;
    this.next = new int[check.size()];
    this.counted = sets.fixed(new BitSet());
    Arrays.fill(next, -1);
  }

  /** The mask of the cells that count, of those on the chain. */
  Attempt<LaneMask> mask() {
    BitSet cells = new BitSet();
    cells.set(0, check.size());
    if (check.end() >= check.first() && check.end() < check.first() + check.size()) {
      cells.clear(check.end() - check.first());
    }
    Map<Integer, LaneEvaluator.Bound> known = new HashMap<>();
    known.put(check.cell(), lanes.counted(check.cell()));
    LaneValue number = new LaneValue.Unknown("the number so far is tested");
    known.put(check.counter(), new LaneEvaluator.Bound(number, new IntExpr.Local(check.counter())));
    return follow(check.body(), new PathState(sets.fixed(cells), known))
        .then(_ -> chain())
        .map(chain -> sets.both(counted, sets.fixed(chain)));
  }

  /** The cells from the first to the last. */
  private Attempt<BitSet> chain() {
    BitSet chain = new BitSet();
    int cell = check.from();
    while (cell != check.end()) {
      int lane = cell - check.first();
      if (lane < 0 || lane >= check.size() || next[lane] < 0 || chain.get(lane)) {
        return Attempt.refused(OTHER);
      }
      chain.set(lane);
      cell = next[lane];
    }
    return Attempt.done(chain);
  }

  private Attempt<PathState> follow(List<Op> ops, PathState path) {
    for (Op op : ops) {
      Attempt<PathState> after =
          switch (op) {
            case Op.Let(int local, IntExpr value) -> lanes.bind(path, local, value);
            case Op.Spend _ -> Attempt.done(path);
            case Op.Cascade cascade when op == ops.getLast() -> cascade(cascade, path);
            case Op.FinishIf(BoolExpr.Call call, List<Op> first)
                when op == ops.getLast() && first.isEmpty() && !call.negated() ->
                goOn(call.arguments(), path);
            case Op.Define _, Op.Control _, Op.Store _, Op.Emit _, Op.Track _ ->
                Attempt.refused(OTHER);
          };
      if (after instanceof Attempt.Refused<PathState> refused) {
        return refused;
      }
    }
    boolean goesOn =
        !ops.isEmpty()
            && (ops.getLast() instanceof Op.Cascade || ops.getLast() instanceof Op.FinishIf);
    return goesOn || path.alive.isEmpty() ? Attempt.done(path) : Attempt.refused(OTHER);
  }

  private Attempt<PathState> cascade(Op.Cascade cascade, PathState path) {
    LaneMask rest = path.alive;
    for (Op.Case one : cascade.cases()) {
      switch (lanes.test(one.test(), path.copy(rest))) {
        case Attempt.Vectorized<LaneMask>(LaneMask holds) -> {
          LaneMask open = sets.both(rest, holds);
          if (follow(one.body(), path.copy(open)) instanceof Attempt.Refused<PathState> refused) {
            return refused;
          }
          rest = sets.both(rest, sets.not(holds));
        }
        case Attempt.Refused<LaneMask> refused -> {
          return refused.same();
        }
      }
    }
    return follow(cascade.otherwise(), path.copy(rest));
  }

  /** Notes what comes after the cells of a path, and whether these count. */
  private Attempt<PathState> goOn(List<IntExpr> arguments, PathState path) {
    if (!arguments.get(check.counter()).equals(new IntExpr.Local(check.counter()))) {
      counted = sets.either(counted, path.alive);
    }
    LaneValue after = lanes.values.value(arguments.get(check.cell()), path.locals, path.written);
    if (!(after instanceof LaneValue.Fixed(int[] cells))) {
      return Attempt.refused(OTHER);
    }
    for (int lane : path.alive.may().stream().toArray()) {
      if (next[lane] >= 0 && next[lane] != cells[lane]) {
        return Attempt.refused("what comes next is not the same for all");
      }
      next[lane] = cells[lane];
    }
    return Attempt.done(path);
  }
}
