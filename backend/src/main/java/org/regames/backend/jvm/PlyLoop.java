package org.regames.backend.jvm;

import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.CD_void;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.regames.backend.plan.Plan;

/**
 * Prints the method that plays one ply after the other: a loop around the inlined functions of all
 * plies. This leaves no inlining decisions to HotSpot, which vary from run to run; nothing is
 * called and nothing is looked up twice.
 */
final class PlyLoop {
  /** How many slots the method has in addition to those of the functions. */
  static final int SLOTS = 8;

  private static final int MOST = 3;
  private static final int PLIES = 5;
  private static final int SUM = 7;
  private static final int LEAST = 9;
  private static final int GREATEST = 10;

  private static final ClassDesc MATH = ClassDesc.of("java.lang.Math");
  private static final MethodTypeDesc OF_TWO = MethodTypeDesc.of(CD_int, CD_int, CD_int);
  private static final MethodTypeDesc DREW = MethodTypeDesc.of(CD_void, CD_long, CD_int, CD_int);

  private final Plan plan;
  private final Members members;
  private final CodeBuilder code;
  private final Label start;
  private final Label end;

  PlyLoop(Plan plan, Members members, CodeBuilder code) {
    this.plan = plan;
    this.members = members;
    this.code = code;
    this.start = code.newLabel();
    this.end = code.newLabel();
  }

  void emit() {
    if (plan.loop().isEmpty()) {
      code.lconst_0().lreturn();
      return;
    }
    code.lconst_0().lstore(PLIES).lconst_0().lstore(SUM);
    code.loadConstant(Integer.MAX_VALUE).istore(LEAST).iconst_0().istore(GREATEST);
    code.labelBinding(start);
    code.lload(PLIES).lload(MOST).lcmp().ifge(end);
    List<Map.Entry<Integer, Integer>> plies = List.copyOf(plan.loop().entrySet());
    List<SwitchCase> cases = new ArrayList<>();
    plies.forEach(ply -> cases.add(SwitchCase.of(ply.getKey(), code.newLabel())));
    members.node(code);
    code.lookupswitch(end, cases);
    for (int i = 0; i < cases.size(); i++) {
      code.labelBinding(cases.get(i).target());
      Plan.Function function = plan.functions().get(plies.get(i).getValue());
      new FunctionEmitter(plan, members, function, this, code).emit();
    }
    code.labelBinding(end);
    code.aload(1).lload(SUM).iload(LEAST).iload(GREATEST);
    code.invokevirtual(JvmNames.MOVES, "drew", DREW);
    code.lload(PLIES).lreturn();
  }

  /** Draws a number below that of the moves; if there are none the loop ends. */
  void draw(int moves, int drawn) {
    code.iload(moves).ifeq(end);
    code.iload(moves).iload(LEAST).invokestatic(MATH, "min", OF_TWO).istore(LEAST);
    code.iload(moves).iload(GREATEST).invokestatic(MATH, "max", OF_TWO).istore(GREATEST);
    code.lload(SUM).iload(moves).i2l().ladd().lstore(SUM);
    code.aload(1).iload(moves).aload(2).invokevirtual(JvmNames.MOVES, "draw", JvmNames.DRAW);
    code.istore(drawn);
  }

  /** A ply was played. */
  void next() {
    code.lload(PLIES).lconst_1().ladd().lstore(PLIES).goto_(start);
  }
}
