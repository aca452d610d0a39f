package org.regames.backend.planner.optimize.cleanup;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BitboardLayout;
import org.regames.backend.plan.FunctionCalls;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.PlanExpression;

/**
 * Finds where sets can be left stale while moves are searched. Searches undo their changes, so this
 * is correct if none reads the sets while something is changed.
 *
 * <pre>
 * // before
 * sets 2
 * sets of m1: values 16 to 17 from sets[0] on, 1 words each
 * find f0() at "move", 1 locals, 3 words:
 *   b0 = sets[0]
 *   for x0 in [b0] left b1
 *     m1[x0] = 17
 *     try
 *       require m1[x0] == 17
 *       add move code | x0 &lt;&lt; 0
 *     m1[x0] = 16
 * // after
 * sets of m1 stay in searches
 * </pre>
 */
public final class FreezeBitboards {
  private final BitboardLayout.Kept kept;

  /** The functions that read the sets, or call one that does. */
  private final BitSet looking = new BitSet();

  /**
   * @param calls which functions each of the functions calls
   */
  private FreezeBitboards(
      List<Plan.Function> functions, List<Set<Integer>> calls, BitboardLayout.Kept kept) {
    this.kept = kept;
    for (Plan.Function function : functions) {
      looking.set(function.number(), looksItself(function.body()));
    }
    int before = looking.isEmpty() ? 0 : -1;
    while (before < looking.cardinality()) {
      before = looking.cardinality();
      for (Plan.Function function : functions) {
        if (!looking.get(function.number())) {
          looking.set(function.number(), anyLooks(calls.get(function.number())));
        }
      }
    }
  }

  /** The same plan, in which searches do not update bitboards that no search reads. */
  public static Plan apply(Plan plan) {
    BitboardLayout sets = plan.sets();
    List<Set<Integer>> calls = plan.functions().stream().map(FunctionCalls::called).toList();
    List<Integer> frozen = of(plan.functions(), calls, sets);
    BitboardLayout changed =
        new BitboardLayout(sets.maps(), frozen, sets.reached(), sets.without(), sets.words());
    return plan.with(plan.constants(), alone(plan.functions(), calls, changed), changed);
  }

  /** The variables of these maps. */
  private static List<Integer> of(
      List<Plan.Function> functions, List<Set<Integer>> calls, BitboardLayout sets) {
    List<Integer> frozen = new ArrayList<>();
    for (BitboardLayout.Kept kept : sets.maps()) {
      FreezeBitboards finding = new FreezeBitboards(functions, calls, kept);
      if (functions.stream()
          .filter(function -> function.kind().searches())
          .allMatch(function -> finding.unseen(function.body()))) {
        frozen.add(kept.variable());
      }
    }
    return frozen;
  }

  /**
   * The same functions, in which searches do not update the sets of other maps either if these are
   * not read before the change is undone.
   */
  private static List<Plan.Function> alone(
      List<Plan.Function> functions, List<Set<Integer>> calls, BitboardLayout sets) {
    List<Plan.Function> result = functions;
    for (BitboardLayout.Kept kept : sets.maps()) {
      if (!sets.frozen().contains(kept.variable())) {
        FreezeBitboards finding = new FreezeBitboards(result, calls, kept);
        result = result.stream().map(finding::alone).toList();
      }
    }
    return result;
  }

  private Plan.Function alone(Plan.Function function) {
    if (!function.kind().searches()) {
      return function;
    }
    boolean looks = looking.get(function.number());
    List<Op> body = function.body();
    return function.with(function.words(), looks ? aloneWhereUnseen(body) : alone(body));
  }

  /**
   * The statements of a function that reads the sets. If it ends inside a block it restores the
   * sets as well, which does no harm: they were up to date when it was called.
   */
  private List<Op> aloneWhereUnseen(List<Op> ops) {
    List<Op> result = new ArrayList<>();
    for (int i = 0; i < ops.size(); i++) {
      if (isStore(ops.get(i))
          && i + 2 < ops.size()
          && ops.get(i + 1) instanceof Op.Block(List<Op> body)
          && isStore(ops.get(i + 2))
          && !looks(body)) {
        result.add(alone(ops.get(i)));
        result.add(new Op.Block(aloneWhereUnseen(body)));
        result.add(alone(ops.get(i + 2)));
        i += 2;
      } else {
        result.add(ops.get(i).mapBodies(this::aloneWhereUnseen));
      }
    }
    return result;
  }

  private List<Op> alone(List<Op> ops) {
    return ops.stream().map(op -> alone(op).mapBodies(this::alone)).toList();
  }

  private Op alone(Op op) {
    return op instanceof Op.StoreCell(int variable, IntExpr index, IntExpr value)
            && variable == kept.variable()
        ? new Op.StoreAlone(variable, index, value)
        : op;
  }

  /** Whether nothing that statements change is looked up in the sets before it is restored. */
  private boolean unseen(List<Op> ops) {
    for (int i = 0; i < ops.size(); i++) {
      boolean stores = isStore(ops.get(i));
      if (stores && i + 2 < ops.size() && ops.get(i + 1) instanceof Op.Block(List<Op> body)) {
        if (!isStore(ops.get(i + 2)) || looks(body) || !unseen(body)) {
          return false;
        }
        i += 2;
      } else if (stores && !ends(ops.subList(i, ops.size()))) {
        return false;
      } else if (!ops.get(i).bodies().stream().allMatch(this::unseen)) {
        return false;
      }
    }
    return true;
  }

  /** Whether statements only undo changes before the function ends. */
  private static boolean ends(List<Op> ops) {
    return ops.stream().allMatch(op -> op instanceof Op.StoreCell || op instanceof Op.Finish);
  }

  private boolean isStore(Op op) {
    return op instanceof Op.StoreCell store && store.variable() == kept.variable();
  }

  private boolean looks(List<Op> ops) {
    return anyLooks(FunctionCalls.called(ops)) || looksItself(ops);
  }

  private boolean anyLooks(Set<Integer> called) {
    return called.stream().anyMatch(looking::get);
  }

  private boolean looksItself(List<Op> ops) {
    for (Op op : ops) {
      for (PlanExpression expression : op.expressions()) {
        if (expression.any(this::looks)) {
          return true;
        }
      }
      for (List<Op> body : op.bodies()) {
        if (looksItself(body)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean looks(PlanExpression word) {
    return word instanceof BitboardExpr.Stored(int place) && isKept(place)
        || word instanceof BitboardExpr.Chosen(int origin, _, int step)
            && step == kept.words()
            && origin >= kept.origin()
            && origin < kept.origin() + step;
  }

  private boolean isKept(int place) {
    return place >= kept.first() && place < kept.first() + kept.values() * kept.words();
  }
}
