package org.regames.hrg.emit.passes;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.hrg.emit.terms.ConditionAlgebra;
import org.regames.hrg.emit.terms.Rewriting;
import org.regames.hrg.syntax.HrgStatement;

/**
 * Writes {@code else} where the last condition is implied by the failure of all before it.
 *
 * <pre>
 * if at == a { $ yes } else if at != a { $ no }
 * </pre>
 *
 * becomes
 *
 * <pre>
 * if at == a { $ yes } else { $ no }
 * </pre>
 *
 * <p>Exactly one of a condition and its negation holds, so the {@code else} covers the same states.
 * Of two alternatives, the one whose condition is not a negation comes first.
 */
public final class ElseForNegations implements HrgPass {
  @Override
  public String description() {
    return "write else for what is left when no condition before holds";
  }

  @Override
  public HrgDraft apply(HrgDraft draft) {
    Map<String, List<HrgStatement>> graphs = draft.bodies();
    graphs.replaceAll((_, body) -> plain(body));
    return draft.withBodies(graphs);
  }

  private static List<HrgStatement> plain(List<HrgStatement> list) {
    return list.stream()
        .map(statement -> Rewriting.blocks(statement, ElseForNegations::plain))
        .map(statement -> statement instanceof HrgStatement.If choice ? plain(choice) : statement)
        .toList();
  }

  private static HrgStatement.If plain(HrgStatement.If choice) {
    List<HrgStatement.Arm> before = choice.arms().subList(0, choice.arms().size() - 1);
    HrgStatement.Arm last = choice.arms().getLast();
    boolean isLeft =
        before.stream()
            .map(HrgStatement.Arm::condition)
            .reduce(ConditionAlgebra::or)
            .map(ConditionAlgebra::not)
            .equals(Optional.of(last.condition()));
    if (!isLeft || choice.otherwise().isPresent()) {
      return choice;
    }
    HrgStatement.Arm first = choice.arms().getFirst();
    return before.size() == 1 && ConditionAlgebra.isNegative(first.condition())
        ? new HrgStatement.If(List.of(last), Optional.of(first.body()), choice.origin())
        : new HrgStatement.If(before, Optional.of(last.body()), choice.origin());
  }
}
