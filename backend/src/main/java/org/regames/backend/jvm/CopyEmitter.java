package org.regames.backend.jvm;

import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_void;

import java.lang.classfile.CodeBuilder;
import java.lang.constant.MethodTypeDesc;
import java.util.Optional;
import java.util.stream.IntStream;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;

/** The bytecode of copies of maps: row by row where they are copied in rows. */
record CopyEmitter(Plan plan, CodeBuilder code, ExpressionEmitter expressions) {
  /**
   * Cells one after the other, in rows of the same length that begin equally far apart.
   *
   * @param first the first cell
   * @param length how many are in a row
   * @param step from the beginning of a row to that of the next one
   */
  private record Rows(int first, int length, int step) {
    /** The rows of so many cells that a table lists, if it does so. */
    static Optional<Rows> of(int[] cells, int length) {
      if (length == 0 || cells.length % length != 0) {
        return Optional.empty();
      }
      int step = cells.length == length ? 0 : cells[length] - cells[0];
      Rows rows = new Rows(cells[0], length, step);
      return IntStream.range(0, cells.length).allMatch(i -> cells[i] == rows.cell(i))
          ? Optional.of(rows)
          : Optional.empty();
    }

    private int cell(int i) {
      return first + i / length * step + i % length;
    }
  }

  void emit(Op.CopyMap copy) {
    int[] places = plan.tables().get(copy.places());
    int[] fromPlaces = plan.tables().get(copy.fromPlaces());
    int length = Math.min(run(places), run(fromPlaces));
    Optional<Rows> to = Rows.of(places, length);
    Optional<Rows> from = Rows.of(fromPlaces, length);
    if (to.isPresent() && from.isPresent()) {
      rows(copy, to.get(), from.get(), places.length / length);
    } else {
      places(copy);
    }
  }

  /** How many cells follow each other from the first on. */
  private static int run(int[] cells) {
    return IntStream.range(0, cells.length)
        .filter(i -> cells[i] != cells[0] + i)
        .findFirst()
        .orElse(cells.length);
  }

  private void rows(Op.CopyMap copy, Rows to, Rows from, int count) {
    expressions.map(copy.variable());
    expressions.emit(IntExpr.sum(copy.start(), new IntExpr.Const(to.first)));
    code.loadConstant(to.step);
    expressions.part(copy.from());
    code.loadConstant(from.first);
    code.iadd();
    code.loadConstant(from.step);
    code.loadConstant(count);
    code.loadConstant(to.length);
    code.invokestatic(
        JvmNames.CELLS,
        "copyRows",
        MethodTypeDesc.of(
            CD_void, CD_Object, CD_int, CD_int, CD_Object, CD_int, CD_int, CD_int, CD_int));
  }

  private void places(Op.CopyMap copy) {
    expressions.map(copy.variable());
    expressions.emit(copy.start());
    expressions.table(copy.places());
    expressions.part(copy.from());
    expressions.table(copy.fromPlaces());
    code.invokestatic(
        JvmNames.CELLS,
        "copy",
        MethodTypeDesc.of(CD_void, CD_Object, CD_int, CD_Object, CD_Object, CD_int, CD_Object));
  }
}
