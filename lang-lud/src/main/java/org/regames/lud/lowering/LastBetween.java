package org.regames.lud.lowering;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * {@code (last Between)}: the site that the last move jumped over. It may be used only after a hop:
 * in its consequences, and when the same player moves again, if only hops allow that.
 *
 * @param model the game
 */
record LastBetween(Model model) {
  private static final Set<String> HOPS = Set.of("move Hop", "hop");

  /** Ludemes by which a player may move again. */
  private static final Set<String> AGAIN =
      Set.of("moveAgain", "set NextPlayer", "move Set NextPlayer", "swap Players");

  private HrgExpression site() {
    return Hrg.ref(
        model.definitions().variable("lastBetween", Hrg.type("Site"), Hrg.ref(Sites.OFF)));
  }

  /** The site, if there is one. */
  SiteRegion region(LudClause clause) {
    if (!isAfterHops(clause)) {
      throw LudRefusal.of(clause, "of moves that may not be hops is not supported yet");
    }
    return new SiteRegion(site -> Logic.equal(site, site()), null, SitePlace.BOARD, true);
  }

  /**
   * Records which site was jumped over.
   *
   * @param several whether there may be several
   */
  void note(LudClause hop, boolean several, HrgExpression between, List<HrgStatement> into) {
    if (model.uses("last Between")) {
      if (several) {
        throw LudRefusal.of(
            hop, "over several pieces is not supported yet in a game with `last Between`");
      }
      into.add(Hrg.set(site(), between));
    }
  }

  private boolean isAfterHops(LudClause clause) {
    Set<LudClause> following = Collections.newSetFromMap(new IdentityHashMap<>());
    model
        .game()
        .all()
        .filter(each -> HOPS.contains(each.title()))
        .flatMap(each -> each.findClause("then").stream())
        .flatMap(LudClause::all)
        .forEach(following::add);
    boolean hopsOnly =
        model
            .game()
            .all()
            .filter(each -> AGAIN.contains(each.title()))
            .allMatch(following::contains);
    return following.contains(clause)
        || hopsOnly && whereAgain().anyMatch(each -> each == clause) && !model.swaps();
  }

  /** All clauses in contexts where the mover also moved last. */
  private Stream<LudClause> whereAgain() {
    return model
        .game()
        .all()
        .filter(each -> each.kind() == Kind.MOVES && each.is("if") && isAgain(each))
        .flatMap(each -> each.findClause("moves").stream())
        .flatMap(LudClause::all);
  }

  private static boolean isAgain(LudClause choice) {
    return choice.get("condition") instanceof LudClause prev
        && prev.is("is Prev")
        && prev.arguments().values().stream()
            .anyMatch(who -> who instanceof LudValue.Name name && name.text().equals("Mover"));
  }
}
