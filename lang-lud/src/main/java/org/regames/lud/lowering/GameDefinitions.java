package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.regames.hrg.syntax.FreshNames;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.HrgPattern;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Operator;

/** Collects the definitions of a game in HRG; equal ones are shared. */
final class GameDefinitions {
  /** The domain of numbers and of the symbol for -1. */
  static final String VALUE = "Value";

  /** The symbol for -1, for values that are not counts. */
  static final String UNSET = "unset";

  /** The symbol for all values less than -1. */
  static final String BELOW = "below";

  private final SortedSet<Integer> limits = new TreeSet<>();
  private final FreshNames names = new FreshNames(HrgKeywords.ALL);
  private final Map<String, HrgDefinition> variables = new LinkedHashMap<>();
  private final List<HrgDefinition> functions = new ArrayList<>();
  private final List<HrgDefinition> graphs = new ArrayList<>();
  private final Map<List<Object>, String> known = new HashMap<>();
  private final Set<Table> tables = EnumSet.noneOf(Table.class);
  private final Set<String> needed = new HashSet<>();
  private final Set<String> scratch = new HashSet<>();
  private int most = 1;
  private int mostValue;

  /** Functions of two numbers. */
  enum Table {
    PLUS("plus"),
    MINUS("minus"),
    LESS("less"),
    LESSER("lesser"),
    GREATER("greater"),
    APART("apart"),
    /** From values to values: plus 1. */
    RAISED("raised"),
    /** From values to values: minus 1. */
    LOWERED("lowered"),
    /** From values to numbers: plus 1, so that there are none below 0. */
    ABOVE("above");

    private final String title;

    Table(String title) {
      this.title = title;
    }
  }

  GameDefinitions() {
    ReservedWords.ALL.forEach(names::fresh);
    for (Table table : Table.values()) {
      names.fresh(table.title);
    }
  }

  /** A name that is not taken yet. */
  String fresh(String wanted) {
    return names.fresh(wanted);
  }

  /** The function with these cases; its name is similar to the wanted one. */
  String function(String wanted, HrgType type, List<HrgDefinition.Case> cases) {
    return known.computeIfAbsent(
        List.of(type, cases),
        _ -> {
          String name = names.fresh(wanted);
          functions.add(Hrg.function(name, type, cases.toArray(HrgDefinition.Case[]::new)));
          return name;
        });
  }

  /** The graph with this body. */
  String graph(String wanted, List<HrgStatement> body) {
    return known.computeIfAbsent(
        List.of(body),
        _ -> {
          String name = names.fresh(wanted);
          graphs.add(Hrg.graph(name, List.of(), body));
          return name;
        });
  }

  /** The body of a graph; empty if there is no such graph. */
  List<HrgStatement> body(String graph) {
    return graphs.stream()
        .filter(each -> each.name().text().equals(graph))
        .findFirst()
        .map(each -> ((HrgDefinition.Graph) each).body().statements())
        .orElse(List.of());
  }

  /** Defines a variable, if it is not defined yet; returns its name. */
  String variable(String name, HrgType type) {
    variables.putIfAbsent(name, Hrg.variable(name, type));
    return name;
  }

  /** The same with an initial value. */
  String variable(String name, HrgType type, HrgExpression initial) {
    variables.putIfAbsent(name, Hrg.variable(name, type, initial));
    return name;
  }

  /** A variable that is always set before it is read. */
  HrgExpression scratch(String name, HrgType type) {
    scratch.add(name);
    return Hrg.ref(variable(name, type));
  }

  /** Whether a variable is one that is always set before it is read. */
  boolean isScratch(String name) {
    return scratch.contains(name);
  }

  /** The name of a function of two numbers, which is defined on first use. */
  String table(Table table) {
    tables.add(table);
    if (table == Table.LOWERED) {
      need(BELOW);
    }
    return table.title;
  }

  /** Requests a symbol that most games do not need. */
  String need(String symbol) {
    needed.add(symbol);
    return symbol;
  }

  /** Whether a symbol is needed. */
  boolean isNeeded(String symbol) {
    return needed.contains(symbol);
  }

  /** Whether there is such a variable. */
  boolean has(String variable) {
    return variables.containsKey(variable);
  }

  /** The type of a variable. */
  HrgType type(String variable) {
    return ((HrgDefinition.Variable) variables.get(variable)).type();
  }

  /** Whether a variable is a map. */
  boolean isMap(String variable) {
    return variables.get(variable) instanceof HrgDefinition.Variable declared
        && declared.type() instanceof HrgType.Arrow;
  }

  /**
   * A function that calls itself.
   *
   * @param name its name, which nothing else has
   * @param key what it is made from; there is one function for each key
   */
  String recursive(String name, List<Object> key, HrgType type, List<HrgDefinition.Case> cases) {
    return known.computeIfAbsent(
        key,
        _ -> {
          functions.add(Hrg.function(name, type, cases.toArray(HrgDefinition.Case[]::new)));
          return name;
        });
  }

  /** The type of numbers, which reaches at least this far. */
  HrgType numbers(int atLeast) {
    most = Math.max(most, atLeast);
    return Hrg.type("Number");
  }

  /**
   * Extends the range of remembered values at least this far, beyond that of numbers in arithmetic.
   */
  void values(int atLeast) {
    mostValue = Math.max(mostValue, atLeast);
  }

  /** The type of numbers from 0 to a limit. */
  String upTo(int most) {
    numbers(most);
    limits.add(most);
    return "UpTo" + most;
  }

  /** The function to the next greater number; the greatest is mapped to itself. */
  String up() {
    return "up";
  }

  /** All definitions, in the order in which they read best. */
  List<HrgDefinition> all(List<HrgDefinition> domains, HrgDefinition rules) {
    List<HrgDefinition> all = new ArrayList<>(domains);
    List<String> numbers = IntStream.rangeClosed(0, most).mapToObj(Integer::toString).toList();
    all.add(Hrg.domain("Number", numbers));
    List<String> values = new ArrayList<>(isNeeded(BELOW) ? List.of(BELOW) : List.of());
    values.addAll(List.of(UNSET, "Number"));
    IntStream.rangeClosed(most + 1, mostValue).mapToObj(Integer::toString).forEach(values::add);
    all.add(Hrg.domain(VALUE, values));
    limits.forEach(limit -> all.add(Hrg.domain("UpTo" + limit, numbers.subList(0, limit + 1))));
    all.addAll(functions);
    all.add(shifted("up", 1));
    all.add(shifted("down", -1));
    tables.forEach(table -> all.add(function(table)));
    all.addAll(variables.values());
    all.addAll(graphs);
    all.add(rules);
    return all;
  }

  private HrgDefinition shifted(String name, int by) {
    HrgExpression n = Hrg.ref("N");
    HrgExpression last = Hrg.ref(by > 0 ? "" + most : "0");
    HrgExpression next = Hrg.binary(n, by > 0 ? Operator.ADD : Operator.SUBTRACT, Hrg.ref("1"));
    HrgExpression value = Hrg.choose(Hrg.equal(n, last), last, next);
    return Hrg.function(
        name,
        Hrg.map("Number", "Number"),
        Hrg.when(List.of(new HrgPattern.Variable(Hrg.name("N"))), value));
  }

  /** The number after each value; the greatest is mapped to itself. */
  private HrgDefinition following(Table table) {
    List<HrgDefinition.Case> cases = new ArrayList<>();
    if (isNeeded(BELOW)) {
      cases.add(
          Hrg.when(
              List.of(Hrg.literal(BELOW)), table == Table.RAISED ? Hrg.ref(BELOW) : Hrg.ref("0")));
    }
    cases.add(Hrg.when(List.of(Hrg.literal(UNSET)), Hrg.ref("0")));
    int greatest = table == Table.RAISED ? Math.max(most, mostValue) : most;
    for (int i = 0; i <= Math.max(most, mostValue); i++) {
      cases.add(Hrg.when(List.of(Hrg.literal("" + i)), Hrg.ref("" + Math.min(i + 1, greatest))));
    }
    return Hrg.function(
        table.title,
        Hrg.map(VALUE, table == Table.RAISED ? VALUE : "Number"),
        cases.toArray(HrgDefinition.Case[]::new));
  }

  /** The number before each value; the least is mapped to the symbol for smaller ones. */
  private HrgDefinition preceding() {
    List<HrgDefinition.Case> cases = new ArrayList<>();
    for (int i = 1; i <= Math.max(most, mostValue); i++) {
      cases.add(Hrg.when(List.of(Hrg.literal("" + i)), Hrg.ref("" + (i - 1))));
    }
    cases.add(Hrg.when(List.of(Hrg.literal("0")), Hrg.ref(UNSET)));
    cases.add(Hrg.when(List.of(SiteTables.ANY), Hrg.ref(BELOW)));
    return Hrg.function(
        Table.LOWERED.title, Hrg.map(VALUE, VALUE), cases.toArray(HrgDefinition.Case[]::new));
  }

  private HrgDefinition function(Table table) {
    if (table == Table.LOWERED) {
      return preceding();
    }
    if (table == Table.RAISED || table == Table.ABOVE) {
      return following(table);
    }
    HrgExpression a = Hrg.ref("A");
    HrgExpression b = Hrg.ref("B");
    HrgExpression less = Hrg.binary(a, Operator.LESS, b);
    HrgExpression sum = Hrg.binary(a, Operator.ADD, b);
    HrgExpression value =
        switch (table) {
          case PLUS ->
              Hrg.choose(
                  Hrg.binary(sum, Operator.LESS, Hrg.ref("" + most)), sum, Hrg.ref("" + most));
          case MINUS -> Hrg.choose(less, Hrg.ref("0"), Hrg.binary(a, Operator.SUBTRACT, b));
          case LESS -> Hrg.choose(less, Hrg.ref("1"), Hrg.ref("0"));
          case LESSER -> Hrg.choose(less, a, b);
          case GREATER -> Hrg.choose(less, b, a);
          case APART ->
              Hrg.choose(
                  less, Hrg.binary(b, Operator.SUBTRACT, a), Hrg.binary(a, Operator.SUBTRACT, b));
          case RAISED, ABOVE, LOWERED ->
              throw new IllegalArgumentException("no table of two: " + table);
        };
    HrgPattern first = new HrgPattern.Variable(Hrg.name("A"));
    HrgPattern second = new HrgPattern.Variable(Hrg.name("B"));
    String result = table == Table.LESS ? "Bool" : "Number";
    return Hrg.function(
        table.title, Hrg.map("Number", "Number", result), Hrg.when(List.of(first, second), value));
  }
}
