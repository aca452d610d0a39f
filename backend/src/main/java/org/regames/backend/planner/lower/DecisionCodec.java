package org.regames.backend.planner.lower;

import java.util.ArrayList;
import java.util.List;
import org.regames.backend.plan.CodeExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;

/** How the decisions of a path are written down while moves are searched, and read again later. */
final class DecisionCodec {
  private final MoveEncoding decisions;
  private final Plan.Kind kind;
  private CodeExpr code = new CodeExpr.Code();
  private IntExpr depth = new IntExpr.Depth();

  /** Decisions of the path that are not yet noted down: most paths end before they need be. */
  private List<Op.Note> unnoted = List.of();

  DecisionCodec(MoveEncoding decisions, Plan.Kind kind) {
    this.decisions = decisions;
    this.kind = kind;
  }

  DecisionCodec copy() {
    DecisionCodec copy = new DecisionCodec(decisions, kind);
    copy.code = code;
    copy.depth = depth;
    copy.unnoted = unnoted;
    return copy;
  }

  /** The code of the move so far. */
  CodeExpr code() {
    return code;
  }

  /** How many decisions there were so far. */
  IntExpr depth() {
    return depth;
  }

  /** Writes a decision down while moves are searched. */
  void note(int node, int at, int width, IntExpr value) {
    if (kind != Plan.Kind.FIND || width == 0) {
      return;
    }
    if (decisions.packed(node)) {
      boolean zero = value instanceof IntExpr.Const(int number) && number == 0;
      code = zero ? code : new CodeExpr.With(code, value, decisions.shift(node) + at);
    } else {
      unnoted = new ArrayList<>(unnoted);
      unnoted.add(new Op.Note(depth, value));
      depth = IntExpr.sum(depth, new IntExpr.Const(1));
    }
  }

  /** The path follows the cycle once more. */
  void addRound(int node) {
    code = new CodeExpr.Plus(code, 1L << decisions.count(node));
  }

  /** The path that is followed has gone round once more. */
  void takeRound(int node) {
    code = new CodeExpr.Plus(code, -1L << decisions.count(node));
  }

  /** What notes the decisions that are not noted yet. */
  List<Op.Note> noted() {
    List<Op.Note> notes = unnoted;
    unnoted = List.of();
    return notes;
  }

  /** Reads a decision of the move that is played. */
  IntExpr decision(int node, int at, int width) {
    if (width == 0) {
      return new IntExpr.Const(0);
    }
    if (decisions.packed(node)) {
      return new IntExpr.CodeBits(decisions.shift(node) + at, width);
    }
    IntExpr read = new IntExpr.Decision(depth);
    depth = IntExpr.sum(depth, new IntExpr.Const(1));
    return read;
  }
}
