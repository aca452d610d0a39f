package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.Amount;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.Counted;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Counts groups of pieces, their sites, and empty sites next to or among them. */
record GroupCounts(Model model) {
  private static final HrgExpression OFF = Hrg.ref(Sites.OFF);

  private HrgExpression variable(String name) {
    return Hrg.ref(model.definitions().variable(name, Hrg.type("Site"), OFF));
  }

  private Ways ways(LudClause clause, LudemeScope scope) {
    Ways ways = model.directions().steps(clause, "directions", scope.with("from", SitePlace.BOARD));
    if (ways.key().isPresent()) {
      throw LudRefusal.of(clause, "in relative directions is not supported yet");
    }
    return ways;
  }

  /** {@code (count Groups …)}: those that are large enough. */
  Num groups(LudClause clause, LudemeScope scope) {
    GroupLoop groups = model.groups();
    int most = model.sites().onBoard();
    HrgExpression count =
        Hrg.ref(model.definitions().variable("counted", model.definitions().numbers(most)));
    HrgStatement more = Hrg.set(count, Hrg.apply(model.definitions().up(), count));
    List<HrgStatement> all = new ArrayList<>();
    all.add(Hrg.set(count, Hrg.ref("0")));
    Amount least = groups.least(clause, scope);
    all.addAll(
        groups.each(
            groups.ways(clause, scope),
            scope,
            groups.joining(clause, "if", scope, model::occupied),
            _ -> Logic.TRUE,
            group -> groups.where(group, least, List.of(more))));
    return new Counted(all, count, most);
  }

  /** {@code (size Group …)}: how many sites are connected with one. */
  Num size(LudClause clause, LudemeScope scope) {
    GroupLoop groups = model.groups();
    AtSite start = model.numbers().site(clause.get("at"), scope);
    if (start.place() != SitePlace.BOARD && model.hasHands()) {
      throw LudRefusal.of(clause, "of a site that may be in a hand is not supported yet");
    }
    HrgExpression piece = model.board(start.site());
    return groups.size(
        groups.ways(clause, scope),
        start,
        groups.joining(
            clause,
            "if",
            scope.with("from", start),
            site -> Logic.and(model.occupied(site), Logic.equal(model.board(site), piece))));
  }

  /** {@code (size Territory …)}: empty sites that only pieces of one player surround. */
  Num territory(LudClause clause, LudemeScope scope) {
    model.stacks().refuseMixed(clause);
    NumberLudemes.usualType(model, clause);
    LudValue role = clause.get("player");
    HrgExpression owner = model.numbers().owner(model.numbers().player(role, scope), clause);
    Ways ways = ways(clause, scope);
    HrgExpression at = model.conditions().counting().at(scope);
    HrgExpression here = variable("grown");
    HrgExpression free = Logic.not(model.occupied(here));
    String borders =
        model
            .definitions()
            .graph(
                "bordersOther",
                List.of(
                    Hrg.set(here, at),
                    Hrg.repeat(
                        free,
                        ways.branch(List.of(Hrg.set(here, ways.next(here)))),
                        Hrg.check(Logic.unequal(here, OFF))),
                    Hrg.check(Logic.unequal(model.who(here), owner))));
    return model
        .conditions()
        .counting()
        .counted(
            new SiteRegion(
                site ->
                    Logic.and(Logic.not(model.occupied(site)), Logic.not(Hrg.reachable(borders))),
                null,
                SitePlace.BOARD,
                false),
            false,
            scope);
  }
}
