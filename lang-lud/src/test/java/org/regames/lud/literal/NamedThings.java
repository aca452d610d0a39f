package org.regames.lud.literal;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.regames.lud.board.Area;
import org.regames.lud.board.Grouping;
import org.regames.lud.literal.Ludemes.Whole;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Regions and maps of the equipment, worked out before anything stands anywhere. */
final class NamedThings {
  /**
   * A region of the equipment.
   *
   * @param parts the regions that it is written as
   */
  record NamedRegion(String name, int owner, List<BitSet> parts) {
    BitSet all() {
      BitSet all = new BitSet();
      parts.forEach(all::or);
      return all;
    }
  }

  /** A map of the equipment. */
  record NamedMap(String name, Map<Integer, Integer> entries) {}

  private final LiteralGame game;
  private final LudClause tree;
  private List<NamedRegion> regions;
  private List<NamedMap> maps;

  NamedThings(LiteralGame game, LudClause tree) {
    this.game = game;
    this.tree = tree;
  }

  List<NamedRegion> regions() {
    if (regions == null) {
      regions = new ArrayList<>();
      for (LudClause item : tree.clause("equipment").clauses("items")) {
        if (item.is("regions")) {
          regions.add(region(item));
        }
      }
    }
    return regions;
  }

  List<NamedMap> maps() {
    if (maps == null) {
      maps = new ArrayList<>();
      for (LudClause item : tree.clause("equipment").clauses("items")) {
        if (item.is("map")) {
          maps.add(map(item));
        }
      }
    }
    return maps;
  }

  private Context blank() {
    return new Context(new LiteralState(game), null);
  }

  private NamedRegion region(LudClause item) {
    int owner = item.findWord("role").map(r -> Roles.constant(r, game.players())).orElse(0);
    List<BitSet> parts = new ArrayList<>();
    LudValue sites = item.get("sites");
    boolean numbers =
        sites instanceof LudValue.Items items
            && !items.values().isEmpty()
            && !(items.values().getFirst() instanceof LudClause clause
                && clause.kind() == Kind.REGION)
            && !(items.values().getFirst() instanceof LudValue.Name);
    if (numbers) {
      parts.add(game.reader().region(sites).of(blank()));
    } else {
      for (LudValue part : item.list("sites")) {
        if (part instanceof LudValue.Name name) {
          parts.addAll(fixed(name.text()));
        } else {
          parts.add(game.reader().region(part).of(blank()));
        }
      }
    }
    String name = item.findWord("name").orElse("Region" + item.findWord("role").orElse(""));
    return new NamedRegion(name, owner, parts);
  }

  /** The regions of a kind that every board has. */
  List<BitSet> fixed(String kind) {
    return switch (kind) {
      case "Rows" -> sets(game.board().groups(game.usual(), Grouping.ROW));
      case "Columns" -> sets(game.board().groups(game.usual(), Grouping.COLUMN));
      case "Layers" -> sets(game.board().groups(game.usual(), Grouping.LAYER));
      case "Corners" -> {
        List<BitSet> all = new ArrayList<>();
        for (int site : game.board().area(game.usual(), Area.CORNERS)) {
          all.add(LudemeReader.set(site));
        }
        yield all;
      }
      case "Sides" -> sets(game.board().sides(game.usual()).values());
      case "SidesNoCorners" -> {
        List<BitSet> all = sets(game.board().sides(game.usual()).values());
        BitSet corners = LudemeReader.set(game.board().area(game.usual(), Area.CORNERS));
        all.forEach(side -> side.andNot(corners));
        yield all;
      }
      case "AllSites" -> List.of(LudemeReader.set(game.board().area(game.usual(), Area.BOARD)));
      default -> throw new NotEvaluated("regions " + kind);
    };
  }

  private static List<BitSet> sets(Iterable<int[]> groups) {
    List<BitSet> all = new ArrayList<>();
    groups.forEach(group -> all.add(LudemeReader.set(group)));
    return all;
  }

  private NamedMap map(LudClause item) {
    Map<Integer, Integer> entries = new HashMap<>();
    if (item.ludeme().form().equals("lists")) {
      List<LudValue> values = item.list("values");
      List<LudValue> keys = item.list("keys");
      for (int i = 0; i < Math.min(keys.size(), values.size()); i++) {
        put(entries, key(keys.get(i)), value(values.get(i)));
      }
    } else {
      for (LudClause pair : item.clauses("pairs")) {
        put(entries, key(pair.get("key")), value(pair.get("value")));
      }
    }
    return new NamedMap(item.word("name"), entries);
  }

  private static void put(Map<Integer, Integer> entries, int key, int value) {
    if (key != -1 && value != -1) {
      entries.put(key, value);
    }
  }

  private int key(LudValue value) {
    if (value instanceof LudValue.Text label) {
      return game.labelled(label.text());
    }
    return number(value);
  }

  private int value(LudValue value) {
    if (value instanceof LudValue.Text text) {
      int site = text.text().matches("[A-Z]+\\d+") ? game.labelled(text.text()) : -1;
      int kind = game.kindNamed(text.text());
      return site >= 0 ? site : kind > 0 ? kind : -1;
    }
    if (value instanceof LudValue.Name name && name.kind() == Kind.LANDMARK) {
      return switch (name.text()) {
        case "CentreSite" -> first(Area.CENTRE);
        case "LeftSite" -> first(Area.LEFT);
        case "RightSite" -> first(Area.RIGHT);
        case "Topsite" -> first(Area.TOP);
        case "BottomSite" -> first(Area.BOTTOM);
        case "FirstSite" -> 0;
        default -> game.board().count(game.usual()) - 1;
      };
    }
    return number(value);
  }

  private int first(Area area) {
    return game.board().area(game.usual(), area)[0];
  }

  private int number(LudValue value) {
    Whole whole = game.reader().whole(value);
    return whole.of(blank());
  }
}
