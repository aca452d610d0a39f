package org.regames.gdl.hrg;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.LongBinaryOperator;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgPattern;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Name;
import org.regames.hrg.syntax.Operator;
import org.regames.ir.diagnostic.Origin;

/** The cases of a function: as arithmetic if possible, otherwise one by one. */
final class Cases {
  /** The numbers that formulas can compute with. */
  private static final String NUMBER = "0|[1-9][0-9]{0,8}";

  private static final String ANY = "_";
  private static final HrgExpression A = Hrg.ref("A");
  private static final HrgExpression B = Hrg.ref("B");
  private static final HrgExpression N = Hrg.ref("N");

  /** Expressions of two numbers that give a third. */
  private enum Sum {
    SUM(Hrg.binary(A, Operator.ADD, B), Long::sum),
    DIFFERENCE(Hrg.binary(A, Operator.SUBTRACT, B), (a, b) -> a - b),
    REVERSED(Hrg.binary(B, Operator.SUBTRACT, A), (a, b) -> b - a),
    DISTANCE(
        Hrg.choose(
            Hrg.binary(A, Operator.LESS, B),
            Hrg.binary(B, Operator.SUBTRACT, A),
            Hrg.binary(A, Operator.SUBTRACT, B)),
        (a, b) -> Math.abs(a - b));

    private final HrgExpression code;
    private final LongBinaryOperator of;

    Sum(HrgExpression code, LongBinaryOperator of) {
      this.code = code;
      this.of = of;
    }
  }

  /** Comparisons of two numbers. */
  private enum Order {
    LESS(Hrg.binary(A, Operator.LESS, B), (a, b) -> a < b),
    GREATER(Hrg.binary(B, Operator.LESS, A), (a, b) -> b < a),
    NOT_GREATER(Hrg.binary(A, Operator.LESS_OR_EQUAL, B), (a, b) -> a <= b),
    NOT_LESS(Hrg.binary(B, Operator.LESS_OR_EQUAL, A), (a, b) -> b <= a);

    private final HrgExpression code;
    private final BiPredicate<Long, Long> holds;

    Order(HrgExpression code, BiPredicate<Long, Long> holds) {
      this.code = code;
      this.holds = holds;
    }
  }

  /** Whether a formula agrees with the value for two numbers; null stands for a missing value. */
  private interface Fit {
    boolean fits(long a, long b, String value);
  }

  private final String name;
  private final List<Set<String>> keys;
  private final Map<List<String>, String> entries;
  private final Set<String> results;
  private final boolean total;
  private final String otherwise;
  private final Dictionary dictionary;

  Cases(
      String name,
      List<Set<String>> keys,
      Map<List<String>, String> entries,
      boolean total,
      String otherwise,
      Dictionary dictionary) {
    this.name = name;
    this.keys = keys;
    this.entries = entries;
    this.results = new LinkedHashSet<>(entries.values());
    this.total = total;
    this.otherwise = otherwise;
    this.dictionary = dictionary;
  }

  /** The cases, in order. */
  List<HrgDefinition.Case> cases() {
    if (entries.size() >= 3) {
      Optional<HrgExpression> body = keys.size() == 2 ? ofTwoNumbers() : Optional.empty();
      if (body.isPresent()) {
        List<HrgDefinition.Case> cases = outside("A", "B");
        cases.add(of(List.of("A", "B"), body.get()));
        return cases;
      }
      Optional<HrgDefinition.Case> step =
          keys.size() == 1 ? step(entries, List.of()) : Optional.empty();
      if (step.isPresent()) {
        List<HrgDefinition.Case> cases = outside("N");
        cases.add(step.get());
        return cases;
      }
      if (otherwise.equals("0") && !total && keys.size() > 1) {
        return members();
      }
    }
    return oneByOne();
  }

  /** The function of two numbers as an expression, if it is one. */
  private Optional<HrgExpression> ofTwoNumbers() {
    if (otherwise.equals("0")) {
      return Arrays.stream(Order.values())
          .filter(order -> fit((a, b, value) -> order.holds.test(a, b) == (value != null)))
          .findFirst()
          .map(order -> truth(order.code));
    }
    return Arrays.stream(Sum.values())
        .filter(sum -> fit((a, b, value) -> isAt(String.valueOf(sum.of.applyAsLong(a, b)), value)))
        .findFirst()
        .map(sum -> total ? sum.code : within(sum.code, results));
  }

  private static HrgExpression truth(HrgExpression condition) {
    return Hrg.choose(condition, Hrg.ref("1"), Hrg.ref("0"));
  }

  /** A value if it is one of some symbols, else the default. */
  private HrgExpression within(HrgExpression value, Set<String> symbols) {
    return Hrg.choose(in(value, symbols), value, Hrg.ref(otherwise));
  }

  private HrgExpression in(HrgExpression value, Set<String> symbols) {
    return new HrgExpression.Membership(value, set(symbols), Origin.UNKNOWN);
  }

  /** Whether a result is the value or, if that is missing, not a result of the function. */
  private boolean isAt(String result, String value) {
    return value == null ? !results.contains(result) : value.equals(result);
  }

  /** Whether all values agree with a formula; keys that are not numbers must have none. */
  private boolean fit(Fit fit) {
    for (String a : keys.get(0)) {
      for (String b : keys.get(1)) {
        String value = entries.get(List.of(a, b));
        boolean areNumbers = a.matches(NUMBER) && b.matches(NUMBER);
        if (!(areNumbers ? fit.fits(Long.parseLong(a), Long.parseLong(b), value) : value == null)) {
          return false;
        }
      }
    }
    return true;
  }

  /** A case for each argument that is not a number. */
  private List<HrgDefinition.Case> outside(String... variables) {
    List<HrgDefinition.Case> cases = new ArrayList<>();
    for (int place = 0; place < keys.size(); place++) {
      for (String key : Dictionary.sorted(keys.get(place))) {
        if (!key.matches(NUMBER)) {
          List<String> patterns = new ArrayList<>();
          for (int other = 0; other < variables.length; other++) {
            patterns.add(other == place ? key : ANY);
          }
          cases.add(of(patterns, otherwise));
        }
      }
    }
    return cases;
  }

  private static HrgDefinition.Case of(List<String> patterns, String value) {
    return of(patterns, Hrg.ref(value));
  }

  private static HrgDefinition.Case of(List<String> patterns, HrgExpression value) {
    return Hrg.when(patterns.stream().map(Cases::pattern).toList(), value);
  }

  private static HrgPattern pattern(String text) {
    return text.equals(ANY)
        ? new HrgPattern.Wildcard(Origin.UNKNOWN)
        : Name.isPatternVariable(text)
            ? new HrgPattern.Variable(Hrg.name(text))
            : Hrg.literal(text);
  }

  /** A domain that has the symbols, or a set of them. */
  private HrgType set(Set<String> symbols) {
    Set<String> sorted = new TreeSet<>(symbols);
    for (Set<String> key : keys) {
      if (new TreeSet<>(key).equals(sorted)) {
        return Hrg.type(dictionary.domain(key, name));
      }
    }
    return dictionary
        .known(sorted)
        .map(Hrg::type)
        .orElseGet(
            () -> new HrgType.Members(Hrg.names(Dictionary.sorted(symbols)), Origin.UNKNOWN));
  }

  /** Successors or predecessors of the last argument; empty if the function is something else. */
  private Optional<HrgDefinition.Case> step(Map<List<String>, String> rows, List<String> before) {
    Map<String, String> values = new LinkedHashMap<>();
    rows.forEach((key, value) -> values.put(key.getLast(), value));
    String first = values.keySet().iterator().next();
    if (!first.matches(NUMBER) || !values.get(first).matches(NUMBER)) {
      return Optional.empty();
    }
    long step = Long.parseLong(values.get(first)) - Long.parseLong(first);
    boolean inside = keys.getLast().containsAll(results);
    Set<String> range = inside ? keys.getLast() : results;
    boolean all = true;
    for (String key : keys.getLast()) {
      String value = values.get(key);
      if (!key.matches(NUMBER)) {
        if (value != null) {
          return Optional.empty();
        }
        continue;
      }
      String next = String.valueOf(Long.parseLong(key) + step);
      if (value == null ? range.contains(next) : !value.equals(next)) {
        return Optional.empty();
      }
      all &= value != null;
    }
    Operator operator = step < 0 ? Operator.SUBTRACT : Operator.ADD;
    HrgExpression sum =
        step == 0 ? N : Hrg.binary(N, operator, Hrg.ref(String.valueOf(Math.abs(step))));
    List<String> patterns = new ArrayList<>(before);
    patterns.add("N");
    return Optional.of(of(patterns, all ? sum : within(sum, range)));
  }

  /** A truth value: for each first argument, or group of like ones, what the last one must be. */
  private List<HrgDefinition.Case> members() {
    Map<List<String>, Set<String>> rows = new LinkedHashMap<>();
    entries
        .keySet()
        .forEach(
            key ->
                rows.computeIfAbsent(key.subList(0, key.size() - 1), _ -> new TreeSet<>())
                    .add(key.getLast()));
    if (keys.size() == 2) {
      Map<Set<String>, Set<String>> alike = new LinkedHashMap<>();
      rows.forEach(
          (key, members) ->
              alike.computeIfAbsent(members, _ -> new LinkedHashSet<>()).add(key.getFirst()));
      if (2 * alike.size() < rows.size()) {
        List<HrgExpression> parts = new ArrayList<>();
        alike.forEach(
            (members, firsts) ->
                parts.add(RuleConditions.all(List.of(in(A, firsts), in(B, members)))));
        return List.of(of(List.of("A", "B"), truth(RuleConditions.any(parts))));
      }
    }
    List<HrgDefinition.Case> cases = new ArrayList<>();
    rows.forEach(
        (key, members) -> {
          List<String> patterns = new ArrayList<>(key);
          boolean one = members.size() == 1;
          patterns.add(one ? members.iterator().next() : "N");
          cases.add(of(patterns, one ? Hrg.ref("1") : truth(in(N, members))));
        });
    cases.add(rest());
    return cases;
  }

  private HrgDefinition.Case rest() {
    return of(Collections.nCopies(keys.size(), ANY), otherwise);
  }

  private List<HrgDefinition.Case> oneByOne() {
    List<HrgDefinition.Case> cases = new ArrayList<>();
    Map<List<String>, Map<List<String>, String>> rows = new LinkedHashMap<>();
    entries.forEach(
        (key, value) ->
            rows.computeIfAbsent(key.subList(0, key.size() - 1), _ -> new LinkedHashMap<>())
                .put(key, value));
    boolean numbers =
        keys.size() > 1 && keys.getLast().stream().allMatch(key -> key.matches(NUMBER));
    rows.forEach(
        (before, row) ->
            step(numbers && row.size() >= 3, row, before)
                .ifPresentOrElse(
                    cases::add, () -> row.forEach((key, value) -> cases.add(of(key, value)))));
    if (!total) {
      cases.add(rest());
    }
    return cases;
  }

  private Optional<HrgDefinition.Case> step(
      boolean may, Map<List<String>, String> rows, List<String> before) {
    return may ? step(rows, before) : Optional.empty();
  }
}
