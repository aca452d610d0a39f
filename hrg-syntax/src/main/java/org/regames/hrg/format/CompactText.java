package org.regames.hrg.format;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgGame;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.Operator;

/**
 * Writes HRG syntax trees on few lines, which are filled: the tags of a move stand on one, and
 * conditions and members of domains on as many as it takes. Without comments; {@link HrgText} keeps
 * those.
 */
public final class CompactText {
  private static final int WIDTH = 100;

  private final StringBuilder text = new StringBuilder();

  private CompactText() {}

  /**
   * A game as text: an empty line parts functions and graphs from what is before and after, and
   * domains from variables. Linear in the length of the text.
   */
  public static String of(HrgGame game) {
    CompactText code = new CompactText();
    HrgDefinition before = null;
    for (HrgDefinition definition : game.definitions()) {
      boolean isApart =
          before != null
              && (before.getClass() != definition.getClass()
                  || before instanceof HrgDefinition.Function
                  || before instanceof HrgDefinition.Graph);
      code.text.append(isApart ? "\n" : "");
      code.definition(definition);
      before = definition;
    }
    return code.text.toString();
  }

  private void definition(HrgDefinition definition) {
    switch (definition) {
      case HrgDefinition.Domain e -> domain(e);
      case HrgDefinition.Variable e -> variable(e);
      case HrgDefinition.Function e -> function(e);
      case HrgDefinition.Graph e -> graph(e);
    }
    text.append('\n');
  }

  private void domain(HrgDefinition.Domain e) {
    List<String> members = e.elements().stream().map(DefinitionLines::element).toList();
    text.append(wrapped(HrgKeywords.DOMAIN + " " + e.name() + " = ", members, " | "));
  }

  private void variable(HrgDefinition.Variable e) {
    String start = e.name() + " : " + e.type();
    text.append(e.initial().map(value -> initial(start + " = ", value)).orElse(start));
  }

  private static String initial(String start, HrgExpression value) {
    return value instanceof HrgExpression.MapLiteral map
        ? wrapped(start + "{ ", parts(map), " ") + " }"
        : start + ExpressionText.of(value);
  }

  /** The parts of a map, those of maps in it one by one, with what is between them. */
  private static List<String> parts(HrgExpression.MapLiteral map) {
    List<String> parts = new ArrayList<>();
    map.otherwise().ifPresent(value -> parts.add(":" + ExpressionText.of(value)));
    for (HrgExpression.Part part : map.parts()) {
      String start = ExpressionText.of(part.key()) + " = ";
      String generators = ExpressionText.generators(part.generators());
      if (!parts.isEmpty()) {
        parts.set(parts.size() - 1, parts.getLast() + ";");
      }
      if (part.value() instanceof HrgExpression.MapLiteral inner) {
        List<String> all = parts(inner);
        all.set(0, start + "{ " + all.getFirst());
        all.set(all.size() - 1, all.getLast() + " }" + generators);
        parts.addAll(all);
      } else {
        parts.add(start + ExpressionText.of(part.value()) + generators);
      }
    }
    return parts;
  }

  private void function(HrgDefinition.Function e) {
    text.append(e.name()).append(" : ").append(e.type());
    for (HrgDefinition.Case line : e.cases()) {
      String start =
          line.patterns().stream()
              .map(ExpressionText::pattern)
              .collect(Collectors.joining(", ", e.name() + "(", ") = "));
      text.append('\n').append(body(start, line.body()));
    }
  }

  /** Where one of several conditions has to hold, what follows from that has its own line. */
  private static String body(String start, HrgExpression body) {
    if (body instanceof HrgExpression.Conditional e
        && e.condition().operands(Operator.OR).size() > 1) {
      List<String> parts =
          e.condition().operands(Operator.OR).stream()
              .map(part -> ExpressionText.operand(part, Operator.OR, true))
              .toList();
      return wrapped(start + "if ", parts, " || ")
          + "\n  then "
          + ExpressionText.branch(e.consequence())
          + " else "
          + ExpressionText.of(e.alternative());
    }
    return start + ExpressionText.of(body);
  }

  private void graph(HrgDefinition.Graph e) {
    String parameters =
        e.parameters().stream()
            .map(parameter -> parameter.name() + " : " + parameter.type())
            .collect(Collectors.joining(", ", "(", ")"));
    text.append(e.reusable() ? HrgKeywords.REUSABLE + " " : "");
    text.append(HrgKeywords.GRAPH).append(' ').append(e.name()).append(parameters);
    block(e.body(), 0);
  }

  /** Some words with something between, on as many lines as it takes. */
  private static String wrapped(String start, List<String> parts, String between) {
    StringBuilder text = new StringBuilder(start);
    int line = start.length();
    for (int i = 0; i < parts.size(); i++) {
      String part = parts.get(i);
      String before = i == 0 ? "" : between;
      if (i > 0 && line + before.length() + part.length() > WIDTH) {
        text.append("\n  ");
        before = before.stripLeading();
        line = 2;
      }
      text.append(before).append(part);
      line += before.length() + part.length();
    }
    return text.toString();
  }

  private void block(Block block, int depth) {
    text.append(" {\n");
    boolean inTags = false;
    for (HrgStatement statement : block.statements()) {
      boolean isTag =
          statement instanceof HrgStatement.Tag || statement instanceof HrgStatement.VariableTag;
      if (inTags) {
        text.append(isTag ? " " : "\n");
      }
      text.append(inTags && isTag ? "" : indent(depth + 1));
      statement(statement, depth + 1);
      text.append(isTag ? "" : "\n");
      inTags = isTag;
    }
    text.append(inTags ? "\n" : "").append(indent(depth)).append('}');
  }

  private static String indent(int depth) {
    return "  ".repeat(depth);
  }

  private void statement(HrgStatement statement, int depth) {
    switch (statement) {
      case HrgStatement.Check(HrgExpression condition, _) -> check(condition, depth);
      case HrgStatement.If e -> {
        for (HrgStatement.Arm arm : e.arms()) {
          boolean isFirst = arm == e.arms().getFirst();
          text.append(isFirst ? "" : " ");
          head((isFirst ? "" : "else ") + StatementText.of(arm), depth);
          block(arm.body(), depth);
        }
        e.otherwise()
            .ifPresent(
                body -> {
                  text.append(" else");
                  block(body, depth);
                });
      }
      case HrgStatement.Branch e -> {
        for (Block alternative : e.alternatives()) {
          text.append(alternative == e.alternatives().getFirst() ? HrgKeywords.BRANCH : " or");
          block(alternative, depth);
        }
      }
      case HrgStatement.While _,
          HrgStatement.Loop _,
          HrgStatement.BranchIn _,
          HrgStatement.Repeat _,
          HrgStatement.RepeatIn _ -> {
        head(StatementText.of(statement), depth);
        block(statement.blocks().getFirst(), depth);
      }
      case HrgStatement.Assignment _,
          HrgStatement.AnyAssignment _,
          HrgStatement.Tag _,
          HrgStatement.VariableTag _,
          HrgStatement.Call _,
          HrgStatement.Jump _ ->
          text.append(StatementText.of(statement));
    }
  }

  private void check(HrgExpression condition, int depth) {
    Operator operator =
        condition instanceof HrgExpression.Binary binary && binary.operator() == Operator.OR
            ? Operator.OR
            : Operator.AND;
    List<String> parts =
        condition.operands(operator).stream()
            .map(part -> ExpressionText.operand(part, operator, true))
            .toList();
    String between = " " + operator.symbol() + " ";
    String indent = indent(depth);
    String lines = wrapped(indent + "check(", parts, between).replace("\n", "\n" + indent + "  ");
    text.append(lines.substring(indent.length())).append(')');
  }

  /** What stands before a block, on as many lines as it takes. */
  private void head(String head, int depth) {
    if (2 * depth + head.length() + 2 <= WIDTH) {
      text.append(head);
      return;
    }
    List<String> parts = new ArrayList<>(List.of(head.split("(?= (?:&&|\\|\\|) )")));
    String first = parts.removeFirst();
    text.append(wrapped(first, parts, "").replace("\n  ", "\n" + indent(depth) + "   "));
  }
}
