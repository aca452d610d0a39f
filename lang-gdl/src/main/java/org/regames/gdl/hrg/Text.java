package org.regames.gdl.hrg;

import java.util.ArrayList;
import java.util.List;

/** Code that is written with a line each and blocks in braces. */
sealed interface Text {
  int WIDTH = 100;

  /** A statement. */
  record Line(String text) implements Text {}

  /** A condition that has to hold. */
  record Check(List<String> conditions) implements Text {}

  /** Conditions one of which has to hold. */
  record AnyOf(List<String> conditions) implements Text {}

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
        case Line(String line) -> text.append(indent).append(line).append('\n');
        case Check(List<String> conditions) ->
            text.append(
                    wrapped(indent + "check(", conditions, " && ")
                        .replace("\n", "\n" + indent + "  "))
                .append(")\n");
        case AnyOf(List<String> conditions) ->
            text.append(
                    wrapped(indent + "check(", conditions, " || ")
                        .replace("\n", "\n" + indent + "  "))
                .append(")\n");
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
