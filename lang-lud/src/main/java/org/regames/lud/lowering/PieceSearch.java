package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.Amount;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.Known;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.lowering.Num.Which;
import org.regames.lud.lowering.Num.Whose;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** {@code (where …)}: sites of unique pieces. */
record PieceSearch(Model model) {
  /** {@code (where …)}: the site of a unique piece. */
  Num where(LudClause clause, LudemeScope scope) {
    boolean named = clause.ludeme().form().isEmpty();
    if (named) {
      LudRefusal.unlessAbsent(clause, "state");
    }
    NumberLudemes.usualType(model, clause);
    if (named && model.kinds().isNobodys(clause.word("name"))) {
      return new Known(-1);
    }
    HrgExpression piece = only(clause, scope);
    String name = named ? clause.word("name") : "piece";
    String title = "where " + name + " ";
    String variable =
        named && clause.findWord("player").isPresent()
            ? SymbolWords.camel(title + clause.word("player"))
            : model.numbers().keptName(SymbolWords.camel(title));
    HrgExpression found = model.definitions().scratch(variable, Hrg.type("Site"));
    String next = model.conditions().counting().following(SitePlace.BOARD);
    HrgExpression isElsewhere =
        Logic.and(Logic.unequal(found, Hrg.ref(Sites.OFF)), Logic.not(holds(found, piece)));
    model
        .numbers()
        .found(
            List.of(
                Hrg.set(found, model.sites().expression(0)),
                Hrg.repeat(isElsewhere, Hrg.set(found, Hrg.apply(next, found)))));
    return new AtSite(found, true, SitePlace.BOARD);
  }

  /** Whether a piece is on a site, or in the stack there. */
  private HrgExpression holds(HrgExpression site, HrgExpression piece) {
    return model.stacks().mixed()
        ? new StackNumbers(model).holds(site, each -> Logic.equal(each, piece))
        : Logic.equal(model.board(site), piece);
  }

  /** A comparison of {@code (where …)} with a number that is known, where nothing is searched. */
  Optional<HrgExpression> compared(LudClause comparison, LudemeScope scope) {
    if (!comparison.is("=") && !comparison.is("!=")) {
      return Optional.empty();
    }
    LudValue a = comparison.get("a");
    LudValue b = comparison.get("b");
    return isNowhere(comparison, scope)
        .or(() -> isAt(a, b, scope).map(it -> comparison.is("=") ? it : Logic.not(it)))
        .or(() -> isAt(b, a, scope).map(it -> comparison.is("=") ? it : Logic.not(it)));
  }

  /**
   * Whether {@code (where …)} is a site that is known: the piece is there, and on none of the sites
   * before it, which are only looked at if it is.
   */
  private Optional<HrgExpression> isAt(LudValue a, LudValue b, LudemeScope scope) {
    OptionalInt number = model.statics().number(b, Statics.Assumed.NOTHING);
    if (!(a instanceof LudClause where && where.is("where"))
        || number.isEmpty()
        || number.getAsInt() < 0
        || number.getAsInt() >= model.sites().onBoard()) {
      return Optional.empty();
    }
    HrgExpression site = model.sites().expression(number.getAsInt());
    List<HrgStatement> search =
        model
            .numbers()
            .afterFinding(
                () ->
                    where(where, scope) instanceof AtSite found
                        ? List.of(Hrg.check(Logic.equal(found.site(), site)))
                        : List.of());
    if (search.isEmpty()) {
      return Optional.empty();
    }
    HrgExpression isThere = holds(site, only(where, scope));
    return Optional.of(
        number.getAsInt() == 0
            ? isThere
            : Logic.and(isThere, model.conditions().reachable("found", search)));
  }

  /** The kind of pieces that a clause searches, of which each owner has only one. */
  HrgExpression only(LudClause clause, LudemeScope scope) {
    if (clause.ludeme().form().equals("what")) {
      return onlyOf(clause, scope);
    }
    String name = clause.word("name");
    Num player = model.numbers().player(clause.get("player"), scope);
    if (player instanceof Known known) {
      Component one = kind(clause, name, known);
      if (!model.start().hasOne(one) && !isAlone(clause, scope)) {
        throw LudRefusal.of(clause, "of one of several pieces is not supported yet");
      }
      return Hrg.ref(one.symbol());
    }
    if (!model.start().hasOneEach(name) && !isAlone(clause, scope)) {
      throw LudRefusal.of(clause, "of one of several pieces is not supported yet");
    }
    return model.kinds().kind(name, model.numbers().owner(player, clause), clause);
  }

  private Component kind(LudClause clause, String name, Known player) {
    return model
        .kinds()
        .ofOwner(name, player.value())
        .orElseThrow(() -> LudRefusal.of(clause, "of an unknown piece"));
  }

  /** The condition that {@code (where …)} finds nothing, if a comparison asks for that. */
  private Optional<HrgExpression> isNowhere(LudClause comparison, LudemeScope scope) {
    boolean asked =
        (comparison.is("=") || comparison.is("!="))
            && comparison.get("a") instanceof LudClause where
            && where.ludeme().id().equals("INT where")
            && model
                .statics()
                .number(comparison.get("b"), Statics.Assumed.NOTHING)
                .equals(OptionalInt.of(-1));
    if (!asked || model.heaps().used()) {
      return Optional.empty();
    }
    LudClause where = comparison.clause("a");
    String name = where.word("name");
    Num player = model.numbers().player(where.get("player"), scope);
    boolean one =
        player instanceof Known known
            ? model.start().hasOne(kind(where, name, known))
            : model.start().hasOneEach(name);
    boolean several = !one && !isAlone(where, scope);
    if (model.kinds().isNobodys(name) || several && model.stacks().used()) {
      return Optional.empty();
    }
    LudRefusal.unlessAbsent(where, "state");
    NumberLudemes.usualType(model, where);
    HrgExpression kind =
        player instanceof Known known
            ? Hrg.ref(kind(where, name, known).symbol())
            : model.kinds().kind(name, model.numbers().owner(player, where), where);
    HrgExpression any = model.conditions().counting().at(scope);
    List<HrgStatement> search = new ArrayList<>(List.of(Hrg.any(scope.free("at"), "Cell")));
    HrgExpression here = model.board(any);
    if (model.stacks().mixed()) {
      search.add(Hrg.check(model.occupied(any)));
      here = model.stacks().piece(any, model.stacks().level("levelAt"));
      search.add(Hrg.any("levelAt", "Level"));
    }
    search.add(Hrg.check(Logic.equal(here, kind)));
    HrgExpression there = model.conditions().reachable("isSomewhere", search);
    return Optional.of(comparison.is("=") ? Logic.not(there) : there);
  }

  /** Whether the player is known to have no other piece. */
  private static boolean isAlone(LudClause where, LudemeScope scope) {
    return scope.facts().stream()
        .anyMatch(
            fact ->
                fact instanceof LudemeScope.Fact.Holds(LudClause one, _)
                    && one.ludeme().id().equals("BOOLEAN =")
                    && one.get("a") instanceof LudValue.Number number
                    && number.whole() == 1
                    && one.get("b") instanceof LudClause count
                    && count.is("count Pieces")
                    && count.arguments().keySet().equals(Set.of("player"))
                    && count.findWord("player").equals(where.findWord("player")));
  }

  private HrgExpression onlyOf(LudClause clause, LudemeScope scope) {
    return switch (model.numbers().number(clause.get("what"), scope)) {
      case Known(int kind)
          when model.pieces().number(kind).filter(model.start()::hasOne).isPresent() ->
          Hrg.ref(model.pieces().number(kind).orElseThrow().symbol());
      case Known _, AtSite _, Whose _, Which _, Amount _, Num.Counted _, Num.Table _, Num.Maybe _ ->
          throw LudRefusal.of(clause, "of one of several pieces is not supported yet");
    };
  }
}
