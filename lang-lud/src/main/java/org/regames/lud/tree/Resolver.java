package org.regames.lud.tree;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.language.Budget;
import org.regames.lud.syntax.Node;
import org.regames.lud.tree.ParameterType.Shape;

/**
 * Finds the row of the table for each clause. One name can stand for several things; the expected
 * kind decides. The first row that fits is taken, and arguments go to the earliest parameters that
 * they fit, in the order of both. Each clause is visited once for each kind that it might have,
 * each argument once for each parameter.
 */
public final class Resolver {
  private static final Map<String, Integer> CONSTANTS =
      Map.of("Off", -1, "Undefined", -1, "End", -2, "Infinity", 1_000_000_000);
  private static final Pattern WHOLE = Pattern.compile("[-+]?\\d{1,10}");
  private static final Pattern DECIMAL =
      Pattern.compile("[-+]?(\\d+\\.?\\d*|\\.\\d+)(e[-+]?\\d{1,3})?");

  private final LudemeTable table = LudemeTable.TABLE;
  private final Budget budget;
  private final Map<Node.Clause, Map<Kind, Optional<LudClause>>> known = new IdentityHashMap<>();

  Resolver(Budget budget) {
    this.budget = budget;
  }

  /**
   * The tree of a game; empty if something in it does not fit, which is then reported.
   *
   * @throws org.regames.ir.diagnostic.DiagnosticException if the budget does not suffice
   */
  public static Optional<LudClause> resolve(
      Node.Clause game, Diagnostics diagnostics, Budget budget) {
    Resolver resolver = new Resolver(budget);
    Optional<LudClause> tree = resolver.clause(game, Kind.GAME);
    if (tree.isEmpty()) {
      new Mismatch(resolver, diagnostics).report(game);
    }
    return tree;
  }

  /** The value of a node where this type is expected. */
  Optional<LudValue> value(Node node, ParameterType type) {
    for (Shape shape : type.shapes()) {
      Optional<LudValue> value = value(node, shape);
      if (value.isPresent()) {
        return value;
      }
    }
    return Optional.empty();
  }

  private Optional<LudValue> value(Node node, Shape shape) {
    return switch (node) {
      case Node.Collection list ->
          shape.depth() == 0 ? Optional.empty() : list(list, shape.element());
      case Node.Clause clause ->
          shape.depth() == 0 ? clause(clause, shape.kind()).map(it -> it) : Optional.empty();
      case Node.Text text ->
          shape.depth() == 0 && shape.kind() == Kind.TEXT
              ? Optional.of(new LudValue.Text(text.text(), text.origin()))
              : Optional.empty();
      case Node.Symbol symbol ->
          shape.depth() == 0 ? symbol(symbol, shape.kind()) : Optional.empty();
    };
  }

  private Optional<LudValue> list(Node.Collection list, Shape element) {
    List<LudValue> values = new ArrayList<>(list.elements().size());
    for (Node node : list.elements()) {
      Optional<LudValue> value = value(node, element);
      if (value.isEmpty()) {
        return Optional.empty();
      }
      values.add(value.get());
    }
    return Optional.of(new LudValue.Items(values, list.origin()));
  }

  private static Optional<LudValue> symbol(Node.Symbol symbol, Kind kind) {
    String text = symbol.text();
    return switch (kind) {
      case INT, DIM -> whole(symbol);
      case FLOAT ->
          DECIMAL.matcher(text).matches()
              ? Optional.of(new LudValue.Number(Double.parseDouble(text), symbol.origin()))
              : whole(symbol);
      case BOOLEAN ->
          switch (text.toLowerCase(Locale.ROOT)) {
            case "true" -> Optional.of(new LudValue.Flag(true, symbol.origin()));
            case "false" -> Optional.of(new LudValue.Flag(false, symbol.origin()));
            default -> Optional.empty();
          };
      default ->
          kind.symbols().contains(text)
              ? Optional.of(new LudValue.Name(kind, text, symbol.origin()))
              : Optional.empty();
    };
  }

  private static Optional<LudValue> whole(Node.Symbol symbol) {
    Integer constant = CONSTANTS.get(symbol.text());
    if (constant == null && WHOLE.matcher(symbol.text()).matches()) {
      long number = Long.parseLong(symbol.text());
      constant = number == (int) number ? (int) number : null;
    }
    return Optional.ofNullable(constant).map(it -> new LudValue.Number(it, symbol.origin()));
  }

  private Optional<LudClause> clause(Node.Clause clause, Kind kind) {
    List<Ludeme> rows = table.rows(kind, clause.name());
    if (rows.isEmpty()) {
      return Optional.empty();
    }
    Map<Kind, Optional<LudClause>> asKinds =
        known.computeIfAbsent(clause, _ -> new EnumMap<>(Kind.class));
    Optional<LudClause> before = asKinds.get(kind);
    if (before != null) {
      return before;
    }
    budget.spend(1, "ludemes", clause.head());
    Optional<LudClause> found = Optional.empty();
    for (Ludeme row : rows) {
      found =
          found.or(
              () ->
                  hasSymbols(clause, row) ? new Arguments(clause, row).clause() : Optional.empty());
    }
    asKinds.put(kind, found);
    return found;
  }

  /** Whether a clause begins with the symbols that a row requires. */
  static boolean hasSymbols(Node.Clause clause, Ludeme row) {
    int count = row.symbols().size();
    if (clause.arguments().size() < count) {
      return false;
    }
    for (int i = 0; i < count; i++) {
      Node.Argument argument = clause.arguments().get(i);
      boolean same =
          argument.label().isEmpty()
              && argument.value() instanceof Node.Symbol symbol
              && symbol.text().equals(row.symbols().get(i));
      if (!same) {
        return false;
      }
    }
    return true;
  }

  /** Whether an argument may be for this parameter, ignoring the positions of both. */
  boolean fits(Node.Argument argument, Parameter parameter) {
    return argument.label().equals(parameter.label())
        && value(argument.value(), parameter.type()).isPresent();
  }

  /** The assignment of the arguments of a clause to the parameters of one row. */
  private final class Arguments {
    private final Node.Clause clause;
    private final Ludeme row;
    private final List<Node.Argument> given;
    private final LudValue[] taken;

    /**
     * For each argument and parameter, whether the arguments from there on do not fit the
     * parameters from there on.
     */
    private final boolean[][] isHopeless;

    Arguments(Node.Clause clause, Ludeme row) {
      this.clause = clause;
      this.row = row;
      given = clause.arguments().subList(row.symbols().size(), clause.arguments().size());
      taken = new LudValue[row.parameters().size()];
      isHopeless = new boolean[Math.min(given.size(), taken.length) + 1][taken.length + 1];
    }

    Optional<LudClause> clause() {
      if (given.size() > taken.length || !fit(0, 0)) {
        return Optional.empty();
      }
      Map<String, LudValue> arguments = new LinkedHashMap<>();
      for (int i = 0; i < taken.length; i++) {
        if (taken[i] != null) {
          arguments.put(row.parameters().get(i).name(), taken[i]);
        }
      }
      return Optional.of(new LudClause(row, arguments, clause.origin()));
    }

    private boolean fit(int argument, int parameter) {
      if (parameter == taken.length) {
        return argument == given.size();
      }
      if (isHopeless[argument][parameter]) {
        return false;
      }
      Parameter expected = row.parameters().get(parameter);
      if (argument < given.size()) {
        Node.Argument next = given.get(argument);
        if (next.label().equals(expected.label())) {
          Optional<LudValue> value = value(next.value(), expected.type());
          if (value.isPresent() && fit(argument + 1, parameter + 1)) {
            taken[parameter] = value.get();
            return true;
          }
        }
      }
      taken[parameter] = null;
      isHopeless[argument][parameter] = !(expected.isOptional() && fit(argument, parameter + 1));
      return !isHopeless[argument][parameter];
    }
  }
}
