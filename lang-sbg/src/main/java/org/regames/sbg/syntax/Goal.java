package org.regames.sbg.syntax;

import java.util.List;
import org.regames.ir.diagnostic.Origin;

/** What ends a game; the case of the letter tells whose pieces it is about. */
public sealed interface Goal {
  char letter();

  Origin origin();

  /** {@code #K 0}: the owner loses when at most this many of these pieces are left. */
  record Count(char letter, int left, Origin origin) implements Goal {}

  /** {@code @P 0 4, 1 4}: the owner wins by moving such a piece to one of these squares. */
  record Reach(char letter, List<SbgGame.Square> squares, Origin origin) implements Goal {
    public Reach {
      squares = List.copyOf(squares);
    }
  }
}
