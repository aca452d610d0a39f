package org.regames.hrg.format;

import java.util.stream.Collectors;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.Name;

/** Statements on one line; of those with blocks, what stands before the first one. */
public final class StatementText {
  private StatementText() {}

  /** The text, without a brace at its end. */
  public static String of(HrgStatement statement) {
    return switch (statement) {
      case HrgStatement.Assignment e ->
          ExpressionText.of(e.target()) + " = " + ExpressionText.of(e.value());
      case HrgStatement.AnyAssignment e -> ExpressionText.of(e.target()) + " = " + e.type() + "(*)";
      case HrgStatement.Tag e -> tag(e);
      case HrgStatement.VariableTag e -> "$$ " + e.variable();
      case HrgStatement.Check e -> "check(" + ExpressionText.of(e.condition()) + ")";
      case HrgStatement.If e -> of(e.arms().getFirst());
      case HrgStatement.While e -> "while " + ExpressionText.of(e.condition());
      case HrgStatement.Loop _ -> HrgKeywords.LOOP;
      case HrgStatement.Branch _ -> HrgKeywords.BRANCH;
      case HrgStatement.BranchIn e -> "branch " + e.variable() + " in " + e.type();
      case HrgStatement.Repeat e -> "repeat " + e.count();
      case HrgStatement.RepeatIn e -> "repeat " + e.variable() + " in " + e.type();
      case HrgStatement.Call e -> e.graph() + "(" + ExpressionText.list(e.arguments()) + ")";
      case HrgStatement.Jump e -> e.kind().word() + "()";
    };
  }

  /** The condition of one arm. */
  public static String of(HrgStatement.Arm arm) {
    return "if " + ExpressionText.of(arm.condition());
  }

  private static String tag(HrgStatement.Tag e) {
    String parts = e.parts().stream().map(Name::text).collect(Collectors.joining(" "));
    String sign = e.artificial() ? "$_" : "$";
    if (e.parts().size() > 1) {
      return sign + "(" + parts + ")";
    }
    return e.artificial() ? sign + parts : sign + " " + parts;
  }
}
