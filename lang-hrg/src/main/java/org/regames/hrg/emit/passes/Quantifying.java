package org.regames.hrg.emit.passes;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.regames.hrg.emit.tables.Boxes;
import org.regames.hrg.emit.terms.ConditionAlgebra;
import org.regames.hrg.emit.terms.ConditionShape;
import org.regames.hrg.emit.terms.ConditionShape.Link;
import org.regames.hrg.emit.terms.ConditionShape.ShapedCondition;
import org.regames.hrg.emit.terms.Rewriting;
import org.regames.hrg.emit.terms.Weights;
import org.regames.hrg.format.ExpressionText;
import org.regames.hrg.syntax.FreshNames;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Name;
import org.regames.hrg.syntax.Operator;
import org.regames.ir.NaturalOrder;
import org.regames.ir.diagnostic.Origin;

/** The implementation of {@link QuantifyChecks} for the statements of a graph. */
final class Quantifying {
  private static final List<String> VARIABLES = List.of("X", "Y", "Z", "U", "V", "W");

  /** Conditions with more operands stay as they are. */
  private static final int MOST_OPERANDS = 5_000;

  /** The most comparisons in one line. */
  private static final int MOST_IN_LINE = 4;

  /** The columns of a set that fits into one line. */
  private static final int LONGEST_SET = 80;

  /** Up to this many variables, every order is tried. */
  private static final int MOST_ORDERED = 3;

  private final Map<String, List<String>> domains;
  private final WrittenTypes types;
  private final Set<String> symbols;
  private final List<String> variables;

  Quantifying(HrgDraft draft) {
    this.domains = draft.domains();
    this.types = new WrittenTypes(draft.game());
    this.symbols = draft.plainSymbols();
    FreshNames names = new FreshNames(draft.reserved());
    this.variables = VARIABLES.stream().map(names::fresh).toList();
  }

  /** The statements, including nested ones, with loops where these save lines. */
  List<HrgStatement> shorter(List<HrgStatement> list) {
    List<HrgStatement> result = new ArrayList<>();
    List<HrgStatement> checks = new ArrayList<>();
    for (HrgStatement statement : list) {
      if (statement instanceof HrgStatement.Check) {
        checks.add(statement);
      } else {
        result.addAll(shorterChecks(checks));
        checks.clear();
        result.add(Rewriting.blocks(statement, this::shorter));
      }
    }
    result.addAll(shorterChecks(checks));
    return result;
  }

  private List<HrgStatement> shorterChecks(List<HrgStatement> checks) {
    if (checks.isEmpty()) {
      return checks;
    }
    HrgExpression condition =
        checks.stream()
            .map(statement -> ((HrgStatement.Check) statement).condition())
            .reduce(ConditionAlgebra::and)
            .orElseThrow();
    List<HrgStatement> quantified = all(condition, 0);
    int least = Math.min(lines(checks), lines(condition)); // checks that become one are no gain
    return lines(quantified) < least
        ? quantified.stream().flatMap(Quantifying::apart).toList()
        : checks;
  }

  /** Splits the check of a conjunction into one check for each operand, as in the automaton. */
  private static Stream<HrgStatement> apart(HrgStatement statement) {
    return statement instanceof HrgStatement.Check(HrgExpression condition, _)
        ? condition.operands(Operator.AND).stream().map(Hrg::check)
        : Stream.of(statement);
  }

  /** Statements for a condition in which this many variables are used already. */
  private List<HrgStatement> all(HrgExpression condition, int depth) {
    List<HrgStatement> result = new ArrayList<>();
    List<HrgExpression> rest = new ArrayList<>();
    for (Part part : parts(condition, Operator.AND, depth)) {
      if (part.isQuantified()) {
        result.add(part.loop(Operator.AND));
      } else if (part.condition.operands(Operator.OR).size() > 1) {
        List<HrgStatement> any = any(part.condition, depth);
        if (any.size() == 1 && any.getFirst() instanceof HrgStatement.Check check) {
          rest.add(check.condition());
        } else {
          result.addAll(any);
        }
      } else {
        rest.add(part.condition);
      }
    }
    if (!rest.isEmpty()) {
      result.addFirst(Hrg.check(rest.stream().reduce(ConditionAlgebra::and).orElseThrow()));
    }
    return result;
  }

  /** The same for alternatives. */
  private List<HrgStatement> any(HrgExpression condition, int depth) {
    List<List<HrgStatement>> arms = new ArrayList<>();
    List<HrgExpression> rest = new ArrayList<>();
    for (Part part : parts(condition, Operator.OR, depth)) {
      if (part.isQuantified()) {
        arms.add(List.of(part.loop(Operator.OR)));
      } else {
        List<HrgStatement> plain = List.of(Hrg.check(part.condition));
        List<HrgStatement> all = all(part.condition, depth);
        if (lines(all) + 1 < lines(plain)) {
          arms.add(all);
        } else {
          rest.add(part.condition);
        }
      }
    }
    if (!rest.isEmpty()) {
      arms.add(List.of(Hrg.check(rest.stream().reduce(ConditionAlgebra::or).orElseThrow())));
    }
    List<HrgStatement> result =
        arms.size() == 1
            ? arms.getFirst()
            : List.of(
                new HrgStatement.Branch(arms.stream().map(Hrg::block).toList(), Origin.UNKNOWN));
    List<HrgStatement> before = List.of(Hrg.check(condition));
    return lines(result) < lines(before) ? result : before;
  }

  private record Variable(String name, HrgType type) {}

  /** Operands of one shape as statements with variables; or one operand. */
  private record Part(
      HrgExpression condition, List<Variable> variables, List<HrgStatement> statements) {
    static Part of(HrgExpression condition) {
      return new Part(condition, List.of(), List.of());
    }

    boolean isQuantified() {
      return !variables.isEmpty();
    }

    HrgStatement loop(Operator operator) {
      List<HrgStatement> inner = statements;
      for (Variable variable : variables.reversed()) {
        HrgStatement loop =
            operator == Operator.OR
                ? new HrgStatement.BranchIn(
                    Hrg.name(variable.name), variable.type, Hrg.block(inner), Origin.UNKNOWN)
                : new HrgStatement.RepeatIn(
                    Hrg.name(variable.name), variable.type, Hrg.block(inner), Origin.UNKNOWN);
        inner = List.of(loop);
      }
      return inner.getFirst();
    }
  }

  /**
   * The operands of a condition, each once, in an order that does not depend on that in which they
   * are written: games that are written in HRG, lowered and written again come out equal.
   */
  private List<Part> parts(HrgExpression condition, Operator operator, int depth) {
    List<HrgExpression> operands = condition.operands(operator).stream().distinct().toList();
    if (operands.size() < 2 || operands.size() > MOST_OPERANDS) {
      return operands.stream().map(Part::of).toList();
    }
    Map<ConditionShape, List<ShapedCondition>> shapes = new LinkedHashMap<>();
    operands.stream()
        .sorted(Comparator.comparing(ExpressionText::of, NaturalOrder.NATURAL))
        .map(operand -> ConditionShape.of(operand, symbols::contains))
        .forEach(it -> shapes.computeIfAbsent(it.shape(), _ -> new ArrayList<>()).add(it));
    List<Part> parts = new ArrayList<>();
    Set<HrgExpression> covered = new HashSet<>();
    int size = operands.size();
    shapes.values().forEach(it -> parts.addAll(loops(it, size, operator, depth, covered)));
    operands.stream().filter(it -> !covered.contains(it)).forEach(it -> parts.add(Part.of(it)));
    return parts;
  }

  /** Loops for operands of one shape, where they save lines. */
  private List<Part> loops(
      List<ShapedCondition> group,
      int operands,
      Operator operator,
      int depth,
      Set<HrgExpression> covered) {
    ConditionShape shape = group.getFirst().shape();
    List<Integer> bases = shape.bases();
    Map<Integer, Link> equal = ConditionShape.equal(group);
    List<Integer> free =
        bases.stream()
            .filter(base -> equal.get(base).base() == base)
            .filter(base -> group.stream().map(it -> it.symbols().get(base)).distinct().count() > 1)
            .toList();
    if (free.isEmpty() || depth + free.size() > variables.size()) {
      return List.of();
    }
    Map<List<String>, HrgExpression> points = new LinkedHashMap<>();
    group.forEach(it -> points.put(free.stream().map(it.symbols()::get).toList(), it.condition()));
    List<Part> loops = new ArrayList<>();
    for (List<Set<String>> box : boxes(List.copyOf(points.keySet()))) {
      Map<Integer, String> filled = new HashMap<>();
      bases.forEach(base -> filled.put(base, group.getFirst().symbols().get(base)));
      List<Variable> used = variables(box, free, depth, filled);
      List<HrgExpression> covers =
          points.entrySet().stream()
              .filter(it -> contains(box, it.getKey()))
              .map(Map.Entry::getValue)
              .toList();
      if (covers.size() > 1) {
        HrgExpression template = shape.with(filled, equal);
        Optional<HrgExpression> one =
            operator == Operator.OR && used.size() == 1
                ? withoutVariable(template, used.getFirst().name, box)
                : Optional.empty();
        if (one.isPresent()) {
          loops.add(Part.of(one.get()));
          covered.addAll(covers);
          continue;
        }
        int inside = depth + used.size();
        List<HrgStatement> body =
            operator == Operator.OR ? all(template, inside) : any(template, inside);
        Part part = new Part(template, used, body);
        int between = covers.size() == operands ? 0 : 1; // `or` before or behind it
        if (lines(List.of(part.loop(operator))) + between
            < covers.stream().mapToInt(Quantifying::lines).sum()) {
          loops.add(part);
          covered.addAll(covers);
        }
      }
    }
    return loops;
  }

  /** Variables for the sides of a product that have several symbols, and what fills each place. */
  private List<Variable> variables(
      List<Set<String>> box, List<Integer> places, int depth, Map<Integer, String> filled) {
    List<Variable> used = new ArrayList<>();
    for (int i = 0; i < places.size(); i++) {
      Set<String> values = new TreeSet<>(NaturalOrder.NATURAL);
      values.addAll(box.get(i));
      boolean isOne = values.size() == 1;
      String filling = isOne ? values.iterator().next() : variables.get(depth + used.size());
      filled.put(places.get(i), filling);
      if (!isOne) {
        used.add(new Variable(filling, type(values)));
      }
    }
    return used;
  }

  /**
   * A condition that holds if the given one does for some value of its variable. It exists if the
   * variable is only compared with something that takes few other values: it excludes those.
   */
  private Optional<HrgExpression> withoutVariable(
      HrgExpression condition, String variable, List<Set<String>> box) {
    List<HrgExpression> operands = new ArrayList<>(condition.operands(Operator.AND));
    List<HrgExpression> mentioning =
        operands.stream().filter(it -> it.all().anyMatch(Hrg.ref(variable)::equals)).toList();
    if (mentioning.size() != 1
        || !(mentioning.getFirst() instanceof HrgExpression.Binary e)
        || e.operator() != Operator.EQUAL
        || !e.right().equals(Hrg.ref(variable))) {
      return Optional.empty();
    }
    Set<String> others = new TreeSet<>(NaturalOrder.NATURAL);
    types.of(e.left()).map(HrgType::toString).map(domains::get).ifPresent(others::addAll);
    Set<String> values = box.stream().max(Comparator.comparingInt(Set::size)).orElseThrow();
    if (!others.containsAll(values) || others.size() != values.size() + 1) {
      return Optional.empty();
    }
    others.removeAll(values);
    operands.set(
        operands.indexOf(e),
        Hrg.binary(e.left(), Operator.UNEQUAL, Hrg.ref(others.iterator().next())));
    return operands.stream().reduce(ConditionAlgebra::and);
  }

  private static boolean contains(List<Set<String>> box, List<String> point) {
    for (int i = 0; i < point.size(); i++) {
      if (!box.get(i).contains(point.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** The fewest products that any of the tried orders of the places gives. */
  private static List<List<Set<String>>> boxes(List<List<String>> points) {
    int size = points.getFirst().size();
    List<List<Set<String>>> best = null;
    for (List<Integer> order : orders(size)) {
      List<List<String>> turned =
          points.stream().map(point -> order.stream().map(point::get).toList()).toList();
      List<List<Set<String>>> found = Boxes.products(turned);
      if (best == null || found.size() < best.size()) {
        best =
            found.stream()
                .map(
                    box -> {
                      List<Set<String>> straight = new ArrayList<>(box);
                      for (int i = 0; i < size; i++) {
                        straight.set(order.get(i), box.get(i));
                      }
                      return straight;
                    })
                .toList();
      }
    }
    return best;
  }

  private static List<List<Integer>> orders(int size) {
    List<List<Integer>> orders = new ArrayList<>(List.of(List.of()));
    for (int place = 0; place < size; place++) {
      List<List<Integer>> longer = new ArrayList<>();
      for (List<Integer> order : orders) {
        int least = size > MOST_ORDERED ? place : 0;
        for (int at = place; at >= least; at--) {
          List<Integer> next = new ArrayList<>(order);
          next.add(at, place);
          longer.add(next);
        }
      }
      orders = longer;
    }
    return orders;
  }

  private HrgType type(Set<String> values) {
    Optional<String> domain =
        domains.entrySet().stream()
            .filter(it -> new LinkedHashSet<>(it.getValue()).equals(values))
            .map(Map.Entry::getKey)
            .findFirst();
    return domain
        .map(Hrg::type)
        .orElseGet(() -> new HrgType.Members(Hrg.names(List.copyOf(values)), Origin.UNKNOWN));
  }

  /** How many lines statements take, which are checks and branches and loops over these. */
  static int lines(List<HrgStatement> statements) {
    return statements.stream().mapToInt(Quantifying::lines).sum();
  }

  /**
   * How many lines a statement takes, whatever its names are: sharing graphs replaces symbols by
   * longer names, which must not lead to other loops when the text is written again.
   */
  private static int lines(HrgStatement statement) {
    return switch (statement) {
      case HrgStatement.Check(HrgExpression condition, _) -> lines(condition);
      case HrgStatement.BranchIn e -> 2 + lines(e.type()) + lines(e.body().statements());
      case HrgStatement.RepeatIn e -> 2 + lines(e.type()) + lines(e.body().statements());
      case HrgStatement.Branch e ->
          1 + e.alternatives().stream().mapToInt(it -> 1 + lines(it.statements())).sum();
      case HrgStatement.If _,
          HrgStatement.While _,
          HrgStatement.Loop _,
          HrgStatement.Repeat _,
          HrgStatement.Assignment _,
          HrgStatement.AnyAssignment _,
          HrgStatement.Tag _,
          HrgStatement.VariableTag _,
          HrgStatement.Call _,
          HrgStatement.Jump _ ->
          Weights.of(statement);
    };
  }

  /** How many lines a set takes that is too long for the line it belongs to. */
  private static int lines(HrgType type) {
    return type instanceof HrgType.Members(List<Name> names, _)
            && type.toString().length() > LONGEST_SET
        ? names.size() + 1
        : 0;
  }

  private static int lines(HrgExpression condition) {
    if (ConditionAlgebra.comparisons(condition) <= MOST_IN_LINE) {
      return 1;
    }
    List<HrgExpression> any = condition.operands(Operator.OR);
    List<HrgExpression> operands = any.size() > 1 ? any : condition.operands(Operator.AND);
    return operands.stream().mapToInt(Quantifying::lines).sum();
  }
}
