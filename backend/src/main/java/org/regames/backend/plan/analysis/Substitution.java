package org.regames.backend.plan.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.ExprRewriter;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;

/**
 * Substitutes expressions for locals and variables. Folds what has become constant, and removes
 * statements that have become unreachable.
 *
 * @param tables the tables of the plan
 * @param locals what a local becomes; for those that statements set, another local
 * @param scalars what a variable without an array becomes
 * @param cells what a cell in the array of a map becomes
 * @param bitboards what a local word becomes
 * @param stored what a word of the sets of the state becomes
 * @param decisions what a recorded decision becomes, and the number of those before
 */
public record Substitution(
    List<int[]> tables,
    IntFunction<IntExpr> locals,
    IntFunction<IntExpr> scalars,
    Function<IntExpr.Cell, IntExpr> cells,
    IntUnaryOperator bitboards,
    IntFunction<BitboardExpr> stored,
    UnaryOperator<IntExpr> decisions)
    implements ExprRewriter {

  /** Substitutes expressions for locals other than words. */
  public static Substitution ofLocals(List<int[]> tables, IntFunction<IntExpr> locals) {
    return new Substitution(
        tables,
        locals,
        IntExpr.Scalar::new,
        cell -> cell,
        word -> word,
        BitboardExpr.Stored::new,
        decision -> decision);
  }

  /** Substitutes local words for others. */
  public static Substitution ofWords(List<int[]> tables, IntUnaryOperator words) {
    return new Substitution(
        tables,
        IntExpr.Local::new,
        IntExpr.Scalar::new,
        cell -> cell,
        words,
        BitboardExpr.Stored::new,
        decision -> decision);
  }

  @Override
  public IntExpr of(IntExpr value) {
    return switch (value) {
      case IntExpr.Local(int number) -> locals.apply(number);
      case IntExpr.Scalar(int variable) -> scalars.apply(variable);
      case IntExpr.Cell(int variable, IntExpr index) ->
          cells.apply(new IntExpr.Cell(variable, of(index)));
      case IntExpr.Table(int table, IntExpr index) -> {
        IntExpr at = of(index);
        yield at instanceof IntExpr.Const(int place)
            ? new IntExpr.Const(tables.get(table)[place])
            : new IntExpr.Table(table, at);
      }
      case IntExpr.Either(BoolExpr test, IntExpr yes, IntExpr no) -> {
        BoolExpr after = of(test);
        yield ConstantFolding.isTrue(after)
            ? of(yes)
            : ConstantFolding.isFalse(after) ? of(no) : new IntExpr.Either(after, of(yes), of(no));
      }
      case IntExpr.Depth _, IntExpr.Decision _ -> decisions.apply(value.map(this));
      case IntExpr.Const _, IntExpr.CodeBits _, IntExpr.Sum _, IntExpr.Product _ -> value.map(this);
    };
  }

  @Override
  public BitboardExpr of(BitboardExpr word) {
    BitboardExpr after = word.map(this);
    if (after instanceof BitboardExpr.Chosen(int origin, IntExpr.Const(int value), int step)) {
      return stored.apply(origin + value * step);
    }
    return after instanceof BitboardExpr.Stored(int place) ? stored.apply(place) : after;
  }

  /** The rewritten statements; they end at a requirement that certainly fails. */
  @Override
  public List<Op> of(List<Op> ops) {
    List<Op> result = new ArrayList<>();
    for (Op op : ops) {
      if (op instanceof Op.Cascade(List<Op.Case> cases, List<Op> otherwise)) {
        result.add(cascade(cases, otherwise));
        continue;
      }
      Op after = op.map(this);
      if (!(after instanceof Op.Require(BoolExpr test))) {
        result.add(after);
        continue;
      }
      if (!ConstantFolding.isTrue(test)) {
        result.add(after);
      }
      if (ConstantFolding.isFalse(test)) {
        return result;
      }
    }
    return result;
  }

  private Op cascade(List<Op.Case> cases, List<Op> otherwise) {
    List<Op.Case> left = new ArrayList<>();
    List<Op> last = otherwise;
    for (Op.Case one : cases) {
      BoolExpr test = of(one.test());
      if (ConstantFolding.isTrue(test)) {
        last = one.body();
        break;
      }
      if (!ConstantFolding.isFalse(test)) {
        left.add(new Op.Case(test, of(one.body())));
      }
    }
    return left.isEmpty() ? new Op.Block(of(last)) : new Op.Cascade(left, of(last));
  }

  @Override
  public int local(int number) {
    return ((IntExpr.Local) locals.apply(number)).number();
  }

  @Override
  public int word(int number) {
    return bitboards.applyAsInt(number);
  }
}
