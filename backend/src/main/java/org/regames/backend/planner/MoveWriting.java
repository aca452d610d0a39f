package org.regames.backend.planner;

import java.util.ArrayList;
import java.util.List;
import org.regames.backend.plan.Int;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.Word;

/** How the decisions of a walk are written down while moves are searched, and read again later. */
final class MoveWriting {
  private final Decisions decisions;
  private final Plan.Kind kind;
  private Word code = new Word.Code();
  private Int depth = new Int.Depth();

  /** Decisions of the walk that are not yet noted down: most walks end before they need be. */
  private List<Op.Note> unnoted = List.of();

  MoveWriting(Decisions decisions, Plan.Kind kind) {
    this.decisions = decisions;
    this.kind = kind;
  }

  MoveWriting copy() {
    MoveWriting copy = new MoveWriting(decisions, kind);
    copy.code = code;
    copy.depth = depth;
    copy.unnoted = unnoted;
    return copy;
  }

  /** The code of the move so far. */
  Word code() {
    return code;
  }

  /** How many decisions there were so far. */
  Int depth() {
    return depth;
  }

  /** Writes a decision down while moves are searched. */
  void note(int node, int at, int width, Int value) {
    if (kind != Plan.Kind.FIND || width == 0) {
      return;
    }
    if (decisions.packed(node)) {
      boolean zero = value instanceof Int.Const(int number) && number == 0;
      code = zero ? code : new Word.With(code, value, decisions.shift(node) + at);
    } else {
      unnoted = new ArrayList<>(unnoted);
      unnoted.add(new Op.Note(depth, value));
      depth = Int.sum(depth, new Int.Const(1));
    }
  }

  /** The walk goes round once more. */
  void addRound(int node) {
    code = new Word.Plus(code, 1L << decisions.count(node));
  }

  /** The walk that is followed has gone round once more. */
  void takeRound(int node) {
    code = new Word.Plus(code, -1L << decisions.count(node));
  }

  /** What notes the decisions that are not noted yet. */
  List<Op.Note> noted() {
    List<Op.Note> notes = unnoted;
    unnoted = List.of();
    return notes;
  }

  /** Reads a decision of the move that is played. */
  Int decision(int node, int at, int width) {
    if (width == 0) {
      return new Int.Const(0);
    }
    if (decisions.packed(node)) {
      return new Int.Bits(decisions.shift(node) + at, width);
    }
    Int read = new Int.Decision(depth);
    depth = Int.sum(depth, new Int.Const(1));
    return read;
  }
}
