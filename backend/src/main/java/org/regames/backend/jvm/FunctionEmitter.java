package org.regames.backend.jvm;

import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.CD_void;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.regames.backend.model.GameState;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BitboardLayout;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.CodeExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;

/** Prints one function of a plan as a method. */
final class FunctionEmitter {
  private final Plan plan;
  private final Members members;
  private final Plan.Function function;
  private final CodeBuilder code;
  private final Slots slots;
  private final ExpressionEmitter expressions;
  private final SetEmitter sets;
  private final VisitEmitter visits;
  private final Optional<KeeperCycles> cycles;
  private final Optional<PlyLoop> loop;

  /** The target of tail calls to itself: deep recursion is not compiled well. */
  private final Label start;

  private final Set<Op> last = Collections.newSetFromMap(new IdentityHashMap<>());

  FunctionEmitter(
      Plan plan, Members members, Plan.Function function, KeeperCycles cycles, CodeBuilder code) {
    this(
        plan,
        members,
        function,
        new Slots(plan, function, 0),
        code,
        Optional.of(cycles),
        Optional.empty());
  }

  /** A function that is inlined into a loop. */
  FunctionEmitter(
      Plan plan, Members members, Plan.Function function, PlyLoop loop, CodeBuilder code) {
    this(
        plan,
        members,
        function,
        new Slots(plan, function, PlyLoop.SLOTS),
        code,
        Optional.empty(),
        Optional.of(loop));
  }

  private FunctionEmitter(
      Plan plan,
      Members members,
      Plan.Function function,
      Slots slots,
      CodeBuilder code,
      Optional<KeeperCycles> cycles,
      Optional<PlyLoop> loop) {
    this.plan = plan;
    this.members = members;
    this.function = function;
    this.code = code;
    this.slots = slots;
    this.cycles = cycles;
    this.loop = loop;
    this.expressions = new ExpressionEmitter(plan, members, slots, code);
    this.sets = new SetEmitter(members, expressions, slots, code);
    this.visits = new VisitEmitter(plan, expressions, code);
    this.start = code.newLabel();
  }

  void emit() {
    Label end = code.newLabel();
    last.addAll(LastCalls.of(function.body(), this::isNoCall));
    code.labelBinding(start);
    emit(function.body(), end);
    code.labelBinding(end);
    boolean ends = function.body().stream().noneMatch(Op.Require.class::isInstance);
    if (!ends || !(function.kind() == Plan.Kind.PICK || function.kind() == Plan.Kind.SHARE)) {
      finish(false); // functions that draw return by themselves
    }
  }

  /**
   * Whether a tail call becomes a jump: one to the function itself, or to the next one of its
   * cycle.
   */
  private boolean isNoCall(int callee) {
    return callee == function.number()
        || cycles.isPresent()
            && cycles.get().of(callee).isPresent()
            && cycles.get().of(callee).equals(cycles.get().of(function.number()));
  }

  /** Jumps back to the start with other arguments. */
  private void again(List<IntExpr> arguments, Runnable move, Runnable storeMove) {
    List<Integer> changed =
        IntStream.range(0, arguments.size())
            .filter(i -> !arguments.get(i).equals(new IntExpr.Local(i)))
            .boxed()
            .toList();
    changed.forEach(i -> expressions.emit(arguments.get(i)));
    move.run();
    storeMove.run();
    changed.reversed().forEach(i -> code.istore(slots.local(i)));
    code.goto_(start);
  }

  private void finish(boolean answer) {
    if (loop.isPresent()) {
      loop.get().next();
    } else if (function.kind() == Plan.Kind.PLY) {
      code.loadConstant(GameState.PLAYED).lreturn();
    } else if (function.kind() == Plan.Kind.SHARE) {
      code.lconst_0().lreturn();
    } else if (function.kind().answers()) {
      code.loadConstant(answer ? 1 : 0).ireturn();
    } else {
      code.return_();
    }
  }

  /** The statements of a block that ends at a label. */
  private void emit(List<Op> ops, Label end) {
    for (Op op : ops) {
      emit(op, end);
    }
  }

  private void emit(Op op, Label end) {
    switch (op) {
      case Op.Let(int local, IntExpr value) -> {
        expressions.emit(value);
        code.istore(slots.local(local));
      }
      case Op.Require(var test) -> expressions.jumpUnless(test, end);
      case Op.Block(List<Op> body) -> block(body);
      case Op.Cascade cascade -> cascade(cascade);
      case Op.ForRange loop -> forRange(loop);
      case Op.ForTable loop -> forTable(loop);
      case Op.Select select -> select(select);
      case Op.StoreScalar(int variable, IntExpr value) -> {
        code.aload(0);
        expressions.emit(value);
        members.storeScalar(code, variable);
      }
      case Op.StoreCell store -> storeCell(store);
      case Op.CopyMap copy -> {
        new CopyEmitter(plan, code, expressions).emit(copy);
        recount(copy.variable());
      }
      case Op.SaveMap(int variable, int saved) -> {
        expressions.map(variable);
        code.invokestatic(JvmNames.CELLS, "copy", MethodTypeDesc.of(CD_Object, CD_Object));
        code.astore(slots.saved(saved));
      }
      case Op.RestoreMap(int variable, int saved) -> {
        expressions.map(variable);
        code.aload(slots.saved(saved));
        MethodTypeDesc type = MethodTypeDesc.of(CD_void, CD_Object, CD_Object);
        code.invokestatic(JvmNames.CELLS, "restore", type);
        recount(variable);
      }
      case Op.Invoke(Op.Call call) when last.contains(op) -> again(call);
      case Op.Invoke(Op.Call call) -> invoke(call);
      case Op.FinishIf finishIf -> finishIf(finishIf);
      case Op.Finish(boolean answer) -> finish(answer);
      case Op.AddMove add -> addMove(add);
      case Op.AddWhere add -> addWhere(add);
      case Op.Note note -> note(note);
      case Op.TellTag(IntExpr tag) -> tell(tag);
      case Op.GoTo(int node) -> members.goTo(code, node);
      case Op.Spend _ ->
          code.aload(0).invokevirtual(JvmNames.STATE, "spend", MethodTypeDesc.of(CD_void));
      case Op.Once(int set, int size, IntExpr index) ->
          visits.once(set, index, () -> finish(false));
      case Op.Clear(int set, int size) -> visits.clear(set, size);
      case Op.OnceState once -> visits.onceState(once, () -> finish(false));
      case Op.Forget(int memory) -> visits.forget(memory);
      case Op.OnSets set -> emit(set);
    }
  }

  private void emit(Op.OnSets op) {
    switch (op) {
      case Op.LetBits(int local, BitboardExpr value) -> {
        expressions.emit(value);
        code.lstore(slots.word(local));
      }
      case Op.LetNumber number -> sets.number(number);
      case Op.Grow grow -> grow(grow);
      case Op.KeepWord(BitboardExpr.Chosen place, BitboardExpr word) ->
          expressions.keep(place, word);
      case Op.ForSet loop ->
          sets.each(
              loop.words(),
              loop.local(),
              loop.first(),
              loop.rest(),
              next -> emit(loop.body(), next));
      case Op.AddSet set -> addSet(set);
      case Op.StoreAlone(int variable, IntExpr index, IntExpr value) ->
          storeAlone(variable, index, value);
      case Op.Pick pick ->
          new PickEmitter(members, expressions, slots, code, function.kind(), plan.hashed(), loop)
              .emit(pick);
    }
  }

  private void grow(Op.Grow grow) {
    for (int i = 0; i < grow.grown().size(); i++) {
      expressions.emit(grow.start().get(i));
      code.lstore(slots.word(grow.grown().get(i).number()));
    }
    Label start = code.newLabel();
    code.labelBinding(start);
    grow.body().forEach(op -> emit(op, start));
    code.lconst_0();
    for (int i = 0; i < grow.grown().size(); i++) {
      expressions.emit(grow.next().get(i));
      expressions.emit(grow.grown().get(i));
      code.lxor().lor();
    }
    for (int i = 0; i < grow.grown().size(); i++) {
      expressions.emit(grow.next().get(i));
      code.lstore(slots.word(grow.grown().get(i).number()));
    }
    code.lconst_0().lcmp().ifne(start);
  }

  private void storeCell(Op.StoreCell store) {
    Optional<BitboardLayout.Kept> kept = plan.sets().changed(store.variable(), function.kind());
    if (kept.isPresent()) {
      sets.store(kept.get(), store.index(), store.value());
      return;
    }
    storeAlone(store.variable(), store.index(), store.value());
  }

  private void storeAlone(int variable, IntExpr index, IntExpr value) {
    expressions.map(variable);
    expressions.emit(index);
    expressions.emit(value);
    members.store(code, members.ofVariable(variable));
  }

  /** Recomputes the sets of a map, if it has any. */
  private void recount(int variable) {
    if (plan.sets().of(variable).isPresent()) {
      MethodTypeDesc type = MethodTypeDesc.of(CD_void, CD_int);
      code.aload(0).loadConstant(variable).invokevirtual(JvmNames.STATE, "recount", type);
    }
  }

  private void note(Op.Note note) {
    code.aload(1);
    expressions.emit(note.at());
    expressions.emit(note.value());
    code.invokevirtual(JvmNames.MOVES, "note", MethodTypeDesc.of(CD_void, CD_int, CD_int));
  }

  private void tell(IntExpr tag) {
    code.aload(1);
    expressions.emit(tag);
    code.aload(0);
    MethodTypeDesc type = MethodTypeDesc.of(CD_void, CD_int, JvmNames.STATE);
    code.invokevirtual(JvmNames.MOVES, "tell", type);
  }

  private void block(List<Op> body) {
    Label end = code.newLabel();
    emit(body, end);
    code.labelBinding(end);
  }

  private void cascade(Op.Cascade cascade) {
    Label end = code.newLabel();
    for (Op.Case one : cascade.cases()) {
      Label next = code.newLabel();
      expressions.jumpUnless(one.test(), next);
      emit(one.body(), end);
      leave(one.body(), end);
      code.labelBinding(next);
    }
    emit(cascade.otherwise(), end);
    code.labelBinding(end);
  }

  private void leave(List<Op> body, Label end) {
    if (body.isEmpty() || !(body.getLast() instanceof Op.Finish || last.contains(body.getLast()))) {
      code.goto_(end);
    }
  }

  private void forRange(Op.ForRange loop) {
    int slot = slots.local(loop.local());
    Label start = code.newLabel();
    Label next = code.newLabel();
    code.loadConstant(loop.first()).istore(slot);
    code.labelBinding(start);
    emit(loop.body(), next);
    code.labelBinding(next);
    code.iinc(slot, 1).iload(slot).loadConstant(loop.last()).if_icmple(start);
  }

  private void forTable(Op.ForTable loop) {
    int counter = slots.local(loop.counter());
    Label start = code.newLabel();
    Label next = code.newLabel();
    code.loadConstant(0).istore(counter);
    code.labelBinding(start);
    expressions.emit(new IntExpr.Table(loop.table(), new IntExpr.Local(loop.counter())));
    code.istore(slots.local(loop.local()));
    emit(loop.body(), next);
    code.labelBinding(next);
    code.iinc(counter, 1).iload(counter).loadConstant(loop.size()).if_icmplt(start);
  }

  private void select(Op.Select select) {
    Label end = code.newLabel();
    Label last = code.newLabel();
    List<SwitchCase> cases = new ArrayList<>();
    for (int i = 0; i < select.cases().size() - 1; i++) {
      cases.add(SwitchCase.of(i, code.newLabel()));
    }
    expressions.emit(select.on());
    if (cases.size() == 1) {
      code.ifne(last);
    } else if (cases.isEmpty()) {
      code.pop();
    } else {
      code.tableswitch(0, cases.size() - 1, last, cases);
    }
    for (int i = 0; i < cases.size(); i++) {
      code.labelBinding(cases.get(i).target());
      emit(select.cases().get(i), end);
      leave(select.cases().get(i), end);
    }
    code.labelBinding(last);
    emit(select.cases().getLast(), end);
    code.labelBinding(end);
  }

  private void again(Op.Call call) {
    boolean hashed = JvmNames.takesHash(plan, function.kind());
    again(
        call.arguments(),
        () -> {
          move(call, function.packed());
          if (hashed) {
            expressions.emit(call.hash());
          }
        },
        () -> {
          if (hashed) {
            code.lstore(slots.hash());
          }
          if (function.packed()) {
            code.lstore(slots.move());
          } else {
            code.istore(slots.move());
          }
        });
  }

  private void move(Op.Call call, boolean packed) {
    if (packed) {
      expressions.emit(call.code());
    } else {
      expressions.emit(call.depth());
    }
  }

  private void invoke(Op.Call call) {
    Plan.Function callee = plan.functions().get(call.function());
    code.aload(0).aload(1);
    call.arguments().forEach(expressions::emit);
    move(call, callee.packed());
    if (JvmNames.takesHash(plan, callee.kind())) {
      expressions.emit(call.hash());
    }
    members.call(code, call.function());
  }

  private void finishIf(Op.FinishIf finishIf) {
    if (last.contains(finishIf) && finishIf.test() instanceof BoolExpr.Call call) {
      if (call.function() == function.number()) {
        again(call.arguments(), () -> {}, () -> {});
      } else {
        code.loadConstant(cycles.orElseThrow().answer(call.function())).ireturn();
      }
      return;
    }
    Label no = code.newLabel();
    expressions.jumpUnless(finishIf.test(), no);
    emit(finishIf.first(), no);
    finish(true);
    code.labelBinding(no);
  }

  private void addMove(Op.AddMove add) {
    code.aload(1);
    if (function.packed()) {
      expressions.emit(add.code());
    } else {
      expressions.emit(add.depth());
    }
    ClassDesc what = function.packed() ? CD_long : CD_int;
    MethodTypeDesc type = MethodTypeDesc.of(CD_void, what);
    if (plan.hashed()) {
      expressions.emit(add.hash());
      type = MethodTypeDesc.of(CD_void, what, CD_long);
    }
    code.invokevirtual(JvmNames.MOVES, function.packed() ? "add" : "addNoted", type);
  }

  /**
   * Adds the moves of a set. Codes alone are written to the array, which takes no call for each.
   */
  private void addSet(Op.AddSet set) {
    if (plan.hashed()) {
      Op.AddMove add = new Op.AddMove(set.code(), set.hash(), new IntExpr.Const(0));
      sets.each(set.words(), set.local(), set.first(), set.rest(), _ -> addMove(add));
      return;
    }
    reserve(set.words().size() * Long.SIZE);
    sets.each(
        set.words(),
        set.local(),
        set.first(),
        set.rest(),
        _ -> {
          write(set.code());
          code.iinc(slots.size(), 1);
        });
    resize();
  }

  /** Loads the array of codes, with room for more, and how many there are. */
  private void reserve(int more) {
    code.aload(1).loadConstant(more);
    code.invokevirtual(JvmNames.MOVES, "reserve", MethodTypeDesc.of(CD_long.arrayType(), CD_int));
    code.astore(slots.codes()).aload(1);
    code.invokevirtual(JvmNames.MOVES, "size", MethodTypeDesc.of(CD_int)).istore(slots.size());
  }

  /** Writes a code behind the others. */
  private void write(CodeExpr move) {
    code.aload(slots.codes()).iload(slots.size());
    expressions.emit(move);
    code.lastore();
  }

  private void resize() {
    code.aload(1).iload(slots.size());
    code.invokevirtual(JvmNames.MOVES, "resize", MethodTypeDesc.of(CD_void, CD_int));
  }

  /** Writes every code to the array, and advances only if the tests hold. */
  private void addWhere(Op.AddWhere add) {
    int local = slots.local(add.local());
    int size = slots.size();
    reserve(add.last() - add.first() + 1);
    code.loadConstant(add.first()).istore(local);
    Label start = code.newLabel();
    code.labelBinding(start);
    write(add.code());
    code.iload(size);
    for (int i = 0; i < add.tests().size(); i++) {
      expressions.bit(add.tests().get(i));
      if (i > 0) {
        code.iand();
      }
    }
    code.iadd().istore(size);
    code.iinc(local, 1).iload(local).loadConstant(add.last()).if_icmple(start);
    resize();
  }
}
