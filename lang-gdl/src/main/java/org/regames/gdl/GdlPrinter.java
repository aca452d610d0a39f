package org.regames.gdl;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.regames.gdl.syntax.Atom;
import org.regames.gdl.syntax.Formula;
import org.regames.gdl.syntax.GdlDescription;
import org.regames.gdl.syntax.GdlRule;
import org.regames.gdl.syntax.GdlTerm;

/**
 * Writes descriptions canonically: one fact a line, one condition a line, comments where they were.
 * What is written reads back as the same description, in either notation.
 */
final class GdlPrinter {
  private GdlPrinter() {}

  /** Prefix GDL. */
  static String prefix(GdlDescription description) {
    return print(description, GdlPrinter::prefix);
  }

  /** Infix GDL. */
  static String infix(GdlDescription description) {
    return print(description, GdlPrinter::infix);
  }

  /** Empty lines separate rules of several lines, and rules of different relations. */
  private static String print(GdlDescription description, Function<GdlRule, String> style) {
    StringBuilder text = new StringBuilder();
    GdlRule before = null;
    for (GdlRule rule : description.rules()) {
      boolean together =
          before != null
              && before.body().isEmpty()
              && rule.body().isEmpty()
              && rule.comments().isEmpty()
              && before.head().relation().equals(rule.head().relation());
      if (before != null && !together) {
        text.append('\n');
      }
      rule.comments().forEach(comment -> text.append(comment).append('\n'));
      text.append(style.apply(rule)).append('\n');
      before = rule;
    }
    if (before != null && !description.comments().isEmpty()) {
      text.append('\n');
    }
    description.comments().forEach(comment -> text.append(comment).append('\n'));
    return text.toString();
  }

  private static String prefix(GdlRule rule) {
    if (rule.body().isEmpty()) {
      return rule.head().toString();
    }
    return rule.body().stream()
        .map(Formula::toString)
        .collect(Collectors.joining("\n    ", "(<= " + rule.head() + "\n    ", ")"));
  }

  private static String infix(GdlRule rule) {
    if (rule.body().isEmpty()) {
      return infix(rule.head());
    }
    return rule.body().stream()
        .map(GdlPrinter::operand)
        .collect(Collectors.joining(" &\n    ", infix(rule.head()) + " :-\n    ", ""));
  }

  private static String infix(Formula formula) {
    return switch (formula) {
      case Formula.Holds(Atom atom) -> infix(atom);
      case Formula.Distinct(List<GdlTerm> terms, _) -> call("distinct", terms);
      case Formula.Not(Formula operand, _) -> "~" + operand(operand);
      case Formula.And(List<Formula> operands, _) when operands.size() > 1 ->
          operands.stream().map(GdlPrinter::operand).collect(Collectors.joining(" & "));
      case Formula.Or(List<Formula> operands, _) when operands.size() > 1 ->
          operands.stream().map(GdlPrinter::operand).collect(Collectors.joining(" | "));
      case Formula.And(List<Formula> operands, _) ->
          operands.isEmpty() ? "distinct(0, 1)" : infix(operands.getFirst());
      case Formula.Or(List<Formula> operands, _) ->
          operands.isEmpty() ? "distinct(0, 0)" : infix(operands.getFirst());
    };
  }

  private static String operand(Formula formula) {
    boolean compound =
        switch (formula) {
          case Formula.And(List<Formula> operands, _) -> operands.size() > 1;
          case Formula.Or(List<Formula> operands, _) -> operands.size() > 1;
          case Formula.Holds _, Formula.Distinct _, Formula.Not _ -> false;
        };
    return compound ? "(" + infix(formula) + ")" : infix(formula);
  }

  private static String infix(Atom atom) {
    return call(atom.relation(), atom.arguments());
  }

  private static String infix(GdlTerm term) {
    return switch (term) {
      case GdlTerm.Symbol(String name, _) -> InfixNames.ofSymbol(name);
      case GdlTerm.Variable(String name, _) -> InfixNames.ofVariable(name);
      case GdlTerm.Compound(String function, List<GdlTerm> arguments, _) ->
          call(function, arguments);
    };
  }

  private static String call(String name, List<GdlTerm> arguments) {
    return arguments.isEmpty()
        ? InfixNames.ofSymbol(name)
        : arguments.stream()
            .map(GdlPrinter::infix)
            .collect(Collectors.joining(", ", InfixNames.ofSymbol(name) + "(", ")"));
  }
}
