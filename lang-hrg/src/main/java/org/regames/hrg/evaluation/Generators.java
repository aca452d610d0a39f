package org.regames.hrg.evaluation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import org.regames.hrg.syntax.Generator;
import org.regames.hrg.syntax.Name;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;

/** The values of the variables after {@code where}. */
final class Generators {
  private Generators() {}

  private record GeneratedValues(String variable, List<HrgTerm> values) {}

  /**
   * Does something for each combination of values, the first generator varying slowest.
   *
   * @param outer what names mean around the generators
   * @param budget pays for all combinations before the first is made
   * @param price the price of a combination
   * @throws EvaluationException if the generators are wrong
   */
  static void forEach(
      List<Generator> generators,
      Scope outer,
      Budget budget,
      Price price,
      Origin origin,
      Consumer<Scope> body) {
    long combinations = 1;
    for (Generator generator : generators) {
      combinations = Price.product(combinations, size(generator));
    }
    price.pay(combinations, budget, origin);
    List<GeneratedValues> choices = new ArrayList<>();
    for (Generator generator : generators) {
      choices.add(new GeneratedValues(generator.variable().text(), values(generator, outer)));
    }
    forEach(choices, 0, outer, body);
  }

  private static void forEach(
      List<GeneratedValues> choices, int from, Scope scope, Consumer<Scope> body) {
    if (from == choices.size()) {
      body.accept(scope);
      return;
    }
    for (HrgTerm value : choices.get(from).values()) {
      forEach(choices, from + 1, scope.with(choices.get(from).variable(), value), body);
    }
  }

  private static long size(Generator generator) {
    return switch (generator.values()) {
      case Generator.Values.Members(List<Name> names) -> names.size();
      case Generator.Values.Range(Name first, Name last) -> {
        long size = number(last) - number(first) + 1;
        if (size <= 0) {
          throw EvaluationException.of(
              Diagnostic.error(
                      "empty-range",
                      first.origin().to(last.origin()),
                      "the range " + first + ".." + last + " is empty")
                  .withHint("the smaller number comes first: " + last + ".." + first)
                  .withFix(
                      "exchange the numbers",
                      first.origin().to(last.origin()),
                      last + ".." + first));
        }
        yield size;
      }
    };
  }

  private static List<HrgTerm> values(Generator generator, Scope outer) {
    List<HrgTerm> values = new ArrayList<>();
    switch (generator.values()) {
      case Generator.Values.Members(List<Name> names) ->
          names.forEach(name -> values.add(outer.find(name.text()).orElseGet(() -> atom(name))));
      case Generator.Values.Range(Name first, Name last) -> {
        for (long i = number(first); i <= number(last); i++) {
          values.add(HrgTerm.Atom.of(i));
        }
      }
    }
    return values;
  }

  /**
   * Reports names that cannot be variables or are bound twice, and members that are unbound
   * variables.
   *
   * @param bound the variables bound around the generators; those of the generators are added
   */
  static void check(List<Generator> generators, Set<String> bound, RepeatedFindings findings) {
    Set<String> outer = Set.copyOf(bound);
    Set<String> own = new HashSet<>();
    for (Generator generator : generators) {
      Name variable = generator.variable();
      if (!variable.isPatternVariable()) {
        findings.error(
            "variable-case",
            variable.origin(),
            "a variable after `where` begins with an upper-case letter, unlike `" + variable + "`");
      }
      if (!own.add(variable.text())) {
        findings.error(
            "duplicate-variable", variable.origin(), "`" + variable + "` is bound twice");
      }
      if (generator.values() instanceof Generator.Values.Members(List<Name> names)) {
        for (Name name : names) {
          if (name.isPatternVariable() && !outer.contains(name.text())) {
            findings.error(
                "unbound-variable",
                name.origin(),
                "nothing defines what `" + name + "` is: the members of this set are symbols");
          }
        }
      }
    }
    bound.addAll(own);
  }

  /** Reports variables that are not used and would only repeat values. */
  static void reportUnused(
      List<Generator> generators, Set<String> used, RepeatedFindings findings) {
    for (Generator generator : generators) {
      Name variable = generator.variable();
      if (!used.contains(variable.text())) {
        findings.error(
            "unused-variable",
            variable.origin(),
            "`" + variable + "` does not occur before `where`");
      }
    }
  }

  private static HrgTerm atom(Name name) {
    return new HrgTerm.Atom(name.text());
  }

  private static long number(Name name) {
    OptionalLong number = new HrgTerm.Atom(name.text()).number();
    return number.orElseThrow(
        () ->
            EvaluationException.of(
                Diagnostic.error(
                    "not-a-number",
                    name.origin(),
                    "expected a number at the end of a range, found `" + name + "`")));
  }
}
