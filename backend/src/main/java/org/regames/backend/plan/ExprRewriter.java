package org.regames.backend.plan;

import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;

/**
 * Expressions with others in place of locals and variables. What has become constant is worked out.
 *
 * @param tables the tables of the plan
 * @param locals what a local becomes
 * @param scalars what a variable without array becomes
 * @param cells what a place in the array of a map becomes
 * @param words what a local word becomes
 * @param stored what a word of the sets of the state becomes
 * @param decisions what a decision that is noted becomes, and how many there are before
 */
public record ExprRewriter(
    List<int[]> tables,
    IntFunction<IntExpr> locals,
    IntFunction<IntExpr> scalars,
    Function<IntExpr.Cell, IntExpr> cells,
    IntUnaryOperator words,
    IntFunction<BitboardExpr> stored,
    UnaryOperator<IntExpr> decisions) {

  /** Expressions with others in place of locals that are no words. */
  public static ExprRewriter ofLocals(List<int[]> tables, IntFunction<IntExpr> locals) {
    return new ExprRewriter(
        tables,
        locals,
        IntExpr.Scalar::new,
        cell -> cell,
        word -> word,
        BitboardExpr.Stored::new,
        decision -> decision);
  }

  /**
   * Of decisions, where moves have to be codes.
   *
   * @throws NotVectorizable always
   */
  public static IntExpr refused(IntExpr decision) {
    throw new NotVectorizable("decisions are noted one by one");
  }

  /** A number with the replacements made. */
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
      case IntExpr.Sum(IntExpr left, IntExpr right) -> IntExpr.sum(of(left), of(right));
      case IntExpr.Product(IntExpr factor, int times) -> IntExpr.product(of(factor), times);
      case IntExpr.Either(BoolExpr test, IntExpr yes, IntExpr no) -> {
        BoolExpr after = of(test);
        yield ConstantFolding.isTrue(after)
            ? of(yes)
            : ConstantFolding.isFalse(after) ? of(no) : new IntExpr.Either(after, of(yes), of(no));
      }
      case IntExpr.Const _, IntExpr.CodeBits _ -> value;
      case IntExpr.Depth _ -> decisions.apply(value);
      case IntExpr.Decision(IntExpr at) -> decisions.apply(new IntExpr.Decision(of(at)));
    };
  }

  /** A condition with the replacements made. */
  public BoolExpr of(BoolExpr test) {
    return switch (test) {
      case BoolExpr.Compare(IntExpr left, IntExpr right, boolean negated) ->
          new BoolExpr.Compare(of(left), of(right), negated);
      case BoolExpr.Less(IntExpr left, IntExpr right) -> new BoolExpr.Less(of(left), of(right));
      case BoolExpr.Call(int function, List<IntExpr> arguments, boolean negated) ->
          new BoolExpr.Call(function, arguments.stream().map(this::of).toList(), negated);
      case BoolExpr.AnyOf(List<BoolExpr> tests) ->
          new BoolExpr.AnyOf(tests.stream().map(this::of).toList());
      case BoolExpr.SameMap(
              MapPart left,
              int leftPlaces,
              MapPart right,
              int rightPlaces,
              boolean negated) ->
          new BoolExpr.SameMap(of(left), leftPlaces, of(right), rightPlaces, negated);
      case BoolExpr.Some(List<BitboardExpr> some) ->
          new BoolExpr.Some(some.stream().map(this::of).toList());
    };
  }

  /** A part of an array with the replacements made. */
  public MapPart of(MapPart part) {
    return switch (part) {
      case MapPart.OfVariable(int variable, IntExpr start) ->
          new MapPart.OfVariable(variable, of(start));
      case MapPart.OfTable(int table, IntExpr start) -> new MapPart.OfTable(table, of(start));
    };
  }

  /** A word of a set with the replacements made. */
  public BitboardExpr of(BitboardExpr word) {
    return switch (word) {
      case BitboardExpr.Const _ -> word;
      case BitboardExpr.Stored(int place) -> stored.apply(place);
      case BitboardExpr.Local(int number) -> new BitboardExpr.Local(words.applyAsInt(number));
      case BitboardExpr.Chosen place -> {
        BitboardExpr.Chosen chosen = chosen(place);
        yield chosen.value() instanceof IntExpr.Const(int value)
            ? stored.apply(chosen.origin() + value * chosen.step())
            : chosen;
      }
      case BitboardExpr.One(IntExpr number, int first) -> new BitboardExpr.One(of(number), first);
      case BitboardExpr.And(BitboardExpr left, BitboardExpr right) ->
          new BitboardExpr.And(of(left), of(right));
      case BitboardExpr.Or(BitboardExpr left, BitboardExpr right) ->
          new BitboardExpr.Or(of(left), of(right));
      case BitboardExpr.Not(BitboardExpr inner) -> new BitboardExpr.Not(of(inner));
      case BitboardExpr.Shifted(BitboardExpr inner, int by) ->
          new BitboardExpr.Shifted(of(inner), by);
      case BitboardExpr.When(BoolExpr test) -> new BitboardExpr.When(of(test));
      case BitboardExpr.Entry(int array, IntExpr index) -> new BitboardExpr.Entry(array, of(index));
      case BitboardExpr.Compressed(BitboardExpr inner, BitboardExpr mask) ->
          new BitboardExpr.Compressed(of(inner), of(mask));
      case BitboardExpr.Raised(BitboardExpr inner, IntExpr by) ->
          new BitboardExpr.Raised(of(inner), of(by));
      case BitboardExpr.Turned(BitboardExpr inner, IntExpr by) ->
          new BitboardExpr.Turned(of(inner), of(by));
      case BitboardExpr.Answer(int array, IntExpr start, BitboardExpr index, boolean wide) ->
          new BitboardExpr.Answer(array, of(start), of(index), wide);
    };
  }

  /** A place of a set with the replacements made. */
  public BitboardExpr.Chosen chosen(BitboardExpr.Chosen place) {
    return new BitboardExpr.Chosen(place.origin(), of(place.value()), place.step());
  }

  /** Moves that are added, with the replacements made. */
  public Op.AddSet of(Op.AddSet set) {
    int local = ((IntExpr.Local) locals.apply(set.local())).number();
    List<BitboardExpr> some = set.words().stream().map(this::of).toList();
    int rest = words.applyAsInt(set.rest());
    return new Op.AddSet(local, set.first(), some, rest, of(set.code()), of(set.hash()));
  }

  /** What is drawn, with the replacements made. */
  public Op.Drawn of(Op.Drawn drawn) {
    return switch (drawn) {
      case Op.AddSet set -> of(set);
      case Op.Product(int counted, int first, List<BitboardExpr> outer, Op.AddSet moves) -> {
        int local = ((IntExpr.Local) locals.apply(counted)).number();
        List<BitboardExpr> some = outer.stream().map(this::of).toList();
        yield new Op.Product(local, first, some, of(moves));
      }
    };
  }

  /** A word that is no set, with the replacements made. */
  public CodeExpr of(CodeExpr word) {
    return switch (word) {
      case CodeExpr.Zero _, CodeExpr.Code _, CodeExpr.Hash _ -> word;
      case CodeExpr.With(CodeExpr inner, IntExpr value, int shift) ->
          new CodeExpr.With(of(inner), of(value), shift);
      case CodeExpr.Plus(CodeExpr inner, long number) -> new CodeExpr.Plus(of(inner), number);
      case CodeExpr.Mixed(CodeExpr hash, IntExpr tag) -> new CodeExpr.Mixed(of(hash), of(tag));
    };
  }
}
