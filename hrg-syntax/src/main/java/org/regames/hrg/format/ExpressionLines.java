package org.regames.hrg.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgExpression.Part;
import org.regames.hrg.syntax.Operator;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.format.CommentedLines;

/** Breaks expressions that are too long for one line, or have comments inside. */
final class ExpressionLines {
  /** How many columns a line may have. */
  static final int WIDTH = 100;

  private final CommentedLines lines;

  ExpressionLines(CommentedLines lines) {
    this.lines = lines;
  }

  /** Whether a text fits into a line here. */
  boolean fits(String text) {
    return lines.indentation() + text.length() <= WIDTH;
  }

  /**
   * Adds an item that is mostly one expression.
   *
   * @param before the text up to the expression
   * @param after the text behind it
   * @param place where the whole item is written
   * @param apart whether an empty line comes first, where no text says
   */
  void add(String before, HrgExpression expression, String after, Origin place, boolean apart) {
    boolean commented = lines.hasCommentIn(expression.origin());
    String flat = commented ? "" : before + ExpressionText.of(expression) + after;
    if (!commented && fits(flat)) {
      lines.item(flat, place, apart);
      return;
    }
    switch (expression) {
      case HrgExpression.MapLiteral e -> mapLiteral(before, e, after, place, apart);
      case HrgExpression.Conditional e -> conditional(before, e, after, place, apart);
      case HrgExpression.Binary e when isLogical(e) -> operands(before, e, after, place, apart);
      case HrgExpression.Reference _,
          HrgExpression.Construction _,
          HrgExpression.Application _,
          HrgExpression.Binary _,
          HrgExpression.Membership _ ->
          lines.item(before + ExpressionText.of(expression) + after, place, apart);
    }
  }

  private void mapLiteral(
      String before, HrgExpression.MapLiteral e, String after, Origin place, boolean apart) {
    lines.item(before + "{", place, apart);
    lines.open();
    e.otherwise()
        .ifPresent(value -> add(":", value, e.parts().isEmpty() ? "" : ";", value.origin(), false));
    for (int i = 0; i < e.parts().size(); i++) {
      part(e.parts().get(i), i == e.parts().size() - 1 ? "" : ";");
    }
    lines.close("}" + after, e.origin());
  }

  private void part(Part part, String after) {
    String key = ExpressionText.of(part.key()) + " = ";
    String where = ExpressionText.generators(part.generators()) + after;
    boolean broken = !fits(key + ExpressionText.of(part.value()) + where);
    if (broken && !part.generators().isEmpty()) {
      add(key, part.value(), "", part.origin(), false);
      lines.open();
      lines.more(where.strip());
      lines.close();
    } else {
      add(key, part.value(), where, part.origin(), false);
    }
  }

  private void conditional(
      String before, HrgExpression.Conditional e, String after, Origin place, boolean apart) {
    add(before + "if ", e.condition(), "", place, apart);
    lines.open();
    HrgExpression.Conditional at = e;
    branch("then ", at.consequence(), "");
    while (at.alternative() instanceof HrgExpression.Conditional next) {
      String test = "else if " + ExpressionText.of(next.condition());
      String flat = test + " then " + ExpressionText.branch(next.consequence());
      if (fits(flat)) {
        lines.item(flat, next.origin());
      } else {
        lines.item(test, next.origin());
        branch("then ", next.consequence(), "");
      }
      at = next;
    }
    branch("else ", at.alternative(), after);
    lines.close();
  }

  private void branch(String word, HrgExpression value, String after) {
    boolean nested = value instanceof HrgExpression.Conditional;
    add(word + (nested ? "(" : ""), value, (nested ? ")" : "") + after, value.origin(), false);
  }

  private void operands(
      String before, HrgExpression.Binary e, String after, Origin place, boolean apart) {
    List<HrgExpression> operands = new ArrayList<>();
    Optional<HrgExpression.Binary> at = Optional.of(e);
    HrgExpression first = e;
    while (at.isPresent()) {
      operands.addFirst(at.get().right());
      first = at.get().left();
      at =
          first instanceof HrgExpression.Binary left && left.operator() == e.operator()
              ? Optional.of(left)
              : Optional.empty();
    }
    operand(before, first, e.operator(), true, "", place, apart);
    lines.open();
    for (int i = 0; i < operands.size(); i++) {
      HrgExpression operand = operands.get(i);
      String end = i == operands.size() - 1 ? after : "";
      operand(
          e.operator().symbol() + " ", operand, e.operator(), false, end, operand.origin(), false);
    }
    lines.close();
  }

  private void operand(
      String before,
      HrgExpression operand,
      Operator operator,
      boolean first,
      String after,
      Origin place,
      boolean apart) {
    String text = ExpressionText.operand(operand, operator, first);
    if (!fits(before + text + after)
        && operand instanceof HrgExpression.Binary inner
        && isLogical(inner)) {
      boolean enclosed = ExpressionText.isEnclosed(operand, operator, first);
      operands(before + (enclosed ? "(" : ""), inner, (enclosed ? ")" : "") + after, place, apart);
    } else {
      lines.item(before + text + after, place, apart);
    }
  }

  private static boolean isLogical(HrgExpression.Binary e) {
    return e.operator() == Operator.AND || e.operator() == Operator.OR;
  }
}
