package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;

/**
 * {@code (sites LastTo)}: where the last move changed anything. Pieces that are put, removed or
 * changed leave a mark at their site; those that move leave one at their destination.
 */
record ActedSites(Model model) {
  private static final HrgExpression ON = Hrg.ref("1");

  /** The maps with the contents of sites. */
  private static final Set<String> MAPS = Set.of("board", "state", "value");

  private HrgExpression acted(HrgExpression site) {
    model.definitions().variable("acted", Hrg.map("Site", "Bool"));
    return Hrg.at("acted", site);
  }

  /** The sites. */
  SiteRegion region() {
    return new SiteRegion(
        site -> Hrg.equal(acted(site), ON),
        null,
        model.hasHands() ? Num.SitePlace.ANYWHERE : Num.SitePlace.BOARD,
        true);
  }

  /** A move that records where it changes anything. */
  List<HrgStatement> noted(List<HrgStatement> move) {
    if (!model.uses("sites LastTo")) {
      return move;
    }
    if (model.stacks().used() || model.heaps().used()) {
      throw LudRefusal.of(
          model.written().clauses("sites LastTo").getFirst(), "of stacks is not supported yet");
    }
    acted(model.numbers().lastSite("lastTo"));
    List<HrgStatement> all = new ArrayList<>();
    all.add(Hrg.set(Hrg.ref("acted"), Hrg.ref(model.tables().has("noSite", new BitSet()))));
    move.forEach(each -> all.add(each.mapBlocks(this::noted)));
    return all;
  }

  private Block noted(Block block) {
    List<HrgStatement> all = new ArrayList<>();
    Set<HrgExpression> left = new HashSet<>();
    for (HrgStatement each : block.statements()) {
      if (each instanceof HrgStatement.Assignment(var target, var value, _)) {
        if (target.equals(Hrg.ref("moved"))
            && value instanceof HrgExpression.Application(_, var sites, _, _)) {
          left.add(sites.getFirst());
        }
        place(target, value)
            .filter(site -> !left.contains(site) || !value.equals(Hrg.ref(Model.EMPTY)))
            .ifPresent(site -> all.add(Hrg.set(acted(site), ON)));
      }
      all.add(each.mapBlocks(this::noted));
    }
    return new Block(all, block.origin());
  }

  private static Optional<HrgExpression> place(HrgExpression target, HrgExpression value) {
    if (target.equals(Hrg.ref("lastTo"))) {
      return Optional.of(value);
    }
    return target instanceof HrgExpression.Application(var map, var sites, _, _)
            && MAPS.contains(Dependence.root(map))
        ? Optional.of(sites.getFirst())
        : Optional.empty();
  }
}
