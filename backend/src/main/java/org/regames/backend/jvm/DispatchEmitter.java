package org.regames.backend.jvm;

import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.CD_void;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.regames.backend.model.GameState;
import org.regames.backend.plan.Plan;

/**
 * Prints a method that calls the function of the current node, in pieces: each dispatches some
 * nodes, and the method chooses among the pieces.
 *
 * @param name the name of the method
 * @param roots the functions by their nodes, in ascending order
 */
record DispatchEmitter(
    Plan plan, String name, MethodTypeDesc descriptor, List<Map.Entry<Integer, Integer>> roots) {
  /** More roots than this are dispatched by several methods. */
  private static final int ROOTS_AT_ONCE = 200;

  private DispatchEmitter(
      Plan plan, String name, MethodTypeDesc descriptor, Map<Integer, Integer> roots) {
    this(plan, name, descriptor, List.copyOf(roots.entrySet()));
  }

  /** All such methods of a plan. */
  public static List<DispatchEmitter> of(Plan plan) {
    return List.of(
        new DispatchEmitter(plan, "find", JvmNames.FIND, plan.finders()),
        new DispatchEmitter(plan, "pick", JvmNames.PICK, plan.pickers()),
        new DispatchEmitter(plan, "findCandidates", JvmNames.FIND, plan.candidates()),
        new DispatchEmitter(plan, "drawCandidate", JvmNames.PICK, plan.drawers()),
        new DispatchEmitter(plan, "attempt", JvmNames.PLAY, plan.trials()),
        new DispatchEmitter(plan, "ply", JvmNames.PICK, plan.plies()),
        new DispatchEmitter(plan, "play", JvmNames.PLAY, plan.players()),
        new DispatchEmitter(plan, "tell", JvmNames.PLAY, plan.tellers()),
        new DispatchEmitter(plan, "keep", JvmNames.KEEP, plan.keepers()));
  }

  /** The number of pieces. */
  int pieces() {
    return (roots.size() + ROOTS_AT_ONCE - 1) / ROOTS_AT_ONCE;
  }

  void piece(ClassBuilder type, Members members, int piece) {
    int first = piece * ROOTS_AT_ONCE;
    List<Map.Entry<Integer, Integer>> some =
        roots.subList(first, Math.min(roots.size(), first + ROOTS_AT_ONCE));
    method(type, name + piece, code -> tellApart(code, members, some));
  }

  void choice(ClassBuilder type, Members members) {
    method(type, name, code -> choose(code, members));
  }

  private void method(ClassBuilder type, String name, Consumer<CodeBuilder> body) {
    type.withMethodBody(name, descriptor, ClassFile.ACC_PROTECTED, body);
  }

  private void choose(CodeBuilder code, Members members) {
    for (int piece = pieces() - 1; piece > 0; piece--) {
      Label lower = code.newLabel();
      members.node(code);
      code.loadConstant(roots.get(piece * ROOTS_AT_ONCE).getKey()).if_icmplt(lower);
      pass(code, members, piece);
      code.labelBinding(lower);
    }
    if (roots.isEmpty()) {
      finish(code);
    } else {
      pass(code, members, 0);
    }
  }

  /** Delegates to a piece. */
  private void pass(CodeBuilder code, Members members, int piece) {
    code.aload(0);
    for (int i = 0, slot = 1; i < descriptor.parameterCount(); i++) {
      TypeKind kind = TypeKind.from(descriptor.parameterType(i));
      code.loadLocal(kind, slot);
      slot += kind.slotSize();
    }
    code.invokevirtual(members.type(), name + piece, descriptor);
    code.return_(TypeKind.from(descriptor.returnType()));
  }

  private void finish(CodeBuilder code) {
    if (descriptor.returnType().equals(CD_void)) {
      code.return_();
    } else if (descriptor.returnType().equals(CD_long)) {
      code.loadConstant(GameState.NOT_AS_SETS).lreturn();
    } else {
      code.loadConstant(0).ireturn();
    }
  }

  private void tellApart(
      CodeBuilder code, Members members, List<Map.Entry<Integer, Integer>> roots) {
    Label otherwise = code.newLabel();
    List<SwitchCase> cases = new ArrayList<>();
    roots.forEach(root -> cases.add(SwitchCase.of(root.getKey(), code.newLabel())));
    members.node(code);
    code.lookupswitch(otherwise, cases);
    for (int i = 0; i < cases.size(); i++) {
      code.labelBinding(cases.get(i).target());
      Plan.Function function = plan.functions().get(roots.get(i).getValue());
      callRoot(code, members, function);
      code.return_(TypeKind.from(descriptor.returnType()));
    }
    code.labelBinding(otherwise);
    finish(code);
  }

  private void callRoot(CodeBuilder code, Members members, Plan.Function function) {
    code.aload(0);
    switch (function.kind()) {
      case FIND -> {
        code.aload(1);
        if (function.packed()) {
          code.loadConstant(0L);
        } else {
          code.loadConstant(0);
        }
        if (JvmNames.takesHash(plan, function.kind())) {
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
    members.call(code, function.number());
  }
}
