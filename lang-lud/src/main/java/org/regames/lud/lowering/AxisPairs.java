package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.board.Board;
import org.regames.lud.board.graph.SiteType;

/** Finds the functions of lines that lead in opposite directions everywhere on a board. */
final class AxisPairs {
  private final LineTables tables;
  private final Board board;
  private final SiteType use;
  private final Map<String, String> opposite = new HashMap<>();
  private final Set<String> order = new LinkedHashSet<>();

  AxisPairs(LineTables tables, Board board, SiteType use) {
    this.tables = tables;
    this.board = board;
    this.use = use;
  }

  private String function(int site, int target) {
    return tables.byName().entrySet().stream()
        .filter(each -> each.getValue()[site] == target)
        .findFirst()
        .orElseThrow()
        .getKey();
  }

  /** Adds the lines of a kind of steps; false if they do not pair in the same way everywhere. */
  boolean add(AbsoluteDirection kind) {
    for (int site = 0; site < board.count(use); site++) {
      for (int[] line : board.radials(use).of(site, kind)) {
        String forth = function(site, line[0]);
        order.add(forth);
        int[] back = board.radials(use).opposite(site, kind, line);
        if (back.length > 0 && !pair(forth, function(site, back[0]))) {
          return false;
        }
      }
    }
    return agrees(kind);
  }

  private boolean pair(String a, String b) {
    String known = opposite.putIfAbsent(a, b);
    String other = opposite.putIfAbsent(b, a);
    return (known == null || known.equals(b)) && (other == null || other.equals(a));
  }

  /** Checks that wherever a line has no opposite at a site, the opposite function leads nowhere. */
  private boolean agrees(AbsoluteDirection kind) {
    for (int site = 0; site < board.count(use); site++) {
      for (int[] line : board.radials(use).of(site, kind)) {
        String back = opposite.get(function(site, line[0]));
        int[] other = board.radials(use).opposite(site, kind, line);
        int expected = other.length == 0 ? -1 : other[0];
        if (back != null && tables.byName().get(back)[site] != expected) {
          return false;
        }
      }
    }
    return true;
  }

  /** Each line once: one function, or two that lead in opposite directions. */
  List<List<String>> pairs() {
    List<List<String>> pairs = new ArrayList<>();
    Set<String> done = new LinkedHashSet<>();
    for (String forth : order) {
      if (done.add(forth)) {
        String back = opposite.get(forth);
        if (back != null && done.add(back)) {
          pairs.add(List.of(forth, back));
        } else {
          pairs.add(List.of(forth));
        }
      }
    }
    return pairs;
  }
}
