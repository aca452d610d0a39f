package org.regames.backend.plan.analysis;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.regames.backend.layout.Layout;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.CodeExpr;
import org.regames.backend.plan.FunctionCalls;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.MapPart;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.PlanExpression;
import org.regames.backend.plan.TurnFunctions;

/**
 * Reports what is wrong with a plan: a local that is read where it has no value, a cell that is in
 * no map, a word that is in no set, a function, table or node that does not exist, a call with
 * another number of arguments than the function has parameters, an unreachable statement. A pass
 * that produces such a plan is faulty. Takes time linear in the size of the plan.
 */
public final class PlanValidator {
  private final Plan plan;
  private final List<String> problems = new ArrayList<>();
  private Plan.Function function;
  private String place = "";

  private PlanValidator(Plan plan) {
    this.plan = plan;
  }

  /** What is wrong, one sentence each; empty where nothing is. */
  public static List<String> problems(Plan plan) {
    PlanValidator validator = new PlanValidator(plan);
    validator.turns();
    validator.calls();
    if (validator.problems.isEmpty()) { // else it is not known which functions are called
      plan.called().forEach(validator::check);
    }
    return validator.problems;
  }

  private void turns() {
    place = "turns";
    for (TurnFunctions turn : plan.turns().values()) {
      turn.functions().forEach(this::function);
    }
    plan.keepers().values().forEach(this::function);
    plan.turns().keySet().forEach(this::node);
    plan.keepers().keySet().forEach(this::node);
    plan.keeper().stuck().keySet().forEach(this::node);
    plan.keeper().stuck().values().forEach(this::deserted);
  }

  private void calls() {
    for (Plan.Function caller : plan.functions()) {
      place = "f" + caller.number() + " at " + caller.name();
      FunctionCalls.called(caller).forEach(this::function);
    }
  }

  private void check(Plan.Function checked) {
    function = checked;
    BitSet locals = new BitSet();
    locals.set(0, function.parameters());
    check(function.body(), locals, new BitSet());
  }

  /**
   * Follows statements.
   *
   * @param locals those that have a value before
   * @param words the words that have one
   */
  private void check(List<Op> ops, BitSet locals, BitSet words) {
    for (int i = 0; i < ops.size(); i++) {
      Op op = ops.get(i);
      place = "f" + function.number() + " at " + function.name() + ", " + name(op);
      need(i == ops.size() - 1 || !(op instanceof Op.Finish), "nothing comes after the end");
      if (op instanceof Op.Grow grow) {
        grow(grow, locals, words);
      } else {
        inside(op, locals, words);
      }
    }
  }

  private void inside(Op op, BitSet locals, BitSet words) {
    BitSet inner = (BitSet) locals.clone();
    BitSet innerWords = (BitSet) words.clone();
    boolean counts = op instanceof Op.Loop || op instanceof Op.Emit;
    op.locals().forEach(local -> define(local, function.locals(), counts ? inner : locals));
    op.wordLocals().forEach(word -> define(word, function.words(), counts ? innerWords : words));
    boolean sets = op instanceof Op.Define;
    BitSet before = counts ? inner : sets ? without(locals, op.locals()) : locals;
    BitSet wordsBefore = counts ? innerWords : sets ? without(words, op.wordLocals()) : words;
    op.expressions().forEach(each -> each.all().forEach(part -> check(part, before, wordsBefore)));
    statement(op);
    for (List<Op> body : op.bodies()) {
      String here = place;
      check(body, (BitSet) (counts ? inner : locals).clone(), (BitSet) innerWords.clone());
      place = here;
    }
  }

  private static BitSet without(BitSet all, List<Integer> some) {
    BitSet rest = (BitSet) all.clone();
    some.forEach(rest::clear);
    return rest;
  }

  private void grow(Op.Grow grow, BitSet locals, BitSet words) {
    grow.start().forEach(each -> each.all().forEach(part -> check(part, locals, words)));
    grow.grown().forEach(word -> define(word.number(), function.words(), words));
    check(grow.body(), locals, words);
    grow.next().forEach(each -> each.all().forEach(part -> check(part, locals, words)));
  }

  private void define(int local, int count, BitSet all) {
    need(local >= 0 && local < count, "there are only " + count + " locals, not " + local);
    all.set(Math.max(0, local));
  }

  private void statement(Op op) {
    switch (op) {
      case Op.ForTable loop -> in(plan.tables().size(), loop.table(), "t");
      case Op.StoreScalar store -> variable(store.variable(), false);
      case Op.StoreCell store -> cell(store.variable(), store.index());
      case Op.StoreAlone store -> cell(store.variable(), store.index());
      case Op.CopyMap copy -> {
        variable(copy.variable(), true);
        in(plan.tables().size(), copy.places(), "t");
        in(plan.tables().size(), copy.fromPlaces(), "t");
      }
      case Op.SaveMap(int variable, int saved) -> saved(variable, saved);
      case Op.RestoreMap(int variable, int saved) -> saved(variable, saved);
      case Op.Invoke(Op.Call call) -> called(call.function(), call.arguments().size());
      case Op.GoTo(int node) -> need(node == Plan.NOWHERE || isNode(node), "no node n" + node);
      case Op.Once once -> marks(once.set(), once.size());
      case Op.Clear clear -> marks(clear.set(), clear.size());
      case Op.OnceState once -> {
        in(plan.visits().states(), once.memory(), "memory ");
        boolean isCheck = function.kind() == Plan.Kind.CHECK;
        need(isCheck || !once.late(), "only checks may come to a place twice");
      }
      case Op.Forget(int memory) -> in(plan.visits().states(), memory, "memory ");
      case Op.Define _, Op.Branch _, Op.ForRange _, Op.ForSet _, Op.Grow _, Op.KeepWord _ -> {}
      case Op.AddWhere _, Op.AddSet _ ->
          need(function.packed(), "only moves that are codes are added many at once");
      case Op.Require _, Op.Finish _, Op.AddMove _, Op.Pick _ -> {}
      case Op.Note _, Op.TellTag _, Op.Spend _ -> {}
    }
  }

  private void check(PlanExpression part, BitSet locals, BitSet words) {
    switch (part) {
      case IntExpr value -> value(value, locals);
      case BitboardExpr word -> word(word, words);
      case BoolExpr.Call(int callee, List<IntExpr> arguments, _) ->
          called(callee, arguments.size());
      case BoolExpr.SameMap same -> {
        in(plan.tables().size(), same.leftPlaces(), "t");
        in(plan.tables().size(), same.rightPlaces(), "t");
      }
      case BoolExpr.Compare _, BoolExpr.Less _, BoolExpr.AnyOf _, BoolExpr.Some _ -> {}
      case MapPart.OfVariable of -> variable(of.variable(), true);
      case MapPart.OfTable of -> in(plan.tables().size(), of.table(), "t");
      case CodeExpr.Zero _, CodeExpr.Code _, CodeExpr.Hash _ -> {}
      case CodeExpr.With(_, _, int shift) -> in(Long.SIZE, shift, "bit ");
      case CodeExpr.Plus _, CodeExpr.Mixed _ -> {}
    }
  }

  private void value(IntExpr value, BitSet locals) {
    switch (value) {
      case IntExpr.Local(int local) ->
          need(local >= 0 && locals.get(local), "x" + local + " has no value here");
      case IntExpr.Scalar(int variable) -> variable(variable, false);
      case IntExpr.Cell(int variable, IntExpr index) -> cell(variable, index);
      case IntExpr.Table(int table, IntExpr index) -> {
        in(plan.tables().size(), table, "t");
        if (index instanceof IntExpr.Const(int at) && table < plan.tables().size()) {
          in(plan.tables().get(table).length, at, "a place of t" + table + ": ");
        }
      }
      case IntExpr.CodeBits(int shift, int width) ->
          need(shift >= 0 && shift + width <= Long.SIZE, "a code has 64 bits");
      case IntExpr.Const _, IntExpr.Computed _, IntExpr.Depth _, IntExpr.Decision _ -> {}
    }
  }

  private void word(BitboardExpr word, BitSet words) {
    switch (word) {
      case BitboardExpr.Local(int local) ->
          need(local >= 0 && words.get(local), "b" + local + " has no value here");
      case BitboardExpr.Stored(int at) -> in(plan.sets().words(), at, "sets ");
      case BitboardExpr.Entry(int array, _) -> in(plan.words().size(), array, "w");
      case BitboardExpr.Answer(int array, _, _, _) -> in(plan.words().size(), array, "w");
      case BitboardExpr.Chosen(int origin, IntExpr value, int step) -> {
        if (value instanceof IntExpr.Const(int number)) {
          in(plan.sets().words(), origin + number * step, "sets ");
        }
      }
      case BitboardExpr.Shifted(_, int by) -> in(Long.SIZE, Math.abs(by), "a shift by ");
      case BitboardExpr.Const _, BitboardExpr.One _, BitboardExpr.And _, BitboardExpr.Or _ -> {}
      case BitboardExpr.Not _, BitboardExpr.When _, BitboardExpr.Compressed _ -> {}
      case BitboardExpr.Raised _, BitboardExpr.Turned _ -> {}
    }
  }

  private void cell(int variable, IntExpr index) {
    variable(variable, true);
    if (index instanceof IntExpr.Const(int at) && isVariable(variable, true)) {
      int size = plan.layout().variables().get(variable).array().orElseThrow().size();
      in(size + 1, at, "a cell of m" + variable + ": "); // the last is for what is no key
    }
  }

  private void variable(int variable, boolean isMap) {
    need(isVariable(variable, isMap), "no variable " + (isMap ? "m" : "s") + variable);
  }

  private boolean isVariable(int variable, boolean isMap) {
    List<Layout.Slot> all = plan.layout().variables();
    return variable >= 0 && variable < all.size() && all.get(variable).isMap() == isMap;
  }

  private void saved(int variable, int saved) {
    variable(variable, true);
    in(function.savedMaps(), saved, "save");
  }

  private void marks(int set, int size) {
    in(plan.visits().places().size(), set, "marks ");
    need(
        set >= plan.visits().places().size() || size <= plan.visits().places().get(set),
        "marks " + set + " are fewer than " + size);
  }

  private void called(int callee, int arguments) {
    int parameters = plan.functions().get(callee).parameters();
    need(arguments == parameters, "f" + callee + " has " + parameters + " parameters");
  }

  private void function(int number) {
    in(plan.functions().size(), number, "f");
  }

  private void node(int node) {
    need(isNode(node), "no node n" + node);
  }

  private void deserted(int node) {
    node(node);
    boolean moves = plan.turns().containsKey(node) || plan.keepers().containsKey(node);
    need(!moves, "somebody moves at n" + node);
  }

  private boolean isNode(int node) {
    return node >= 0 && node < plan.nodes().names().size();
  }

  private void in(int count, int number, String what) {
    need(number >= 0 && number < count, "no " + what + number + ": there are " + count);
  }

  private void need(boolean holds, String otherwise) {
    if (!holds) {
      problems.add(place + ": " + otherwise);
    }
  }

  private static String name(Op op) {
    return op.getClass().getSimpleName();
  }
}
