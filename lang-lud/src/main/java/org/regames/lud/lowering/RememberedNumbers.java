package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.GameDefinitions.Table;
import org.regames.lud.lowering.Num.Amount;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * Lists of numbers that games remember by name, such as unused throws of dice: the multiplicity of
 * each number, and the length. The order does not matter.
 */
final class RememberedNumbers {
  /** The greatest multiplicity of a number. */
  private static final int MOST = 16;

  private final Model model;
  private final Map<String, OptionalInt> greatest = new HashMap<>();

  RememberedNumbers(Model model) {
    this.model = model;
  }

  /** The greatest number of a list; empty if it is a list of sites. */
  OptionalInt greatest(LudClause list) {
    return greatest.computeIfAbsent(Remembered.key(list), _ -> found(list));
  }

  private OptionalInt found(LudClause list) {
    String key = Remembered.key(list);
    boolean ofSites =
        model.written().clauses("sites").stream()
            .flatMap(LudClause::all)
            .anyMatch(each -> each.is("values Remembered") && Remembered.key(each).equals(key));
    int most = -1;
    for (LudClause each : model.written().clauses("remember Value")) {
      if (Remembered.key(each).equals(key)) {
        OptionalInt number =
            ofSites || Counting.isRegion(each.get("value"))
                ? OptionalInt.empty()
                : greatest(model.variables().probed(each.get("value")));
        if (number.isEmpty()) {
          return number;
        }
        most = Math.max(most, number.getAsInt());
      }
    }
    return most < 0 ? OptionalInt.empty() : OptionalInt.of(most);
  }

  private static OptionalInt greatest(Num number) {
    return switch (number) {
      case Num.Known known when known.value() >= 0 -> OptionalInt.of(known.value());
      case Amount amount when amount.most() < Byte.MAX_VALUE -> OptionalInt.of(amount.most());
      case Num.Table table when !table.isSite() -> OptionalInt.of(VariableLudemes.most(table));
      case Num.Known _,
          Amount _,
          Num.Table _,
          Num.AtSite _,
          Num.Whose _,
          Num.Which _,
          Num.Counted _,
          Num.Maybe _ ->
          OptionalInt.empty();
    };
  }

  private HrgExpression list(LudClause clause) {
    model.definitions().numbers(MOST);
    String domain = model.definitions().upTo(greatest(clause).orElseThrow());
    String key = Remembered.key(clause);
    return Hrg.ref(model.definitions().variable(key, Hrg.map(domain, "Number")));
  }

  private HrgExpression howMany(LudClause clause) {
    model.definitions().numbers(most(clause));
    String name = Remembered.key(clause) + "Size";
    return Hrg.ref(model.definitions().variable(name, Hrg.type("Number")));
  }

  private int most(LudClause clause) {
    return MOST * (greatest(clause).orElseThrow() + 1);
  }

  /** Whether this is such a list: a remembered one, or a choice of several by a condition. */
  boolean are(LudValue lists) {
    return lists instanceof LudClause list
        && (list.is("if")
            ? list.has("else") && are(list.get("then")) && are(list.get("else"))
            : list.is("values Remembered") && model.remembered().isOfNumbers(list));
  }

  /** The condition that a list has a number. */
  HrgExpression contains(LudClause list, Num number, LudemeScope scope) {
    if (list.is("if")) {
      HrgExpression condition = condition(list, scope);
      return Logic.or(
          Logic.and(condition, contains(list.clause("then"), number, scope)),
          Logic.and(Logic.not(condition), contains(list.clause("else"), number, scope)));
    }
    return Logic.unequal(times(list, number), Hrg.ref("0"));
  }

  private HrgExpression condition(LudClause list, LudemeScope scope) {
    return model.conditions().once(model.conditions().condition(list.get("condition"), scope));
  }

  private HrgExpression times(LudClause list, Num number) {
    return Hrg.index(list(list), model.numbers().arithmetic().amount(number, list).number());
  }

  /** {@code (size Array …)} of a list. */
  Amount size(LudClause list, LudemeScope scope) {
    if (list.is("if")) {
      Amount then = size(list.clause("then"), scope);
      Amount other = size(list.clause("else"), scope);
      HrgExpression size = model.numbers().kept("sizeOf", Hrg.type("Number"));
      HrgStatement chosen =
          Hrg.choose(
              List.of(Hrg.arm(condition(list, scope), Hrg.block(Hrg.set(size, then.number())))),
              Hrg.block(Hrg.set(size, other.number())));
      model.numbers().first(List.of(chosen));
      return new Amount(size, Math.max(then.most(), other.most()));
    }
    return new Amount(howMany(list), most(list));
  }

  /** {@code (remember Value …)}. */
  void remember(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    HrgExpression times = times(clause, model.numbers().number(clause.get("value"), scope));
    HrgExpression room =
        clause.flag("unique")
            ? Hrg.equal(times, Hrg.ref("0"))
            : Logic.unequal(times, Hrg.ref("" + MOST));
    into.add(counted(clause, times, room, model.definitions().up()));
  }

  /** {@code (forget Value …)} of one number. */
  void forget(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    HrgExpression times = times(clause, model.numbers().number(clause.get("value"), scope));
    into.add(counted(clause, times, Logic.unequal(times, Hrg.ref("0")), "down"));
  }

  private HrgStatement counted(
      LudClause clause, HrgExpression times, HrgExpression condition, String step) {
    HrgExpression size = howMany(clause);
    HrgStatement counted =
        Hrg.when(
            condition,
            Hrg.set(times, Hrg.apply(step, times)),
            Hrg.set(size, Hrg.apply(step, size)));
    model.foresight().act(List.of(counted));
    return counted;
  }

  /** {@code (forget Value … All)}. */
  void forgetAll(LudClause clause, List<HrgStatement> into) {
    String domain = model.definitions().upTo(greatest(clause).orElseThrow());
    String none = model.tables().values("noNumbers", domain, "Number", Map.of("0", "0"));
    into.add(Hrg.set(list(clause), Hrg.ref(none)));
    into.add(Hrg.set(howMany(clause), Hrg.ref("0")));
  }

  /** {@code (forEach Value …)}: moves for each number of a list, as often as it occurs. */
  void moves(LudClause clause, LudClause list, LudemeScope scope, List<HrgStatement> into) {
    if (list.is("if")) {
      List<HrgStatement> then = new ArrayList<>();
      List<HrgStatement> other = new ArrayList<>();
      moves(clause, list.clause("then"), scope, then);
      moves(clause, list.clause("else"), scope, other);
      into.add(
          Hrg.choose(List.of(Hrg.arm(condition(list, scope), Hrg.block(then))), Hrg.block(other)));
      return;
    }
    int most = greatest(list).orElseThrow();
    String domain = model.definitions().upTo(most);
    HrgExpression value = model.definitions().scratch("listed", Hrg.type(domain));
    Amount number = new Amount(value, most);
    into.add(Hrg.any("listed", domain));
    into.add(Hrg.check(contains(list, number, scope)));
    boolean several = !model.remembered().isUnique(list) && !scope.testing();
    HrgExpression copy = model.definitions().scratch("copy", Hrg.type("Number"));
    if (several) {
      into.add(Hrg.any("copy", model.definitions().upTo(MOST)));
      HrgExpression there =
          Hrg.apply(model.definitions().table(Table.LESS), copy, Hrg.index(list(list), value));
      into.add(Hrg.check(Hrg.equal(there, Hrg.ref("1"))));
    }
    List<HrgStatement> moves =
        new ArrayList<>(
            model.generators().statements(clause.clause("moves"), scope.with("value", number)));
    if (!scope.testing()) {
      moves.add(Hrg.tagOf("listed"));
      way(clause).ifPresent(way -> moves.add(Hrg.tag(way)));
    }
    if (several) {
      moves.add(Hrg.when(Logic.unequal(copy, Hrg.ref("0")), Hrg.tagOf("copy")));
    }
    into.addAll(moves);
  }

  /**
   * The tag that distinguishes moves for a number from those of another ludeme for the same number.
   */
  private Optional<String> way(LudClause clause) {
    List<LudClause> all =
        model.written().clauses("forEach Value").stream()
            .filter(each -> !each.ludeme().form().equals("range"))
            .distinct()
            .toList();
    int index = all.indexOf(clause);
    return index > 0 ? Optional.of("way" + (index + 1)) : Optional.empty();
  }
}
