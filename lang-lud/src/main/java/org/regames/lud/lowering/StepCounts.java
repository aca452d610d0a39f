package org.regames.lud.lowering;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.OptionalInt;
import org.regames.hrg.syntax.Hrg;
import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.board.Board;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;

/** Distances between sites in steps. */
record StepCounts(Model model) {
  /** The most sites for which distances are tabulated. */
  private static final int LARGEST_TABLE = 128;

  /** The same if there is no formula for distances. */
  private static final int LARGEST_OF_ALL = 170;

  /** {@code (count Steps …)}, regardless of the pieces on the board. */
  Num number(LudClause clause, LudemeScope scope) {
    LudRefusal.unlessAbsent(clause, "step");
    NumberLudemes.usualType(model, clause);
    Board board = model.equipment().board();
    AbsoluteDirection relation = model.written().distanceRelation();
    AtSite from = model.numbers().site(clause.get("from"), scope);
    if (from.place() == SitePlace.HAND || from.place() == SitePlace.ANYWHERE && model.hasHands()) {
      throw LudRefusal.of(clause, "from a hand is not supported yet");
    }
    Optional<BitSet> goals = model.statics().region(clause.get("to"), Assumed.NOTHING);
    OptionalInt goal = model.statics().number(clause.get("to"), Assumed.NOTHING);
    if (goals.isPresent() || goal.isPresent()) {
      int[] sites =
          goals
              .map(region -> region.stream().toArray())
              .orElseGet(() -> new int[] {goal.orElse(0)});
      if (sites.length == 0 || sites[0] < 0) {
        return new Num.Known(0);
      }
      int[] distances = board.distances(board.use()).from(sites, relation);
      String function = model.tables().numbers("stepsTo", distances);
      return new Num.Amount(Hrg.apply(function, from.site()), greatest(distances));
    }
    if (Counting.isRegion(clause.get("to"))) {
      throw LudRefusal.of(clause, "to unknown sites is not supported yet");
    }
    AtSite to = model.numbers().site(clause.get("to"), scope);
    int[][] table = new int[board.count(board.use())][];
    for (int site = 0; site < table.length; site++) {
      table[site] = board.distances(board.use()).from(site, relation);
    }
    SquareDistances squares = new SquareDistances(model);
    if (table.length > LARGEST_TABLE && (table.length > LARGEST_OF_ALL || squares.fits(table))) {
      return squares.of(clause, from, to, table);
    }
    String function = model.tables().numbers("stepsBetween", table);
    int most = Arrays.stream(table).mapToInt(StepCounts::greatest).max().orElse(0);
    return new Num.Amount(Hrg.apply(function, from.site(), to.site()), most);
  }

  private static int greatest(int[] distances) {
    return Math.max(0, Arrays.stream(distances).max().orElse(0));
  }
}
