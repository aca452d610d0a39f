package org.regames.backend.planner.optimize.plies;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.PlanExpression;
import org.regames.backend.plan.analysis.BytecodeSize;
import org.regames.backend.plan.analysis.Substitution;

/**
 * Inlines functions that continue in each other into one list of statements. The values of
 * variables without arrays are propagated from one to the next, and assigned only at the ends.
 */
final class StraightLineInliner {
  /** Longer functions are not inlined. */
  private static final int LONGEST = 800;

  /** Nothing is inlined beyond this size. */
  private static final int MOST = 3000;

  private static final List<Op> YES = List.of(new Op.Finish(true));

  private final Plan plan;
  private final StuckKeepers stuck;

  /** The functions that count their work. */
  private final BitSet counting;

  /** The definitions of local words. */
  private final Map<Integer, BitboardExpr> defined = new HashMap<>();

  /** The moves that may be drawn. */
  private Optional<EnumeratedMoves> codes = Optional.empty();

  /** The functions being inlined, which may call themselves. */
  private final BitSet within = new BitSet();

  private int locals;
  private int words;

  /** Whether something cannot be inlined; the result is then invalid. */
  private boolean isRefused;

  private int size;

  /**
   * @param counting the functions whose work counter would have to be set, which are not inlined
   */
  StraightLineInliner(Plan plan, BitSet counting) {
    this.plan = plan;
    this.stuck = new StuckKeepers(plan);
    this.counting = counting;
  }

  int locals() {
    return locals;
  }

  int words() {
    return words;
  }

  /** Refuses decisions that are recorded one by one. */
  private IntExpr refused(IntExpr decision) {
    isRefused = true;
    return decision;
  }

  /**
   * One list of statements for two lists: the first draws a move that the second plays.
   *
   * @return nothing if they contain something that cannot be inlined
   */
  public Optional<List<Op>> of(List<Op> picking, List<Op> playing) {
    BitboardForwarding noWords =
        new BitboardForwarding(plan.sets(), plan.layout()::values, () -> words++);
    PlyState known = new PlyState(new DecidedTests(plan, defined), noWords);
    List<Op> result = new ArrayList<>();
    Renaming first = new Renaming(known, false);
    for (Op op : picking) {
      simple(op, first, result);
    }
    result.addAll(last(playing, new Renaming(known, false)));
    return isRefused ? Optional.empty() : Optional.of(result);
  }

  /** The new names of the locals of a function. */
  private final class Renaming {
    final PlyState known;

    /** Whether a function that ends without a result has found no move. */
    final boolean keeps;

    final Map<Integer, IntExpr> ints = new HashMap<>();
    final Map<Integer, Integer> bits = new HashMap<>();
    final Substitution replacing;

    Renaming(PlyState known, boolean keeps) {
      this.known = known;
      this.keeps = keeps;
      this.replacing =
          new Substitution(
              plan.tables(),
              local -> ints.computeIfAbsent(local, _ -> new IntExpr.Local(locals++)),
              variable -> known.values.getOrDefault(variable, new IntExpr.Scalar(variable)),
              cell -> known.cells.getOrDefault(cell, cell),
              word -> bits.computeIfAbsent(word, _ -> words++),
              known.words::at,
              StraightLineInliner.this::refused);
    }

    /** The same names for a separate branch. */
    Renaming branch() {
      Renaming branch = new Renaming(known.copy(), keeps);
      branch.ints.putAll(ints);
      branch.bits.putAll(bits);
      return branch;
    }
  }

  /** Statements after which the function ends. */
  private List<Op> last(List<Op> ops, Renaming names) {
    List<Op> result = new ArrayList<>();
    for (int i = 0; i < ops.size(); i++) {
      boolean isLast = i == ops.size() - 1;
      boolean isEnd = isLast || isEnd(ops, i);
      switch (ops.get(i)) {
        case Op.Block(List<Op> body) when isLast -> {
          result.add(new Op.Block(last(body, names)));
          return result;
        }
        case Op.Cascade(List<Op.Case> cases, List<Op> otherwise) when isLast -> {
          cascade(cases, otherwise, names, result);
          return result;
        }
        case Op.Select(IntExpr on, List<List<Op>> cases) when isLast -> {
          IntExpr chosen = names.replacing.of(on);
          List<List<Op>> all = cases.stream().map(one -> last(one, names.branch())).toList();
          result.add(new Op.Select(chosen, all));
          return result;
        }
        case Op.FinishIf(
                BoolExpr.Call(int function, List<IntExpr> passed, boolean no),
                List<Op> before)
            when isEnd && passed.isEmpty() && !no && before.isEmpty() && isWritten(function) -> {
          List<Op> body = written(function, names.known);
          result.add(new Op.Block(body));
          if (!isLast && stuck.mayFail(body)) {
            result.add(ops.getLast());
            result.add(new Op.Finish(true));
          }
          return result;
        }
        case Op.Finish(boolean answer) when answer -> {
          finish(names.known, result);
          return result;
        }
        case Op.Define _, Op.Control _, Op.Store _, Op.Emit _, Op.Track _ ->
            simple(ops.get(i), names, result);
      }
    }
    if (names.keeps) {
      names.known.settle(result);
    } else {
      finish(names.known, result);
    }
    return result;
  }

  /** Whether a statement is only followed by the node of the play if the keeper has no move. */
  private boolean isEnd(List<Op> ops, int i) {
    return i == ops.size() - 2
        && ops.getLast() instanceof Op.GoTo(int node)
        && plan.keeper().stuck().containsValue(node);
  }

  /** Continues with the keeper if it is to move. */
  private void finish(PlyState known, List<Op> result) {
    int node = known.node.orElse(plan.end());
    Integer keeper = plan.keepers().get(node);
    boolean others = plan.turns().containsKey(node) || node == plan.end();
    if (keeper != null && !others && !counting.get(keeper) && isWritten(keeper)) {
      List<Op> body = written(keeper, known);
      result.add(new Op.Block(body));
      StuckKeepers.at(plan, node)
          .filter(_ -> stuck.mayFail(body))
          .ifPresent(left -> result.addAll(List.of(left, new Op.Finish(true))));
      return;
    }
    known.settle(result);
    result.add(new Op.Finish(true));
  }

  private List<Op> written(int function, PlyState known) {
    within.set(function);
    List<Op> body = last(plan.functions().get(function).body(), new Renaming(known, true));
    within.clear(function);
    return body;
  }

  /** Whether a function is inlined. */
  private boolean isWritten(int function) {
    int bytes = BytecodeSize.of(plan.functions().get(function));
    if (within.get(function)
        || bytes > LONGEST
        || size + bytes > MOST
        || !isPlain(plan.functions().get(function).body())) {
      return false;
    }
    size += bytes;
    return true;
  }

  private static boolean isPlain(List<Op> ops) {
    return ops.stream()
        .allMatch(
            op ->
                switch (op) {
                  case Op.Let _,
                      Op.LetBits _,
                      Op.LetNumber _,
                      Op.KeepWord _,
                      Op.StoreScalar _,
                      Op.StoreCell _,
                      Op.GoTo _,
                      Op.Require _,
                      Op.Finish _ ->
                      true;
                  case Op.Block _, Op.Cascade _, Op.Select _, Op.FinishIf _ ->
                      op.bodies().stream().allMatch(StraightLineInliner::isPlain);
                  case Op.Define _, Op.Control _, Op.Store _, Op.Emit _, Op.Track _ -> false;
                });
  }

  /** Nests cases, since each may compute something before its test. */
  private void cascade(List<Op.Case> cases, List<Op> otherwise, Renaming names, List<Op> result) {
    if (cases.isEmpty()) {
      result.add(new Op.Block(last(otherwise, names)));
      return;
    }
    Op.Case first = cases.getFirst();
    List<Op.Case> others = cases.subList(1, cases.size());
    AskedTest asked = test(first.test(), names, result);
    BoolExpr test = asked.test();
    Optional<Boolean> outcome = names.known.tests.outcome(test);
    if (outcome.isPresent()) {
      if (outcome.get() != asked.negated()) {
        result.add(new Op.Block(last(first.body(), names)));
      } else {
        cascade(others, otherwise, names, result);
      }
      return;
    }
    Renaming holding = names.branch();
    holding.known.tests.assume(test, !asked.negated());
    List<Op> yes = last(first.body(), holding);
    Renaming failing = names.branch();
    failing.known.tests.assume(test, asked.negated());
    List<Op> rest = new ArrayList<>();
    cascade(others, otherwise, failing, rest);
    result.add(
        asked.negated()
            ? new Op.Cascade(List.of(new Op.Case(test, rest)), yes)
            : new Op.Cascade(List.of(new Op.Case(test, yes)), rest));
  }

  /** A test that may be negated. */
  private record AskedTest(BoolExpr test, boolean negated) {}

  /** A test; for a short check the definitions of that are inlined before it. */
  private AskedTest test(BoolExpr test, Renaming names, List<Op> result) {
    if (test instanceof BoolExpr.Call(int function, List<IntExpr> passed, boolean no)) {
      Plan.Function check = plan.functions().get(function);
      Optional<List<BoolExpr>> asked = asked(check.body());
      int bytes = BytecodeSize.of(check);
      if (asked.isPresent() && bytes <= LONGEST && size + bytes <= MOST) {
        size += bytes;
        Renaming inner = new Renaming(names.known, false);
        for (int i = 0; i < passed.size(); i++) {
          inner.ints.put(i, names.replacing.of(passed.get(i)));
        }
        check.body().stream()
            .filter(op -> !(op instanceof Op.FinishIf || op instanceof Op.Require))
            .filter(op -> !(op instanceof Op.Finish))
            .forEach(op -> simple(op, inner, result));
        List<BoolExpr> tests = asked.get().stream().map(inner.replacing::of).toList();
        if (tests.stream().anyMatch(StraightLineInliner::looksUp)) {
          names.known.words.settle(result);
        }
        return new AskedTest(BoolExpr.anyOf(tests), no);
      }
    }
    if (calls(test)) {
      names.known.settle(result);
    }
    BoolExpr after = names.replacing.of(test);
    if (looksUp(after)) {
      names.known.words.settle(result);
    }
    return new AskedTest(after, false);
  }

  /** The tests of a check that consists only of definitions and tests. */
  private static Optional<List<BoolExpr>> asked(List<Op> ops) {
    List<BoolExpr> asked = new ArrayList<>();
    for (int i = 0; i < ops.size(); i++) {
      List<Op> after = ops.subList(i + 1, ops.size());
      switch (ops.get(i)) {
        case Op.Let _, Op.LetBits _ -> {}
        case Op.KeepWord _ when asked.isEmpty() -> {}
        case Op.FinishIf(BoolExpr test, List<Op> first) when first.isEmpty() && !calls(test) ->
            asked.add(test);
        case Op.Require(BoolExpr test)
            when asked.isEmpty() && !calls(test) && after.equals(YES) -> {
          return Optional.of(List.of(test));
        }
        case Op.Define _, Op.Control _, Op.Store _, Op.Emit _, Op.Track _ -> {
          return Optional.empty();
        }
      }
    }
    return asked.isEmpty() ? Optional.empty() : Optional.of(asked);
  }

  private static boolean calls(BoolExpr test) {
    return test.any(BoolExpr.Call.class::isInstance);
  }

  /** A statement after which others follow. */
  private void simple(Op op, Renaming names, List<Op> result) {
    switch (op) {
      case Op.Let(int local, IntExpr value) -> names.ints.put(local, named(value, names, result));
      case Op.LetBits(int local, BitboardExpr value) -> {
        BitboardExpr word = names.replacing.of(value);
        if (looksUp(word)) {
          names.known.words.settle(result);
        }
        if (word instanceof BitboardExpr.Local(int number)) {
          names.bits.put(local, number);
        } else {
          names.bits.put(local, words);
          defined.put(words, word);
          if (word instanceof BitboardExpr.Stored(int place)) {
            names.known.words.found(place, new BitboardExpr.Local(words));
          }
          result.add(new Op.LetBits(words++, word));
        }
      }
      case Op.LetNumber(int local, List<BitboardExpr> of, Op.SetNumber which) -> {
        List<BitboardExpr> set = of.stream().map(names.replacing::of).toList();
        if (set.stream().anyMatch(StraightLineInliner::looksUp)) {
          names.known.words.settle(result);
        }
        names.ints.put(local, new IntExpr.Local(locals));
        if (which != Op.SetNumber.SIZE) {
          names.known.tests.define(locals, set);
        }
        result.add(new Op.LetNumber(locals++, set, which));
      }
      case Op.KeepWord keep -> keep(keep, names, result);
      case Op.StoreScalar(int variable, IntExpr value) ->
          names.known.assign(variable, named(value, names, result));
      case Op.StoreCell(int variable, IntExpr index, IntExpr value) -> {
        IntExpr place = named(index, names, result);
        store(new Op.StoreCell(variable, place, of(value, names)), names.known, result);
      }
      case Op.GoTo(int node) -> names.known.node = OptionalInt.of(node);
      case Op.Pick drawing when drawing.isAlone() -> {
        Op.Pick pick = (Op.Pick) drawing.map(names.replacing);
        codes = EnumeratedMoves.of(plan, defined, pick);
        result.add(pick);
      }
      case Op.Require(BoolExpr test) -> require(names.replacing.of(test), names.known, result);
      case Op.FinishIf(BoolExpr test, List<Op> first) when first.isEmpty() -> {
        names.known.settle(result);
        result.add(new Op.FinishIf(names.replacing.of(test), List.of()));
        if (calls(test)) {
          names.known.values.clear(); // the keeper may have assigned something
          names.known.words.forget();
          names.known.cells.clear();
        }
      }
      case Op.Define _, Op.Control _, Op.Store _, Op.Emit _, Op.Track _ ->
          isRefused = true; // moves do more than assignments
    }
  }

  private static void require(BoolExpr test, PlyState known, List<Op> result) {
    if (!known.tests.outcome(test).equals(Optional.of(true))) {
      known.settle(result);
      result.add(new Op.Require(test));
    }
  }

  private static void keep(Op.KeepWord keep, Renaming names, List<Op> result) {
    BitboardForwarding known = names.known.words;
    if (keep.place() instanceof BitboardExpr.Chosen(int origin, IntExpr.Const value, int step)
        && names.replacing.of(keep.word()) instanceof BitboardExpr.Local word) {
      known.keep(origin + value.value() * step, word);
    } else {
      known.settle(result);
      result.add(keep.map(names.replacing));
      known.forget();
    }
  }

  private void store(Op.StoreCell store, PlyState known, List<Op> result) {
    BitboardForwarding words = known.words;
    known.cells.keySet().removeIf(cell -> cell.variable() == store.variable());
    boolean stays =
        store.index() instanceof IntExpr.Local || store.index() instanceof IntExpr.Const;
    if (stays && store.value() instanceof IntExpr.Const) {
      known.cells.put(new IntExpr.Cell(store.variable(), store.index()), store.value());
    }
    if (words.assign(codes, store, result)) {
      result.add(new Op.StoreAlone(store.variable(), store.index(), store.value()));
    } else {
      words.settle(result);
      result.add(store);
      words.lose(store.variable());
    }
  }

  private IntExpr of(IntExpr value, Renaming names) {
    IntExpr after = names.replacing.of(value);
    return after instanceof IntExpr.Either either
        ? codes.flatMap(all -> all.taken(either)).orElse(after)
        : after;
  }

  /** Whether the index of a word of the sets is known only in play. */
  private static boolean looksUp(PlanExpression expression) {
    return expression.any(
        each -> each instanceof BitboardExpr.Chosen || each instanceof BoolExpr.Call);
  }

  /** A constant or a local that has a value. */
  private IntExpr named(IntExpr value, Renaming names, List<Op> result) {
    IntExpr after = of(value, names);
    if (after instanceof IntExpr.Const || after instanceof IntExpr.Local) {
      return after;
    }
    IntExpr.Local local = new IntExpr.Local(locals++);
    result.add(new Op.Let(local.number(), after));
    Optional<int[]> ofMoves = codes.flatMap(all -> all.of(after));
    ofMoves.ifPresent(each -> codes.orElseThrow().know(local.number(), each));
    names.known.tests.define(local.number(), after, ofMoves);
    if (after instanceof IntExpr.Scalar(int variable)) {
      names.known.values.put(variable, local);
    }
    return local;
  }
}
