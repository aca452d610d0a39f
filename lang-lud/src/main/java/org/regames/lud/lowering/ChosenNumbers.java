package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.ComputedNumbers.Linear;
import org.regames.lud.lowering.Num.Amount;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.Known;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.lowering.Num.Whose;
import org.regames.lud.tree.LudClause;

/** {@code (if …)} as a number: one of two numbers of any kind. */
record ChosenNumbers(Model model, ComputedNumbers arithmetic) {
  /** One of two numbers. */
  Num number(LudClause clause, LudemeScope scope) {
    HrgExpression condition = model.conditions().condition(clause.get("condition"), scope);
    if (!clause.has("else")) {
      throw LudRefusal.of(clause, "without an `else` is not supported yet");
    }
    Num first = model.numbers().number(clause.get("then"), scope);
    Num second = model.numbers().number(clause.get("else"), scope);
    if (first.equals(second)) {
      return first;
    }
    Num then = likeOther(first, second);
    Num other = likeOther(second, first);
    if (isSiteOnly(then)
        || isSiteOnly(other)
        || then instanceof AtSite && other instanceof AtSite) {
      AtSite a = model.numbers().site(then, clause);
      AtSite b = model.numbers().site(other, clause);
      HrgExpression site = model.numbers().kept("keptSite", Hrg.type("Site"));
      model.numbers().first(either(condition, site, a.site(), b.site()));
      SitePlace place = a.place() == b.place() ? a.place() : SitePlace.ANYWHERE;
      return new AtSite(site, a.mayBeOff() || b.mayBeOff(), place);
    }
    if (then instanceof Num.Which a && other instanceof Num.Which b) {
      return new Num.Which(either(condition, a.piece(), b.piece()));
    }
    if (isOwner(then) && isOwner(other)) {
      HrgExpression owner = model.numbers().kept("keptOwner", Hrg.type("Owner"));
      model
          .numbers()
          .first(
              either(
                  condition,
                  owner,
                  model.numbers().owner(then, clause),
                  model.numbers().owner(other, clause)));
      return new Whose(owner);
    }
    Amount a = arithmetic.amount(then, clause);
    Amount b = arithmetic.amount(other, clause);
    int most = Math.max(a.most(), b.most());
    HrgExpression number = model.numbers().kept("kept", model.definitions().numbers(most));
    model.numbers().first(either(condition, number, a.number(), b.number()));
    return new Amount(number, most);
  }

  /** One of two kinds of pieces. */
  HrgExpression either(HrgExpression condition, HrgExpression a, HrgExpression b) {
    HrgExpression piece = model.numbers().kept("keptPiece", Hrg.type("Piece"));
    model.numbers().first(either(condition, piece, a, b));
    return piece;
  }

  /** A known number, as a site if the other one is a site. */
  private Num likeOther(Num number, Num other) {
    return number instanceof Known known && other instanceof AtSite
        ? model.numbers().site(known.value())
        : number;
  }

  /** Whether it is a site that may be off the board, and then has no number. */
  private static boolean isSiteOnly(Num number) {
    return number instanceof AtSite site && site.mayBeOff();
  }

  private static boolean isOwner(Num number) {
    return number instanceof Whose;
  }

  private static HrgStatement either(
      HrgExpression condition, HrgExpression target, HrgExpression then, HrgExpression other) {
    return Hrg.choose(
        List.of(Hrg.arm(condition, Hrg.block(Hrg.set(target, then)))),
        Hrg.block(Hrg.set(target, other)));
  }

  /** The same if one of them may be negative: the sum of what is added and subtracted. */
  Linear linear(LudClause clause, LudemeScope scope) {
    HrgExpression condition = model.conditions().condition(clause.get("condition"), scope);
    HrgExpression plus = model.numbers().kept("more", model.definitions().numbers(1));
    HrgExpression minus = model.numbers().kept("less", model.definitions().numbers(1));
    List<Block> blocks = new ArrayList<>();
    int mostPlus = 0;
    int mostMinus = 0;
    for (String part : List.of("then", "else")) {
      List<Linear> number = new ArrayList<>();
      List<HrgStatement> body =
          model
              .numbers()
              .afterFinding(
                  () -> {
                    number.add(arithmetic.linear(clause.get(part), scope));
                    Linear found = number.getFirst();
                    Amount more =
                        arithmetic.sum(found.plus(), Math.max(0, found.constant()), clause);
                    Amount less =
                        arithmetic.sum(found.minus(), Math.max(0, -found.constant()), clause);
                    return List.of(Hrg.set(plus, more.number()), Hrg.set(minus, less.number()));
                  });
      Linear found = number.getFirst();
      mostPlus = Math.max(mostPlus, Linear.most(found.plus()) + Math.max(0, found.constant()));
      mostMinus = Math.max(mostMinus, Linear.most(found.minus()) + Math.max(0, -found.constant()));
      blocks.add(Hrg.block(body));
    }
    model
        .numbers()
        .first(Hrg.choose(List.of(Hrg.arm(condition, blocks.getFirst())), blocks.getLast()));
    return new Linear(
        List.of(new Amount(plus, mostPlus)), List.of(new Amount(minus, mostMinus)), 0);
  }
}
