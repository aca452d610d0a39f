package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Promotions of pieces to other kinds. */
record Promotions(Model model, EffectLudemes effects) {
  /** {@code (promote …)} to a given kind. */
  void promote(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    model.heaps().refuse(clause);
    AtSite site = promotedAt(clause, scope);
    List<LudValue> names = clause.clause("piece").list("piece");
    if (names.size() != 1) {
      throw LudRefusal.of(clause, "to one of several pieces is not supported yet");
    }
    LudValue name = names.getFirst();
    HrgExpression may = isPiece(clause, name, scope);
    List<HrgStatement> set = promotion(clause, name, site.site(), scope);
    if (site.mayBeOff()) {
      may = Logic.and(Logic.unequal(site.site(), Hrg.ref(Sites.OFF)), may);
    }
    if (may.equals(Logic.TRUE)) {
      into.addAll(set);
    } else {
      into.add(Hrg.when(may, set));
    }
  }

  /** The site of a promotion. */
  AtSite promotedAt(LudClause clause, LudemeScope scope) {
    NumberLudemes.usualType(model, clause);
    LudRefusal.unlessAbsent(clause.clause("piece"), "state");
    return clause.has("site")
        ? model.numbers().site(clause.get("site"), scope)
        : (AtSite) scope.iterator("to").orElseThrow(() -> LudRefusal.of(clause, "of no site"));
  }

  /** Promotes a piece, which loses its local state. */
  List<HrgStatement> promotion(
      LudClause clause, LudValue name, HrgExpression site, LudemeScope scope) {
    HrgExpression piece = promoted(clause, name, scope);
    List<HrgStatement> all = new ArrayList<>();
    if (model.stacks().used()) {
      all.addAll(model.stacks().changed(site, piece));
    } else {
      all.add(Hrg.set(model.board(site), piece));
      all.addAll(model.siteNumbers().cleared(site));
    }
    return effects.act(site, all);
  }

  /** The kind of pieces that one becomes. */
  HrgExpression promoted(LudClause clause, LudValue name, LudemeScope scope) {
    Optional<Named> named = named(clause, name);
    if (named.isPresent()) {
      String text = named.get().text();
      return switch (model.numbers().player(named.get().player(), scope)) {
        case Num.Known(int owner) ->
            Hrg.ref(
                model
                    .kinds()
                    .ofOwner(text, owner)
                    .orElseThrow(() -> LudRefusal.of(clause, "names an unknown piece"))
                    .symbol());
        case Num player -> model.kinds().kindIfAny(text, model.numbers().owner(player, clause));
      };
    }
    if (!(name instanceof LudValue.Text(String text, _))) {
      return model.generators().piece(name, scope);
    }
    return Hrg.ref(
        model
            .pieces()
            .named(text)
            .orElseThrow(() -> LudRefusal.of(clause, "names an unknown piece"))
            .symbol());
  }

  /** A kind of pieces by a text in its name and its owner. */
  private record Named(String text, LudValue player) {}

  private static Optional<Named> named(LudClause clause, LudValue name) {
    return switch (name) {
      case LudValue.Text(String text, _) when clause.has("player") ->
          Optional.of(new Named(text, clause.get("player")));
      case LudClause id when id.is("id") && id.has("name") && id.has("player") ->
          Optional.of(new Named(id.word("name"), id.get("player")));
      default -> Optional.empty();
    };
  }

  /** The condition that the new kind exists: otherwise there is no such move. */
  HrgExpression isPiece(LudClause clause, LudValue name, LudemeScope scope) {
    return named(clause, name)
        .map(
            kind ->
                model.numbers().player(kind.player(), scope) instanceof Num.Whose(var owner)
                    ? model.kinds().has(kind.text(), owner)
                    : Logic.TRUE)
        .orElseGet(() -> isSome(promoted(clause, name, scope)));
  }

  /** The condition that a piece from a lookup is not that of an empty site. */
  private static HrgExpression isSome(HrgExpression piece) {
    return piece instanceof HrgExpression.Reference
        ? Logic.TRUE
        : Logic.unequal(piece, Hrg.ref(Model.EMPTY));
  }
}
