package org.regames.draw;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.language.Budget;
import org.regames.ir.language.StatementChart;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class SvgEmitterTest {
  private static final String BRANCHES =
      """
      type Player = {x, o};
      type Score = {0};
      type Bit = {0, 1};
      var bit: Bit = 0;
      var turn: Player = x;
      begin, a: player = x;
      a, a1: bit = Bit(*);
      a, a2: $ pass;
      a, a3: ! s -> t;
      a1, b: $$ bit;
      a2, b:;
      a3, b: turn != o;
      b, begin: player = o;
      b, end: player = keeper;
      s, t: bit == 1;
      t, t: bit == 0;
      """;

  private static Document document(String svg) throws Exception {
    return DocumentBuilderFactory.newDefaultInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }

  private static List<String> texts(NodeList elements) {
    List<String> texts = new ArrayList<>();
    for (int e = 0; e < elements.getLength(); e++) {
      texts.add(elements.item(e).getTextContent());
    }
    return texts;
  }

  @Test
  void everyNodeAndEdgeIsInThePicture() throws Exception {
    Document svg = document(Texts.written(new SvgEmitter(), BRANCHES));

    List<String> titles = texts(svg.getElementsByTagName("title"));
    List<String> texts = texts(svg.getElementsByTagName("text"));

    assertEquals("Automaton with 9 nodes and 11 edges", titles.getFirst());
    assertTrue(titles.contains("a, a3: ! s -> t;"), titles.toString());
    assertTrue(texts.containsAll(List.of("begin", "end", "s", "t", "! s -> t", "$$ bit")));
    assertEquals("img", svg.getDocumentElement().getAttribute("role"));
  }

  @Test
  void theSameGameGivesTheSameBytes() {
    assertEquals(
        Texts.written(new SvgEmitter(), BRANCHES), Texts.written(new SvgEmitter(), BRANCHES));
  }

  private static boolean apart(Placement.Box one, Placement.Box other) {
    return one.x() + one.width() <= other.x()
        || other.x() + other.width() <= one.x()
        || one.y() + one.height() <= other.y()
        || other.y() + other.height() <= one.y();
  }

  @Test
  void nodesAndLabelsDoNotHideEachOther() {
    Drawing drawing = Drawing.of(Texts.game(BRANCHES));
    Placement placement = Placement.of(drawing);
    List<Placement.Box> boxes = new ArrayList<>(placement.nodes());
    placement.labels().stream().filter(box -> box.width() > 0).forEach(boxes::add);

    assertEquals(9 + 10, boxes.size());
    for (Placement.Box one : boxes) {
      assertTrue(one.x() >= 0 && one.x() + one.width() <= placement.width(), one.toString());
      assertTrue(one.y() >= 0 && one.y() + one.height() <= placement.height(), one.toString());
      for (Placement.Box other : boxes) {
        assertTrue(one == other || apart(one, other), one + " " + other);
      }
    }
  }

  @Test
  void linesLeadFromNodeToNode() {
    Drawing drawing = Drawing.of(Texts.game(BRANCHES));
    Placement placement = Placement.of(drawing);

    for (int a = 0; a < drawing.arrows().size(); a++) {
      Drawing.Arrow arrow = drawing.arrows().get(a);
      List<Placement.Point> points = placement.lines().get(a).points();
      Placement.Box from = placement.nodes().get(arrow.from());
      Placement.Box to = placement.nodes().get(arrow.to());
      assertAll(
          () -> assertTrue(touches(from, points.getFirst()), arrow.toString()),
          () -> assertTrue(touches(to, points.getLast()), arrow.toString()));
    }
  }

  private static boolean touches(Placement.Box box, Placement.Point point) {
    return point.x() >= box.x() - 1
        && point.x() <= box.x() + box.width() + 1
        && point.y() >= box.y() - 1
        && point.y() <= box.y() + box.height() + 1;
  }

  @Test
  void whatTakesLongToLayOutNeedsABudgetThatTheMessageNames() {
    Game chain = chain(100);

    Diagnostic finding =
        assertThrows(DiagnosticException.class, () -> new SvgEmitter().emit(chain, new Budget(100)))
            .diagnostic();

    assertEquals("a picture of 102 nodes and 101 edges takes long to lay out", finding.message());
    assertTrue(finding.hint().orElseThrow().contains("--budget 137,"), finding.toString());
    assertFalse(new SvgEmitter().emit(chain, new Budget(137)).value().isEmpty());
  }

  @Test
  void statementsAreDrawnWithTheirText() throws Exception {
    StatementChart chart =
        new StatementChart(
            "Rules",
            List.of(
                new StatementChart.ChartedStatement("rules()", StatementChart.Kind.BEGIN, ""),
                new StatementChart.ChartedStatement("player = x", StatementChart.Kind.TURN, "x"),
                new StatementChart.ChartedStatement("if lit", StatementChart.Kind.CONDITION, ""),
                new StatementChart.ChartedStatement("end", StatementChart.Kind.END, "")),
            List.of(
                new StatementChart.Flow(0, 1, ""),
                new StatementChart.Flow(1, 2, ""),
                new StatementChart.Flow(2, 1, "yes"),
                new StatementChart.Flow(2, 3, "no")));

    String svg = SvgEmitter.emit(chart, List.of("x"), new Budget());

    List<String> texts = texts(document(svg).getElementsByTagName("text"));
    assertEquals(
        List.of("turn of x", "condition", "yes", "no", "rules()", "player = x", "if lit", "end"),
        texts);
  }

  private static Game chain(int length) {
    String edges =
        IntStream.range(0, length)
            .mapToObj(n -> (n == 0 ? "begin" : "n" + n) + ", n" + (n + 1) + ": $ t;")
            .collect(Collectors.joining("\n"));
    return Texts.game(
        "type Player = {x}; type Score = {0};" + edges + "n" + length + ", end: player = keeper;");
  }
}
