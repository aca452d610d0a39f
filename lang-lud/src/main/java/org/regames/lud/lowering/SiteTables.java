package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition.Case;
import org.regames.hrg.syntax.HrgPattern;
import org.regames.ir.diagnostic.Origin;

/** Constant functions of sites. */
final class SiteTables {
  static final HrgPattern ANY = new HrgPattern.Wildcard(Origin.UNKNOWN);

  private final Sites sites;
  private final GameDefinitions definitions;
  private final int players;

  /**
   * The functions of a game.
   *
   * @param players how many there are
   */
  SiteTables(Sites sites, GameDefinitions definitions, int players) {
    this.players = players;
    this.sites = sites;
    this.definitions = definitions;
  }

  /** A function from sites to sites; -1 is none. */
  String next(String name, int[] table) {
    return definitions.function(name, Hrg.map("Site", "Site"), cases(List.of(), table, Sites.OFF));
  }

  /**
   * The first of the sites that belong to each site, the second of each, and so on; -1 for none.
   *
   * @param lists the sites that belong to each site of the board, by number
   */
  List<int[]> columns(List<int[]> lists) {
    int most = lists.stream().mapToInt(each -> each.length).max().orElse(0);
    List<int[]> columns = new ArrayList<>();
    for (int k = 0; k < most; k++) {
      int[] column = empty();
      for (int site = 0; site < lists.size(); site++) {
        column[site] = k < lists.get(site).length ? lists.get(site)[k] : -1;
      }
      columns.add(column);
    }
    return columns;
  }

  /** The same with a value for no site. */
  String next(String name, int[] table, int ofNone) {
    List<Case> cases = new ArrayList<>();
    cases.add(Hrg.when(List.of(Hrg.literal(Sites.OFF)), sites.expression(ofNone)));
    cases.addAll(cases(List.of(), table, Sites.OFF));
    return definitions.function(name, Hrg.map("Site", "Site"), cases);
  }

  /** A function from numbers to sites; other numbers have none. */
  String ofNumbers(String name, Map<Integer, Integer> table) {
    List<Case> cases = new ArrayList<>();
    table.forEach(
        (number, site) -> {
          definitions.numbers(number);
          cases.add(Hrg.when(List.of(Hrg.literal("" + number)), sites.expression(site)));
        });
    cases.add(Hrg.when(List.of(ANY), Hrg.ref(Sites.OFF)));
    return definitions.function(name, Hrg.map("Number", "Site"), cases);
  }

  /** The same for each key of a type. */
  String next(String name, String type, Map<String, int[]> tables) {
    List<Case> cases = new ArrayList<>();
    tables.forEach((key, table) -> cases.addAll(rows(List.of(Hrg.literal(key)), table)));
    cases.add(Hrg.when(List.of(ANY, ANY), Hrg.ref(Sites.OFF)));
    return definitions.function(name, Hrg.map(type, "Site", "Site"), cases);
  }

  private List<Case> cases(List<HrgPattern> before, int[] table, String otherwise) {
    List<Case> cases = new ArrayList<>(rows(before, table));
    cases.add(Hrg.when(List.of(ANY), Hrg.ref(otherwise)));
    return cases;
  }

  private List<Case> rows(List<HrgPattern> before, int[] table) {
    List<Case> cases = new ArrayList<>();
    for (int site = 0; site < table.length; site++) {
      if (table[site] >= 0) {
        List<HrgPattern> patterns = new ArrayList<>(before);
        patterns.add(Hrg.literal(sites.name(site)));
        cases.add(Hrg.when(patterns, sites.expression(table[site])));
      }
    }
    return cases;
  }

  /** A function that is 1 for some sites and 0 for others. */
  String has(String name, BitSet members) {
    List<Case> cases = new ArrayList<>();
    members.stream()
        .filter(sites::has)
        .forEach(s -> cases.add(Hrg.when(List.of(Hrg.literal(sites.name(s))), Hrg.ref("1"))));
    cases.add(Hrg.when(List.of(ANY), Hrg.ref("0")));
    return definitions.function(name, Hrg.map("Site", "Bool"), cases);
  }

  /** The same for each player. */
  String has(String name, Map<String, BitSet> members) {
    return has(name, "Player", members);
  }

  /** The same for each key of a type. */
  String has(String name, String type, Map<String, BitSet> members) {
    List<Case> cases = new ArrayList<>();
    members.forEach(
        (player, region) ->
            region.stream()
                .filter(sites::has)
                .forEach(
                    s ->
                        cases.add(
                            Hrg.when(
                                List.of(Hrg.literal(player), Hrg.literal(sites.name(s))),
                                Hrg.ref("1")))));
    cases.add(Hrg.when(List.of(ANY, ANY), Hrg.ref("0")));
    return definitions.function(name, Hrg.map(type, "Site", "Bool"), cases);
  }

  /**
   * A function of symbols; except for players, the most frequent value is the default, which comes
   * last.
   */
  String values(String name, String from, String to, Map<String, String> values) {
    Map<String, Integer> often = new LinkedHashMap<>();
    values.values().forEach(value -> often.merge(value, 1, Integer::sum));
    String usual =
        often.entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow().getKey();
    boolean ofPlayers = from.equals("Player") && values.size() == players && often.size() > 1;
    List<Case> cases = new ArrayList<>();
    values.forEach(
        (key, value) -> {
          if (ofPlayers || !value.equals(usual)) {
            cases.add(Hrg.when(List.of(Hrg.literal(key)), Hrg.ref(value)));
          }
        });
    if (!ofPlayers) {
      cases.add(Hrg.when(List.of(ANY), Hrg.ref(usual)));
    }
    return definitions.function(name, Hrg.map(from, to), cases);
  }

  /** A function from sites to numbers; -1 and missing entries become 0. */
  String numbers(String name, int[] table) {
    List<Case> cases = new ArrayList<>();
    for (int site = 0; site < table.length; site++) {
      if (table[site] > 0) {
        definitions.numbers(table[site]);
        cases.add(Hrg.when(List.of(Hrg.literal(sites.name(site))), Hrg.ref("" + table[site])));
      }
    }
    cases.add(Hrg.when(List.of(ANY), Hrg.ref("0")));
    return definitions.function(name, Hrg.map("Site", "Number"), cases);
  }

  /** A function from sites to numbers, with another number for no site. */
  String numbers(String name, int[] table, int ofNone) {
    definitions.numbers(ofNone);
    List<Case> cases = new ArrayList<>();
    cases.add(Hrg.when(List.of(Hrg.literal(Sites.OFF)), Hrg.ref("" + ofNone)));
    for (int site = 0; site < table.length; site++) {
      if (table[site] > 0) {
        cases.add(Hrg.when(List.of(Hrg.literal(sites.name(site))), Hrg.ref("" + table[site])));
      }
    }
    cases.add(Hrg.when(List.of(ANY), Hrg.ref("0")));
    return definitions.function(name, Hrg.map("Site", "Number"), cases);
  }

  /** The same for two sites. */
  String numbers(String name, int[][] table) {
    List<Case> cases = new ArrayList<>();
    for (int first = 0; first < table.length; first++) {
      for (int second = 0; second < table[first].length; second++) {
        if (table[first][second] > 0) {
          definitions.numbers(table[first][second]);
          cases.add(
              Hrg.when(
                  List.of(Hrg.literal(sites.name(first)), Hrg.literal(sites.name(second))),
                  Hrg.ref("" + table[first][second])));
        }
      }
    }
    cases.add(Hrg.when(List.of(ANY, ANY), Hrg.ref("0")));
    return definitions.function(name, Hrg.map("Site", "Site", "Number"), cases);
  }

  /** A table without any entries. */
  int[] empty() {
    int[] table = new int[sites.size()];
    Arrays.fill(table, -1);
    return table;
  }
}
