package org.regames.gdl.hrg;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.regames.hrg.format.StatementText;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;

/** Code that is written with a line each and blocks in braces. */
sealed interface Text {
  int WIDTH = 100;

  /** A statement without others in it. */
  record Line(HrgStatement statement) implements Text {}

  /** Tags, one after the other on a line. */
  record Tags(List<HrgStatement> tags) implements Text {}

  /** RuleConditions that have to hold. */
  record Check(List<HrgExpression> conditions) implements Text {}

  /** RuleConditions one of which has to hold. */
  record AnyOf(List<HrgExpression> conditions) implements Text {}

  /** Blocks with what stands before each; {@code if c} and {@code else}, say. */
  record Blocks(List<Block> blocks) implements Text {}

  /** Statements in braces. */
  record Block(String head, List<Text> body) {}

  static Text block(String head, List<Text> body) {
    return new Blocks(List.of(new Block(head, body)));
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

  static String print(List<Text> statements, int depth) {
    StringBuilder text = new StringBuilder();
    String indent = "  ".repeat(depth);
    for (Text statement : statements) {
      switch (statement) {
        case Line(HrgStatement line) ->
            text.append(indent).append(StatementText.of(line)).append('\n');
        case Tags(List<HrgStatement> tags) ->
            text.append(indent)
                .append(tags.stream().map(StatementText::of).collect(Collectors.joining(" ")))
                .append('\n');
        case Check(List<HrgExpression> conditions) ->
            text.append(check(conditions, " && ", indent));
        case AnyOf(List<HrgExpression> conditions) ->
            text.append(check(conditions, " || ", indent));
        case Blocks(List<Block> blocks) -> {
          for (int i = 0; i < blocks.size(); i++) {
            Block block = blocks.get(i);
            text.append(i == 0 ? indent : " ").append(head(block.head(), indent)).append(" {\n");
            text.append(print(block.body(), depth + 1)).append(indent).append('}');
          }
          text.append('\n');
        }
      }
    }
    return text.toString();
  }

  private static String check(List<HrgExpression> conditions, String between, String indent) {
    List<String> parts = conditions.stream().map(RuleConditions::operand).toList();
    return wrapped(indent + "check(", parts, between).replace("\n", "\n" + indent + "  ") + ")\n";
  }

  /** An assignment. */
  static Text set(HrgExpression target, HrgExpression value) {
    return new Line(Hrg.set(target, value));
  }

  /** An assignment to a variable. */
  static Text set(String variable, HrgExpression value) {
    return set(Hrg.ref(variable), value);
  }

  /** An assignment of a symbol or a variable to a variable. */
  static Text set(String variable, String value) {
    return set(variable, Hrg.ref(value));
  }

  /** {@code if} with conditions that all have to hold. */
  static String ifAll(List<HrgExpression> conditions) {
    return "if "
        + conditions.stream().map(RuleConditions::operand).collect(Collectors.joining(" && "));
  }

  /** {@code if} with conditions one of which has to hold. */
  static String ifAny(Collection<HrgExpression> conditions) {
    return "if "
        + conditions.stream().map(RuleConditions::operand).collect(Collectors.joining(" || "));
  }

  /** What stands before a block, on as many lines as it takes. */
  private static String head(String head, String indent) {
    if (indent.length() + head.length() + 2 <= WIDTH) {
      return head;
    }
    List<String> parts = new ArrayList<>(List.of(head.split("(?= (?:&&|\\|\\|) )")));
    String first = parts.removeFirst();
    return wrapped(first, parts, "").replace("\n  ", "\n" + indent + "   ");
  }

  /** Alternatives of which one is walked. */
  static List<Text> branch(List<List<Text>> alternatives) {
    if (alternatives.size() == 1) {
      return alternatives.getFirst();
    }
    List<Block> blocks = new ArrayList<>();
    for (List<Text> alternative : alternatives) {
      blocks.add(new Block(blocks.isEmpty() ? "branch" : "or", alternative));
    }
    return List.of(new Blocks(blocks));
  }
}
