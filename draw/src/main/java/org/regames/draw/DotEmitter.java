package org.regames.draw;

import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jgrapht.Graph;
import org.jgrapht.graph.DirectedPseudograph;
import org.jgrapht.nio.Attribute;
import org.jgrapht.nio.DefaultAttribute;
import org.jgrapht.nio.dot.DOTExporter;
import org.regames.ir.Game;
import org.regames.ir.language.Result;

/** Writes automata in DOT: {@code dot -Tsvg} and its like lay them out. */
final class DotEmitter {
  private static final String FONT = "monospace";

  private DotEmitter() {}

  /** The graph, nodes and edges in the order of the game. Linear in the size of the game. */
  static Result<String> emit(Game game) {
    Drawing drawing = Drawing.of(game);
    Graph<Integer, Drawing.Arrow> graph = new DirectedPseudograph<>(null, null, false);
    for (int node = 0; node < drawing.nodes().size(); node++) {
      graph.addVertex(node);
    }
    for (Drawing.Arrow arrow : drawing.arrows()) {
      graph.addEdge(arrow.from(), arrow.to(), arrow);
    }
    DOTExporter<Integer, Drawing.Arrow> exporter =
        new DOTExporter<>(node -> quoted(drawing.nodes().get(node).name()));
    exporter.setGraphIdProvider(() -> "game");
    exporter.setGraphAttributeProvider(() -> Map.of("rankdir", text("TB")));
    exporter.setVertexAttributeProvider(node -> ofNode(drawing.nodes().get(node).role()));
    exporter.setEdgeAttributeProvider(DotEmitter::ofArrow);
    StringWriter text = new StringWriter();
    exporter.exportGraph(graph, text);
    return Result.success(text.toString().replace(System.lineSeparator(), "\n"));
  }

  private static String quoted(String name) {
    return '"' + name + '"';
  }

  private static Attribute text(String value) {
    return DefaultAttribute.createAttribute(value);
  }

  private static Map<String, Attribute> ofNode(Drawing.Role role) {
    Map<String, Attribute> attributes = new LinkedHashMap<>();
    attributes.put("shape", text("box"));
    attributes.put("fontname", text(FONT));
    attributes.put("fontsize", text("11"));
    switch (role) {
      case BEGIN -> {
        attributes.put("style", text("rounded,filled,bold"));
        attributes.put("fillcolor", text("#000000"));
        attributes.put("fontcolor", text("#ffffff"));
      }
      case END -> {
        attributes.put("style", text("rounded,bold"));
        attributes.put("peripheries", text("2"));
      }
      case CHECK -> {
        attributes.put("style", text("rounded,filled,dashed"));
        attributes.put("fillcolor", text(Paint.CHECK.fill()));
      }
      case PART, PLAIN -> attributes.put("style", text("rounded"));
    }
    return attributes;
  }

  private static Map<String, Attribute> ofArrow(Drawing.Arrow arrow) {
    Paint paint = arrow.paint();
    Map<String, Attribute> attributes = new LinkedHashMap<>();
    attributes.put("label", text(String.join("\\n", arrow.label())));
    attributes.put("fontname", text(FONT));
    attributes.put("fontsize", text("11"));
    attributes.put("color", text(paint.line()));
    if (paint.isTurn()) {
      attributes.put("penwidth", text("2"));
    }
    if (paint.dashed()) {
      attributes.put("style", text("dashed"));
    }
    return attributes;
  }
}
