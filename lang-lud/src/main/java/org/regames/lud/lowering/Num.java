package org.regames.lud.lowering;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;

/** A number of a game by what it counts: HRG has a domain for each. */
sealed interface Num {
  /** What functions are called that lead along tracks. */
  String ON_TRACK = "onwards";

  /** A number that is known. */
  record Known(int value) implements Num {}

  /**
   * A site.
   *
   * @param mayBeOff whether it may be none
   * @param place where it is
   */
  record AtSite(HrgExpression site, boolean mayBeOff, SitePlace place) implements Num {}

  /** A player, nobody, or all of them. */
  record Whose(HrgExpression owner) implements Num {}

  /** A kind of pieces, or none. */
  record Which(HrgExpression piece) implements Num {}

  /** So many, from 0 to the most. */
  record Amount(HrgExpression number, int most) implements Num {}

  /** A number from 0 to the most, or -1. */
  record Maybe(HrgExpression value, int most) implements Num {}

  /**
   * So many, which is found by counting.
   *
   * @param counting counts up a variable
   * @param any whether there are any at all, where that is found without counting
   */
  record Counted(
      List<HrgStatement> counting,
      HrgExpression number,
      int most,
      Optional<Supplier<HrgExpression>> any)
      implements Num {
    public Counted {
      counting = List.copyOf(counting);
    }

    Counted(List<HrgStatement> counting, HrgExpression number, int most) {
      this(counting, number, most, Optional.empty());
    }

    /** The same, where it is known how to find out whether there are any. */
    Counted orAny(Supplier<HrgExpression> found) {
      return new Counted(counting, number, most, Optional.of(found));
    }
  }

  /**
   * A number that sites and players determine.
   *
   * @param name what to call the function from these to the number
   * @param keys what determines it
   * @param types the types of these
   * @param rows the number for all that they may be
   */
  record Table(
      String name, List<HrgExpression> keys, List<String> types, Map<List<String>, Integer> rows)
      implements Num {
    public Table {
      keys = List.copyOf(keys);
      types = List.copyOf(types);
    }

    /** Whether it is a site whatever it is used as: one on a track. */
    boolean isSite() {
      return name.equals(ON_TRACK);
    }
  }

  /** What it is read from. */
  default List<HrgExpression> parts() {
    return switch (this) {
      case Known _ -> List.of();
      case AtSite(var site, _, _) -> List.of(site);
      case Whose(var owner) -> List.of(owner);
      case Which(var piece) -> List.of(piece);
      case Amount(var number, _) -> List.of(number);
      case Maybe(var value, _) -> List.of(value);
      case Counted(_, var number, _, _) -> List.of(number);
      case Table(_, var keys, _, _) -> keys;
    };
  }

  /** Where sites are. */
  enum SitePlace {
    BOARD,
    HAND,
    ANYWHERE
  }
}
