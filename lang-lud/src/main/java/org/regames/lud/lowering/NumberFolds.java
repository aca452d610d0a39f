package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgPattern;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.Operator;
import org.regames.lud.lowering.ComputedNumbers.Linear;
import org.regames.lud.lowering.GameDefinitions.Table;
import org.regames.lud.lowering.Num.Amount;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Sums, extremes and lengths of lists of numbers, found in loops over the lists. */
final class NumberFolds {
  /** Lists whose length is the number of iterations of a loop. */
  private static final Set<String> SERIES = Set.of("ARRAY results", "ARRAY sizes Group");

  private final Model model;
  private final NumberSeries series;

  NumberFolds(Model model) {
    this.model = model;
    this.series = new NumberSeries(model);
  }

  /** Whether a list is only known during play. */
  static boolean isList(LudValue value) {
    return !(value instanceof LudValue.Items);
  }

  private List<HrgStatement> each(
      LudValue list, LudemeScope scope, Function<NumberSeries.Element, List<HrgStatement>> body) {
    return model.foundOnce().around(() -> series.each(list, scope, body));
  }

  private HrgExpression begun(String name, List<HrgStatement> into) {
    HrgExpression total = model.numbers().kept(name, model.definitions().numbers(1));
    into.add(Hrg.set(total, Hrg.ref("0")));
    return total;
  }

  /** The sum of all numbers, as what is added and what is subtracted. */
  Linear sum(LudValue list, LudemeScope scope) {
    List<HrgStatement> all = new ArrayList<>();
    HrgExpression plus = begun("sum", all);
    List<HrgStatement> counting = new ArrayList<>();
    HrgExpression minus = begun("taken", counting);
    Greatest more = new Greatest();
    Greatest less = new Greatest();
    List<HrgStatement> loop =
        each(
            list,
            scope,
            each -> {
              Linear number = each.linear();
              List<HrgStatement> adding = new ArrayList<>();
              number.plus().forEach(term -> adding.add(added(plus, term.number())));
              number.minus().forEach(term -> adding.add(added(minus, term.number())));
              int constant = number.constant();
              if (constant != 0) {
                model.definitions().numbers(Math.abs(constant));
                adding.add(added(constant > 0 ? plus : minus, Hrg.ref("" + Math.abs(constant))));
              }
              more.note(Linear.most(number.plus()) + Math.max(0, constant));
              less.note(Linear.most(number.minus()) + Math.max(0, -constant));
              return adding;
            });
    if (less.value > 0) {
      all.addAll(counting);
    }
    all.addAll(loop);
    model.numbers().first(all);
    List<Amount> negative =
        less.value > 0 ? List.of(new Amount(minus, total(list, less))) : List.of();
    return new Linear(List.of(new Amount(plus, total(list, more))), negative, 0);
  }

  private HrgStatement added(HrgExpression total, HrgExpression number) {
    HrgExpression sum =
        number.equals(Hrg.ref("1"))
            ? Hrg.apply(model.definitions().up(), total)
            : Hrg.apply(model.definitions().table(Table.PLUS), total, number);
    return Hrg.set(total, sum);
  }

  private int total(LudValue list, Greatest number) {
    long most = series.limit(list, number.value).total();
    ComputedNumbers.limit(most, list);
    model.definitions().numbers((int) most);
    return (int) most;
  }

  /** The greatest number so far. */
  private static final class Greatest {
    private int value;

    void note(int number) {
      value = Math.max(value, number);
    }
  }

  /** {@code (size Array …)}: the length of a list. */
  Num size(LudClause clause, LudemeScope scope) {
    LudValue list = clause.get("array");
    if (list instanceof LudClause array && !SERIES.contains(array.ludeme().id())) {
      return new NumberLists(model).size(clause, scope);
    }
    return length(list, scope);
  }

  /** {@code (count Value … in:…)}: how often a number is in a list. */
  Num occurrences(LudClause clause, LudemeScope scope) {
    LudValue list = clause.get("in");
    List<HrgStatement> all = new ArrayList<>();
    HrgExpression found = begun("found", all);
    Num wanted = model.numbers().number(clause.get("value"), scope);
    int most = (int) ComputedNumbers.limit(series.limit(list, 1).numbers(), list);
    model.definitions().numbers(most);
    all.addAll(
        each(
            list,
            scope,
            each -> {
              HrgExpression same = model.numbers().equal(each.number(), wanted, clause);
              HrgStatement up = added(found, Hrg.ref("1"));
              return same.equals(Logic.TRUE)
                  ? List.of(up)
                  : same.equals(Logic.FALSE) ? List.of() : List.of(Hrg.when(same, up));
            }));
    model.numbers().first(all);
    return new Amount(found, most);
  }

  private Amount length(LudValue list, LudemeScope scope) {
    List<HrgStatement> all = new ArrayList<>();
    HrgExpression size = begun("length", all);
    int most = (int) ComputedNumbers.limit(series.limit(list, 1).numbers(), list);
    model.definitions().numbers(most);
    all.addAll(each(list, scope, _ -> List.of(added(size, Hrg.ref("1")))));
    model.numbers().first(all);
    return new Amount(size, most);
  }

  /**
   * The greatest or the least number of a list plus 1; 0 for an empty list. Repeated numbers make
   * no difference.
   */
  Amount extreme(LudClause clause, LudemeScope scope) {
    boolean greatest = clause.is("max");
    if (greatest && Multisets.isOne(clause.get("values"))) {
      return new Multisets(model, series).greatest(clause.clause("values"), scope);
    }
    List<HrgStatement> all = new ArrayList<>();
    HrgExpression best = begun(greatest ? "greatest" : "least", all);
    Greatest most = new Greatest();
    for (LudValue list : lists(clause.get("values")).toList()) {
      all.addAll(
          each(
              list,
              scope,
              each -> {
                Amount number = model.numbers().arithmetic().amount(each.number(), clause);
                most.note(number.most());
                HrgExpression next = Hrg.apply(model.definitions().up(), number.number());
                HrgExpression known =
                    Hrg.apply(
                        model.definitions().table(greatest ? Table.GREATER : Table.LESSER),
                        best,
                        next);
                return greatest
                    ? List.of(Hrg.set(best, known))
                    : List.of(
                        Hrg.choose(
                            List.of(
                                Hrg.arm(
                                    Hrg.equal(best, Hrg.ref("0")), Hrg.block(Hrg.set(best, next)))),
                            Hrg.block(Hrg.set(best, known))));
              }));
    }
    ComputedNumbers.limit(most.value + 1L, clause);
    model.definitions().numbers(most.value + 1);
    model.numbers().first(all);
    return new Amount(best, most.value + 1);
  }

  /** The first or the last site of a region, as the extreme of a list of its sites. */
  Optional<Num> site(LudClause clause, LudemeScope scope) {
    return clause.get("values") instanceof LudClause list
            && list.ludeme().id().equals("ARRAY array")
            && Counting.isRegion(list.get("values"))
        ? Optional.of(
            new NumberLists(model).end(list.get("values"), clause.is("max"), clause, scope))
        : Optional.empty();
  }

  private static Stream<LudValue> lists(LudValue list) {
    if (!(list instanceof LudClause clause) || !clause.is("union")) {
      return Stream.of(list);
    }
    return Joined.parts(clause).stream().flatMap(NumberFolds::lists);
  }

  /** The same as a number that is -1 for an empty list. */
  Num orNone(Amount oneMore) {
    String function =
        model
            .definitions()
            .function(
                "oneLess",
                Hrg.map("Number", GameDefinitions.VALUE),
                List.of(
                    Hrg.when(List.of(Hrg.literal("0")), Hrg.ref(GameDefinitions.UNSET)),
                    Hrg.when(
                        List.of(new HrgPattern.Variable(Hrg.name("N"))),
                        Hrg.binary(Hrg.ref("N"), Operator.SUBTRACT, Hrg.ref("1")))));
    return new Num.Maybe(Hrg.apply(function, oneMore.number()), oneMore.most() - 1);
  }
}
