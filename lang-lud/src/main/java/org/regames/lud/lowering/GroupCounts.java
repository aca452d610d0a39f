package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Jump.Kind;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.Counted;
import org.regames.lud.lowering.Num.Place;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Numbers of groups of pieces, of their sites, and of free sites next to or among them. */
final class GroupCounts {
  private static final HrgExpression OFF = Hrg.ref(Sites.OFF);

  private final Model model;

  GroupCounts(Model model) {
    this.model = model;
  }

  private HrgExpression variable(String name) {
    return Hrg.ref(model.definitions().variable(name, Hrg.type("Site"), OFF));
  }

  private Ways ways(LudClause clause, LudemeScope scope) {
    Ways ways = model.directions().steps(clause, "directions", scope.with("from", Place.BOARD));
    if (ways.key().isPresent()) {
      throw LudRefusal.of(clause, "in relative directions cannot be played yet");
    }
    return ways;
  }

  private HrgExpression member(LudClause clause, LudemeScope scope, HrgExpression site) {
    return clause.has("if")
        ? model
            .conditions()
            .condition(clause.get("if"), scope.with("to", new AtSite(site, false, Place.BOARD)))
        : model.occupied(site);
  }

  /** {@code (count Groups …)}: each group is counted at the first of its sites. */
  Num groups(LudClause clause, LudemeScope scope) {
    model.stacks().refuseMixed(clause);
    NumberLudemes.usualType(model, clause);
    OptionalInt least = model.statics().number(clause.get("min"), Assumed.NOTHING);
    if (least.isEmpty()) {
      throw LudRefusal.of(clause, "of so many pieces cannot be played yet");
    }
    HrgExpression at = variable("at");
    HrgExpression here = variable("grown");
    Ways ways = ways(clause, scope);
    model.definitions().variable("past", Hrg.map("Site", "Bool"));
    HrgExpression past = Hrg.at("past", at);
    List<HrgStatement> walk =
        List.of(
            Hrg.set(here, at),
            Hrg.loop(
                Hrg.when(Hrg.equal(Hrg.at("past", here), Hrg.ref("1")), Hrg.jump(Kind.RETURN)),
                ways.branch(List.of(Hrg.set(here, ways.next(here)))),
                Hrg.check(Logic.and(Logic.unequal(here, OFF), member(clause, scope, here)))));
    HrgExpression counts =
        Logic.and(
            member(clause, scope, at), Logic.not(model.conditions().reachable("hasEarlier", walk)));
    if (least.getAsInt() > 1) {
      counts = Logic.and(counts, isLarge(clause, scope, ways, at, least.getAsInt()));
    }
    int most = model.sites().onBoard();
    HrgExpression count =
        Hrg.ref(model.definitions().variable("counted", model.definitions().numbers(most)));
    Counting counting = model.conditions().counting();
    List<HrgStatement> all = new ArrayList<>();
    all.add(Hrg.set(count, Hrg.ref("0")));
    all.addAll(counting.through(Place.BOARD, at, List.of(Hrg.set(past, Hrg.ref("0")))));
    all.addAll(
        counting.through(
            Place.BOARD,
            at,
            List.of(
                Hrg.when(counts, Hrg.set(count, Hrg.apply(model.definitions().up(), count))),
                Hrg.set(past, Hrg.ref("1")))));
    return new Counted(all, count, most);
  }

  /** Whether so many sites hang together with one. */
  private HrgExpression isLarge(
      LudClause clause, LudemeScope scope, Ways ways, HrgExpression at, int least) {
    HrgExpression here = variable("grown");
    HrgExpression other = model.definitions().scratch("otherMember", Hrg.type("Site"));
    HrgExpression size =
        model.definitions().scratch("groupSize", model.definitions().numbers(least));
    String reaches =
        model
            .definitions()
            .graph(
                "hangsTogether",
                List.of(
                    Hrg.set(here, at),
                    Hrg.loop(
                        Hrg.when(Hrg.equal(here, other), Hrg.jump(Kind.RETURN)),
                        ways.branch(List.of(Hrg.set(here, ways.next(here)))),
                        Hrg.check(
                            Logic.and(Logic.unequal(here, OFF), member(clause, scope, here))))));
    List<HrgStatement> body = new ArrayList<>();
    body.add(Hrg.set(size, Hrg.ref("0")));
    body.addAll(
        model
            .conditions()
            .counting()
            .through(
                Place.BOARD,
                other,
                List.of(
                    Hrg.when(
                        Hrg.reachable(reaches),
                        Hrg.set(size, Hrg.apply(model.definitions().up(), size)),
                        Hrg.when(Hrg.equal(size, Hrg.ref("" + least)), Hrg.jump(Kind.RETURN))))));
    body.add(Hrg.check(Logic.FALSE));
    return model.conditions().reachable("isLarge", body);
  }

  /** {@code (size Group …)}: how many sites hang together with one. */
  Num size(LudClause clause, LudemeScope scope) {
    model.stacks().refuseMixed(clause);
    return model
        .conditions()
        .counting()
        .counted(new WalkedRegions(model).group(clause, scope), false);
  }

  /** {@code (count Liberties …)}: how many free sites are next to a group. */
  Num liberties(LudClause clause, LudemeScope scope) {
    model.stacks().refuseMixed(clause);
    return model
        .conditions()
        .counting()
        .counted(new WalkedRegions(model).liberties(clause, scope), false);
  }

  /** {@code (size Territory …)}: free sites that only pieces of one player are around. */
  Num territory(LudClause clause, LudemeScope scope) {
    model.stacks().refuseMixed(clause);
    NumberLudemes.usualType(model, clause);
    LudValue role = clause.get("player");
    HrgExpression owner = model.numbers().owner(model.numbers().player(role, scope), clause);
    Ways ways = ways(clause, scope);
    HrgExpression at = variable("at");
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
                Place.BOARD,
                false),
            false);
  }
}
