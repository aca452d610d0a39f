package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.lud.board.Board;
import org.regames.lud.board.graph.BoardEdge;
import org.regames.lud.board.graph.Face;
import org.regames.lud.board.graph.Incidence;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.Place;
import org.regames.lud.tree.LudClause;

/** Cells that share a side, and edges that share an end. */
final class IncidentSites {
  private final Model model;

  IncidentSites(Model model) {
    this.model = model;
  }

  /** {@code (sites Incident …)} of the type that pieces stand on. */
  SiteRegion region(LudClause clause, LudemeScope scope) {
    LudRefusal.unlessAbsent(clause, "owner");
    SiteType use = model.equipment().board().use();
    String type = use.toString();
    boolean usual = clause.word("result").equals(type) && clause.word("of").equals(type);
    if (!usual || use == SiteType.VERTEX) {
      throw LudRefusal.of(clause, "of these types cannot be played yet");
    }
    AtSite at = model.numbers().site(clause.get("at"), scope);
    List<HrgExpression> incident =
        tables().stream()
            .map(table -> Hrg.apply(model.tables().next("incident", table), at.site()))
            .toList();
    return new SiteRegion(
        site ->
            Logic.and(
                Logic.unequal(site, Hrg.ref(Sites.OFF)),
                Logic.any(incident.stream().map(each -> Logic.equal(each, site)).toList())),
        null,
        Place.BOARD,
        true);
  }

  /** The first incident site of each site, the second of each, and so on. */
  private List<int[]> tables() {
    Board board = model.equipment().board();
    List<int[]> incident =
        IntStream.range(0, board.size())
            .mapToObj(
                site ->
                    (board.use() == SiteType.CELL ? cells(board, site) : edges(board, site))
                        .filter(other -> other != site)
                        .distinct()
                        .sorted()
                        .toArray())
            .toList();
    int most = incident.stream().mapToInt(each -> each.length).max().orElse(0);
    List<int[]> tables = new ArrayList<>();
    for (int k = 0; k < most; k++) {
      int[] table = model.tables().empty();
      for (int site = 0; site < incident.size(); site++) {
        table[site] = k < incident.get(site).length ? incident.get(site)[k] : -1;
      }
      tables.add(table);
    }
    return tables;
  }

  private static IntStream cells(Board board, int cell) {
    Incidence incidence = board.incidence();
    Face face = board.graph().faces().get(cell);
    return IntStream.range(0, face.size())
        .map(i -> incidence.between(face.corner(i), face.corner(i + 1)))
        .filter(edge -> edge >= 0)
        .flatMap(edge -> Arrays.stream(incidence.facesBeside(edge)));
  }

  private static IntStream edges(Board board, int edge) {
    BoardEdge ends = board.graph().edges().get(edge);
    return IntStream.of(ends.from(), ends.to())
        .flatMap(vertex -> Arrays.stream(board.incidence().around(vertex)));
  }
}
