package org.regames.backend.jvm;

import static java.lang.constant.ConstantDescs.CD_byte;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.CD_short;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;
import org.regames.backend.model.Cells;
import org.regames.backend.plan.Plan;

/**
 * The members of a class being printed, its own and inherited ones: the variables, the tables with
 * the types of their arrays, and the functions.
 */
final class Members {
  private final Plan plan;
  private final Object[] tables;
  private final ClassDesc type;
  private final Set<Integer> called = new TreeSet<>();

  /**
   * @param type the class or a subclass
   */
  Members(Plan plan, Object[] tables, ClassDesc type) {
    this.plan = plan;
    this.tables = tables;
    this.type = type;
  }

  public ClassDesc type() {
    return type;
  }

  /** All functions that the class calls, in ascending order. */
  Set<Integer> called() {
    return Collections.unmodifiableSet(called);
  }

  void scalar(CodeBuilder code, int variable) {
    code.aload(0).getfield(type, JvmNames.scalar(variable), CD_int);
  }

  /** Stores the value on the stack, above the state. */
  void storeScalar(CodeBuilder code, int variable) {
    code.putfield(type, JvmNames.scalar(variable), CD_int);
  }

  public void map(CodeBuilder code, int variable) {
    code.aload(0).getfield(type, JvmNames.map(variable), ofVariable(variable));
  }

  void table(CodeBuilder code, int table) {
    code.getstatic(type, JvmNames.table(table), ofTable(table));
  }

  void node(CodeBuilder code) {
    code.aload(0).getfield(type, "node", CD_int);
  }

  void goTo(CodeBuilder code, int node) {
    code.aload(0).loadConstant(node).putfield(type, "node", CD_int);
  }

  void sets(CodeBuilder code) {
    code.aload(0).getfield(type, "sets", CD_long.arrayType());
  }

  /** Calls a function with the arguments on the stack, above the state. */
  void call(CodeBuilder code, int function) {
    called.add(function);
    code.invokevirtual(
        type, JvmNames.function(function), JvmNames.type(plan, plan.functions().get(function)));
  }

  /** Assigns the value on the stack to the cell below it of a map that has sets. */
  void assign(CodeBuilder code, int variable) {
    code.invokevirtual(type, JvmNames.assign(variable), JvmNames.ASSIGN);
  }

  ClassDesc ofTable(int table) {
    return type(tables[table]);
  }

  ClassDesc ofVariable(int variable) {
    int highest = Math.max(0, plan.layout().values(variable).length() - 1);
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
