package org.regames.hrg.emit.terms;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgExpression.Part;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Arm;
import org.regames.hrg.syntax.Name;

/** Changes statements everywhere inside of others. */
public final class Rewriting {
  private Rewriting() {}

  /** The statement with other lists of statements in its blocks. */
  public static HrgStatement blocks(
      HrgStatement statement, UnaryOperator<List<HrgStatement>> lists) {
    UnaryOperator<Block> block = old -> new Block(lists.apply(old.statements()), old.origin());
    return switch (statement) {
      case HrgStatement.If e ->
          new HrgStatement.If(
              e.arms().stream()
                  .map(arm -> new Arm(arm.condition(), block.apply(arm.body())))
                  .toList(),
              e.otherwise().map(block),
              e.origin());
      case HrgStatement.While e ->
          new HrgStatement.While(e.condition(), block.apply(e.body()), e.origin());
      case HrgStatement.Loop e -> new HrgStatement.Loop(block.apply(e.body()), e.origin());
      case HrgStatement.Branch e ->
          new HrgStatement.Branch(e.alternatives().stream().map(block).toList(), e.origin());
      case HrgStatement.BranchIn e ->
          new HrgStatement.BranchIn(e.variable(), e.type(), block.apply(e.body()), e.origin());
      case HrgStatement.Repeat e ->
          new HrgStatement.Repeat(e.count(), block.apply(e.body()), e.origin());
      case HrgStatement.RepeatIn e ->
          new HrgStatement.RepeatIn(e.variable(), e.type(), block.apply(e.body()), e.origin());
      case HrgStatement.Assignment _,
          HrgStatement.AnyAssignment _,
          HrgStatement.Tag _,
          HrgStatement.VariableTag _,
          HrgStatement.Check _,
          HrgStatement.Call _,
          HrgStatement.Jump _ ->
          statement;
    };
  }

  /** The statements with each of their expressions, and those inside, changed. */
  public static List<HrgStatement> expressions(
      List<HrgStatement> statements, UnaryOperator<HrgExpression> change) {
    return statements.stream().map(statement -> expressions(statement, change)).toList();
  }

  private static HrgStatement expressions(
      HrgStatement statement, UnaryOperator<HrgExpression> change) {
    HrgStatement inner = blocks(statement, list -> expressions(list, change));
    return switch (inner) {
      case HrgStatement.Assignment e ->
          new HrgStatement.Assignment(
              deep(e.target(), change), deep(e.value(), change), e.origin());
      case HrgStatement.AnyAssignment e ->
          new HrgStatement.AnyAssignment(deep(e.target(), change), e.type(), e.origin());
      case HrgStatement.Check e -> new HrgStatement.Check(deep(e.condition(), change), e.origin());
      case HrgStatement.If e ->
          new HrgStatement.If(
              e.arms().stream()
                  .map(arm -> new Arm(deep(arm.condition(), change), arm.body()))
                  .toList(),
              e.otherwise(),
              e.origin());
      case HrgStatement.While e ->
          new HrgStatement.While(deep(e.condition(), change), e.body(), e.origin());
      case HrgStatement.Call e ->
          new HrgStatement.Call(
              e.graph(), e.arguments().stream().map(a -> deep(a, change)).toList(), e.origin());
      case HrgStatement.Loop _,
          HrgStatement.Branch _,
          HrgStatement.BranchIn _,
          HrgStatement.Repeat _,
          HrgStatement.RepeatIn _,
          HrgStatement.Tag _,
          HrgStatement.VariableTag _,
          HrgStatement.Jump _ ->
          inner;
    };
  }

  /** The expression with its parts changed and then itself. */
  static HrgExpression deep(HrgExpression expression, UnaryOperator<HrgExpression> change) {
    HrgExpression inner =
        switch (expression) {
          case HrgExpression.Reference _ -> expression;
          case HrgExpression.Construction e ->
              new HrgExpression.Construction(
                  e.constructor(), all(e.arguments(), change), e.origin());
          case HrgExpression.Application e ->
              new HrgExpression.Application(
                  deep(e.map(), change), all(e.arguments(), change), e.brackets(), e.origin());
          case HrgExpression.Binary e ->
              new HrgExpression.Binary(
                  e.operator(), deep(e.left(), change), deep(e.right(), change), e.origin());
          case HrgExpression.Membership e ->
              new HrgExpression.Membership(deep(e.value(), change), e.type(), e.origin());
          case HrgExpression.Conditional e ->
              new HrgExpression.Conditional(
                  deep(e.condition(), change),
                  deep(e.consequence(), change),
                  deep(e.alternative(), change),
                  e.origin());
          case HrgExpression.MapLiteral e -> {
            Optional<HrgExpression> otherwise = e.otherwise().map(value -> deep(value, change));
            List<Part> parts = new ArrayList<>();
            for (Part part : e.parts()) {
              parts.add(
                  new Part(
                      deep(part.key(), change),
                      deep(part.value(), change),
                      part.generators(),
                      part.origin()));
            }
            yield new HrgExpression.MapLiteral(otherwise, parts, e.origin());
          }
        };
    return change.apply(inner);
  }

  private static List<HrgExpression> all(
      List<HrgExpression> list, UnaryOperator<HrgExpression> change) {
    return list.stream().map(expression -> deep(expression, change)).toList();
  }

  /** Changes a name to another where it stands as an expression. */
  public static UnaryOperator<HrgExpression> renaming(String from, String to) {
    return expression ->
        expression instanceof HrgExpression.Reference(Name name) && name.text().equals(from)
            ? Syntax.reference(to)
            : expression;
  }
}
