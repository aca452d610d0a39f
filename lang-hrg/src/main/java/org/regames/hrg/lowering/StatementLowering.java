package org.regames.hrg.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.regames.hrg.evaluation.Declarations;
import org.regames.hrg.evaluation.HrgTerm;
import org.regames.hrg.evaluation.RepeatedFindings;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Arm;
import org.regames.hrg.syntax.HrgStatement.Jump;
import org.regames.hrg.syntax.Name;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Origin;

/** Lowers statements to edges on paths from one node to another. */
final class StatementLowering {
  private final RepeatedFindings findings;
  private final ExpressionLowering expressions;
  private final ConditionLowering conditions;
  private final Targets targets;
  private final BranchValues values;
  private final GraphCalls calls;
  private final Edges edges;

  private final Set<String> artificialTags = new TreeSet<>();

  StatementLowering(
      Declarations declarations,
      ExpressionLowering expressions,
      ConditionLowering conditions,
      GraphCalls calls,
      Edges edges) {
    this.findings = declarations.findings();
    this.expressions = expressions;
    this.conditions = conditions;
    this.targets = new Targets(declarations, expressions);
    this.values = new BranchValues(declarations);
    this.calls = calls;
    this.edges = edges;
  }

  /** The tags that some statement declares artificial. */
  Set<String> artificialTags() {
    return artificialTags;
  }

  /** A block: its statements one after the other, and an edge from the last to the end. */
  void block(Block block, String from, String to, Flow flow) {
    String at = from;
    for (int i = 0; i < block.statements().size(); i++) {
      String next = flow.instance().node();
      statement(block.statements().get(i), at, next, flow);
      at = next;
      reportSplit(block.statements(), i);
      reportWord(block.statements(), block.statements().get(i));
      reportUnreachable(block.statements(), i);
    }
    edges.skip(at, to, block.origin());
  }

  /** A block with a first node of its own. */
  private void alternative(Block block, String from, String to, Flow flow) {
    String start = flow.instance().node();
    edges.skip(from, start, block.origin());
    block(block, start, to, flow);
  }

  /** Reports statements after a jump, which must be the last of its block. */
  private void reportUnreachable(List<HrgStatement> statements, int i) {
    if (statements.get(i) instanceof Jump jump && i + 1 < statements.size()) {
      findings.report(
          Diagnostic.error(
                  "unreachable",
                  statements.get(i + 1).origin(),
                  "nothing gets here, after `" + jump.kind().word() + "()`")
              .withNote(jump.origin(), "this must be the last statement of its block"));
    }
  }

  /**
   * Reports consecutive branches with one side each: they leave nothing to choose and were meant to
   * be one branch.
   */
  private void reportSplit(List<HrgStatement> statements, int i) {
    if (i > 0 && isOneSided(statements.get(i)) && isOneSided(statements.get(i - 1))) {
      findings.report(
          Diagnostic.warning(
                  "branches-in-a-row",
                  statements.get(i).origin(),
                  "this `branch` and the one before have one side each: both are run in a row")
              .withHint("the sides of a choice have `or` between: `branch { … } or { … }`"));
    }
  }

  private static boolean isOneSided(HrgStatement statement) {
    return statement instanceof HrgStatement.Branch branch && branch.alternatives().size() == 1;
  }

  /**
   * Reports a tag with the name of a variable to which this block assigns any value, if no tag
   * shows that value. Elsewhere a tag may well have the name of a variable.
   */
  private void reportWord(List<HrgStatement> statements, HrgStatement statement) {
    if (statement instanceof HrgStatement.Tag(List<Name> parts, _, Origin origin)
        && parts.size() == 1) {
      String word = parts.getFirst().text();
      boolean isChosen =
          statements.stream()
              .anyMatch(
                  other ->
                      other instanceof HrgStatement.AnyAssignment(HrgExpression target, _, _)
                          && target instanceof HrgExpression.Reference(Name name)
                          && name.text().equals(word));
      boolean isTagged =
          statements.stream()
              .anyMatch(
                  other ->
                      other instanceof HrgStatement.VariableTag(Name name, _)
                          && name.text().equals(word));
      if (isChosen && !isTagged) {
        findings.report(
            Diagnostic.warning(
                    "variable-as-tag",
                    origin,
                    "this tag is the word `" + word + "`, not the value of the variable")
                .withHint("the value of the variable is the tag `$$ " + word + "`"));
      }
    }
  }

  private void statement(HrgStatement statement, String from, String to, Flow flow) {
    switch (statement) {
      case HrgStatement.Assignment e ->
          edges.add(from, to, targets.assignment(e, flow.scope()), e.origin());
      case HrgStatement.AnyAssignment e ->
          edges.add(from, to, targets.anyAssignment(e, flow.scope()), e.origin());
      case HrgStatement.Tag e -> tag(e, from, to, flow);
      case HrgStatement.VariableTag e ->
          edges.add(from, to, targets.variableTag(e, flow.scope()), e.origin());
      case HrgStatement.Check(HrgExpression condition, _) ->
          conditions.check(condition, false, from, to, flow);
      case HrgStatement.If e -> conditional(e, from, to, flow);
      case HrgStatement.While e -> whileLoop(e, from, to, flow);
      case HrgStatement.Loop e -> {
        String head = head(from, e.origin(), flow);
        block(e.body(), head, head, flow.inLoop(to, head));
      }
      case HrgStatement.Branch e -> branch(e, from, to, flow);
      case HrgStatement.BranchIn e -> branchIn(e, from, to, flow);
      case HrgStatement.Repeat e -> repeat(e, from, to, flow);
      case HrgStatement.RepeatIn e -> repeatIn(e, from, to, flow);
      case HrgStatement.Call e -> calls.call(e, from, to, flow);
      case Jump e -> jump(e, from, to, flow);
    }
  }

  /**
   * The node that a loop jumps back to: one of its own, since other edges may leave the node where
   * the loop is entered.
   */
  private String head(String from, Origin origin, Flow flow) {
    String head = flow.instance().node();
    edges.skip(from, head, origin);
    return head;
  }

  private void tag(HrgStatement.Tag e, String from, String to, Flow flow) {
    List<String> parts = new ArrayList<>();
    for (Name part : e.parts()) {
      Optional<HrgTerm> bound =
          flow.scope().find(part.text()).filter(term -> !(term instanceof HrgTerm.Stored));
      parts.add(bound.map(HrgTerm::rgName).orElse(part.text()));
      bound.ifPresent(term -> expressions.reference(term, part.origin()));
    }
    String tag = String.join("__", parts);
    if (e.artificial()) {
      artificialTags.add(tag);
    }
    edges.add(from, to, new Action.Tag(tag), e.origin());
  }

  private void conditional(HrgStatement.If e, String from, String to, Flow flow) {
    String at = from;
    for (Arm arm : e.arms()) {
      String yes = flow.instance().node();
      String no = flow.instance().node();
      conditions.choose(arm.condition(), at, yes, no, flow);
      block(arm.body(), yes, to, flow);
      at = no;
    }
    block(e.otherwise().orElse(new Block(List.of(), e.origin())), at, to, flow);
  }

  private void whileLoop(HrgStatement.While e, String from, String to, Flow flow) {
    String head = head(from, e.origin(), flow);
    String yes = flow.instance().node();
    conditions.choose(e.condition(), head, yes, to, flow);
    block(e.body(), yes, head, flow.inLoop(to, head));
  }

  private void branch(HrgStatement.Branch e, String from, String to, Flow flow) {
    for (Block alternative : e.alternatives()) {
      alternative(alternative, from, to, flow);
    }
  }

  private void branchIn(HrgStatement.BranchIn e, String from, String to, Flow flow) {
    List<HrgTerm> members = values.of(e.type(), flow.scope());
    for (HrgTerm value : members) {
      alternative(e.body(), from, to, flow.with(e.variable().text(), value));
    }
    if (members.isEmpty()) {
      edges.skip(from, to, e.origin());
    }
  }

  private void repeat(HrgStatement.Repeat e, String from, String to, Flow flow) {
    long rounds = values.rounds(e.count(), flow.scope());
    String at = from;
    for (long i = 1; i <= rounds; i++) {
      String next = flow.instance().node();
      block(e.body(), at, next, flow.inLoop(to, next));
      at = next;
    }
    edges.skip(at, to, e.origin());
  }

  private void repeatIn(HrgStatement.RepeatIn e, String from, String to, Flow flow) {
    String at = from;
    for (HrgTerm value : values.of(e.type(), flow.scope())) {
      String next = flow.instance().node();
      block(e.body(), at, next, flow.inLoop(to, next).with(e.variable().text(), value));
      at = next;
    }
    edges.skip(at, to, e.origin());
  }

  /** The target of a jump without any action; empty for {@code end()} in play, or for a mistake. */
  private Optional<String> jumpTarget(Jump jump, Flow flow) {
    return switch (jump.kind()) {
      case BREAK -> flow.breakTo();
      case CONTINUE -> flow.continueTo();
      case RETURN -> Optional.of(flow.instance().returnTo());
      case END -> flow.instance().world().endTo();
    };
  }

  private void jump(Jump jump, String from, String to, Flow flow) {
    Optional<String> target = jumpTarget(jump, flow);
    if (target.isPresent()) {
      edges.skip(from, target.get(), jump.origin());
    } else if (jump.kind() == Jump.Kind.END) {
      Origin origin = jump.origin();
      Expression player = new Expression.Reference(Builtins.PLAYER, origin);
      Expression keeper = new Expression.Reference(Builtins.KEEPER, origin);
      edges.add(from, Edge.END, new Action.Assignment(player, keeper), origin);
    } else {
      edges.skip(from, to, jump.origin());
      findings.report(
          Diagnostic.error(
                  "jump-outside-loop",
                  jump.origin(),
                  "`" + jump.kind().word() + "()` is outside `loop`, `while` and `repeat`")
              .withHint("`return()` leaves the graph"));
    }
  }
}
