package org.regames.backend.plan;

import java.util.EnumSet;
import java.util.Set;

/**
 * The optimizations of the planner, most of them named after the RG pragma with the same
 * information. The planner computes the information itself, so games need no pragmas and wrong ones
 * do no harm. Switching a feature off never changes what is played, only how fast: that is what the
 * switches are for.
 */
public enum Feature {
  /**
   * {@code @disjoint}: if guards exclude each other, the other branches are not tried, and paths do
   * not branch. Without it all branches are tried, and the keeper may have to backtrack anywhere.
   */
  DISJOINT,

  /**
   * {@code @repeat}: searches over cycles record visited places in a set of cells, indexed by the
   * variables that distinguish visits. Without it they store all values and maps that differ.
   */
  REPEAT,

  /**
   * {@code @unique}: if no two paths have the same tags, there is no search for duplicate moves.
   * Without it all moves of a state are compared by a hash.
   */
  UNIQUE,

  /**
   * {@code @tagIndex}: if moves have few enough decisions, each decision is encoded in fixed bits
   * of one 64-bit code. Without it moves are lists of any length.
   */
  TAG_INDEX,

  /**
   * {@code @simpleApply}: playing a move executes only its assignments. Without it the comparisons
   * of its path are repeated; reachability checks are never repeated, nor are branches searched.
   */
  SIMPLE_APPLY,

  /**
   * {@code @integer}: cells in maps, and values of constant maps that are multiples of the key plus
   * a constant, are computed. Without it they are looked up in tables.
   */
  INTEGER,

  /**
   * {@code @iterator}: a choice among consecutively numbered symbols is a counting loop, which may
   * be free of branches. Without it the symbols are taken from a table.
   */
  ITERATOR,

  /**
   * No pragma: if the branches of a move differ only in constants and tables, the decision becomes
   * an index into tables. Without it playing a move branches by its decision.
   */
  MERGE_BRANCHES,

  /**
   * No pragma: the function that plays a move continues with the moves of the keeper after it.
   * Without it the keeper's function is looked up by its node first.
   */
  INLINE_KEEPER,

  /**
   * No pragma, and only with {@link #BITBOARDS}: moves of a few guarded branches are found without
   * jumps, and drawn without listing them. Without it they are listed.
   */
  IF_CONVERSION,

  /**
   * No pragma: a random move that is drawn from sets is played by the same function, with the moves
   * of the keeper after it. Without it one function draws the move and another one plays it.
   */
  FUSE_PLIES,

  /**
   * No pragma, and only with {@link #FUSE_PLIES}: on the JVM, consecutive plies are played by a
   * loop in one method. Without it each is looked up and called.
   */
  LOOP_PLIES,

  /**
   * No pragma: if all numbers of a loop can be processed at once, they are, as a set; moves that
   * are found as sets are drawn without listing them. Without it every loop takes one number after
   * the other.
   */
  BITBOARDS,

  /**
   * No pragma, and only with {@link #BITBOARDS}: cells that never have some values are not tested
   * for these. Without it any cell may have any value of its map.
   */
  CELL_VALUES,

  /**
   * No pragma, and only with {@link #BITBOARDS}: a check that depends on few cells, which follow
   * from where it starts, is answered by a table indexed by the contents of these cells. Without it
   * the check looks at one cell after the other.
   */
  LOOK_UP_CHECKS,

  /**
   * No pragma, and only with {@link #LOOK_UP_CHECKS}: if the cells of a check are in several words
   * of a set, but at different bits of them, these words are combined into one, and all starts
   * share one table. Without it each word is compressed separately.
   */
  OVERLAY,

  /**
   * No pragma: recursive checks are computed for all cells at once, as fixpoints of sets. Without
   * it one path after the other is followed.
   */
  FIXPOINTS,

  /**
   * No pragma: a recursive check starts from the cells that it found the last time, if these can
   * only grow. Without it each check starts from scratch.
   */
  REMEMBER_FIXPOINTS,

  /**
   * No pragma: for a cycle that paths can only leave or stay on, as where a piece slides, the code
   * of a move contains the number of rounds. Without it such moves are lists of any length.
   */
  ROUNDS,

  /**
   * No pragma: if searches change a map and restore it without using its sets in between, these are
   * not updated. Without it they follow every change.
   */
  FREEZE_BITBOARDS,

  /**
   * No pragma: a check with constant arguments gets a specialized function for each of them, if
   * they are few. Without it one function looks up what depends on its arguments.
   */
  SPECIALIZE_CHECKS,

  /**
   * No pragma: if the moves of some nodes have few enough decisions for a code and those of others
   * have not, only the latter are lists of any length. Without it all moves are.
   */
  CODES,

  /**
   * No pragma: if some branches of a loop can be processed for all numbers at once and others
   * cannot, only the latter run number by number. Without it all branches do.
   */
  SPLIT,

  /**
   * No pragma, and only with {@link #BITBOARDS}: lanes are masked out of a loop also by tests that
   * come after stores of a path. Without it only by tests before any store.
   */
  BEHIND_STORES,

  /**
   * No pragma, and only with {@link #BITBOARDS}: for two independent choices the set of the second
   * is computed only once, and a move is drawn from the product of both. Without it the second set
   * is computed again for each first choice.
   */
  PRODUCTS,

  /**
   * No pragma, and only with {@link #BITBOARDS}: if the keeper goes from cell to cell up to the
   * first one that is, or is not, in a set, that cell is found with bit operations. Without it the
   * keeper takes one step after the other.
   */
  FIND_FIRST_BLOCKERS,

  /**
   * No pragma, and only with {@link #BITBOARDS}: a check that looks along rays from a cell known
   * only in play, up to the first blocker, uses masks. Without it the check looks at one cell after
   * the other.
   */
  MASK_RAYS,

  /**
   * No pragma, and only with {@link #BITBOARDS}: if the keeper assigns a run of cells, as far as a
   * preceding check has looked, it assigns them at once. Without it the keeper tests each cell
   * again.
   */
  ASSIGN_RUNS,

  /**
   * No pragma, and only with {@link #BITBOARDS}: if a player only gets the turn after a check for a
   * legal move, a move is drawn from the sets of that check. Without it they are computed again.
   */
  REUSE_CHECK_SETS,

  /**
   * No pragma: a path in a cycle that never visits the same cell twice does not record its visits.
   * Without it every cyclic path does.
   */
  DROP_VISIT_MARKS,

  /**
   * No pragma: a check that records visited values does so only after the first few places, as most
   * checks end before that. Without it every check records them from the start.
   */
  NOTE_LATE,

  /**
   * No pragma, and only with {@link #BITBOARDS}: if all moves are sets, but too many for one
   * function, as those of sliding pieces, they are divided among several functions. Without it such
   * pieces are processed one after the other.
   */
  SLIDES,

  /**
   * No pragma: if moves end with a check, playouts draw from the paths up to it and check only the
   * drawn one. Without it moves are listed, and the check is made for each.
   */
  REJECT,

  /**
   * No pragma, and only with {@link #BITBOARDS} and {@link #REJECT}: if paths up to the last check
   * are sets, one of them is drawn without listing them; those that are not sets, or may have the
   * same tags as others, are listed. Without it all are listed.
   */
  CANDIDATES,

  /**
   * No pragma, and only with {@link #BITBOARDS}: common parts of sets of paths are factored out, so
   * that consecutive steps take one shift each. Without it every path shifts words by its whole
   * distance.
   */
  FACTOR,

  /**
   * No pragma: a check with a loop that changes maps restores them once, at its end. Without it
   * each round restores what it changed, after the rounds inside it.
   */
  RUN_CHECKS,

  /**
   * No pragma, and only with {@link #BITBOARDS}: a check that counts cells one after the other
   * counts the bits of a bitboard. Without it each cell is read.
   */
  COUNT_CELLS;

  /** All features: the default. */
  public static Set<Feature> all() {
    return EnumSet.allOf(Feature.class);
  }

  /** All features but one. */
  public static Set<Feature> without(Feature feature) {
    return EnumSet.complementOf(EnumSet.of(feature));
  }
}
