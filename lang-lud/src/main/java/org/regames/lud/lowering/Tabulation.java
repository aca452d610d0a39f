package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition.Case;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.Known;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.lowering.Num.Table;
import org.regames.lud.lowering.Num.Whose;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * Tabulates numbers and conditions that sites and players determine: they are evaluated for each of
 * these before the game begins, and become constant functions.
 */
record Tabulation(Model model) {
  /** Ludemes that are a site or a player. */
  private static final Set<String> LEAVES =
      Set.of(
          "from",
          "to",
          "between",
          "site",
          "last To",
          "last From",
          "mover",
          "next",
          "player",
          "count Pips",
          "pips",
          "face");

  /** Ludemes that depend on the position; they may be keys of maps and tracks. */
  private static final Set<String> OF_POSITION =
      Set.of("who", "size Stack", "count", "var", "value Player", "value Piece", "state");

  /** Ludemes whose arguments may depend on the position. */
  private static final Set<String> LOOKED_UP = Set.of("mapEntry", "trackSite Move", "handSite");

  /** Ludemes that are evaluated from their arguments. */
  private static final Set<String> INNER =
      Set.of(
          "+",
          "-",
          "*",
          "/",
          "%",
          "min",
          "max",
          "abs",
          "if",
          "mapEntry",
          "trackSite Move",
          "trackSite EndSite",
          "trackSite FirstSite",
          "row",
          "column",
          "coord",
          "phase",
          "layer",
          "handSite",
          "ahead",
          "=",
          "!=",
          "<",
          "<=",
          ">",
          ">=",
          "and",
          "or",
          "not",
          "is Even",
          "is Odd",
          "is Mover",
          "is In");

  private static final int MOST = 10_000;
  private static final int MOST_COUNTED = 64;

  /** The keys of a table, with their occurrences in the text. */
  private final class Keys {
    private final Map<HrgExpression, Map<String, Integer>> values = new LinkedHashMap<>();
    private final Map<HrgExpression, String> types = new LinkedHashMap<>();
    private final Map<HrgExpression, List<LudValue>> places = new LinkedHashMap<>();
    private final Map<LudValue, Integer> fixed = new IdentityHashMap<>();
    private final Map<HrgExpression, String> roles = new LinkedHashMap<>();
    private HrgExpression origin;
    private boolean ofPosition;

    /** Finds all keys; false if anything else matters. */
    boolean find(LudValue value, LudemeScope scope) {
      return switch (value) {
        case LudValue.Name name -> role(name, scope);
        case LudValue.Items items -> items.values().stream().allMatch(each -> find(each, scope));
        case LudClause clause -> find(clause, scope);
        case LudValue.Number _, LudValue.Text _, LudValue.Flag _ -> true;
      };
    }

    private boolean role(LudValue.Name name, LudemeScope scope) {
      return switch (name.text()) {
        case "Mover" -> turn("Mover", model.mover());
        case "Next" -> turn("Next", model.next());
        case "Player" ->
            scope
                .iterator("player")
                .filter(it -> it instanceof Whose w && player(w, name))
                .isPresent();
        case "Prev", "Enemy", "Friend", "Ally", "NonMover", "TeamMover" -> false;
        default -> true;
      };
    }

    private boolean turn(String role, HrgExpression player) {
      Map<String, Integer> players = new LinkedHashMap<>();
      IntStream.rangeClosed(1, model.players()).forEach(i -> players.put(model.player(i), i));
      values.put(player, players);
      types.put(player, "Player");
      roles.put(player, role);
      return true;
    }

    private boolean find(LudClause clause, LudemeScope scope) {
      if (model.statics().number(clause, Assumed.NOTHING).isPresent()) {
        return true;
      }
      boolean position = ofPosition && OF_POSITION.contains(clause.title());
      if (LEAVES.contains(clause.title()) || position) {
        return switch (clause.title()) {
          case "mover" -> turn("Mover", model.mover());
          case "next" -> turn("Next", model.next());
          default -> leaf(clause, scope);
        };
      }
      if (model.statics().region(clause, Assumed.NOTHING).isPresent()) {
        return true;
      }
      if (clause.is("sites")) {
        return clause.arguments().values().stream().allMatch(each -> find(each, scope));
      }
      if (!INNER.contains(clause.title())) {
        return false;
      }
      if (clause.is("is Mover")) {
        turn("Mover", model.mover());
      }
      boolean moves = clause.is("trackSite Move");
      if (moves && !clause.has("from") && !from(scope)) {
        return false;
      }
      if (moves || clause.title().startsWith("trackSite")) {
        boolean owned = model.equipment().tracks().stream().anyMatch(t -> t.owner() != 0);
        if (owned) {
          turn("Mover", model.mover());
        }
      }
      return clause.arguments().values().stream().allMatch(each -> find(each, scope));
    }

    /** Adds the implied site, if none is written. */
    private boolean from(LudemeScope scope) {
      if (!(scope.iterator("from").orElse(null) instanceof AtSite site)) {
        return false;
      }
      origin = site.site();
      add(site);
      return true;
    }

    private boolean leaf(LudClause clause, LudemeScope scope) {
      return switch (model.numbers().number(clause, scope)) {
        case Known known -> {
          fixed.put(clause, known.value());
          yield true;
        }
        case AtSite site -> {
          add(site);
          places.computeIfAbsent(site.site(), _ -> new ArrayList<>()).add(clause);
          yield true;
        }
        case Num.Amount(HrgExpression number, int most) when most <= MOST_COUNTED ->
            number(number, "Number", most, clause);
        case Num.Maybe(HrgExpression value, int most)
            when most <= MOST_COUNTED && !model.variables().isLowered(clause) ->
            number(value, GameDefinitions.VALUE, most, clause);
        case Whose whose -> player(whose, clause);
        case Num.Which _, Num.Amount _, Num.Counted _, Table _, Num.Maybe _ -> false;
      };
    }

    private boolean number(HrgExpression key, String type, int most, LudClause clause) {
      Map<String, Integer> numbers = new LinkedHashMap<>();
      if (type.equals(GameDefinitions.VALUE)) {
        numbers.put(GameDefinitions.UNSET, -1);
      }
      IntStream.rangeClosed(0, most).forEach(i -> numbers.put("" + i, i));
      values.put(key, numbers);
      types.put(key, type);
      places.computeIfAbsent(key, _ -> new ArrayList<>()).add(clause);
      return true;
    }

    private boolean player(Whose whose, LudValue clause) {
      for (int i = 1; i <= model.players(); i++) {
        if (whose.owner().equals(Hrg.ref(model.player(i)))) {
          fixed.put(clause, i);
          return true;
        }
      }
      if (!ofPosition) {
        return false;
      }
      Map<String, Integer> owners = new LinkedHashMap<>();
      IntStream.rangeClosed(0, model.players() + 1).forEach(i -> owners.put(model.owner(i), i));
      values.put(whose.owner(), owners);
      types.put(whose.owner(), "Owner");
      places.computeIfAbsent(whose.owner(), _ -> new ArrayList<>()).add(clause);
      return true;
    }

    private IntStream sites(AtSite site) {
      return switch (site.place()) {
        case BOARD -> IntStream.range(0, model.sites().onBoard());
        case HAND -> model.sites().hands().stream();
        case ANYWHERE -> IntStream.range(0, model.sites().size()).filter(model.sites()::has);
      };
    }

    private void add(AtSite site) {
      Map<String, Integer> sites = new LinkedHashMap<>();
      sites(site).forEach(number -> sites.put(model.sites().name(number), number));
      if (site.mayBeOff()) {
        sites.put(Sites.OFF, -1);
      }
      values.put(site.site(), sites);
      types.put(site.site(), "Site");
    }

    /** Whether there are few enough combinations. */
    boolean isSmall() {
      long all = values.values().stream().mapToLong(Map::size).reduce(1, (a, b) -> a * b);
      return all <= MOST;
    }

    /** All combinations of the values of the keys. */
    List<List<String>> rows() {
      List<List<String>> rows = List.of(List.of());
      for (Map<String, Integer> possible : values.values()) {
        List<List<String>> longer = new ArrayList<>();
        for (List<String> row : rows) {
          for (String next : possible.keySet()) {
            List<String> with = new ArrayList<>(row);
            with.add(next);
            longer.add(with);
          }
        }
        rows = longer;
      }
      return rows;
    }

    /** The assumptions of a combination. */
    Assumed assumed(List<String> row) {
      Map<LudValue, Integer> leaves = new IdentityHashMap<>(fixed);
      Map<String, Integer> players = new LinkedHashMap<>();
      Map<String, Integer> iterators = new LinkedHashMap<>();
      int i = 0;
      for (HrgExpression key : values.keySet()) {
        int value = values.get(key).get(row.get(i++));
        if (roles.containsKey(key)) {
          players.put(roles.get(key), value);
        } else {
          places.getOrDefault(key, List.of()).forEach(place -> leaves.put(place, value));
        }
        if (key.equals(origin)) {
          iterators.put("from", value);
        }
      }
      return new Assumed(players, iterators, leaves);
    }
  }

  /** A number that sites and players determine, if this is one. */
  Optional<Num> number(LudClause clause, LudemeScope scope) {
    Keys keys = new Keys();
    // Numbers of seeds are computed with arithmetic, without tables.
    keys.ofPosition = LOOKED_UP.contains(clause.title()) && !model.heaps().used();
    if (!INNER.contains(clause.title()) || !keys.find(clause, scope) || !keys.isSmall()) {
      return Optional.empty();
    }
    Map<List<String>, Integer> rows = new LinkedHashMap<>();
    for (List<String> row : keys.rows()) {
      OptionalInt value = model.statics().number(clause, keys.assumed(row));
      if (value.isEmpty()) {
        return Optional.empty();
      }
      rows.put(row, value.getAsInt());
    }
    return keys.values.isEmpty()
        ? Optional.of(new Known(rows.get(List.of())))
        : Optional.of(
            new Table(
                name(clause),
                List.copyOf(keys.types.keySet()),
                List.copyOf(keys.types.values()),
                rows));
  }

  private static String name(LudClause clause) {
    return switch (clause.title()) {
      case "trackSite Move", "trackSite FirstSite", "trackSite EndSite" -> Num.ON_TRACK;
      case "mapEntry" -> SymbolWords.symbol(clause.findWord("name").orElse("mapped"));
      case "if", "+", "-", "*", "/", "%" -> "related";
      default -> SymbolWords.camel(clause.title());
    };
  }

  private HrgExpression apply(
      Table table, String target, String otherwise, IntFunction<Optional<String>> value) {
    List<Case> cases = new ArrayList<>();
    table
        .rows()
        .forEach(
            (row, number) ->
                value
                    .apply(number)
                    .filter(result -> !result.equals(otherwise))
                    .ifPresent(
                        result ->
                            cases.add(
                                Hrg.when(
                                    row.stream().map(Hrg::literal).toList(), Hrg.ref(result)))));
    cases.add(
        Hrg.when(table.keys().stream().map(_ -> SiteTables.ANY).toList(), Hrg.ref(otherwise)));
    List<String> types = keyTypes(table);
    types.add(target);
    String first = types.removeFirst();
    String function =
        model
            .definitions()
            .function(table.name(), Hrg.map(first, types.toArray(String[]::new)), cases);
    return Hrg.apply(function, table.keys());
  }

  /** The types of keys; for several numbers, limited to their ranges. */
  private List<String> keyTypes(Table table) {
    List<String> types = new ArrayList<>(table.types());
    if (Collections.frequency(types, "Number") < 2) {
      return types;
    }
    for (int i = 0; i < types.size(); i++) {
      int key = i;
      if (types.get(i).equals("Number")) {
        int most =
            table.rows().keySet().stream()
                .mapToInt(row -> Integer.parseInt(row.get(key)))
                .max()
                .orElse(0);
        types.set(i, model.definitions().upTo(most));
      }
    }
    return types;
  }

  /** The site with that number. */
  AtSite site(Table table) {
    BitSet all = new BitSet();
    boolean off = false;
    for (int site : table.rows().values()) {
      if (model.sites().has(site)) {
        all.set(site);
      } else {
        off = true;
      }
    }
    HrgExpression site =
        apply(table, "Site", Sites.OFF, number -> Optional.of(model.sites().name(number)));
    model.heaps().note(site, all);
    boolean hand = all.nextSetBit(model.sites().onBoard()) >= 0;
    boolean board = !all.isEmpty() && all.nextSetBit(0) < model.sites().onBoard();
    return new AtSite(
        site, off, hand ? board ? SitePlace.ANYWHERE : SitePlace.HAND : SitePlace.BOARD);
  }

  /** The owner with that number. */
  HrgExpression owner(Table table) {
    return apply(table, "Owner", Model.NOBODY, number -> Optional.of(model.owner(number)));
  }

  /** The kind of pieces with that number; that of an empty site if there is no such kind. */
  HrgExpression piece(Table table) {
    return apply(
        table,
        "Piece",
        Model.EMPTY,
        number -> model.pieces().number(number).map(Component::symbol));
  }

  /** The number as an amount. */
  Num.Amount amount(Table table, LudValue place) {
    int most = table.rows().values().stream().mapToInt(Integer::intValue).max().orElse(0);
    if (table.rows().values().stream().anyMatch(number -> number < 0)) {
      throw LudRefusal.of(place, "below 0 is not supported yet");
    }
    model.definitions().numbers(most);
    HrgExpression number = apply(table, "Number", "0", value -> Optional.of("" + value));
    return new Num.Amount(number, most);
  }

  /** The number, which may be -1. */
  HrgExpression value(Table table) {
    return apply(
        table,
        GameDefinitions.VALUE,
        GameDefinitions.UNSET,
        value -> Optional.of(value < 0 ? GameDefinitions.UNSET : "" + value));
  }

  /** The number, or 0 if it is less. */
  Num.Amount positive(Table table) {
    int most = table.rows().values().stream().mapToInt(Integer::intValue).max().orElse(0);
    model.definitions().numbers(Math.max(0, most));
    HrgExpression number =
        apply(table, "Number", "0", value -> Optional.of("" + Math.max(0, value)));
    return new Num.Amount(number, Math.max(0, most));
  }

  /** The number, typed like another one that it is compared with. */
  Num typed(Table table, Num other, LudValue place) {
    return switch (other) {
      case AtSite _ -> site(table);
      case Whose _ -> new Whose(owner(table));
      case Num.Which _ when isOfPieces(table) -> new Num.Which(piece(table));
      case Known _, Num.Which _, Num.Amount _, Num.Counted _, Table _, Num.Maybe _ ->
          amount(table, place);
    };
  }

  /** Whether all numbers are those of kinds of pieces, or 0. */
  private boolean isOfPieces(Table table) {
    return table.rows().values().stream()
        .allMatch(number -> number == 0 || model.pieces().number(number).isPresent());
  }

  /** The condition that the number satisfies a predicate. */
  HrgExpression test(Table table, IntPredicate wanted) {
    long often = table.rows().values().stream().filter(wanted::test).count();
    if (often == 0 || often == table.rows().size()) {
      return Logic.known(often > 0);
    }
    HrgExpression found =
        apply(table, "Bool", "0", number -> Optional.of(wanted.test(number) ? "1" : "0"));
    return Hrg.equal(found, Hrg.ref("1"));
  }
}
