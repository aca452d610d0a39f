package org.regames.lud.lowering;

import java.util.List;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;

/** A number of a game by what it counts: HRG has a domain for each. */
sealed interface Num {
  /** A number that is known. */
  record Known(int value) implements Num {}

  /**
   * A site.
   *
   * @param mayBeOff whether it may be none
   * @param place where it is
   */
  record AtSite(HrgExpression site, boolean mayBeOff, Place place) implements Num {}

  /** A player, nobody, or all of them. */
  record Whose(HrgExpression owner) implements Num {}

  /** A kind of pieces, or none. */
  record Which(HrgExpression piece) implements Num {}

  /** So many, from 0 to the most. */
  record Amount(HrgExpression number, int most) implements Num {}

  /**
   * So many, which is found by counting.
   *
   * @param counting counts up a variable
   */
  record Counted(List<HrgStatement> counting, HrgExpression number, int most) implements Num {
    public Counted {
      counting = List.copyOf(counting);
    }
  }

  /** Where sites are. */
  enum Place {
    BOARD,
    HAND,
    ANYWHERE
  }
}
