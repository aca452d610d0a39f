package org.regames.backend.cpp;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.regames.backend.plan.Bits;
import org.regames.backend.plan.Int;
import org.regames.backend.plan.MapPart;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.Test;
import org.regames.backend.plan.Word;

/** Expressions and conditions of a plan in C++. */
final class ExpressionText {
  private final Plan plan;
  private final Names names;

  ExpressionText(Plan plan, Names names) {
    this.plan = plan;
    this.names = names;
  }

  String map(int variable) {
    return "s." + names.variable(variable);
  }

  static String table(int table) {
    return "t" + table;
  }

  String part(MapPart part) {
    return switch (part) {
      case MapPart.OfVariable(int variable, Int start) -> map(variable) + ", " + text(start);
      case MapPart.OfTable(int table, Int start) -> table(table) + ", " + text(start);
    };
  }

  String text(Int value) {
    return switch (value) {
      case Int.Const(int number) -> Integer.toString(number);
      case Int.Local(int local) -> local(local);
      case Int.Depth _ -> "depth";
      case Int.Scalar(int variable) -> map(variable);
      case Int.Cell(int variable, Int index) -> map(variable) + "[" + place(index) + "]";
      case Int.Table(int table, Int index) -> table(table) + "[" + place(index) + "]";
      case Int.Sum(Int left, Int.Const(int number)) when number < 0 ->
          text(left) + " - " + -(long) number;
      case Int.Sum(Int left, Int right) -> text(left) + " + " + text(right);
      case Int.Product(Int.Sum sum, int factor) -> "(" + text(sum) + ") * " + factor;
      case Int.Product(Int factor, int other) -> text(factor) + " * " + other;
      case Int.Either(Test test, Int yes, Int no) ->
          "(" + text(test, false) + " ? " + text(yes) + " : " + text(no) + ")";
      case Int.Bits(int shift, int width) ->
          "bits(code, " + shift + ", 0x" + Long.toHexString((1L << width) - 1) + ")";
      case Int.Decision(Int at) -> "m.decision(" + text(at) + ")";
    };
  }

  /**
   * A place of an array. A constant is added after the rest was made as wide as addresses are, so
   * that it is part of the address and not added each time.
   */
  String place(Int index) {
    return switch (index) {
      case Int.Const(int number) -> Integer.toString(number);
      case Int.Sum(Int left, Int.Const(int number)) ->
          place(left) + (number < 0 ? " - " + -(long) number : " + " + number);
      case Int other -> "at(" + text(other) + ")";
    };
  }

  static String local(int number) {
    return "x" + number;
  }

  /** A value that goes to a variable of a set type: symbols by name. */
  String symbol(Int value) {
    return value instanceof Int.Const(int number) ? "symbol::" + names.symbol(number) : text(value);
  }

  /** A value that goes to a variable; some variables hold no symbols but numbers of maps. */
  String valueOf(int variable, Int value) {
    boolean numbersMaps = plan.layout().variables().get(variable).choices().isPresent();
    return numbersMaps ? text(value) : symbol(value);
  }

  String text(Word word) {
    return switch (word) {
      case Word.Zero _ -> "0";
      case Word.Code _ -> "code";
      case Word.Hash _ -> "hash";
      case Word.With(Word inner, Int.Const(int number), _) when number == 0 -> text(inner);
      case Word.With(Word inner, Int value, int shift) -> {
        String bits = "Word(" + text(value) + ")" + (shift == 0 ? "" : " << " + shift);
        yield text(inner) + " | " + bits;
      }
      case Word.Plus(Word inner, long number) ->
          "(Word(" + text(inner) + ") + Word(" + number + "))";
      case Word.Mixed(Word hash, Int tag) -> "mix(" + text(hash) + ", " + symbol(tag) + ")";
    };
  }

  /** A condition, or its opposite. */
  String text(Test test, boolean opposite) {
    return switch (test) {
      case Test.Compare(Int left, Int right, boolean negated) ->
          compared(left, right) + (negated != opposite ? " != " : " == ") + compared(right, left);
      case Test.Less(Int left, Int right) -> text(left) + (opposite ? " >= " : " < ") + text(right);
      case Test.Call(int function, List<Int> arguments, boolean negated) ->
          (negated != opposite ? "!" : "") + call(function, arguments);
      case Test.AnyOf(List<Test> tests) ->
          (opposite ? "!(" : "(")
              + tests.stream().map(one -> text(one, false)).collect(Collectors.joining(" || "))
              + ")";
      case Test.Some(List<Bits> words) -> {
        String all = words.stream().map(this::text).collect(Collectors.joining(" | "));
        yield (words.size() > 1 ? "(" + all + ")" : all) + (opposite ? " == 0" : " != 0");
      }
      case Test.SameMap(var left, int leftPlaces, var right, int rightPlaces, boolean negated) ->
          (negated != opposite ? "!" : "")
              + "same_places("
              + String.join(", ", part(left), table(leftPlaces), part(right), table(rightPlaces))
              + ")";
    };
  }

  /** A word of a set. */
  String text(Bits word) {
    return switch (word) {
      case Bits.Const(long number) ->
          number < 0 || number > 9
              ? "0x" + Long.toHexString(number) + "U"
              : Long.toString(number) + "U";
      case Bits.Stored(int place) -> "s.sets[" + place + "]";
      case Bits.Chosen(int origin, Int.Const(int value), int step) ->
          "s.sets[" + (origin + value * step) + "]";
      case Bits.Chosen(int origin, Int value, int step) ->
          "s.sets[" + place(new Int.Sum(new Int.Product(value, step), new Int.Const(origin))) + "]";
      case Bits.One(Int number, int first) -> "one(" + text(number) + ", " + first + ")";
      case Bits.Local(int number) -> word(number);
      case Bits.And(Bits left, Bits right) -> operand(left) + " & " + operand(right);
      case Bits.Or(Bits left, Bits right) -> operand(left) + " | " + operand(right);
      case Bits.Not(Bits inner) -> "~" + operand(inner);
      case Bits.Shifted(Bits inner, int by) ->
          operand(inner) + (by < 0 ? " >> " : " << ") + Math.abs(by);
      case Bits.When(Test test) -> "(" + text(test, false) + " ? ~Word{0} : Word{0})";
      case Bits.Entry(int array, Int index) -> words(array, place(index));
      case Bits.Compressed(Bits inner, Bits mask) ->
          "compress(" + text(inner) + ", " + text(mask) + ")";
      case Bits.Raised(Bits.Const(long number), Int by) ->
          "Word{" + number + "U} << (" + text(by) + ")";
      case Bits.Raised(Bits inner, Int by) -> operand(inner) + " << (" + text(by) + ")";
      case Bits.Turned(Bits inner, Int by) -> "std::rotr(" + text(inner) + ", " + text(by) + ")";
      case Bits.Answer(int array, Int start, Bits index, boolean wide) -> {
        String more = wide ? " + (" + operand(index) + " >> 6)" : "";
        yield words(array, place(start) + more) + " >> (" + operand(index) + " & 63)";
      }
    };
  }

  private String operand(Bits word) {
    return switch (word) {
      case Bits.Const _,
          Bits.Stored _,
          Bits.Chosen _,
          Bits.One _,
          Bits.Local _,
          Bits.Not _,
          Bits.When _,
          Bits.Entry _,
          Bits.Compressed _,
          Bits.Turned _ ->
          text(word);
      case Bits.And _, Bits.Or _, Bits.Shifted _, Bits.Raised _, Bits.Answer _ ->
          "(" + text(word) + ")";
    };
  }

  /** A constant array of words. */
  static String words(int array) {
    return "w" + array;
  }

  private static String words(int array, String index) {
    return words(array) + "[" + index + "]";
  }

  static String word(int number) {
    return "b" + number;
  }

  /** One side of a comparison: symbols by name where the other side shows that it is one. */
  private String compared(Int side, Int other) {
    return switch (other) {
      case Int.Scalar(int variable) -> valueOf(variable, side);
      case Int.Cell _ -> symbol(side);
      case Int.Const _,
          Int.Local _,
          Int.Depth _,
          Int.Table _,
          Int.Sum _,
          Int.Product _,
          Int.Either _,
          Int.Bits _,
          Int.Decision _ ->
          text(side);
    };
  }

  /** A call of a function with an answer. */
  private String call(int function, List<Int> arguments) {
    List<String> all = new ArrayList<>(List.of("s", "m"));
    arguments.forEach(argument -> all.add(text(argument)));
    return names.function(function) + "(" + String.join(", ", all) + ")";
  }

  /** A call of a function that finds, plays or tells moves. */
  String call(Op.Call call) {
    Plan.Function callee = plan.functions().get(call.function());
    Plan.Kind kind = callee.kind();
    List<String> all = new ArrayList<>(List.of("s", "m"));
    if (kind == Plan.Kind.TELL) {
      all.add("told");
    }
    call.arguments().forEach(argument -> all.add(text(argument)));
    all.add(callee.packed() ? text(call.code()) : text(call.depth()));
    if (Signature.takesHash(plan, kind)) {
      all.add(text(call.hash()));
    }
    return names.function(call.function()) + "(" + String.join(", ", all) + ")";
  }
}
