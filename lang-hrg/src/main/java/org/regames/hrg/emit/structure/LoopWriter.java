package org.regames.hrg.emit.structure;

import java.util.List;
import org.regames.hrg.emit.terms.ConditionAlgebra;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Jump;
import org.regames.ir.diagnostic.Origin;

/** Writes loops the way people do. */
public final class LoopWriter {
  private static final List<HrgStatement> BREAK = List.of(Hrg.jump(Jump.Kind.BREAK));

  private LoopWriter() {}

  /** The loop with this body: {@code while} if it is left at its start, else {@code loop}. */
  static List<HrgStatement> loop(List<HrgStatement> body) {
    if (!body.isEmpty()
        && body.getFirst() instanceof HrgStatement.If test
        && test.arms().size() == 1
        && test.otherwise().isEmpty()
        && test.arms().getFirst().body().statements().equals(BREAK)) {
      return List.of(
          new HrgStatement.While(
              ConditionAlgebra.not(test.arms().getFirst().condition()),
              Hrg.block(body.subList(1, body.size())),
              Origin.UNKNOWN));
    }
    return List.of(new HrgStatement.Loop(Hrg.block(body), Origin.UNKNOWN));
  }
}
