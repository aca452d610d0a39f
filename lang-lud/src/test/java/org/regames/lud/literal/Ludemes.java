package org.regames.lud.literal;

import java.util.BitSet;
import java.util.List;
import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.board.graph.SiteType;

/** What ludemes of each kind are once they are read: something that a context gives a value. */
interface Ludemes {
  /** A number. */
  interface Whole {
    int of(Context c);
  }

  /** A condition. */
  interface Condition {
    boolean of(Context c);
  }

  /** A set of sites, which nobody changes. */
  interface Region {
    BitSet of(Context c);
  }

  /** A list of numbers. */
  interface Numbers {
    int[] of(Context c);
  }

  /** Directions as seen from a site. */
  interface Heading {
    List<AbsoluteDirection> of(Context c, SiteType type, int site);
  }

  /** Moves, in order; the list is the caller's own. */
  interface Generator {
    List<LiteralMove> of(Context c);
  }
}
