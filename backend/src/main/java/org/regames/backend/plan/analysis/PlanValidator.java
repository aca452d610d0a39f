package org.regames.backend.plan.analysis;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.regames.backend.layout.Layout;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BitboardLayout;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.CodeExpr;
import org.regames.backend.plan.FunctionCalls;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.MapPart;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.PlanExpression;
import org.regames.backend.plan.TurnFunctions;
import org.regames.ir.Builtins;

/**
 * Reports what is wrong with a plan: a local that is read before it is set, a cell outside every
 * map, a word outside every set, a function, table or node that does not exist, a call with the
 * wrong number of arguments, a function of the wrong kind, an unreachable statement. Only constants
 * are checked, not whether cells computed in play are within their map. A pass that produces such a
 * plan is faulty. Takes time linear in the size of the plan.
 */
public final class PlanValidator {
  /** More than fit into a method of the JVM together with the statements that set them. */
  private static final int MOST_LOCALS = 20_000;

  /** More than any state should have to keep. */
  private static final int MOST_MARKS = 1 << 30;

  private final Plan plan;
  private final List<String> problems = new ArrayList<>();
  private Plan.Function function;
  private String place = "";

  private PlanValidator(Plan plan) {
    this.plan = plan;
  }

  /** What is wrong, one sentence each; empty if nothing is. */
  public static List<String> problems(Plan plan) {
    PlanValidator validator = new PlanValidator(plan);
    validator.symbols();
    validator.sets();
    validator.visits();
    validator.turns();
    validator.calls();
    if (validator.problems.isEmpty()) { // otherwise it is not known which functions are called
      plan.called().forEach(validator::check);
    }
    return validator.problems;
  }

  /** Engines look these up by name. */
  private void symbols() {
    place = "variables";
    for (String name : List.of(Builtins.PLAYER, Builtins.GOALS, Builtins.VISIBLE)) {
      boolean isThere = plan.layout().variables().stream().anyMatch(v -> v.name().equals(name));
      need(isThere, "there is no variable \"" + name + "\"");
    }
  }

  private void sets() {
    int count = plan.sets().words();
    place = "sets";
    need(count >= 0, "there cannot be " + count);
    for (BitboardLayout.Kept kept : plan.sets().maps()) {
      place = "sets of m" + kept.variable();
      if (isVariable(kept.variable(), true)) {
        int lowest = kept.lowest();
        int highest = lowest + kept.values() - 1;
        BitSet values = plan.layout().values(kept.variable());
        boolean all = values.stream().allMatch(v -> v >= lowest && v <= highest);
        need(all, "values " + lowest + " to " + highest + " are not all that it may have");
        int words = BitboardLayout.words(cells(kept.variable()));
        need(kept.words() == words, "each needs words: " + words + ", not " + kept.words());
      } else {
        variable(kept.variable(), true);
      }
      long end = kept.first() + (long) kept.values() * kept.words();
      boolean fits = kept.first() >= 0 && kept.values() >= 0 && end <= count;
      need(fits, "no sets " + kept.first() + " to " + (end - 1) + ": there are " + count);
    }
  }

  private void visits() {
    place = "memory";
    for (int size : plan.visits().places()) {
      need(size >= 0 && size <= MOST_MARKS, "marks are for 0 to " + MOST_MARKS + ", not " + size);
    }
    int memories = plan.visits().states();
    need(memories >= 0, "there cannot be " + memories + " memories");
  }

  private void turns() {
    place = "turns";
    plan.turns().values().forEach(this::turn);
    plan.keepers().values().forEach(number -> function(number, Plan.Kind.KEEP));
    plan.turns().keySet().forEach(this::node);
    plan.keepers().keySet().forEach(this::node);
    plan.keeper().stuck().keySet().forEach(this::node);
    plan.keeper().stuck().values().forEach(this::deserted);
  }

  private void turn(TurnFunctions turn) {
    function(turn.finder(), Plan.Kind.FIND);
    function(turn.player(), Plan.Kind.PLAY);
    function(turn.teller(), Plan.Kind.TELL);
    switch (turn.draw()) {
      case TurnFunctions.Listed _ -> {}
      case TurnFunctions.Picked(int picker, Optional<Integer> ply, _) -> {
        function(picker, Plan.Kind.PICK);
        ply.ifPresent(number -> function(number, Plan.Kind.PLY));
      }
      case TurnFunctions.Tried tried -> {
        function(tried.candidates(), Plan.Kind.FIND);
        function(tried.trial(), Plan.Kind.PLAY);
        tried.drawer().ifPresent(number -> function(number, Plan.Kind.PICK));
        tried.halves().ifPresent(halves -> function(halves.distinct(), Plan.Kind.FIND));
        tried
            .halves()
            .flatMap(TurnFunctions.Halves::others)
            .ifPresent(number -> function(number, Plan.Kind.FIND));
      }
    }
  }

  private void calls() {
    for (Plan.Function caller : plan.functions()) {
      place = "f" + caller.number() + " at " + caller.name();
      FunctionCalls.called(caller).forEach(this::function);
    }
  }

  private void check(Plan.Function checked) {
    function = checked;
    place = "f" + function.number() + " at " + function.name();
    need(
        function.locals() <= MOST_LOCALS
            && function.words() <= MOST_LOCALS
            && function.savedMaps() <= MOST_LOCALS,
        "a function has at most " + MOST_LOCALS + " locals, and as many words and saved maps");
    BitSet locals = new BitSet();
    locals.set(0, function.parameters());
    check(function.body(), locals, new BitSet());
  }

  /**
   * Checks statements in order.
   *
   * @param locals the locals that have a value before
   * @param words the words that have a value before
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
    op.locals().forEach(local -> define("x", local, function.locals(), counts ? inner : locals));
    op.wordLocals()
        .forEach(word -> define("b", word, function.words(), counts ? innerWords : words));
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
    grow.grown().forEach(word -> define("b", word.number(), function.words(), words));
    check(grow.body(), locals, words);
    grow.next().forEach(each -> each.all().forEach(part -> check(part, locals, words)));
  }

  private void define(String kind, int local, int count, BitSet all) {
    in(count, local, kind);
    all.set(Math.max(0, local));
  }

  private void statement(Op op) {
    switch (op) {
      case Op.ForTable loop -> in(plan.tables().size(), loop.table(), "t");
      case Op.StoreScalar store -> variable(store.variable(), false);
      case Op.StoreCell store -> stored(store.variable(), store.index(), store.value());
      case Op.StoreAlone store -> stored(store.variable(), store.index(), store.value());
      case Op.CopyMap copy -> {
        variable(copy.variable(), true);
        in(plan.tables().size(), copy.places(), "t");
        in(plan.tables().size(), copy.fromPlaces(), "t");
      }
      case Op.SaveMap(int variable, int saved) -> saved(variable, saved);
      case Op.RestoreMap(int variable, int saved) -> saved(variable, saved);
      case Op.Invoke(Op.Call call) -> called(call.function(), call.arguments().size(), false);
      case Op.GoTo(int node) -> need(node == Plan.NOWHERE || isNode(node), "no node n" + node);
      case Op.Once once -> marks(once.set(), once.size());
      case Op.Clear clear -> marks(clear.set(), clear.size());
      case Op.OnceState once -> {
        in(plan.visits().states(), once.memory(), "memory ");
        boolean isCheck = function.kind() == Plan.Kind.CHECK;
        need(isCheck || !once.late(), "only checks may reach a place twice");
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
          called(callee, arguments.size(), true);
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
          in(plan.tables().get(table).length, at, "place ", " in t" + table);
        }
      }
      case IntExpr.CodeBits(int shift, int width) ->
          need(
              shift >= 0 && width >= 0 && shift <= Long.SIZE - width,
              "no bits from " + shift + " on, " + width + " of them: a code has 64 bits");
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
      case BitboardExpr.Shifted(_, int by) -> in(Long.SIZE, Math.abs(by), "shift by ");
      case BitboardExpr.Const _, BitboardExpr.One _, BitboardExpr.And _, BitboardExpr.Or _ -> {}
      case BitboardExpr.Not _, BitboardExpr.When _, BitboardExpr.Compressed _ -> {}
      case BitboardExpr.Raised _, BitboardExpr.Turned _ -> {}
    }
  }

  private void cell(int variable, IntExpr index) {
    variable(variable, true);
    if (index instanceof IntExpr.Const(int at) && isVariable(variable, true)) {
      in(cells(variable), at, "cell ", " in m" + variable);
    }
  }

  private void stored(int variable, IntExpr index, IntExpr value) {
    cell(variable, index);
    if (value instanceof IntExpr.Const(int number) && isVariable(variable, true)) {
      boolean may = number >= 0 && plan.layout().values(variable).get(number);
      need(may, "m" + variable + " never has the value " + number);
    }
  }

  /** The number of cells of a map, including the one for symbols that are not keys. */
  private int cells(int variable) {
    return plan.layout().variables().get(variable).array().orElseThrow().size() + 1;
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

  private void called(int callee, int arguments, boolean isTest) {
    Plan.Kind kind = plan.functions().get(callee).kind();
    need(
        kind.answers() == isTest && (isTest || kind.follows() || kind == Plan.Kind.FIND),
        "f" + callee + ", a " + name(kind) + ", " + (isTest ? "is no test" : "is no statement"));
    int parameters = plan.functions().get(callee).parameters();
    need(arguments == parameters, "f" + callee + " has " + parameters + " parameters");
  }

  private void function(int number) {
    in(plan.functions().size(), number, "f");
  }

  private void function(int number, Plan.Kind wanted) {
    function(number);
    if (number < plan.functions().size()) {
      Plan.Kind kind = plan.functions().get(number).kind();
      need(kind == wanted, "f" + number + " is a " + name(kind) + ", not a " + name(wanted));
    }
  }

  private static String name(Plan.Kind kind) {
    return kind.name().toLowerCase(Locale.ROOT);
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
    in(count, number, what, "");
  }

  private void in(int count, int number, String what, String where) {
    boolean isThere = number >= 0 && number < count;
    need(isThere, "no " + what + number + where + ": there are " + count);
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
