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
public record Replacing(
    List<int[]> tables,
    IntFunction<Int> locals,
    IntFunction<Int> scalars,
    Function<Int.Cell, Int> cells,
    IntUnaryOperator words,
    IntFunction<Bits> stored,
    UnaryOperator<Int> decisions) {

  /** Expressions with others in place of locals that are no words. */
  public static Replacing ofLocals(List<int[]> tables, IntFunction<Int> locals) {
    return new Replacing(
        tables,
        locals,
        Int.Scalar::new,
        cell -> cell,
        word -> word,
        Bits.Stored::new,
        decision -> decision);
  }

  /**
   * Of decisions, where moves have to be codes.
   *
   * @throws Unliftable always
   */
  public static Int refused(Int decision) {
    throw new Unliftable("decisions are noted one by one");
  }

  /** A number with the replacements made. */
  public Int of(Int value) {
    return switch (value) {
      case Int.Local(int number) -> locals.apply(number);
      case Int.Scalar(int variable) -> scalars.apply(variable);
      case Int.Cell(int variable, Int index) -> cells.apply(new Int.Cell(variable, of(index)));
      case Int.Table(int table, Int index) -> {
        Int at = of(index);
        yield at instanceof Int.Const(int place)
            ? new Int.Const(tables.get(table)[place])
            : new Int.Table(table, at);
      }
      case Int.Sum(Int left, Int right) -> Int.sum(of(left), of(right));
      case Int.Product(Int factor, int times) -> Int.product(of(factor), times);
      case Int.Either(Test test, Int yes, Int no) -> {
        Test after = of(test);
        yield Folding.isTrue(after)
            ? of(yes)
            : Folding.isFalse(after) ? of(no) : new Int.Either(after, of(yes), of(no));
      }
      case Int.Const _, Int.Bits _ -> value;
      case Int.Depth _ -> decisions.apply(value);
      case Int.Decision(Int at) -> decisions.apply(new Int.Decision(of(at)));
    };
  }

  /** A condition with the replacements made. */
  public Test of(Test test) {
    return switch (test) {
      case Test.Compare(Int left, Int right, boolean negated) ->
          new Test.Compare(of(left), of(right), negated);
      case Test.Less(Int left, Int right) -> new Test.Less(of(left), of(right));
      case Test.Call(int function, List<Int> arguments, boolean negated) ->
          new Test.Call(function, arguments.stream().map(this::of).toList(), negated);
      case Test.AnyOf(List<Test> tests) -> new Test.AnyOf(tests.stream().map(this::of).toList());
      case Test.SameMap(
              MapPart left,
              int leftPlaces,
              MapPart right,
              int rightPlaces,
              boolean negated) ->
          new Test.SameMap(of(left), leftPlaces, of(right), rightPlaces, negated);
      case Test.Some(List<Bits> some) -> new Test.Some(some.stream().map(this::of).toList());
    };
  }

  /** A part of an array with the replacements made. */
  public MapPart of(MapPart part) {
    return switch (part) {
      case MapPart.OfVariable(int variable, Int start) ->
          new MapPart.OfVariable(variable, of(start));
      case MapPart.OfTable(int table, Int start) -> new MapPart.OfTable(table, of(start));
    };
  }

  /** A word of a set with the replacements made. */
  public Bits of(Bits word) {
    return switch (word) {
      case Bits.Const _ -> word;
      case Bits.Stored(int place) -> stored.apply(place);
      case Bits.Local(int number) -> new Bits.Local(words.applyAsInt(number));
      case Bits.Chosen place -> {
        Bits.Chosen chosen = chosen(place);
        yield chosen.value() instanceof Int.Const(int value)
            ? stored.apply(chosen.origin() + value * chosen.step())
            : chosen;
      }
      case Bits.One(Int number, int first) -> new Bits.One(of(number), first);
      case Bits.And(Bits left, Bits right) -> new Bits.And(of(left), of(right));
      case Bits.Or(Bits left, Bits right) -> new Bits.Or(of(left), of(right));
      case Bits.Not(Bits inner) -> new Bits.Not(of(inner));
      case Bits.Shifted(Bits inner, int by) -> new Bits.Shifted(of(inner), by);
      case Bits.When(Test test) -> new Bits.When(of(test));
      case Bits.Entry(int array, Int index) -> new Bits.Entry(array, of(index));
      case Bits.Compressed(Bits inner, Bits mask) -> new Bits.Compressed(of(inner), of(mask));
      case Bits.Raised(Bits inner, Int by) -> new Bits.Raised(of(inner), of(by));
      case Bits.Turned(Bits inner, Int by) -> new Bits.Turned(of(inner), of(by));
      case Bits.Answer(int array, Int start, Bits index, boolean wide) ->
          new Bits.Answer(array, of(start), of(index), wide);
    };
  }

  /** A place of a set with the replacements made. */
  public Bits.Chosen chosen(Bits.Chosen place) {
    return new Bits.Chosen(place.origin(), of(place.value()), place.step());
  }

  /** Moves that are added, with the replacements made. */
  public Op.AddSet of(Op.AddSet set) {
    int local = ((Int.Local) locals.apply(set.local())).number();
    List<Bits> some = set.words().stream().map(this::of).toList();
    int rest = words.applyAsInt(set.rest());
    return new Op.AddSet(local, set.first(), some, rest, of(set.code()), of(set.hash()));
  }

  /** What is drawn, with the replacements made. */
  public Op.Drawn of(Op.Drawn drawn) {
    return switch (drawn) {
      case Op.AddSet set -> of(set);
      case Op.Product(int counted, int first, List<Bits> outer, Op.AddSet moves) -> {
        int local = ((Int.Local) locals.apply(counted)).number();
        List<Bits> some = outer.stream().map(this::of).toList();
        yield new Op.Product(local, first, some, of(moves));
      }
    };
  }

  /** A word that is no set, with the replacements made. */
  public Word of(Word word) {
    return switch (word) {
      case Word.Zero _, Word.Code _, Word.Hash _ -> word;
      case Word.With(Word inner, Int value, int shift) ->
          new Word.With(of(inner), of(value), shift);
      case Word.Plus(Word inner, long number) -> new Word.Plus(of(inner), number);
      case Word.Mixed(Word hash, Int tag) -> new Word.Mixed(of(hash), of(tag));
    };
  }
}
