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
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.regames.hrg.emit.naming.GraphName;
import org.regames.hrg.emit.terms.ConditionAlgebra;
import org.regames.hrg.emit.terms.Rewriting;
import org.regames.hrg.format.ExpressionText;
import org.regames.hrg.syntax.FreshNames;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgDefinition.Parameter;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Operator;
import org.regames.ir.NaturalOrder;

/** The implementation of {@link AskForCells}; each instance is used once. */
final class CellAlternatives {
  /** Longer conditions are left alone. */
  private static final int MOST_OPERANDS = 2_000;

  /** The most cells whose alternatives a check may have. */
  private static final int MOST_CELLS = 2;

  private static final int LEAST_CHECKS = 3;

  /** Lines of a graph besides its statements. */
  private static final int FRAME = 3;

  private static final String ASKED = "asked";
  private static final String PARAMETER = "value";

  private final HrgDraft draft;
  private final Map<String, List<HrgStatement>> graphs;
  private final Map<String, List<Parameter>> parameters;
  private final Map<String, GraphName> wanted;
  private final List<HrgDefinition> variables = new ArrayList<>();
  private final WrittenTypes types;
  private final Set<String> symbols;
  private final Set<String> taken;

  CellAlternatives(HrgDraft draft) {
    this.draft = draft;
    this.graphs = draft.bodies();
    this.parameters = draft.parameters();
    this.wanted = new HashMap<>(draft.names());
    this.types = new WrittenTypes(draft.game());
    this.symbols = draft.plainSymbols();
    this.taken = draft.reserved();
    this.taken.addAll(graphs.keySet());
  }

  HrgDraft result() {
    return draft.with(graphs, parameters).withNames(wanted).withNew(variables);
  }

  /** A comparison, by its form and its symbols. */
  private record Cell(GraphShape shape) {
    static final Comparator<Cell> ORDER =
        Comparator.comparing(cell -> String.join(" ", cell.shape.symbols()), NaturalOrder.NATURAL);

    List<String> symbols() {
      return shape.symbols();
    }
  }

  /** An alternative whose comparisons have one form. */
  private record Line(List<Cell> cells) {
    List<HrgStatement> form() {
      return cells.getFirst().shape.skeleton();
    }
  }

  /** Lines with the same number of cells of one form, in graphs of one name. */
  private record LineKind(String name, List<HrgStatement> form, int length) {}

  /** A check that has the lines through some cells, and other alternatives. */
  private record LineCheck(List<Cell> cells, List<HrgExpression> others, int lines) {
    /** Whether the check becomes a single call. */
    boolean isOne() {
      return cells.size() == 1 && others.isEmpty();
    }

    int saved() {
      return lines - cells.size() + (isOne() ? FRAME : 0);
    }
  }

  void share() {
    Set<String> played = PlayedGraphs.of(graphs);
    Map<LineKind, Map<String, Set<Line>>> kinds = new LinkedHashMap<>();
    for (String graph : List.copyOf(graphs.keySet())) {
      if (!played.contains(graph)) {
        for (HrgExpression operand : alternatives(graph)) {
          line(operand)
              .ifPresent(
                  line ->
                      kinds
                          .computeIfAbsent(
                              new LineKind(sourceName(graph), line.form(), line.cells.size()),
                              _ -> new TreeMap<>(NaturalOrder.NATURAL))
                          .computeIfAbsent(graph, _ -> new LinkedHashSet<>())
                          .add(line));
        }
      }
    }
    kinds.values().stream().filter(lines -> lines.size() >= LEAST_CHECKS).forEach(this::share);
  }

  private String sourceName(String graph) {
    return Optional.ofNullable(wanted.get(graph))
        .filter(GraphName::isFromSource)
        .map(GraphName::text)
        .orElse("");
  }

  /** The alternatives of a graph that consists of one check. */
  private List<HrgExpression> alternatives(String graph) {
    return graphs.get(graph).size() == 1
            && graphs.get(graph).getFirst() instanceof HrgStatement.Check(var condition, _)
            && condition.operands(Operator.OR).size() <= MOST_OPERANDS
        ? condition.operands(Operator.OR).stream().distinct().toList()
        : List.of();
  }

  private Optional<Line> line(HrgExpression alternative) {
    List<Cell> cells =
        alternative.operands(Operator.AND).stream()
            .map(it -> new Cell(GraphShape.of(List.of(Hrg.check(it)), symbols::contains, types)))
            .distinct()
            .toList();
    boolean isLine =
        cells.size() > 1
            && !cells.getFirst().symbols().isEmpty()
            && cells.stream().map(cell -> cell.shape.skeleton()).distinct().count() == 1;
    return isLine ? Optional.of(new Line(cells)) : Optional.empty();
  }

  /** Merges the lines of some graphs, if that saves any. */
  private void share(Map<String, Set<Line>> linesOf) {
    Set<Line> all = new LinkedHashSet<>();
    linesOf.values().forEach(all::addAll);
    Map<Cell, Set<Line>> through = new TreeMap<>(Cell.ORDER);
    for (Line line : all) {
      line.cells.forEach(it -> through.computeIfAbsent(it, _ -> new LinkedHashSet<>()).add(line));
    }
    Map<String, LineCheck> checks = new LinkedHashMap<>();
    linesOf.forEach(
        (graph, lines) ->
            cells(lines, through)
                .ifPresent(
                    cells -> {
                      List<HrgExpression> others =
                          alternatives(graph).stream()
                              .filter(it -> line(it).filter(lines::contains).isEmpty())
                              .toList();
                      checks.put(graph, new LineCheck(cells, others, lines.size()));
                    }));
    AskedLines asked = new AskedLines(all);
    List<HrgStatement> body = List.of(Hrg.check(asked.condition()));
    int price =
        Quantifying.lines(new Quantifying(draft).shorter(body)) + 2 * (FRAME + asked.names.size());
    int saved = checks.values().stream().mapToInt(LineCheck::saved).sum();
    if (checks.size() >= LEAST_CHECKS && asked.isOfSome() && saved > price) {
      replace(checks, asked, body);
    }
  }

  /** A few cells such that a check has all lines through these and no others, if there are any. */
  private static Optional<List<Cell>> cells(Set<Line> lines, Map<Cell, Set<Line>> through) {
    Set<Line> left = new HashSet<>(lines);
    List<Cell> cells = new ArrayList<>();
    while (!left.isEmpty() && cells.size() < MOST_CELLS) {
      Optional<Cell> best =
          through.keySet().stream()
              .filter(cell -> lines.containsAll(through.get(cell)))
              .max(
                  Comparator.comparingLong(
                      cell -> through.get(cell).stream().filter(left::contains).count()));
      if (best.isEmpty()) {
        break;
      }
      cells.add(best.get());
      left.removeAll(through.get(best.get()));
    }
    return left.isEmpty() ? Optional.of(cells) : Optional.empty();
  }

  /** The lines through the cell that variables name. */
  private final class AskedLines {
    private final List<Optional<HrgType>> placeTypes;

    /** A variable for each place where cells have different symbols. */
    private final Map<Integer, String> names = new TreeMap<>();

    /**
     * The places at which all cells of a line have the same symbol, if each line occurs with the
     * same symbols there.
     */
    private final Set<Integer> common;

    private final Set<Line> lines;

    AskedLines(Set<Line> all) {
      Cell first = all.iterator().next().cells.getFirst();
      placeTypes = first.shape.types();
      FreshNames fresh = new FreshNames(taken);
      for (int i = 0; i < placeTypes.size(); i++) {
        int place = i;
        boolean isFixed =
            all.stream()
                .flatMap(line -> line.cells.stream())
                .allMatch(cell -> cell.symbols().get(place).equals(first.symbols().get(place)));
        if (!isFixed) {
          names.put(place, fresh.fresh(ASKED));
        }
      }
      common =
          names.keySet().stream().filter(place -> isCommon(all, place)).collect(Collectors.toSet());
      lines =
          all.stream()
              .map(line -> with(line, common))
              .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Whether cells of a line differ at some places, and the types of all are known. */
    boolean isOfSome() {
      return common.size() < names.size()
          && names.keySet().stream().map(placeTypes::get).allMatch(Optional::isPresent);
    }

    /**
     * Whether each line has a single symbol at a place, and occurs with the same symbols as every
     * other.
     */
    private boolean isCommon(Set<Line> all, int place) {
      Map<Line, Set<String>> symbolsOf = new HashMap<>();
      for (Line line : all) {
        Set<String> found =
            line.cells.stream().map(cell -> cell.symbols().get(place)).collect(Collectors.toSet());
        if (found.size() > 1) {
          return false;
        }
        symbolsOf.computeIfAbsent(with(line, Set.of(place)), _ -> new HashSet<>()).addAll(found);
      }
      return symbolsOf.values().stream().distinct().count() == 1;
    }

    private Line with(Line line, Set<Integer> places) {
      return new Line(
          line.cells.stream()
              .map(
                  cell -> {
                    List<String> changed = new ArrayList<>(cell.symbols());
                    places.forEach(place -> changed.set(place, names.get(place)));
                    return new Cell(
                        new GraphShape(cell.shape.skeleton(), changed, cell.shape.types()));
                  })
              .toList());
    }

    HrgExpression condition() {
      return lines.stream()
          .map(
              line ->
                  ConditionAlgebra.and(
                      line.cells.stream()
                          .map(this::comparison)
                          .reduce(ConditionAlgebra::and)
                          .orElseThrow(),
                      isAsked(line.cells)))
          .sorted(Comparator.comparing(ExpressionText::of, NaturalOrder.NATURAL))
          .reduce(ConditionAlgebra::or)
          .orElseThrow();
    }

    private HrgExpression comparison(Cell cell) {
      return ((HrgStatement.Check) cell.shape.with(cell.symbols(), types).getFirst()).condition();
    }

    /**
     * What is equal for all cells comes once and first, as it does when the text is lowered and
     * written again.
     */
    private HrgExpression isAsked(List<Cell> cells) {
      List<List<HrgExpression>> all =
          cells.stream().sorted(Cell.ORDER).map(this::comparisons).toList();
      int equal = 0;
      while (equal + 1 < all.getFirst().size() && isEqual(all, equal)) {
        equal++;
      }
      List<HrgExpression> first = all.getFirst().subList(0, equal);
      int from = equal;
      HrgExpression any =
          all.stream()
              .map(it -> it.subList(from, it.size()).stream().reduce(ConditionAlgebra::and))
              .map(Optional::orElseThrow)
              .reduce(ConditionAlgebra::or)
              .orElseThrow();
      return first.stream()
          .reduce(ConditionAlgebra::and)
          .map(it -> Hrg.binary(it, Operator.AND, any))
          .orElse(any);
    }

    private static boolean isEqual(List<List<HrgExpression>> all, int place) {
      return all.stream().map(it -> it.get(place)).distinct().count() == 1;
    }

    private List<HrgExpression> comparisons(Cell cell) {
      return names.keySet().stream()
          .filter(place -> !common.contains(place))
          .map(place -> Hrg.equal(Hrg.ref(names.get(place)), Hrg.ref(cell.symbols().get(place))))
          .toList();
    }
  }

  private void replace(Map<String, LineCheck> checks, AskedLines asked, List<HrgStatement> lines) {
    GraphName name = wanted.get(checks.keySet().iterator().next());
    FreshNames fresh = new FreshNames(taken);
    String inner = fresh.fresh(name.text());
    String outer = fresh.fresh(name.text());
    List<Parameter> arguments = new ArrayList<>();
    List<HrgStatement> body = new ArrayList<>();
    asked.names.forEach(
        (place, variable) -> {
          HrgType type = asked.placeTypes.get(place).orElseThrow();
          String argument = fresh.fresh(PARAMETER);
          arguments.add(new Parameter(Hrg.name(argument), type));
          variables.add(Hrg.variable(variable, type));
          body.add(Hrg.set(Hrg.ref(variable), Hrg.ref(argument)));
        });
    body.add(Hrg.check(Hrg.reachable(inner)));
    taken.addAll(List.of(inner, outer));
    taken.addAll(asked.names.values());
    Map<String, HrgExpression> conditions = new HashMap<>();
    checks.forEach(
        (graph, check) -> {
          HrgExpression any =
              check.cells.stream()
                  .map(
                      cell ->
                          Hrg.reachable(
                              outer,
                              asked.names.keySet().stream()
                                  .map(place -> Hrg.ref(cell.symbols().get(place)))
                                  .toArray(HrgExpression[]::new)))
                  .reduce(ConditionAlgebra::or)
                  .orElseThrow();
          graphs.put(
              graph, List.of(Hrg.check(check.others.stream().reduce(any, ConditionAlgebra::or))));
          if (check.isOne()) {
            conditions.put(graph, any);
          }
        });
    graphs.put(inner, lines);
    graphs.put(outer, body);
    parameters.put(outer, arguments);
    wanted.put(inner, name);
    wanted.put(outer, name);
    graphs.replaceAll((_, list) -> directly(list, conditions));
  }

  /** Replaces checks of graphs by the single conditions of these graphs. */
  private static List<HrgStatement> directly(
      List<HrgStatement> list, Map<String, HrgExpression> conditions) {
    return Rewriting.expressions(
        list,
        expression ->
            expression instanceof HrgExpression.Application check
                ? check
                    .asked()
                    .flatMap(HrgExpression.Application::called)
                    .map(conditions::get)
                    .orElse(expression)
                : expression);
  }
}
