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

  /** How many pieces stand on a site. */
  int count(int site) {
    return count[site];
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
