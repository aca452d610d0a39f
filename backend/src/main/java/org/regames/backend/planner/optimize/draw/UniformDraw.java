package org.regames.backend.planner.optimize.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.CodeExpr;
import org.regames.backend.plan.Drawn;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;

/**
 * Turns a function that adds sets of moves, and does nothing else, into one that draws a move from
 * them. Candidates for moves may also be in lists made by other functions.
 */
public final class UniformDraw {
  /** Where the functions go; those that a finder calls are among them. */
  private final List<Plan.Function> functions;

  private final Plan.Function finder;
  private final List<Op> before = new ArrayList<>();
  private final List<Drawn> sets = new ArrayList<>();
  private final List<Plan.Function> shares = new ArrayList<>();
  private final List<Integer> listing = new ArrayList<>();

  private UniformDraw(List<Plan.Function> functions, Plan.Function finder) {
    this.functions = functions;
    this.finder = finder;
  }

  /**
   * The number of the function that draws, if there is one.
   *
   * @param functions where it is added, with others that it calls
   */
  public static Optional<Integer> of(Plan.Function finder, List<Plan.Function> functions) {
    if (finder.body().size() == 1
        && finder.body().getFirst() instanceof Op.Invoke(Op.Call call)
        && isWhole(call)) {
      return of(functions.get(call.function()), functions);
    }
    UniformDraw picker = new UniformDraw(functions, finder);
    if (!finder.packed() || finder.parameters() > 0 || !picker.collect(finder.body(), true)) {
      return Optional.empty();
    }
    List<Integer> numbers = new ArrayList<>();
    for (Plan.Function share : picker.shares) {
      Optional<UniformDraw> part = part(functions, share);
      if (part.isEmpty()) {
        return Optional.empty();
      }
      numbers.add(part.get().add(Plan.Kind.SHARE, List.of()));
    }
    return Optional.of(picker.add(Plan.Kind.PICK, numbers));
  }

  private static Optional<UniformDraw> part(List<Plan.Function> functions, Plan.Function share) {
    UniformDraw part = new UniformDraw(functions, share);
    return Optional.of(part)
        .filter(
            _ -> share.packed() && share.parameters() == 0 && part.collect(share.body(), false));
  }

  /**
   * The number of the function that draws a candidate, where some of them are sets.
   *
   * @param others the function that finds more candidates
   * @param functions where it is added, with others that it calls
   */
  public static Optional<Integer> ofCandidates(
      Plan.Function finder, Optional<Integer> others, List<Plan.Function> functions) {
    if (finder.body().size() == 1
        && finder.body().getFirst() instanceof Op.Invoke(Op.Call call)
        && isWhole(call)) {
      return ofCandidates(functions.get(call.function()), others, functions);
    }
    UniformDraw picker = new UniformDraw(functions, finder);
    if (!finder.packed() || finder.parameters() > 0 || !picker.collect(finder.body(), true)) {
      return Optional.empty();
    }
    List<Integer> numbers = new ArrayList<>();
    for (Plan.Function share : picker.shares) {
      part(functions, share)
          .ifPresentOrElse(
              part -> numbers.add(part.add(Plan.Kind.SHARE, List.of())),
              () -> picker.listing.add(share.number()));
    }
    others.ifPresent(picker.listing::add);
    return picker.sets.isEmpty() && numbers.isEmpty()
        ? Optional.empty()
        : Optional.of(picker.add(Plan.Kind.PICK, numbers));
  }

  /** Whether a function adds moves as its caller would. */
  private static boolean isWhole(Op.Call call) {
    return call.arguments().isEmpty() && call.code().equals(new CodeExpr.Code());
  }

  private int add(Plan.Kind kind, List<Integer> numbers) {
    before.add(new Op.Pick(sets, numbers, listing));
    int number = functions.size();
    functions.add(
        new Plan.Function(
            number,
            finder.name(),
            kind,
            true,
            List.of(),
            finder.locals() + 1,
            0,
            finder.words(),
            before));
    return number;
  }

  /**
   * @param isFirst whether it may have shares, and has to go on where a test fails
   */
  private boolean collect(List<Op> ops, boolean isFirst) {
    for (Op op : ops) {
      switch (op) {
        case Op.Let _, Op.LetBits _, Op.LetFirst _, Op.Grow _, Op.KeepWord _ -> before.add(op);
        case Op.Require _ when !isFirst -> before.add(op);
        case Op.Block(List<Op> body) -> {
          if (!isFirst || !collect(body, true)) {
            return false;
          }
        }
        case Op.AddSet _, Op.AddMove _, Op.ForSet _ -> {
          if (drawn(op).filter(this::add).isEmpty()) {
            return false;
          }
        }
        case Op.Invoke(Op.Call call) -> {
          if (!isFirst || !isWhole(call)) {
            return false;
          }
          shares.add(functions.get(call.function()));
        }
        case Op.Spend _ -> {} // there is no search
        case Op.Require _,
            Op.Cascade _,
            Op.ForRange _,
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
            Op.Pick _ -> {
          return false;
        }
      }
    }
    return true;
  }

  /** The moves that a statement adds, if it does no more. */
  private Optional<Drawn> drawn(Op op) {
    return switch (op) {
      case Op.AddSet set -> Optional.of(started(set));
      case Op.AddMove(CodeExpr code, CodeExpr hash, _) -> {
        // A local counts the one number of the set of a single move.
        BitboardExpr one = new BitboardExpr.Const(1);
        yield Optional.of(started(new Op.AddSet(finder.locals(), 0, List.of(one), 0, code, hash)));
      }
      case Op.ForSet(int local, int first, List<BitboardExpr> words, _, List<Op> body)
          when isProduct(body) ->
          Optional.of(new Drawn.Product(local, first, words, started((Op.AddSet) body.getFirst())));
      case Op.Define _, Op.Control _, Op.Store _, Op.Emit _, Op.Track _ -> Optional.empty();
    };
  }

  /** Adds moves, unless that changed their order: those of shares come last. */
  private boolean add(Drawn set) {
    sets.add(set);
    return shares.isEmpty();
  }

  /**
   * Whether all that a loop does is to add the moves of a set that is one word worked out before.
   */
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
   * The code of a move where the function starts its paths: none of it is given. What is known of
   * it is added at the end.
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
