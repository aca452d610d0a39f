package org.regames.hrg;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.hrg.evaluation.TextHole;
import org.regames.hrg.grammar.HrgParser.AssignedContext;
import org.regames.hrg.grammar.HrgParser.AssignmentOrCallContext;
import org.regames.hrg.grammar.HrgParser.BlockContext;
import org.regames.hrg.grammar.HrgParser.BranchContext;
import org.regames.hrg.grammar.HrgParser.BranchInContext;
import org.regames.hrg.grammar.HrgParser.ExpressionContext;
import org.regames.hrg.grammar.HrgParser.HoleContext;
import org.regames.hrg.grammar.HrgParser.IfContext;
import org.regames.hrg.grammar.HrgParser.IndexContext;
import org.regames.hrg.grammar.HrgParser.LoopContext;
import org.regames.hrg.grammar.HrgParser.RepeatContext;
import org.regames.hrg.grammar.HrgParser.RepeatInContext;
import org.regames.hrg.grammar.HrgParser.StatementContext;
import org.regames.hrg.grammar.HrgParser.SuffixContext;
import org.regames.hrg.grammar.HrgParser.TagContext;
import org.regames.hrg.grammar.HrgParser.VariableTagContext;
import org.regames.hrg.grammar.HrgParser.WhileContext;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Arm;
import org.regames.hrg.syntax.HrgStatement.Jump;
import org.regames.hrg.syntax.Name;
import org.regames.ir.antlr.AntlrSyntax;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;

/** Turns the syntax of statements into their records. */
record StatementReader(AntlrSyntax syntax, Diagnostics diagnostics, ExpressionReader expressions) {
  Block block(BlockContext context) {
    List<HrgStatement> statements = new ArrayList<>(context.statement().size());
    for (StatementContext statement : context.statement()) {
      statement(statement).ifPresent(statements::add);
    }
    return new Block(statements, syntax.origin(context));
  }

  /** The statement; empty, after a report, if the language has no such statement. */
  private Optional<HrgStatement> statement(StatementContext context) {
    if (context instanceof AssignmentOrCallContext e) {
      return e.assigned() == null ? call(e) : Optional.of(assignment(e));
    }
    Origin origin = syntax.origin(context);
    if (context instanceof HoleContext) {
      diagnostics.report(TextHole.finding(origin, "statements"));
      return Optional.empty();
    }
    return Optional.of(
        switch (context) {
          case BranchContext e ->
              new HrgStatement.Branch(e.block().stream().map(this::block).toList(), origin);
          case BranchInContext e ->
              new HrgStatement.BranchIn(
                  expressions.name(e.name()),
                  expressions.setType(e.setType()),
                  block(e.block()),
                  origin);
          case IfContext e -> conditional(e, origin);
          case WhileContext e ->
              new HrgStatement.While(
                  expressions.expression(e.expression()), block(e.block()), origin);
          case LoopContext e -> new HrgStatement.Loop(block(e.block()), origin);
          case RepeatContext e ->
              new HrgStatement.Repeat(expressions.name(e.name()), block(e.block()), origin);
          case RepeatInContext e ->
              new HrgStatement.RepeatIn(
                  expressions.name(e.name()),
                  expressions.setType(e.setType()),
                  block(e.block()),
                  origin);
          case TagContext e ->
              new HrgStatement.Tag(
                  e.name().stream().map(expressions::name).toList(), e.artificial != null, origin);
          case VariableTagContext e ->
              new HrgStatement.VariableTag(expressions.name(e.name()), origin);
          default -> throw new IllegalStateException("no statement: " + context.getClass());
        });
  }

  private HrgStatement conditional(IfContext context, Origin origin) {
    // Fetched as lists, since finding the i-th child takes time linear in the number of children.
    List<ExpressionContext> conditions = context.expression();
    List<BlockContext> blocks = context.block();
    List<Arm> arms = new ArrayList<>();
    for (int i = 0; i < conditions.size(); i++) {
      arms.add(new Arm(expressions.expression(conditions.get(i)), block(blocks.get(i))));
    }
    return new HrgStatement.If(
        arms, Optional.ofNullable(context.otherwise).map(this::block), origin);
  }

  private HrgStatement assignment(AssignmentOrCallContext context) {
    HrgExpression target = new HrgExpression.Reference(expressions.name(context.name()));
    boolean bareName = true;
    for (SuffixContext suffix : context.suffix()) {
      Origin origin = target.origin().to(syntax.origin(suffix));
      target = expressions.applied(target, bareName, suffix, origin);
      bareName = false;
    }
    AssignedContext assigned = context.assigned();
    Origin origin = syntax.origin(context);
    return assigned.setType() == null
        ? new HrgStatement.Assignment(target, expressions.expression(assigned.expression()), origin)
        : new HrgStatement.AnyAssignment(target, expressions.setType(assigned.setType()), origin);
  }

  private Optional<HrgStatement> call(AssignmentOrCallContext context) {
    Name name = expressions.name(context.name());
    Origin origin = syntax.origin(context);
    if (context.suffix().size() != 1 || context.suffix(0) instanceof IndexContext) {
      diagnostics.error(
          "not-a-statement", origin, "expected an assignment or the call of a graph here");
      return Optional.empty();
    }
    List<HrgExpression> arguments = expressions.arguments(context.suffix(0));
    return switch (name.text()) {
      case HrgKeywords.CHECK -> check(arguments, origin);
      case HrgKeywords.BREAK -> jump(Jump.Kind.BREAK, arguments, origin);
      case HrgKeywords.CONTINUE -> jump(Jump.Kind.CONTINUE, arguments, origin);
      case HrgKeywords.RETURN -> jump(Jump.Kind.RETURN, arguments, origin);
      case HrgKeywords.END -> jump(Jump.Kind.END, arguments, origin);
      default -> Optional.of(new HrgStatement.Call(name, arguments, origin));
    };
  }

  private Optional<HrgStatement> check(List<HrgExpression> arguments, Origin origin) {
    if (arguments.size() == 1) {
      return Optional.of(new HrgStatement.Check(arguments.getFirst(), origin));
    }
    Diagnostic error =
        Diagnostic.error("arity", origin, "`check` takes one condition, not " + arguments.size());
    diagnostics.report(
        arguments.isEmpty()
            ? error
            : error.withHint("join conditions with `&&`, or write one `check` for each"));
    return Optional.empty();
  }

  private Optional<HrgStatement> jump(
      Jump.Kind kind, List<HrgExpression> arguments, Origin origin) {
    if (!arguments.isEmpty()) {
      diagnostics.error(
          "arity", origin, "`" + kind.word() + "()` takes no arguments, not " + arguments.size());
    }
    return Optional.of(new Jump(kind, origin));
  }
}
