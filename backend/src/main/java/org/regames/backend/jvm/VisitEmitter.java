package org.regames.backend.jvm;

import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.CD_void;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.constant.MethodTypeDesc;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;

/** Prints how searches over cyclic paths record where they have been. */
record VisitEmitter(Plan plan, ExpressionEmitter expressions, CodeBuilder code) {
  void forget(int memory) {
    memory(memory);
    code.invokevirtual(JvmNames.MEMORY, "forget", MethodTypeDesc.of(CD_void));
  }

  void once(int set, IntExpr index, Runnable seen) {
    Label isNew = code.newLabel();
    code.aload(0).loadConstant(plan.visits().starts().get(set));
    expressions.emit(index);
    code.invokevirtual(JvmNames.STATE, "visit", MethodTypeDesc.of(CD_boolean, CD_int, CD_int));
    code.ifne(isNew);
    seen.run();
    code.labelBinding(isNew);
  }

  void clear(int set, int size) {
    code.aload(0)
        .loadConstant(plan.visits().starts().get(set))
        .loadConstant(Plan.VisitMemory.words(size));
    code.invokevirtual(JvmNames.STATE, "clear", MethodTypeDesc.of(CD_void, CD_int, CD_int));
  }

  private void memory(int memory) {
    code.aload(0).loadConstant(memory);
    code.invokevirtual(JvmNames.STATE, "memory", MethodTypeDesc.of(JvmNames.MEMORY, CD_int));
  }

  void onceState(Op.OnceState once, Runnable seen) {
    Label isNew = code.newLabel();
    if (once.late()) {
      memory(once.memory());
      code.invokevirtual(JvmNames.MEMORY, "isEarly", MethodTypeDesc.of(CD_boolean)).ifne(isNew);
    }
    memory(once.memory());
    code.dup().loadConstant(once.node());
    expressions.emit(once.hash());
    code.invokevirtual(JvmNames.MEMORY, "begin", MethodTypeDesc.of(CD_void, CD_int, CD_long));
    for (IntExpr value : once.values()) {
      code.dup();
      expressions.emit(value);
      code.invokevirtual(JvmNames.MEMORY, "add", MethodTypeDesc.of(CD_void, CD_int));
    }
    for (int map : once.maps()) {
      code.dup();
      expressions.map(map);
      code.invokevirtual(JvmNames.MEMORY, "addAll", MethodTypeDesc.of(CD_void, CD_Object));
    }
    code.invokevirtual(JvmNames.MEMORY, "isNew", MethodTypeDesc.of(CD_boolean));
    code.ifne(isNew);
    seen.run();
    code.labelBinding(isNew);
  }
}
