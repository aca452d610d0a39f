package org.regames.linegames.draw;

import java.io.StringWriter;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.regames.linegames.model.LineGame;
import org.regames.linegames.model.Node;
import org.regames.linegames.model.Piece;

/** Draws the board of a game with its pawns as SVG 1.1; the names of nodes are their titles. */
public final class BoardDrawing {
  private static final double UNIT = 48;
  private static final double MARGIN = 30;
  private static final double PAWN = 13;
  private static final double EMPTY = 4;

  private final LineGame game;
  private final Map<String, Node> nodes = new TreeMap<>();
  private final double left;
  private final double top;
  private final StringWriter text = new StringWriter();
  private final XMLStreamWriter xml;

  private BoardDrawing(LineGame game) throws XMLStreamException {
    this.game = game;
    this.xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
    game.nodes().forEach(node -> nodes.put(node.name(), node));
    this.left = least(Node::x);
    this.top = least(Node::y);
  }

  /** The document, ended by a line break; the same for the same game. */
  public static String svg(LineGame game) {
    try {
      return new BoardDrawing(game).document();
    } catch (XMLStreamException impossible) {
      throw new IllegalStateException("text in memory can be written", impossible);
    }
  }

  private double least(ToDoubleFunction<Node> coordinate) {
    return nodes.values().stream().mapToDouble(coordinate).min().orElse(0);
  }

  private double most(ToDoubleFunction<Node> coordinate) {
    return nodes.values().stream().mapToDouble(coordinate).max().orElse(0);
  }

  private String document() throws XMLStreamException {
    String width = number((most(Node::x) - left) * UNIT + 2 * MARGIN);
    String height = number((most(Node::y) - top) * UNIT + 2 * MARGIN);
    xml.writeStartElement("svg");
    xml.writeDefaultNamespace("http://www.w3.org/2000/svg");
    attributes("width", width, "height", height, "role", "img");
    title(game.name());
    shape("rect", "width", width, "height", height, "fill", "#f7f1e3");
    for (Node from : game.nodes()) {
      for (String to : game.lines().get(from.name()).values()) {
        if (from.name().compareTo(to) < 0) { // draw each line once
          line(from, nodes.get(to));
        }
      }
    }
    for (Node node : game.nodes()) {
      circle(node);
    }
    xml.writeEndElement();
    xml.writeCharacters("\n");
    xml.flush();
    return text.toString();
  }

  private void line(Node from, Node to) throws XMLStreamException {
    shape(
        "line",
        "x1",
        x(from),
        "y1",
        y(from),
        "x2",
        x(to),
        "y2",
        y(to),
        "stroke",
        "#6b5b45",
        "stroke-width",
        "2");
  }

  private void circle(Node node) throws XMLStreamException {
    Piece piece = game.pieces().get(node.name());
    xml.writeCharacters("\n  ");
    xml.writeStartElement("circle");
    attributes("cx", x(node), "cy", y(node), "r", number(piece == null ? EMPTY : PAWN));
    attributes("fill", fill(piece), "stroke", "#3b3226", "stroke-width", "1.5");
    title(node.name());
    xml.writeEndElement();
  }

  private static String fill(Piece piece) {
    return switch (piece) {
      case WHITE -> "#ffffff";
      case BLACK -> "#2b2620";
      case null -> "#6b5b45";
    };
  }

  private String x(Node node) {
    return number((node.x() - left) * UNIT + MARGIN);
  }

  private String y(Node node) {
    return number((node.y() - top) * UNIT + MARGIN);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value).replaceFirst("\\.0$", "");
  }

  private void title(String words) throws XMLStreamException {
    xml.writeStartElement("title");
    xml.writeCharacters(words);
    xml.writeEndElement();
  }

  private void shape(String name, String... attributes) throws XMLStreamException {
    xml.writeCharacters("\n  ");
    xml.writeEmptyElement(name);
    attributes(attributes);
  }

  private void attributes(String... namesAndValues) throws XMLStreamException {
    for (int i = 0; i < namesAndValues.length; i += 2) {
      xml.writeAttribute(namesAndValues[i], namesAndValues[i + 1]);
    }
  }
}
