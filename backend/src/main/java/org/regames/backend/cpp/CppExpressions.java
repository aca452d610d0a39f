package org.regames.backend.cpp;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.CodeExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.MapPart;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;

/** Expressions and conditions of a plan in C++. */
record CppExpressions(Plan plan, CppNames names) {
  public String map(int variable) {
    return "s." + names.variable(variable);
  }

  static String table(int table) {
    return "t" + table;
  }

  String part(MapPart part) {
    return switch (part) {
      case MapPart.OfVariable(int variable, IntExpr start) -> map(variable) + ", " + text(start);
      case MapPart.OfTable(int table, IntExpr start) -> table(table) + ", " + text(start);
    };
  }

  String text(IntExpr value) {
    return switch (value) {
      case IntExpr.Const(int number) -> Integer.toString(number);
      case IntExpr.Local(int local) -> local(local);
      case IntExpr.Depth _ -> "depth";
      case IntExpr.Scalar(int variable) -> map(variable);
      case IntExpr.Cell(int variable, IntExpr index) -> map(variable) + "[" + place(index) + "]";
      case IntExpr.Table(int table, IntExpr index) -> table(table) + "[" + place(index) + "]";
      case IntExpr.Sum(IntExpr left, IntExpr.Const(int number)) when number < 0 ->
          text(left) + " - " + -(long) number;
      case IntExpr.Sum(IntExpr left, IntExpr right) -> text(left) + " + " + text(right);
      case IntExpr.Product(IntExpr.Sum sum, int factor) -> "(" + text(sum) + ") * " + factor;
      case IntExpr.Product(IntExpr factor, int other) -> text(factor) + " * " + other;
      case IntExpr.Either(BoolExpr test, IntExpr yes, IntExpr no) ->
          "(" + text(test, false) + " ? " + text(yes) + " : " + text(no) + ")";
      case IntExpr.CodeBits(int shift, int width) ->
          "bits(code, " + shift + ", 0x" + Long.toHexString((1L << width) - 1) + ")";
      case IntExpr.Decision(IntExpr at) -> "m.decision(" + text(at) + ")";
    };
  }

  /**
   * An index into an array. A constant is added after widening the rest to the size of addresses,
   * so that it becomes part of the address and is not added each time.
   */
  String place(IntExpr index) {
    if (index instanceof IntExpr.Const(int number)) {
      return Integer.toString(number);
    }
    return index instanceof IntExpr.Sum(IntExpr left, IntExpr.Const(int number))
        ? place(left) + (number < 0 ? " - " + -(long) number : " + " + number)
        : "at(" + text(index) + ")";
  }

  static String local(int number) {
    return "x" + number;
  }

  /** A value assigned to a variable of a set type: symbols by name. */
  String symbol(IntExpr value) {
    return value instanceof IntExpr.Const(int number)
        ? "symbol::" + names.symbol(number)
        : text(value);
  }

  /** A value assigned to a variable; some variables hold numbers of maps rather than symbols. */
  String valueOf(int variable, IntExpr value) {
    boolean numbersMaps = plan.layout().variables().get(variable).choices().isPresent();
    return numbersMaps ? text(value) : symbol(value);
  }

  String text(CodeExpr word) {
    return switch (word) {
      case CodeExpr.Zero _ -> "0";
      case CodeExpr.Code _ -> "code";
      case CodeExpr.Hash _ -> "hash";
      case CodeExpr.With(CodeExpr inner, IntExpr.Const(int number), _) when number == 0 ->
          text(inner);
      case CodeExpr.With(CodeExpr inner, IntExpr value, int shift) -> {
        String bits = "Word(" + text(value) + ")" + (shift == 0 ? "" : " << " + shift);
        yield text(inner) + " | " + bits;
      }
      case CodeExpr.Plus(CodeExpr inner, long number) ->
          "(Word(" + text(inner) + ") + Word(" + number + "))";
      case CodeExpr.Mixed(CodeExpr hash, IntExpr tag) ->
          "mix(" + text(hash) + ", " + symbol(tag) + ")";
    };
  }

  /** A condition, or its opposite. */
  String text(BoolExpr test, boolean opposite) {
    return switch (test) {
      case BoolExpr.Compare(IntExpr left, IntExpr right, boolean negated) ->
          compared(left, right) + (negated != opposite ? " != " : " == ") + compared(right, left);
      case BoolExpr.Less(IntExpr left, IntExpr right) ->
          text(left) + (opposite ? " >= " : " < ") + text(right);
      case BoolExpr.Call(int function, List<IntExpr> arguments, boolean negated) ->
          (negated != opposite ? "!" : "") + call(function, arguments);
      case BoolExpr.AnyOf(List<BoolExpr> tests) ->
          (opposite ? "!(" : "(")
              + tests.stream().map(one -> text(one, false)).collect(Collectors.joining(" || "))
              + ")";
      case BoolExpr.Some(List<BitboardExpr> words) -> {
        String all = words.stream().map(this::text).collect(Collectors.joining(" | "));
        yield (words.size() > 1 ? "(" + all + ")" : all) + (opposite ? " == 0" : " != 0");
      }
      case BoolExpr.SameMap(
              var left,
              int leftPlaces,
              var right,
              int rightPlaces,
              boolean negated) ->
          (negated != opposite ? "!" : "")
              + "same_places("
              + String.join(", ", part(left), table(leftPlaces), part(right), table(rightPlaces))
              + ")";
    };
  }

  /** A word of a set. */
  String text(BitboardExpr word) {
    return switch (word) {
      case BitboardExpr.Const(long number) ->
          number < 0 || number > 9
              ? "0x" + Long.toHexString(number) + "U"
              : Long.toString(number) + "U";
      case BitboardExpr.Stored(int place) -> "s.sets[" + place + "]";
      case BitboardExpr.Chosen(int origin, IntExpr.Const(int value), int step) ->
          "s.sets[" + (origin + value * step) + "]";
      case BitboardExpr.Chosen(int origin, IntExpr value, int step) ->
          "s.sets["
              + place(new IntExpr.Sum(new IntExpr.Product(value, step), new IntExpr.Const(origin)))
              + "]";
      case BitboardExpr.One(IntExpr number, int first) ->
          "one(" + text(number) + ", " + first + ")";
      case BitboardExpr.Local(int number) -> word(number);
      case BitboardExpr.And(BitboardExpr left, BitboardExpr right) ->
          operand(left) + " & " + operand(right);
      case BitboardExpr.Or(BitboardExpr left, BitboardExpr right) ->
          operand(left) + " | " + operand(right);
      case BitboardExpr.Not(BitboardExpr inner) -> "~" + operand(inner);
      case BitboardExpr.Shifted(BitboardExpr inner, int by) ->
          operand(inner) + (by < 0 ? " >> " : " << ") + Math.abs(by);
      case BitboardExpr.When(BoolExpr test) -> "(" + text(test, false) + " ? ~Word{0} : Word{0})";
      case BitboardExpr.Entry(int array, IntExpr index) -> words(array, place(index));
      case BitboardExpr.Compressed(BitboardExpr inner, BitboardExpr mask) ->
          "compress(" + text(inner) + ", " + text(mask) + ")";
      case BitboardExpr.Raised(BitboardExpr.Const(long number), IntExpr by) ->
          "Word{" + number + "U} << (" + text(by) + ")";
      case BitboardExpr.Raised(BitboardExpr inner, IntExpr by) ->
          operand(inner) + " << (" + text(by) + ")";
      case BitboardExpr.Turned(BitboardExpr inner, IntExpr by) ->
          "std::rotr(" + text(inner) + ", " + text(by) + ")";
      case BitboardExpr.Answer(int array, IntExpr start, BitboardExpr index, boolean wide) -> {
        String more = wide ? " + (" + operand(index) + " >> 6)" : "";
        yield words(array, place(start) + more) + " >> (" + operand(index) + " & 63)";
      }
    };
  }

  private String operand(BitboardExpr word) {
    return switch (word) {
      case BitboardExpr.Const _,
          BitboardExpr.Stored _,
          BitboardExpr.Chosen _,
          BitboardExpr.One _,
          BitboardExpr.Local _,
          BitboardExpr.Not _,
          BitboardExpr.When _,
          BitboardExpr.Entry _,
          BitboardExpr.Compressed _,
          BitboardExpr.Turned _ ->
          text(word);
      case BitboardExpr.And _,
          BitboardExpr.Or _,
          BitboardExpr.Shifted _,
          BitboardExpr.Raised _,
          BitboardExpr.Answer _ ->
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

  /** One side of a comparison: symbols by name if the other side shows that it is one. */
  private String compared(IntExpr side, IntExpr other) {
    return switch (other) {
      case IntExpr.Scalar(int variable) -> valueOf(variable, side);
      case IntExpr.Cell _ -> symbol(side);
      case IntExpr.Const _,
          IntExpr.Local _,
          IntExpr.Table _,
          IntExpr.OfMove _,
          IntExpr.Computed _ ->
          text(side);
    };
  }

  /** A call of a function that returns a value. */
  private String call(int function, List<IntExpr> arguments) {
    List<String> all = new ArrayList<>(List.of("s", "m"));
    arguments.forEach(argument -> all.add(text(argument)));
    return names.function(function) + "(" + String.join(", ", all) + ")";
  }

  /** A call of a function that finds moves, plays them or produces their tags. */
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
