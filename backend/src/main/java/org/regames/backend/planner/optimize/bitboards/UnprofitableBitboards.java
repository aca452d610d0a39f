package org.regames.backend.planner.optimize.bitboards;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.regames.backend.plan.BitboardLayout;
import org.regames.backend.plan.FunctionCalls;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.BytecodeSize;
import org.regames.ir.analysis.Closure;

/** Finds maps whose sets would cost more than they gain, by their variables. */
public final class UnprofitableBitboards {
  /**
   * How many bytes of set operations in searches justify one assignment to a map. Those in loops
   * over the remaining numbers of a set do not count, since these are few.
   */
  private static final int BYTES_FOR_STORE = 30;

  /** This many assignments are always acceptable. */
  private static final int FEW_STORES = 40;

  private UnprofitableBitboards() {}

  /** Maps that are copied as a whole, for which all sets would have to be recomputed. */
  public static BitSet copied(Plan plan) {
    BitSet copied = new BitSet();
    plan.functions().forEach(function -> addCopied(function.body(), copied));
    return copied;
  }

  private static void addCopied(List<Op> ops, BitSet copied) {
    for (Op op : ops) {
      if (op instanceof Op.CopyMap(int variable, _, _, _, _)) {
        copied.set(variable);
      }
      op.bodies().forEach(body -> addCopied(body, copied));
    }
  }

  /** Maps that the searches of a plan with sets change too often to pay off. */
  public static BitSet of(Plan plan) {
    BitSet costly = new BitSet();
    List<List<Op>> searches =
        often(plan).stream()
            .mapToObj(plan.functions()::get)
            .filter(function -> function.kind().searches())
            .map(Plan.Function::body)
            .toList();
    int worth =
        Math.max(
            FEW_STORES, searches.stream().mapToInt(BytecodeSize::ofSets).sum() / BYTES_FOR_STORE);
    for (BitboardLayout.Kept kept : plan.sets().maps()) {
      int stores = searches.stream().mapToInt(body -> stores(body, kept.variable())).sum();
      boolean isFrozen = plan.sets().frozen().contains(kept.variable());
      costly.set(kept.variable(), !isFrozen && stores > worth);
    }
    return costly;
  }

  /** The functions that are not only called for the remaining numbers of a set. */
  private static BitSet often(Plan plan) {
    List<Integer> roots = new ArrayList<>(plan.finders().values());
    roots.addAll(plan.keepers().values());
    return Closure.ofNumbers(
        roots,
        function -> FunctionCalls.called(outsideSets(plan.functions().get(function).body())));
  }

  private static List<Op> outsideSets(List<Op> ops) {
    return ops.stream()
        .filter(op -> !(op instanceof Op.ForSet))
        .map(op -> op.mapBodies(UnprofitableBitboards::outsideSets))
        .toList();
  }

  private static int stores(List<Op> ops, int variable) {
    int stores = 0;
    for (Op op : ops) {
      stores += op instanceof Op.StoreCell store && store.variable() == variable ? 1 : 0;
      for (List<Op> body : op instanceof Op.ForSet ? List.<List<Op>>of() : op.bodies()) {
        stores += stores(body, variable);
      }
    }
    return stores;
  }
}
