package org.regames.hrg.format;

import java.util.List;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Arm;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Name;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.format.CommentedLines;

/** Statements as lines. */
record StatementLines(CommentedLines lines, ExpressionLines expressions) {
  /** The statements of a block whose opening brace has been written, and the closing line. */
  void block(Block block, String closing) {
    statements(block);
    lines.close(closing, block.origin());
  }

  private void statements(Block block) {
    lines.open();
    List<HrgStatement> statements = block.statements();
    for (int i = 0; i < statements.size(); ) {
      List<HrgStatement> tags =
          lines.together(statements, i, StatementLines::isTag, HrgStatement::origin);
      if (tags.size() > 1) {
        List<String> texts = tags.stream().map(StatementText::of).toList();
        List<String> filled = expressions.filled(texts, " ", 0);
        lines.item(filled.getFirst(), tags.getFirst().origin());
        filled.stream().skip(1).forEach(lines::more);
      } else {
        statement(statements.get(i));
      }
      i += Math.max(1, tags.size());
    }
  }

  private static boolean isTag(HrgStatement statement) {
    return statement instanceof HrgStatement.Tag || statement instanceof HrgStatement.VariableTag;
  }

  private void statement(HrgStatement statement) {
    Origin place = statement.origin();
    switch (statement) {
      case HrgStatement.Assignment e ->
          expressions.add(ExpressionText.of(e.target()) + " = ", e.value(), "", place, false);
      case HrgStatement.AnyAssignment _, HrgStatement.Tag _, HrgStatement.VariableTag _ ->
          lines.item(StatementText.of(statement), place);
      case HrgStatement.Check e -> expressions.add("check(", e.condition(), ")", place, false);
      case HrgStatement.If e -> conditional(e);
      case HrgStatement.While e -> {
        expressions.add("while ", e.condition(), " {", place, false);
        block(e.body(), "}");
      }
      case HrgStatement.Loop e -> {
        lines.item("loop {", place);
        block(e.body(), "}");
      }
      case HrgStatement.Branch e -> {
        lines.item("branch {", place);
        for (int i = 0; i < e.alternatives().size(); i++) {
          block(e.alternatives().get(i), i == e.alternatives().size() - 1 ? "}" : "} or {");
        }
      }
      case HrgStatement.BranchIn e -> {
        head("branch " + e.variable() + " in ", e.type(), place);
        block(e.body(), "}");
      }
      case HrgStatement.Repeat e -> {
        lines.item("repeat " + e.count() + " {", place);
        block(e.body(), "}");
      }
      case HrgStatement.RepeatIn e -> {
        head("repeat " + e.variable() + " in ", e.type(), place);
        block(e.body(), "}");
      }
      case HrgStatement.Call _, HrgStatement.Jump _ ->
          lines.item(StatementText.of(statement), place);
    }
  }

  private void head(String before, HrgType type, Origin place) {
    String flat = before + type + " {";
    if (type instanceof HrgType.Members(List<Name> names, _) && !expressions.fits(flat)) {
      lines.item(before + "{", place);
      lines.open();
      for (int i = 0; i < names.size(); i++) {
        lines.item(names.get(i) + (i == names.size() - 1 ? "" : ","), names.get(i).origin());
      }
      lines.close("} {", type.origin());
    } else {
      lines.item(flat, place);
    }
  }

  private void conditional(HrgStatement.If e) {
    Arm first = e.arms().getFirst();
    expressions.add("if ", first.condition(), " {", e.origin(), false);
    for (int i = 0; i < e.arms().size(); i++) {
      Block body = e.arms().get(i).body();
      if (i + 1 < e.arms().size()) {
        HrgExpression next = e.arms().get(i + 1).condition();
        statements(body);
        expressions.close("} else if ", next, " {", body.origin());
      } else {
        block(body, e.otherwise().isPresent() ? "} else {" : "}");
      }
    }
    e.otherwise().ifPresent(block -> block(block, "}"));
  }
}
