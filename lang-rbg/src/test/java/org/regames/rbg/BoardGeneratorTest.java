package org.regames.rbg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;
import org.regames.rbg.syntax.RbgBoard;

class BoardGeneratorTest {
  /** Where each direction leads, as {@code vertex: direction vertex, …}. */
  private static List<String> edges(BoardGenerator generator, String labels, String... layers) {
    List<List<List<Optional<String>>>> cells = new ArrayList<>();
    for (String layer : layers) {
      List<List<Optional<String>>> lines = new ArrayList<>();
      for (String line : layer.split("/")) {
        lines.add(
            line.chars()
                .mapToObj(c -> Optional.of((char) c + "").filter(cell -> !cell.equals(" ")))
                .toList());
      }
      cells.add(lines);
    }
    RbgBoard board =
        generator.board(List.of(labels.split(" ")), cells, new Budget(), Origin.UNKNOWN);
    List<String> result = new ArrayList<>();
    for (int v = 0; v < board.vertices().size(); v++) {
      TreeMap<String, String> next = new TreeMap<>();
      int from = v;
      board
          .directions()
          .forEach(
              (label, to) -> {
                if (to[from] != RbgBoard.NOWHERE) {
                  next.put(label, board.vertices().get(to[from]));
                }
              });
      result.add(board.vertices().get(v) + "[" + board.pieces().get(v) + "]" + next);
    }
    return result;
  }

  @Test
  void rectanglesHaveFourDirections() {
    assertEquals(
        List.of(
            "rx0y0[a]{d=rx0y1, r=rx1y0}",
            "rx1y0[b]{d=rx1y1, l=rx0y0}",
            "rx0y1[c]{r=rx1y1, u=rx0y0}",
            "rx1y1[d]{l=rx0y1, u=rx1y0}"),
        edges(BoardGenerator.RECTANGLE, "u d l r", "ab/cd"));
  }

  @Test
  void omittedCellsMakeNoVertex() {
    assertEquals(
        List.of("rx1y0[a]{d=rx1y1}", "rx1y1[b]{u=rx1y0}"),
        edges(BoardGenerator.RECTANGLE, "u d l r", " a / b"));
  }

  @Test
  void hexagonsAreWiredAsInTheSpecification() {
    assertEquals(
        List.of(
            "hx0y0[e]{E=hx1y0, se=hx1y1, sw=hx0y1}",
            "hx1y0[e]{W=hx0y0, se=hx2y1, sw=hx1y1}",
            "hx0y1[e]{E=hx1y1, ne=hx0y0, se=hx0y2}",
            "hx1y1[e]{E=hx2y1, W=hx0y1, ne=hx1y0, nw=hx0y0, se=hx1y2, sw=hx0y2}",
            "hx2y1[e]{W=hx1y1, nw=hx1y0, sw=hx1y2}",
            "hx0y2[e]{E=hx1y2, ne=hx1y1, nw=hx0y1}",
            "hx1y2[e]{W=hx0y2, ne=hx2y1, nw=hx1y1}"),
        edges(BoardGenerator.HEXAGON, "nw ne E se sw W", "ee/eee/ee"));
  }

  @Test
  void cuboidsHaveTheirFirstLayerAtTheBack() {
    assertEquals(
        List.of(
            "cx0y0z0[e]{d=cx0y1z0, f=cx0y0z1}",
            "cx0y1z0[w]{f=cx0y1z1, u=cx0y0z0}",
            "cx0y0z1[b]{b=cx0y0z0, d=cx0y1z1}",
            "cx0y1z1[x]{b=cx0y1z0, u=cx0y0z1}"),
        edges(BoardGenerator.CUBOID, "u d l r f b", "e/w", "b/x"));
  }
}
