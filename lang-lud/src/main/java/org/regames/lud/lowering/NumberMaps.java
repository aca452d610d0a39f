package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.lud.board.Area;
import org.regames.lud.board.Board;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** The maps of the equipment, from numbers to numbers. */
final class NumberMaps {
  private record Named(String name, Map<Integer, Integer> entries) {}

  private final Model model;
  private final List<Named> all = new ArrayList<>();

  NumberMaps(Model model) {
    this.model = model;
  }

  /** Adds a map. */
  void add(LudClause item) {
    Map<Integer, Integer> entries = new LinkedHashMap<>();
    if (item.ludeme().form().equals("lists")) {
      List<LudValue> keys = item.list("keys");
      List<LudValue> values = item.list("values");
      for (int i = 0; i < Math.min(keys.size(), values.size()); i++) {
        put(entries, keys.get(i), values.get(i));
      }
    } else {
      item.clauses("pairs").forEach(pair -> put(entries, pair.get("key"), pair.get("value")));
    }
    all.add(new Named(item.word("name"), entries));
  }

  private void put(Map<Integer, Integer> entries, LudValue key, LudValue value) {
    int from = key instanceof LudValue.Text label ? labelled(label.text()) : number(key);
    int to =
        switch (value) {
          case LudValue.Text text -> named(text.text());
          case LudValue.Name name when name.kind() == Kind.LANDMARK -> landmark(name.text());
          default -> number(value);
        };
    if (from != -1 && to != -1) {
      entries.put(from, to);
    }
  }

  private int number(LudValue value) {
    if (value instanceof LudClause id
        && id.is("id")
        && model.kinds().id(id, LudemeScope.OUTERMOST) instanceof Num.Known(int kind)) {
      return kind;
    }
    OptionalInt number = model.statics().number(value, Assumed.NOTHING);
    return number.orElseThrow(
        () -> LudRefusal.of(value, "number of a map is only known during play"));
  }

  private int labelled(String label) {
    Board board = model.equipment().board();
    return board.site(board.use(), label).orElse(-1);
  }

  private int named(String text) {
    int site = text.matches("[A-Z]+\\d+") ? labelled(text) : -1;
    return site >= 0 ? site : model.pieces().named(text).map(Component::id).orElse(-1);
  }

  private int landmark(String name) {
    Board board = model.equipment().board();
    return switch (name) {
      case "FirstSite" -> 0;
      case "LastSite" -> board.count(board.use()) - 1;
      case "LeftSite" -> first(Area.LEFT);
      case "RightSite" -> first(Area.RIGHT);
      case "Topsite" -> first(Area.TOP);
      case "BottomSite" -> first(Area.BOTTOM);
      default -> first(Area.CENTRE);
    };
  }

  private int first(Area area) {
    Board board = model.equipment().board();
    return board.area(board.use(), area)[0];
  }

  /** {@code (mapEntry …)} for a site, or for a kind of pieces. */
  Num entry(LudClause clause, LudemeScope scope) {
    Num number = model.numbers().number(clause.get("key"), scope);
    Map<List<String>, Integer> rows = new LinkedHashMap<>();
    if (number instanceof Num.Which(HrgExpression kind)) {
      rows.put(List.of(Model.EMPTY), lookUp(clause.findWord("name"), 0));
      for (Component piece : model.pieces().all()) {
        rows.put(List.of(piece.symbol()), lookUp(clause.findWord("name"), piece.id()));
      }
      String name = SymbolWords.symbol(clause.findWord("name").orElse("mapped"));
      return new Num.Table(name, List.of(kind), List.of("Piece"), rows);
    }
    Num.AtSite key = model.numbers().site(number, clause.get("key"));
    for (int site = 0; site < model.sites().size(); site++) {
      if (model.sites().has(site)) {
        rows.put(List.of(model.sites().name(site)), lookUp(clause.findWord("name"), site));
      }
    }
    rows.put(List.of(Sites.OFF), lookUp(clause.findWord("name"), -1));
    return new Num.Table("mapped", List.of(key.site()), List.of("Site"), rows);
  }

  /** The entry for a number in the first map that has one; the number itself if none has. */
  int lookUp(Optional<String> map, int key) {
    return all.stream()
        .filter(each -> map.isEmpty() || each.name().equals(map.get()))
        .filter(each -> each.entries().containsKey(key))
        .findFirst()
        .map(each -> each.entries().get(key))
        .orElse(key);
  }
}
