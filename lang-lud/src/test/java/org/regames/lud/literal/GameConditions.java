package org.regames.lud.literal;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.literal.Ludemes.Condition;
import org.regames.lud.literal.Ludemes.Generator;
import org.regames.lud.literal.Ludemes.Region;
import org.regames.lud.literal.Ludemes.Whole;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Conditions on what may be done, or was done before. */
final class GameConditions {
  private final LudemeReader reader;

  GameConditions(LudemeReader reader) {
    this.reader = reader;
  }

  void register() {
    reader.conditions.put("is Threatened", this::threatened);
    reader.conditions.put("can Move", this::canMove);
    reader.conditions.put("no Moves", this::noMoves);
    reader.conditions.put("was Pass", _ -> c -> c.state.last != null && c.state.last.isPass());
    reader.conditions.put("all Passed", _ -> LiteralPlay::allPassed);
    reader.conditions.put(
        "all DiceUsed", _ -> c -> Arrays.stream(c.state.dice).allMatch(die -> die == 0));
    reader.conditions.put("all DiceEqual", _ -> c -> c.state.diceEqual);
    reader.conditions.put("is AnyDie", this::anyDie);
    reader.conditions.put("is Pending", _ -> c -> !c.state.pending.isEmpty());
    reader.conditions.put("is Repeat", this::repeats);
    reader.conditions.put("is Cycle", _ -> Repetition::isCycle);
    reader.conditions.put(
        "is Proposed",
        clause -> {
          String text = clause.word("vote");
          return c -> c.state.proposals.contains(text);
        });
    reader.conditions.put(
        "is Decided",
        clause -> {
          String text = clause.word("vote");
          return c -> text.equals(c.state.decided);
        });
    lastType("is LastFrom", true);
    lastType("is LastTo", false);
    reader.conditions.put("is Target", this::target);
  }

  private void lastType(String name, boolean start) {
    reader.conditions.put(
        name,
        clause -> {
          SiteType type = LudemeReader.type(clause);
          return c -> c.state.last != null && c.state.last.type(start) == type;
        });
  }

  private Condition anyDie(LudClause clause) {
    Whole value = reader.whole(clause, "value");
    return c -> {
      int wanted = value.of(c);
      int size = c.game.diceContainers().isEmpty() ? 0 : c.game.diceContainers().getFirst().size();
      return IntStream.range(0, size).anyMatch(die -> c.state.dice[die] == wanted);
    };
  }

  private Condition repeats(LudClause clause) {
    String kind = clause.word("kind");
    return c -> Repetition.isKnown(c.state, kind);
  }

  private Condition target(LudClause clause) {
    List<Whole> wanted = reader.wholeList(clause, "configuration");
    Region sites =
        reader.region(
            clause,
            "sites",
            c -> {
              BitSet all = new BitSet();
              all.set(0, c.board().count(c.game.usual()));
              return all;
            });
    return c -> {
      int[] all = sites.of(c).stream().toArray();
      return all.length == wanted.size()
          && IntStream.range(0, all.length)
              .allMatch(i -> c.what(null, all[i]) == wanted.get(i).of(c));
    };
  }

  private Condition canMove(LudClause clause) {
    Generator moves = reader.generator(clause, "moves");
    boolean visits = reader.game.has("is Visited");
    return c -> {
      BitSet old = c.state.visited;
      if (visits && c.state.last != null) {
        c.state.visited = (BitSet) old.clone();
        for (int site : new int[] {c.state.last.from(), c.state.last.to()}) {
          if (site >= 0) {
            c.state.visited.set(site);
          }
        }
      }
      boolean any = LiteralPlay.anyAllowed(c, moves.of(c));
      c.state.visited = old;
      return any;
    };
  }

  private Condition noMoves(LudClause clause) {
    String role = clause.word("player");
    Whole player = Roles.index(role);
    if (!role.equals("Next")) {
      return c -> {
        int who = player.of(c);
        return who > 0 && c.state.stuck.get(who);
      };
    }
    return c -> {
      if (c.asksForMoves) {
        return false;
      }
      LiteralState after = c.state.copy();
      after.prev = c.state.mover;
      after.mover = c.state.next;
      after.next = after.activeAfter(after.mover);
      Context inner = c.bare(after);
      inner.asksForMoves = true;
      boolean none = !LiteralPlay.anyAllowed(inner, LiteralPlay.generated(inner));
      c.state.stuck.set(c.state.next, none);
      return none;
    };
  }

  private Condition threatened(LudClause clause) {
    SiteType given = LudemeReader.type(clause);
    Whole what = reader.whole(clause, "what", null);
    String parameter = clause.has("at") ? "at" : "sites";
    Region sites = clause.find(parameter).map(this::region).orElse(null);
    Generator moves = reader.findGenerator(clause, "moves").orElse(null);
    return c -> {
      if (c.threatens) {
        return false;
      }
      BitSet tested = sites != null ? sites.of(c) : allSites(c, given, what);
      for (int site : tested.stream().toArray()) {
        SiteType type = c.type(given, site);
        if (isThreatened(c, type, site, what == null ? 0 : what.of(c), moves)) {
          return true;
        }
      }
      return false;
    };
  }

  private Region region(LudValue value) {
    return reader.region(value);
  }

  private static BitSet allSites(Context c, SiteType given, Whole what) {
    SiteType type = given == null ? c.game.usual() : given;
    int kind = what == null ? 0 : what.of(c);
    BitSet all = new BitSet();
    for (int site = 0; site < c.board().count(type); site++) {
      int here = c.what(type, site);
      if (kind > 0 ? here == kind : here > 0) {
        all.set(site);
      }
    }
    return all;
  }

  private static boolean isThreatened(
      Context c, SiteType type, int site, int what, Generator moves) {
    int place = c.place(type, site);
    int kind = what > 0 ? what : c.state.top(place).what();
    int owner = c.game.owner(kind);
    if (kind == 0 || owner == 0) {
      return false;
    }
    for (int enemy = 1; enemy <= c.game.players(); enemy++) {
      if (enemy == owner) {
        continue;
      }
      LiteralState tested = c.state.copy();
      if (what > 0) {
        tested.pretend(place, what);
      }
      tested.mover = enemy;
      tested.prev = owner;
      if (what == 0) {
        tested.next = owner;
      }
      Context inner = c.bare(tested);
      inner.threatens = true;
      inner.threatened = site;
      List<LiteralMove> replies = moves != null ? moves.of(inner) : LiteralPlay.generated(inner);
      for (LiteralMove reply : replies) {
        if (reply.to == site) {
          return true;
        }
      }
    }
    return false;
  }
}
