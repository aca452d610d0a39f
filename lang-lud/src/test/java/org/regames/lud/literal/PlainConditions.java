package org.regames.lud.literal;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.literal.Ludemes.Condition;
import org.regames.lud.literal.Ludemes.Numbers;
import org.regames.lud.literal.Ludemes.Region;
import org.regames.lud.literal.Ludemes.Whole;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Conditions on numbers, players, sites and regions. */
final class PlainConditions {
  private final LudemeReader reader;

  PlainConditions(LudemeReader reader) {
    this.reader = reader;
  }

  void register() {
    compare("=", (a, b) -> a == b);
    compare("= /roles", (a, b) -> a == b);
    compare("!=", (a, b) -> a != b);
    compare("!= /roles", (a, b) -> a != b);
    compare("<", (a, b) -> a < b);
    compare("<=", (a, b) -> a <= b);
    compare(">", (a, b) -> a > b);
    compare(">=", (a, b) -> a >= b);
    regions("= /regions", true);
    regions("!= /regions", false);
    logic();
    players();
    sites();
  }

  private interface Comparison {
    boolean holds(int a, int b);
  }

  private void compare(String name, Comparison comparison) {
    reader.conditions.put(
        name,
        clause -> {
          Whole a = reader.whole(clause, "a");
          Whole b = reader.whole(clause, "b");
          return c -> comparison.holds(a.of(c), b.of(c));
        });
  }

  private void regions(String name, boolean wanted) {
    reader.conditions.put(
        name,
        clause -> {
          Region a = reader.region(clause, "a");
          Region b = reader.region(clause, "b");
          return c -> a.of(c).equals(b.of(c)) == wanted;
        });
  }

  private void logic() {
    reader.conditions.put(
        "and", clause -> every(conditions(clause.get("first"), clause.get("second"))));
    reader.conditions.put(
        "and /list",
        clause -> every(clause.list("conditions").stream().map(reader::condition).toList()));
    reader.conditions.put(
        "or", clause -> any(conditions(clause.get("first"), clause.get("second"))));
    reader.conditions.put(
        "or /list",
        clause -> any(clause.list("conditions").stream().map(reader::condition).toList()));
    reader.conditions.put(
        "not",
        clause -> {
          Condition condition = reader.condition(clause, "condition");
          return c -> !condition.of(c);
        });
    reader.conditions.put(
        "xor",
        clause -> {
          Condition first = reader.condition(clause, "first");
          Condition second = reader.condition(clause, "second");
          return c -> first.of(c) ^ second.of(c);
        });
    reader.conditions.put(
        "if",
        clause -> {
          Condition condition = reader.condition(clause, "condition");
          Condition then = reader.condition(clause, "then");
          Condition otherwise = reader.condition(clause, "else");
          return c -> condition.of(c) ? then.of(c) : otherwise.of(c);
        });
    reader.conditions.put(
        "toBool",
        clause -> {
          Whole value = reader.whole(clause, "value");
          return c -> value.of(c) != 0;
        });
  }

  private List<Condition> conditions(LudValue... values) {
    return Arrays.stream(values).map(reader::condition).toList();
  }

  private static Condition every(List<Condition> all) {
    return c -> {
      for (Condition condition : all) {
        if (!condition.of(c)) {
          return false;
        }
      }
      return true;
    };
  }

  private static Condition any(List<Condition> all) {
    return c -> {
      for (Condition condition : all) {
        if (condition.of(c)) {
          return true;
        }
      }
      return false;
    };
  }

  private interface OfPlayer {
    boolean holds(Context c, int player);
  }

  private void players() {
    player("is Mover", (c, player) -> player == c.state.mover);
    player("is Next", (c, player) -> player == c.state.next);
    player("is Prev", (c, player) -> player == c.state.prev);
    player("is Enemy", Context::isEnemy);
    player("is Friend", Context::isFriend);
    player(
        "is Active",
        (c, player) -> player > 0 && player < c.game.players() + 1 && c.state.active.get(player));
    player(
        "is Triggered",
        (c, player) -> player > 0 && c.state.triggered.get(player) && c.state.active.get(player));
  }

  private void player(String name, OfPlayer condition) {
    reader.conditions.put(
        name,
        clause -> {
          Whole player = reader.whole(clause, "player");
          return c -> condition.holds(c, player.of(c));
        });
  }

  private void sites() {
    reader.conditions.put(
        "is Empty",
        clause -> {
          SiteType type = LudemeReader.type(clause);
          Whole site = reader.whole(clause, "site");
          return c -> {
            int place = c.place(type, site.of(c));
            return place >= 0 && c.state.isEmpty(place);
          };
        });
    reader.conditions.put(
        "is Occupied",
        clause -> {
          SiteType type = LudemeReader.type(clause);
          Whole site = reader.whole(clause, "site");
          return c -> c.state.isOccupied(c.place(type, site.of(c)));
        });
    reader.conditions.put("is In", this::isIn);
    number("is Even", value -> (value & 1) == 0);
    number("is Odd", value -> (value & 1) == 1);
    reader.conditions.put(
        "is Visited",
        clause -> {
          Whole site = reader.whole(clause, "site");
          return c -> {
            int wanted = site.of(c);
            return wanted >= 0 && c.state.visited.get(wanted);
          };
        });
    reader.conditions.put("is Within", this::isWithin);
    reader.conditions.put("is Related", this::isRelated);
    reader.conditions.put(
        "is Full",
        _ ->
            c -> {
              for (int site = 0; site < c.board().count(c.game.usual()); site++) {
                if (c.isEmpty(null, site)) {
                  return false;
                }
              }
              return true;
            });
    reader.conditions.put(
        "is Crossing",
        clause -> {
          Whole first = reader.whole(clause, "first");
          Whole second = reader.whole(clause, "second");
          return c -> IncidentRegions.cross(c.board(), first.of(c), second.of(c));
        });
    reader.conditions.put("is Hidden", this::isHidden);
    reader.conditions.put("all Sites", clause -> allSites(clause));
    reader.conditions.put("all Values", clause -> allValues(clause));
    reader.conditions.put("all Different", clause -> allDifferent(clause));
    reader.conditions.put("is Flat", this::isFlat);
  }

  private interface OfNumber {
    boolean holds(int value);
  }

  private void number(String name, OfNumber condition) {
    reader.conditions.put(
        name,
        clause -> {
          Whole value = reader.whole(clause, "value");
          return c -> condition.holds(value.of(c));
        });
  }

  private Condition isIn(LudClause clause) {
    LudValue region = clause.get("region");
    boolean array =
        region instanceof LudClause inner && inner.kind() == Kind.ARRAY
            || region instanceof LudValue.Items;
    if (clause.find("site").orElse(null) instanceof LudValue.Items) {
      Numbers sites = reader.array(clause, "site");
      Region in = reader.region(region);
      return c -> {
        BitSet all = in.of(c);
        return Arrays.stream(sites.of(c)).allMatch(site -> site >= 0 && all.get(site));
      };
    }
    Whole site = reader.whole(clause, "site", c -> c.to);
    if (array) {
      Numbers in = reader.array(region);
      return c -> {
        int wanted = site.of(c);
        return Arrays.stream(in.of(c)).anyMatch(value -> value == wanted);
      };
    }
    Region in = reader.region(region);
    return c -> {
      int wanted = site.of(c);
      return wanted >= 0 && in.of(c).get(wanted);
    };
  }

  private Condition isWithin(LudClause clause) {
    Whole piece = reader.whole(clause, "piece");
    SiteType type = LudemeReader.type(clause);
    Region in =
        clause.has("in")
            ? reader.region(clause, "in")
            : clause.has("at")
                ? reader.region(clause.get("at"))
                : c -> LudemeReader.set(c.state.last == null ? -1 : c.state.last.to());
    return c -> {
      int what = piece.of(c);
      return in.of(c).stream()
          .anyMatch(
              site ->
                  Arrays.stream(c.state.at(c.place(type, site)))
                      .anyMatch(standing -> standing.what() == what));
    };
  }

  private Condition isRelated(LudClause clause) {
    AbsoluteDirection kind = AbsoluteDirection.of(clause.word("relation")).orElseThrow();
    SiteType given = LudemeReader.type(clause);
    Whole site = reader.whole(clause, "site");
    Region region = reader.region(clause.get("region"));
    return c -> {
      int wanted = site.of(c);
      return region.of(c).stream()
          .anyMatch(
              from -> {
                SiteType type = c.type(given, from);
                return from < c.board().steps(type).size()
                    && Arrays.stream(c.board().steps(type).targets(from, kind))
                        .anyMatch(target -> target == wanted);
              });
    };
  }

  private Condition allSites(LudClause clause) {
    Region region = reader.region(clause, "region");
    Condition condition = reader.condition(clause, "if");
    return c -> {
      int oldSite = c.site;
      boolean all = true;
      BitSet sites = region.of(c);
      for (int site = sites.nextSetBit(0); site >= 0 && all; site = sites.nextSetBit(site + 1)) {
        c.site = site;
        all = condition.of(c);
      }
      c.site = oldSite;
      return all;
    };
  }

  private Condition allValues(LudClause clause) {
    Numbers values = reader.array(clause, "values");
    Condition condition = reader.condition(clause, "if");
    return c -> {
      int oldValue = c.value;
      boolean all = true;
      for (int value : values.of(c)) {
        c.value = value;
        all &= condition.of(c);
      }
      c.value = oldValue;
      return all;
    };
  }

  private Condition allDifferent(LudClause clause) {
    Region region = reader.region(clause, "region");
    Condition condition = reader.condition(clause, "if", _ -> true);
    return c -> {
      int oldSite = c.site;
      BitSet kinds = new BitSet();
      boolean different = true;
      for (int site : region.of(c).stream().toArray()) {
        c.site = site;
        int what = c.what(null, site);
        different &= condition.of(c) && !kinds.get(what);
        kinds.set(what);
      }
      c.site = oldSite;
      return different;
    };
  }

  private Condition isHidden(LudClause clause) {
    String what = clause.findWord("what").orElse("");
    SiteType type = LudemeReader.type(clause);
    Whole at = reader.whole(clause, "at");
    Whole player = reader.whole(clause, "to");
    return c -> {
      int place = c.place(type, at.of(c));
      return place >= 0 && c.state.hidden.get(c.state.hiddenBit(place, what, player.of(c)));
    };
  }

  private Condition isFlat(LudClause clause) {
    Whole site = reader.whole(clause, "site", c -> c.to);
    return c -> {
      int wanted = site.of(c);
      SiteType type = c.game.usual();
      return c.board().layer(type, wanted) == 0
          || Arrays.stream(c.board().steps(type).targets(wanted, AbsoluteDirection.DOWNWARD))
              .allMatch(below -> c.state.isOccupied(c.place(type, below)));
    };
  }
}
