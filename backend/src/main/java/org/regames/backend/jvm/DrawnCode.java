package org.regames.backend.jvm;

import java.lang.classfile.CodeBuilder;
import org.regames.backend.plan.IntExpr;

/**
 * The two parts of the code of a drawn move: the start of the codes of its word, which is known
 * early, and the number of the bit in the word. Fields of the code are read from the part that
 * contains them, since the next look-ups depend on them.
 *
 * @param start the slot of the first part
 * @param number the slot of the number
 * @param shift the position of the number in the code
 * @param starts all bits that first parts may have
 */
record DrawnCode(int start, int number, int shift, long starts) {
  /** Reads some bits of the code; returns false without reading if they are in both parts. */
  boolean emit(CodeBuilder code, IntExpr.CodeBits bits) {
    long numbers = (long) (Long.SIZE - 1) << shift;
    long wanted = ((1L << bits.width()) - 1) << bits.shift();
    boolean hasAll = (wanted & numbers) == numbers;
    if ((starts & numbers) != 0 || !hasAll && (wanted & numbers) != 0) {
      return false;
    }
    if (hasAll) {
      code.iload(number);
      if (shift > bits.shift()) {
        code.loadConstant(shift - bits.shift()).ishl();
      }
    }
    if (!hasAll || (wanted & starts) != 0) {
      code.lload(start).loadConstant(bits.shift()).lushr().l2i();
      code.loadConstant((int) ((1L << bits.width()) - 1)).iand();
      if (hasAll) {
        code.ior();
      }
    }
    return true;
  }
}
