package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.Counted;
import org.regames.lud.lowering.Num.Place;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Numbers that are found by going through all sites. */
final class Counting {
  private static final String AT = "at";
  private static final String COUNT = "counted";

  private final Model model;

  Counting(Model model) {
    this.model = model;
  }

  private HrgExpression at() {
    return Hrg.ref(model.definitions().variable(AT, Hrg.type("Site"), Hrg.ref(Sites.OFF)));
  }

  /** Goes through the sites of a place in their order. */
  List<HrgStatement> through(Place place, HrgExpression variable, List<HrgStatement> body) {
    int first = place == Place.HAND ? model.sites().hands().nextSetBit(0) : 0;
    int size = place == Place.BOARD ? model.sites().onBoard() : model.sites().size();
    int[] following = model.tables().empty();
    int before = -1;
    for (int site = first; site < size; site++) {
      if (model.sites().has(site)) {
        if (before >= 0) {
          following[before] = site;
        }
        before = site;
      }
    }
    String next = model.tables().next("following", following);
    List<HrgStatement> all = new ArrayList<>(body);
    all.add(Hrg.set(variable, Hrg.apply(next, variable)));
    return List.of(
        Hrg.set(variable, model.sites().expression(first)),
        Hrg.repeat(Logic.unequal(variable, Hrg.ref(Sites.OFF)), all.toArray(HrgStatement[]::new)));
  }

  private Counted counted(SiteRegion region) {
    int most = model.sites().size();
    HrgExpression count =
        Hrg.ref(model.definitions().variable(COUNT, model.definitions().numbers(most)));
    List<HrgStatement> counting = new ArrayList<>();
    counting.add(Hrg.set(count, Hrg.ref("0")));
    Place place =
        region.place() == Place.ANYWHERE && !model.hasHands() ? Place.BOARD : region.place();
    HrgExpression wanted = region.contains().apply(at());
    counting.addAll(
        through(
            place,
            at(),
            List.of(Hrg.when(wanted, Hrg.set(count, Hrg.apply(model.definitions().up(), count))))));
    return new Counted(counting, count, most);
  }

  /** {@code (count Sites in:…)}. */
  Num sites(LudClause clause, LudemeScope scope) {
    LudRefusal.unlessAbsent(clause, "at", "name");
    if (!clause.has("in")) {
      throw LudRefusal.of(clause, "of nothing cannot be played yet");
    }
    return counted(model.dynamicRegions().region(clause.get("in"), scope));
  }

  /** {@code (count Pieces …)}. */
  Num pieces(LudClause clause, LudemeScope scope) {
    if (model.hasHands()) {
      throw LudRefusal.of(clause, "in games with hands cannot be played yet");
    }
    return counted(piecesRegion(clause, scope));
  }

  /** Where the pieces are that a clause is about. */
  SiteRegion piecesRegion(LudClause clause, LudemeScope scope) {
    LudRefusal.unlessAbsent(clause, "of");
    NumberLudemes.usualType(model, clause);
    Optional<SiteRegion> in =
        clause.find("in").map(region -> model.dynamicRegions().region(region, scope));
    Optional<LudValue> role = clause.find("player");
    boolean anybody = role.isEmpty() || RegionLudemes.isAll(role.get());
    Optional<RegionLudemes.HrgExpressionPredicate> owners =
        anybody
            ? Optional.empty()
            : Optional.of(model.dynamicRegions().owners(clause, role.get(), scope));
    Optional<String> name = clause.findWord("name");
    boolean conditional =
        clause.ludeme().parameters().stream().anyMatch(p -> p.name().equals("if"))
            && clause.has("if");
    return new SiteRegion(
        site -> {
          HrgExpression wanted = owners.map(o -> o.of(site)).orElseGet(() -> model.occupied(site));
          wanted = Logic.and(wanted, in.map(r -> r.contains().apply(site)).orElse(Logic.TRUE));
          wanted = Logic.and(wanted, name.map(text -> hasText(text, site)).orElse(Logic.TRUE));
          return conditional
              ? Logic.and(
                  wanted,
                  model
                      .conditions()
                      .condition(
                          clause.get("if"),
                          scope.with("site", new AtSite(site, false, Place.ANYWHERE))))
              : wanted;
        },
        null,
        in.map(SiteRegion::place).orElse(model.hasHands() ? Place.ANYWHERE : Place.BOARD),
        false);
  }

  private HrgExpression hasText(String text, HrgExpression site) {
    return Logic.any(
        model.pieces().all().stream()
            .filter(each -> each.name().contains(text))
            .map(each -> Logic.equal(model.board(site), Hrg.ref(each.symbol())))
            .toList());
  }

  /** {@code (count at:…)}. */
  Num count(LudClause clause, LudemeScope scope) {
    throw LudRefusal.of(clause, "cannot be played yet");
  }

  /** {@code (where …)}. */
  Num where(LudClause clause, LudemeScope scope) {
    throw LudRefusal.of(clause, "cannot be played yet");
  }

  static boolean isRegion(LudValue value) {
    return value instanceof LudClause clause && clause.kind() == Kind.REGION;
  }
}
