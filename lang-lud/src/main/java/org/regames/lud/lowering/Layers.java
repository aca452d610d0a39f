package org.regames.lud.lowering;

import java.util.List;
import java.util.stream.IntStream;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.board.Board;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.tree.LudClause;

/** Sites that lie above others. */
record Layers(Model model) {
  /** {@code (is Flat …)}: the condition that all sites below are occupied, if there are any. */
  HrgExpression isFlat(LudClause clause, LudemeScope scope) {
    AtSite site =
        clause.has("site")
            ? model.numbers().site(clause.get("site"), scope)
            : scope
                .iterator("to")
                .filter(AtSite.class::isInstance)
                .map(AtSite.class::cast)
                .orElseThrow(() -> LudRefusal.of(clause, "of no site"));
    HrgExpression flat = Logic.TRUE;
    for (int[] table : below()) {
      HrgExpression below = Hrg.apply(model.tables().next("below", table), site.site());
      flat =
          Logic.and(flat, Logic.or(Logic.equal(below, Hrg.ref(Sites.OFF)), model.occupied(below)));
    }
    return flat;
  }

  /** The first site below each, the second below each, and so on. */
  private List<int[]> below() {
    Board board = model.equipment().board();
    List<int[]> below =
        IntStream.range(0, board.size())
            .mapToObj(
                site ->
                    board.layer(board.use(), site) == 0
                        ? new int[0]
                        : board.steps(board.use()).targets(site, AbsoluteDirection.DOWNWARD))
            .toList();
    return model.tables().columns(below);
  }
}
