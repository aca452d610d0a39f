package org.regames.lud.literal;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.regames.lud.board.SiteContainers.Container;
import org.regames.lud.board.SiteTrack;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.literal.Ludemes.Condition;
import org.regames.lud.literal.Ludemes.Generator;
import org.regames.lud.literal.Ludemes.Numbers;
import org.regames.lud.literal.Ludemes.Region;
import org.regames.lud.literal.Ludemes.Whole;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Regions by what stands there, by names, and made of other regions. */
final class PlainRegions {
  private final LudemeReader reader;

  PlainRegions(LudemeReader reader) {
    this.reader = reader;
  }

  void register() {
    reader.regions.put("sites", _ -> c -> c.region == null ? new BitSet() : c.region);
    reader.regions.put("sites /list", clause -> reader.region(clause.get("sites")));
    reader.regions.put("sites /labels", clause -> reader.region(clause.get("labels")));
    reader.regions.put("sites /array", clause -> reader.region(clause.get("array")));
    reader.regions.put("sites /player", this::ofPlayer);
    reader.regions.put("sites /name", this::named);
    reader.regions.put("sites Empty", this::empty);
    reader.regions.put("sites Occupied", this::occupied);
    reader.regions.put("sites Hand", this::hand);
    reader.regions.put("sites Track", this::track);
    reader.regions.put("sites Pending", _ -> c -> SiteWholes.copy(c.state.pending));
    reader.regions.put(
        "sites ToClear",
        _ -> c -> LudemeReader.set(c.state.toClear.stream().mapToInt(c.game::siteOf).toArray()));
    reader.regions.put("sites LastTo", _ -> c -> lastSites(c, false));
    reader.regions.put("sites LastFrom", _ -> c -> lastSites(c, true));
    reader.regions.put(
        "last Between",
        _ -> c -> c.state.last == null ? new BitSet() : LudemeReader.set(c.state.last.between()));
    moves("sites From", move -> new int[] {move.from});
    moves("sites To", move -> new int[] {move.to});
    moves("sites Between /moves", move -> move.between);
    reader.regions.put("sites Start", this::start);
    reader.regions.put("sites Random", this::random);
    reader.regions.put("sites Hidden", this::hidden);
    algebra();
    loops();
  }

  private static BitSet lastSites(Context c, boolean start) {
    BitSet all = new BitSet();
    if (c.state.last != null) {
      for (LiteralAction action : c.state.last.actions()) {
        int site = start ? action.from() : action.to();
        if (site >= 0) {
          all.set(site);
        }
      }
    }
    return all;
  }

  private interface SitesOfMove {
    int[] of(LiteralMove move);
  }

  private void moves(String name, SitesOfMove sites) {
    reader.regions.put(
        name,
        clause -> {
          Generator moves = reader.generator(clause, "moves");
          return c -> {
            BitSet all = new BitSet();
            for (LiteralMove move : moves.of(c)) {
              all.or(LudemeReader.set(sites.of(move)));
            }
            return all;
          };
        });
  }

  private Region ofPlayer(LudClause clause) {
    Whole player = reader.whole(clause, "player");
    String name = clause.findWord("name").orElse("");
    return c -> {
      int owner = player.of(c);
      BitSet all = new BitSet();
      c.game.named().regions().stream()
          .filter(region -> region.owner() == owner && region.name().contains(name))
          .forEach(region -> all.or(region.all()));
      return all;
    };
  }

  private Region named(LudClause clause) {
    String name = clause.word("name");
    Whole player = clause.has("player") ? reader.whole(clause, "player") : null;
    int labelled = player == null && name.matches("[A-Z]+\\d+") ? reader.game.labelled(name) : -1;
    return c -> {
      if (labelled >= 0) {
        return LudemeReader.set(labelled);
      }
      BitSet all = new BitSet();
      for (NamedThings.NamedRegion region : c.game.named().regions()) {
        if (player == null
            ? region.name().equals(name)
            : region.owner() == player.of(c) && region.name().contains(name)) {
          all.or(region.all());
        }
      }
      return all;
    };
  }

  private Region empty(LudClause clause) {
    SiteType given = LudemeReader.type(clause);
    Whole container = reader.whole(clause, "container", _ -> 0);
    return c -> {
      int number = container.of(c);
      SiteType type = given == null ? c.game.usual() : given;
      int first = number == 0 ? 0 : c.game.containers().get(number).first();
      int count = number == 0 ? c.board().count(type) : c.game.containers().get(number).size();
      BitSet all = new BitSet();
      for (int site = first; site < first + count; site++) {
        if (c.isEmpty(type, site)) {
          all.set(site);
        }
      }
      return all;
    };
  }

  /** Whether a place is meant. */
  private interface Places {
    boolean has(Context c, int place);
  }

  private Places places(LudClause clause) {
    SiteType on = LudemeReader.type(clause, "on");
    if (!clause.has("container")) {
      return (c, place) -> c.game.typeOf(place) == (on == null ? c.game.usual() : on);
    }
    LudValue value = clause.get("container");
    if (!(value instanceof LudValue.Text text)) {
      Whole number = reader.whole(value);
      return (c, place) -> {
        Container container = c.game.containers().get(number.of(c));
        return isIn(c, container, place, on);
      };
    }
    Whole owner = reader.whole(clause.get("by"));
    return (c, place) -> {
      Container container =
          text.text().contains("Hand")
              ? c.game.hand(owner.of(c))
              : c.game.containers().stream()
                  .filter(each -> each.name().equals(text.text()))
                  .findFirst()
                  .orElse(null);
      return container != null && isIn(c, container, place, on);
    };
  }

  private static boolean isIn(Context c, Container container, int place, SiteType on) {
    return c.game.isOnBoard(place)
        ? container.use() == org.regames.lud.board.SiteContainers.Use.BOARD
            && c.game.typeOf(place) == (on == null ? c.game.usual() : on)
        : container.has(c.game.siteOf(place));
  }

  private Region occupied(LudClause clause) {
    Roles.Owners owners = Roles.owners(clause.get("by"), reader);
    Places places = places(clause);
    boolean top = clause.flag("top");
    List<String> names =
        clause.has("components")
            ? clause.list("components").stream().map(v -> ((LudValue.Text) v).text()).toList()
            : clause.findWord("component").map(List::of).orElse(null);
    Whole kind =
        clause.has("component") && names == null ? reader.whole(clause, "component") : null;
    return c -> {
      BitSet who = owners.of(c);
      BitSet all = new BitSet();
      for (PieceKind each : c.game.kinds()) {
        boolean named = names != null || kind != null;
        boolean meant =
            names != null
                ? names.contains(each.plainName()) || names.contains(each.name())
                : kind == null || kind.of(c) == each.index();
        if (each.index() > 0 && meant && (named && top || who.get(each.owner()))) {
          for (int place : c.state.placesOf(each.index())) {
            boolean owned = top ? who.get(c.state.owner(place)) : who.get(each.owner());
            if (owned && places.has(c, place)) {
              all.set(c.game.siteOf(place));
            }
          }
        }
      }
      return all;
    };
  }

  private Region hand(LudClause clause) {
    Whole player = clause.has("player") ? reader.whole(clause, "player") : c -> c.state.mover;
    return c -> {
      Container hand = c.game.hand(player.of(c));
      BitSet all = new BitSet();
      if (hand != null) {
        all.set(hand.first(), hand.first() + hand.size());
      }
      return all;
    };
  }

  private Region track(LudClause clause) {
    String name = clause.findWord("name").orElse(null);
    Whole player = clause.has("player") ? reader.whole(clause, "player") : c -> c.state.mover;
    Whole from = reader.whole(clause, "from", null);
    Whole to = reader.whole(clause, "to", null);
    boolean anybody = name == null && !clause.has("player");
    return c -> {
      int number = c.track;
      if (number < 0 && anybody) {
        number = TrackWholes.find(c.game, track -> track.owner() == 0);
      } else if (number < 0 || name != null) {
        number = TrackWholes.named(c.game, name, player.of(c));
      }
      return number < 0
          ? new BitSet()
          : part(
              c.game.tracks().get(number),
              from == null ? null : from.of(c),
              to == null ? null : to.of(c));
    };
  }

  private static BitSet part(SiteTrack track, Integer from, Integer to) {
    if (from == null && to == null) {
      return LudemeReader.set(track.sites());
    }
    int start = from == null ? 0 : track.indexOf(from);
    BitSet all = new BitSet();
    for (int i = 0; start >= 0 && i < track.size(); i++) {
      int site = track.sites()[(start + i) % track.size()];
      if (site >= 0) {
        all.set(site);
      }
      if (to != null && site == to) {
        break;
      }
    }
    return all;
  }

  private Region start(LudClause clause) {
    List<Whole> pieces = reader.pieces(clause.clause("piece"));
    return c -> {
      BitSet all = new BitSet();
      for (Whole piece : pieces) {
        all.or(c.state.starts.getOrDefault(piece.of(c), new BitSet()));
      }
      return all;
    };
  }

  private Region hidden(LudClause clause) {
    String what = clause.findWord("what").orElse("");
    SiteType given = LudemeReader.type(clause);
    Whole player = reader.whole(clause, "to");
    return c -> {
      SiteType type = given == null ? c.game.usual() : given;
      int who = player.of(c);
      return BoardRegions.filtered(
          c, type, site -> c.state.hidden.get(c.state.hiddenBit(c.place(type, site), what, who)));
    };
  }

  private Region random(LudClause clause) {
    Region region =
        reader.region(
            clause,
            "region",
            c -> {
              BitSet all = new BitSet();
              all.set(0, c.board().count(c.game.usual()));
              return all;
            });
    Whole number = reader.whole(clause, "num");
    return c -> {
      BitSet left = SiteWholes.copy(region.of(c));
      BitSet chosen = new BitSet();
      int wanted = number.of(c);
      while (chosen.cardinality() < wanted && !left.isEmpty()) {
        int[] sites = left.stream().toArray();
        int site = sites[c.chance.below(sites.length)];
        chosen.set(site);
        left.clear(site);
      }
      return chosen;
    };
  }

  private void algebra() {
    reader.regions.put(
        "union", clause -> union(List.of(clause.get("first"), clause.get("second"))));
    reader.regions.put("union /list", clause -> union(clause.list("regions")));
    reader.regions.put(
        "intersection", clause -> common(List.of(clause.get("first"), clause.get("second"))));
    reader.regions.put("intersection /list", clause -> common(clause.list("regions")));
    reader.regions.put(
        "difference",
        clause -> {
          Region region = reader.region(clause, "region");
          Region without = reader.region(clause.get("without"));
          return c -> {
            BitSet left = SiteWholes.copy(region.of(c));
            left.andNot(without.of(c));
            return left;
          };
        });
    reader.regions.put(
        "if",
        clause -> {
          Condition condition = reader.condition(clause, "condition");
          Region then = reader.region(clause, "then");
          Region otherwise = reader.region(clause, "else", _ -> new BitSet());
          return c -> condition.of(c) ? then.of(c) : otherwise.of(c);
        });
  }

  private Region union(List<LudValue> values) {
    List<Region> regions = values.stream().map(reader::region).toList();
    return c -> {
      BitSet all = new BitSet();
      regions.forEach(region -> all.or(region.of(c)));
      return all;
    };
  }

  private Region common(List<LudValue> values) {
    List<Region> regions = values.stream().map(reader::region).toList();
    return c -> {
      BitSet all = SiteWholes.copy(regions.getFirst().of(c));
      regions.forEach(region -> all.and(region.of(c)));
      return all;
    };
  }

  private void loops() {
    reader.regions.put(
        "forEach /filter",
        clause -> {
          Region region = reader.region(clause, "region");
          Condition condition = reader.condition(clause, "if");
          return c -> {
            int oldSite = c.site;
            BitSet kept = new BitSet();
            BitSet sites = region.of(c);
            for (int s = sites.nextSetBit(0); s >= 0; s = sites.nextSetBit(s + 1)) {
              c.site = s;
              if (condition.of(c)) {
                kept.set(s);
              }
            }
            c.site = oldSite;
            return kept;
          };
        });
    reader.regions.put(
        "forEach /union",
        clause -> {
          Region of = reader.region(clause, "of");
          Region region = reader.region(clause, "region");
          return c -> {
            int oldSite = c.site;
            BitSet all = new BitSet();
            for (int site : of.of(c).stream().toArray()) {
              c.site = site;
              all.or(region.of(c));
            }
            c.site = oldSite;
            return all;
          };
        });
    reader.regions.put(
        "forEach /players",
        clause -> {
          Numbers players = reader.array(clause, "players");
          Region region = reader.region(clause, "region");
          return c -> {
            int old = c.player;
            BitSet all = new BitSet();
            for (int player : players.of(c)) {
              c.player = player;
              all.or(region.of(c));
            }
            c.player = old;
            return all;
          };
        });
    reader.regions.put(
        "forEach Team",
        clause -> {
          Region region = reader.region(clause, "region");
          return c -> {
            int old = c.team;
            BitSet all = new BitSet();
            for (int team = 1; team <= c.game.players(); team++) {
              int wanted = team;
              if (IntStream.rangeClosed(1, c.game.players())
                  .anyMatch(player -> c.team(player) == wanted)) {
                c.team = team;
                all.or(region.of(c));
              }
            }
            c.team = old;
            return all;
          };
        });
    reader.regions.put("forEach Level", this::levels);
  }

  private Region levels(LudClause clause) {
    SiteType type = LudemeReader.type(clause);
    Whole at = reader.whole(clause, "at");
    Condition condition = reader.condition(clause, "if", _ -> true);
    return c -> {
      int oldLevel = c.level;
      int height = c.state.height(c.place(type, at.of(c)));
      BitSet kept = new BitSet();
      for (int level = 0; level < height; level++) {
        c.level = level;
        if (condition.of(c)) {
          kept.set(level);
        }
      }
      c.level = oldLevel;
      return kept;
    };
  }
}
