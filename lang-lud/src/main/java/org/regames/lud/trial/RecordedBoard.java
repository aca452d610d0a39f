package org.regames.lud.trial;

/** What stands where, as the actions of a record say: in games without stacks. */
final class RecordedBoard {
  private final int[] what;
  private final int[] count;
  private final boolean counts;
  private boolean known = true;

  /**
   * An empty board.
   *
   * @param counts whether sites hold several pieces
   */
  RecordedBoard(int sites, boolean counts) {
    this.counts = counts;
    what = new int[sites];
    count = new int[sites];
  }

  /** Whether all so far was understood. */
  boolean isKnown() {
    return known;
  }

  /** What stands on a site; 0 for nothing. */
  int what(int site) {
    return what[site];
  }

  /** Does what a move does. */
  void play(RecordedMove move) {
    for (RecordedAction action : move.actions()) {
      if (known) {
        known = play(action);
      }
    }
  }

  private boolean play(RecordedAction action) {
    int to = action.number("to").orElse(-1);
    int from = action.number("from").orElse(-1);
    if (to >= what.length || from >= what.length) {
      return false;
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
      case "SetCount", "Insert", "StackMove", "Copy" -> false;
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
    if (action.fields().containsKey("count")) {
      return false;
    }
    int piece = what[from];
    count[from]--;
    if (count[from] <= 0) {
      set(from, 0, 0);
    }
    if (what[to] == piece && counts) {
      count[to]++;
      return true;
    }
    return set(to, piece, 1);
  }
}
