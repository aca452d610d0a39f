package org.regames.hrg.format;

import java.util.ArrayList;
import java.util.List;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgExpression.Part;
import org.regames.hrg.syntax.Operator;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.format.CommentedLines;

/** Breaks expressions that are too long for one line, or have comments inside. */
record ExpressionLines(CommentedLines lines) {
  /** How many columns a line may have. */
  static final int WIDTH = 100;

  /** How long the parts of a table may be, so that at least three fit on a line. */
  static final int SHORT = 32;

  /** Whether a text fits on a line here. */
  boolean fits(String text) {
    return lines.indentation() + text.length() <= WIDTH;
  }

  /**
   * Fills lines with texts like words of a paragraph. Linear.
   *
   * @param between the separator of two texts on a line
   * @param reserved how many columns of each line are for something else
   */
  List<String> filled(List<String> texts, String between, int reserved) {
    int width = WIDTH - lines.indentation() - reserved;
    List<String> rows = new ArrayList<>();
    StringBuilder row = new StringBuilder();
    for (String text : texts) {
      if (!row.isEmpty() && row.length() + between.length() + text.length() > width) {
        rows.add(row.toString());
        row.setLength(0);
      }
      row.append(row.isEmpty() ? "" : between).append(text);
    }
    rows.add(row.toString());
    return rows;
  }

  /**
   * Adds an item that is mostly one expression.
   *
   * @param before the text up to the expression
   * @param after the text behind it
   * @param place where the whole item is written
   * @param apart whether an empty line comes first, unless a source text decides that
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
    if (e.parts().stream().allMatch(ExpressionLines::isShort) && !lines.hasCommentIn(e.origin())) {
      List<String> parts = new ArrayList<>();
      e.otherwise().ifPresent(value -> parts.add(":" + ExpressionText.of(value)));
      e.parts().stream().map(ExpressionText::part).forEach(parts::add);
      parts.replaceAll(part -> part + ";");
      parts.addLast(parts.removeLast().replaceFirst(";$", ""));
      filled(parts, " ", 0).forEach(lines::more);
      lines.close("}" + after, e.origin());
      return;
    }
    e.otherwise()
        .ifPresent(value -> add(":", value, e.parts().isEmpty() ? "" : ";", value.origin(), false));
    for (int i = 0; i < e.parts().size(); i++) {
      part(e.parts().get(i), i == e.parts().size() - 1 ? "" : ";");
    }
    lines.close("}" + after, e.origin());
  }

  private static boolean isShort(Part part) {
    return part.generators().isEmpty()
        && part.value() instanceof HrgExpression.Reference
        && ExpressionText.part(part).length() < SHORT;
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

  /**
   * A line break that leaves its line too long does not help, so in this case there is none before
   * `then` either.
   */
  private void conditional(
      String before, HrgExpression.Conditional e, String after, Origin place, boolean apart) {
    String start = before + "if " + ExpressionText.of(e.condition());
    String rest = "else " + ExpressionText.of(e.alternative()) + after;
    String both = then(e) + " " + rest;
    boolean isChain = e.alternative() instanceof HrgExpression.Conditional;
    if (!fits(start) && isUnbreakable(e.condition())) {
      lines.item(start + " " + then(e), place, apart);
      lines.open();
    } else {
      add(before + "if ", e.condition(), "", place, apart);
      lines.open();
      if (!isChain && fits(both)) {
        lines.more(both);
        lines.close();
        return;
      }
      branch("then ", e.consequence(), "");
    }
    HrgExpression.Conditional at = e;
    while (at.alternative() instanceof HrgExpression.Conditional next) {
      String test = "else if " + ExpressionText.of(next.condition());
      String line = test + " " + then(next);
      if (fits(line) || !fits(test)) {
        lines.item(line, next.origin());
      } else {
        lines.item(test, next.origin());
        branch("then ", next.consequence(), "");
      }
      at = next;
    }
    branch("else ", at.alternative(), after);
    lines.close();
  }

  private static String then(HrgExpression.Conditional e) {
    return "then " + ExpressionText.branch(e.consequence());
  }

  private static boolean isUnbreakable(HrgExpression condition) {
    return !(condition instanceof HrgExpression.Binary e && isLogical(e));
  }

  private void branch(String word, HrgExpression value, String after) {
    boolean nested = value instanceof HrgExpression.Conditional;
    add(word + (nested ? "(" : ""), value, (nested ? ")" : "") + after, value.origin(), false);
  }

  private void operands(
      String before, HrgExpression.Binary e, String after, Origin place, boolean apart) {
    Operator operator = e.operator();
    List<HrgExpression> operands = e.operands(operator);
    List<String> texts = operands(before, e, after);
    if (texts.stream().allMatch(this::fits) && !lines.hasCommentIn(e.origin())) {
      List<String> rows = filled(texts, " ", CommentedLines.INDENT.length());
      lines.item(rows.getFirst(), place, apart);
      more(rows);
      return;
    }
    operand(before, operands.getFirst(), operator, true, "", place, apart);
    lines.open();
    for (HrgExpression operand : operands.subList(1, operands.size())) {
      String end = operand == operands.getLast() ? after : "";
      operand(operator.symbol() + " ", operand, operator, false, end, operand.origin(), false);
    }
    lines.close();
  }

  /** The operands of a conjunction or disjunction as text, each with the operator before it. */
  private static List<String> operands(String before, HrgExpression.Binary e, String after) {
    List<String> texts = new ArrayList<>();
    for (HrgExpression operand : e.operands(e.operator())) {
      boolean first = texts.isEmpty();
      String start = first ? before : e.operator().symbol() + " ";
      texts.add(start + ExpressionText.operand(operand, e.operator(), first));
    }
    texts.addLast(texts.removeLast() + after);
    return texts;
  }

  /** All rows but the first, indented. */
  private void more(List<String> rows) {
    lines.open();
    rows.stream().skip(1).forEach(lines::more);
    lines.close();
  }

  /**
   * Closes a block with a line that continues with a condition, and more lines if that is long.
   *
   * @param place from the start to the end of the block
   */
  void close(String before, HrgExpression condition, String after, Origin place) {
    String flat = before + ExpressionText.of(condition) + after;
    int inside = CommentedLines.INDENT.length();
    if (flat.length() + lines.indentation() - inside > WIDTH
        && condition instanceof HrgExpression.Binary e
        && isLogical(e)) {
      List<String> rows = filled(operands(before, e, after), " ", 0);
      lines.close(rows.getFirst(), place);
      more(rows);
    } else {
      lines.close(flat, place);
    }
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
