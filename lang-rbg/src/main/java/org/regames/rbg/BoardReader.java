package org.regames.rbg;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;
import org.regames.rbg.grammar.RbgParser.BoardContext;
import org.regames.rbg.grammar.RbgParser.CellContext;
import org.regames.rbg.grammar.RbgParser.CuboidContext;
import org.regames.rbg.grammar.RbgParser.EdgeContext;
import org.regames.rbg.grammar.RbgParser.GraphContext;
import org.regames.rbg.grammar.RbgParser.HexagonContext;
import org.regames.rbg.grammar.RbgParser.LabelsContext;
import org.regames.rbg.grammar.RbgParser.LayerContext;
import org.regames.rbg.grammar.RbgParser.LineContext;
import org.regames.rbg.grammar.RbgParser.NodeContext;
import org.regames.rbg.grammar.RbgParser.RectangleContext;
import org.regames.rbg.syntax.RbgBoard;

/** Reads the board, a graph or one of the generators, and reports inconsistencies. */
record BoardReader(TokenDiagnostics diagnostics, RbgNames names, Budget budget) {
  /** The board, without the parts that have errors. */
  RbgBoard read(BoardContext board) {
    return switch (board) {
      case GraphContext graph -> graph(graph);
      case RectangleContext rectangle -> {
        sameLengths(rectangle.line(), rectangle.line().getFirst());
        yield generated(
            BoardGenerator.RECTANGLE, rectangle, rectangle.labels(), List.of(rectangle.line()));
      }
      case HexagonContext hexagon -> {
        growingAndShrinking(hexagon.line());
        yield generated(BoardGenerator.HEXAGON, hexagon, hexagon.labels(), List.of(hexagon.line()));
      }
      case CuboidContext cuboid -> {
        List<List<LineContext>> layers = cuboid.layer().stream().map(LayerContext::line).toList();
        layers.forEach(layer -> sameLengths(layer, layers.getFirst().getFirst()));
        sameHeights(cuboid.layer());
        yield generated(BoardGenerator.CUBOID, cuboid, cuboid.labels(), layers);
      }
      default -> throw new IllegalStateException("a board of unknown kind");
    };
  }

  private RbgBoard generated(
      BoardGenerator generator,
      ParserRuleContext origin,
      LabelsContext labels,
      List<List<LineContext>> lines) {
    List<String> directions = labels(generator, labels);
    List<List<List<Optional<String>>>> layers = new ArrayList<>();
    for (List<LineContext> layer : lines) {
      layers.add(
          layer.stream().map(line -> line.cell().stream().map(this::piece).toList()).toList());
    }
    Origin place = diagnostics.origin(origin);
    if (directions.size() != generator.directionCount()) {
      return new RbgBoard(List.of(), List.of(), Map.of(), place);
    }
    RbgBoard board = generator.board(directions, layers, budget, place);
    if (board.vertices().isEmpty()) {
      diagnostics.report(
          diagnostics.error(origin.getStart(), "empty-board", "the board has no cells"));
    }
    return board;
  }

  private List<String> labels(BoardGenerator generator, LabelsContext labels) {
    List<String> directions = new ArrayList<>();
    for (TerminalNode label : labels.NAME()) {
      names.declare(RbgNames.Kind.DIRECTION, label.getSymbol());
      directions.add(label.getText());
    }
    if (directions.size() != generator.directionCount()) {
      diagnostics.report(
          diagnostics
              .error(
                  labels.getStart(),
                  "board-labels",
                  "this board takes "
                      + generator.directionCount()
                      + " labels, not "
                      + directions.size())
              .withHint("the labels are those for " + generator.directions()));
    }
    return directions;
  }

  private Optional<String> piece(CellContext cell) {
    TerminalNode name = cell.NAME();
    if (name == null) {
      return Optional.empty();
    }
    names.require(name.getSymbol(), RbgNames.Kind.PIECE);
    return Optional.of(name.getText());
  }

  private void sameLengths(List<LineContext> lines, LineContext first) {
    for (LineContext line : lines) {
      if (line.cell().size() != first.cell().size()) {
        lineError(line, first, "this line has " + cells(line) + ", the first has " + cells(first));
      }
    }
  }

  private void sameHeights(List<LayerContext> layers) {
    int height = layers.getFirst().line().size();
    for (LayerContext layer : layers) {
      if (layer.line().size() != height) {
        diagnostics.report(
            diagnostics
                .error(
                    layer.getStart(),
                    "board-lines",
                    "a layer of "
                        + layer.line().size()
                        + " where the first has "
                        + height
                        + " lines")
                .withNote(diagnostics.origin(layers.getFirst().getStart()), "the first layer"));
      }
    }
  }

  private void growingAndShrinking(List<LineContext> lines) {
    boolean shrinking = false;
    for (int i = 1; i < lines.size(); i++) {
      LineContext line = lines.get(i);
      LineContext before = lines.get(i - 1);
      int growth = line.cell().size() - before.cell().size();
      shrinking |= growth < 0;
      int length = before.cell().size();
      if (growth != (shrinking ? -1 : 1)) {
        String wanted = shrinking ? length - 1 + "" : (length - 1) + " or " + (length + 1);
        lineError(
            line,
            before,
            "this line has " + cells(line) + "; after " + length + " it must have " + wanted);
      }
    }
  }

  private static String cells(LineContext line) {
    return line.cell().size() == 1 ? "1 cell" : line.cell().size() + " cells";
  }

  private void lineError(LineContext line, LineContext other, String message) {
    diagnostics.report(
        diagnostics
            .error(line.getStart(), "board-lines", message)
            .withNote(diagnostics.origin(other.getStart()), "the other line")
            .withHint("a line with n commas has n + 1 cells; cells may be empty"));
  }

  private RbgBoard graph(GraphContext graph) {
    List<NodeContext> nodes = graph.node();
    Map<String, Token> known = new LinkedHashMap<>();
    Map<String, Integer> numbers = new HashMap<>();
    List<String> pieces = new ArrayList<>();
    for (NodeContext node : nodes) {
      Token name = node.NAME(0).getSymbol();
      Token before = known.putIfAbsent(name.getText(), name);
      if (before == null) {
        numbers.put(name.getText(), pieces.size());
        pieces.add(node.NAME(1).getText());
      } else {
        diagnostics.report(
            diagnostics
                .error(name, "duplicate-name", "the board has two nodes `" + name.getText() + "`")
                .withNote(diagnostics.origin(before), "the first one"));
      }
      names.require(node.NAME(1).getSymbol(), RbgNames.Kind.PIECE);
    }
    Map<String, int[]> directions = new LinkedHashMap<>();
    for (NodeContext node : nodes) {
      edges(node, numbers, known, directions);
    }
    return new RbgBoard(List.copyOf(known.keySet()), pieces, directions, diagnostics.origin(graph));
  }

  private void edges(
      NodeContext node,
      Map<String, Integer> numbers,
      Map<String, Token> known,
      Map<String, int[]> directions) {
    int from = numbers.get(node.NAME(0).getText());
    Map<String, Token> used = new HashMap<>();
    for (EdgeContext edge : node.edge()) {
      Token label = edge.NAME(0).getSymbol();
      Token target = edge.NAME(1).getSymbol();
      names.declareLabel(label);
      Token before = used.putIfAbsent(label.getText(), label);
      if (before != null) {
        diagnostics.report(
            diagnostics
                .error(
                    label,
                    "duplicate-name",
                    "the node has two edges labelled `" + label.getText() + "`")
                .withNote(diagnostics.origin(before), "the first one"));
      }
      if (!known.containsKey(target.getText())) {
        diagnostics.unknown(target, "node", known.keySet());
        continue;
      }
      int[] next = directions.get(label.getText());
      if (next == null) {
        budget.spend(known.size(), "edges of the board", diagnostics.origin(label));
        next = new int[known.size()];
        Arrays.fill(next, RbgBoard.NOWHERE);
        directions.put(label.getText(), next);
      }
      next[from] = numbers.get(target.getText());
    }
  }
}
