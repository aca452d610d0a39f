package org.regames.backend.planner.lower;

import java.util.List;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.CodeExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.planner.analysis.graph.Graph;

/**
 * The statements where paths end or continue in another function, which differ between kinds of
 * functions.
 */
public final class ExitCode {
  private final FunctionFamily part;

  ExitCode(FunctionFamily part) {
    this.part = part;
  }

  /** The path of a check has reached its target. */
  void reachTarget(List<Op> ops, List<Op> undo) {
    ops.addAll(undo);
    ops.add(new Op.Finish(true));
  }

  /** The path of a move has reached the assignment of the player. */
  void end(
      List<Op> ops,
      Graph.Transition transition,
      Environment environment,
      CodeExpr code,
      CodeExpr hash,
      IntExpr depth) {
    switch (part.kind()) {
      case FIND, PICK, SHARE -> ops.add(new Op.AddMove(code, hash, depth));
      case PLAY, TELL -> {
        store(ops, environment);
        ops.add(new Op.GoTo(transition.ended()));
      }
      case KEEP -> {
        store(ops, environment);
        ops.add(new Op.GoTo(transition.ended()));
        ops.add(new Op.Finish(true));
      }
      case CHECK -> throw new IllegalStateException("checks do not end moves");
    }
  }

  void store(List<Op> ops, Environment environment) {
    for (int variable : environment.assigned()) {
      ops.add(new Op.StoreScalar(variable, environment.get(variable)));
    }
  }

  void call(
      List<Op> ops,
      int function,
      List<IntExpr> arguments,
      CodeExpr code,
      CodeExpr hash,
      IntExpr depth,
      List<Op> undo) {
    switch (part.kind()) {
      case FIND, PICK, SHARE, PLY, PLAY, TELL ->
          ops.add(new Op.Invoke(new Op.Call(function, arguments, code, hash, depth)));
      case KEEP ->
          ops.add(new Op.FinishIf(new BoolExpr.Call(function, arguments, false), List.of()));
      case CHECK -> ops.add(new Op.FinishIf(new BoolExpr.Call(function, arguments, false), undo));
    }
  }
}
