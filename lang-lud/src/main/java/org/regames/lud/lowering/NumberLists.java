package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BinaryOperator;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.Amount;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Lists of numbers of sites, used as sets. */
record NumberLists(Model model) {
  /** The ludemes for such lists. */
  static final Set<String> PLAYED =
      Set.of(
          "ARRAY values Remembered",
          "ARRAY array",
          "ARRAY union",
          "ARRAY union /list",
          "ARRAY intersection",
          "ARRAY if",
          "ARRAY results",
          "ARRAY sizes Group",
          "ARRAY difference",
          "ARRAY players");

  /** The sites whose numbers are in a list. */
  SiteRegion region(LudValue list, LudemeScope scope) {
    if (!(list instanceof LudClause clause)) {
      throw LudRefusal.of(list, "list of numbers is not supported yet");
    }
    return switch (clause.ludeme().id()) {
      case "ARRAY values Remembered" -> model.remembered().region(clause);
      case "ARRAY array" -> listed(clause, scope);
      case "ARRAY union" -> both(clause, scope, Logic::or);
      case "ARRAY intersection" -> both(clause, scope, Logic::and);
      case "ARRAY union /list" ->
          clause.list("arrays").stream()
              .map(each -> region(each, scope))
              .reduce((a, b) -> joined(a, b, Logic::or))
              .orElseThrow(() -> LudRefusal.of(clause, "of no lists is not supported yet"));
      case "ARRAY if" -> chosen(clause, scope);
      case "ARRAY results" -> results(clause, scope);
      default -> throw LudRefusal.of(clause, "list of numbers is not supported yet");
    };
  }

  private SiteRegion listed(LudClause clause, LudemeScope scope) {
    LudValue values = clause.get("values");
    Optional<BitSet> known =
        values instanceof LudValue.Items items
            ? model.statics().listed(items.values(), Assumed.NOTHING)
            : Optional.empty();
    if (known.isPresent() && known.get().stream().allMatch(model.sites()::has)) {
      return WalkedRegions.listed(model, ((LudValue.Items) values).values(), scope);
    }
    if (!Counting.isRegion(values)) {
      throw LudRefusal.of(clause, "of single numbers is not supported yet");
    }
    return model.dynamicRegions().region(values, scope);
  }

  private SiteRegion both(
      LudClause clause, LudemeScope scope, BinaryOperator<HrgExpression> operator) {
    return joined(
        region(clause.get("first"), scope), region(clause.get("second"), scope), operator);
  }

  private static SiteRegion joined(
      SiteRegion a, SiteRegion b, BinaryOperator<HrgExpression> operator) {
    SitePlace place = a.place() == b.place() ? a.place() : SitePlace.ANYWHERE;
    return new SiteRegion(
        site -> operator.apply(a.contains().apply(site), b.contains().apply(site)),
        null,
        place,
        a.local() && b.local());
  }

  private SiteRegion chosen(LudClause clause, LudemeScope scope) {
    HrgExpression condition = model.conditions().condition(clause.get("condition"), scope);
    HrgExpression holds = model.conditions().once(condition);
    SiteRegion then = region(clause.get("then"), scope);
    SiteRegion other =
        clause.has("else")
            ? region(clause.get("else"), scope)
            : new SiteRegion(_ -> Logic.FALSE, null, then.place(), true);
    return new SiteRegion(
        site ->
            Logic.or(
                Logic.and(holds, then.contains().apply(site)),
                Logic.and(Logic.not(holds), other.contains().apply(site))),
        null,
        then.place() == other.place() ? then.place() : SitePlace.ANYWHERE,
        false);
  }

  /** {@code (size Array …)}: the length of a list. */
  Num size(LudClause clause, LudemeScope scope) {
    LudValue list = clause.get("array");
    if (list instanceof LudClause array && model.remembered().numbers().are(array)) {
      return model.remembered().numbers().size(array, scope);
    }
    if (list instanceof LudClause array
        && array.is("values Remembered")
        && !model.remembered().isUnique(array)) {
      return model.remembered().size(array);
    }
    boolean once =
        list instanceof LudClause array
            && (array.ludeme().id().equals("ARRAY array") || array.is("values Remembered"));
    if (!once) {
      throw LudRefusal.of(clause, "that may contain a number twice is not supported yet");
    }
    SiteRegion region = region(list, scope);
    return model.conditions().counting().counted(region, false, scope);
  }

  /** The sites that are a result for some pair of sites. */
  private SiteRegion results(LudClause clause, LudemeScope scope) {
    HrgExpression sought = model.definitions().scratch("sought", Hrg.type("Site"));
    return new SiteRegion(
        site -> {
          List<HrgStatement> body = new ArrayList<>();
          body.add(Hrg.set(sought, site));
          body.addAll(model.numbers().afterFinding(() -> isResult(clause, scope, sought)));
          return model.conditions().reachable("isResult", body);
        },
        null,
        model.hasHands() ? SitePlace.ANYWHERE : SitePlace.BOARD,
        false);
  }

  private List<HrgStatement> isResult(LudClause clause, LudemeScope scope, HrgExpression sought) {
    List<HrgStatement> body = new ArrayList<>();
    LudemeScope inner = scope.with("from", anyOf(clause.get("from"), "resultFrom", scope, body));
    LudValue value = clause.get("value");
    if (value instanceof LudClause end && end.is("to") && Counting.isRegion(clause.get("to"))) {
      SiteRegion ends = model.dynamicRegions().region(clause.get("to"), inner);
      body.add(Hrg.check(ends.contains().apply(sought)));
      return body;
    }
    Num to = anyOf(clause.get("to"), "resultTo", inner, body);
    AtSite result = model.numbers().site(value, inner.with("to", to));
    body.add(Hrg.check(Logic.equal(result.site(), sought)));
    return body;
  }

  /** A number, or any site of a region. */
  private Num anyOf(LudValue value, String name, LudemeScope scope, List<HrgStatement> into) {
    if (!Counting.isRegion(value)) {
      return model.numbers().number(value, scope);
    }
    SiteRegion region = model.dynamicRegions().region(value, scope);
    model.dynamicRegions().choose(region, name, into);
    return new AtSite(Hrg.ref(name), false, region.place());
  }

  /** {@code (regionSite …)}: a site of a region, by its position in numerical order. */
  Num site(LudClause clause, LudemeScope scope) {
    LudValue region = clause.get("region");
    OptionalInt known = model.statics().number(clause.get("index"), Assumed.NOTHING);
    if (known.equals(OptionalInt.of(0))) {
      return end(region, false, clause, scope);
    }
    Num index = model.numbers().number(clause.get("index"), scope);
    Amount place = model.numbers().arithmetic().amount(index, clause);
    SiteRegion sites = onBoard(region, clause, scope);
    HrgExpression found = model.numbers().kept("placed", Hrg.type("Site"));
    HrgExpression before = model.numbers().kept("before", model.definitions().numbers(1));
    HrgExpression isOne = sites.contains().apply(found);
    HrgExpression goesOn =
        Logic.and(
            Logic.unequal(found, Hrg.ref(Sites.OFF)),
            Logic.or(Logic.not(isOne), Logic.unequal(before, Hrg.ref("0"))));
    model
        .numbers()
        .first(
            List.of(
                Hrg.set(before, place.number()),
                Hrg.set(found, model.sites().expression(0)),
                Hrg.repeat(
                    goesOn,
                    Hrg.when(isOne, Hrg.set(before, Hrg.apply("down", before))),
                    Hrg.set(found, Hrg.apply(following(), found)))));
    return new AtSite(found, true, SitePlace.BOARD);
  }

  private SiteRegion onBoard(LudValue sites, LudClause clause, LudemeScope scope) {
    SiteRegion region = model.dynamicRegions().region(sites, scope);
    if (region.place() != SitePlace.BOARD) {
      throw LudRefusal.of(clause, "of this place is not supported yet");
    }
    return region;
  }

  private String following() {
    return model.conditions().counting().following(SitePlace.BOARD);
  }

  /** The first site of a region, or the last one. */
  Num end(LudValue sites, boolean last, LudClause clause, LudemeScope scope) {
    SiteRegion region = onBoard(sites, clause, scope);
    HrgExpression found = model.numbers().kept(last ? "lastOf" : "firstOf", Hrg.type("Site"));
    Counting counting = model.conditions().counting();
    if (last) {
      HrgExpression at = model.numbers().kept("listedSite", Hrg.type("Site"));
      List<HrgStatement> all = new ArrayList<>();
      all.add(Hrg.set(found, Hrg.ref(Sites.OFF)));
      all.addAll(counting.everywhere(at, region.contains().apply(at), List.of(Hrg.set(found, at))));
      model.numbers().first(all);
      return new AtSite(found, true, SitePlace.BOARD);
    }
    HrgExpression goesOn =
        Logic.and(
            Logic.unequal(found, Hrg.ref(Sites.OFF)), Logic.not(region.contains().apply(found)));
    model
        .numbers()
        .first(
            List.of(
                Hrg.set(found, model.sites().expression(0)),
                Hrg.repeat(goesOn, Hrg.set(found, Hrg.apply(following(), found)))));
    return new AtSite(found, true, SitePlace.BOARD);
  }
}
