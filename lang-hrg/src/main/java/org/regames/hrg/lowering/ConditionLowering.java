package org.regames.hrg.lowering;

import java.util.List;
import java.util.Optional;
import org.regames.hrg.evaluation.Declarations;
import org.regames.hrg.evaluation.RepeatedFindings;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.Name;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Expression;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.NearestName;
import org.regames.ir.diagnostic.Origin;

/** Conditions of {@code check}, {@code if} and {@code while}. */
final class ConditionLowering {
  private static final String COMPUTED =
      "write a function for it that gives 0 or 1, and check that its value is 1";

  private final Declarations declarations;
  private final ExpressionLowering expressions;
  private final GraphCalls calls;
  private final Edges edges;
  private final RepeatedFindings findings;

  ConditionLowering(
      Declarations declarations, ExpressionLowering expressions, GraphCalls calls, Edges edges) {
    this.declarations = declarations;
    this.expressions = expressions;
    this.calls = calls;
    this.edges = edges;
    this.findings = declarations.findings();
  }

  /**
   * Adds edges from one node to another for when the condition holds or, if negated, for when it
   * does not. A disjunction becomes two paths.
   */
  void check(HrgExpression condition, boolean negated, String from, String to, Flow flow) {
    if (condition instanceof HrgExpression.Application e && e.calls(HrgKeywords.NOT) && hasOne(e)) {
      check(e.arguments().getFirst(), !negated, from, to, flow);
    } else if (condition instanceof HrgExpression.Binary e && isLogical(e)) {
      if (isConjunction(e) == negated) {
        check(e.left(), negated, from, to, flow);
        check(e.right(), negated, from, to, flow);
      } else {
        String between = flow.instance().node();
        check(e.left(), negated, from, between, flow);
        check(e.right(), negated, between, to, flow);
      }
    } else {
      edges.add(from, to, action(condition, negated, flow), condition.origin());
    }
  }

  /**
   * Adds edges to one node for when the condition holds, and to another for when it does not; in
   * every state, exactly one of the two can be reached.
   */
  void choose(HrgExpression condition, String from, String yes, String no, Flow flow) {
    if (condition instanceof HrgExpression.Application e && e.calls(HrgKeywords.NOT) && hasOne(e)) {
      choose(e.arguments().getFirst(), from, no, yes, flow);
    } else if (condition instanceof HrgExpression.Binary e && isLogical(e)) {
      String between = flow.instance().node();
      if (isConjunction(e)) {
        choose(e.left(), from, between, no, flow);
      } else {
        choose(e.left(), from, yes, between, flow);
      }
      choose(e.right(), between, yes, no, flow);
    } else {
      edges.add(from, yes, action(condition, false, flow), condition.origin());
      edges.add(from, no, action(condition, true, flow), condition.origin());
    }
  }

  private static boolean isLogical(HrgExpression.Binary e) {
    return switch (e.operator()) {
      case AND, OR -> true;
      case ADD, SUBTRACT, MODULO, EQUAL, UNEQUAL, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL ->
          false;
    };
  }

  private static boolean isConjunction(HrgExpression.Binary e) {
    return e.operator() == org.regames.hrg.syntax.Operator.AND;
  }

  private boolean hasOne(HrgExpression.Application e) {
    if (e.arguments().size() != 1) {
      findings.error("arity", e.origin(), "`not` takes one condition, not " + e.arguments().size());
    }
    return e.arguments().size() == 1;
  }

  /** The action that is legal exactly when an atomic condition holds, or does not. */
  private Action action(HrgExpression condition, boolean negated, Flow flow) {
    return switch (condition) {
      case HrgExpression.Application e when e.calls(HrgKeywords.REACHABLE) ->
          calls.reachability(e, negated, flow);
      case HrgExpression.Application e
          when (e.calls(HrgKeywords.TRUE) || e.calls(HrgKeywords.FALSE))
              && e.arguments().isEmpty() ->
          constant(e.calls(HrgKeywords.TRUE) != negated);
      case HrgExpression.Application e when e.calls(HrgKeywords.NOT) ->
          new Action.Skip(); // reported
      case HrgExpression.Binary e -> comparison(e, negated, flow);
      case HrgExpression.Application _,
          HrgExpression.Reference _,
          HrgExpression.Construction _,
          HrgExpression.Membership _,
          HrgExpression.Conditional _,
          HrgExpression.MapLiteral _ ->
          noCondition(condition);
    };
  }

  private Action comparison(HrgExpression.Binary e, boolean negated, Flow flow) {
    boolean equal =
        switch (e.operator()) {
          case EQUAL -> true;
          case UNEQUAL -> false;
          case ADD, SUBTRACT, MODULO, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL, AND, OR -> {
            noCondition(e);
            yield true;
          }
        };
    if (isCondition(e.left()) || isCondition(e.right())) {
      HrgExpression condition = isCondition(e.left()) ? e.left() : e.right();
      findings.report(
          Diagnostic.error(
                  "not-a-condition",
                  e.origin(),
                  "`" + condition.origin().text() + "` is a condition and has no value to compare")
              .withHint("leave the comparison out; the opposite is `not(…)`"));
      return new Action.Skip();
    }
    int before = findings.errors();
    TypeCheck types = expressions.types();
    Expression left = expressions.lower(e.left(), flow.scope());
    if (findings.errors() == before
        && types.isUnknown(e.right(), flow.scope(), e.left(), !expressions.isValue(left))) {
      return new Action.Skip();
    }
    Expression right = expressions.lower(e.right(), flow.scope());
    Optional<Boolean> known = expressions.known(left, right);
    if (findings.errors() == before && known.isEmpty()) {
      types.meet(
          types.typed(e.left(), left, flow.scope()),
          types.typed(e.right(), right, flow.scope()),
          e.origin(),
          ", so they " + (equal ? "never are equal" : "always differ"));
    }
    if (findings.errors() != before) {
      return new Action.Skip();
    }
    return known
        .map(same -> constant(same == equal != negated))
        .orElseGet(() -> new Action.Comparison(left, right, equal == negated));
  }

  /** An action that is always, or never, legal. */
  private static Action constant(boolean holds) {
    Expression player = new Expression.Reference(Builtins.PLAYER);
    return holds ? new Action.Skip() : new Action.Comparison(player, player, true);
  }

  private Action noCondition(HrgExpression condition) {
    Origin origin = condition.origin();
    Diagnostic finding =
        Diagnostic.error(
                "not-a-condition",
                origin,
                "expected a condition: `==`, `!=`, `&&`, `||`, `not(…)`, `reachable(…)`,"
                    + " `true()` or `false()`")
            .withHint(hint(condition));
    findings.report(
        instead(condition)
            .map(text -> finding.withFix("change to `" + text + "`", origin, text))
            .orElse(finding));
    return new Action.Skip();
  }

  /** The condition that was meant, if that is clear. */
  private Optional<String> instead(HrgExpression condition) {
    Optional<Name> called =
        switch (condition) {
          case HrgExpression.Application(HrgExpression.Reference(Name name), _, _, _) ->
              Optional.of(name);
          case HrgExpression.Construction(Name name, _, _) -> Optional.of(name);
          case HrgExpression.Application _,
              HrgExpression.Reference _,
              HrgExpression.Binary _,
              HrgExpression.Membership _,
              HrgExpression.Conditional _,
              HrgExpression.MapLiteral _ ->
              Optional.empty();
        };
    return called
        .filter(name -> declarations.graphs().containsKey(name.text()))
        .map(_ -> "reachable(" + condition.origin().text() + ")");
  }

  private String hint(HrgExpression condition) {
    return switch (condition) {
      case HrgExpression.Reference(Name name)
          when name.text().equals(HrgKeywords.TRUE) || name.text().equals(HrgKeywords.FALSE) ->
          "`" + name + "` is a symbol; the condition is `" + name + "()`";
      case HrgExpression.Application(HrgExpression.Reference(Name name), _, _, _) ->
          called(name, condition).orElse("compare it with a value, for example `… == 1`");
      case HrgExpression.Construction(Name name, _, _) -> called(name, condition).orElse(COMPUTED);
      case HrgExpression.Reference _, HrgExpression.Application _ ->
          "compare it with a value, for example `… == 1`";
      case HrgExpression.Binary _,
          HrgExpression.Membership _,
          HrgExpression.Conditional _,
          HrgExpression.MapLiteral _ ->
          COMPUTED;
    };
  }

  /** What a call that is not a condition was meant to be: a call of a graph, or a misspelt word. */
  private Optional<String> called(Name name, HrgExpression call) {
    if (declarations.graphs().containsKey(name.text())) {
      return Optional.of(
          "to test whether a graph can be run to its end, write `reachable("
              + call.origin().text()
              + ")`");
    }
    boolean isKnown =
        expressions.isKnown(name.text()) || declarations.domains().isConstructor(name.text());
    return isKnown
        ? Optional.empty()
        : NearestName.among(
                List.of(
                    HrgKeywords.REACHABLE, HrgKeywords.NOT, HrgKeywords.TRUE, HrgKeywords.FALSE))
            .find(name.text())
            .map(near -> "did you mean `" + near + "`?");
  }

  /** Whether this is a condition by itself, so that it has no value to compare. */
  private static boolean isCondition(HrgExpression side) {
    return side instanceof HrgExpression.Application e
        && (e.calls(HrgKeywords.REACHABLE)
            || e.calls(HrgKeywords.NOT)
            || e.calls(HrgKeywords.TRUE)
            || e.calls(HrgKeywords.FALSE));
  }
}
