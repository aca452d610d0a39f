package org.regames.backend.plan.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.CodeExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.MapPart;

/**
 * Reads expressions by predictive recursive descent. Records are created as they are written,
 * without folding constants.
 */
record ExpressionParser(PlanLine line) {
  /** A list in brackets, separated by commas. */
  <T> List<T> list(Supplier<T> one) {
    List<T> all = new ArrayList<>();
    line.expect("[");
    while (!line.takes("]")) {
      if (!all.isEmpty()) {
        line.expect(",");
      }
      all.add(one.get());
    }
    return all;
  }

  public IntExpr value() {
    IntExpr value = factor();
    while (line.takes("*")) {
      value = new IntExpr.Product(value, line.number());
    }
    return value;
  }

  private IntExpr factor() {
    if (line.takes("(")) {
      return inParentheses();
    }
    if (line.takes("depth")) {
      return new IntExpr.Depth();
    }
    if (line.takes("code")) {
      line.expect("[");
      int shift = line.number();
      line.expect("+");
      int width = line.number();
      line.expect("]");
      return new IntExpr.CodeBits(shift, width);
    }
    if (line.takes("decision")) {
      return new IntExpr.Decision(index());
    }
    if (line.seesNamed("x")) {
      return new IntExpr.Local(line.named("x"));
    }
    if (line.seesNamed("s")) {
      return new IntExpr.Scalar(line.named("s"));
    }
    if (line.seesNamed("m")) {
      return new IntExpr.Cell(line.named("m"), index());
    }
    if (line.seesNamed("t")) {
      return new IntExpr.Table(line.named("t"), index());
    }
    if (!line.seesNumber()) {
      throw line.unexpected("a value");
    }
    return new IntExpr.Const(line.number());
  }

  private IntExpr index() {
    line.expect("[");
    IntExpr index = value();
    line.expect("]");
    return index;
  }

  /** A sum, or one of two values: {@code (a + b)}, {@code (test ? a : b)}. */
  private IntExpr inParentheses() {
    if (seesTest()) {
      return either(test());
    }
    IntExpr left = value();
    if (line.takes("+")) {
      IntExpr sum = new IntExpr.Sum(left, value());
      line.expect(")");
      return sum;
    }
    return either(comparison(left));
  }

  private IntExpr either(BoolExpr test) {
    line.expect("?");
    IntExpr yes = value();
    line.expect(":");
    IntExpr no = value();
    line.expect(")");
    return new IntExpr.Either(test, yes, no);
  }

  /** Whether a condition comes next that does not begin with a value. */
  private boolean seesTest() {
    return line.seesNamed("f")
        || line.sees("not")
        || line.sees("any")
        || line.sees("same")
        || line.sees("different")
        || line.sees("some");
  }

  BoolExpr test() {
    if (!seesTest()) {
      return comparison(value());
    }
    if (line.takes("any", "(")) {
      List<BoolExpr> tests = new ArrayList<>();
      while (!line.takes(")")) {
        if (!tests.isEmpty()) {
          line.expect("or");
        }
        tests.add(test());
      }
      return new BoolExpr.AnyOf(tests);
    }
    if (line.takes("some", "of")) {
      return new BoolExpr.Some(list(this::word));
    }
    boolean differs = line.sees("different", "(");
    if (differs || line.sees("same", "(")) {
      line.name();
      return sameMap(differs);
    }
    boolean negated = line.takes("not");
    return new BoolExpr.Call(line.named("f"), list(this::value), negated);
  }

  private BoolExpr sameMap(boolean differs) {
    line.expect("(");
    MapPart left = part();
    line.expect("at");
    int leftPlaces = line.named("t");
    line.expect(",");
    MapPart right = part();
    line.expect("at");
    BoolExpr same = new BoolExpr.SameMap(left, leftPlaces, right, line.named("t"), differs);
    line.expect(")");
    return same;
  }

  /** The rest of a comparison with a value. */
  BoolExpr comparison(IntExpr left) {
    if (line.takes("<")) {
      return new BoolExpr.Less(left, value());
    }
    boolean negated = line.takes("!=");
    if (!negated) {
      line.expect("==");
    }
    return new BoolExpr.Compare(left, value(), negated);
  }

  MapPart part() {
    boolean isTable = line.seesNamed("t");
    int array = line.named(isTable ? "t" : "m");
    line.expect("+");
    return isTable ? new MapPart.OfTable(array, value()) : new MapPart.OfVariable(array, value());
  }

  CodeExpr code() {
    CodeExpr code = codeStart();
    while (true) {
      if (line.takes("|")) {
        IntExpr value = value();
        line.expect("<<");
        code = new CodeExpr.With(code, value, line.number());
      } else if (line.sees("-")) {
        code = new CodeExpr.Plus(code, line.longNumber());
      } else if (line.takes("+")) {
        code = new CodeExpr.Plus(code, line.longNumber());
      } else {
        return code;
      }
    }
  }

  private CodeExpr codeStart() {
    if (line.takes("code")) {
      return new CodeExpr.Code();
    }
    if (line.takes("hash")) {
      return new CodeExpr.Hash();
    }
    if (line.takes("mix", "(")) {
      CodeExpr hash = code();
      line.expect(",");
      IntExpr tag = value();
      line.expect(")");
      return new CodeExpr.Mixed(hash, tag);
    }
    line.expect("0");
    return new CodeExpr.Zero();
  }

  BitboardExpr word() {
    BitboardExpr word = single();
    while (line.sees("<<") || line.sees(">>>")) {
      boolean down = line.takes(">>>");
      if (!down) {
        line.expect("<<");
      }
      int by = line.number();
      word = new BitboardExpr.Shifted(word, down ? -by : by);
    }
    return word;
  }

  private BitboardExpr single() {
    if (line.takes("~")) {
      return new BitboardExpr.Not(single());
    }
    if (line.takes("all", "if")) {
      return new BitboardExpr.When(test());
    }
    if (line.takes("none")) {
      return BitboardExpr.NONE;
    }
    if (line.takes("all")) {
      return BitboardExpr.ALL;
    }
    if (line.seesWord()) {
      return new BitboardExpr.Const(line.word());
    }
    if (line.seesNamed("b")) {
      return new BitboardExpr.Local(line.named("b"));
    }
    if (line.sees("sets")) {
      return stored();
    }
    if (line.seesNamed("w")) {
      return entry();
    }
    if (line.takes("{")) {
      IntExpr number = value();
      int first = line.takes("-") ? line.number() : 0;
      line.expect("}");
      return new BitboardExpr.One(number, first);
    }
    return line.takes("(") ? pair() : function();
  }

  private BitboardExpr pair() {
    BitboardExpr left = word();
    BitboardExpr both = left;
    if (line.takes("&")) {
      both = new BitboardExpr.And(left, word());
    } else if (line.takes("|")) {
      both = new BitboardExpr.Or(left, word());
    }
    line.expect(")");
    return both;
  }

  private BitboardExpr function() {
    if (line.takes("compress", "(")) {
      BitboardExpr word = word();
      line.expect(",");
      BitboardExpr mask = word();
      line.expect(")");
      return new BitboardExpr.Compressed(word, mask);
    }
    boolean turned = line.takes("turned", "(");
    if (!turned && !line.takes("raised", "(")) {
      throw line.unexpected("a bitboard");
    }
    BitboardExpr word = word();
    line.expect(",");
    IntExpr by = value();
    line.expect(")");
    return turned ? new BitboardExpr.Turned(word, by) : new BitboardExpr.Raised(word, by);
  }

  /** {@code sets[7]}, or {@code sets[3 + x0 * 2]}. */
  private BitboardExpr stored() {
    line.expect("sets", "[");
    int origin = line.number();
    if (line.takes("]")) {
      return new BitboardExpr.Stored(origin);
    }
    line.expect("+");
    IntExpr value = value();
    line.expect("]");
    if (!(value instanceof IntExpr.Product(IntExpr of, int step))) {
      throw line.unexpected("as many words as a set has");
    }
    return new BitboardExpr.Chosen(origin, of, step);
  }

  private BitboardExpr entry() {
    int array = line.named("w");
    IntExpr index = index();
    if (!line.takes("at")) {
      return new BitboardExpr.Entry(array, index);
    }
    BitboardExpr at = single();
    return new BitboardExpr.Answer(array, index, at, line.takes("wide"));
  }

  /** {@code sets[3 + x0 * 2]}, where a word is stored. */
  BitboardExpr.Chosen chosen() {
    if (stored() instanceof BitboardExpr.Chosen chosen) {
      return chosen;
    }
    throw line.unexpected("a set that is chosen by a value");
  }
}
