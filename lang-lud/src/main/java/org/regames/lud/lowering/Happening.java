package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * Conditions that effects make any move: if they make none, the effects before them do not happen,
 * either.
 */
record Happening(Model model) {
  /** The condition that an effect makes a move. */
  HrgExpression of(LudClause effect, LudemeScope scope) {
    return switch (effect.title()) {
      case "sow" -> sows(effect, scope);
      case "moveAgain",
          "set Var",
          "set Value",
          "set Value Player",
          "set Score",
          "addScore",
          "trigger",
          "set NextPlayer",
          "forget Value",
          "set Pending" ->
          Logic.TRUE;
      case "do" -> of(effect.clause("next"), scope);
      case "set State" -> isOn(effect, "at", scope);
      case "slide", "move Slide" -> new SlideEffect(model).happens(effect, scope);
      case "remove" -> removes(effect, scope);
      case "add" -> adds(effect, scope);
      case "remember Value" -> Logic.known(!effect.flag("unique"));
      case "and", "or" ->
          Logic.any(Joined.moves(effect).stream().map(each -> of(each, scope)).toList());
      case "if" -> {
        HrgExpression condition =
            model.conditions().once(model.conditions().condition(effect.get("condition"), scope));
        HrgExpression other =
            effect.findClause("else").map(each -> of(each, scope)).orElse(Logic.FALSE);
        yield Logic.or(
            Logic.and(condition, of(effect.clause("moves"), scope)),
            Logic.and(Logic.not(condition), other));
      }
      case "forEach Site" -> forEachSite(effect, scope);
      case "fromTo", "move" -> fromTo(effect, scope);
      default -> throw LudRefusal.of(effect, "after other effects is not supported yet");
    };
  }

  private HrgExpression forEachSite(LudClause effect, LudemeScope scope) {
    SiteRegion region = model.dynamicRegions().region(effect.get("region"), scope);
    List<HrgStatement> body = new ArrayList<>();
    String variable = scope.free("site");
    model.dynamicRegions().choose(region, variable, body);
    AtSite site = new AtSite(Hrg.ref(variable), false, SitePlace.BOARD);
    LudemeScope inner = scope.with("site", site).with("to", site);
    body.add(Hrg.check(of(effect.clause("moves"), inner)));
    return model.conditions().reachable("happens", body);
  }

  /** The condition that there is anything to sow. */
  private HrgExpression sows(LudClause effect, LudemeScope scope) {
    HrgExpression start =
        effect.has("start")
            ? model.numbers().site(effect.get("start"), scope).site()
            : model.numbers().lastSite("lastTo");
    return Logic.and(Logic.unequal(start, Hrg.ref(Sites.OFF)), model.occupied(start));
  }

  private HrgExpression isOn(LudClause effect, String parameter, LudemeScope scope) {
    AtSite site = model.numbers().site(effect.get(parameter), scope);
    return site.mayBeOff() ? Logic.unequal(site.site(), Hrg.ref(Sites.OFF)) : Logic.TRUE;
  }

  private HrgExpression removes(LudClause effect, LudemeScope scope) {
    if (Counting.isRegion(effect.get("sites")) || effect.get("sites") instanceof LudValue.Items) {
      throw LudRefusal.of(effect, "after other effects is not supported yet");
    }
    AtSite site = model.numbers().site(effect.get("sites"), scope);
    return Logic.and(isOn(effect, "sites", scope), model.occupied(site.site()));
  }

  private HrgExpression adds(LudClause effect, LudemeScope scope) {
    LudClause to = effect.clause("to");
    LudRefusal.unlessAbsent(to, "if");
    if (!to.has("sites") || Counting.isRegion(to.get("sites"))) {
      throw LudRefusal.of(effect, "after other effects is not supported yet");
    }
    return isOn(to, "sites", scope);
  }

  private HrgExpression fromTo(LudClause effect, LudemeScope scope) {
    LudClause from = effect.clause("from");
    LudClause to = effect.clause("to");
    LudRefusal.unlessAbsent(from, "if");
    LudRefusal.unlessAbsent(to, "if");
    if (Counting.isRegion(from.get("sites")) || Counting.isRegion(to.get("sites"))) {
      throw LudRefusal.of(effect, "after other effects is not supported yet");
    }
    AtSite start = model.numbers().site(from.get("sites"), scope);
    AtSite end = model.numbers().site(to.get("sites"), scope.with("from", start));
    HrgExpression there = model.occupied(start.site());
    return end.mayBeOff() ? Logic.and(there, Logic.unequal(end.site(), Hrg.ref(Sites.OFF))) : there;
  }
}
