package org.regames.lud.lowering;

import java.util.List;
import java.util.stream.Stream;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** The parts of ludemes such as {@code and}, {@code or} and {@code union}: two or a list. */
final class Joined {
  private Joined() {}

  /** The parts that a ludeme joins. */
  static List<LudValue> parts(LudClause clause) {
    return clause.ludeme().form().equals("list")
        ? clause.list(clause.arguments().keySet().iterator().next())
        : List.of(clause.get("first"), clause.get("second"));
  }

  /** The effects or moves that a ludeme joins. */
  static List<LudClause> moves(LudClause clause) {
    return parts(clause).stream().map(LudClause.class::cast).toList();
  }

  /** The operands of a conjunction, none of which is a conjunction; other conditions themselves. */
  static Stream<LudValue> conditions(LudValue condition) {
    return condition instanceof LudClause clause && clause.is("and")
        ? parts(clause).stream().flatMap(Joined::conditions)
        : Stream.of(condition);
  }
}
