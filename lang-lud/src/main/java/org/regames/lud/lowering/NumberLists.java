package org.regames.lud.lowering;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BinaryOperator;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.Place;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Lists of numbers of sites, of which only matters which numbers they have. */
final class NumberLists {
  /** The ludemes that are such lists. */
  static final Set<String> PLAYED =
      Set.of(
          "ARRAY values Remembered",
          "ARRAY array",
          "ARRAY union",
          "ARRAY union /list",
          "ARRAY intersection",
          "ARRAY if");

  private final Model model;

  NumberLists(Model model) {
    this.model = model;
  }

  /** The sites whose numbers a list has. */
  SiteRegion region(LudValue list, LudemeScope scope) {
    if (!(list instanceof LudClause clause)) {
      throw LudRefusal.of(list, "list of numbers cannot be played yet");
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
              .orElseThrow(() -> LudRefusal.of(clause, "of nothing cannot be played yet"));
      case "ARRAY if" -> chosen(clause, scope);
      default -> throw LudRefusal.of(clause, "list of numbers cannot be played yet");
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
      throw LudRefusal.of(clause, "of single numbers cannot be played yet");
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
    Place place = a.place() == b.place() ? a.place() : Place.ANYWHERE;
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
        then.place() == other.place() ? then.place() : Place.ANYWHERE,
        false);
  }

  /** {@code (size Array …)}: how many numbers a list has. */
  Num size(LudClause clause, LudemeScope scope) {
    LudValue list = clause.get("array");
    if (list instanceof LudClause array && model.remembered().numbers().are(array)) {
      return model.remembered().numbers().size(array, scope);
    }
    boolean once =
        list instanceof LudClause array
            && (array.ludeme().id().equals("ARRAY array")
                || array.is("values Remembered") && model.remembered().isUnique(array));
    if (!once) {
      throw LudRefusal.of(clause, "that may have a number twice cannot be played yet");
    }
    SiteRegion region = region(list, scope);
    return model.conditions().counting().counted(region, false);
  }

  /** {@code (regionSite …)}: the first site of a region. */
  Num site(LudClause clause, LudemeScope scope) {
    OptionalInt index = model.statics().number(clause.get("index"), Assumed.NOTHING);
    SiteRegion region = model.dynamicRegions().region(clause.get("region"), scope);
    if (!index.equals(OptionalInt.of(0)) || region.place() != Place.BOARD) {
      throw LudRefusal.of(clause, "of this place cannot be played yet");
    }
    HrgExpression found = model.numbers().kept("firstOf", Hrg.type("Site"));
    String next = model.conditions().counting().following(Place.BOARD);
    HrgExpression goesOn =
        Logic.and(
            Logic.unequal(found, Hrg.ref(Sites.OFF)), Logic.not(region.contains().apply(found)));
    model
        .numbers()
        .first(
            List.of(
                Hrg.set(found, model.sites().expression(0)),
                Hrg.repeat(goesOn, Hrg.set(found, Hrg.apply(next, found)))));
    return new AtSite(found, true, Place.BOARD);
  }
}
