package org.regames.backend.planner.lower;

import java.util.ArrayList;
import java.util.List;
import org.regames.backend.plan.CodeExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;

/**
 * How the decisions of a path are recorded while moves are searched, and read when they are played.
 */
final class DecisionCodec {
  private final MoveEncoding decisions;
  private final Plan.Kind kind;
  private CodeExpr code = new CodeExpr.Code();
  private IntExpr depth = new IntExpr.Depth();

  /** Decisions of the path that are not recorded yet: most paths end before they have to be. */
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

  /** The number of decisions so far. */
  IntExpr depth() {
    return depth;
  }

  /** Records a decision while moves are searched. */
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

  /** Counts another round of the cycle while moves are searched. */
  void addRound(int node) {
    code = new CodeExpr.Plus(code, 1L << decisions.count(node));
  }

  /** Counts another round of the cycle while a move is played. */
  void takeRound(int node) {
    code = new CodeExpr.Plus(code, -1L << decisions.count(node));
  }

  /** The statements that record the decisions not recorded yet. */
  List<Op.Note> noted() {
    List<Op.Note> notes = unnoted;
    unnoted = List.of();
    return notes;
  }

  /** Reads a decision of the move being played. */
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
