package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Pieces that become others. */
final class Promotions {
  private final Model model;
  private final EffectLudemes effects;

  Promotions(Model model, EffectLudemes effects) {
    this.model = model;
    this.effects = effects;
  }

  /** {@code (promote …)}, where a piece becomes one that is known. */
  void promote(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    model.heaps().refuse(clause);
    AtSite site = promotedAt(clause, scope);
    List<LudValue> names = clause.clause("piece").list("piece");
    if (names.size() != 1) {
      throw LudRefusal.of(clause, "to one of several cannot be played yet");
    }
    List<HrgStatement> set = promotion(clause, names.getFirst(), site.site(), scope);
    if (site.mayBeOff()) {
      into.add(
          Hrg.when(
              Logic.unequal(site.site(), Hrg.ref(Sites.OFF)), set.toArray(HrgStatement[]::new)));
    } else {
      into.addAll(set);
    }
  }

  /** Where a piece becomes another. */
  AtSite promotedAt(LudClause clause, LudemeScope scope) {
    NumberLudemes.usualType(model, clause);
    LudRefusal.unlessAbsent(clause.clause("piece"), "state");
    return clause.has("site")
        ? model.numbers().site(clause.get("site"), scope)
        : (AtSite) scope.iterator("to").orElseThrow(() -> LudRefusal.of(clause, "of no site"));
  }

  /** A piece becomes another; its local state is lost. */
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
    return List.of(effects.act(site, all));
  }

  /** The kind of pieces that one becomes. */
  HrgExpression promoted(LudClause clause, LudValue name, LudemeScope scope) {
    if (!(name instanceof LudValue.Text(String text, _))) {
      return model.generators().piece(name, scope);
    }
    if (!clause.has("player")) {
      return Hrg.ref(
          model
              .pieces()
              .named(text)
              .orElseThrow(() -> LudRefusal.of(clause, "to an unknown piece"))
              .symbol());
    }
    Num player = model.numbers().player(clause.get("player"), scope);
    if (player instanceof Num.Known(int owner)) {
      return Hrg.ref(
          model
              .kinds()
              .ofOwner(text, owner)
              .orElseThrow(() -> LudRefusal.of(clause, "to an unknown piece"))
              .symbol());
    }
    HrgExpression owner = model.numbers().owner(player, clause);
    return scope.made()
        ? model.kinds().kind(text, owner, clause)
        : model.kinds().kindIfAny(text, owner);
  }

  /** Whether there is the kind of pieces that one is to become: else there is no such move. */
  HrgExpression isPiece(LudClause clause, LudValue name, LudemeScope scope) {
    return name instanceof LudValue.Text(String text, _)
            && clause.has("player")
            && model.numbers().player(clause.get("player"), scope) instanceof Num.Whose(var owner)
        ? model.kinds().has(text, owner)
        : Logic.TRUE;
  }
}
