package org.regames.lud.lowering;

import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.board.Board;
import org.regames.lud.board.graph.BoardEdge;
import org.regames.lud.board.graph.Face;
import org.regames.lud.board.graph.Incidence;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** The sites incident with vertices, edges and cells. */
record IncidentSites(Model model) {
  /** {@code (sites Incident …)} of the type that pieces stand on. */
  SiteRegion region(LudClause clause, LudemeScope scope) {
    LudRefusal.unlessAbsent(clause, "owner");
    SiteType use = model.equipment().board().use();
    String type = use.toString();
    boolean usual = clause.word("result").equals(type) && clause.word("of").equals(type);
    if (!usual || use == SiteType.VERTEX) {
      throw LudRefusal.of(clause, "of these types is not supported yet");
    }
    AtSite at = model.numbers().site(clause.get("at"), scope);
    List<HrgExpression> incident =
        tables(clause).stream()
            .map(table -> Hrg.apply(model.tables().next("incident", table), at.site()))
            .toList();
    return new SiteRegion(
        site ->
            Logic.and(
                Logic.unequal(site, Hrg.ref(Sites.OFF)),
                Logic.any(incident.stream().map(each -> Logic.equal(each, site)).toList())),
        null,
        SitePlace.BOARD,
        true);
  }

  /**
   * Whether {@code (forEach Site …)} loops over sites of a type that pieces do not stand on: those
   * incident with one that they do stand on.
   */
  boolean areOthers(LudValue region) {
    return region instanceof LudClause incident
        && incident.is("sites Incident")
        && !incident.word("result").equals(model.equipment().board().use().toString());
  }

  /** An effect for each such site that is incident with a site. */
  void each(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    LudClause incident = clause.clause("region");
    LudRefusal.unlessAbsent(incident, "owner");
    Board board = model.equipment().board();
    SiteType result = SiteType.valueOf(incident.word("result").toUpperCase(Locale.ROOT));
    if (!incident.word("of").equals(board.use().toString())) {
      throw LudRefusal.of(incident, "of these types is not supported yet");
    }
    AtSite at = model.numbers().site(incident.get("at"), scope);
    List<HrgExpression> touching =
        IntStream.range(0, board.count(result))
            .mapToObj(other -> touches(board, incident, other))
            .map(touched -> Hrg.apply(model.tables().has("touches", touched), at.site()))
            .map(touches -> Hrg.equal(touches, Hrg.ref("1")))
            .toList();
    Supplier<List<HrgStatement>> effects =
        () ->
            IntStream.range(0, touching.size())
                .mapToObj(other -> Hrg.when(touching.get(other), effect(clause, scope, other)))
                .toList();
    List<HrgStatement> all = effects.get();
    Dependence own = new Dependence(model.definitions(), model.foresight().acts());
    own.add(all);
    into.addAll(
        own.matters(all)
            ? model
                .foresight()
                .ofPieces(effects)
                .orElseThrow(
                    () ->
                        LudRefusal.of(
                            clause, "with effects that it depends on is not supported yet"))
            : all);
  }

  private List<HrgStatement> effect(LudClause clause, LudemeScope scope, int other) {
    return model
        .effects()
        .statements(clause.clause("moves"), scope.with("site", new Num.Known(other)));
  }

  private static BitSet touches(Board board, LudClause incident, int other) {
    BitSet touched = new BitSet();
    IntStream.range(0, board.size())
        .filter(site -> IntStream.of(of(board, incident, site)).anyMatch(each -> each == other))
        .forEach(touched::set);
    return touched;
  }

  /** The first incident site of each site, the second of each, and so on. */
  private List<int[]> tables(LudClause clause) {
    Board board = model.equipment().board();
    List<int[]> incident =
        IntStream.range(0, board.size())
            .mapToObj(site -> IntStream.of(of(board, clause, site)).sorted().toArray())
            .toList();
    return model.tables().columns(incident);
  }

  /**
   * The sites incident with a vertex, an edge or a cell; those of its own type across a side or at
   * an end.
   */
  static int[] of(Board board, LudClause incident, int site) {
    Incidence incidence = board.incidence();
    SiteType of = SiteType.valueOf(incident.word("of").toUpperCase(Locale.ROOT));
    SiteType result = SiteType.valueOf(incident.word("result").toUpperCase(Locale.ROOT));
    if (site < 0 || site >= board.count(of)) {
      return new int[0];
    }
    int[] edges =
        switch (of) {
          case VERTEX -> incidence.around(site);
          case EDGE -> new int[] {site};
          case CELL -> sides(board, site);
        };
    IntStream all =
        switch (result) {
          case VERTEX ->
              switch (of) {
                // Ludii lists the numbers of cells instead.
                case VERTEX -> cells(incidence, edges);
                case EDGE -> ends(board, site);
                case CELL -> IntStream.of(corners(board, site));
              };
          case EDGE ->
              of == SiteType.EDGE
                  ? ends(board, site).flatMap(end -> IntStream.of(incidence.around(end)))
                  : IntStream.of(edges);
          case CELL ->
              of == SiteType.VERTEX
                  ? IntStream.of(incidence.facesAt(site))
                  : cells(incidence, edges);
        };
    return all.filter(each -> of != result || of == SiteType.VERTEX || each != site)
        .distinct()
        .toArray();
  }

  private static IntStream cells(Incidence incidence, int[] edges) {
    return IntStream.of(edges).flatMap(edge -> IntStream.of(incidence.facesBeside(edge)));
  }

  private static IntStream ends(Board board, int edge) {
    BoardEdge ends = board.graph().edges().get(edge);
    return IntStream.of(ends.from(), ends.to());
  }

  /** The vertices of a cell. */
  static int[] corners(Board board, int cell) {
    Face face = board.graph().faces().get(cell);
    return IntStream.range(0, face.size()).map(face::corner).toArray();
  }

  private static int[] sides(Board board, int cell) {
    Face face = board.graph().faces().get(cell);
    return IntStream.range(0, face.size())
        .map(i -> board.incidence().between(face.corner(i), face.corner(i + 1)))
        .filter(edge -> edge >= 0)
        .toArray();
  }
}
