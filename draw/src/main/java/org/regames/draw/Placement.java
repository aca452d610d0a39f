package org.regames.draw;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.elk.alg.layered.options.CycleBreakingStrategy;
import org.eclipse.elk.alg.layered.options.LayerConstraint;
import org.eclipse.elk.alg.layered.options.LayeredMetaDataProvider;
import org.eclipse.elk.alg.layered.options.LayeredOptions;
import org.eclipse.elk.core.RecursiveGraphLayoutEngine;
import org.eclipse.elk.core.data.LayoutMetaDataService;
import org.eclipse.elk.core.math.ElkPadding;
import org.eclipse.elk.core.options.CoreOptions;
import org.eclipse.elk.core.options.Direction;
import org.eclipse.elk.core.options.EdgeLabelPlacement;
import org.eclipse.elk.core.options.EdgeRouting;
import org.eclipse.elk.core.util.NullElkProgressMonitor;
import org.eclipse.elk.graph.ElkBendPoint;
import org.eclipse.elk.graph.ElkEdge;
import org.eclipse.elk.graph.ElkEdgeSection;
import org.eclipse.elk.graph.ElkLabel;
import org.eclipse.elk.graph.ElkNode;
import org.eclipse.elk.graph.util.ElkGraphUtil;

/**
 * The places of everything in a picture, in pixels from its upper left corner: the result of the
 * layered layout of the Eclipse Layout Kernel, after K. Sugiyama, S. Tagawa and M. Toda, "Methods
 * for Visual Understanding of Hierarchical System Structures", 1981. The same drawing always gets
 * the same places.
 *
 * @param nodes the boxes of the nodes, in their order
 * @param lines the lines of the arrows, in their order
 * @param labels the boxes of their labels; empty boxes for arrows without labels
 */
record Placement(double width, double height, List<Box> nodes, List<Line> lines, List<Box> labels) {
  private static final double MARGIN = 24;
  private static final int FIRST_COMPONENT = 100;

  /** A rectangle: its upper left corner and its size. */
  record Box(double x, double y, double width, double height) {}

  /** A line with bends, from its first point to its last. */
  record Line(List<Point> points) {}

  /** A point. */
  record Point(double x, double y) {}

  /**
   * Lays out a drawing. Takes 10 s for 8 000 nodes and edges and 17 s for 26 000; the square of
   * their number in the worst case.
   */
  static Placement of(Drawing drawing) {
    LayoutMetaDataService.getInstance()
        .registerLayoutMetaDataProviders(new LayeredMetaDataProvider());
    ElkNode root = ElkGraphUtil.createGraph();
    root.setProperty(CoreOptions.ALGORITHM, LayeredOptions.ALGORITHM_ID);
    root.setProperty(LayeredOptions.DIRECTION, Direction.DOWN);
    root.setProperty(LayeredOptions.CYCLE_BREAKING_STRATEGY, CycleBreakingStrategy.DEPTH_FIRST);
    root.setProperty(LayeredOptions.EDGE_ROUTING, EdgeRouting.ORTHOGONAL);
    root.setProperty(LayeredOptions.PADDING, new ElkPadding(MARGIN));
    root.setProperty(LayeredOptions.SPACING_COMPONENT_COMPONENT, 2 * MARGIN);
    root.setProperty(LayeredOptions.SPACING_NODE_NODE, 28.0);
    root.setProperty(LayeredOptions.SPACING_NODE_NODE_BETWEEN_LAYERS, 22.0);
    root.setProperty(LayeredOptions.SPACING_EDGE_NODE_BETWEEN_LAYERS, 14.0);
    List<ElkNode> nodes = new ArrayList<>();
    for (Drawing.Node node : drawing.nodes()) {
      ElkNode box = ElkGraphUtil.createNode(root);
      Lettering.Size size = Lettering.node(node.text());
      box.setDimensions(size.width(), size.height());
      switch (node.role()) {
        case BEGIN -> box.setProperty(LayeredOptions.PRIORITY, FIRST_COMPONENT);
        case END -> box.setProperty(LayeredOptions.LAYERING_LAYER_CONSTRAINT, LayerConstraint.LAST);
        case CHECK, PART, PLAIN -> {}
      }
      nodes.add(box);
    }
    List<ElkEdge> edges = new ArrayList<>();
    for (Drawing.Arrow arrow : drawing.arrows()) {
      ElkEdge edge = ElkGraphUtil.createSimpleEdge(nodes.get(arrow.from()), nodes.get(arrow.to()));
      if (!arrow.label().isEmpty()) {
        label(edge, Lettering.label(arrow.label()));
      }
      edges.add(edge);
    }
    new RecursiveGraphLayoutEngine().layout(root, new NullElkProgressMonitor());
    return new Placement(
        root.getWidth(),
        root.getHeight(),
        nodes.stream().map(n -> new Box(n.getX(), n.getY(), n.getWidth(), n.getHeight())).toList(),
        edges.stream().map(Placement::line).toList(),
        edges.stream().map(Placement::labelBox).toList());
  }

  private static void label(ElkEdge edge, Lettering.Size size) {
    // The text has no influence, but empty labels are not laid out.
    ElkLabel label = ElkGraphUtil.createLabel("label", edge);
    label.setDimensions(size.width(), size.height());
    label.setProperty(LayeredOptions.EDGE_LABELS_PLACEMENT, EdgeLabelPlacement.CENTER);
    label.setProperty(LayeredOptions.EDGE_LABELS_INLINE, true);
  }

  private static Line line(ElkEdge edge) {
    List<Point> points = new ArrayList<>();
    for (ElkEdgeSection section : edge.getSections()) {
      points.add(new Point(section.getStartX(), section.getStartY()));
      for (ElkBendPoint bend : section.getBendPoints()) {
        points.add(new Point(bend.getX(), bend.getY()));
      }
      points.add(new Point(section.getEndX(), section.getEndY()));
    }
    return new Line(List.copyOf(points));
  }

  private static Box labelBox(ElkEdge edge) {
    return edge.getLabels().stream()
        .map(l -> new Box(l.getX(), l.getY(), l.getWidth(), l.getHeight()))
        .findFirst()
        .orElse(new Box(0, 0, 0, 0));
  }
}
