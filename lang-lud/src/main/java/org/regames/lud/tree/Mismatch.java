package org.regames.lud.tree;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.NearestName;
import org.regames.ir.diagnostic.Origin;
import org.regames.lud.syntax.Node;

/**
 * Explains why a clause is not what is expected: descends to the innermost parts that do not fit.
 * Unknown names are reported once each, with the number of their occurrences.
 */
final class Mismatch {
  private static final int MOST_NAMED = 8;

  /** How many mistakes of one clause or list are reported. */
  private static final int MOST_TOLD = 20;

  private final Resolver resolver;
  private final Diagnostics diagnostics;
  private final LudemeTable table = LudemeTable.TABLE;
  private final Map<String, Diagnostic> unknown = new LinkedHashMap<>();
  private final Map<String, Integer> times = new LinkedHashMap<>();

  Mismatch(Resolver resolver, Diagnostics diagnostics) {
    this.resolver = resolver;
    this.diagnostics = diagnostics;
  }

  void report(Node.Clause game) {
    report(game, ParameterType.parse("Game"));
    for (Map.Entry<String, Diagnostic> entry : unknown.entrySet()) {
      Diagnostic first = entry.getValue();
      int count = times.get(entry.getKey());
      String often = count == 1 ? "" : "; it occurs " + count + " times in this text";
      diagnostics.report(
          new Diagnostic(
              first.severity(),
              first.code(),
              first.origin(),
              first.message() + often,
              first.hint(),
              first.fixes(),
              first.notes()));
    }
  }

  private void report(Node.Clause clause, ParameterType expected) {
    Set<Ludeme> rows = new LinkedHashSet<>();
    for (ParameterType.Shape shape : expected.shapes()) {
      rows.addAll(shape.depth() == 0 ? table.rows(shape.kind(), clause.name()) : List.of());
    }
    if (table.kinds(clause.name()).isEmpty()) {
      String message =
          "`" + clause.name() + "` is not a ludeme that is known here; expected " + expected.noun();
      unknown(clause.name(), clause.head(), message, clause.name(), table.names());
    } else if (rows.isEmpty()) {
      diagnostics.error(
          "type",
          clause.head(),
          "expected "
              + expected.noun()
              + ", found `("
              + clause.name()
              + " …)`, which is "
              + nouns(table.kinds(clause.name())));
    } else {
      List<Ludeme> picked = rows.stream().filter(row -> Resolver.hasSymbols(clause, row)).toList();
      if (picked.isEmpty() || isMisspelt(clause, rows, picked)) {
        symbol(clause, rows);
      } else {
        arguments(clause, picked);
      }
    }
  }

  /** Whether a clause begins with a symbol that none of its rows has, but others of its name. */
  private boolean isMisspelt(Node.Clause clause, Set<Ludeme> rows, List<Ludeme> picked) {
    return rows.stream().anyMatch(row -> !row.symbols().isEmpty())
        && picked.stream().allMatch(row -> row.symbols().isEmpty())
        && !clause.arguments().isEmpty()
        && clause.arguments().getFirst().label().isEmpty()
        && clause.arguments().getFirst().value() instanceof Node.Symbol
        && picked.stream()
            .flatMap(row -> row.parameters().stream())
            .noneMatch(each -> resolver.fits(clause.arguments().getFirst(), each));
  }

  private static String nouns(Set<Kind> kinds) {
    return kinds.stream().map(Kind::noun).collect(Collectors.joining(" or "));
  }

  private void unknown(String key, Origin origin, String message, String name, Set<String> names) {
    times.merge(key, 1, Integer::sum);
    if (!unknown.containsKey(key)) {
      Diagnostic finding = Diagnostic.error("unknown-name", origin, message);
      unknown.put(key, NearestName.among(names).suggest(name, finding));
    }
  }

  /** Reports that none of the symbols that pick a row is there. */
  private void symbol(Node.Clause clause, Set<Ludeme> rows) {
    Set<String> symbols =
        rows.stream()
            .flatMap(row -> row.symbols().stream().limit(1))
            .collect(Collectors.toCollection(LinkedHashSet::new));
    String expected = "expected " + listed(symbols) + " after `" + clause.name() + "`";
    if (!clause.arguments().isEmpty()
        && clause.arguments().getFirst().value() instanceof Node.Symbol found) {
      String title = clause.name() + " " + found.text();
      unknown(
          title,
          found.origin(),
          "there is no `" + title + "` here; " + expected,
          found.text(),
          symbols);
    } else {
      diagnostics.error("syntax", clause.head(), expected);
    }
  }

  private static String listed(Set<String> names) {
    String all = names.stream().limit(MOST_NAMED).collect(Collectors.joining("`, `", "`", "`"));
    return names.size() > MOST_NAMED ? all + " or " + (names.size() - MOST_NAMED) + " more" : all;
  }

  /** Reports the arguments that fit no parameter of the row that they fit best. */
  private void arguments(Node.Clause clause, List<Ludeme> rows) {
    Ludeme best =
        rows.stream().min(Comparator.comparingInt(row -> mistakes(clause, row))).orElseThrow();
    List<Integer> misfits = misfits(clause, best);
    for (int misfit : misfits.subList(0, Math.min(MOST_TOLD, misfits.size()))) {
      argument(clause, misfit, best);
    }
    if (misfits.isEmpty()) {
      lacking(clause, best);
    }
  }

  /**
   * The number of mistakes: one for each argument with a mistake inside, two if it does not fit at
   * all.
   */
  private int mistakes(Node.Clause clause, Ludeme row) {
    int mistakes = 0;
    for (int misfit : misfits(clause, row)) {
      Node.Argument argument = clause.arguments().get(misfit);
      boolean isMeant = row.parameters().stream().anyMatch(each -> isMeant(argument, each));
      mistakes += isMeant ? 1 : 2;
    }
    return mistakes;
  }

  /** The places of the arguments that fit no parameter of a row. */
  private List<Integer> misfits(Node.Clause clause, Ludeme row) {
    List<Integer> found = new ArrayList<>();
    for (int i = row.symbols().size(); i < clause.arguments().size(); i++) {
      Node.Argument argument = clause.arguments().get(i);
      if (row.parameters().stream().noneMatch(each -> resolver.fits(argument, each))) {
        found.add(i);
      }
    }
    return found;
  }

  private void argument(Node.Clause clause, int index, Ludeme row) {
    Node.Argument argument = clause.arguments().get(index);
    List<ParameterType.Shape> shapes =
        possible(clause, index, row).stream()
            .flatMap(each -> each.type().shapes().stream())
            .distinct()
            .toList();
    if (!shapes.isEmpty()) {
      value(argument.value(), new ParameterType(shapes));
      return;
    }
    String signature = "it is written `" + signature(row) + "`";
    if (argument.label().isEmpty()) {
      diagnostics.error(
          "arity", argument.origin(), "`" + row.title() + "` takes no argument here; " + signature);
    } else {
      Set<String> labels =
          row.parameters().stream()
              .filter(Parameter::isLabelled)
              .map(Parameter::name)
              .collect(Collectors.toCollection(LinkedHashSet::new));
      String name = argument.label() + ":";
      unknown(
          row.title() + " " + name,
          argument.origin(),
          "`" + row.title() + "` has no parameter `" + name + "`; " + signature,
          argument.label(),
          labels);
    }
  }

  /**
   * The parameters that a misfit might be meant for: those between the parameters of the arguments
   * before and after it, up to the first mandatory one; of these, the ones that accept something
   * with its name, if any do.
   */
  private List<Parameter> possible(Node.Clause clause, int index, Ludeme row) {
    List<Node.Argument> all = clause.arguments();
    Node.Argument misfit = all.get(index);
    int low = 0;
    for (Node.Argument before : all.subList(row.symbols().size(), index)) {
      int found = low;
      while (found < row.parameters().size() && !isMeant(before, row.parameters().get(found))) {
        found++;
      }
      low = found < row.parameters().size() ? found + 1 : low;
    }
    int high = row.parameters().size();
    for (Node.Argument after : all.subList(index + 1, all.size()).reversed()) {
      int found = high - 1;
      while (found >= low && !isMeant(after, row.parameters().get(found))) {
        found--;
      }
      high = found >= low ? found : high;
    }
    List<Parameter> between = new ArrayList<>();
    for (Parameter parameter : row.parameters().subList(low, high)) {
      between.add(parameter);
      if (!parameter.isOptional()) {
        break;
      }
    }
    return Stream.of(between, row.parameters())
        .map(some -> narrowed(misfit, some))
        .filter(some -> !some.isEmpty())
        .findFirst()
        .orElse(List.of());
  }

  private List<Parameter> narrowed(Node.Argument misfit, List<Parameter> parameters) {
    List<Parameter> meant = parameters.stream().filter(each -> isMeant(misfit, each)).toList();
    return meant.isEmpty()
        ? parameters.stream().filter(each -> misfit.label().equals(each.label())).toList()
        : meant;
  }

  /** Whether an argument seems to be meant for a parameter, even if something in it is wrong. */
  private boolean isMeant(Node.Argument argument, Parameter parameter) {
    return argument.label().equals(parameter.label())
            && parameter.type().shapes().stream()
                .anyMatch(shape -> isMeant(argument.value(), shape))
        || resolver.fits(argument, parameter);
  }

  private boolean isMeant(Node node, ParameterType.Shape shape) {
    return switch (node) {
      case Node.Clause clause ->
          shape.depth() == 0 && !table.rows(shape.kind(), clause.name()).isEmpty();
      case Node.Collection _ -> shape.depth() > 0;
      case Node.Text _, Node.Symbol _ -> false;
    };
  }

  private void value(Node node, ParameterType expected) {
    switch (node) {
      case Node.Clause clause -> report(clause, expected);
      case Node.Collection list -> list(list, expected);
      case Node.Text text ->
          diagnostics.report(
              Diagnostic.error(
                      "type",
                      text.origin(),
                      "expected " + expected.noun() + ", found the text `\"" + text.text() + "\"`")
                  .withHint("if it is the name of a define, that is missing"));
      case Node.Symbol symbol -> {
        Set<String> symbols = new LinkedHashSet<>();
        expected.shapes().forEach(shape -> symbols.addAll(shape.kind().symbols()));
        String message = "expected " + expected.noun() + ", found `" + symbol.text() + "`";
        Diagnostic finding = Diagnostic.error("type", symbol.origin(), message);
        diagnostics.report(NearestName.among(symbols).suggest(symbol.text(), finding));
      }
    }
  }

  private void list(Node.Collection list, ParameterType expected) {
    List<ParameterType.Shape> elements =
        expected.shapes().stream()
            .filter(shape -> shape.depth() > 0)
            .map(ParameterType.Shape::element)
            .toList();
    if (elements.isEmpty()) {
      diagnostics.error("type", list.origin(), "expected " + expected.noun() + ", found a list");
      return;
    }
    ParameterType element = new ParameterType(elements);
    int told = 0;
    for (Node node : list.elements()) {
      if (told < MOST_TOLD && resolver.value(node, element).isEmpty()) {
        told++;
        value(node, element);
      }
    }
    if (told == 0) {
      diagnostics.error(
          "type", list.origin(), "expected " + expected.noun() + ", found a list of mixed kinds");
    }
  }

  private void lacking(Node.Clause clause, Ludeme row) {
    Set<String> lacking = new LinkedHashSet<>();
    for (Parameter parameter : row.parameters()) {
      if (!parameter.isOptional()
          && clause.arguments().stream().noneMatch(each -> resolver.fits(each, parameter))) {
        lacking.add("`" + parameter.shown() + "`, " + parameter.type().noun());
      }
    }
    String what =
        lacking.isEmpty()
            ? "the arguments of `" + row.title() + "` are in the wrong order"
            : "`" + row.title() + "` lacks " + String.join("; ", lacking);
    diagnostics.error("arity", clause.head(), what + "; it is written `" + signature(row) + "`");
  }

  /** {@code (move Step [from] [directions] to [stack:] [then])}. */
  private static String signature(Ludeme row) {
    StringBuilder text = new StringBuilder("(" + row.title());
    for (Parameter each : row.parameters()) {
      text.append(each.isOptional() ? " [" + each.shown() + "]" : " " + each.shown());
    }
    return text + ")";
  }
}
