package org.regames.lud.literal;

import java.util.BitSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.regames.lud.literal.Ludemes.Whole;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Who is meant by roles: one number, or a set of owners. */
final class Roles {
  /** Owners that a role stands for. */
  interface Owners {
    BitSet of(Context c);
  }

  private Roles() {}

  /** The one number that a role stands for, -1 for those that stand for several. */
  static Whole index(String role) {
    if (role.matches("P\\d+")) {
      int player = Integer.parseInt(role.substring(1));
      return _ -> player;
    }
    if (role.matches("Team\\d+")) {
      int team = Integer.parseInt(role.substring(4));
      return _ -> team;
    }
    return switch (role) {
      case "Mover" -> c -> c.state.mover;
      case "Next" -> c -> c.state.next;
      case "Prev" -> c -> c.state.prev;
      case "Neutral" -> _ -> 0;
      case "Shared", "All", "Each" -> c -> c.game.players() + 1;
      case "Player" -> c -> c.player;
      case "TeamMover" -> c -> c.team(c.state.mover);
      default -> _ -> -1;
    };
  }

  /** The number of a role that is the same in every position. */
  static int constant(String role, int players) {
    return switch (role) {
      case "Neutral" -> 0;
      case "Shared", "All", "Each" -> players + 1;
      default -> role.matches("P\\d+") ? Integer.parseInt(role.substring(1)) : -1;
    };
  }

  /** The owners that a role, a `(player …)` or a number stands for. */
  static Owners owners(LudValue value, LudemeReader reader) {
    if (value instanceof LudValue.Name name && name.kind() == Kind.ROLE) {
      return owners(name.text());
    }
    Whole one =
        reader.whole(
            value instanceof LudClause clause && clause.kind() == Kind.PLAYER
                ? clause.get("index")
                : value);
    return c -> LudemeReader.set(one.of(c));
  }

  static Owners owners(String role) {
    return switch (role) {
      case "All" -> c -> range(0, c.game.players() + 1, _ -> true);
      case "Enemy" -> c -> players(c, c::isEnemy);
      case "Friend" -> c -> players(c, c::isFriend);
      case "Ally" ->
          c -> players(c, who -> c.game.hasTeams() && who != c.state.mover && c.isFriend(who));
      case "NonMover" -> c -> range(0, c.game.players(), who -> who != c.state.mover);
      case "TeamMover" ->
          c -> players(c, who -> c.game.hasTeams() ? c.isFriend(who) : who == c.state.mover);
      default -> {
        Whole one = index(role);
        boolean team = role.matches("Team\\d+");
        yield c ->
            team && c.game.hasTeams()
                ? players(c, who -> c.team(who) == one.of(c))
                : LudemeReader.set(one.of(c));
      }
    };
  }

  /** The real players that a role stands for, where scores and the like are meant. */
  static Owners real(LudValue value, LudemeReader reader) {
    Owners owners = owners(value, reader);
    boolean each =
        value instanceof LudValue.Name name
            && (name.text().equals("Each") || name.text().equals("All"));
    return c -> {
      if (each) {
        return players(c, _ -> true);
      }
      BitSet all = owners.of(c);
      return players(c, all::get);
    };
  }

  private static BitSet players(Context c, IntPredicate which) {
    return range(1, c.game.players(), which);
  }

  private static BitSet range(int first, int last, IntPredicate which) {
    BitSet set = new BitSet();
    IntStream.rangeClosed(first, last).filter(which).forEach(set::set);
    return set;
  }
}
