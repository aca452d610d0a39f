package org.regames.backend.jvm;

import static java.lang.constant.ConstantDescs.CD_MethodHandles_Lookup;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
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
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DynamicConstantDesc;
import java.lang.constant.MethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.IntConsumer;
import org.regames.backend.layout.Layout;
import org.regames.backend.model.GameState;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.SetLayout;
import org.regames.ir.Builtins;

/** Prints a plan as a class: a field for each variable and table, a method for each function. */
final class ClassEmitter {
  /** More variables than this are copied by several methods, to keep each short. */
  private static final int COPIED_AT_ONCE = 200;

  /** More roots than this are told apart by several methods. */
  private static final int ROOTS_AT_ONCE = 200;

  private final Plan plan;
  private final Object[] tables;
  private final Arrays arrays;

  ClassEmitter(Plan plan, Object[] tables) {
    this.plan = plan;
    this.tables = tables;
    this.arrays = new Arrays(plan, tables);
  }

  byte[] emit() {
    return ClassFile.of().build(Names.THIS, this::emit);
  }

  private void emit(ClassBuilder type) {
    type.withFlags(ClassFile.ACC_FINAL).withSuperclass(Names.STATE);
    fields(type);
    type.withMethodBody(CLASS_INIT_NAME, MTD_void, ClassFile.ACC_STATIC, this::tables);
    type.withMethodBody(INIT_NAME, Names.INIT, 0, this::constructor);
    method(type, "fresh", Names.FRESH, this::fresh);
    method(type, "mover", Names.MOVER, this::mover);
    method(type, "scalar", Names.GET_SCALAR, this::getScalar);
    method(type, "setScalar", Names.SET_SCALAR, this::setScalar);
    method(type, "array", Names.ARRAY, this::array);
    copyValues(type);
    dispatch(type, "find", Names.FIND, plan.finders());
    dispatch(type, "pick", Names.PICK, plan.pickers());
    dispatch(type, "findCandidates", Names.FIND, plan.candidates());
    dispatch(type, "drawCandidate", Names.PICK, plan.drawers());
    dispatch(type, "attempt", Names.PLAY, plan.trials());
    dispatch(type, "ply", Names.PICK, plan.plies());
    method(type, "plies", Names.PLIES, code -> new PlyLoop(plan, arrays, code).emit());
    dispatch(type, "play", Names.PLAY, plan.players());
    dispatch(type, "tell", Names.PLAY, plan.tellers());
    dispatch(type, "keep", Names.KEEP, plan.keepers());
    for (SetLayout.Kept kept : plan.sets().maps()) {
      type.withMethodBody(
          Names.assign(kept.variable()),
          Names.ASSIGN,
          ClassFile.ACC_PRIVATE,
          code -> SetEmitter.method(code, plan.sets(), kept, arrays));
    }
    for (Plan.Function function : plan.called()) {
      type.withMethodBody(
          Names.function(function.number()),
          Names.type(plan, function),
          ClassFile.ACC_PRIVATE,
          code -> new FunctionEmitter(plan, arrays, function, code).emit());
    }
  }

  private static void method(
      ClassBuilder type,
      String name,
      MethodTypeDesc descriptor,
      java.util.function.Consumer<CodeBuilder> body) {
    type.withMethodBody(name, descriptor, ClassFile.ACC_PROTECTED, body);
  }

  private void fields(ClassBuilder type) {
    for (int table = 0; table < tables.length; table++) {
      int flags = ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_FINAL;
      type.withField(Names.table(table), arrays.ofTable(table), flags);
    }
    forVariables(
        (variable, slot) -> {
          if (slot.isMap()) {
            int flags = ClassFile.ACC_PRIVATE | ClassFile.ACC_FINAL;
            type.withField(Names.map(variable), arrays.ofVariable(variable), flags);
          } else {
            type.withField(Names.scalar(variable), CD_int, ClassFile.ACC_PRIVATE);
          }
        });
  }

  private void forVariables(BiConsumer<Integer, Layout.Slot> action) {
    List<Layout.Slot> variables = plan.layout().variables();
    for (int variable = 0; variable < variables.size(); variable++) {
      action.accept(variable, variables.get(variable));
    }
  }

  private void tables(CodeBuilder code) {
    DirectMethodHandleDesc bootstrap =
        MethodHandleDesc.ofMethod(
            DirectMethodHandleDesc.Kind.STATIC,
            ConstantDescs.CD_MethodHandles,
            "classData",
            MethodTypeDesc.of(
                CD_Object, CD_MethodHandles_Lookup, CD_String, ConstantDescs.CD_Class));
    ClassDesc objects = CD_Object.arrayType();
    code.loadConstant(DynamicConstantDesc.ofNamed(bootstrap, "_", objects));
    code.astore(0);
    for (int table = 0; table < tables.length; table++) {
      code.aload(0).loadConstant(table).aaload().checkcast(arrays.ofTable(table));
      code.putstatic(Names.THIS, Names.table(table), arrays.ofTable(table));
    }
    code.return_();
  }

  private void constructor(CodeBuilder code) {
    code.aload(0).aload(1).invokespecial(Names.STATE, INIT_NAME, Names.INIT);
    forVariables(
        (variable, slot) -> {
          if (slot.isMap()) {
            int size = slot.array().orElseThrow().size() + 1;
            code.aload(0).loadConstant(size);
            code.newarray(arrays.kind(arrays.ofVariable(variable)));
            code.putfield(Names.THIS, Names.map(variable), arrays.ofVariable(variable));
          }
        });
    code.return_();
  }

  private void fresh(CodeBuilder code) {
    code.new_(Names.THIS).dup();
    code.aload(0).invokevirtual(Names.STATE, "model", MethodTypeDesc.of(Names.MODEL));
    code.invokespecial(Names.THIS, INIT_NAME, Names.INIT).areturn();
  }

  private void mover(CodeBuilder code) {
    String player = Names.scalar(plan.layout().variable(Builtins.PLAYER));
    code.aload(0).getfield(Names.THIS, player, CD_int).ireturn();
  }

  private void getScalar(CodeBuilder code) {
    choose(
        code,
        false,
        variable -> code.aload(0).getfield(Names.THIS, Names.scalar(variable), CD_int).ireturn());
    code.loadConstant(0).ireturn();
  }

  private void setScalar(CodeBuilder code) {
    choose(
        code,
        false,
        variable ->
            code.aload(0).iload(2).putfield(Names.THIS, Names.scalar(variable), CD_int).return_());
    code.return_();
  }

  private void array(CodeBuilder code) {
    choose(
        code,
        true,
        variable ->
            code.aload(0)
                .getfield(Names.THIS, Names.map(variable), arrays.ofVariable(variable))
                .areturn());
    code.aconst_null().areturn();
  }

  /** Chooses by the first parameter among the variables of a sort. */
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
      method(type, "copyValues" + start, Names.COPY_VALUES, code -> copyValues(code, start, end));
    }
    method(
        type,
        "copyValues",
        Names.COPY_VALUES,
        code -> {
          for (String piece : pieces) {
            code.aload(0).aload(1).invokevirtual(Names.THIS, piece, Names.COPY_VALUES);
          }
          code.return_();
        });
  }

  private void copyValues(CodeBuilder code, int start, int end) {
    code.aload(1).checkcast(Names.THIS).astore(2);
    for (int variable = start; variable < end; variable++) {
      if (plan.layout().variables().get(variable).isMap()) {
        ClassDesc array = arrays.ofVariable(variable);
        code.aload(2).getfield(Names.THIS, Names.map(variable), array).loadConstant(0);
        code.aload(0).getfield(Names.THIS, Names.map(variable), array).loadConstant(0);
        code.aload(0).getfield(Names.THIS, Names.map(variable), array).arraylength();
        code.invokestatic(
            ClassDesc.of("java.lang.System"),
            "arraycopy",
            MethodTypeDesc.of(CD_void, CD_Object, CD_int, CD_Object, CD_int, CD_int));
      } else {
        code.aload(0).aload(2).getfield(Names.THIS, Names.scalar(variable), CD_int);
        code.putfield(Names.THIS, Names.scalar(variable), CD_int);
      }
    }
    code.return_();
  }

  /** A method that calls the function of the node where the play is. */
  private void dispatch(
      ClassBuilder type, String name, MethodTypeDesc descriptor, Map<Integer, Integer> roots) {
    List<Map.Entry<Integer, Integer>> all = List.copyOf(roots.entrySet());
    BitSet starts = new BitSet();
    for (int first = 0; first < all.size(); first += ROOTS_AT_ONCE) {
      starts.set(first);
      List<Map.Entry<Integer, Integer>> some =
          all.subList(first, Math.min(all.size(), first + ROOTS_AT_ONCE));
      method(type, name + first, descriptor, code -> dispatch(code, descriptor, some));
    }
    method(
        type,
        name,
        descriptor,
        code -> {
          for (int first = starts.previousSetBit(all.size()); first > 0; ) {
            Label lower = code.newLabel();
            node(code).loadConstant(all.get(first).getKey()).if_icmplt(lower);
            pass(code, name + first, descriptor);
            code.labelBinding(lower);
            first = starts.previousSetBit(first - 1);
          }
          if (all.isEmpty()) {
            finish(code, descriptor);
          } else {
            pass(code, name + 0, descriptor);
          }
        });
  }

  private static CodeBuilder node(CodeBuilder code) {
    return code.aload(0).getfield(Names.THIS, "node", CD_int);
  }

  /** Hands everything on to another method of the same type. */
  private static void pass(CodeBuilder code, String name, MethodTypeDesc descriptor) {
    code.aload(0);
    for (int i = 0, slot = 1; i < descriptor.parameterCount(); i++) {
      java.lang.classfile.TypeKind kind =
          java.lang.classfile.TypeKind.from(descriptor.parameterType(i));
      code.loadLocal(kind, slot);
      slot += kind.slotSize();
    }
    code.invokevirtual(Names.THIS, name, descriptor);
    code.return_(java.lang.classfile.TypeKind.from(descriptor.returnType()));
  }

  private static void finish(CodeBuilder code, MethodTypeDesc descriptor) {
    if (descriptor.returnType().equals(CD_void)) {
      code.return_();
    } else if (descriptor.returnType().equals(CD_long)) {
      code.loadConstant(GameState.NOT_AS_SETS).lreturn();
    } else {
      code.loadConstant(0).ireturn();
    }
  }

  private void dispatch(
      CodeBuilder code, MethodTypeDesc descriptor, List<Map.Entry<Integer, Integer>> roots) {
    Label otherwise = code.newLabel();
    List<SwitchCase> cases = new ArrayList<>();
    roots.forEach(root -> cases.add(SwitchCase.of(root.getKey(), code.newLabel())));
    node(code).lookupswitch(otherwise, cases);
    for (int i = 0; i < cases.size(); i++) {
      code.labelBinding(cases.get(i).target());
      Plan.Function function = plan.functions().get(roots.get(i).getValue());
      callRoot(code, function);
      code.return_(java.lang.classfile.TypeKind.from(descriptor.returnType()));
    }
    code.labelBinding(otherwise);
    finish(code, descriptor);
  }

  private void callRoot(CodeBuilder code, Plan.Function function) {
    code.aload(0);
    switch (function.kind()) {
      case FIND -> {
        code.aload(1);
        if (function.packed()) {
          code.loadConstant(0L);
        } else {
          code.loadConstant(0);
        }
        if (Names.takesHash(plan, function.kind())) {
          code.loadConstant(0L);
        }
      }
      case PLAY, TELL -> {
        code.aload(1);
        if (function.packed()) {
          code.lload(2);
        } else {
          code.iload(4);
        }
      }
      case PICK, PLY -> code.aload(1).aload(2);
      case KEEP, CHECK, SHARE -> {}
    }
    code.invokevirtual(Names.THIS, Names.function(function.number()), Names.type(plan, function));
  }
}
