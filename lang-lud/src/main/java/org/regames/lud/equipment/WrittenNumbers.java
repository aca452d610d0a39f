package org.regames.lud.equipment;

import java.util.List;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.lud.board.graph.Point;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Numbers in a text, and arithmetic on them. */
final class WrittenNumbers {
  private WrittenNumbers() {}

  /**
   * A whole number.
   *
   * @throws DiagnosticException if it is not one, or does not fit into an int
   */
  static int whole(LudValue value) {
    return switch (value) {
      case LudValue.Number number -> number.whole();
      case LudClause clause -> fitting(clause, wholeArithmetic(clause));
      case LudValue.Text _, LudValue.Name _, LudValue.Flag _, LudValue.Items _ ->
          throw notConstant(value);
    };
  }

  private static long wholeArithmetic(LudClause clause) {
    if (!clause.ludeme().form().isEmpty()) {
      throw notConstant(clause);
    }
    String name = clause.title();
    long a =
        switch (name) {
          case "+", "-", "*", "/", "%", "^", "max", "min", "abs" -> whole(clause.get("a"));
          default -> throw notConstant(clause);
        };
    long b = name.equals("abs") ? 0 : whole(clause.get("b"));
    if (b == 0 && (name.equals("/") || name.equals("%"))) {
      throw divided(clause);
    }
    return switch (name) {
      case "+" -> a + b;
      case "-" -> a - b;
      case "*" -> a * b;
      case "/" -> a / b;
      case "%" -> a % b;
      case "^" -> (long) StrictMath.pow(a, b);
      case "max" -> Math.max(a, b);
      case "min" -> Math.min(a, b);
      default -> Math.abs(a);
    };
  }

  private static int fitting(LudClause clause, long value) {
    if (value != (int) value) {
      throw new DiagnosticException(
          Diagnostic.error("bad-board", clause.origin(), "this number is too large: " + value));
    }
    return (int) value;
  }

  /** Numbers have single precision in all computations. */
  static double decimal(LudValue value) {
    return (float)
        switch (value) {
          case LudValue.Number number -> number.value();
          case LudClause clause when clause.kind() == Kind.FLOAT -> decimalArithmetic(clause);
          case LudClause clause -> whole(clause);
          case LudValue.Flag flag -> flag.value() ? 1 : 0;
          case LudValue.Text _, LudValue.Name _, LudValue.Items _ -> throw notConstant(value);
        };
  }

  private static double decimalArithmetic(LudClause clause) {
    String name = clause.title();
    if (name.equals("toFloat")) {
      return decimal(clause.get("value"));
    }
    if (clause.ludeme().form().equals("list")) {
      return decimals(clause.list("values"), name.equals("+"));
    }
    double a = decimal(clause.get("a"));
    if (clause.ludeme().form().equals("negative")) {
      return -a;
    }
    return switch (name) {
      case "abs" -> Math.abs(a);
      case "sqrt" -> Math.sqrt(a);
      case "sin" -> StrictMath.sin(a);
      case "cos" -> StrictMath.cos(a);
      case "tan" -> StrictMath.tan(a);
      case "exp" -> StrictMath.exp(a);
      case "log" -> StrictMath.log(a);
      case "log10" -> StrictMath.log10(a);
      default -> decimalArithmetic(clause, a, decimal(clause.get("b")));
    };
  }

  private static double decimalArithmetic(LudClause clause, double a, double b) {
    return switch (clause.title()) {
      case "+" -> a + b;
      case "-" -> a - b;
      case "*" -> a * b;
      case "/" -> {
        if (b == 0) {
          throw divided(clause);
        }
        yield a / b;
      }
      case "^" -> StrictMath.pow(a, b);
      case "max" -> Math.max(a, b);
      case "min" -> Math.min(a, b);
      default -> throw notConstant(clause);
    };
  }

  private static double decimals(List<LudValue> values, boolean sum) {
    float result = sum ? 0 : 1;
    for (LudValue value : values) {
      result = (float) (sum ? result + decimal(value) : result * decimal(value));
    }
    return result;
  }

  /** A point: two numbers, or three. */
  static Point point(LudValue value) {
    List<LudValue> numbers = items(value);
    if (numbers.size() != 2 && numbers.size() != 3) {
      throw new DiagnosticException(
          Diagnostic.error(
              "bad-board", value.origin(), "a point has two or three numbers, as in `{0.5 1}`"));
    }
    return GraphReader.placed(
        value,
        () ->
            new Point(
                decimal(numbers.get(0)),
                decimal(numbers.get(1)),
                numbers.size() == 3 ? decimal(numbers.get(2)) : 0));
  }

  static List<Point> points(LudValue value) {
    return items(value).stream().map(WrittenNumbers::point).toList();
  }

  /** Two numbers of vertices. */
  static int[] pair(LudValue value) {
    List<LudValue> numbers = items(value);
    if (numbers.size() != 2) {
      throw new DiagnosticException(
          Diagnostic.error("bad-board", value.origin(), "an edge has two ends, as in `{0 1}`"));
    }
    return new int[] {whole(numbers.get(0)), whole(numbers.get(1))};
  }

  static List<LudValue> items(LudValue value) {
    if (value instanceof LudValue.Items items) {
      return items.values();
    }
    throw notConstant(value);
  }

  private static DiagnosticException divided(LudClause clause) {
    return new DiagnosticException(
        Diagnostic.error("division-by-zero", clause.origin(), "this divides by zero"));
  }

  private static DiagnosticException notConstant(LudValue value) {
    return new DiagnosticException(
        Diagnostic.error(
            "bad-board",
            value.origin(),
            "the equipment is made before the game begins: only numbers, and arithmetic on them,"
                + " are known here"));
  }
}
