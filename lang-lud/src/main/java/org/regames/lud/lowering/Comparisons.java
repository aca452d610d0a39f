package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.lud.lowering.Num.Amount;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.Known;
import org.regames.lud.lowering.Num.Which;
import org.regames.lud.lowering.Num.Whose;
import org.regames.lud.tree.LudValue;

/** Conditions that compare numbers, by what they count. */
record Comparisons(Model model, ComputedNumbers arithmetic) {
  /** Up to this many numbers are tested one by one. */
  private static final int FEW = 3;

  /** The condition that two numbers are equal. */
  HrgExpression equal(Num a, Num b, LudValue place) {
    if (a instanceof Num.Table table) {
      return b instanceof Known known
          ? model.tabulation().test(table, value -> value == known.value())
          : equal(model.tabulation().typed(table, b, place), b, place);
    }
    boolean turned = b instanceof Num.Table || a instanceof Known && !(b instanceof Known);
    return turned ? equal(b, a, place) : sameKind(a, b, place);
  }

  private HrgExpression sameKind(Num a, Num b, LudValue place) {
    return switch (a) {
      case Known x -> Logic.known(b instanceof Known y && x.value() == y.value());
      case AtSite x when b instanceof AtSite y -> Logic.equal(x.site(), y.site());
      case AtSite x when b instanceof Known y ->
          y.value() < 0 && !x.mayBeOff()
              ? Logic.FALSE
              : y.value() < 0 || model.sites().has(y.value())
                  ? Logic.equal(x.site(), model.sites().expression(y.value()))
                  : Logic.FALSE;
      case Whose x when b instanceof Whose y -> Logic.equal(x.owner(), y.owner());
      case Whose x when b instanceof Known y ->
          y.value() >= 0 && y.value() <= model.players() + 1
              ? Logic.equal(x.owner(), Hrg.ref(model.owner(y.value())))
              : Logic.FALSE;
      case Which x when b instanceof Which y -> Logic.equal(x.piece(), y.piece());
      case Which x when b instanceof Known y -> isOfKind(x.piece(), y.value());
      case Amount x when b instanceof Known y -> {
        if (y.value() < 0 || y.value() > x.most()) {
          yield Logic.FALSE;
        }
        model.definitions().numbers(y.value() + 1);
        yield Logic.equal(x.number(), Hrg.ref("" + y.value()));
      }
      case Amount x when b instanceof Amount y -> Logic.equal(x.number(), y.number());
      case Amount x when b instanceof Whose ->
          Logic.equal(x.number(), arithmetic.amount(b, place).number());
      case Whose _ when b instanceof Amount -> equal(b, a, place);
      case Which _ when b instanceof Amount -> equal(arithmetic.amount(a, place), b, place);
      case Amount _ when b instanceof Which -> equal(b, a, place);
      case Which x when b instanceof Whose y -> Logic.equal(x.piece(), arithmetic.pieceOf(y));
      case Whose x when b instanceof Which y -> Logic.equal(y.piece(), arithmetic.pieceOf(x));
      case Num.Maybe x when b instanceof Known y -> {
        if (y.value() < -1 || y.value() > x.most()) {
          yield Logic.FALSE;
        }
        model.definitions().numbers(y.value() + 1);
        String value = y.value() < 0 ? GameDefinitions.UNSET : "" + y.value();
        yield Logic.equal(x.value(), Hrg.ref(value));
      }
      case Num.Maybe x when b instanceof Num.Maybe y -> Logic.equal(x.value(), y.value());
      case Num.Maybe x when b instanceof Amount y -> Logic.equal(x.value(), y.number());
      case Amount x when b instanceof Num.Maybe y -> Logic.equal(y.value(), x.number());
      case Num.Maybe x when b instanceof Whose ->
          Logic.equal(x.value(), arithmetic.amount(b, place).number());
      case Whose _ when b instanceof Num.Maybe -> equal(b, a, place);
      case AtSite _, Whose _, Which _, Amount _, Num.Counted _, Num.Table _, Num.Maybe _ ->
          throw LudRefusal.of(place, "compares values that cannot be compared yet");
    };
  }

  private HrgExpression isOfKind(HrgExpression piece, int number) {
    Optional<Component> kind = model.pieces().number(number);
    return number == 0
        ? Logic.equal(piece, Hrg.ref(Model.EMPTY))
        : kind.map(each -> Logic.equal(piece, Hrg.ref(each.symbol()))).orElse(Logic.FALSE);
  }

  /** The condition that a number is less than another one. */
  HrgExpression less(Num a, Num b, LudValue place) {
    if (a instanceof Num.Table table && b instanceof Known known) {
      return model.tabulation().test(table, value -> value < known.value());
    }
    if (a instanceof Known known && b instanceof Num.Table table) {
      return model.tabulation().test(table, value -> known.value() < value);
    }
    if (a instanceof Known x && b instanceof Known y) {
      return Logic.known(x.value() < y.value());
    }
    if (a instanceof Amount x && b instanceof Known y) {
      return below(x, y.value());
    }
    if (a instanceof Known x && b instanceof Amount y) {
      return Logic.not(below(y, x.value() + 1));
    }
    if (a instanceof AtSite x && b instanceof Known(int limit) && limit == 0) {
      return Logic.equal(x.site(), Hrg.ref(Sites.OFF));
    }
    if (a instanceof Known(int limit) && limit == -1 && b instanceof AtSite y) {
      return Logic.unequal(y.site(), Hrg.ref(Sites.OFF));
    }
    if (a instanceof AtSite x && b instanceof AtSite y) {
      return arithmetic.less(arithmetic.sites().numberAbove(x), arithmetic.sites().numberAbove(y));
    }
    if (a instanceof Num.Maybe x && b instanceof Known y) {
      return below(x, y.value(), place);
    }
    if (a instanceof Known x && b instanceof Num.Maybe) {
      return Logic.not(less(b, new Known(x.value() + 1), place));
    }
    if (a instanceof Num.Table x && b instanceof Amount y) {
      return Logic.or(
          model.tabulation().test(x, value -> value < 0),
          arithmetic.less(model.tabulation().positive(x), y));
    }
    if (a instanceof Amount x && b instanceof Num.Table y) {
      return Logic.and(
          model.tabulation().test(y, value -> value >= 0),
          arithmetic.less(x, model.tabulation().positive(y)));
    }
    if ((a instanceof Num.Maybe || b instanceof Num.Maybe)
        && (isAmount(a) || a instanceof Num.Maybe)
        && (isAmount(b) || b instanceof Num.Maybe)) {
      return arithmetic.less(oneMore(a, place), oneMore(b, place));
    }
    if (isAmount(a) && isAmount(b) && (a instanceof Which || b instanceof Which)) {
      return less(arithmetic.amount(a, place), arithmetic.amount(b, place), place);
    }
    if (a instanceof Amount x && b instanceof Amount y) {
      return arithmetic.less(arithmetic.amount(x, place), arithmetic.amount(y, place));
    }
    if (a instanceof Num.Table && b instanceof Num.Table) {
      return arithmetic.less(arithmetic.amount(a, place), arithmetic.amount(b, place));
    }
    throw LudRefusal.of(place, "compares values that cannot be compared yet");
  }

  /** A number that is at least -1, plus 1. */
  private Amount oneMore(Num number, LudValue place) {
    if (number instanceof Num.Maybe(HrgExpression value, int most)) {
      if (model.variables().isAnyLowered() || most == Integer.MAX_VALUE) {
        throw LudRefusal.of(place, "compares values that cannot be compared yet");
      }
      model.definitions().numbers(most + 1);
      String above = model.definitions().table(GameDefinitions.Table.ABOVE);
      return new Amount(Hrg.apply(above, value), most + 1);
    }
    Amount amount = arithmetic.amount(number, place);
    model.definitions().numbers(amount.most() + 1);
    return new Amount(Hrg.apply(model.definitions().up(), amount.number()), amount.most() + 1);
  }

  /** Whether it is a count, or the number of a kind of pieces. */
  private static boolean isAmount(Num number) {
    return number instanceof Which
        || number instanceof Amount
        || number instanceof Known(int known) && known >= 0;
  }

  private HrgExpression below(Num.Maybe maybe, int limit, LudValue place) {
    HrgExpression less =
        model.variables().isAnyLowered()
            ? Logic.equal(maybe.value(), Hrg.ref(model.definitions().need(GameDefinitions.BELOW)))
            : Logic.FALSE;
    if (limit < -1 && !less.equals(Logic.FALSE)) {
      throw LudRefusal.of(place, "compares values that cannot be compared yet");
    }
    if (limit < 0) {
      return less;
    }
    HrgExpression unset = Logic.equal(maybe.value(), Hrg.ref(GameDefinitions.UNSET));
    return Logic.any(List.of(less, unset, below(new Amount(maybe.value(), maybe.most()), limit)));
  }

  private HrgExpression below(Amount amount, int limit) {
    if (limit <= 0 || limit > amount.most()) {
      return Logic.known(limit > 0);
    }
    model.definitions().numbers(limit);
    if (limit > FEW && amount.most() - limit >= FEW && amount.most() < Integer.MAX_VALUE) {
      return arithmetic.less(amount, new Amount(Hrg.ref("" + limit), limit));
    }
    List<HrgExpression> equals = new ArrayList<>();
    boolean few = limit <= (long) amount.most() - limit + 1;
    for (int i = few ? 0 : limit; i <= (few ? limit - 1 : amount.most()); i++) {
      equals.add(Hrg.equal(amount.number(), Hrg.ref("" + i)));
    }
    return few ? Logic.any(equals) : Logic.not(Logic.any(equals));
  }
}
