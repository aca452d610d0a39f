package org.regames.backend.jvm;

import java.lang.classfile.CodeBuilder;
import org.regames.backend.plan.IntExpr;

/**
 * The two parts of the code of a move that was drawn: where the codes of its word start, which is
 * known long before the other one, and the number of the bit in the word. What the code tells is
 * read from the part that has it, since the next look-ups wait for it.
 *
 * @param start the slot of the first part
 * @param number the slot of the number
 * @param shift where in the code the number is
 * @param starts all bits that first parts may have
 */
record DrawnCode(int start, int number, int shift, long starts) {
  /** Reads some bits of the code; says whether each is in one part only, else nothing is read. */
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
