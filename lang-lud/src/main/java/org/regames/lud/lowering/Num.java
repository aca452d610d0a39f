package org.regames.lud.lowering;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;

/** A number of a game, by its meaning: HRG has a domain for each. */
sealed interface Num {
  /** The name of functions that lead along tracks. */
  String ON_TRACK = "onwards";

  /** A known number. */
  record Known(int value) implements Num {}

  /**
   * A site.
   *
   * @param mayBeOff whether it may be off the board
   * @param place where it is
   */
  record AtSite(HrgExpression site, boolean mayBeOff, SitePlace place) implements Num {}

  /** An owner: a player, nobody, or all players. */
  record Whose(HrgExpression owner) implements Num {}

  /** A kind of pieces, or none. */
  record Which(HrgExpression piece) implements Num {}

  /** A number from 0 to a maximum. */
  record Amount(HrgExpression number, int most) implements Num {}

  /** A number from 0 to a maximum, or -1. */
  record Maybe(HrgExpression value, int most) implements Num {}

  /**
   * A number that is found by counting.
   *
   * @param counting statements that count in a variable
   * @param any the condition that there are any at all, if that is found without counting
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

    /** The same with a condition that there are any. */
    Counted orAny(Supplier<HrgExpression> found) {
      return new Counted(counting, number, most, Optional.of(found));
    }

    /** The same, where loops over sites end once there are so many. */
    private Counted upTo(int enough) {
      HrgExpression goesOn = Logic.unequal(number, Hrg.ref("" + enough));
      List<HrgStatement> ending =
          counting.stream()
              .map(
                  each ->
                      each instanceof HrgStatement.While(var condition, var body, var origin)
                          ? new HrgStatement.While(Logic.and(condition, goesOn), body, origin)
                          : each)
              .toList();
      return new Counted(ending, number, most, any);
    }
  }

  /**
   * A number determined by sites and players, as a table.
   *
   * @param name the name of the function from these to the number
   * @param keys the expressions that determine it
   * @param types the types of these
   * @param rows the number for all their values
   */
  record Table(
      String name, List<HrgExpression> keys, List<String> types, Map<List<String>, Integer> rows)
      implements Num {
    public Table {
      keys = List.copyOf(keys);
      types = List.copyOf(types);
    }

    /** Whether it is always a site: one on a track. */
    boolean isSite() {
      return name.equals(ON_TRACK);
    }
  }

  /**
   * The same number for a comparison with another one: what is counted one by one, and may be much
   * more than a known number, is counted only as far as the comparison needs.
   */
  default Num enoughFor(Num other) {
    return this instanceof Counted counted
            && counted.any.isPresent()
            && other instanceof Known(int known)
            && known >= 0
            && known + 1 <= counted.most / 2
        ? counted.upTo(known + 1)
        : this;
  }

  /** The expressions that it is read from. */
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

  /** The possible places of a site. */
  enum SitePlace {
    BOARD,
    HAND,
    ANYWHERE
  }
}
