package org.regames.draw;

import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * Writes a placed drawing as SVG 1.1. Lines come first, then labels, then nodes, so that no line
 * crosses a text; the legend is at the top. Every node and edge has its RG text as title, which
 * viewers show as a tooltip.
 */
final class SvgWriter {
  private static final String ROUND = "5";

  private final StringWriter text = new StringWriter();
  private final XMLStreamWriter xml;
  private final Drawing drawing;
  private final Placement placement;
  private final Legend legend;
  private final Map<Paint, String> classes = new LinkedHashMap<>();

  private SvgWriter(Drawing drawing, Placement placement) throws XMLStreamException {
    this.xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
    this.drawing = drawing;
    this.placement = placement;
    this.legend = Legend.of(drawing.kinds());
    for (Paint paint : drawing.paints()) {
      classes.put(paint, "k" + classes.size());
    }
  }

  /** The document, ended by a line break; the same for the same drawing. */
  static String write(Drawing drawing, Placement placement) {
    try {
      return new SvgWriter(drawing, placement).document();
    } catch (XMLStreamException impossible) {
      throw new IllegalStateException("text in memory can be written", impossible);
    }
  }

  private String document() throws XMLStreamException {
    double width = Math.max(placement.width(), legend.width());
    double height = placement.height() + legend.height();
    xml.writeStartElement("svg");
    xml.writeDefaultNamespace("http://www.w3.org/2000/svg");
    attribute("width", number(width));
    attribute("height", number(height));
    attribute("viewBox", "0 0 " + number(width) + " " + number(height));
    attribute("role", "img");
    titled(drawing.title());
    boolean hasParts = drawing.nodes().stream().anyMatch(node -> node.role() == Drawing.Role.PART);
    leaf("style", Stylesheet.of(classes, hasParts));
    markers();
    open("rect", "class", "paper", "width", number(width), "height", number(height));
    close();
    for (Legend.Entry entry : legend.entries()) {
      open("g", "class", classes.get(entry.paint()));
      Placement.Box box =
          new Placement.Box(entry.x(), entry.y(), entry.size().width(), entry.size().height());
      label(box, List.of(entry.paint().meaning()));
      close();
    }
    open("g", "transform", "translate(0 " + number(legend.height()) + ")");
    for (int a = 0; a < drawing.arrows().size(); a++) {
      line(drawing.arrows().get(a), placement.lines().get(a));
    }
    for (int a = 0; a < drawing.arrows().size(); a++) {
      label(drawing.arrows().get(a), placement.labels().get(a));
    }
    for (int n = 0; n < drawing.nodes().size(); n++) {
      node(drawing.nodes().get(n), placement.nodes().get(n));
    }
    close();
    close();
    xml.writeEndDocument();
    return text + "\n";
  }

  private void markers() throws XMLStreamException {
    open("defs");
    for (Map.Entry<Paint, String> kind : classes.entrySet()) {
      open("marker", "id", "tip-" + kind.getValue());
      for (String pair :
          "viewBox=0 0 8 8;refX=7.5;refY=4;markerWidth=8;markerHeight=8;orient=auto".split(";")) {
        attribute(pair.substring(0, pair.indexOf('=')), pair.substring(pair.indexOf('=') + 1));
      }
      attribute("markerUnits", "userSpaceOnUse");
      open("path", "d", "M0 0.5 8 4 0 7.5Z", "fill", kind.getKey().line());
      close();
      close();
    }
    close();
  }

  private void line(Drawing.Arrow arrow, Placement.Line line) throws XMLStreamException {
    open("g", "class", classes.get(arrow.paint()));
    titled(arrow.title());
    StringBuilder path = new StringBuilder();
    for (Placement.Point point : line.points()) {
      path.append(path.isEmpty() ? 'M' : ' ').append(number(point.x()));
      path.append(' ').append(number(point.y()));
    }
    String tip = "url(#tip-" + classes.get(arrow.paint()) + ")";
    open("path", "class", "line", "d", path.toString(), "marker-end", tip);
    close();
    close();
  }

  private void label(Drawing.Arrow arrow, Placement.Box box) throws XMLStreamException {
    if (!arrow.label().isEmpty()) {
      open("g", "class", classes.get(arrow.paint()));
      titled(arrow.title());
      label(box, arrow.label());
      close();
    }
  }

  private void label(Placement.Box box, List<String> lines) throws XMLStreamException {
    box(box, "label");
    text(lines, box, (box.height() - (double) Lettering.LINE * lines.size()) / 2);
  }

  /** Lines centred in a box, the first one at this distance below its upper side. */
  private void text(List<String> lines, Placement.Box box, double above) throws XMLStreamException {
    double y = box.y() + above + Lettering.BASELINE;
    for (String line : lines) {
      text(line, box.x() + box.width() / 2, y);
      y += Lettering.LINE;
    }
  }

  private void node(Drawing.Node node, Placement.Box box) throws XMLStreamException {
    if (node.paint().isPresent()) {
      open("g", "class", classes.get(node.paint().get()));
      written(node.line());
      label(box, node.text());
      close();
      return;
    }
    open("g", "class", "node " + node.role().name().toLowerCase(Locale.ROOT));
    written(node.line());
    if (node.role() == Drawing.Role.PART) {
      attribute("data-part", node.text().getFirst());
    }
    box(box, "body");
    if (node.role() == Drawing.Role.END) {
      box(new Placement.Box(box.x() + 3, box.y() + 3, box.width() - 6, box.height() - 6), "inner");
    }
    text(node.text(), box, 5);
    close();
  }

  /** Writes the line of a statement, for pages that link to it. */
  private void written(int line) throws XMLStreamException {
    if (line > 0) {
      attribute("data-line", String.valueOf(line));
    }
  }

  private void box(Placement.Box box, String kind) throws XMLStreamException {
    open("rect", "class", kind, "x", number(box.x()), "y", number(box.y()));
    attribute("width", number(box.width()));
    attribute("height", number(box.height()));
    attribute("rx", ROUND);
    close();
  }

  private void text(String line, double x, double y) throws XMLStreamException {
    open("text", "x", number(x), "y", number(y));
    xml.writeCharacters(line);
    close();
  }

  private void titled(String title) throws XMLStreamException {
    if (!title.isEmpty()) {
      leaf("title", title);
    }
  }

  private void leaf(String name, String content) throws XMLStreamException {
    open(name);
    xml.writeCharacters(content);
    close();
  }

  private void open(String name, String... attributes) throws XMLStreamException {
    xml.writeCharacters("\n");
    xml.writeStartElement(name);
    for (int a = 0; a < attributes.length; a += 2) {
      attribute(attributes[a], attributes[a + 1]);
    }
  }

  private void attribute(String name, String value) throws XMLStreamException {
    xml.writeAttribute(name, value);
  }

  private void close() throws XMLStreamException {
    xml.writeEndElement();
  }

  /** A number with one decimal, unless that is zero. */
  private static String number(double value) {
    long tenths = Math.round(value * 10);
    return tenths % 10 == 0
        ? Long.toString(tenths / 10)
        : String.format(Locale.ROOT, "%.1f", tenths / 10.0);
  }
}
