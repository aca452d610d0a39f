package org.regames.lud.tree;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a parameter takes: one of several shapes.
 *
 * @param shapes in the order in which they are tried
 */
public record ParameterType(List<Shape> shapes) {
  /**
   * Things of a kind in lists.
   *
   * @param kind of what
   * @param depth in how many lists each is: 0 for one thing, 1 for a list of such, and so on
   */
  public record Shape(Kind kind, int depth) {
    /** What is in a list of this shape. */
    Shape element() {
      return new Shape(kind, depth - 1);
    }

    private static Shape parse(String text) {
      int depth = 0;
      while (text.charAt(depth) == '[') {
        depth++;
      }
      return new Shape(Kind.named(text.substring(depth, text.length() - depth)), depth);
    }

    /** What it is, in a few words. */
    public String noun() {
      return depth == 0
          ? kind.noun()
          : "`" + "{".repeat(depth) + "…" + "}".repeat(depth) + "` with " + kind.noun() + " each";
    }
  }

  public ParameterType {
    shapes = List.copyOf(shapes);
  }

  /** What a table writes: {@code Int|[Int]}. */
  static ParameterType parse(String text) {
    return new ParameterType(Arrays.stream(text.split("\\|")).map(Shape::parse).toList());
  }

  /** What it takes, in words: {@code a number or a region}. */
  public String noun() {
    String all = shapes.stream().map(Shape::noun).distinct().collect(Collectors.joining(", "));
    int last = all.lastIndexOf(", ");
    return last < 0 ? all : all.substring(0, last) + " or " + all.substring(last + 2);
  }
}
