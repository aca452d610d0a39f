package org.regames.lud.lowering;

import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.board.Board;
import org.regames.lud.board.Distances;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Sites at some distance from others, regardless of the pieces on the board. */
record DistantRegions(Model model) {
  /** {@code (is Related …)}: the condition that a step of a kind leads from one site to another. */
  HrgExpression isRelated(LudClause clause, LudemeScope scope) {
    NumberLudemes.usualType(model, clause);
    Optional<AbsoluteDirection> kind =
        clause.get("relation") instanceof LudValue.Name name
            ? AbsoluteDirection.of(name.text())
            : Optional.empty();
    if (kind.isEmpty() || Counting.isRegion(clause.get("region"))) {
      throw LudRefusal.of(clause, "in this form is not supported yet");
    }
    AtSite from = model.numbers().site(clause.get("region"), scope);
    AtSite to = model.numbers().site(clause.get("site"), scope);
    Board board = model.equipment().board();
    Map<String, BitSet> related = new LinkedHashMap<>();
    for (int site = 0; site < model.sites().onBoard(); site++) {
      BitSet targets = new BitSet();
      Arrays.stream(board.steps(board.use()).targets(site, kind.get())).forEach(targets::set);
      related.put(model.sites().name(site), targets);
    }
    String function = model.tables().has("isRelated", "Site", related);
    return Hrg.equal(Hrg.apply(function, from.site(), to.site()), Hrg.ref("1"));
  }

  /** {@code (sites Distance …)}. */
  SiteRegion distant(LudClause clause, LudemeScope scope) {
    LudRefusal.unlessAbsent(clause, "step");
    NumberLudemes.usualType(model, clause);
    LudClause range = clause.clause("range");
    int most = bound(range, range.is("exact") || range.is("max") ? "value" : "max");
    int least = range.is("max") ? -1 : bound(range, range.is("range") ? "min" : "value");
    AtSite from = model.numbers().site(clause.get("from"), scope);
    if (from.place() != SitePlace.BOARD && model.hasHands()) {
      throw LudRefusal.of(clause, "from a hand is not supported yet");
    }
    Map<String, BitSet> away = new LinkedHashMap<>();
    for (int site = 0; site < model.sites().onBoard() && least >= 0; site++) {
      away.put(model.sites().name(site), away(site, least, most));
    }
    String function = model.tables().has("isDistant", "Site", away);
    return new SiteRegion(
        site -> Hrg.equal(Hrg.apply(function, from.site(), site), Hrg.ref("1")),
        null,
        SitePlace.BOARD,
        true);
  }

  private int bound(LudClause range, String parameter) {
    if (!range.has(parameter)) {
      return Integer.MAX_VALUE;
    }
    OptionalInt known = model.statics().number(range.get(parameter), Assumed.NOTHING);
    return known.orElseThrow(() -> LudRefusal.of(range, "of steps is not supported yet"));
  }

  /** The sites at these distances; Ludii only goes as far as its list of distances is long. */
  private BitSet away(int site, int least, int most) {
    int[] distances =
        model
            .equipment()
            .board()
            .distances(model.equipment().board().use())
            .from(site, model.written().distanceRelation());
    int known = 0;
    for (int each : distances) {
      known += Math.max(0, each) > known ? 1 : 0;
    }
    BitSet found = new BitSet();
    for (int other = 0; other < distances.length; other++) {
      int steps = distances[other];
      if (steps != Distances.UNREACHABLE && steps >= least && steps <= Math.min(most, known)) {
        found.set(other);
      }
    }
    return found;
  }
}
