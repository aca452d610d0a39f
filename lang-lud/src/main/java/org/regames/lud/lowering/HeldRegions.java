package org.regames.lud.lowering;

import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.lud.board.SiteContainers.Container;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Sites of hands that hold pieces. */
record HeldRegions(Model model) {
  /**
   * The condition that a piece is one of those that a clause names; always true if it names none.
   */
  HrgExpression named(LudClause clause, Optional<String> component, HrgExpression site) {
    return clause.has("components")
        ? Logic.any(
            clause.list("components").stream()
                .map(
                    name ->
                        model
                            .dynamicRegions()
                            .isNamed(((LudValue.Text) name).text(), model.board(site)))
                .toList())
        : component
            .map(name -> model.dynamicRegions().isNamed(name, model.board(site)))
            .orElse(Logic.TRUE);
  }

  /** The sites that a player holds in the hand with the player's number among containers. */
  SiteRegion inHand(LudClause clause, LudemeScope scope) {
    LudRefusal.unlessAbsent(clause, "on");
    Num by = model.numbers().player(clause.get("by"), scope);
    Num container =
        clause.get("container") instanceof LudValue.Text
            ? by
            : model.numbers().number(clause.get("container"), scope);
    Map<String, BitSet> hands = new LinkedHashMap<>();
    for (int i = 1; i <= model.players(); i++) {
      BitSet sites = new BitSet();
      List<Container> all = model.equipment().containers().all();
      if (i < all.size() && all.get(i).owner() == i) {
        sites.set(all.get(i).first(), all.get(i).first() + all.get(i).size());
      }
      hands.put(model.player(i), sites);
    }
    if (!by.equals(container) || hands.values().stream().anyMatch(BitSet::isEmpty)) {
      throw LudRefusal.of(clause, "of this container is not supported yet");
    }
    HrgExpression player =
        switch (by) {
          case Num.Whose(HrgExpression owner) -> owner;
          case Num.Known(int number) when number >= 1 && number <= model.players() ->
              Hrg.ref(model.player(number));
          case Num _ -> throw LudRefusal.of(clause, "of this container is not supported yet");
        };
    SiteRegion hand = model.dynamicRegions().byPlayer(clause, hands, player);
    RegionLudemes.HrgExpressionPredicate owners =
        model.dynamicRegions().owners(clause, clause.get("by"), scope);
    Optional<String> component = clause.findWord("component");
    return new SiteRegion(
        site ->
            Logic.and(
                Logic.and(hand.contains().apply(site), owners.of(site)),
                named(clause, component, site)),
        null,
        SitePlace.HAND,
        true);
  }
}
