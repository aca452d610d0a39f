package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;

/** {@code (firstMoveOnTrack …)}: the moves of the first site along a track that has any. */
record TrackSearch(Model model) {
  private static final HrgExpression OFF = Hrg.ref(Sites.OFF);

  void write(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    Map<String, int[]> nexts = new LinkedHashMap<>();
    Map<String, String> firsts = new LinkedHashMap<>();
    for (int player = 1; player <= model.players(); player++) {
      List<Integer> sites = sites(clause, player);
      int[] next = model.tables().empty();
      IntStream.range(1, sites.size()).forEach(i -> next[sites.get(i - 1)] = sites.get(i));
      nexts.put(model.player(player), next);
      firsts.put(
          model.player(player), sites.isEmpty() ? Sites.OFF : model.sites().name(sites.getFirst()));
    }
    HrgExpression mover = model.mover();
    HrgExpression site = model.definitions().scratch("searched", Hrg.type("Site"));
    String first = model.tables().values("searchStart", "Player", "Site", firsts);
    String next = model.tables().next("searchNext", "Player", nexts);
    LudemeScope inner = scope.with("site", new AtSite(site, false, SitePlace.BOARD));
    LudClause moves = clause.clause("moves");
    into.add(Hrg.set(site, Hrg.apply(first, mover)));
    into.add(
        Hrg.repeat(
            Logic.and(
                Logic.unequal(site, OFF), Logic.not(model.conditions().canMove(moves, inner))),
            Hrg.set(site, Hrg.apply(next, mover, site))));
    into.add(Hrg.check(Logic.unequal(site, OFF)));
    into.addAll(model.generators().statements(moves, inner));
  }

  /** The sites of the track of a player, each at its first visit. */
  private List<Integer> sites(LudClause clause, int player) {
    Assumed assumed = Assumed.role("Mover", player);
    return model.tracks().ofSearch(clause, assumed).stream()
        .flatMapToInt(track -> IntStream.of(track.sites()))
        .filter(model.sites()::has)
        .distinct()
        .boxed()
        .collect(ArrayList::new, List::add, List::addAll);
  }
}
