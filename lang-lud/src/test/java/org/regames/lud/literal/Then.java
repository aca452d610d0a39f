package org.regames.lud.literal;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.regames.lud.literal.Ludemes.Generator;
import org.regames.lud.tree.LudClause;

/** What happens after moves. */
final class Then {
  /** Ludemes whose own consequences never happen. */
  private static final Set<String> DEAF =
      Set.of(
          "set NextPlayer",
          "move Set NextPlayer",
          "set Pending",
          "set Counter",
          "trigger",
          "note",
          "random",
          "surround",
          "directional",
          "avoidStoredState",
          "max Moves",
          "max Captures",
          "max Distance",
          "firstMoveOnTrack",
          "forEach Player",
          "seq",
          "apply");

  private Then() {}

  static boolean ignoredBy(LudClause clause) {
    return DEAF.contains(clause.title()) || HANDLED.contains(clause.title());
  }

  /** Ludemes that add their consequences themselves. */
  private static final Set<String> HANDLED =
      Set.of("forEach Site", "move Add", "add", "move Claim", "claim", "move Select", "select");

  /** The same moves, each with these consequences. */
  static Generator adding(Generator moves, Optional<Generator> then) {
    if (then.isEmpty()) {
      return moves;
    }
    Generator consequence = then.get();
    return c -> {
      List<LiteralMove> all = moves.of(c);
      all.forEach(move -> move.consequences.add(consequence));
      return all;
    };
  }
}
