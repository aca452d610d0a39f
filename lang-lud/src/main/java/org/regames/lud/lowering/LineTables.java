package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Tables from sites to sites, filled with lines of a board. */
final class LineTables {
  /** A line that begins at a site. */
  private record Line(int site, int[] sites) {}

  private final int size;
  private Map<String, int[]> byName = new LinkedHashMap<>();
  private final List<Line> lines = new ArrayList<>();
  private final Set<List<Integer>> begun = new HashSet<>();
  private boolean closed;

  LineTables(int size) {
    this.size = size;
  }

  Map<String, int[]> byName() {
    return byName;
  }

  /** Whether some line ends only because it returns to its start. */
  boolean closed() {
    return closed;
  }

  /** Adds a step, unless there is one between these sites. */
  void addStep(String wanted, int site, int target) {
    if (begun.add(List.of(site, target))) {
      put(wanted, site, target);
    }
  }

  private void put(String wanted, int site, int target) {
    String name = wanted;
    for (int i = 2; byName.containsKey(name) && byName.get(name)[site] >= 0; i++) {
      name = wanted + "_" + i;
    }
    byName.computeIfAbsent(name, _ -> filled())[site] = target;
  }

  private int[] filled() {
    int[] table = new int[size];
    Arrays.fill(table, -1);
    return table;
  }

  /** Adds a line; false if there is one with the same first step. */
  boolean addLine(String wanted, int site, int[] sites) {
    if (!begun.add(List.of(site, sites[0]))) {
      return false;
    }
    put(wanted, site, sites[0]);
    lines.add(new Line(site, sites));
    return true;
  }

  /** Whether iterating the functions leads exactly along all lines. */
  boolean follows() {
    closed = false;
    for (Line line : lines) {
      int[] table =
          byName.values().stream()
              .filter(each -> each[line.site()] == line.sites()[0])
              .findFirst()
              .orElseThrow();
      int at = line.site();
      for (int next : line.sites()) {
        if (table[at] != next) {
          return false;
        }
        at = next;
      }
      if (table[at] == line.site()) {
        closed = true;
      } else if (table[at] >= 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether lines from the same site never meet, and none returns to it. */
  boolean apart() {
    Map<Integer, Set<Integer>> met = new HashMap<>();
    for (Line line : lines) {
      Set<Integer> before = met.computeIfAbsent(line.site(), site -> new HashSet<>(Set.of(site)));
      if (!Arrays.stream(line.sites()).allMatch(before::add)) {
        return false;
      }
    }
    return true;
  }

  /** Rebuilds the functions, so that each line follows a single function. */
  void pack() {
    Map<List<Integer>, List<Integer>> following = new LinkedHashMap<>();
    for (Line line : lines) {
      int at = line.site();
      for (int k = 0; k < line.sites().length; k++) {
        List<Integer> leg = List.of(at, line.sites()[k]);
        if (k + 1 < line.sites().length) {
          following.put(leg, List.of(line.sites()[k], line.sites()[k + 1]));
        } else {
          following.putIfAbsent(leg, List.of());
        }
        at = line.sites()[k];
      }
    }
    Map<List<Integer>, List<Integer>> heads = new LinkedHashMap<>();
    following.keySet().forEach(leg -> heads.put(leg, leg));
    boolean changes = true;
    while (changes) {
      changes = false;
      for (Map.Entry<List<Integer>, List<Integer>> each : following.entrySet()) {
        if (!each.getValue().isEmpty()) {
          List<Integer> a = heads.get(each.getKey());
          List<Integer> b = heads.get(each.getValue());
          List<Integer> least = compare(a, b) < 0 ? a : b;
          if (!a.equals(b)) {
            heads.put(each.getKey(), least);
            heads.put(each.getValue(), least);
            changes = true;
          }
        }
      }
    }
    Map<List<Integer>, List<List<Integer>>> classes = new TreeMap<>(LineTables::compare);
    heads.forEach((leg, head) -> classes.computeIfAbsent(head, _ -> new ArrayList<>()).add(leg));
    byName = new LinkedHashMap<>();
    classes.values().forEach(this::place);
  }

  private static int compare(List<Integer> a, List<Integer> b) {
    int first = Integer.compare(a.getFirst(), b.getFirst());
    return first != 0 ? first : Integer.compare(a.getLast(), b.getLast());
  }

  /** Puts the legs of one line into the first function where they collide with no others. */
  private void place(List<List<Integer>> legs) {
    Set<Integer> touched = new HashSet<>();
    legs.forEach(touched::addAll);
    int i = 1;
    while (byName.containsKey("line" + i) && meets(byName.get("line" + i), touched)) {
      i++;
    }
    int[] table = byName.computeIfAbsent("line" + i, _ -> filled());
    legs.forEach(leg -> table[leg.getFirst()] = leg.getLast());
  }

  private static boolean meets(int[] table, Set<Integer> touched) {
    for (int site = 0; site < table.length; site++) {
      if (table[site] >= 0 && (touched.contains(site) || touched.contains(table[site]))) {
        return true;
      }
    }
    return false;
  }
}
