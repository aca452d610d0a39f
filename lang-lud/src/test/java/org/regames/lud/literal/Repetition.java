package org.regames.lud.literal;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** Memory of positions. */
final class Repetition {
  private Repetition() {}

  private static boolean isNeeded(LiteralGame game) {
    return game.rules().repetition() != null || game.has("is Repeat");
  }

  static boolean isKnown(LiteralState state, String kind) {
    long hash = kind.startsWith("Situational") ? ~state.situation() : state.position();
    return (kind.endsWith("InTurn") ? state.positionsOfTurn : state.positions).contains(hash);
  }

  /** Keeps the position at the start, or after the move just made. */
  static void store(LiteralState state) {
    if (isNeeded(state.game)) {
      boolean newTurn = state.mover != state.prev;
      if (newTurn) {
        state.positions = new HashSet<>(state.positions);
        state.positions.add(state.position());
        state.positions.add(~state.situation());
        state.positionsOfTurn = new HashSet<>();
      } else {
        state.positionsOfTurn = new HashSet<>(state.positionsOfTurn);
      }
      state.positionsOfTurn.add(state.position());
      state.positionsOfTurn.add(~state.situation());
    }
    if (state.game.has("is Cycle")) {
      state.cycle = new ArrayList<>(state.cycle);
      state.cycle.add(state.position());
    }
  }

  /** Whether the last so many positions came three times, one after the other. */
  static boolean isCycle(Context c) {
    int length = c.game.players() * c.game.players();
    List<Long> all = c.state.cycle;
    if (all.size() < 3 * length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      long last = all.get(all.size() - 1 - i);
      if (last != all.get(all.size() - 1 - i - length)
          || last != all.get(all.size() - 1 - i - 2 * length)) {
        return false;
      }
    }
    return true;
  }
}
