package org.regames.lud.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The position according to the actions of a record. */
final class RecordedBoard {
  private final int[] what;
  private final int[] count;
  private final boolean counts;

  /** The pieces of each site from the bottom up, in games of stacks. */
  private final List<List<Integer>> stacks;

  private final boolean stacking;
  private boolean known = true;

  /**
   * An empty board.
   *
   * @param counts whether sites hold several pieces
   * @param stacking whether there are stacks
   */
  RecordedBoard(int sites, boolean counts, boolean stacking) {
    this.counts = counts;
    this.stacking = stacking;
    what = new int[sites];
    count = new int[sites];
    stacks = Stream.<List<Integer>>generate(ArrayList::new).limit(sites).toList();
  }

  /** Whether all actions so far were understood. */
  boolean isKnown() {
    return known;
  }

  /** The piece on a site, or on top of its stack; 0 for none. */
  int what(int site) {
    if (!stacking) {
      return what[site];
    }
    return stacks.get(site).isEmpty() ? 0 : stacks.get(site).getLast();
  }

  /** How many pieces are on a site. */
  int count(int site) {
    return stacking ? stacks.get(site).size() : count[site];
  }

  /** Executes a recorded move. */
  void play(RecordedMove move) {
    for (RecordedAction action : move.actions()) {
      if (known) {
        known = stacking ? pile(action) : play(action);
      }
    }
  }

  private boolean pile(RecordedAction action) {
    int to = action.number("to").orElse(-1);
    int from = action.number("from").orElse(-1);
    if (to >= stacks.size() || from >= stacks.size()) {
      return false;
    }
    return switch (action.name()) {
      case "Add", "Insert" -> to >= 0 && insert(to, action);
      case "Remove" -> {
        boolean now = !"false".equals(action.fields().get("applied"));
        yield to >= 0 && now && (stacks.get(to).isEmpty() || lift(to, action, "level") > 0);
      }
      case "Move" -> to >= 0 && from >= 0 && carry(from, to, action);
      case "StackMove" ->
          to >= 0 && from >= 0 && carryTop(from, to, action.number("numLevel").orElse(1));
      case "Promote" -> {
        lift(to, action, "level");
        yield stacks.get(to).add(action.number("what").orElse(0));
      }
      case "Copy", "SetCount" -> false;
      default -> true;
    };
  }

  private boolean insert(int to, RecordedAction action) {
    List<Integer> stack = stacks.get(to);
    int level =
        action.name().equals("Insert") ? action.number("level").orElse(stack.size()) : stack.size();
    stack.add(Math.clamp(level, 0, stack.size()), action.number("what").orElse(0));
    return true;
  }

  /** Removes the piece at the level of an action, or the top one if there is no such level. */
  private int lift(int site, RecordedAction action, String field) {
    List<Integer> stack = stacks.get(site);
    int level = action.number(field).orElse(-1);
    return stack.remove(level >= 0 && level < stack.size() ? level : stack.size() - 1);
  }

  private boolean carry(int from, int to, RecordedAction action) {
    if (stacks.get(from).isEmpty()) {
      return true;
    }
    if (action.fields().containsKey("stack")) {
      return carryTop(from, to, stacks.get(from).size());
    }
    int piece = lift(from, action, "levelFrom");
    List<Integer> stack = stacks.get(to);
    int level = action.number("levelTo").orElse(-1);
    stack.add(level >= 0 && level < stack.size() ? level : stack.size(), piece);
    return true;
  }

  private boolean carryTop(int from, int to, int pieces) {
    List<Integer> stack = stacks.get(from);
    if (from != to) {
      List<Integer> top = stack.subList(Math.max(0, stack.size() - pieces), stack.size());
      stacks.get(to).addAll(List.copyOf(top));
      top.clear();
    }
    return true;
  }

  private boolean play(RecordedAction action) {
    int to = action.number("to").orElse(-1);
    int from = action.number("from").orElse(-1);
    if (to >= what.length || from >= what.length) {
      return action.name().equals("Add");
    }
    boolean stack = action.fields().containsKey("stack") || action.fields().containsKey("level");
    return switch (action.name()) {
      case "Add" -> to >= 0 && !stack && add(to, action);
      case "Remove" -> {
        if ("false".equals(action.fields().get("applied"))) {
          yield true;
        }
        yield to >= 0 && !stack && set(to, 0, 0);
      }
      case "Move" -> to >= 0 && from >= 0 && !stack && move(from, to, action);
      case "Promote" -> to >= 0 && !stack && set(to, action.number("what").orElse(0), 1);
      case "SetCount" -> {
        int number = action.number("count").orElse(0);
        int what = number == 0 ? 0 : action.number("what").orElse(0);
        yield to >= 0 && set(to, what, number);
      }
      case "Insert", "StackMove", "Copy" -> false;
      default -> true;
    };
  }

  private boolean set(int site, int piece, int number) {
    what[site] = piece;
    count[site] = number;
    return true;
  }

  private boolean add(int to, RecordedAction action) {
    if (what[to] != 0) {
      count[to] = counts ? count[to] + 1 : 1;
      return true;
    }
    return set(to, action.number("what").orElse(0), action.number("count").orElse(1));
  }

  private boolean move(int from, int to, RecordedAction action) {
    int units = action.number("count").orElse(1);
    int piece = what[from];
    if (piece == 0) {
      return true;
    }
    count[from] -= units;
    if (count[from] <= 0) {
      set(from, 0, 0);
    }
    if (what[to] == piece && counts) {
      count[to] += units;
      return true;
    }
    boolean stays = what[to] != 0 && action.fields().containsKey("count");
    return stays || set(to, piece, units);
  }
}
