package org.regames.backend.cpp;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.PlanExpression;

/**
 * At which nodes the tags of a move follow from its code alone, whatever the state: programs may
 * then keep them in a table. Follows the functions that produce tags, and gives up where it depends
 * on the state which statements are executed.
 */
final class CodeTags {
  private static final int DEEPEST = 30;

  private final Plan plan;

  /** The variables whose values follow from the code since the move began. */
  private BitSet variables = new BitSet();

  /**
   * What is known after calls already followed: shared functions are followed once, not once for
   * each path of branches that leads to them.
   */
  private final Map<Known, BitSet> followed = new HashMap<>();

  /**
   * Which parameters of a function, and which variables, follow from the code when it is called.
   */
  private record Known(int function, BitSet parameters, BitSet variables) {}

  private CodeTags(Plan plan) {
    this.plan = plan;
  }

  static SortedSet<Integer> nodes(Plan plan) {
    SortedSet<Integer> nodes = new TreeSet<>();
    plan.tellers()
        .forEach(
            (node, function) -> {
              if (new CodeTags(plan).follow(function, new BitSet(), 0)) {
                nodes.add(node);
              }
            });
    return nodes;
  }

  /** Whether the tags that a function produces follow from the code, given which parameters do. */
  private boolean follow(int number, BitSet locals, int depth) {
    Plan.Function function = plan.functions().get(number);
    return function.packed() && depth < DEEPEST && follow(function.body(), locals, depth);
  }

  private boolean call(int number, BitSet given, int depth) {
    Known before = new Known(number, (BitSet) given.clone(), (BitSet) variables.clone());
    BitSet after = followed.get(before);
    if (after != null) {
      variables = (BitSet) after.clone();
      return true;
    }
    boolean follows = follow(number, given, depth);
    if (follows) {
      followed.put(before, (BitSet) variables.clone());
    }
    return follows;
  }

  private boolean follow(List<Op> body, BitSet locals, int depth) {
    for (Op op : body) {
      if (!follow(op, locals, depth)) {
        return false;
      }
    }
    return true;
  }

  private boolean follow(Op op, BitSet locals, int depth) {
    return switch (op) {
      case Op.Let(int local, IntExpr value) -> {
        locals.set(local, isOfCode(value, locals));
        yield true;
      }
      case Op.TellTag(IntExpr tag) -> isOfCode(tag, locals);
      case Op.StoreScalar(int variable, IntExpr value) -> {
        variables.set(variable, isOfCode(value, locals));
        yield true;
      }
      case Op.StoreCell _, Op.StoreAlone _, Op.CopyMap _, Op.SaveMap _, Op.RestoreMap _ -> true;
      case Op.KeepWord _, Op.GoTo _, Op.Spend _, Op.Clear _, Op.Forget _, Op.LetBits _ -> true;
      case Op.LetNumber(int local, _, _) -> {
        locals.clear(local);
        yield true;
      }
      case Op.Invoke(Op.Call call) -> {
        BitSet given = new BitSet();
        for (int place = 0; place < call.arguments().size(); place++) {
          given.set(place, isOfCode(call.arguments().get(place), locals));
        }
        yield call(call.function(), given, depth + 1);
      }
      case Op.Block(List<Op> inside) -> follow(inside, locals, depth);
      case Op.Select(IntExpr on, List<List<Op>> cases) ->
          isOfCode(on, locals) && followEach(cases, locals, depth);
      case Op.Cascade cascade ->
          cascade.cases().stream().allMatch(each -> isOfCode(each.test(), locals))
              && followEach(cascade.bodies(), locals, depth);
      case Op.Require _, Op.FinishIf _, Op.ForRange _, Op.ForTable _, Op.ForSet _ -> false;
      case Op.Grow _, Op.Once _, Op.OnceState _, Op.Note _ -> false;
      case Op.AddMove _, Op.AddWhere _, Op.AddSet _, Op.Pick _, Op.Finish _ -> false;
    };
  }

  /**
   * Follows branches of which the code chooses one; known afterwards is what is known after each.
   */
  private boolean followEach(List<List<Op>> branches, BitSet locals, int depth) {
    BitSet before = variables;
    BitSet after = null;
    for (List<Op> branch : branches) {
      variables = (BitSet) before.clone();
      if (!follow(branch, (BitSet) locals.clone(), depth)) {
        return false;
      }
      if (after == null) {
        after = variables;
      } else {
        after.and(variables);
      }
    }
    variables = after == null ? before : after;
    return true;
  }

  private boolean isOfCode(PlanExpression expression, BitSet locals) {
    boolean own =
        switch (expression) {
          case IntExpr.Scalar(int variable) -> variables.get(variable);
          case IntExpr.Local(int local) -> locals.get(local);
          case IntExpr.Const _, IntExpr.CodeBits _, IntExpr.Depth _ -> true;
          case IntExpr.Table _, IntExpr.Computed _, BoolExpr.Compare _ -> true;
          default -> false; // depends on the state, or rare
        };
    return own && expression.children().stream().allMatch(child -> isOfCode(child, locals));
  }
}
