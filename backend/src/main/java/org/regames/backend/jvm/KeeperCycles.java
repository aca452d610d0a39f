package org.regames.backend.jvm;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.instruction.SwitchCase;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.ir.analysis.Components;

/**
 * Functions of the keeper that tail-call each other in cycles: the loops that games count with.
 * Java does not eliminate tail calls, so a loop would nest as deep as it has iterations. Instead,
 * each of these functions returns which one comes next, and a loop calls that (a trampoline; S. D.
 * Ganz, D. P. Friedman and M. Wand, "Trampolined style", 1999).
 */
final class KeeperCycles {
  /** Results from this number on say which function of the cycle comes next, counted from 0. */
  private static final int FIRST = 2;

  private final Map<Integer, List<Integer>> cycles = new HashMap<>();

  KeeperCycles(Plan plan) {
    List<Plan.Function> functions = plan.functions();
    int[] components =
        Components.of(functions.size(), number -> next(functions, functions.get(number)));
    Map<Integer, List<Integer>> members = new HashMap<>();
    for (int number = 0; number < components.length; number++) {
      members.computeIfAbsent(components[number], _ -> new ArrayList<>()).add(number);
    }
    for (List<Integer> cycle : members.values()) {
      if (cycle.size() > 1) {
        cycle.forEach(function -> cycles.put(function, List.copyOf(cycle)));
      }
    }
  }

  private static int[] next(List<Plan.Function> functions, Plan.Function function) {
    if (!needsNothing(function)) {
      return new int[0];
    }
    Set<Op> last = LastCalls.of(function.body(), callee -> needsNothing(functions.get(callee)));
    return last.stream()
        .map(LastCalls::callee)
        .mapToInt(OptionalInt::getAsInt)
        .distinct()
        .toArray();
  }

  /** Whether a function of the keeper takes no arguments. */
  private static boolean needsNothing(Plan.Function function) {
    return function.kind() == Plan.Kind.KEEP && function.parameters() == 0;
  }

  /** The functions of the cycle of one of them, if it is in any. */
  Optional<List<Integer>> of(int function) {
    return Optional.ofNullable(cycles.get(function));
  }

  /** The result with which a function says which one of its cycle comes next. */
  int answer(int next) {
    return FIRST + cycles.get(next).indexOf(next);
  }

  /** Prints the methods of a cycle other than its functions. */
  void emit(ClassBuilder type, Members members, List<Integer> cycle) {
    String choice = JvmNames.cycle(cycle.getFirst());
    type.withMethodBody(
        choice, JvmNames.CHOOSE, ClassFile.ACC_FINAL, code -> choose(code, members, cycle));
    for (int function : cycle) {
      type.withMethodBody(
          JvmNames.function(function),
          JvmNames.KEEP,
          ClassFile.ACC_FINAL,
          code -> round(code, members, choice, answer(function)));
    }
  }

  private static void choose(CodeBuilder code, Members members, List<Integer> cycle) {
    Label last = code.newLabel();
    List<SwitchCase> cases =
        IntStream.range(0, cycle.size() - 1)
            .mapToObj(i -> SwitchCase.of(FIRST + i, code.newLabel()))
            .toList();
    code.iload(1).tableswitch(last, cases);
    for (int i = 0; i < cycle.size(); i++) {
      code.labelBinding(i < cases.size() ? cases.get(i).target() : last);
      code.aload(0);
      code.invokevirtual(members.type(), JvmNames.step(cycle.get(i)), JvmNames.STEP).ireturn();
    }
  }

  private static void round(CodeBuilder code, Members members, String choice, int first) {
    Label start = code.newLabel();
    code.loadConstant(first).istore(1);
    code.labelBinding(start);
    code.aload(0).iload(1).invokevirtual(members.type(), choice, JvmNames.CHOOSE).istore(1);
    code.iload(1).loadConstant(FIRST).if_icmpge(start);
    code.iload(1).ireturn();
  }
}
