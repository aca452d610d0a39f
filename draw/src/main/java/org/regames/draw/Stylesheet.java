package org.regames.draw;

import java.util.Map;

/** The styles of a picture, shared by all elements of a kind. */
final class Stylesheet {
  private static final String GENERAL =
      """

      text { font: %dpx %s; text-anchor: middle; }
      .paper { fill: #ffffff; }
      .line { fill: none; stroke-width: 1.2; }
      .node .body { fill: #ffffff; stroke: #333333; }
      .node text { fill: #000000; }
      .begin .body { fill: #000000; stroke: #000000; }
      .begin text { fill: #ffffff; font-weight: bold; }
      .end .body { stroke-width: 2; stroke: #000000; }
      .end .inner { fill: none; stroke: #000000; }
      .end text { font-weight: bold; }
      .check .body { fill: %s; stroke: %s; stroke-dasharray: 4 3; }
      """
          .formatted(Lettering.LETTERS, Lettering.FAMILY, Paint.CHECK.fill(), Paint.CHECK.line());

  private static final String PARTS =
      ".part .body { fill: #eef1f4; stroke: #55606b; stroke-width: 1.6; }\n";

  private Stylesheet() {}

  /**
   * The style sheet for kinds of edges with the names of their classes.
   *
   * @param hasParts whether any node is a part of the automaton
   */
  static String of(Map<Paint, String> classes, boolean hasParts) {
    StringBuilder text = new StringBuilder(GENERAL).append(hasParts ? PARTS : "");
    classes.forEach(
        (paint, name) -> {
          String dashes = paint.dashed() ? " stroke-dasharray: 5 3;" : "";
          String width = paint.isTurn() ? " stroke-width: 2.4;" : "";
          text.append(
              ".%s .line { stroke: %s;%s%s }\n".formatted(name, paint.line(), width, dashes));
          text.append(
              ".%s .label { fill: %s; stroke: %s;%s }\n"
                  .formatted(name, paint.fill(), paint.line(), dashes));
          text.append(".%s text { fill: %s; }\n".formatted(name, paint.ink()));
        });
    return text.toString();
  }
}
