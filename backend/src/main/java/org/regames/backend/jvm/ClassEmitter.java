package org.regames.backend.jvm;

import static java.lang.constant.ConstantDescs.CD_Class;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_void;
import static java.lang.constant.ConstantDescs.CLASS_INIT_NAME;
import static java.lang.constant.ConstantDescs.INIT_NAME;
import static java.lang.constant.ConstantDescs.MTD_void;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.regames.backend.layout.Layout;
import org.regames.backend.plan.BitboardLayout;
import org.regames.backend.plan.Plan;
import org.regames.ir.Builtins;
import org.regames.ir.language.Interrupts;

/**
 * Prints a plan as classes: a field for each variable and table, a method for each function. Nearly
 * always that is one class. When its constant pool gets full, the next functions go into a
 * subclass, and so on; a class declares abstract methods for what it calls and subclasses define,
 * and the last one is the state.
 */
final class ClassEmitter {
  /**
   * A class with this many constants gets no more methods. The format has room for 65 535; no
   * function needs as many as are left, since its code would be too long.
   */
  static final int FULL = 40_000;

  /** More variables than this are copied by several methods, to keep each of them short. */
  private static final int COPIED_AT_ONCE = 200;

  private final Plan plan;
  private final Object[] tables;
  private final int full;
  private final List<DispatchEmitter> dispatches;

  /**
   * The printers of the remaining methods, functions before the dispatch methods that call them.
   */
  private final Deque<Consumer<ClassBuilder>> left = new ArrayDeque<>();

  private final Set<Integer> known = new HashSet<>();
  private final KeeperCycles cycles;

  /** The class being printed. */
  private Members members;

  ClassEmitter(Plan plan, Object[] tables, int full) {
    this.plan = plan;
    this.tables = tables;
    this.full = full;
    this.dispatches = DispatchEmitter.of(plan);
    this.cycles = new KeeperCycles(plan);
    plan.called().forEach(this::print);
    for (DispatchEmitter dispatch : dispatches) {
      for (int i = 0; i < dispatch.pieces(); i++) {
        int piece = i;
        left.add(type -> dispatch.piece(type, members, piece));
      }
    }
  }

  /** The bytes of the classes, each after its superclass. */
  List<byte[]> emit() {
    List<byte[]> classes = new ArrayList<>();
    do {
      members = new Members(plan, tables, JvmNames.type(classes.size()));
      ClassDesc parent = classes.isEmpty() ? JvmNames.STATE : JvmNames.type(classes.size() - 1);
      classes.add(ClassFile.of().build(members.type(), type -> emit(type, parent)));
    } while (!left.isEmpty());
    return classes;
  }

  private void emit(ClassBuilder type, ClassDesc parent) {
    type.withSuperclass(parent);
    boolean isFirst = parent.equals(JvmNames.STATE);
    if (isFirst) {
      fields(type);
      type.withMethodBody(CLASS_INIT_NAME, MTD_void, ClassFile.ACC_STATIC, this::tables);
    }
    type.withMethodBody(INIT_NAME, JvmNames.INIT, 0, code -> constructor(code, parent, isFirst));
    if (isFirst) {
      ofState(type);
    }
    boolean hasRoom = true;
    while (hasRoom && !left.isEmpty()) {
      Interrupts.check();
      left.remove().accept(type);
      hasRoom = type.constantPool().size() < full;
    }
    if (left.isEmpty()) {
      type.withFlags(ClassFile.ACC_FINAL);
      dispatches.forEach(dispatch -> dispatch.choice(type, members));
      method(type, "fresh", JvmNames.FRESH, this::fresh);
    } else {
      type.withFlags(ClassFile.ACC_ABSTRACT);
      declare(type);
    }
  }

  /** The methods that every state has. */
  private void ofState(ClassBuilder type) {
    method(type, "mover", JvmNames.MOVER, this::mover);
    method(type, "scalar", JvmNames.GET_SCALAR, this::getScalar);
    method(type, "setScalar", JvmNames.SET_SCALAR, this::setScalar);
    method(type, "array", JvmNames.ARRAY, this::array);
    copyValues(type);
    method(type, "plies", JvmNames.PLIES, code -> new PlyLoop(plan, members, code).emit());
    for (BitboardLayout.Kept kept : plan.sets().maps()) {
      type.withMethodBody(
          JvmNames.assign(kept.variable()),
          JvmNames.ASSIGN,
          0,
          code -> SetEmitter.method(code, plan.sets(), kept, members));
    }
  }

  /** Cycles are printed as a whole, so that a class has all of one. */
  private void print(Plan.Function function) {
    Optional<List<Integer>> cycle = cycles.of(function.number());
    if (cycle.isEmpty()) {
      left.add(type -> function(type, function));
    } else if (cycle.get().getFirst() == function.number()) {
      left.add(type -> cycle(type, cycle.get()));
    }
  }

  private void cycle(ClassBuilder type, List<Integer> cycle) {
    known.addAll(cycle);
    cycles.emit(type, members, cycle);
    for (int number : cycle) {
      Plan.Function function = plan.functions().get(number);
      type.withMethodBody(
          JvmNames.step(number),
          JvmNames.STEP,
          ClassFile.ACC_FINAL,
          code -> new FunctionEmitter(plan, members, function, cycles, code).emit());
    }
  }

  /**
   * Final, so that it takes no slot in the table of virtual methods: HotSpot numbers the slots of a
   * class, inherited ones included, with 16 bits, and calls the wrong method if there are more.
   */
  private void function(ClassBuilder type, Plan.Function function) {
    known.add(function.number());
    type.withMethodBody(
        JvmNames.function(function.number()),
        JvmNames.type(plan, function),
        ClassFile.ACC_FINAL,
        code -> new FunctionEmitter(plan, members, function, cycles, code).emit());
  }

  /** Declares the functions that are called but defined by a subclass. */
  private void declare(ClassBuilder type) {
    for (int number : members.called()) {
      if (known.add(number)) {
        Plan.Function function = plan.functions().get(number);
        type.withMethod(
            JvmNames.function(number),
            JvmNames.type(plan, function),
            ClassFile.ACC_ABSTRACT,
            _ -> {});
      }
    }
  }

  private static void method(
      ClassBuilder type, String name, MethodTypeDesc descriptor, Consumer<CodeBuilder> body) {
    type.withMethodBody(name, descriptor, ClassFile.ACC_PROTECTED, body);
  }

  private void fields(ClassBuilder type) {
    for (int table = 0; table < tables.length; table++) {
      int flags = ClassFile.ACC_STATIC | ClassFile.ACC_FINAL;
      type.withField(JvmNames.table(table), members.ofTable(table), flags);
    }
    forVariables(
        (variable, slot) -> {
          if (slot.isMap()) {
            type.withField(
                JvmNames.map(variable), members.ofVariable(variable), ClassFile.ACC_FINAL);
          } else {
            type.withField(JvmNames.scalar(variable), CD_int, 0);
          }
        });
  }

  private void forVariables(BiConsumer<Integer, Layout.Slot> action) {
    List<Layout.Slot> variables = plan.layout().variables();
    for (int variable = 0; variable < variables.size(); variable++) {
      action.accept(variable, variables.get(variable));
    }
  }

  /** The loader of the class provides the tables, see {@link GameLoader}. */
  private void tables(CodeBuilder code) {
    ClassDesc supplier = ClassDesc.of("java.util.function.Supplier");
    ClassDesc loader = ClassDesc.of("java.lang.ClassLoader");
    code.loadConstant(members.type());
    code.invokevirtual(CD_Class, "getClassLoader", MethodTypeDesc.of(loader)).checkcast(supplier);
    code.invokeinterface(supplier, "get", MethodTypeDesc.of(CD_Object));
    code.checkcast(CD_Object.arrayType()).astore(0);
    for (int table = 0; table < tables.length; table++) {
      code.aload(0).loadConstant(table).aaload().checkcast(members.ofTable(table));
      code.putstatic(members.type(), JvmNames.table(table), members.ofTable(table));
    }
    code.return_();
  }

  private void constructor(CodeBuilder code, ClassDesc parent, boolean isFirst) {
    code.aload(0).aload(1).invokespecial(parent, INIT_NAME, JvmNames.INIT);
    forVariables(
        (variable, slot) -> {
          if (isFirst && slot.isMap()) {
            int size = slot.array().orElseThrow().size() + 1;
            code.aload(0).loadConstant(size);
            code.newarray(members.kind(members.ofVariable(variable)));
            code.putfield(members.type(), JvmNames.map(variable), members.ofVariable(variable));
          }
        });
    code.return_();
  }

  private void fresh(CodeBuilder code) {
    code.new_(members.type()).dup();
    code.aload(0).invokevirtual(JvmNames.STATE, "model", MethodTypeDesc.of(JvmNames.MODEL));
    code.invokespecial(members.type(), INIT_NAME, JvmNames.INIT).areturn();
  }

  private void mover(CodeBuilder code) {
    members.scalar(code, plan.layout().variable(Builtins.PLAYER));
    code.ireturn();
  }

  private void getScalar(CodeBuilder code) {
    choose(
        code,
        false,
        variable -> {
          members.scalar(code, variable);
          code.ireturn();
        });
    code.loadConstant(0).ireturn();
  }

  private void setScalar(CodeBuilder code) {
    choose(
        code,
        false,
        variable -> {
          code.aload(0).iload(2);
          members.storeScalar(code, variable);
          code.return_();
        });
    code.return_();
  }

  private void array(CodeBuilder code) {
    choose(
        code,
        true,
        variable -> {
          members.map(code, variable);
          code.areturn();
        });
    code.aconst_null().areturn();
  }

  /** A switch on the first parameter over the variables of one kind. */
  private void choose(CodeBuilder code, boolean maps, IntConsumer action) {
    Label otherwise = code.newLabel();
    List<SwitchCase> cases = new ArrayList<>();
    forVariables(
        (variable, slot) -> {
          if (slot.isMap() == maps) {
            cases.add(SwitchCase.of(variable, code.newLabel()));
          }
        });
    code.iload(1).lookupswitch(otherwise, cases);
    for (SwitchCase one : cases) {
      code.labelBinding(one.target());
      action.accept(one.caseValue());
    }
    code.labelBinding(otherwise);
  }

  private void copyValues(ClassBuilder type) {
    int count = plan.layout().variables().size();
    List<String> pieces = new ArrayList<>();
    for (int first = 0; first < count; first += COPIED_AT_ONCE) {
      int start = first;
      int end = Math.min(count, first + COPIED_AT_ONCE);
      pieces.add("copyValues" + start);
      method(
          type, "copyValues" + start, JvmNames.COPY_VALUES, code -> copyValues(code, start, end));
    }
    method(
        type,
        "copyValues",
        JvmNames.COPY_VALUES,
        code -> {
          for (String piece : pieces) {
            code.aload(0).aload(1).invokevirtual(members.type(), piece, JvmNames.COPY_VALUES);
          }
          code.return_();
        });
  }

  private void copyValues(CodeBuilder code, int start, int end) {
    code.aload(1).checkcast(members.type()).astore(2);
    for (int variable = start; variable < end; variable++) {
      if (plan.layout().variables().get(variable).isMap()) {
        ClassDesc array = members.ofVariable(variable);
        code.aload(2).getfield(members.type(), JvmNames.map(variable), array).loadConstant(0);
        members.map(code, variable);
        code.loadConstant(0);
        members.map(code, variable);
        code.arraylength();
        code.invokestatic(
            ClassDesc.of("java.lang.System"),
            "arraycopy",
            MethodTypeDesc.of(CD_void, CD_Object, CD_int, CD_Object, CD_int, CD_int));
      } else {
        code.aload(0).aload(2).getfield(members.type(), JvmNames.scalar(variable), CD_int);
        members.storeScalar(code, variable);
      }
    }
    code.return_();
  }
}
