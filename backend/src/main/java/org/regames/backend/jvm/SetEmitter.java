package org.regames.backend.jvm;

import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.CD_void;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.function.Consumer;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BitboardLayout;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;

/** Prints loops over sets, and assignments to maps that have sets. */
record SetEmitter(Members members, ExpressionEmitter expressions, Slots slots, CodeBuilder code) {
  private static final ClassDesc LONG = ClassDesc.of("java.lang.Long");
  private static final MethodTypeDesc LOSE =
      MethodTypeDesc.of(CD_void, CD_int, CD_int, CD_int, CD_int, CD_int, CD_int);

  /** The method for all assignments to cells of a map. */
  static void method(
      CodeBuilder code, BitboardLayout sets, BitboardLayout.Kept kept, Members members) {
    int place = 1;
    int value = 2;
    ClassDesc array = members.ofVariable(kept.variable());
    for (BitboardLayout.Reached reached : sets.reachedBy(kept.variable())) {
      code.aload(0).loadConstant(reached.lowest()).loadConstant(reached.highest());
      members.map(code, kept.variable());
      code.iload(place);
      members.load(code, array);
      code.iload(value).loadConstant(reached.first()).loadConstant(reached.words());
      code.invokevirtual(JvmNames.STATE, "lose", LOSE);
    }
    code.aload(0).loadConstant(kept.origin()).loadConstant(kept.words()).iload(place);
    members.map(code, kept.variable());
    code.iload(place);
    members.load(code, array);
    code.iload(value);
    MethodTypeDesc type = MethodTypeDesc.of(CD_void, CD_int, CD_int, CD_int, CD_int, CD_int);
    code.invokevirtual(JvmNames.STATE, "change", type);
    members.map(code, kept.variable());
    code.iload(place).iload(value);
    members.store(code, array);
    code.return_();
  }

  /** Moves the place from the set of its old value to that of the new one. */
  void store(BitboardLayout.Kept kept, IntExpr index, IntExpr value) {
    code.aload(0);
    expressions.emit(index);
    expressions.emit(value);
    members.assign(code, kept.variable());
  }

  /** A number of a set. */
  void number(Op.LetNumber number) {
    switch (number.which()) {
      case FIRST -> first(number.words(), "numberOfTrailingZeros");
      case FIRST_FROM_TOP -> first(number.words().reversed(), "numberOfLeadingZeros");
      case SIZE -> size(number.words());
    }
    code.istore(slots.local(number.local()));
  }

  private void size(List<BitboardExpr> words) {
    for (int word = 0; word < words.size(); word++) {
      expressions.emit(words.get(word));
      code.invokestatic(LONG, "bitCount", MethodTypeDesc.of(CD_int, CD_long));
      if (word > 0) {
        code.iadd();
      }
    }
  }

  /** The number of the first bit in the first nonzero word. */
  private void first(List<BitboardExpr> words, String count) {
    Label end = code.newLabel();
    for (int word = 0; word < words.size(); word++) {
      Label next = code.newLabel();
      boolean last = word == words.size() - 1;
      if (!last) {
        expressions.emit(words.get(word));
        code.lconst_0().lcmp().ifeq(next);
      }
      expressions.emit(words.get(word));
      code.invokestatic(LONG, count, MethodTypeDesc.of(CD_int, CD_long));
      if (word > 0) {
        code.loadConstant(word * Long.SIZE).iadd();
      }
      if (!last) {
        code.goto_(end);
      }
      code.labelBinding(next);
    }
    code.labelBinding(end);
  }

  /** Does something for every number of a set, in a block that ends at a label. */
  void each(List<BitboardExpr> words, int local, int first, int rest, Consumer<Label> body) {
    for (int word = 0; word < words.size(); word++) {
      if (words.get(word).equals(BitboardExpr.NONE)) {
        continue;
      }
      int left = slots.word(rest);
      Label start = code.newLabel();
      Label next = code.newLabel();
      Label end = code.newLabel();
      expressions.emit(words.get(word));
      code.lstore(left);
      code.labelBinding(start);
      code.lload(left).lconst_0().lcmp().ifeq(end);
      code.lload(left)
          .invokestatic(LONG, "numberOfTrailingZeros", MethodTypeDesc.of(CD_int, CD_long));
      code.loadConstant(first + word * Long.SIZE).iadd().istore(slots.local(local));
      body.accept(next);
      code.labelBinding(next);
      code.lload(left).lload(left).lconst_1().lsub().land().lstore(left);
      code.goto_(start);
      code.labelBinding(end);
    }
  }
}
