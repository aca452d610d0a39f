package org.regames.lud.lowering;

import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.board.Board;
import org.regames.lud.board.TurtleWalk;
import org.regames.lud.board.graph.Point;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** The destinations of leaps, as functions of sites. */
final class Leaps {
  private final Model model;
  private final Board board;

  Leaps(Model model) {
    this.model = model;
    this.board = model.equipment().board();
  }

  /** The ways of {@code (move Leap …)}; each leads to another site. */
  Ways ways(LudClause clause, LudemeScope scope) {
    if (!clause.flag("forward")) {
      return model
          .directions()
          .define(Map.of("", tables(clause, Optional.empty())), Optional.empty());
    }
    Map<String, LineTables> byPlayer = new LinkedHashMap<>();
    for (int i = 1; i <= model.players(); i++) {
      List<AbsoluteDirection> facings =
          model.pieces().of(i).stream().map(Component::facing).distinct().toList();
      if (!scope.mine() || facings.size() != 1) {
        throw LudRefusal.of(clause, "in some directions only is not supported yet");
      }
      byPlayer.put(model.player(i), tables(clause, Optional.of(facings.getFirst())));
    }
    return model.directions().define(byPlayer, Optional.of("Player"));
  }

  private LineTables tables(LudClause clause, Optional<AbsoluteDirection> facing) {
    TurtleWalk turtle = new TurtleWalk(board, board.use());
    LineTables tables = new LineTables(model.sites().size());
    for (int site = 0; site < board.count(board.use()); site++) {
      BitSet ends = new BitSet();
      for (LudValue walk : clause.list("walks")) {
        for (int[] way : turtle.all(site, walk(walk))) {
          ends.set(way[way.length - 1]);
        }
      }
      int start = site;
      ends.stream()
          .filter(end -> facing.isEmpty() || isAhead(start, end, facing.get()))
          .forEach(end -> tables.addStep("leap", start, end));
    }
    return tables;
  }

  /** Whether a site lies ahead of another one, given the facing of a piece there. */
  private boolean isAhead(int from, int to, AbsoluteDirection facing) {
    Point start = board.position(board.use(), from);
    Point end = board.position(board.use(), to);
    double turned = facing.ordinal() * Math.PI / 8;
    double along =
        (end.x() - start.x()) * StrictMath.sin(turned)
            + (end.y() - start.y()) * StrictMath.cos(turned);
    return along > 0.001;
  }

  static List<TurtleWalk.Move> walk(LudValue walk) {
    return ((LudValue.Items) walk)
        .values().stream()
            .map(
                step ->
                    switch (((LudValue.Name) step).text()) {
                      case "F" -> TurtleWalk.Move.FORWARD;
                      case "R" -> TurtleWalk.Move.RIGHT;
                      default -> TurtleWalk.Move.LEFT;
                    })
            .toList();
  }
}
