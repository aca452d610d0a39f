package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.hrg.syntax.Hrg;
import org.regames.lud.lowering.ComputedNumbers.Linear;
import org.regames.lud.lowering.LudemeScope.Fact;
import org.regames.lud.lowering.Num.Amount;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Derives bounds on numbers of seeds from the conditions that hold where they are computed. */
final class Inequalities {
  private final Model model;

  /** Sums that are even: one that is at least 1 is at least 2. */
  private final List<List<Amount>> evens = new ArrayList<>();

  /** The counted clauses. */
  private final List<LudClause> counts = new ArrayList<>();

  Inequalities(Model model) {
    this.model = model;
  }

  /** Whether known conditions imply that a difference is not less than 0. */
  boolean isNeverNegative(Linear difference, LudemeScope scope) {
    List<Linear> known = new ArrayList<>();
    evens.clear();
    scope.facts().forEach(fact -> add(fact, known));
    return known.stream().anyMatch(each -> isAtLeast(difference, each))
        || known.stream()
            .anyMatch(
                one ->
                    known.stream().anyMatch(other -> isAtLeast(difference, together(one, other))))
        || known.stream()
            .map(Inequalities::oneLess)
            .filter(each -> isAtLeast(difference, each))
            .anyMatch(each -> evens.contains(each.plus()) && each.minus().isEmpty());
  }

  /** The lower bound of a sum of numbers that known conditions imply. */
  int least(List<Amount> numbers, LudemeScope scope) {
    List<Linear> known = new ArrayList<>();
    scope.facts().forEach(fact -> add(fact, known));
    return numbers.stream().mapToInt(each -> least(each, known)).sum();
  }

  private static int least(Amount number, List<Linear> known) {
    return known.stream()
        .filter(each -> each.plus().equals(List.of(number)) && each.minus().isEmpty())
        .mapToInt(each -> -each.constant())
        .filter(least -> least > 0)
        .max()
        .orElse(0);
  }

  /** The sum of two differences; equal positive and negative terms cancel. */
  private static Linear together(Linear one, Linear other) {
    Linear sum = one.plus(other);
    List<Amount> plus = new ArrayList<>(sum.plus());
    List<Amount> minus = new ArrayList<>();
    sum.minus().stream().filter(each -> !plus.remove(each)).forEach(minus::add);
    return new Linear(plus, minus, sum.constant());
  }

  private static Linear oneLess(Linear known) {
    return new Linear(known.plus(), known.minus(), known.constant() - 1);
  }

  private static boolean isAtLeast(Linear difference, Linear known) {
    return sameTerms(difference.plus(), known.plus())
        && sameTerms(difference.minus(), known.minus())
        && difference.constant() >= known.constant();
  }

  private static boolean sameTerms(List<Amount> some, List<Amount> others) {
    List<Amount> left = new ArrayList<>(others);
    return some.size() == others.size() && some.stream().allMatch(left::remove);
  }

  /** Adds the differences that are not negative because of a fact. */
  private void add(Fact fact, List<Linear> known) {
    switch (fact) {
      case Fact.Occupied(var site) -> known.add(atLeast(model.heaps().amount(site), 1));
      case Fact.Holds(LudClause condition, LudemeScope scope) -> add(condition, scope, known);
      case Fact.Between(var least, var number, var most, var scope) -> {
        Linear of = new Linear(List.of(number), List.of(), 0);
        known.add(of.plus(linear(least, scope).negative()));
        known.add(linear(most, scope).plus(of.negative()));
      }
      case Fact.Fails(LudClause condition, LudemeScope scope) ->
          opposite(condition, scope).ifPresent(known::add);
      case Fact.Holds _,
          Fact.Fails _,
          Fact.AboveNone _,
          Fact.Own _,
          Fact.Neighbours _,
          Fact.Cleared _ -> {}
    }
  }

  private static Linear atLeast(Amount amount, int least) {
    return new Linear(List.of(amount), List.of(), -least);
  }

  private void add(LudClause condition, LudemeScope scope, List<Linear> known) {
    switch (condition.title()) {
      case "is Even" -> {
        if (isAmount(condition.find("value"))) {
          evens.add(linear(condition.get("value"), scope).plus());
        }
      }
      case ">", ">=" -> difference(condition, "a", "b", scope).ifPresent(known::add);
      case "<", "<=" -> difference(condition, "b", "a", scope).ifPresent(known::add);
      case "!=" -> {
        // A number other than 0 is at least 1, unless it is a difference.
        difference(condition, "a", "b", scope)
            .flatMap(Inequalities::atLeastOne)
            .ifPresent(known::add);
        difference(condition, "b", "a", scope)
            .flatMap(Inequalities::atLeastOne)
            .ifPresent(known::add);
      }
      default -> {}
    }
  }

  /** What follows about a difference if a comparison does not hold. */
  private Optional<Linear> opposite(LudClause comparison, LudemeScope scope) {
    return switch (comparison.title()) {
      case "<" -> difference(comparison, "a", "b", false, scope);
      case ">" -> difference(comparison, "b", "a", false, scope);
      case "<=" -> difference(comparison, "a", "b", true, scope);
      case ">=" -> difference(comparison, "b", "a", true, scope);
      default -> Optional.empty();
    };
  }

  private static Optional<Linear> atLeastOne(Linear number) {
    return number.minus().isEmpty() && number.constant() == 0 && !number.plus().isEmpty()
        ? Optional.of(new Linear(number.plus(), List.of(), -1))
        : Optional.empty();
  }

  /** The greater number minus the other one, minus 1 if they cannot be equal. */
  private Optional<Linear> difference(
      LudClause condition, String greater, String less, LudemeScope scope) {
    boolean strict = condition.is(">") || condition.is("<");
    return difference(condition, greater, less, strict, scope);
  }

  private Optional<Linear> difference(
      LudClause condition, String greater, String less, boolean strict, LudemeScope scope) {
    if (!isAmount(condition.find(greater)) || !isAmount(condition.find(less))) {
      return Optional.empty();
    }
    Linear all =
        linear(condition.get(greater), scope).plus(linear(condition.get(less), scope).negative());
    return Optional.of(strict ? new Linear(all.plus(), all.minus(), all.constant() - 1) : all);
  }

  private Linear linear(LudValue written, LudemeScope scope) {
    LudValue value = chosen(written);
    if (value instanceof LudClause clause && isCount(clause)) {
      // Each evaluation uses another variable, so the clause itself represents the number.
      if (!counts.contains(clause)) {
        counts.add(clause);
      }
      Amount counted = new Amount(Hrg.ref("count" + counts.indexOf(clause)), model.sites().size());
      return new Linear(List.of(counted), List.of(), 0);
    }
    List<Linear> found = new ArrayList<>();
    model
        .numbers()
        .afterFinding(
            () -> {
              found.add(model.numbers().arithmetic().linear(value, scope));
              return List.of();
            });
    return found.getFirst();
  }

  private static boolean isCount(LudClause clause) {
    return clause.ludeme().id().equals("INT count Sites");
  }

  /** The chosen number, if the condition of a choice is known. */
  private LudValue chosen(LudValue value) {
    return value instanceof LudClause choice && choice.is("if") && choice.has("else")
        ? model
            .statics()
            .condition(choice.get("condition"), Assumed.NOTHING)
            .map(holds -> chosen(choice.get(holds ? "then" : "else")))
            .orElse(value)
        : value;
  }

  private boolean isAmount(Optional<LudValue> value) {
    return value.isPresent()
        && switch (chosen(value.get())) {
          case LudValue.Number _ -> true;
          case LudClause clause ->
              clause.ludeme().id().equals("INT count") && clause.has("at")
                  || isCount(clause)
                  || List.of("INT size Stack", "INT value", "INT value Player")
                      .contains(clause.ludeme().id())
                  || List.of("INT +", "INT -").contains(clause.ludeme().id())
                      && isAmount(clause.find("a"))
                      && isAmount(clause.find("b"));
          case LudValue.Items _, LudValue.Text _, LudValue.Name _, LudValue.Flag _ -> false;
        };
  }
}
