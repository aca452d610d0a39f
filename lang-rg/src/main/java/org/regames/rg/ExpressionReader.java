package org.regames.rg;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.regames.ir.Action;
import org.regames.ir.Expression;
import org.regames.ir.Type;
import org.regames.ir.Value;
import org.regames.ir.antlr.AntlrSyntax;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;
import org.regames.rg.grammar.RgLexer;
import org.regames.rg.grammar.RgParser.ActionContext;
import org.regames.rg.grammar.RgParser.AssignmentContext;
import org.regames.rg.grammar.RgParser.CastContext;
import org.regames.rg.grammar.RgParser.EntryContext;
import org.regames.rg.grammar.RgParser.ExpressionContext;
import org.regames.rg.grammar.RgParser.OperationContext;
import org.regames.rg.grammar.RgParser.PlainTagContext;
import org.regames.rg.grammar.RgParser.PlainTypeContext;
import org.regames.rg.grammar.RgParser.PrimaryContext;
import org.regames.rg.grammar.RgParser.ReachabilityContext;
import org.regames.rg.grammar.RgParser.TypeContext;
import org.regames.rg.grammar.RgParser.ValueContext;
import org.regames.rg.grammar.RgParser.VariableTagContext;

/** Turns the syntax of types, values, expressions and actions into their records. */
record ExpressionReader(AntlrSyntax syntax, Diagnostics diagnostics, Budget budget) {
  /** The length of chains of arrows and of indices; games need about three. */
  private static final int LONGEST = 200;

  Type type(TypeContext context) {
    return arrow(context.plainType().stream().map(this::plainType).toList());
  }

  /** Right-associative: the last type is the final target. */
  private Type arrow(List<Type> parts) {
    Type result = parts.getLast();
    if (isTooLong(parts.size() - 1, "arrows", parts.getFirst().origin())) {
      return result;
    }
    for (Type source : parts.reversed().subList(1, parts.size())) {
      result = new Type.Arrow(source, result, source.origin().to(result.origin()));
    }
    return result;
  }

  /** Chains are flat texts, but would make deep types and expressions. */
  private boolean isTooLong(int length, String what, Origin origin) {
    if (length > LONGEST) {
      diagnostics.error("too-deep", origin, "more than " + LONGEST + " " + what + " in a row");
    }
    return length > LONGEST;
  }

  private Type plainType(PlainTypeContext context) {
    Origin origin = syntax.origin(context);
    return context.BRACE() == null
        ? new Type.Named(context.NAME(0).getText(), origin)
        : set(context.NAME(), origin);
  }

  private Type set(List<TerminalNode> symbols, Origin origin) {
    budget.spend(symbols.size(), "symbols", origin);
    return new Type.SetType(symbols.stream().map(TerminalNode::getText).toList(), origin);
  }

  Value value(ValueContext context) {
    Origin origin = syntax.origin(context);
    return context.BRACE() == null
        ? new Value.Named(context.NAME().getText(), origin)
        : map(context.entry(), origin);
  }

  private Value map(List<EntryContext> parts, Origin origin) {
    budget.spend(parts.size(), "map entries", origin);
    List<Value.Entry> entries = new ArrayList<>();
    Optional<EntryContext> otherwise = Optional.empty();
    for (EntryContext part : parts) {
      if (part.NAME() != null) {
        String key = part.NAME().getText();
        entries.add(new Value.Entry(key, value(part.value()), syntax.origin(part)));
      } else if (otherwise.isPresent()) {
        diagnostics.report(
            Diagnostic.error(
                    "duplicate-default", syntax.origin(part), "a map has at most one default")
                .withNote(syntax.origin(otherwise.get()), "the first default"));
      } else {
        otherwise = Optional.of(part);
      }
    }
    return new Value.MapLiteral(otherwise.map(part -> value(part.value())), entries, origin);
  }

  Action action(ActionContext context) {
    return switch (context) {
      case null -> new Action.Skip();
      case OperationContext operation -> operation(operation);
      case ReachabilityContext check ->
          new Action.Reachability(
              check.NAME(0).getText(), check.NAME(1).getText(), check.negated != null);
      case PlainTagContext tag -> new Action.Tag(tag.NAME().getText());
      case VariableTagContext tag -> new Action.VariableTag(tag.NAME().getText());
      default -> throw new IllegalStateException("an action the grammar does not have");
    };
  }

  private Action operation(OperationContext operation) {
    Expression left = expression(operation.expression(0));
    ExpressionContext right = operation.expression(1);
    return switch (operation.operator.getType()) {
      case RgLexer.EQUAL -> new Action.Comparison(left, expression(right), false);
      case RgLexer.UNEQUAL -> new Action.Comparison(left, expression(right), true);
      default ->
          isAny(right)
              ? new Action.AnyAssignment(left, castType(right.primary()))
              : new Action.Assignment(left, expression(right));
    };
  }

  /** Whether this is {@code T(*)}. */
  private static boolean isAny(ExpressionContext context) {
    CastContext cast = context.primary().cast();
    return context.expression().isEmpty() && cast != null && cast.expression() == null;
  }

  Action.Assignment assignment(AssignmentContext context) {
    return new Action.Assignment(
        expression(context.expression(0)), expression(context.expression(1)));
  }

  Expression expression(ExpressionContext context) {
    Expression result = primary(context.primary());
    if (isTooLong(context.expression().size(), "indices", result.origin())) {
      return result;
    }
    for (int i = 0; i < context.expression().size(); i++) {
      Origin end = syntax.origin(context.END_BRACKET(i).getSymbol());
      Expression key = expression(context.expression(i));
      result = new Expression.Access(result, key, result.origin().to(end));
    }
    return result;
  }

  private Expression primary(PrimaryContext context) {
    Origin origin = syntax.origin(context);
    CastContext cast = context.cast();
    if (cast == null) {
      return new Expression.Reference(context.NAME(0).getText(), origin);
    }
    if (cast.expression() == null) {
      diagnostics.report(
          Diagnostic.error(
                  "syntax", origin, "any value of a type can only be the right side of `=`")
              .withHint("assign it to a variable first, by an edge of its own"));
      return new Expression.Reference("*", origin);
    }
    return new Expression.Cast(castType(context), expression(cast.expression()), origin);
  }

  private Type castType(PrimaryContext context) {
    List<Type> parts = new ArrayList<>();
    if (context.BRACE() == null) {
      TerminalNode name = context.NAME(0);
      parts.add(new Type.Named(name.getText(), syntax.origin(name.getSymbol())));
    } else {
      Origin origin =
          syntax
              .origin(context.BRACE().getSymbol())
              .to(syntax.origin(context.END_BRACE().getSymbol()));
      parts.add(set(context.NAME(), origin));
    }
    context.cast().plainType().forEach(part -> parts.add(plainType(part)));
    return arrow(parts);
  }
}
