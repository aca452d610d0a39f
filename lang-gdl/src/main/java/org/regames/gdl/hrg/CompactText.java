package org.regames.gdl.hrg;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.regames.hrg.format.ExpressionText;
import org.regames.hrg.format.StatementText;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.Operator;

/**
 * HRG on few lines, which are filled: the tags of a move stand on one, and conditions and members
 * of domains on as many as it takes.
 */
final class CompactText {
  private static final int WIDTH = 100;

  private final StringBuilder text = new StringBuilder();

  private CompactText() {}

  /** A graph, with the end of its last line. */
  static String of(HrgDefinition.Graph graph) {
    String parameters =
        graph.parameters().stream()
            .map(parameter -> parameter.name() + " : " + parameter.type())
            .collect(Collectors.joining(", ", "(", ")"));
    CompactText code = new CompactText();
    code.text.append("graph ").append(graph.name()).append(parameters);
    code.block(graph.body(), 0);
    code.text.append('\n');
    return code.text.toString();
  }

  /** Some words with something between, on as many lines as it takes. */
  static String wrapped(String start, List<String> parts, String between) {
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
          text.append(alternative == e.alternatives().getFirst() ? "branch" : " or");
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
        RuleConditions.operands(condition, operator).stream()
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
