package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;

/**
 * Drops what is decided before the play: {@code if false() { … }}, and checks of what has just been
 * assigned.
 */
final class Decided {
  private Decided() {}

  static List<HrgDefinition> dropped(List<HrgDefinition> definitions) {
    return definitions.stream().map(Decided::dropped).toList();
  }

  private static HrgDefinition dropped(HrgDefinition definition) {
    return definition instanceof HrgDefinition.Graph graph
        ? graph.with(dropped(graph.body()))
        : definition;
  }

  private static Block dropped(Block block) {
    List<HrgStatement> kept = new ArrayList<>();
    for (HrgStatement statement : block.statements()) {
      if (statement instanceof HrgStatement.If choice && isKnown(choice)) {
        taken(choice).ifPresent(body -> kept.addAll(dropped(body).statements()));
      } else if (kept.isEmpty() || !holdsAfter(kept.getLast(), statement)) {
        kept.add(statement.mapBlocks(Decided::dropped));
      }
      if (!kept.isEmpty() && kept.getLast() instanceof HrgStatement.Jump) {
        break; // the statements after it are never executed
      }
    }
    return new Block(kept, block.origin());
  }

  /** Whether the arm that is taken is known, or that none is. */
  private static boolean isKnown(HrgStatement.If choice) {
    HrgExpression first = choice.arms().getFirst().condition();
    return first.equals(Logic.TRUE) || first.equals(Logic.FALSE) && choice.arms().size() == 1;
  }

  private static Optional<Block> taken(HrgStatement.If choice) {
    HrgStatement.Arm first = choice.arms().getFirst();
    return first.condition().equals(Logic.TRUE) ? Optional.of(first.body()) : choice.otherwise();
  }

  private static boolean holdsAfter(HrgStatement before, HrgStatement statement) {
    return before instanceof HrgStatement.Assignment assignment
        && statement instanceof HrgStatement.Check check
        && check.condition().equals(Hrg.equal(assignment.value(), assignment.target()))
        && assignment.value().all().noneMatch(assignment.target()::equals);
  }
}
