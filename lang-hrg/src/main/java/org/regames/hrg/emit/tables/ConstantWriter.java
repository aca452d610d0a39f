package org.regames.hrg.emit.tables;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.regames.hrg.emit.terms.ExpressionWriter;
import org.regames.hrg.emit.terms.SymbolSyntax;
import org.regames.hrg.format.DefinitionLines;
import org.regames.hrg.syntax.FreshNames;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgDefinition.Case;
import org.regames.hrg.syntax.HrgGame;
import org.regames.ir.Constant;
import org.regames.ir.Value;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.format.CommentedLines;

/** Writes constant maps as functions, in whichever of several ways takes the fewest lines. */
public final class ConstantWriter {
  /** Larger tables are written by formulas for all of their rows, or by their exceptions alone. */
  private static final int LARGEST = 20_000;

  private static final int LARGEST_WITH_FORMULA = 200_000;

  private static final int MOST_ARGUMENTS = 4;

  /**
   * Lines added to a formula with sets, or one based on another function, since a few plain cases
   * are easier to read.
   */
  private static final int LINES_FOR_THINKING = 2;

  private record Way(HrgDefinition function, long lines) {}

  private final Typing typing;
  private final ExpressionWriter expressions;
  private final ValueWriter values;
  private final FunctionWriter formulas;
  private final Memberships memberships;
  private final EarlierTables earlier;

  /**
   * @param taken names that no argument may have
   */
  public ConstantWriter(
      Typing typing,
      SymbolSyntax symbols,
      ExpressionWriter expressions,
      ValueWriter values,
      Set<String> taken) {
    this.typing = typing;
    this.expressions = expressions;
    this.values = values;
    this.formulas = new FunctionWriter(symbols);
    FreshNames names = new FreshNames(taken);
    List<String> arguments = List.of("X", "A", "I", "P").stream().map(names::fresh).toList();
    this.memberships = new Memberships(symbols, arguments);
    this.earlier = new EarlierTables(arguments);
  }

  /** The function with the values of a constant; empty if its symbols allow none. */
  public Optional<HrgDefinition> function(Constant constant, Value.MapLiteral map) {
    Shape shape = typing.shape(constant.type()).orElseThrow();
    double rows = rows(shape);
    if (rows > LARGEST) {
      return rows > LARGEST_WITH_FORMULA || !values.isWritable(map)
          ? shortest(entries(constant, map, shape))
          : formulas
              .formulas(ConstantTable.of(map, shape, expressions))
              .map(cases -> way(constant, cases, 0).function)
              .or(() -> shortest(entries(constant, map, shape)));
    }
    List<Way> ways = new ArrayList<>();
    ConstantTable table = ConstantTable.of(map, shape, expressions);
    if (values.isWritable(map)) {
      formulas.cases(table).ifPresent(cases -> ways.add(way(constant, cases, 0)));
    }
    memberships
        .of(table)
        .ifPresent(all -> ways.add(way(constant, List.of(all), LINES_FOR_THINKING)));
    ways.addAll(entries(constant, map, shape));
    earlier.of(table).ifPresent(all -> ways.add(way(constant, List.of(all), LINES_FOR_THINKING)));
    Optional<HrgDefinition> function = shortest(ways);
    function.ifPresent(_ -> earlier.add(constant.name(), table));
    return function;
  }

  /** With a case for each entry of the map, however large its table is. */
  private List<Way> entries(Constant constant, Value.MapLiteral map, Shape shape) {
    Value settled = SettledValues.withFrequentDefault(map, shape);
    return values.isWritable(settled)
        ? List.of(way(constant, values.cases(settled), 0))
        : List.of();
  }

  private static Optional<HrgDefinition> shortest(List<Way> ways) {
    return ways.stream().min(Comparator.comparing(Way::lines)).map(Way::function);
  }

  /** How many rows the table of a map has; infinitely many if it has too many arguments. */
  private static double rows(Shape shape) {
    List<List<String>> sources = ConstantTable.sources(shape);
    return sources.size() > MOST_ARGUMENTS
        ? Double.POSITIVE_INFINITY
        : sources.stream().mapToDouble(List::size).reduce(1, (a, b) -> a * b);
  }

  private Way way(Constant constant, List<Case> cases, int more) {
    HrgDefinition function =
        new HrgDefinition.Function(
            Hrg.name(constant.name()), expressions.type(constant.type()), cases, Origin.UNKNOWN);
    CommentedLines lines = new CommentedLines();
    new DefinitionLines(lines).add(new HrgGame(List.of(function)));
    return new Way(function, lines.text().lines().count() + more);
  }
}
