package org.regames.hrg.emit.structure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.hrg.emit.terms.ConditionAlgebra;
import org.regames.hrg.emit.terms.Weights;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Arm;
import org.regames.ir.diagnostic.Origin;

/** Writes alternatives the way people do: {@code if}, one {@code check}, or {@code branch}. */
public final class ChoiceWriter {
  private ChoiceWriter() {}

  /** The statements for a choice between blocks. */
  static List<HrgStatement> choose(List<List<HrgStatement>> arms) {
    if (arms.size() == 2) {
      Optional<HrgExpression> condition = condition(arms.getFirst());
      if (condition.isPresent()
          && condition(arms.getLast()).equals(condition.map(ConditionAlgebra::not))) {
        return conditional(condition.get(), rest(arms.getFirst()), rest(arms.getLast()));
      }
    }
    if (arms.stream().allMatch(ChoiceWriter::isTest)) {
      return List.of(
          Hrg.check(
              arms.stream()
                  .map(ChoiceWriter::conjunction)
                  .reduce(ConditionAlgebra::or)
                  .orElseThrow()));
    }
    return branch(arms);
  }

  private static List<HrgStatement> branch(List<List<HrgStatement>> arms) {
    List<HrgStatement> result = new ArrayList<>();
    List<Block> blocks = new ArrayList<>();
    List<HrgStatement> after = List.of();
    long going = arms.stream().filter(arm -> !ends(arm)).count();
    for (List<HrgStatement> arm : arms) {
      boolean isMain = going == 1 && !ends(arm) && arm.size() > 1;
      blocks.add(Hrg.block(isMain ? arm.subList(0, 1) : arm));
      after = isMain ? rest(arm) : after;
    }
    result.add(new HrgStatement.Branch(blocks, Origin.UNKNOWN));
    result.addAll(after);
    return result;
  }

  private static List<HrgStatement> conditional(
      HrgExpression condition, List<HrgStatement> yes, List<HrgStatement> no) {
    if (isTurned(condition, yes, no)) {
      return conditional(ConditionAlgebra.not(condition), no, yes);
    }
    List<HrgStatement> result = new ArrayList<>();
    if (ends(yes) && !no.isEmpty() && !isElseIf(no)) {
      result.add(conditional(List.of(arm(condition, yes)), List.of()));
      result.addAll(no);
    } else if (isElseIf(no)) {
      HrgStatement.If inner = (HrgStatement.If) no.getFirst();
      List<Arm> arms = new ArrayList<>(List.of(arm(condition, yes)));
      arms.addAll(inner.arms());
      result.add(new HrgStatement.If(arms, inner.otherwise(), Origin.UNKNOWN));
    } else {
      result.add(conditional(List.of(arm(condition, yes)), no));
    }
    return result;
  }

  /** Whether the other side of a condition should come first. */
  private static boolean isTurned(
      HrgExpression condition, List<HrgStatement> yes, List<HrgStatement> no) {
    if (yes.isEmpty() || no.isEmpty()) {
      return yes.isEmpty() && !no.isEmpty();
    }
    if (ends(yes) != ends(no)) {
      return ends(no);
    }
    if (ends(yes) && weight(yes) != weight(no)) {
      return weight(no) < weight(yes);
    }
    if (isElseIf(yes) != isElseIf(no)) {
      return isElseIf(yes);
    }
    return ConditionAlgebra.isNegative(condition);
  }

  private static HrgStatement conditional(List<Arm> arms, List<HrgStatement> otherwise) {
    return new HrgStatement.If(
        arms,
        otherwise.isEmpty() ? Optional.empty() : Optional.of(Hrg.block(otherwise)),
        Origin.UNKNOWN);
  }

  private static Arm arm(HrgExpression condition, List<HrgStatement> statements) {
    return new Arm(condition, Hrg.block(statements));
  }

  private static boolean isElseIf(List<HrgStatement> statements) {
    return statements.size() == 1 && statements.getFirst() instanceof HrgStatement.If;
  }

  private static Optional<HrgExpression> condition(List<HrgStatement> arm) {
    return !arm.isEmpty() && arm.getFirst() instanceof HrgStatement.Check check
        ? Optional.of(check.condition())
        : Optional.empty();
  }

  private static List<HrgStatement> rest(List<HrgStatement> arm) {
    return arm.subList(1, arm.size());
  }

  private static boolean isTest(List<HrgStatement> arm) {
    return !arm.isEmpty() && arm.stream().allMatch(HrgStatement.Check.class::isInstance);
  }

  private static HrgExpression conjunction(List<HrgStatement> arm) {
    return arm.stream()
        .map(statement -> ((HrgStatement.Check) statement).condition())
        .reduce(ConditionAlgebra::and)
        .orElseThrow();
  }

  /** Whether control never continues after these statements. */
  static boolean ends(List<HrgStatement> statements) {
    return !statements.isEmpty()
        && switch (statements.getLast()) {
          case HrgStatement.Jump _ -> true;
          case HrgStatement.Check(HrgExpression condition, _) ->
              condition.equals(ConditionAlgebra.NEVER);
          case HrgStatement.If e ->
              e.otherwise().map(block -> ends(block.statements())).orElse(false)
                  && e.arms().stream().allMatch(arm -> ends(arm.body().statements()));
          case HrgStatement.Branch e ->
              e.alternatives().stream().allMatch(block -> ends(block.statements()));
          case HrgStatement.Assignment _,
              HrgStatement.AnyAssignment _,
              HrgStatement.Tag _,
              HrgStatement.VariableTag _,
              HrgStatement.While _,
              HrgStatement.Loop _,
              HrgStatement.BranchIn _,
              HrgStatement.Repeat _,
              HrgStatement.RepeatIn _,
              HrgStatement.Call _ ->
              false;
        };
  }

  private static int weight(List<HrgStatement> statements) {
    return statements.stream().mapToInt(Weights::of).sum();
  }
}
