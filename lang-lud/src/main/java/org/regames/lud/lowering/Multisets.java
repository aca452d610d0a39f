package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Jump.Kind;
import org.regames.hrg.syntax.HrgType;
import org.regames.lud.lowering.Num.Amount;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * Differences and intersections of lists of numbers, as maps from each number to its multiplicity.
 */
final class Multisets {
  private static final HrgExpression NONE = Hrg.ref("0");

  private final Model model;
  private final NumberSeries series;
  private final List<String> maps = new ArrayList<>();

  Multisets(Model model, NumberSeries series) {
    this.model = model;
    this.series = series;
  }

  /** Whether a list is a difference or an intersection. */
  static boolean isOne(LudValue list) {
    return list instanceof LudClause clause
        && switch (clause.ludeme().id()) {
          case "ARRAY difference" -> isArray(clause.get("without"));
          case "ARRAY intersection" -> true;
          default -> false;
        };
  }

  private static boolean isArray(LudValue value) {
    return value instanceof LudClause clause && clause.ludeme().id().startsWith("ARRAY ");
  }

  /** The greatest number of such a list plus 1; 0 if it is empty. */
  Amount greatest(LudClause list, LudemeScope scope) {
    List<HrgStatement> all = new ArrayList<>();
    int[] most = {0};
    String often = counted(list, scope, all, most);
    HrgExpression best = model.numbers().kept("greatest", model.definitions().numbers(most[0] + 1));
    HrgExpression number = number();
    List<HrgStatement> none = new ArrayList<>();
    maps.forEach(map -> none.add(Hrg.set(Hrg.at(map, number), NONE)));
    all.addAll(0, each(number, most[0], none));
    all.add(Hrg.set(best, NONE));
    all.addAll(
        each(
            number,
            most[0],
            List.of(
                Hrg.when(
                    Logic.unequal(Hrg.at(often, number), NONE),
                    Hrg.set(best, Hrg.apply(model.definitions().up(), number))))));
    model.numbers().first(all);
    return new Amount(best, most[0] + 1);
  }

  private HrgExpression number() {
    return model.definitions().scratch("listedNumber", model.definitions().numbers(1));
  }

  private List<HrgStatement> each(HrgExpression number, int most, List<HrgStatement> body) {
    model.definitions().numbers(most + 1);
    List<HrgStatement> round = new ArrayList<>(body);
    round.add(Hrg.when(Hrg.equal(number, Hrg.ref("" + most)), Hrg.jump(Kind.BREAK)));
    round.add(Hrg.set(number, Hrg.apply(model.definitions().up(), number)));
    return List.of(Hrg.set(number, NONE), Hrg.loop(round));
  }

  /** The name of the map with the multiplicity of each number of a list. */
  private String counted(LudValue list, LudemeScope scope, List<HrgStatement> into, int[] most) {
    if (list instanceof LudClause clause && isOne(list)) {
      return switch (clause.title()) {
        case "difference" -> {
          String often = counted(clause.get("array"), scope, into, most);
          into.addAll(changed(clause.get("without"), scope, often, "down", most));
          yield often;
        }
        default -> {
          String kept = counted(clause.get("first"), scope, into, most);
          String often = counted(clause.get("second"), scope, into, most);
          HrgExpression number = number();
          HrgStatement drop =
              Hrg.when(Hrg.equal(Hrg.at(kept, number), NONE), Hrg.set(Hrg.at(often, number), NONE));
          into.addAll(each(number, most[0], List.of(drop)));
          yield often;
        }
      };
    }
    HrgType type = Hrg.map("Number", "Number");
    String often = model.numbers().keptName("howOften");
    model.definitions().scratch(often, type);
    maps.add(often);
    into.addAll(changed(list, scope, often, model.definitions().up(), most));
    return often;
  }

  /** Counts the numbers of a list in the map, up or down. */
  private List<HrgStatement> changed(
      LudValue list, LudemeScope scope, String often, String function, int[] most) {
    return model
        .foundOnce()
        .around(
            () ->
                series.each(
                    list,
                    scope,
                    each -> {
                      Amount number =
                          model.numbers().arithmetic().amount(each.number(), model.game());
                      most[0] = Math.max(most[0], number.most());
                      HrgExpression count = Hrg.at(often, number.number());
                      return List.of(Hrg.set(count, Hrg.apply(function, count)));
                    }));
  }
}
