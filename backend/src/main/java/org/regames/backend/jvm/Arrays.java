package org.regames.backend.jvm;

import static java.lang.constant.ConstantDescs.CD_byte;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_short;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import org.regames.backend.model.Cells;
import org.regames.backend.plan.Plan;

/** The array types of variables and tables. */
final class Arrays {
  private final Plan plan;
  private final Object[] tables;

  Arrays(Plan plan, Object[] tables) {
    this.plan = plan;
    this.tables = tables;
  }

  ClassDesc ofTable(int table) {
    return type(tables[table]);
  }

  ClassDesc ofVariable(int variable) {
    int highest = Math.max(0, plan.layout().values().ofVariable(variable).length() - 1);
    return type(Cells.allocate(0, 0, highest));
  }

  private static ClassDesc type(Object array) {
    return array.getClass().describeConstable().orElseThrow();
  }

  TypeKind kind(ClassDesc array) {
    return TypeKind.from(array.componentType());
  }

  void load(CodeBuilder code, ClassDesc array) {
    ClassDesc cell = array.componentType();
    if (cell.equals(CD_byte)) {
      code.baload();
    } else if (cell.equals(CD_short)) {
      code.saload();
    } else if (cell.equals(CD_int)) {
      code.iaload();
    }
  }

  void store(CodeBuilder code, ClassDesc array) {
    ClassDesc cell = array.componentType();
    if (cell.equals(CD_byte)) {
      code.bastore();
    } else if (cell.equals(CD_short)) {
      code.sastore();
    } else if (cell.equals(CD_int)) {
      code.iastore();
    }
  }
}
