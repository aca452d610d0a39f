package org.regames.backend.planner.optimize.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.CodeExpr;
import org.regames.backend.plan.Drawn;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;

/**
 * Turns a function that adds sets of moves, and does nothing else, into one that draws a move from
 * them. If it tests something first, the sets after a failed test are empty. Candidates for moves
 * may also be in lists made by other functions.
 */
public final class UniformDraw {
  private final Plan plan;

  /** Receives new functions; contains those that a finder calls. */
  private final List<Plan.Function> functions;

  private final Plan.Function finder;
  private final List<Op> before = new ArrayList<>();
  private final List<Drawn> sets = new ArrayList<>();
  private final List<Plan.Function> shares = new ArrayList<>();
  private final List<Integer> listing = new ArrayList<>();
  private final Speculation speculation;
  private int words;

  private UniformDraw(Plan plan, List<Plan.Function> functions, Plan.Function finder) {
    this.plan = plan;
    this.functions = functions;
    this.finder = finder;
    this.speculation = new Speculation(plan);
    this.words = finder.words();
  }

  /**
   * Adds the function that draws, if possible, and returns its number.
   *
   * @param functions receives it and others that it calls
   */
  public static Optional<Integer> of(
      Plan plan, Plan.Function finder, List<Plan.Function> functions) {
    Optional<UniformDraw> all = all(plan, finder, functions);
    if (all.isEmpty()) {
      return Optional.empty();
    }
    UniformDraw picker = all.get();
    List<UniformDraw> parts = new ArrayList<>();
    for (Plan.Function share : picker.shares) {
      Optional<UniformDraw> part = draw(plan, functions, share, false);
      if (part.isEmpty()) {
        return Optional.empty(); // before adding any that would not be called
      }
      parts.add(part.get());
    }
    List<Integer> numbers =
        parts.stream().map(part -> part.add(Plan.Kind.SHARE, List.of())).toList();
    return Optional.of(picker.add(Plan.Kind.PICK, numbers));
  }

  /** The draw from all moves of a function, or of one that it only calls. */
  private static Optional<UniformDraw> all(
      Plan plan, Plan.Function finder, List<Plan.Function> functions) {
    Plan.Function whole = finder;
    while (whole.body().size() == 1
        && whole.body().getFirst() instanceof Op.Invoke(Op.Call call)
        && isWhole(call)) {
      whole = functions.get(call.function());
    }
    return draw(plan, functions, whole, true);
  }

  private static Optional<UniformDraw> draw(
      Plan plan, List<Plan.Function> functions, Plan.Function finder, boolean isFirst) {
    UniformDraw draw = new UniformDraw(plan, functions, finder);
    boolean isDrawn =
        finder.packed()
            && finder.parameters() == 0
            && draw.collect(finder.body(), isFirst, BitboardExpr.ALL);
    return isDrawn ? Optional.of(draw) : Optional.empty();
  }

  /**
   * Adds the function that draws a candidate, if some of them are sets, and returns its number.
   *
   * @param others the function that finds more candidates
   * @param functions receives it and others that it calls
   */
  public static Optional<Integer> ofCandidates(
      Plan plan, Plan.Function finder, Optional<Integer> others, List<Plan.Function> functions) {
    Optional<UniformDraw> all = all(plan, finder, functions);
    if (all.isEmpty()) {
      return Optional.empty();
    }
    UniformDraw picker = all.get();
    List<Integer> numbers = new ArrayList<>();
    for (Plan.Function share : picker.shares) {
      draw(plan, functions, share, false)
          .ifPresentOrElse(
              part -> numbers.add(part.add(Plan.Kind.SHARE, List.of())),
              () -> picker.listing.add(share.number()));
    }
    others.ifPresent(picker.listing::add);
    return picker.sets.isEmpty() && numbers.isEmpty()
        ? Optional.empty()
        : Optional.of(picker.add(Plan.Kind.PICK, numbers));
  }

  /** Whether a call adds moves exactly as its caller would. */
  private static boolean isWhole(Op.Call call) {
    return call.arguments().isEmpty() && call.code().equals(new CodeExpr.Code());
  }

  private int add(Plan.Kind kind, List<Integer> numbers) {
    before.add(new Op.Pick(sets, numbers, listing));
    int number = functions.size();
    functions.add(
        new Plan.Function(
            number, finder.name(), kind, true, List.of(), finder.locals() + 1, 0, words, before));
    return number;
  }

  /**
   * @param isFirst whether it may have shares, and has to continue after a failed test
   * @param open all bits if the tests before hold, else none
   */
  private boolean collect(List<Op> ops, boolean isFirst, BitboardExpr open) {
    BitboardExpr guard = open;
    for (Op op : ops) {
      if (isFirst && op instanceof Op.Require(BoolExpr test)) {
        if (!mayDecide(test, guard)) {
          return false;
        }
        guard = both(guard, named(new BitboardExpr.When(test)));
      } else if (!collect(op, isFirst, guard)) {
        return false;
      }
    }
    return true;
  }

  private boolean collect(Op op, boolean isFirst, BitboardExpr guard) {
    return switch (op) {
      case Op.Let(int local, IntExpr value) -> {
        speculation.set(local, value);
        yield before(op, isAll(guard) || speculation.isSafe(value));
      }
      case Op.LetBits(_, BitboardExpr value) ->
          before(op, isAll(guard) || speculation.isSafe(value));
      case Op.LetNumber _, Op.Grow _, Op.KeepWord _, Op.Require _ -> before(op, isAll(guard));
      case Op.Block(List<Op> body) -> isFirst && collect(body, true, guard);
      case Op.Cascade cascade -> isFirst && collect(cascade, guard);
      case Op.AddSet _, Op.AddMove _, Op.ForSet _ ->
          drawn(op).map(set -> guarded(set, guard)).filter(this::add).isPresent();
      case Op.Invoke(Op.Call call) ->
          isFirst && isWhole(call) && isAll(guard) && shares.add(functions.get(call.function()));
      case Op.Spend _ -> true; // there is no search
      case Op.ForRange _,
          Op.ForTable _,
          Op.Select _,
          Op.StoreScalar _,
          Op.StoreCell _,
          Op.StoreAlone _,
          Op.CopyMap _,
          Op.SaveMap _,
          Op.RestoreMap _,
          Op.FinishIf _,
          Op.Finish _,
          Op.AddWhere _,
          Op.Note _,
          Op.TellTag _,
          Op.GoTo _,
          Op.Once _,
          Op.Clear _,
          Op.OnceState _,
          Op.Forget _,
          Op.Pick _ ->
          false;
    };
  }

  /** Adds a statement before the draw, if allowed. */
  private boolean before(Op op, boolean mayBe) {
    return mayBe && before.add(op);
  }

  /** The same for cases, of which only the first one whose test holds is open. */
  private boolean collect(Op.Cascade cascade, BitboardExpr open) {
    BitboardExpr left = open;
    for (Op.Case one : cascade.cases()) {
      if (!mayDecide(one.test(), left)) {
        return false;
      }
      BitboardExpr holds = named(new BitboardExpr.When(one.test()));
      if (!collect(one.body(), true, both(left, holds))) {
        return false;
      }
      left = both(left, new BitboardExpr.Not(holds));
    }
    return collect(cascade.otherwise(), true, left);
  }

  private static boolean isAll(BitboardExpr guard) {
    return guard.equals(BitboardExpr.ALL);
  }

  /**
   * Whether a test can be made regardless of those before it. A check is only made if no other test
   * precedes it, as it may take longer than the code that it guards.
   */
  private boolean mayDecide(BoolExpr test, BitboardExpr guard) {
    boolean isCheck =
        test instanceof BoolExpr.Call(_, List<IntExpr> arguments, _) && arguments.isEmpty();
    return isCheck ? isAll(guard) : speculation.isSafe(test);
  }

  private BitboardExpr both(BitboardExpr guard, BitboardExpr other) {
    return isAll(guard) ? other : named(new BitboardExpr.And(guard, other));
  }

  private BitboardExpr named(BitboardExpr word) {
    before.add(new Op.LetBits(words, word));
    return new BitboardExpr.Local(words++);
  }

  /** Moves that exist only if a guard is open. */
  private Drawn guarded(Drawn moves, BitboardExpr guard) {
    if (isAll(guard)) {
      return moves;
    }
    return switch (moves) {
      case Op.AddSet set ->
          new Op.AddSet(
              set.local(),
              set.first(),
              guarded(set.words(), guard),
              set.rest(),
              set.code(),
              set.hash());
      case Drawn.Product(int local, int first, List<BitboardExpr> outer, Op.AddSet set) ->
          new Drawn.Product(local, first, guarded(outer, guard), set);
    };
  }

  private List<BitboardExpr> guarded(List<BitboardExpr> all, BitboardExpr guard) {
    return all.stream()
        .map(
            word ->
                word.equals(BitboardExpr.NONE) ? word : named(new BitboardExpr.And(word, guard)))
        .toList();
  }

  /** The moves that a statement adds, if it does no more. */
  private Optional<Drawn> drawn(Op op) {
    return switch (op) {
      case Op.AddSet set -> Optional.of(started(set));
      case Op.AddMove(CodeExpr code, CodeExpr hash, _) -> {
        // A single move is a set with one number, for which it needs a local.
        BitboardExpr one = new BitboardExpr.Const(1);
        yield Optional.of(started(new Op.AddSet(finder.locals(), 0, List.of(one), 0, code, hash)));
      }
      case Op.ForSet(int local, int first, List<BitboardExpr> words, _, List<Op> body)
          when isProduct(body) ->
          Optional.of(new Drawn.Product(local, first, words, started((Op.AddSet) body.getFirst())));
      case Op.Define _, Op.Control _, Op.Store _, Op.Emit _, Op.Track _ -> Optional.empty();
    };
  }

  /** Adds moves, unless that would change their order: those of shares come last. */
  private boolean add(Drawn set) {
    sets.add(set);
    return shares.isEmpty();
  }

  /** Whether a loop only adds the moves of a set that is one word computed before. */
  private static boolean isProduct(List<Op> body) {
    return body.size() == 1
        && body.getFirst() instanceof Op.AddSet set
        && set.words().stream().filter(word -> !word.equals(BitboardExpr.NONE)).count() == 1
        && set.words().stream()
            .allMatch(
                word -> word instanceof BitboardExpr.Local || word instanceof BitboardExpr.Const);
  }

  private static Op.AddSet started(Op.AddSet set) {
    return new Op.AddSet(
        set.local(),
        set.first(),
        set.words(),
        set.rest(),
        started(set.code()),
        new CodeExpr.Zero());
  }

  /**
   * The code of a move of a function that starts paths, so that no part of it is passed. The known
   * part is added at the end.
   */
  private static CodeExpr started(CodeExpr word) {
    return switch (word) {
      case CodeExpr.Code _, CodeExpr.Hash _, CodeExpr.Zero _ -> new CodeExpr.Zero();
      case CodeExpr.With(CodeExpr inner, IntExpr.Const(int number), int shift) ->
          started(new CodeExpr.Plus(inner, (long) number << shift));
      case CodeExpr.With(CodeExpr inner, IntExpr value, int shift) ->
          started(inner) instanceof CodeExpr.Plus(CodeExpr known, long number)
              ? new CodeExpr.Plus(new CodeExpr.With(known, value, shift), number)
              : new CodeExpr.With(started(inner), value, shift);
      case CodeExpr.Plus(CodeExpr inner, long number) ->
          started(inner) instanceof CodeExpr.Plus(CodeExpr known, long more)
              ? new CodeExpr.Plus(known, number + more)
              : new CodeExpr.Plus(started(inner), number);
      case CodeExpr.Mixed(CodeExpr inner, IntExpr tag) -> new CodeExpr.Mixed(started(inner), tag);
    };
  }
}
