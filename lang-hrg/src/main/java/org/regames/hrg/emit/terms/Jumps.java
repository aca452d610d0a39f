package org.regames.hrg.emit.terms;

import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Arm;

/** Where the jumps in statements lead. */
public final class Jumps {
  private Jumps() {}

  /**
   * Whether a jump inside leads out of the statement, other than to the end of the game.
   *
   * @param inLoop whether the statement is in a loop that may move with it
   */
  public static boolean leadOut(HrgStatement statement, boolean inLoop) {
    return switch (statement) {
      case HrgStatement.Jump jump ->
          switch (jump.kind()) {
            case END -> false;
            case RETURN -> true;
            case BREAK, CONTINUE -> !inLoop;
          };
      case HrgStatement.If e ->
          e.arms().stream().map(Arm::body).anyMatch(body -> leadOut(body, inLoop))
              || e.otherwise().filter(body -> leadOut(body, inLoop)).isPresent();
      case HrgStatement.Branch e ->
          e.alternatives().stream().anyMatch(body -> leadOut(body, inLoop));
      case HrgStatement.BranchIn e -> leadOut(e.body(), inLoop);
      case HrgStatement.While e -> leadOut(e.body(), true);
      case HrgStatement.Loop e -> leadOut(e.body(), true);
      case HrgStatement.Repeat e -> leadOut(e.body(), true);
      case HrgStatement.RepeatIn e -> leadOut(e.body(), true);
      case HrgStatement.Assignment _,
          HrgStatement.AnyAssignment _,
          HrgStatement.Tag _,
          HrgStatement.VariableTag _,
          HrgStatement.Check _,
          HrgStatement.Call _ ->
          false;
    };
  }

  private static boolean leadOut(Block block, boolean inLoop) {
    return block.statements().stream().anyMatch(statement -> leadOut(statement, inLoop));
  }
}
