package org.regames.lud.lowering;

import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.tree.LudClause;

/** Numbers that tell of stacks: what is at a level, and how high they are. */
final class StackNumbers {
  private final Model model;

  StackNumbers(Model model) {
    this.model = model;
  }

  /**
   * The piece that {@code (who …)} and {@code (what …)} ask for: at a level, or else the top one of
   * a stack; {@code (what …)} asks for the bottom one.
   */
  HrgExpression piece(LudClause clause, LudemeScope scope) {
    AtSite site = model.numbers().site(clause, "at", scope);
    if (!model.stacks().used() || !model.stacks().mixed()) {
      return model.board(site.site());
    }
    if (clause.has("level")) {
      return model.stacks().piece(site.site(), model.stacks().named(clause.get("level"), scope));
    }
    return clause.is("what")
        ? model.stacks().piece(site.site(), Hrg.ref("0"))
        : model.board(site.site());
  }

  /** {@code (size Stack …)}, of a hand as well, whatever the board has. */
  Num size(LudClause clause, LudemeScope scope) {
    if (clause.has("in")) {
      return model.conditions().counting().count(clause, scope);
    }
    NumberLudemes.usualType(model, clause);
    HrgExpression site =
        clause.has("at")
            ? model.numbers().site(clause.get("at"), scope).site()
            : model.numbers().lastSite("lastTo");
    return new Num.Amount(model.stacks().height(site), model.stacks().most());
  }

  /** {@code (topLevel …)}; 0 where nothing lies. */
  Num topLevel(LudClause clause, LudemeScope scope) {
    AtSite site = model.numbers().site(clause, "at", scope);
    return model.stacks().atTop(site.site());
  }
}
