package org.regames.gdl.hrg;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.LongBinaryOperator;

/** The cases of a function: as arithmetic where they are that, else one by one. */
final class Cases {
  /** What may be computed from one number, or from two. */
  private static final String NUMBER = "0|[1-9][0-9]{0,8}";

  /** Expressions of two numbers that give a third. */
  private enum Sum {
    SUM("A + B", Long::sum),
    DIFFERENCE("A - B", (a, b) -> a - b),
    REVERSED("B - A", (a, b) -> b - a),
    DISTANCE("(if A < B then B - A else A - B)", (a, b) -> Math.abs(a - b));

    private final String text;
    private final LongBinaryOperator of;

    Sum(String text, LongBinaryOperator of) {
      this.text = text;
      this.of = of;
    }
  }

  /** Comparisons of two numbers. */
  private enum Order {
    LESS("A < B", (a, b) -> a < b),
    GREATER("B < A", (a, b) -> b < a),
    NOT_GREATER("A <= B", (a, b) -> a <= b),
    NOT_LESS("B <= A", (a, b) -> b <= a);

    private final String text;
    private final BiPredicate<Long, Long> holds;

    Order(String text, BiPredicate<Long, Long> holds) {
      this.text = text;
      this.holds = holds;
    }
  }

  /** Whether something agrees with the value of two numbers, which is null where it is missing. */
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

  String write() {
    if (entries.size() >= 3) {
      Optional<String> body = keys.size() == 2 ? ofTwoNumbers() : Optional.empty();
      if (body.isPresent()) {
        return outside("A", "B") + name + "(A, B) = " + body.get() + "\n";
      }
      String step = keys.size() == 1 ? step(entries, List.of()) : "";
      if (!step.isEmpty()) {
        return outside("N") + step;
      }
      if (otherwise.equals("0") && !total && keys.size() > 1) {
        return members();
      }
    }
    return oneByOne();
  }

  /** The function of two numbers as an expression, if it is one. */
  private Optional<String> ofTwoNumbers() {
    if (otherwise.equals("0")) {
      return Arrays.stream(Order.values())
          .filter(order -> fit((a, b, value) -> order.holds.test(a, b) == (value != null)))
          .findFirst()
          .map(order -> "if " + order.text + " then 1 else 0");
    }
    return Arrays.stream(Sum.values())
        .filter(sum -> fit((a, b, value) -> isAt(String.valueOf(sum.of.applyAsLong(a, b)), value)))
        .findFirst()
        .map(
            sum ->
                total
                    ? sum.text
                    : "if "
                        + sum.text
                        + " in "
                        + set(results)
                        + " then "
                        + sum.text
                        + " else "
                        + otherwise);
  }

  /** Whether a result is the value, or, where that is missing, no result at all. */
  private boolean isAt(String result, String value) {
    return value == null ? !results.contains(result) : value.equals(result);
  }

  /** Whether all values agree; keys that are no numbers have none. */
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

  /** A case for each argument that is no number. */
  private String outside(String... variables) {
    StringBuilder text = new StringBuilder();
    for (int place = 0; place < keys.size(); place++) {
      for (String key : Dictionary.sorted(keys.get(place))) {
        if (!key.matches(NUMBER)) {
          List<String> patterns = new ArrayList<>();
          for (int other = 0; other < variables.length; other++) {
            patterns.add(other == place ? key : "_");
          }
          text.append(line(patterns, otherwise));
        }
      }
    }
    return text.toString();
  }

  private String line(List<String> patterns, String value) {
    return name + "(" + String.join(", ", patterns) + ") = " + value + "\n";
  }

  /** A domain that has the symbols, or a set of them. */
  private String set(Set<String> symbols) {
    Set<String> sorted = new TreeSet<>(symbols);
    for (Set<String> key : keys) {
      if (new TreeSet<>(key).equals(sorted)) {
        return dictionary.domain(key, name);
      }
    }
    return dictionary
        .known(sorted)
        .orElseGet(() -> "{" + String.join(", ", Dictionary.sorted(symbols)) + "}");
  }

  /** The next numbers, or those before, of the last argument; empty where it is something else. */
  private String step(Map<List<String>, String> rows, List<String> before) {
    Map<String, String> values = new LinkedHashMap<>();
    rows.forEach((key, value) -> values.put(key.getLast(), value));
    String first = values.keySet().iterator().next();
    if (!first.matches(NUMBER) || !values.get(first).matches(NUMBER)) {
      return "";
    }
    long step = Long.parseLong(values.get(first)) - Long.parseLong(first);
    boolean inside = keys.getLast().containsAll(results);
    Set<String> range = inside ? keys.getLast() : results;
    boolean all = true;
    for (String key : keys.getLast()) {
      String value = values.get(key);
      if (!key.matches(NUMBER)) {
        if (value != null) {
          return "";
        }
        continue;
      }
      String next = String.valueOf(Long.parseLong(key) + step);
      if (value == null ? range.contains(next) : !value.equals(next)) {
        return "";
      }
      all &= value != null;
    }
    String sum = step == 0 ? "N" : "N " + (step < 0 ? "- " + -step : "+ " + step);
    List<String> patterns = new ArrayList<>(before);
    patterns.add("N");
    return line(
        patterns,
        all ? sum : "if " + sum + " in " + set(range) + " then " + sum + " else " + otherwise);
  }

  /** A truth value: for each first argument, or several alike, what the last one has to be. */
  private String members() {
    Map<List<String>, Set<String>> rows = new LinkedHashMap<>();
    entries
        .keySet()
        .forEach(
            key ->
                rows.computeIfAbsent(key.subList(0, key.size() - 1), _ -> new TreeSet<>())
                    .add(key.getLast()));
    StringBuilder text = new StringBuilder();
    if (keys.size() == 2) {
      Map<Set<String>, Set<String>> alike = new LinkedHashMap<>();
      rows.forEach(
          (key, members) ->
              alike.computeIfAbsent(members, _ -> new LinkedHashSet<>()).add(key.getFirst()));
      if (2 * alike.size() < rows.size()) {
        List<String> parts = new ArrayList<>();
        alike.forEach(
            (members, firsts) -> parts.add("A in " + set(firsts) + " && B in " + set(members)));
        return CompactText.wrapped(name + "(A, B) = if ", parts, " || ")
            + "\n"
            + "  then 1 else 0"
            + "\n";
      }
    }
    rows.forEach(
        (key, members) -> {
          List<String> patterns = new ArrayList<>(key);
          boolean one = members.size() == 1;
          patterns.add(one ? members.iterator().next() : "N");
          text.append(line(patterns, one ? "1" : "if N in " + set(members) + " then 1 else 0"));
        });
    return text.append(rest()).toString();
  }

  private String rest() {
    List<String> patterns = new ArrayList<>();
    keys.forEach(_ -> patterns.add("_"));
    return line(patterns, otherwise);
  }

  private String oneByOne() {
    StringBuilder text = new StringBuilder();
    Map<List<String>, Map<List<String>, String>> rows = new LinkedHashMap<>();
    entries.forEach(
        (key, value) ->
            rows.computeIfAbsent(key.subList(0, key.size() - 1), _ -> new LinkedHashMap<>())
                .put(key, value));
    boolean numbers =
        keys.size() > 1 && keys.getLast().stream().allMatch(key -> key.matches(NUMBER));
    rows.forEach(
        (before, row) -> {
          String step = numbers && row.size() >= 3 ? step(row, before) : "";
          if (!step.isEmpty()) {
            text.append(step);
          } else {
            row.forEach((key, value) -> text.append(line(key, value)));
          }
        });
    return text.append(total ? "" : rest()).toString();
  }
}
