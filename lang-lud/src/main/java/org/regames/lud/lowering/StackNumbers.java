package org.regames.lud.lowering;

import java.util.List;
import java.util.function.Function;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.tree.LudClause;

/** Numbers about stacks: the pieces at levels, and their heights. */
record StackNumbers(Model model) {
  /**
   * The piece that {@code (who …)} and {@code (what …)} mean: that at a level, otherwise the top
   * one of a stack for {@code (who …)} and the bottom one for {@code (what …)}.
   */
  HrgExpression piece(LudClause clause, LudemeScope scope) {
    AtSite site = model.numbers().site(clause, "at", scope);
    boolean cells = model.equipment().board().use() == SiteType.CELL || clause.has("type");
    // For boards of vertices, pieces in hands have no owner unless the type is given as cell.
    boolean onBoard =
        clause.is("who") && !cells && site.place() == SitePlace.ANYWHERE && model.hasHands();
    HrgExpression at = onBoard ? model.conditions().counting().onlyOnBoard(site) : site.site();
    if (!model.stacks().used() || !model.stacks().mixed()) {
      return model.board(at);
    }
    if (clause.has("level")) {
      return model.stacks().piece(at, model.stacks().named(clause.get("level"), scope, at));
    }
    return clause.is("what") ? model.stacks().piece(at, Hrg.ref("0")) : model.board(at);
  }

  /** {@code (size Stack …)}, also of a hand, for any board. */
  Num size(LudClause clause, LudemeScope scope) {
    if (clause.has("in")) {
      return model.conditions().counting().count(clause, scope);
    }
    AtSite asked =
        clause.has("at")
            ? model.numbers().site(clause.get("at"), scope)
            : new AtSite(model.numbers().lastSite("lastTo"), true, SitePlace.ANYWHERE);
    HrgExpression site = asked.site();
    String use = model.equipment().board().use().toString();
    if (clause.findWord("type").filter(type -> !type.equals(use)).isPresent()) {
      // For boards of vertices, cells are those of hands; those of the board are empty.
      if (!clause.word("type").equals("Cell")) {
        throw LudRefusal.of(clause, "of this type is not supported yet");
      }
      if (asked.place() == SitePlace.BOARD || !model.hasHands()) {
        return new Num.Known(0);
      }
      site = model.conditions().counting().onlyInHands(asked);
    }
    return new Num.Amount(model.stacks().height(site), model.stacks().most());
  }

  /**
   * {@code (where Level …)} as a level: that of the only piece of a kind at a site. If there is
   * none, it means the top level of the site for which it is used.
   */
  HrgExpression whereLevel(LudClause clause, LudemeScope scope, HrgExpression used) {
    HrgExpression site = model.numbers().site(clause, "at", scope).site();
    if (!model.stacks().mixed()) {
      throw LudRefusal.of(clause, "of pieces that are all alike is not supported yet");
    }
    HrgExpression piece = new PieceSearch(model).only(clause, scope);
    HrgExpression level = model.numbers().kept("levelOf", model.definitions().numbers(1));
    HrgExpression here = model.stacks().piece(site, level);
    model
        .numbers()
        .first(
            List.of(
                Hrg.set(level, model.stacks().topLevel(site)),
                Hrg.repeat(
                    Logic.and(Logic.unequal(level, Hrg.ref("0")), Logic.unequal(here, piece)),
                    Hrg.set(level, Hrg.apply("down", level))),
                Hrg.when(
                    Logic.unequal(here, piece), Hrg.set(level, model.stacks().topLevel(used)))));
    return level;
  }

  /** The condition that a stack contains a piece. */
  HrgExpression holds(HrgExpression site, Function<HrgExpression, HrgExpression> wanted) {
    HrgExpression looked = model.definitions().scratch("lookedAt", Hrg.type("Site"));
    HrgExpression level = model.stacks().level("levelAt");
    return model
        .conditions()
        .reachable(
            "holds",
            List.of(
                Hrg.set(looked, site),
                Hrg.check(model.occupied(looked)),
                Hrg.any("levelAt", "Level"),
                Hrg.check(wanted.apply(model.stacks().piece(looked, level)))));
  }

  /** The level of the last move: that of a selection, and 0 for all other moves. */
  HrgExpression lastLevelTo() {
    return Hrg.ref(model.definitions().variable("lastLevelTo", model.definitions().numbers(1)));
  }

  /** Remembers the level of a move. */
  List<HrgStatement> moved(HrgExpression level) {
    return model.uses("last LevelTo") ? List.of(Hrg.set(lastLevelTo(), level)) : List.of();
  }

  /** {@code (topLevel …)}; 0 for empty sites. */
  Num topLevel(LudClause clause, LudemeScope scope) {
    AtSite site = model.numbers().site(clause, "at", scope);
    return model.stacks().atTop(site.site());
  }
}
