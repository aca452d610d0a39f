package org.regames.lud.tree;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The values that a parameter takes: one of several shapes.
 *
 * @param shapes in the order in which they are tried
 */
public record ParameterType(List<Shape> shapes) {
  /**
   * Values of a kind, possibly in lists.
   *
   * @param kind their kind
   * @param depth the depth of lists: 0 for a single value, 1 for a list of values, and so on
   */
  public record Shape(Kind kind, int depth) {
    /** The shape of the elements of a list of this shape. */
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

    /** A short description. */
    public String noun() {
      return depth == 0
          ? kind.noun()
          : "`" + "{".repeat(depth) + "…" + "}".repeat(depth) + "` with " + kind.noun() + " each";
    }
  }

  public ParameterType {
    shapes = List.copyOf(shapes);
  }

  /** Parses the notation of tables: {@code Int|[Int]}. */
  static ParameterType parse(String text) {
    return new ParameterType(Arrays.stream(text.split("\\|")).map(Shape::parse).toList());
  }

  /** A description in words: {@code a number or a region}. */
  public String noun() {
    String all = shapes.stream().map(Shape::noun).distinct().collect(Collectors.joining(", "));
    int last = all.lastIndexOf(", ");
    return last < 0 ? all : all.substring(0, last) + " or " + all.substring(last + 2);
  }
}
