package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Jump;
import org.regames.hrg.syntax.HrgType;

/**
 * Checks the value of a variable as soon as it is known, not at the end of a search, so that moves
 * to other sites are not made first. If statements leave the search, the check stays at its end.
 *
 * @param variable the variable to check
 * @param wanted the value that it must have; the search does not change that
 * @param values a type that contains it
 */
record EarlyCheck(HrgExpression variable, HrgExpression wanted, HrgType values) {
  /** Statements that can only be run to their end if the variable has the wanted value. */
  List<HrgStatement> within(List<HrgStatement> search) {
    boolean leaves =
        search.stream()
            .flatMap(HrgStatement::all)
            .anyMatch(it -> it instanceof Jump(Jump.Kind kind, _) && kind == Jump.Kind.RETURN);
    List<HrgStatement> asked = leaves ? new ArrayList<>(search) : after(search);
    if (leaves) {
      asked.add(check());
    }
    return asked;
  }

  private HrgStatement check() {
    return Hrg.check(Logic.equal(variable, wanted));
  }

  /** Checks after the last statement that may assign the variable, or inside it. */
  private List<HrgStatement> after(List<HrgStatement> statements) {
    int last = statements.size() - 1;
    while (last >= 0 && !mayAssign(statements.get(last))) {
      last--;
    }
    List<HrgStatement> asked = new ArrayList<>(statements.subList(0, Math.max(0, last)));
    if (last < 0) {
      asked.add(check());
    } else {
      asked.addAll(in(statements.get(last)));
    }
    asked.addAll(statements.subList(last + 1, statements.size()));
    return asked;
  }

  private List<HrgStatement> in(HrgStatement last) {
    return switch (last) {
      case HrgStatement.AnyAssignment(_, var type, _) when type.equals(values) ->
          List.of(Hrg.set(variable, wanted));
      case HrgStatement.Branch _, HrgStatement.BranchIn _ -> List.of(last.mapBlocks(this::asked));
      case HrgStatement.If(var arms, var otherwise, var origin) ->
          List.of(
              new HrgStatement.If(arms, Optional.of(otherwise.orElse(Hrg.block())), origin)
                  .mapBlocks(this::asked));
      case HrgStatement.AnyAssignment _,
          HrgStatement.Assignment _,
          HrgStatement.Call _,
          HrgStatement.Loop _,
          HrgStatement.While _,
          HrgStatement.Repeat _,
          HrgStatement.RepeatIn _,
          HrgStatement.Check _,
          HrgStatement.Tag _,
          HrgStatement.VariableTag _,
          Jump _ ->
          List.of(last, check());
    };
  }

  private Block asked(Block block) {
    return Hrg.block(after(block.statements()));
  }

  private boolean mayAssign(HrgStatement statement) {
    return statement.all().anyMatch(this::assigns);
  }

  private boolean assigns(HrgStatement one) {
    return one instanceof HrgStatement.Call
        || one.assigned().isPresent() && variable.equals(Hrg.ref(one.assigned().get()))
        || one instanceof HrgStatement.AnyAssignment(var target, _, _) && target.equals(variable);
  }
}
